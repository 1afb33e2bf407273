package org.polysweep.conformance.round;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.conformance.query.Allocation;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.sign.Stage;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.sweep.Sweeper;
import org.polysweep.trials.Trials;

/** The distance of the centers decides two circles, with the bits of the reference, and allocates nothing. */
class CirclesTest {

    private static final int PAIRS = 4_000;

    private final SweepResult result = SweepResult.create();

    /** What is read, so that reading is not for nothing. */
    private double sum;

    private record Pair(MovingShape a, MovingShape b) {}

    @Test
    void ordinaryCirclesTakeIt() {
        Random random = Trials.random(1);
        int meetings = 0;
        for (int i = 0; i < PAIRS; i++) {
            Pair pair = ordinary(random);
            assertAgrees(pair);
            PairSweeper.AUTO.sweep(ConvexMotion.of(pair.a), ConvexMotion.of(pair.b), result);
            if (result.verdict() != Verdict.MISS) {
                meetings++;
                assertThat(isDecidedByCenters(PairSweeper.AUTO, pair)).isTrue();
            }
        }
        assertThat(meetings).isBetween(PAIRS / 5, PAIRS * 4 / 5);
    }

    /** They meet at a time that is a double, or so near to one that only more than doubles can tell. */
    @Test
    void aHairBesideADoubleIsTold() {
        Random random = Trials.random(2);
        for (int i = 0; i < PAIRS; i++) {
            double unit = 1 + random.nextInt(1 << 20);
            double time = Math.scalb((double) (1 + random.nextInt(1 << 10)), -10);
            double dx = (double) random.nextInt(1 << 12) * 4096;
            double dy = (double) random.nextInt(1 << 12) * 4096;
            double radius = 5 * unit + random.nextInt(3) * Math.ulp(unit);
            double x = time * dx + (random.nextBoolean() ? 3 : -3) * unit;
            double y = time * dy + 4 * unit;
            assertAgrees(new Pair(
                    circle(radius / 2).at(0, 0).moving(dx, dy),
                    circle(radius / 2).at(x, y).moving(0, 0)));
        }
    }

    /**
     * Centers may be anywhere in the coordinates of their shapes, also where those are far too large for the bounds.
     */
    @Test
    void centersAnywhereTakeItToo() {
        Random random = Trials.random(7);
        for (double far : new double[] {1, 0x1p40, 0x1p90, 0x1p104, 0x1p140, 0x1p600}) {
            double unit = Math.max(1, Math.ulp(far));
            for (int i = 0; i < PAIRS / 40; i++) {
                double x = far + unit * random.nextInt(8);
                double y = -far - unit * random.nextInt(8);
                MovingShape a = RoundedPolygon.circle(x, y, 2 * unit).at(0, 0).moving(unit * random.nextDouble(), 0);
                MovingShape b = RoundedPolygon.circle(x + 5 * unit, y - unit, (1 + random.nextInt(4)) * unit)
                        .at(0, 0)
                        .moving(-3 * unit * random.nextDouble(), 0);
                assertAgrees(new Pair(a, b));
                if (far < 0x1p140 && result.verdict() != Verdict.MISS) {
                    PairSweeper.AUTO.sweep(ConvexMotion.of(a), ConvexMotion.of(b), result);
                    assertThat(isDecidedByCenters(PairSweeper.AUTO, new Pair(a, b)))
                            .isTrue();
                }
            }
        }
    }

    /** A point is a circle without a radius, and says the caller's index: here the first two of three coincide. */
    @Test
    void pointsTakeItToo() {
        ConvexPolygon point =
                ConvexPolygon.of(0.25, 0, 0, 0, 0.4, 0).scaled(Double.MIN_VALUE).transformed(1, 0, 0, 1, 3, 4);
        MovingShape circle = RoundedPolygon.circle(0, 0, 5).at(10, 4).moving(-4, 0);
        for (ConvexShape shape : List.of(point, RoundedPolygon.of(point, 0.5), RoundedPolygon.of(point, 0))) {
            MovingShape moving = shape.at(0, 0).moving(1, 0);
            assertAgrees(new Pair(circle, moving));
            assertAgrees(new Pair(moving, circle));
            PairSweeper.AUTO.sweep(ConvexMotion.of(moving), ConvexMotion.of(circle), result);
            assertThat(isDecidedByCenters(PairSweeper.AUTO, new Pair(moving, circle)))
                    .isTrue();
            assertThat(result.verdict()).isEqualTo(Verdict.HIT);
            assertThat(result.featureIndexA()).isEqualTo(1);
            assertThat(result.featureIndexB()).isZero();
        }
    }

