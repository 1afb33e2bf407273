package org.polysweep.internal.polygon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.number.Fraction;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.trials.Trials;

/** Where one comes to that meets a floor, a wall, or a corner of what stands still on an axis. */
class AxialPlaceTest {

    /** The bottom is edge 0, and leads along x; edge 1 leads neither along x nor along y. */
    private static final ConvexPolygon TRIANGLE = ConvexPolygon.of(-1, -0.5, 2, -0.5, 0, 4);

    /** The corner 0 is at (0, 0). */
    private static final ConvexPolygon TIP = ConvexPolygon.of(0, 0, 3, -1, 3, 1);

    private final SweepQuery query = new SweepQuery();
    private final FeaturePair at = new FeaturePair();
    private final AxialPlace place = new AxialPlace(query);

    /** The tip of A comes down to the top of a box that moves to the side: the one that stops there is A. */
    @Test
    void aCornerComesDownToAFloor() {
        query.setCores(TIP, ConvexPolygon.box(-4, -1, 4, 2));
        query.set(0.25, 9, 1, -8, 0.5, 3, 1, 0);
        at.setEdge(0, 2, true, 1);
        requirePlace(true, false, 5);
        // A moves along y, so where B is then, the floor does not say; and along x it says nothing.
        requireNone(false, false);
        requireNone(true, true);
        requireNone(false, true);
    }

    /** The box comes down to the tip of A. */
    @Test
    void aFloorComesToACorner() {
        query.setCores(TIP, ConvexPolygon.box(-4, -1, 4, 2));
        query.set(0.25, 9, 0, 0, 0.5, 3, 0, 8);
        at.setEdge(0, 2, true, 1);
        requirePlace(false, false, 7);
        requireNone(true, false);
    }

    /** The left of A meets a corner of B, and both stand still along y. */
    @Test
    void aWallMeetsACorner() {
        query.setCores(ConvexPolygon.box(-4, -1, 4, 2), TIP);
        query.set(7, 1, -2, 0, 0, 0.5, 0, 0);
        at.setEdge(3, 0, false, 1);
        requirePlace(true, true, 4);
        requireNone(false, true);
        requireNone(true, false);
        query.set(7, 1, 0, 0, 0, 0.5, 5, 0);
        requirePlace(false, true, 3);
    }

    /** Across an edge that is neither level nor upright one of them may be anywhere. */
    @Test
    void aSlopeTellsNothing() {
        query.setCores(TIP, TRIANGLE);
        query.set(9, 9, -1, -1, 0, 0, 0, 0);
        at.setEdge(0, 1, true, 1);
        requireNone(true, true);
        requireNone(true, false);
        query.setCores(TRIANGLE, TIP);
        at.setEdge(1, 0, false, 1);
        requireNone(true, true);
        requireNone(true, false);
    }

    /** Where corner meets corner, both coordinates are told: of either whose other stands still there. */
    @Test
    void aCornerMeetsACorner() {
        query.setCores(TIP, TRIANGLE);
        query.set(9, 9, -1, -1, 0.5, 3, 0, 0);
        at.setCorners(0, 2);
        requirePlace(true, true, 0.5);
        requirePlace(true, false, 7);
        requireNone(false, true);
        query.set(9, 9, 0, -1, 0.5, 3, 1, 0);
        requirePlace(false, true, 9);
        requireNone(true, true);
        requirePlace(true, false, 7);
        query.set(9, 9, 0, 0, 0.5, 3, 0, 1);
        requirePlace(false, false, 5);
        requireNone(true, false);
    }

    private void requirePlace(boolean isA, boolean isX, double expected) {
        for (Direction direction : Direction.values()) {
            assertThat(place.of(isA, isX, at, direction)).isEqualTo(expected);
        }
    }

    private void requireNone(boolean isA, boolean isX) {
        for (Direction direction : Direction.values()) {
            assertThat(place.of(isA, isX, at, direction)).isNaN();
        }
    }

    /** There the corner of the one is where the corner of the other is, but for one rounding. */
    @ParameterizedTest
    @EnumSource
    void itIsTheExactPlaceRounded(Direction direction) {
        Random random = Trials.random(21);
        for (int i = 0; i < Trials.times(400); i++) {
            ConvexPolygon a = point(random);
            ConvexPolygon b = point(random);
            query.setCores(a, b);
            query.set(number(random), number(random), 0, 0, number(random), number(random), 0, 0);
            at.setCorners(0, 0);
            requireRounded(place.of(true, true, at, direction), direction, query.bx, b.x(0), a.x(0));
            requireRounded(place.of(true, false, at, direction), direction, query.by, b.y(0), a.y(0));
            requireRounded(place.of(false, true, at, direction), direction, query.ax, a.x(0), b.x(0));
            requireRounded(place.of(false, false, at, direction), direction, query.ay, a.y(0), b.y(0));
        }
    }

    private static void requireRounded(
            double found, Direction direction, double position, double cornerThere, double ownCorner) {
        Fraction exact = Fraction.of(position).plus(Fraction.difference(cornerThere, ownCorner));
        assertThat(exact.rounds(direction, found)).isTrue();
    }

    private static ConvexPolygon point(Random random) {
        return ConvexPolygon.of(number(random), number(random));
    }

    private static double number(Random random) {
        return (2 * random.nextDouble() - 1) * (1L << random.nextInt(30));
    }
}
