package org.polysweep.conformance.round;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polysweep.conformance.round.RoundKind.CIRCLES;
import static org.polysweep.conformance.round.RoundKind.GRID;
import static org.polysweep.conformance.round.RoundKind.JOINS;
import static org.polysweep.conformance.round.RoundKind.RESTING;
import static org.polysweep.conformance.round.RoundKind.TWINS;
import static org.polysweep.conformance.round.RoundKind.ULPS;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.query.Allocation;
import org.polysweep.contact.Explanation.Step;
import org.polysweep.contact.Feature;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.sign.Stage;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.trials.Trials;

/** The filter of rounded shapes decides as the reference does, without allocation. */
@Tag("bulk")
class RoundFilterTest {

    private static final int PAIRS = Trials.times(400);

    /** What is read, so that reading is not for nothing. */
    private double sum;

    /** Corners of the cores of A and B. */
    @ParameterizedTest
    @CsvSource({"1, 1", "1, 2", "2, 2", "1, 5", "2, 3", "4, 7", "8, 8", "40, 2"})
    void ordinaryQueriesAreInGeneralPosition(int cornersA, int cornersB) {
        Random random = Trials.random(31L * cornersA + cornersB);
        SweepResult result = SweepResult.create();
        int near = 0;
        int decided = 0;
        int meetings = 0;
        for (int i = 0; i < PAIRS; i++) {
            RoundPair pair = ordinary(random, cornersA, cornersB);
            PairSweeper.AUTO.sweep(ConvexMotion.of(pair.a()), ConvexMotion.of(pair.b()), result);
            SweepOutcome expected = pair.answer(SweepAlgorithm.REFERENCE);
            assertThat(result.toOutcome()).as("%s", pair).isEqualTo(expected);
            near += general(PairSweeper.AUTO, pair).isEmpty() ? 0 : 1;
            decided += isGeneral(pair) ? 1 : 0;
            meetings += expected.verdict() == Verdict.MISS ? 0 : 1;
        }
        assertThat(near).isGreaterThan(PAIRS / 10);
        assertThat(meetings).isBetween(PAIRS / 20, PAIRS * 19 / 20);
        assertThat(decided).isEqualTo(near);
    }

    /** On a grid much is left to double-double, and much is not; they leave something to the integers. */
    @Test
    void allStagesDecide() {
        int integers = 0;
        for (RoundKind kind : EnumSet.of(GRID, JOINS, RESTING, TWINS, CIRCLES, ULPS)) {
            Random random = Trials.random(7);
            int pairs = Trials.atLeast(200, 400);
            int filter = 0;
            int fine = 0;
            for (int i = 0; i < pairs; i++) {
                List<String> general = general(PairSweeper.AUTO, kind.next(random));
                filter += general.contains("decided by the filter") ? 1 : 0;
                fine += general.contains("not certain in doubles: decided in double-double") ? 1 : 0;
                integers += general.contains("not certain: decided in integers") ? 1 : 0;
            }
            assertThat(filter).as("%s", kind).isPositive();
            assertThat(fine).as("%s", kind).isPositive();
        }
        assertThat(integers).isPositive();
    }

    /**
     * Where shapes rest on each other, slide along each other and part, double-double answer as the reference does.
     */
    @ParameterizedTest
    @EnumSource(names = {"UNIFORM", "GRID", "RESTING", "CIRCLES", "ULPS"})
    void shapesInTouch(RoundKind kind) {
        Random random = Trials.random(13);
        SweepResult result = SweepResult.create();
        int fine = 0;
        for (int i = 0; i < PAIRS; i++) {
            RoundPair pair = kind.next(random);
            PairSweeper.AUTO.sweep(ConvexMotion.of(pair.a()), ConvexMotion.of(pair.b()), result);
            for (int more = 0;
                    more < 4 && (result.verdict() == Verdict.HIT || result.verdict() == Verdict.TOUCH);
                    more++) {
                pair = pair.withMotions(
                        onward(random, result.safeAX(), result.safeAY(), pair.motionA(), result),
                        onward(random, result.safeBX(), result.safeBY(), pair.motionB(), result));
                PairSweeper.AUTO.sweep(ConvexMotion.of(pair.a()), ConvexMotion.of(pair.b()), result);
                assertThat(result.toOutcome()).as("%s", pair).isEqualTo(pair.answer(SweepAlgorithm.REFERENCE));
                fine += general(PairSweeper.AUTO, pair).contains("not certain in doubles: decided in double-double")
                        ? 1
                        : 0;
            }
        }
        assertThat(fine).isGreaterThan(PAIRS / 10);
    }

