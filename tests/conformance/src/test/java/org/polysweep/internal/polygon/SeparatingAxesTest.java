package org.polysweep.internal.polygon;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.polygon.predicate.PolygonQuery;
import org.polysweep.internal.polygon.predicate.Predicates;
import org.polysweep.internal.prepared.Prepared;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.trials.Trials;

/**
 * The separating axes of two parallelograms are right, decide nearly all queries that they may, and guess the ray that
 * hits.
 */
class SeparatingAxesTest {

    /** The unit roundoff. */
    private static final double U = 0x1p-53;

    private final Random random = Trials.random(15);
    private final PolygonQuery query = new PolygonQuery();
    private final SeparatingAxes axes = new SeparatingAxes();
    private final VertexRay ray = new VertexRay(query, new Predicates(query), 1);
    private final SweepResult fast = SweepResult.create();
    private final SweepResult reference = SweepResult.create();

    /** A corner, two edges that turn left, rounded: no corner is exactly where a parallelogram has it. */
    private ConvexPolygon parallelogram() {
        double angle = 2 * Math.PI * random.nextDouble();
        double turn = angle + 0.1 + 2.9 * random.nextDouble();
        double length = 0.5 + 3 * random.nextDouble();
        double width = 0.5 + 3 * random.nextDouble();
        double ux = length * StrictMath.cos(angle);
        double uy = length * StrictMath.sin(angle);
        double vx = width * StrictMath.cos(turn);
        double vy = width * StrictMath.sin(turn);
        double x = random.nextInt(3) * (2 * random.nextDouble() - 1) - (ux + vx) / 2;
        double y = random.nextInt(3) * (2 * random.nextDouble() - 1) - (uy + vy) / 2;
        return ConvexPolygon.of(x, y, x + ux, y + uy, x + ux + vx, y + uy + vy, x + vx, y + vy);
    }

    private double between(double least, double greatest) {
        return least + random.nextDouble() * (greatest - least);
    }

    @ParameterizedTest
    @ValueSource(doubles = {1, 0x1p-200, 0x1p200})
    void theyAreRightAndGuessTheRayThatHits(double scale) {
        int separate = 0;
        int overlap = 0;
        int hits = 0;
        int guessed = 0;
        int trials = Trials.times(2_000);
        for (int i = 0; i < trials; i++) {
            set(parallelogram().scaled(scale), parallelogram().scaled(scale), scale);
            test();
            Verdict verdict = reference.verdict();
            if (axes.stayApart()) {
                separate++;
                assertThat(verdict).isEqualTo(Verdict.MISS);
            } else if (axes.overlap()) {
                overlap++;
                assertThat(verdict).isEqualTo(Verdict.OVERLAP);
            } else if (verdict == Verdict.HIT) {
                hits++;
                axes.cast(ray);
                boolean isEdgeOfB = reference.featureKindB().name().equals("EDGE");
                if (ray.isVertexA == isEdgeOfB
                        && index(query.a, !isEdgeOfB, ray.onA) == reference.featureIndexA()
                        && index(query.b, isEdgeOfB, ray.onB) == reference.featureIndexB()) {
                    guessed++;
                }
            }
            assertThat(fast.toOutcome()).isEqualTo(reference.toOutcome());
        }
        assertThat(separate + overlap + hits).isEqualTo(trials);
        assertThat(guessed).isEqualTo(hits);
        assertThat(Math.min(separate, Math.min(overlap, hits))).isGreaterThan(trials / 20);
    }

    private static int index(ConvexPolygon polygon, boolean isEdge, int number) {
        return isEdge ? polygon.edgeIndex(number) : polygon.vertexIndex(number);
    }

    private void set(ConvexPolygon a, ConvexPolygon b, double scale) {
        query.setCores(a, b);
        query.set(
                scale * between(-4, 4),
                scale * between(-4, 4),
                scale * between(-4, 4),
                scale * between(-4, 4),
                scale * between(-4, 4),
                scale * between(-4, 4),
                scale * between(-4, 4),
                scale * between(-4, 4));
    }

    /** Tests the axes, and sweeps by the polygon path and by the reference. */
    private void test() {
        double skew = Prepared.skew(query.a) + Prepared.skew(query.b);
        axes.test(query, skew, query.gapSize());
        ConvexMotion a = new ConvexMotion(query.a, query.ax, query.ay, query.adx, query.ady);
        ConvexMotion b = new ConvexMotion(query.b, query.bx, query.by, query.bdx, query.bdy);
        PairSweeper.POLYGON.sweep(a, b, fast);
        PairSweeper.REFERENCE.sweep(a, b, reference);
    }

