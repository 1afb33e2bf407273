package org.polysweep.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.query.Allocation;
import org.polysweep.conformance.query.Answers;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.contact.Verdict;
import org.polysweep.generate.Edits;
import org.polysweep.generate.QueryClass;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.sign.Stage;
import org.polysweep.oracle.Query;
import org.polysweep.query.Intersection;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.sweep.Sweep;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.sweep.Sweeper;

/** A sweep into a reused result does not allocate, nor does reading every field, unless the exact fallback decides. */
class AllocationTest {

    private static final int QUERIES = 400;

    private record Pair(MovingShape a, MovingShape b) {}

    /** What is read, so that reading is not for nothing. */
    private double sum;

    @ParameterizedTest
    @EnumSource(names = {"BOXES", "TURNED_BOXES", "POLYGONS", "ROUND", "THIN", "GRID", "THIN_GRID", "TILES"})
    void noGarbageIsMade(QueryClass kind) {
        for (SweepAlgorithm path : new SweepAlgorithm[] {SweepAlgorithm.AUTO, SweepAlgorithm.POLYGON}) {
            List<Pair> pairs = withoutIntegers(path, kind::next);
            assertThat(pairs).hasSizeGreaterThan(QUERIES * 8 / 10);
            assertThat(garbage(Answers.sweeper(path), pairs)).as("%s", path).isZero();
        }
    }

    /** The normal is the direction of the minimum translation. */
    @ParameterizedTest
    @EnumSource(
            names = {"TURNED_BOXES", "POLYGONS", "ROUND", "THIN", "SLIVERS", "GRID", "TILES", "DECIMALS", "OFFSETS"})
    void noGarbageIsMadeForOverlapsWhereNothingMoves(QueryClass kind) {
        List<Pair> pairs = withoutIntegers(SweepAlgorithm.POLYGON, random -> atRest(random, kind));
        pairs.removeIf(pair -> Intersection.minimumTranslation(pair.a, pair.b).isEmpty());
        assertThat(pairs).hasSizeGreaterThan(QUERIES / 2);
        assertThat(garbage(PairSweeper.POLYGON, pairs)).isZero();
    }

    private static Query atRest(Random random, QueryClass kind) {
        Query query = Edits.overlapping(random, kind.next(random));
        return Edits.withMoves(query, query.moveAX(), query.moveAY(), query.moveAX(), query.moveAY());
    }

    /** A corner comes down to a floor: where it comes to rest is a double, most often, whatever the time is. */
    @Test
    void noGarbageIsMadeOnAFloorOrWall() {
        Random random = new Random(7);
        ConvexPolygon box = ConvexPolygon.box(-9, -9, 9, 9);
        List<Pair> landings = new ArrayList<>();
        for (int i = 0; i < QUERIES; i++) {
            ConvexPolygon shape = ConvexPolygon.hullOf(random.doubles(10, -1, 1).toArray());
            double along = 8 * random.nextDouble();
            boolean isFloor = i % 2 == 0;
            MovingShape falling = shape.at(isFloor ? along : 11, isFloor ? 11 : along)
                    .moving(isFloor ? random.nextDouble() : -9, isFloor ? -9 : random.nextDouble());
            MovingShape standing =
                    box.at(0, 0).moving(isFloor ? random.nextDouble() : 0, isFloor ? 0 : random.nextDouble());
            landings.add(i % 4 < 2 ? new Pair(falling, standing) : new Pair(standing, falling));
        }
        for (Pair pair : landings) {
            assertThat(Sweep.outcome(pair.a, pair.b)).isEqualTo(referenceOf(pair));
        }
        assertThat(garbage(PairSweeper.AUTO, landings)).isZero();
    }

    private static SweepOutcome referenceOf(Pair pair) {
        SweepResult result = SweepResult.create();
        Sweeper.of(SweepAlgorithm.REFERENCE).sweep(pair.a, pair.b, result);
        return result.toOutcome();
    }

