package org.polysweep.conformance.compound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.polysweep.conformance.query.Answers;
import org.polysweep.contact.MinimumTranslation;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.compound.CompoundSweep;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.query.ClosestPoints;
import org.polysweep.query.Distance;
import org.polysweep.query.Intersection;
import org.polysweep.query.PointLocation;
import org.polysweep.query.RayCast;
import org.polysweep.query.RayHit;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.Ray;
import org.polysweep.shape.RayStartInside;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.trials.Trials;
import org.polysweep.world.World;
import org.polysweep.world.body.WorldRayHit;

/** Compounds of hundreds of parts, which are searched, have the result of all their parts swept one by one. */
@Tag("bulk")
class ManyPartsTest {

    private static final int ROUNDS = 30;
    private static final int QUERIES = 20;

    private Random random = Trials.random(0);
    private MovingShape level =
            CompoundShape.of(ConvexPolygon.of(0, 0)).at(0, 0).moving(0, 0);
    private final Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);

    @BeforeEach
    void makeALevel(RepetitionInfo repetition) {
        random = Trials.random(repetition.getCurrentRepetition());
        double[] places = {0, 0.1, 1e6 + 0.3, -1e15};
        double place = places[random.nextInt(places.length)];
        level = CompoundShape.of(parts(2 + random.nextInt(300), 20))
                .at(place, -place)
                .moving(random.nextInt(3) == 0 ? 0.7 : 0, random.nextInt(3) == 0 ? -0.1 : 0);
    }

    private List<ConvexShape> parts(int count, int size) {
        List<ConvexShape> parts = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            double x = random.nextInt(-size, size);
            double y = random.nextInt(-size, size);
            parts.add(
                    switch (random.nextInt(4)) {
                        case 0, 1 -> ConvexPolygon.box(x, y, x + 1, y + 1);
                        case 2 -> RoundedPolygon.capsule(x, y, x + random.nextDouble(), y, random.nextInt(3) / 2.0);
                        default ->
                            ConvexPolygon.of(
                                    x, y, x + 1, y + random.nextDouble(), x + random.nextInt(9) / 8.0, y + 1.5);
                    });
        }
        return parts;
    }

    /** Somebody of few parts near the level, who moves, perhaps far. */
    private MovingShape visitor() {
        int far = random.nextBoolean() ? 2 : 60;
        double grain = random.nextBoolean() ? 1 : 0.1;
        return CompoundShape.of(parts(1 + random.nextInt(3), 1))
                .at(level.x() + grain * random.nextInt(-25, 25), level.y() + grain * random.nextInt(-25, 25))
                .moving(grain * random.nextInt(-far, far), grain * random.nextInt(-far, far));
    }

    private static List<int[]> pairs(MovingShape a, MovingShape b) {
        return IntStream.range(0, a.shape().partCount())
                .boxed()
                .flatMap(i -> IntStream.range(0, b.shape().partCount()).mapToObj(k -> new int[] {i, k}))
                .toList();
    }

    private static SweepResult alone(MovingShape a, int i, MovingShape b, int k) {
        SweepResult result = SweepResult.create();
        PairSweeper.AUTO.sweep(ConvexMotion.part(a, i), ConvexMotion.part(b, k), result);
        return result;
    }

    @RepeatedTest(ROUNDS)
    void theSweepIsThatOfTheEarliestPair() {
        CompoundSweep sweep = new CompoundSweep();
        for (int query = 0; query < QUERIES; query++) {
            MovingShape visitor = visitor();
            boolean isFirst = random.nextBoolean();
            MovingShape a = isFirst ? visitor : level;
            MovingShape b = isFirst ? level : visitor;
            SweepResult answer = sweep.sweep(a, b);
            List<SweepResult> met = pairs(a, b).stream()
                    .map(pair -> alone(a, pair[0], b, pair[1]))
                    .filter(result -> result.verdict() != Verdict.MISS)
                    .toList();
            verdicts.merge(answer.verdict(), 1, Integer::sum);
            Optional<SweepResult> best =
                    met.stream().min(Comparator.comparing(SweepResult::verdict).thenComparing(SweepResult::enter));
            assertThat(answer.verdict())
                    .isEqualTo(best.map(SweepResult::verdict).orElse(Verdict.MISS));
            if (best.isPresent()) {
                assertThat(answer.enter()).isEqualTo(best.get().enter());
                SweepResult pair = alone(a, sweep.partA(), b, sweep.partB());
                assertThat(List.of(pair.verdict(), pair.enter(), pair.exit()))
                        .isEqualTo(List.of(answer.verdict(), answer.enter(), answer.exit()));
            }
        }
        assertThat(verdicts).hasSizeGreaterThan(1);
    }

    @RepeatedTest(ROUNDS)
    void theRestOfAStepLeavesOutAllPairsThatOverlap() {
        CompoundSweep sweep = new CompoundSweep();
        for (int query = 0; query < QUERIES; query++) {
            MovingShape visitor = visitor();
            boolean isFirst = random.nextBoolean();
            MovingShape a = isFirst ? visitor : level;
            MovingShape b = isFirst ? level : visitor;
            double from = random.nextInt(5) / 4.0;
            SweepResult answer = sweep.sweepRest(a, b, from);
            Verdict expected = Verdict.MISS;
            double enter = Double.POSITIVE_INFINITY;
            TreeSet<String> within = new TreeSet<>();
            for (int[] pair : pairs(a, b)) {
                SweepResult result = alone(a, pair[0], b, pair[1]);
                Verdict verdict = result.verdictFrom(from);
                if (verdict == Verdict.OVERLAP) {
                    within.add(pair[0] + " " + pair[1]);
                } else if (verdict != Verdict.MISS) {
                    int order = verdict.compareTo(expected);
                    enter = order < 0 ? result.enter() : order == 0 ? Math.min(enter, result.enter()) : enter;
                    expected = order < 0 ? verdict : expected;
                }
            }
            assertThat(IntStream.range(0, sweep.within().count())
                            .mapToObj(i -> sweep.within().partA(i) + " "
                                    + sweep.within().partB(i)))
                    .containsExactlyInAnyOrderElementsOf(within);
            if (expected != Verdict.MISS) {
                assertThat(alone(a, sweep.partA(), b, sweep.partB()).verdictFrom(from))
                        .isEqualTo(expected);
                assertThat(answer.enter()).isEqualTo(enter);
            } else {
                assertThat(answer.verdict()).isEqualTo(expected);
            }
        }
    }

    @RepeatedTest(ROUNDS)
    void theDistanceIsThatOfTheNearestPair() {
        for (int query = 0; query < QUERIES; query++) {
            MovingShape a = visitor();
            double least = pairs(a, level).stream()
                    .mapToDouble(pair -> Distance.between(
                            a.part(pair[0]).placed(), level.part(pair[1]).placed()))
                    .min()
                    .orElseThrow();
            assertThat(Distance.between(a.placed(), level.placed()))
                    .isEqualTo(least)
                    .isEqualTo(Distance.between(level.placed(), a.placed()));
            Optional<ClosestPoints> gap = Distance.closestPoints(a.placed(), level.placed());
            assertThat(gap.isPresent()).isEqualTo(least > 0);
            gap.ifPresent(points -> {
                assertThat(points.distance()).isEqualTo(least);
                // Of pairs at the same distance the first counts, as far as doubles tell.
                assertThat(pairs(a, level).stream()
                                .filter(pair -> Distance.between(
                                                a.part(pair[0]).placed(),
                                                level.part(pair[1]).placed())
                                        == least))
                        .anyMatch(pair -> pair[0] == points.partA() && pair[1] == points.partB());
            });
        }
    }

    @RepeatedTest(ROUNDS)
    void aPointLiesWhereItLiesInAnyPart() {
        for (int query = 0; query < QUERIES; query++) {
            MovingShape place = visitor();
            PointLocation expected = PointLocation.OUTSIDE;
            for (int i = 0; i < level.shape().partCount(); i++) {
                PointLocation inPart = PointLocation.of(level.part(i).placed(), place.x(), place.y());
                expected = inPart.compareTo(expected) < 0 ? inPart : expected;
            }
            assertThat(PointLocation.of(level.placed(), place.x(), place.y())).isEqualTo(expected);
        }
    }

    @RepeatedTest(ROUNDS)
    void theWayOutIsThatOfThePartsNearby() {
        for (int query = 0; query < 3; query++) {
            MovingShape a = visitor();
            Optional<MinimumTranslation> way = Intersection.minimumTranslation(a, level);
            double reach = way.map(MinimumTranslation::depth).orElse(0.0) + 10;
            List<ConvexShape> near = level.shape().parts().stream()
                    .filter(part -> Math.abs(part.minX() + level.x() - a.x()) < reach
                            && Math.abs(part.minY() + level.y() - a.y()) < reach)
                    .toList();
            if (!near.isEmpty()) {
                MovingShape others =
                        CompoundShape.of(near).at(level.x(), level.y()).moving(level.dx(), level.dy());
                assertThat(Intersection.minimumTranslation(a, others)).isEqualTo(way);
            }
        }
    }

    @RepeatedTest(ROUNDS)
    void aRayMeetsTheFirstPart() {
        World world = new World();
        world.addKinematic(level.shape(), level.x(), level.y());
        List<PlacedShape> parts = IntStream.range(0, level.shape().partCount())
                .mapToObj(i -> level.part(i).placed())
                .toList();
        for (int query = 0; query < QUERIES; query++) {
            MovingShape way = visitor();
            if (way.dx() == 0 && way.dy() == 0) {
                continue;
            }
            Ray ray = query % 2 == 0
                    ? Ray.segment(way.x(), way.y(), way.dx(), way.dy())
                    : Ray.endless(way.x(), way.y(), way.dx(), way.dy());
            Optional<RayHit> expected =
                    RayCast.first(ray, parts, RayStartInside.REPORT_START).map(Answers::ofCompound);
            assertThat(RayCast.first(ray, level.placed())).isEqualTo(expected);
            assertThat(RayCast.first(ray, level.placed(), RayStartInside.REPORT_EXIT))
                    .isEqualTo(RayCast.first(ray, parts, RayStartInside.REPORT_EXIT)
                            .map(Answers::ofCompound));
            assertThat(world.queries().castRay(ray).map(WorldRayHit::hit)).isEqualTo(expected);
            assertThat(world.queries().castRayAll(ray).stream()
                            .map(WorldRayHit::hit)
                            .findFirst())
                    .isEqualTo(expected);
        }
    }
}