    /** From where it rests: still, straight on, along the other, away from it, or from an ulp beside. */
    private static double[] onward(Random random, double x, double y, double[] motion, SweepResult contact) {
        double dx = motion[2];
        double dy = motion[3];
        double into = dx * contact.normalX() + dy * contact.normalY();
        return switch (random.nextInt(5)) {
            case 0 -> new double[] {x, y, 0, 0};
            case 1 -> new double[] {x, y, dx, dy};
            case 2 -> new double[] {x, y, dx - into * contact.normalX(), dy - into * contact.normalY()};
            case 3 -> new double[] {x, y, dx - 2 * into * contact.normalX(), dy - 2 * into * contact.normalY()};
            default -> new double[] {Math.nextUp(x), Math.nextDown(y), -dy, dx};
        };
    }

    /** A ball that lies on the ground, rolls along it, or leaves it. */
    @Test
    void restingMakesNoGarbage() {
        MovingShape ground = ConvexPolygon.box(-10, -1, 10, 0).at(0, 0).moving(0, 0);
        MovingShape ball = RoundedPolygon.circle(0, 0, 0.3).at(0.1, 0.3).moving(0, 0);
        MovingShape[] balls = {ball, ball.moving(1.7, 0), ball.moving(0, 1), ball.moving(-0.3, 0.9)};
        MovingShape[] grounds = {ground, ground, ground, ground};
        SweepResult result = SweepResult.create();
        for (MovingShape moving : balls) {
            PairSweeper.AUTO.sweep(ConvexMotion.of(moving), ConvexMotion.of(ground), result);
            assertThat(result.verdict()).as("%s", moving).isEqualTo(Verdict.TOUCH);
        }
        ConvexMotion[] a = Arrays.stream(balls).map(ConvexMotion::of).toArray(ConvexMotion[]::new);
        ConvexMotion[] b = Arrays.stream(grounds).map(ConvexMotion::of).toArray(ConvexMotion[]::new);
        assertThat(Allocation.ofSteadyState(() -> times(PairSweeper.AUTO, a, b, result)))
                .isZero();
        assertThat(sum).isNotNaN();
    }

    private void times(PairSweeper sweeper, ConvexMotion[] a, ConvexMotion[] b, SweepResult result) {
        for (int i = 0; i < a.length; i++) {
            sweeper.sweep(a[i], b[i], result);
            sum += result.enter() + Math.min(result.exit(), 1);
        }
    }

    @ParameterizedTest
    @EnumSource
    void withoutTheFilterTheAnswerIsTheSame(RoundKind kind) {
        Random random = Trials.random(11);
        PairSweeper integers = PairSweeper.AUTO.without(Stage.FILTER);
        SweepResult first = SweepResult.create();
        SweepResult second = SweepResult.create();
        for (int i = 0; i < PAIRS / 4; i++) {
            RoundPair pair = kind.next(random);
            PairSweeper.AUTO.sweep(ConvexMotion.of(pair.a()), ConvexMotion.of(pair.b()), first);
            integers.sweep(ConvexMotion.of(pair.a()), ConvexMotion.of(pair.b()), second);
            assertThat(first.toOutcome()).as("%s", pair).isEqualTo(second.toOutcome());
            assertThat(general(integers, pair)).doesNotContain("decided by the filter");
        }
    }

    /** Where the numbers are out of range, the filter is silent. */
    @Test
    void outOfRangeNothingIsCertain() {
        for (double scale : new double[] {0x1p-101, 0x1p101}) {
            MovingShape a =
                    RoundedPolygon.circle(0, 0, scale).at(-3 * scale, scale / 3).moving(scale * 1.7, 0);
            MovingShape b = RoundedPolygon.circle(0, 0, scale).at(0, 0).moving(0, 0);
            assertThat(general(PairSweeper.AUTO, a, b))
                    .containsExactly("not certain in doubles: decided in double-double");
        }
    }

    @Test
    void noGarbageIsMade() {
        Random random = Trials.random(5);
        List<RoundPair> pairs = new ArrayList<>();
        while (pairs.size() < PAIRS) {
            RoundPair pair = ordinary(random, 1 + random.nextInt(4), 1 + random.nextInt(4));
            if (isGeneral(pair)) {
                pairs.add(pair);
            }
        }
        ConvexMotion[] a = pairs.stream().map(pair -> ConvexMotion.of(pair.a())).toArray(ConvexMotion[]::new);
        ConvexMotion[] b = pairs.stream().map(pair -> ConvexMotion.of(pair.b())).toArray(ConvexMotion[]::new);
        SweepResult result = SweepResult.create();
        assertThat(Allocation.ofSteadyState(() -> run(PairSweeper.AUTO, a, b, result)))
                .isZero();
        assertThat(Allocation.ofSteadyState(() -> run(PairSweeper.AUTO.without(Stage.FILTER), a, b, result)))
                .isPositive();
        assertThat(sum).isNotNaN();
    }