    @Test
    void oneResultServesBoxesAndPolygonsInTurn() {
        List<Pair> boxes = withoutIntegers(SweepAlgorithm.AUTO, QueryClass.TILES::next);
        List<Pair> polygons = withoutIntegers(SweepAlgorithm.AUTO, QueryClass.POLYGONS::next);
        List<Pair> inTurn = new ArrayList<>();
        for (int i = 0; i < Math.min(boxes.size(), polygons.size()); i++) {
            inTurn.add(boxes.get(i));
            inTurn.add(polygons.get(i));
        }
        assertThat(garbage(PairSweeper.AUTO, inTurn)).isZero();
    }

    /** Allocation would be detected. */
    @Test
    void integersMakeGarbage() {
        ConvexPolygon triangle = ConvexPolygon.of(0, 0, 4, 1, 1, 3);
        Pair touching =
                new Pair(triangle.at(-8, -2).moving(4, 1), triangle.at(0, 0).moving(0, 0));
        PairSweeper integers = PairSweeper.AUTO.without(Stage.FILTER, Stage.STRUCTURE, Stage.EXPANSION);
        assertThat(garbage(integers, List.of(touching))).isPositive();
    }

    /**
     * The signs are decided by zeros and short numbers, so only the numbers allocate, once doubles are left
     * out.
     */
    @ParameterizedTest
    @EnumSource(names = {"AABB", "POLYGON"})
    void numbersInIntegersMakeGarbage(SweepAlgorithm path) {
        ConvexPolygon box = ConvexPolygon.box(0, 0, 1, 1);
        List<Pair> sliding =
                List.of(new Pair(box.at(-3, 1).moving(5, 0), box.at(0, 0).moving(0, 0)));
        PairSweeper sweeper = Answers.sweeper(path);
        assertThat(garbage(sweeper.without(Stage.FILTER), sliding)).isZero();
        assertThat(garbage(sweeper.without(Stage.FILTER, Stage.EXPANSION), sliding))
                .isPositive();
        assertThat(garbage(sweeper.without(Stage.EXPANSION), sliding)).isPositive();
    }

    /** Queries of a class without those for which integers are needed. */
    private static List<Pair> withoutIntegers(SweepAlgorithm path, Function<Random, Query> kind) {
        List<Pair> pairs = new ArrayList<>();
        Random random = new Random(5);
        for (int i = 0; i < QUERIES; i++) {
            Query query = kind.apply(random);
            MovingShape a = Answers.a(query);
            MovingShape b = Answers.b(query);
            SweepAlgorithm answering =
                    Sweeper.of(path).algorithmFor(a.shape().part(0), b.shape().part(0));
            long integers = StageCounts.ofVerdict(answering, a, b).integers()
                    + StageCounts.ofAnswer(answering, a, b).integers();
            if (integers == 0) {
                pairs.add(new Pair(a, b));
            }
        }
        return pairs;
    }

    /** The bytes that a round of all pairs allocates. */
    private long garbage(PairSweeper sweeper, List<Pair> list) {
        Pair[] pairs = list.toArray(Pair[]::new);
        SweepResult result = SweepResult.create();
        long garbage = Allocation.ofSteadyState(() -> run(sweeper, pairs, result));
        assertThat(sum).isNotNaN();
        return garbage;
    }

    private void run(PairSweeper sweeper, Pair[] pairs, SweepResult result) {
        for (Pair pair : pairs) {
            MovingShape a = pair.a;
            MovingShape b = pair.b;
            sweeper.sweep(
                    a.shape().part(0),
                    a.x(),
                    a.y(),
                    a.dx(),
                    a.dy(),
                    b.shape().part(0),
                    b.x(),
                    b.y(),
                    b.dx(),
                    b.dy(),
                    result);
            if (result.verdict() != Verdict.MISS) {
                read(result);
            }
        }
    }

    private void read(SweepResult result) {
        double times = result.enter() + result.exit();
        double normal = result.normalX() + result.normalY();
        double rest = result.safeAX() + result.safeAY() + result.safeBX() + result.safeBY();
        double contact = result.contactX(0) + result.contactY(0) + result.contactX(1) + result.contactY(1);
        int features = result.featureIndexA()
                + result.featureIndexB()
                + (result.featureKindA() == result.featureKindB() ? 1 : 0);
        double all = times + normal + rest + contact + features + result.contactCount();
        sum += all > 0 ? 1 : 0;
    }
}
