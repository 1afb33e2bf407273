package org.polysweep.internal.compound;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.polysweep.internal.compound.Curve.WholeCircle;
import org.polysweep.internal.compound.Curve.WholeLine;
import org.polysweep.internal.number.ExactVector;

/** Where lines and circles are nearest to the origin and where they cross, where that is known. */
class CurveTest {

    private static final ExactVector NONE = vector(0, 0);

    private static ExactVector vector(long x, long y) {
        return new ExactVector(BigInteger.valueOf(x), BigInteger.valueOf(y));
    }

    private static WholeCircle circle(long x, long y, long radius) {
        return new WholeCircle(vector(x, y), BigInteger.valueOf(radius));
    }

    private static WholeLine line(long x, long y, long dx, long dy, long radius) {
        return WholeLine.beside(vector(x, y), vector(dx, dy), BigInteger.valueOf(radius));
    }

    /** Whether two curves cross in some places, in any order, whichever is asked. */
    private static void assertCrossings(Curve first, Curve second, double... expected) {
        assertPlaces(first.crossings(second), expected);
        assertPlaces(second.crossings(first), expected);
    }

    private static void assertPlaces(List<Place> places, double... expected) {
        assertThat(places).hasSize(expected.length / 2);
        for (int i = 0; i < expected.length; i += 2) {
            double x = expected[i];
            double y = expected[i + 1];
            assertThat(places).anyMatch(place -> isAt(place.extent(LengthUnit.of(0)), x, y));
        }
    }

    private static boolean isAt(Extent extent, double x, double y) {
        return extent.minX() > x - 1e-9
                && extent.maxX() < x + 1e-9
                && extent.minY() > y - 1e-9
                && extent.maxY() < y + 1e-9;
    }

    @Test
    void nearestToTheOrigin() {
        // The normal is (3, -4)/5, and the line is -1/5 from the origin along it, or by the radius of 2 farther.
        assertPlaces(line(1, 1, 4, 3, 0).nearest(NONE), -3 / 25.0, 4 / 25.0);
        assertPlaces(line(1, 1, 4, 3, 2).nearest(NONE), 27 / 25.0, -36 / 25.0);
        assertPlaces(circle(3, 4, 2).nearest(NONE), 1.8, 2.4);
        assertPlaces(circle(3, 4, 10).nearest(vector(1, 0)), -3, -4);
        assertPlaces(circle(0, 4, 1).nearest(NONE), 0, 3);
    }

    @Test
    void aCircleAboutTheOriginIsNearestAgainstTheMotion() {
        assertPlaces(circle(0, 0, 5).nearest(NONE), 5, 0);
        assertPlaces(circle(0, 0, 5).nearest(vector(3, -4)), -3, 4);
        assertPlaces(circle(0, 0, 5).nearest(vector(0, 2)), 0, -5);
    }

    @Test
    void linesCrossUnlessTheyAreParallel() {
        assertCrossings(line(2, 0, 0, 1, 0), line(0, 3, -1, 0, 0), 2, 3);
        assertCrossings(line(2, 0, 0, 1, 1), line(0, 3, -1, 0, 2), 3, 5);
        assertCrossings(line(0, 0, 1, 1, 0), line(4, 0, -1, 1, 0), 2, 2);
        assertCrossings(line(0, 0, 1, 1, 0), line(4, 0, -1, -1, 0));
    }

    @Test
    void aLineCrossesACircle() {
        assertCrossings(line(4, 0, 0, 1, 0), circle(1, 2, 5), 4, 6, 4, -2);
        assertCrossings(line(3, 0, 0, -1, 0), circle(1, 2, 5), 3, 2 + Math.sqrt(21), 3, 2 - Math.sqrt(21));
        assertCrossings(line(0, 0, 3, 4, 0), circle(0, 0, 10), 6, 8, -6, -8);
        assertCrossings(line(6, 0, 0, 1, 0), circle(1, 2, 5), 6, 2, 6, 2);
        assertCrossings(line(7, 0, 0, 1, 0), circle(1, 2, 5));
    }

    @Test
    void circlesCross() {
        assertCrossings(circle(-3, 0, 5), circle(3, 0, 5), 0, 4, 0, -4);
        // 13, 14, 15.
        assertCrossings(circle(1, 1, 13), circle(15, 1, 15), 6, 13, 6, -11);
        assertCrossings(circle(-3, 0, 3), circle(3, 0, 3), 0, 0, 0, 0);
        assertCrossings(circle(-3, 0, 3), circle(3, 0, 2));
        assertCrossings(circle(2, 1, 3), circle(2, 1, 3));
        assertCrossings(circle(2, 1, 3), circle(2, 1, 4));
    }
}
