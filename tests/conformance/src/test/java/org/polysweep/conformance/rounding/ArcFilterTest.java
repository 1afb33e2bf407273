package org.polysweep.conformance.rounding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.function.DoubleSupplier;
import org.junit.jupiter.api.Test;
import org.polysweep.internal.bound.ArcFilter;
import org.polysweep.internal.rounding.RelativeMotion;
import org.polysweep.trials.Trials;

/** Decisions of the filter agree with integers, and it is inconclusive where it must be. */
class ArcFilterTest {

    private static final int CIRCLES = 20_000;

    private final ArcFilter filter = new ArcFilter();

    @Test
    void itIsCertainOfOrdinaryCirclesAndRight() {
        Random random = Trials.random(1);
        int met = 0;
        int certain = 0;
        for (int i = 0; i < CIRCLES; i++) {
            double[] places = random.doubles(4, -1, 1).toArray();
            double[] positions = random.doubles(4, -5, 5).toArray();
            double[] moves = random.doubles(4, -5, 5).toArray();
            double[] radii = random.doubles(2).toArray();
            met += new ExactImpact(places, positions, moves, radii).meetsArc() ? 1 : 0;
            certain += isCertain(places, positions, moves, radii) ? 1 : 0;
        }
        assertThat(met).isGreaterThan(CIRCLES / 10);
        assertThat(certain).isGreaterThan(met * 95 / 100);
    }

    /** The places are level with each other, or one right above the other. */
    @Test
    void itIsRightWherePlacesDifferAlongOneAxis() {
        Random random = Trials.random(6);
        int certain = 0;
        for (int i = 0; i < CIRCLES / 4; i++) {
            double[] places = random.doubles(4, -1, 1).toArray();
            int axis = i & 1;
            places[axis] = places[axis + 2];
            double[] positions = random.doubles(4, -5, 5).toArray();
            double[] moves = random.doubles(4, -5, 5).toArray();
            certain += isCertain(places, positions, moves, new double[] {1, random.nextDouble()}) ? 1 : 0;
        }
        assertThat(certain).isGreaterThan(CIRCLES / 4 / 10);
    }

    /** Where the line almost touches the circle, and where positions are large, it may be silent, but not wrong. */
    @Test
    void itIsRightWhereverItIsCertain() {
        Random random = Trials.random(2);
        int certain = 0;
        for (int i = 0; i < CIRCLES; i++) {
            double[] places = random.doubles(4, -1, 1).toArray();
            double[] positions = random.doubles(4, -1000, 1000).toArray();
            double[] moves = random.doubles(4, -1, 1).toArray();
            double dx = moves[0] - moves[2];
            double dy = moves[1] - moves[3];
            double length = Math.sqrt(dx * dx + dy * dy);
            double aside = (1 - Math.scalb(random.nextDouble(), -random.nextInt(30))) / length;
            double time = 3 * random.nextDouble();
            positions[2] = positions[0] + places[0] - places[2] + time * dx - aside * dy;
            positions[3] = positions[1] + places[1] - places[3] + time * dy + aside * dx;
            certain += isCertain(places, positions, moves, new double[] {0.75, 0.25}) ? 1 : 0;
        }
        assertThat(certain).isBetween(CIRCLES / 10, CIRCLES * 9 / 10);
    }

    /** Neither of the two doubles beside the time is its rounding, however the computation is rounded. */
    @Test
    void itIsSilentWhereTheTimeIsADouble() {
        Random random = Trials.random(3);
        for (int i = 0; i < CIRCLES; i++) {
            // Right-angled: 3, 4, 5.
            double unit = Math.scalb((double) (1 + random.nextInt(1 << 30)), -random.nextInt(40));
            double time = Math.scalb((double) (1 + random.nextInt(1 << 10)), -10);
            double dx = 1 + random.nextInt(1 << 10);
            double dy = random.nextInt(1 << 10);
            double radius = 5 * unit;
            set(
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    time * dx + 3 * unit,
                    time * dy + 4 * unit,
                    dx,
                    dy,
                    0,
                    0,
                    radius,
                    0,
                    size(time * dx + 3 * unit, time * dy + 4 * unit, radius));
            assertThat(filter.roundDown()).isNaN();
        }
    }

    /** Where nothing is apart and nothing moves on an axis, the component is 0. */
    @Test
    void itKnowsAnExactZero() {
        set(0, 0.1, 0, 0.3, 0, 0.2, 3.1, 0, 1.7, 0.9, 0, 0.9, 0.7, 0.6, size(3.1, 0.4, 1.3));
        assertThat(filter.normalY()).isNotZero();
        set(0, 0.3, 0, 0.3, 0, 0.2, 3.1, 0.2, 1.7, 0.9, 0, 0.9, 0.7, 0.6, size(3.1, 0, 1.3));
        assertThat(filter.normalY()).isZero();
        assertThat(filter.normalX()).isEqualTo(-1);
    }

    @Test
    void aLineThatMissesHasNoCertainTime() {
        Random random = Trials.random(5);
        for (int i = 0; i < CIRCLES; i++) {
            double dx = 2 * random.nextDouble() - 1;
            double dy = 2 * random.nextDouble() - 1;
            double nearest = random.nextDouble();
            double distance = (1.01 + 2 * random.nextDouble()) / Math.sqrt(dx * dx + dy * dy);
            double x = nearest * dx - distance * dy;
            double y = nearest * dy + distance * dx;
            set(0, 0, 0, 0, 0, 0, x, y, dx, dy, 0, 0, 1, 0, size(x, y, 1));
            assertThat(filter.roundDown()).isNaN();
            assertThat(filter.normalX()).isNaN();
            assertThat(filter.normalY()).isNaN();
        }
    }

    /**
     * Places, positions and displacements of A and B in turn, x and y each; then the radii, and the size of the gap.
     */
    private void set(double... n) {
        RelativeMotion motion = new RelativeMotion();
        motion.set(n[4], n[5], n[8], n[9], n[6], n[7], n[10], n[11]);
        filter.set(n[0], n[1], n[2], n[3], motion, 1, n[12], n[13], n[14]);
    }

    private static double size(double x, double y, double radius) {
        return Math.abs(x) + Math.abs(y) + radius;
    }

    /** Asks for time and normal, and compares what is certain; returns whether all of it is. */
    private boolean isCertain(double[] places, double[] positions, double[] moves, double[] radii) {
        double size = 4 + size(positions[2] - positions[0], positions[3] - positions[1], radii[0] + radii[1]);
        set(
                places[0],
                places[1],
                places[2],
                places[3],
                positions[0],
                positions[1],
                positions[2],
                positions[3],
                moves[0],
                moves[1],
                moves[2],
                moves[3],
                radii[0],
                radii[1],
                size);
        ExactImpact exact = new ExactImpact(places, positions, moves, radii);
        boolean enter = agrees(filter.roundDown(), exact::enterArc);
        boolean x = agrees(filter.normalX(), exact::normalX);
        boolean y = agrees(filter.normalY(), exact::normalY);
        return enter && x && y;
    }

    private static boolean agrees(double number, DoubleSupplier exact) {
        if (Double.isNaN(number)) {
            return false;
        }
        assertThat(number).isEqualTo(exact.getAsDouble());
        return true;
    }
}
