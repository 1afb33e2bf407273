package org.polysweep.conformance.turning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.part.NastyParts;
import org.polysweep.conformance.turning.TurningQuery.Body;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.contact.Verdict;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.Part;
import org.polysweep.oracle.PartOfStep;
import org.polysweep.oracle.turning.TurningCompoundOracle;
import org.polysweep.oracle.turning.TurningCompoundOracle.BestPair;
import org.polysweep.pose.Rotor;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.sweep.Sweeper;
import org.polysweep.trials.Trials;

/** Compounds of which one turns: the earliest pair of parts answers. */
class TurningCompoundTest {

    private static final Rotor QUARTER = Rotor.ofHalfAngle(1, 1);

    private static SweepResult sweep(MovingShape a, MovingShape b) {
        SweepResult result = SweepResult.create();
        Sweeper.AUTO.sweep(a, b, result);
        return result;
    }

    /** Some convex shapes that move as one. */
    private record Parts(List<Body> bodies) {

        Body pose() {
            return bodies.get(0);
        }

        boolean turns() {
            double[] rotors = pose().rotors();
            return rotors[0] * rotors[3] != rotors[1] * rotors[2];
        }

        MovingShape moving() {
            List<ConvexShape> shapes =
                    bodies.stream().map(body -> body.straight().shape()).toList();
            return moving(CompoundShape.of(shapes));
        }

        List<Part> judged() {
            return bodies.stream()
                    .map(body -> new Part(body.core(), body.radius()))
                    .toList();
        }

        MovingShape first() {
            return TurningCompoundTest.moving(pose());
        }

        private MovingShape moving(CompoundShape shape) {
            MovingShape one = first();
            return new MovingShape(shape, one.x(), one.y(), one.dx(), one.dy(), one.rotor(), one.endRotor());
        }
    }

    private static MovingShape moving(Body body) {
        double[] motion = body.motion();
        double[] rotors = body.rotors();
        return new MovingShape(
                body.straight().shape(),
                motion[0],
                motion[1],
                motion[2],
                motion[3],
                Rotor.ofHalfAngle(rotors[0], rotors[1]),
                Rotor.ofHalfAngle(rotors[2], rotors[3]));
    }

    /** Up to three parts, shifted on a grid. */
    private static Parts parts(Body pose, TurningKind kind, Random random) {
        List<Body> bodies = new ArrayList<>();
        for (int i = 0; i <= random.nextInt(3); i++) {
            Body next = i == 0
                    ? pose
                    : random.nextBoolean() ? pose : kind.next(random).a();
            int x = random.nextInt(9) - 4;
            int y = random.nextInt(9) - 4;
            double[] core = next.core().clone();
            for (int k = 0; k < core.length; k++) {
                core[k] += k % 2 == 0 ? x : y;
            }
            bodies.add(new Body(core, next.radius(), pose.motion(), pose.rotors()));
        }
        return new Parts(bodies);
    }

    @ParameterizedTest
    @EnumSource
    void aCompoundOfOnePartAnswersAsThePart(TurningKind kind) {
        Random random = Trials.random(kind.name().hashCode() + 2);
        for (int i = 0; i < Trials.times(3); i++) {
            TurningQuery query = kind.next(random);
            Parts a = new Parts(List.of(query.a()));
            Parts b = new Parts(List.of(query.b()));
            SweepResult parts = sweep(a.first(), b.first());
            for (SweepResult compound : List.of(
                    sweep(a.moving(), b.moving()), sweep(a.first(), b.moving()), sweep(a.moving(), b.first()))) {
                assertThat(compound.toOutcome()).as("%s", query).isEqualTo(parts.toOutcome());
                assertThat(numbers(compound)).as("%s", query).isEqualTo(numbers(parts));
            }
        }
    }

    private static List<Double> numbers(SweepResult result) {
        return List.of(
                result.enter(),
                result.exit(),
                result.safeHalfCosA(),
                result.safeHalfSinA(),
                result.safeHalfCosB(),
                result.safeHalfSinB());
    }

    private static CompoundQuery question(Parts a, Parts b) {
        double[] ofA = a.pose().motion();
        double[] ofB = b.pose().motion();
        return new CompoundQuery(a.judged(), b.judged(), ofA[0], ofA[1], ofB[0], ofB[1], ofA[2], ofA[3], ofB[2], ofB[3])
                .withRotors(rotors(a.pose()), rotors(b.pose()));
    }