    /** A component of the normal is 0, or almost. */
    @Test
    void levelMotionsAreTold() {
        Random random = Trials.random(3);
        for (int i = 0; i < PAIRS; i++) {
            double slope = random.nextInt(3) == 0 ? Math.scalb(random.nextDouble(), -random.nextInt(80)) : 0;
            double x = 3 + random.nextDouble();
            double y = 10 * random.nextDouble();
            MovingShape a = circle(random.nextDouble()).at(-x, y).moving(2 * x, slope);
            MovingShape b = circle(1 + random.nextDouble()).at(0, y + slope / 2).moving(0, 0);
            assertAgrees(random.nextBoolean() ? new Pair(a, b) : new Pair(b, a));
        }
    }

    /** What has been read before changes nothing. */
    @Test
    void partsAreReadInAnyOrder() {
        Random random = Trials.random(4);
        for (int i = 0; i < PAIRS; i++) {
            Pair pair = ordinary(random);
            SweepOutcome expected = answer(PairSweeper.AUTO, pair);
            PairSweeper.AUTO.sweep(ConvexMotion.of(pair.a), ConvexMotion.of(pair.b), result);
            int part = random.nextInt(4);
            sum += part == 0
                    ? result.exit()
                    : part == 1 ? result.safeAX() : part == 2 ? result.contactX(0) : result.normalY();
            assertThat(result.toOutcome()).as("%s", pair).isEqualTo(expected);
        }
    }

    @Test
    void itIsLeftOutWithTheFilter() {
        Random random = Trials.random(5);
        PairSweeper without = PairSweeper.AUTO.without(Stage.FILTER);
        for (int i = 0; i < PAIRS / 4; i++) {
            Pair pair = ordinary(random);
            assertThat(answer(without, pair)).as("%s", pair).isEqualTo(answer(PairSweeper.AUTO, pair));
            without.sweep(ConvexMotion.of(pair.a), ConvexMotion.of(pair.b), result);
            if (result.verdict() != Verdict.MISS) {
                assertThat(isDecidedByCenters(without, pair)).isFalse();
            }
        }
    }

    @Test
    void noGarbageIsMade() {
        Random random = Trials.random(6);
        List<Pair> pairs = new ArrayList<>();
        for (int i = 0; i < PAIRS; i++) {
            pairs.add(ordinary(random));
        }
        Pair[] all = pairs.toArray(Pair[]::new);
        assertThat(Allocation.ofSteadyState(() -> run(all))).isZero();
        assertThat(sum).isNotNaN();
    }

    private void run(Pair[] pairs) {
        for (Pair pair : pairs) {
            Sweeper.AUTO.sweep(pair.a, pair.b, result);
            if (result.verdict() != Verdict.MISS) {
                sum += result.enter() + result.normalX() + result.normalY() + result.exit();
                sum += result.featureIndexA() + result.featureIndexB();
                sum += result.contactX(0) + result.contactY(0) > 0 ? 1 : 0;
                sum += result.safeAX() + result.safeAY() + result.safeBX() + result.safeBY() > 0 ? 1 : 0;
            }
        }
    }

    private static boolean isDecidedByCenters(PairSweeper sweeper, Pair pair) {
        return sweeper.explain(ConvexMotion.of(pair.a), ConvexMotion.of(pair.b)).steps().stream()
                .anyMatch(step -> step.test().equals("circles"));
    }

    private static RoundedPolygon circle(double radius) {
        return RoundedPolygon.circle(0, 0, radius);
    }

    /** Two circles, one of them not about its origin, that come at each other from anywhere. */
    private static Pair ordinary(Random random) {
        RoundedPolygon any =
                RoundedPolygon.circle(random.nextDouble(), -random.nextDouble(), 0.1 + random.nextDouble());
        double x = 8 * random.nextGaussian();
        double y = 8 * random.nextGaussian();
        MovingShape a = circle(0.1 + random.nextDouble())
                .at(x, y)
                .moving(-2 * x * random.nextDouble(), -2 * y * random.nextDouble());
        MovingShape b = (random.nextBoolean() ? any : circle(1))
                .at(random.nextDouble(), random.nextDouble())
                .moving(random.nextDouble(), random.nextDouble());
        return new Pair(a, b);
    }

    private void assertAgrees(Pair pair) {
        assertThat(answer(PairSweeper.AUTO, pair)).as("%s", pair).isEqualTo(answer(PairSweeper.REFERENCE, pair));
    }

    private SweepOutcome answer(PairSweeper sweeper, Pair pair) {
        sweeper.sweep(ConvexMotion.of(pair.a), ConvexMotion.of(pair.b), result);
        return result.toOutcome();
    }
}
