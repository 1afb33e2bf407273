package org.polysweep.conformance.impact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.internal.impact.ArcFilter;
import org.polysweep.internal.impact.ArcImpact;
import org.polysweep.trials.Trials;

/** What the short computation is certain of is what the long one says, and it is silent where it must be. */
class ArcFilterTest {

    private static final int CIRCLES = 50_000;

    private final ArcFilter filter = new ArcFilter();
    private final ArcImpact impact = new ArcImpact();

    @Test
    void itIsCertainOfOrdinaryCirclesAndRight() {
        Random random = Trials.random(1);
        int known = 0;
        int certain = 0;
        for (int i = 0; i < CIRCLES; i++) {
            double[] places = random.doubles(4, -1, 1).toArray();
            double[] positions = random.doubles(4, -5, 5).toArray();
            double[] moves = random.doubles(4, -5, 5).toArray();
            known += ask(places, positions, moves, random.nextDouble(), random.nextDouble());
            certain += compare();
        }
        assertThat(known).isGreaterThan(CIRCLES / 10);
        assertThat(certain).isGreaterThan(known * 95 / 100);
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
            ask(places, positions, moves, 0.75, 0.25);
            certain += compare();
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
            filter.set(
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

    /** A component that is 0 is left to the other one, which looks at why. */
    @Test
    void itIsSilentAboutZero() {
        filter.set(0, 0, 0, 0, 0, 0, 3.1, 0, 1.7, 0, 0, 0, 0.7, 0.6, size(3.1, 0, 1.3));
        assertThat(filter.normalY()).isNaN();
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
            filter.set(0, 0, 0, 0, 0, 0, x, y, dx, dy, 0, 0, 1, 0, size(x, y, 1));
            assertThat(filter.roundDown()).isNaN();
            assertThat(filter.normalX()).isNaN();
        }
    }

    private static double size(double x, double y, double radius) {
        return Math.abs(x) + Math.abs(y) + radius;
    }

    /** Asks both; returns 1 if the long computation is certain, of all three numbers. */
    private int ask(double[] places, double[] positions, double[] moves, double radiusA, double radiusB) {
        impact.setRadius(radiusA, radiusB)
                .set(
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
                        moves[3]);
        double size = 4 + size(positions[2] - positions[0], positions[3] - positions[1], radiusA + radiusB);
        filter.set(
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
                radiusA,
                radiusB,
                size);
        return Double.isNaN(impact.roundDown() + impact.normalX() + impact.normalY()) ? 0 : 1;
    }

    /** Compares what both have said; returns 1 if the filter is certain of all three numbers. */
    private int compare() {
        boolean enter = agrees(filter.roundDown(), impact.roundDown());
        boolean x = agrees(filter.normalX(), impact.normalX());
        boolean y = agrees(filter.normalY(), impact.normalY());
        return enter && x && y ? 1 : 0;
    }

    private static boolean agrees(double quickly, double slowly) {
        if (Double.isNaN(quickly)) {
            return false;
        }
        assertThat(quickly).isEqualTo(slowly);
        return true;
    }
}
