package org.polysweep.conformance.turning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.query.Allocation;
import org.polysweep.contact.Hit;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.contact.TimedContact;
import org.polysweep.contact.Verdict;
import org.polysweep.oracle.turning.SteadyOracle;
import org.polysweep.oracle.turning.SteadyRotor;
import org.polysweep.pose.Pose;
import org.polysweep.pose.Rotor;
import org.polysweep.query.Intersection;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.shape.SteadyRotation;
import org.polysweep.sweep.Sweep;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.sweep.Sweeper;
import org.polysweep.trials.Trials;

/** Sweeps of shapes that rotate by any angle during the step. */
class SteadyRotationTest {

    private static final ConvexPolygon BAR = ConvexPolygon.box(-2, -0.25, 2, 0.25);
    private static final PlacedShape PEG = ConvexPolygon.box(-0.25, 1, 0.25, 2).at(0, 0);

    private final Sweeper reference = Sweeper.of(SweepAlgorithm.REFERENCE);
    private final SweepResult result = SweepResult.create();

    /** What is read, so that reading is not for nothing. */
    private double sum;

    /** A motion, and its rotation for the oracle. */
    private record Steady(MovingShape moving) {

        static Steady of(TurningQuery.Body body, Random random) {
            Rotor rotor = random.nextInt(3) == 0
                    ? Rotor.ofHalfAngle(random.nextInt(5) - 2, 3)
                    : Rotor.ofHalfAngle(
                            random.nextGaussian(), random.nextGaussian() * Math.scalb(1.0, -random.nextInt(40)));
            double radians = (random.nextBoolean() ? 1 : -1) * (1 + random.nextInt(6) * random.nextDouble());
            return new Steady(body.straight()
                    .shape()
                    .at(body.motion()[0], body.motion()[1])
                    .withRotor(rotor)
                    .moving(body.motion()[2], body.motion()[3])
                    .rotatingSteadily(new SteadyRotation(radians, 0.01)));
        }

        SteadyRotor rotor() {
            return new SteadyRotor(
                    moving.rotor().halfCos(),
                    moving.rotor().halfSin(),
                    moving.steadyRotation().radians(),
                    moving.steadyRotation().rotorSteps());
        }

        boolean isSteady() {
            return moving.steadyRotation().rotorSteps() > 1;
        }
    }

    private SweepOutcome sweep(Sweeper sweeper, MovingShape a, MovingShape b) {
        sweeper.sweep(a, b, result);
        return result.toOutcome();
    }

    @ParameterizedTest
    @EnumSource
    void theReferenceGivesTheSameBits(TurningKind kind) {
        Random random = Trials.random(kind.name().hashCode() + 31);
        for (int i = 0; i < Trials.times(6); i++) {
            TurningQuery query = kind.next(random);
            MovingShape a = Steady.of(query.a(), random).moving();
            MovingShape b = random.nextBoolean()
                    ? query.b().turning()
                    : Steady.of(query.b(), random).moving();
            assertThat(sweep(Sweeper.AUTO, a, b)).as("%s %s", a, b).isEqualTo(sweep(reference, a, b));
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"GRID", "FLAT", "ROUND", "GRAZING", "UNIFORM", "ULPS"})
    void theOracleHasTheSameVerdictAndTimes(TurningKind kind) {
        Random random = Trials.random(kind.name().hashCode() + 32);
        for (int i = 0; i < Trials.times(6); i++) {
            TurningQuery query = kind.next(random);
            Steady a = Steady.of(query.a(), random);
            Steady b = Steady.of(query.b(), random);
            org.polysweep.oracle.turning.TurningQuery question = TurningAgreementTest.question(query);
            if (!a.isSteady() || !b.isSteady() || question.withoutIdleRotors() != question) {
                continue;
            }
            SteadyOracle.Answer expected = SteadyOracle.answer(question.query(), a.rotor(), b.rotor());
            Sweeper.AUTO.sweep(a.moving(), b.moving(), result);
            assertThat(result.verdict().name())
                    .as("%s %s", a, b)
                    .isEqualTo(expected.verdict().name());
            assertThat(new double[] {result.enter(), result.exit()})
                    .as("%s %s", a, b)
                    .containsExactly(expected.enter(), expected.exit());
        }
    }