    /** Corners that come within some ulps of an edge, at the beginning, at the end, or in passing. */
    @Test
    void theyAreNotDeceivedByAnUlp() {
        int open = 0;
        for (int i = 0; i < Trials.times(3_000); i++) {
            ConvexPolygon a = parallelogram();
            ConvexPolygon b = parallelogram();
            int edge = random.nextInt(4);
            double share = random.nextInt(3) == 0 ? 0 : random.nextDouble();
            double x = b.x(edge) + share * b.edgeX(edge) - a.x(random.nextInt(4));
            double y = b.y(edge) + share * b.edgeY(edge) - a.y(random.nextInt(4));
            double beside = random.nextInt(-40, 41) * Math.ulp(x);
            double along = between(-3, 3);
            double dx = random.nextBoolean() ? along * b.edgeX(edge) : between(-3, 3);
            double dy = random.nextBoolean() ? along * b.edgeY(edge) : between(-3, 3);
            double back = random.nextInt(3) / 2.0;
            query.setCores(a, b);
            query.set(x + beside - back * dx, y - back * dy, dx, dy, 0, 0, 0, 0);
            test();
            open += axes.stayApart() || axes.overlap() ? 0 : 1;
            assertThat(axes.stayApart()).isIn(false, reference.verdict() == Verdict.MISS);
            assertThat(axes.overlap()).isIn(false, reference.verdict() == Verdict.OVERLAP);
            assertThat(fast.toOutcome()).isEqualTo(reference.toOutcome());
        }
        assertThat(open).isPositive();
    }

    /**
     * Squares of the side 2, beside each other. Their skews are 64u, and their gap is of the size 4: (128 + 64 · 4)u ·
     * 8, for an edge of the length 2 times twice the gap.
     */
    @Test
    void theyNeedMoreThanTheBound() {
        requireState(2 + 768 * U, false, false);
        requireState(2 + 776 * U, true, false);
        requireState(2 - 764 * U, false, false);
        requireState(2 - 776 * U, false, true);
    }

    private void requireState(double distance, boolean separate, boolean overlap) {
        ConvexPolygon square = ConvexPolygon.box(-1, -1, 1, 1);
        double[][] offsets = {{distance, 0}, {-distance, 0}, {0, distance}, {0, -distance}};
        for (double[] offset : offsets) {
            query.setCores(square, square);
            query.set(0, 0, 0, 0, offset[0], offset[1], 0, 0);
            test();
            assertThat(axes.stayApart()).isEqualTo(separate);
            assertThat(axes.overlap()).isEqualTo(overlap);
        }
    }

    /** Where bounds are not finite, or nearly so, nothing is said. */
    @Test
    void whatOverflowsIsLeftOpen() {
        for (double size : new double[] {0x1p480, 0x1p1000, 0x1p1023}) {
            ConvexPolygon square = ConvexPolygon.box(-size / 4, -size / 4, size / 4, size / 4);
            for (double distance : new double[] {0, size * 0.9}) {
                query.setCores(square, square);
                query.set(-distance, 0, 0, 0, distance, 0, 0, 0);
                test();
                assertThat(axes.stayApart()).isFalse();
                assertThat(axes.overlap()).isFalse();
                assertThat(fast.toOutcome()).isEqualTo(reference.toOutcome());
            }
        }
    }

    /** Twice twice as far as a corner is from where the first two edges and the middle of the box would have it. */
    @Test
    void noCornerIsFartherThanTheSkewSays() {
        for (int i = 0; i < Trials.times(300); i++) {
            ConvexPolygon polygon = parallelogram();
            double skew = Prepared.skew(polygon);
            assertThat(skew).isBetween(0.0, 0x1p-40 * Prepared.magnitude(polygon));
            for (int corner = 0; corner < 4; corner++) {
                int alongFirst = corner == 1 || corner == 2 ? 1 : -1;
                int alongSecond = corner >= 2 ? 1 : -1;
                requireNear(
                        polygon.x(corner),
                        polygon.minX() + polygon.maxX(),
                        alongFirst * polygon.edgeX(0),
                        alongSecond * polygon.edgeX(1),
                        skew);
                requireNear(
                        polygon.y(corner),
                        polygon.minY() + polygon.maxY(),
                        alongFirst * polygon.edgeY(0),
                        alongSecond * polygon.edgeY(1),
                        skew);
            }
        }
    }

    private static void requireNear(double corner, double middle, double first, double second, double skew) {
        BigDecimal sum = new BigDecimal(middle).add(new BigDecimal(first)).add(new BigDecimal(second));
        BigDecimal twice = new BigDecimal(corner).multiply(BigDecimal.valueOf(2));
        BigDecimal found = twice.subtract(sum).abs().multiply(BigDecimal.valueOf(2));
        assertThat(found).isLessThanOrEqualTo(new BigDecimal(skew));
    }

    @Test
    void whatIsNoParallelogramHasNoSkew() {
        double infinite = Double.POSITIVE_INFINITY;
        assertThat(Prepared.skew(ConvexPolygon.of(0, 0))).isEqualTo(infinite);
        assertThat(Prepared.skew(ConvexPolygon.of(0, 0, 1, 0, 1, 1))).isEqualTo(infinite);
        assertThat(Prepared.skew(ConvexPolygon.of(0, 0, 4, 0, 4, 2, 0, 2 + 0x1p-30)))
                .isEqualTo(infinite);
        assertThat(Prepared.skew(ConvexPolygon.of(0, 0, 4, 0, 4, 2, 0, 2 + 0x1p-45)))
                .isLessThan(0x1p-40);
        assertThat(Prepared.skew(ConvexPolygon.box(-0x1p1023, -0x1p1023, 0x1p1023, 0x1p1023)))
                .isEqualTo(infinite);
        assertThat(Prepared.skew(ConvexPolygon.box(-1, -1, 1, 1))).isEqualTo(64 * U);
    }
}