    private static List<Double> rotors(Body body) {
        double[] rotors = body.rotors();
        return List.of(rotors[0], rotors[1], rotors[2], rotors[3]);
    }

    @ParameterizedTest
    @EnumSource(
            value = TurningKind.class,
            names = {"GRID", "FLAT", "PIVOTS", "ROUND", "CIRCLES", "GRAZING", "ONE_TURNS", "UNIFORM"})
    void theBestOfAllPairsAnswers(TurningKind kind) {
        Random random = Trials.random(kind.name().hashCode() + 3);
        Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);
        for (int i = 0; i < Trials.atLeast(5, 10); i++) {
            TurningQuery query = kind.next(random);
            Parts a = parts(query.a(), kind, random);
            Parts b = parts(query.b(), kind, random);
            if (!a.turns() && !b.turns()) {
                continue;
            }
            BestPair best = TurningCompoundOracle.best(question(a, b));
            SweepResult result = sweep(a.moving(), b.moving());
            String description = a + "\n" + b;
            assertThat(result.verdict().name())
                    .as(description)
                    .isEqualTo(best.timing().verdict().name());
            verdicts.merge(result.verdict(), 1, Integer::sum);
            if (result.verdict() != Verdict.MISS) {
                assertThat(List.of(result.partA(), result.partB()))
                        .as(description)
                        .containsExactly(best.partA(), best.partB());
                assertThat(List.of(result.enter(), result.exit()))
                        .as(description)
                        .containsExactly(
                                best.timing().enterDouble(), best.timing().exitDouble());
            }
            SweepResult reference = SweepResult.create();
            Sweeper.of(SweepAlgorithm.REFERENCE).sweep(a.moving(), b.moving(), reference);
            assertThat(reference.toOutcome()).as(description).isEqualTo(result.toOutcome());
            requireSwapped(result, sweep(b.moving(), a.moving()));
        }
        assertThat(verdicts).hasSizeGreaterThan(1);
    }

    @ParameterizedTest
    @EnumSource(
            value = TurningKind.class,
            names = {"GRID", "PIVOTS", "ROUND", "GRAZING", "ONE_TURNS", "UNIFORM", "TURNED"})
    void theBestOfAllPairsAnswersForAPart(TurningKind kind) {
        Random random = Trials.random(kind.name().hashCode() + 4);
        SweepResult result = SweepResult.create();
        for (int i = 0; i < Trials.atLeast(5, 8); i++) {
            TurningQuery query = kind.next(random);
            Parts a = parts(query.a(), kind, random);
            Parts b = parts(query.b(), kind, random);
            PartOfStep part = NastyParts.next(random, sweep(a.moving(), b.moving()));
            Sweeper.of(SweepAlgorithm.REFERENCE).sweep(a.moving(), b.moving(), part.start(), part.end(), result);
            SweepOutcome reference = result.toOutcome();
            Sweeper.AUTO.sweep(a.moving(), b.moving(), part.start(), part.end(), result);
            String description = part + "\n" + a + "\n" + b;
            assertThat(result.toOutcome()).as(description).isEqualTo(reference);
            if (!a.turns() && !b.turns()) {
                continue;
            }
            BestPair best = TurningCompoundOracle.best(question(a, b), part);
            assertThat(result.verdict().name())
                    .as(description)
                    .isEqualTo(best.timing().verdict().name());
            if (result.verdict() != Verdict.MISS) {
                assertThat(List.of(result.partA(), result.partB()))
                        .as(description)
                        .containsExactly(best.partA(), best.partB());
                assertThat(List.of(result.enter(), result.exit()))
                        .as(description)
                        .containsExactly(
                                best.timing().enterDouble(), best.timing().exitDouble());
            }
        }
    }

    /**
     * Verdict and times stay; where pairs tie, other parts may be reported, since the parts of the first shape come
     * first.
     */
    private static void requireSwapped(SweepResult result, SweepResult swapped) {
        assertThat(swapped.verdict()).isEqualTo(result.verdict());
        if (result.verdict() != Verdict.OVERLAP) {
            assertThat(List.of(swapped.enter())).containsExactly(result.enter());
        }
        if (swapped.partA() == result.partB() && swapped.partB() == result.partA()) {
            assertThat(List.of(swapped.exit())).containsExactly(result.exit());
        }
    }

    /** A floor of unit tiles below y = 0, from x = 0 on. */
    private static CompoundShape tiles(int count) {
        return CompoundShape.of(IntStream.range(0, count)
                .mapToObj(i -> ConvexPolygon.box(i, -1, i + 1, 0))
                .toList());
    }

    /**
     * It reaches 5 from its hinge 4 above the floor, so its tip comes to the floor 3 from there: in the corner of two
     * tiles.
     */
    @Test
    void aFlipperFallsOntoAFloorOfTiles() {
        MovingShape flipper = ConvexPolygon.of(0, 0, 5, 0).at(2, 4).moving(0, 0).rotatingTo(Rotor.ofHalfAngle(1, -1));
        MovingShape floor = tiles(9).at(0, 0).moving(0, 0);
        SweepResult result = sweep(flipper, floor);
        assertThat(result.verdict()).isEqualTo(Verdict.HIT);
        // The angle whose sine is 4/5 has a rotor with the slope 1/2.
        assertThat(result.enter()).isEqualTo(0.5);
        assertThat(result.contactX(0)).isEqualTo(5);
        assertThat(result.contactY(0)).isEqualTo(0);
        // It slides on into the tile before.
        assertThat(result.partB()).isEqualTo(4);
        SweepResult swapped = sweep(floor, flipper);
        assertThat(swapped.partA()).isEqualTo(4);
        assertThat(swapped.enter()).isEqualTo(0.5);
    }

    /** A cross of two bars turns in a room: the bar that comes first answers. */
    @Test
    void aTurnstile() {
        CompoundShape cross = CompoundShape.of(ConvexPolygon.box(-5, 0, 5, 0), ConvexPolygon.box(0, -3, 0, 3));
        MovingShape post = RoundedPolygon.circle(0, 0, 1).at(0, 4).moving(0, 0);
        SweepResult result = sweep(cross.at(0, 0).moving(0, 0).rotatingTo(QUARTER), post);
        assertThat(result.verdict()).isEqualTo(Verdict.HIT);
        assertThat(result.partA()).isZero();
        assertThat(sweep(cross.at(0, 0).moving(0, 2).rotatingTo(QUARTER), post).partA())
                .isEqualTo(1);
    }

    /**
     * A bar that turns comes from below through a chain that is met from above, and stops on it when it comes from
     * there.
     */
    @Test
    void aOneSidedChainIsMetFromItsFront() {
        CompoundShape bar = CompoundShape.of(ConvexPolygon.of(0, 0, 5, 0));
        MovingShape chain =
                CompoundShape.oneSidedChain(0, 0, 4, 0, 9, 0).at(0, 0).moving(0, 0);
        MovingShape behind =
                CompoundShape.oneSidedChain(9, 0, 4, 0, 0, 0).at(0, 0).moving(0, 0);
        MovingShape falling = bar.at(2, 4).moving(0, 0).rotatingTo(Rotor.ofHalfAngle(1, -1));
        MovingShape rising = bar.at(2, -4).moving(0, 0).rotatingTo(QUARTER);
        MovingShape across =
                bar.at(2, 1).withRotor(Rotor.ofHalfAngle(1, -1)).moving(0, 0).rotatingTo(QUARTER);
        assertThat(sweep(falling, chain).enter()).isEqualTo(0.5);
        assertThat(sweep(chain, falling).partA()).isEqualTo(1);
        assertThat(sweep(falling, behind).verdict()).isEqualTo(Verdict.MISS);
        assertThat(sweep(rising, behind).enter()).isEqualTo(0.5);
        assertThat(sweep(rising, chain).verdict()).isEqualTo(Verdict.MISS);
        assertThat(sweep(behind, rising).normalY()).isPositive();
        assertThat(sweep(across, chain).verdict()).isEqualTo(Verdict.MISS);
    }

    /** A platform tilts up to a ball above it, or one below it; its front turns with it. */
    @Test
    void theFrontTurnsWithTheChain() {
        MovingShape platform =
                CompoundShape.oneSidedChain(0, 0, 5, 0).at(0, 0).moving(0, 0).rotatingTo(QUARTER);
        MovingShape ball = RoundedPolygon.circle(0, 0, 1).at(2, 3).moving(0, 0);
        assertThat(sweep(platform, ball).verdict()).isEqualTo(Verdict.HIT);
        assertThat(sweep(ball, platform).verdict()).isEqualTo(Verdict.HIT);
        MovingShape back = platform.placed().moving(0, 0).rotatingTo(Rotor.ofHalfAngle(1, -1));
        MovingShape below = RoundedPolygon.circle(0, 0, 1).at(2, -3).moving(0, 0);
        assertThat(sweep(back, below).verdict()).isEqualTo(Verdict.MISS);
        assertThat(sweep(below, back).verdict()).isEqualTo(Verdict.MISS);
    }

    /** Two floors that are met one after the other, in less time than from one double to the next. */
    @Test
    void timesThatRoundToTheSameDouble() {
        CompoundShape floors =
                CompoundShape.of(ConvexPolygon.box(-2, -1, 2, 0), ConvexPolygon.box(-2, -1, 2, 0x1p-1000));
        MovingShape wheel =
                RoundedPolygon.circle(0, 0, 1).at(0, 5).moving(0, -6).rotatingTo(QUARTER);
        SweepResult result = sweep(wheel, floors.at(0, 0).moving(0, 0));
        assertThat(result.verdict()).isEqualTo(Verdict.HIT);
        // 2/3, rounded down.
        assertThat(result.enter()).isEqualTo(2.0 / 3);
        assertThat(result.partB()).isEqualTo(1);
        CompoundShape same = CompoundShape.of(ConvexPolygon.box(-2, -1, 2, 0), ConvexPolygon.box(-2, -1, 2, 0));
        assertThat(sweep(wheel, same.at(0, 0).moving(0, 0)).partB()).isZero();
    }

    /** A ball that rolls over tiles does not find the seams between them, since it does not rotate. */
    @Test
    void aBallThatRollsIsOneThatSlides() {
        MovingShape floor = tiles(8).at(0, 0).moving(0, 0);
        MovingShape sliding = RoundedPolygon.circle(0, 0, 0.75).at(0.25, 1.75).moving(5.5, -1.5);
        SweepResult expected = SweepResult.create();
        Sweeper.AUTO.sweep(sliding, floor, expected);
        assertThat(expected.verdict()).isEqualTo(Verdict.HIT);
        for (SweepAlgorithm path : List.of(SweepAlgorithm.AUTO, SweepAlgorithm.POLYGON, SweepAlgorithm.REFERENCE)) {
            SweepResult result = SweepResult.create();
            Sweeper.of(path).sweep(sliding.rotatingTo(QUARTER), floor, result);
            assertThat(AtRest.with(result.toOutcome(), Rotor.IDENTITY, Rotor.IDENTITY))
                    .isEqualTo(expected.toOutcome());
            assertThat(result.safeHalfCosA()).isEqualTo(1);
            assertThat(result.safeHalfSinA()).isEqualTo(result.enter());
        }
    }

    @Test
    void theLowestOfTwoPartsThatOverlapWhenAPartOfAStepBegins() {
        MovingShape plank =
                ConvexPolygon.box(0, 0, 3, 1).at(0, 0).moving(10, 0).rotatingBy(Rotor.ofHalfAngle(1, 0.001));
        CompoundShape farAndNear = CompoundShape.of(ConvexPolygon.box(7, 0, 8, 1), ConvexPolygon.box(5, 0, 6, 1));
        SweepResult result = SweepResult.create();
        Sweeper.AUTO.sweep(plank, farAndNear.at(0, 0).moving(0, 0), 0.5, 1, result);
        assertThat(result.verdict()).isEqualTo(Verdict.OVERLAP);
        assertThat(result.partB()).isZero();
    }

    @Test
    void pathsThatCannotAnswer() {
        SweepResult result = SweepResult.create();
        MovingShape floor = tiles(2).at(0, 0).moving(0, 0);
        MovingShape turned = tiles(1).at(0, 100).withRotor(QUARTER).moving(0, 0);
        MovingShape turning = turned.rotatingTo(Rotor.IDENTITY);
        assertThatThrownBy(() -> Sweeper.of(SweepAlgorithm.AABB).sweep(turned, floor, result))
                .hasMessageContaining("a must not be rotated");
        assertThatThrownBy(() -> Sweeper.of(SweepAlgorithm.POLYGON).sweep(floor, turning, result))
                .hasMessageContaining("b must not rotate");
        Sweeper.of(SweepAlgorithm.POLYGON).sweep(turned, floor, result);
        assertThat(result.verdict()).isEqualTo(Verdict.MISS);
    }
}