    @ParameterizedTest
    @EnumSource
    void shapesDoNotOverlapWhereTheyStop(TurningKind kind) {
        Random random = Trials.random(kind.name().hashCode() + 33);
        Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
        for (int i = 0; i < Trials.times(20); i++) {
            TurningQuery query = kind.next(random);
            MovingShape a = Steady.of(query.a(), random).moving();
            MovingShape b = Steady.of(query.b(), random).moving();
            SweepOutcome outcome = sweep(Sweeper.AUTO, a, b);
            if (outcome instanceof TimedContact contact) {
                assertThat(Intersection.verdict(at(a, contact.safePoseA()), at(b, contact.safePoseB())))
                        .as("%s %s", a, b)
                        .isNotEqualTo(Verdict.OVERLAP);
            }
            counts.merge(outcome.verdict(), 1, Integer::sum);
        }
        assertThat(counts).hasSizeGreaterThan(1);
    }

    private static PlacedShape at(MovingShape moving, Pose pose) {
        return new PlacedShape(moving.shape(), pose.x(), pose.y(), pose.rotor());
    }

    /** A step is the sum of its parts: the part that begins at the time of a hit has the same hit. */
    @Test
    void aPartOfTheStepHasTheHit() {
        Random random = Trials.random(34);
        for (int i = 0; i < Trials.times(200); i++) {
            MovingShape a = BAR.at(random.nextGaussian(), random.nextGaussian())
                    .withRotor(Rotor.ofAngle(random.nextDouble()))
                    .moving(random.nextGaussian(), random.nextGaussian())
                    .rotatingSteadily(SteadyRotation.ofAngle(20 * random.nextGaussian()));
            MovingShape b = BAR.at(3, 1).moving(random.nextGaussian(), 0);
            SweepOutcome whole = sweep(Sweeper.AUTO, a, b);
            if (whole instanceof Hit hit) {
                assertThat(Sweep.outcome(a, b, hit.enter() / 2, 1).enter()).isEqualTo(hit.enter());
                assertThat(Sweep.outcome(a, b, Math.nextUp(hit.enter()), 1).verdict())
                        .isEqualTo(Verdict.OVERLAP);
            }
        }
    }

    /** A bar reaches the corner of the peg above it with its upper edge, however fast it spins. */
    @Test
    void aBarThatSpinsHitsAPeg() {
        for (double radians : new double[] {2, 7, -7, 50, 1000}) {
            SteadyRotation rotation = new SteadyRotation(radians, 1e-3);
            SweepOutcome outcome = Sweep.outcome(BAR.at(0, 0).moving(0, 0).rotatingSteadily(rotation), PEG);
            assertThat(outcome.verdict()).isEqualTo(Verdict.HIT);
            assertThat(outcome.enter() * Math.abs(radians)).isCloseTo(angleOfEdge(), within(1e-3));
        }
    }

    /** The rotation at which the upper edge of the bar reaches the corner (0.25, 1) of the peg. */
    private static double angleOfEdge() {
        return Math.atan2(1, 0.25) - Math.asin(0.25 / Math.hypot(0.25, 1));
    }