    private void run(PairSweeper sweeper, ConvexMotion[] a, ConvexMotion[] b, SweepResult result) {
        for (int i = 0; i < a.length; i++) {
            sweeper.sweep(a[i], b[i], result);
            if (result.verdict() != Verdict.MISS) {
                sum += result.enter() + result.exit() + result.normalX() + result.normalY();
                sum += result.featureIndexA() + result.featureIndexB();
                sum += result.contactX(0) + result.contactY(0) > 0 ? 1 : 0;
                sum += result.safeAX() + result.safeAY() + result.safeBX() + result.safeBY() > 0 ? 1 : 0;
            }
        }
    }

    /** Two shapes that come at each other from anywhere, of any size about 1. */
    private static RoundPair ordinary(Random random, int cornersA, int cornersB) {
        double[] motionA = {8 * random.nextGaussian(), 8 * random.nextGaussian(), 0, 0};
        motionA[2] = -motionA[0] * 2 * random.nextDouble() + random.nextGaussian();
        motionA[3] = -motionA[1] * 2 * random.nextDouble() + random.nextGaussian();
        double[] motionB = random.doubles(4, -1, 1).toArray();
        return new RoundPair(
                core(random, cornersA),
                0.1 + random.nextDouble(),
                motionA,
                core(random, cornersB),
                random.nextInt(4) == 0 ? 0 : random.nextDouble(),
                motionB);
    }

    /** Corners near a circle; the hull leaves none out. */
    private static double[] core(Random random, int corners) {
        double[] xy = new double[2 * corners];
        double start = random.nextDouble();
        for (int i = 0; i < corners; i++) {
            double angle = 2 * Math.PI * (start + i + 0.4 * random.nextDouble()) / corners;
            xy[2 * i] = 2 * StrictMath.cos(angle);
            xy[2 * i + 1] = 1.5 * StrictMath.sin(angle);
        }
        return xy;
    }

    private static boolean isGeneral(RoundPair pair) {
        return general(PairSweeper.AUTO, pair).contains("decided by the filter");
    }

    private static List<String> general(PairSweeper sweeper, RoundPair pair) {
        return general(sweeper, pair.a(), pair.b());
    }

    private static List<String> general(PairSweeper sweeper, MovingShape a, MovingShape b) {
        return sweeper.explain(ConvexMotion.of(a), ConvexMotion.of(b)).steps().stream()
                .filter(step -> step.test().equals("stage"))
                .map(Step::finding)
                .toList();
    }

    /** One capsule against another of the same kind: their sides are parallel, exactly. */
    @Test
    void parallelSidesAreInGeneralPosition() {
        Random random = Trials.random(3);
        SweepResult result = SweepResult.create();
        int edges = 0;
        for (int i = 0; i < PAIRS; i++) {
            RoundPair any = ordinary(random, 2 + random.nextInt(2), 2);
            boolean turned = random.nextBoolean();
            RoundPair pair = new RoundPair(
                    any.coreA(),
                    any.radiusA(),
                    any.motionA(),
                    turned ? mirrored(any.coreA()) : any.coreA(),
                    1,
                    any.motionB());
            PairSweeper.AUTO.sweep(ConvexMotion.of(pair.a()), ConvexMotion.of(pair.b()), result);
            SweepResult reference = SweepResult.create();
            PairSweeper.REFERENCE.sweep(ConvexMotion.of(pair.a()), ConvexMotion.of(pair.b()), reference);
            assertThat(result.toOutcome()).as("%s", pair).isEqualTo(reference.toOutcome());
            assertThat(general(PairSweeper.AUTO, pair)).doesNotContain("not certain: decided in integers");
            boolean isContact = result.verdict() == Verdict.HIT;
            edges += isContact
                            && result.featureKindA() == Feature.Kind.EDGE
                            && result.featureKindB() == Feature.Kind.EDGE
                    ? 1
                    : 0;
        }
        assertThat(edges).isGreaterThan(PAIRS / 20);
    }

    private static double[] mirrored(double[] xy) {
        return Arrays.stream(xy).map(number -> -number).toArray();
    }
}