    /**
     * Only the exact fallback allocates, however many rotor steps there are. In later versions of Java, {@code
     * StrictMath.sin} is written in Java, and allocates an array until it is compiled.
     */
    @Test
    @EnabledForJreRange(max = JRE.JAVA_20)
    void aSweepDoesNotAllocate() {
        Random random = Trials.random(35);
        List<MovingShape> bars = IntStream.range(0, 100)
                .mapToObj(i -> BAR.at(6 * random.nextGaussian(), 6 * random.nextGaussian())
                        .withRotor(Rotor.ofAngle(random.nextDouble()))
                        .moving(6 * random.nextGaussian(), 6 * random.nextGaussian())
                        .rotatingSteadily(SteadyRotation.ofAngle(9 * random.nextGaussian())))
                .toList();
        MovingShape post = ConvexPolygon.of(0, 0, 3, 1, 1, 4).at(0, 0).moving(0, 0);
        assertThat(Allocation.withoutGarbage(bars.size(), i -> {
                    Sweeper.AUTO.sweep(bars.get(i), post, result);
                    if (result.verdict() != Verdict.MISS) {
                        sum += result.enter();
                    }
                }))
                .hasSizeGreaterThan(bars.size() * 9 / 10);
        assertThat(sum).isPositive();
    }

    @Test
    void fewRadiansAreOneLine() {
        MovingShape bar = BAR.at(0, 0).moving(1, 2);
        assertThat(sweep(Sweeper.AUTO, bar.rotatingSteadily(SteadyRotation.ofAngle(0.375)), PEG.moving(0, 0)))
                .isEqualTo(sweep(Sweeper.AUTO, bar.rotatingBy(Rotor.ofAngle(0.375)), PEG.moving(0, 0)));
    }

    @Test
    void aWheelIsAsIfItDidNotRotate() {
        MovingShape ball = RoundedPolygon.circle(0, 0, 1).at(-4, 0.5).moving(4, 0.25);
        MovingShape rolling = ball.rotatingSteadily(SteadyRotation.ofAngle(-4 * Math.PI));
        Hit still = (Hit) sweep(Sweeper.AUTO, ball, BAR.at(2, 0).moving(0, 0));
        Hit rolled = (Hit) sweep(Sweeper.AUTO, rolling, BAR.at(2, 0).moving(0, 0));
        assertThat(rolled.enter()).isEqualTo(still.enter());
        assertThat(rolled.exit()).isEqualTo(still.exit());
        assertThat(rolled.safePoseA().x()).isEqualTo(still.safePoseA().x());
        assertThat(Math.IEEEremainder(rolled.safePoseA().rotor().angle() + 4 * Math.PI * still.enter(), 2 * Math.PI))
                .isCloseTo(0, within(1e-3));
    }

    @Test
    void compoundsReportTheEarliestParts() {
        CompoundShape cross = CompoundShape.of(BAR, ConvexPolygon.box(-0.25, -2, 0.25, 2));
        MovingShape wheel = cross.at(0, 0).moving(0, 0).rotatingSteadily(SteadyRotation.ofAngle(9));
        PlacedShape post = ConvexPolygon.box(1, 1, 2, 2).at(0, 0);
        sweep(Sweeper.AUTO, wheel, post.moving(0, 0));
        assertThat(result.verdict()).isEqualTo(Verdict.HIT);
        assertThat(result.partA()).isZero();
        assertThat(result.exit()).isGreaterThan(result.enter());
        SweepOutcome ofBar = Sweep.outcome(BAR.at(0, 0).moving(0, 0).rotatingSteadily(SteadyRotation.ofAngle(9)), post);
        assertThat(result.toOutcome()).isEqualTo(ofBar);
    }

    @Test
    void anOverlapEndsInALaterRotorStep() {
        MovingShape bar = BAR.at(0, 0).moving(0, 0).rotatingSteadily(SteadyRotation.ofAngle(2 * Math.PI));
        PlacedShape wide = ConvexPolygon.box(0.5, -1, 3, 1).at(0, 0);
        Sweeper.AUTO.sweep(bar, wide.moving(0, 0), result);
        assertThat(result.verdict()).isEqualTo(Verdict.OVERLAP);
        assertThat(result.enter()).isNaN();
        assertThat(result.exit()).isBetween(0.1, 0.3);
    }
}
