package org.polysweep.internal.polygon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.number.Fraction;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.internal.polygon.predicate.PolygonQuery;
import org.polysweep.internal.polygon.predicate.Predicates;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.trials.Trials;

/** The coordinate of a position at a contact with a floor, a wall or a vertex that does not move along the axis. */
class AxialPlaceTest {

    /** The bottom is edge 0, and leads along x; edge 1 leads neither along x nor along y. */
    private static final ConvexPolygon TRIANGLE = ConvexPolygon.of(-1, -0.5, 2, -0.5, 0, 4);

    /** The vertex 0 is at (0, 0). */
    private static final ConvexPolygon TIP = ConvexPolygon.of(0, 0, 3, -1, 3, 1);

    private final PolygonQuery query = new PolygonQuery();
    private final VertexRay ray = new VertexRay(query, new Predicates(query), 1);
    private final AxialPlace axialPlace = new AxialPlace(query);

    /** The tip of A comes down to the top of a box that moves to the side: the one that stops there is A. */
    @Test
    void aVertexComesDownToAFloor() {
        query.setCores(TIP, ConvexPolygon.box(-4, -1, 4, 2));
        query.set(0.25, 9, 1, -8, 0.5, 3, 1, 0);
        ray.setEdge(0, 2, true);
        requirePlace(true, false, 5);
        // A moves along y, so the floor does not determine where B is; and along x it determines nothing.
        requireNone(false, false);
        requireNone(true, true);
        requireNone(false, true);
    }

    /** The box comes down to the tip of A. */
    @Test
    void aFloorComesToAVertex() {
        query.setCores(TIP, ConvexPolygon.box(-4, -1, 4, 2));
        query.set(0.25, 9, 0, 0, 0.5, 3, 0, 8);
        ray.setEdge(0, 2, true);
        requirePlace(false, false, 7);
        requireNone(true, false);
    }

    /** The left edge of A hits a vertex of B, and neither moves along y. */
    @Test
    void aWallHitsAVertex() {
        query.setCores(ConvexPolygon.box(-4, -1, 4, 2), TIP);
        query.set(7, 1, -2, 0, 0, 0.5, 0, 0);
        ray.setEdge(3, 0, false);
        requirePlace(true, true, 4);
        requireNone(false, true);
        requireNone(true, false);
        query.set(7, 1, 0, 0, 0, 0.5, 5, 0);
        requirePlace(false, true, 3);
    }

    /** An edge that is neither level nor upright determines no coordinate. */
    @Test
    void aSlopeDeterminesNothing() {
        query.setCores(TIP, TRIANGLE);
        query.set(9, 9, -1, -1, 0, 0, 0, 0);
        ray.setEdge(0, 1, true);
        requireNone(true, true);
        requireNone(true, false);
        query.setCores(TRIANGLE, TIP);
        ray.setEdge(1, 0, false);
        requireNone(true, true);
        requireNone(true, false);
    }

    /** Where a vertex hits a vertex, both coordinates are determined: of each shape, where the other does not move along the axis. */
    @Test
    void aVertexHitsAVertex() {
        query.setCores(TIP, TRIANGLE);
        query.set(9, 9, -1, -1, 0.5, 3, 0, 0);
        ray.setVertices(0, 2);
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
            assertThat(axialPlace.of(isA, isX, ray, direction)).isEqualTo(expected);
        }
    }

    private void requireNone(boolean isA, boolean isX) {
        for (Direction direction : Direction.values()) {
            assertThat(axialPlace.of(isA, isX, ray, direction)).isNaN();
        }
    }

    /** The vertex of the one is where the vertex of the other is, except for one rounding. */
    @ParameterizedTest
    @EnumSource
    void itIsTheExactPlaceRounded(Direction direction) {
        Random random = Trials.random(21);
        for (int i = 0; i < Trials.times(400); i++) {
            ConvexPolygon a = point(random);
            ConvexPolygon b = point(random);
            query.setCores(a, b);
            query.set(number(random), number(random), 0, 0, number(random), number(random), 0, 0);
            ray.setVertices(0, 0);
            requireRounded(axialPlace.of(true, true, ray, direction), direction, query.bx, b.x(0), a.x(0));
            requireRounded(axialPlace.of(true, false, ray, direction), direction, query.by, b.y(0), a.y(0));
            requireRounded(axialPlace.of(false, true, ray, direction), direction, query.ax, a.x(0), b.x(0));
            requireRounded(axialPlace.of(false, false, ray, direction), direction, query.ay, a.y(0), b.y(0));
        }
    }

    private static void requireRounded(
            double found, Direction direction, double position, double otherVertex, double ownVertex) {
        Fraction exact = Fraction.of(position).plus(Fraction.difference(otherVertex, ownVertex));
        assertThat(exact.rounds(direction, found)).isTrue();
    }

    private static ConvexPolygon point(Random random) {
        return ConvexPolygon.of(number(random), number(random));
    }

    private static double number(Random random) {
        return (2 * random.nextDouble() - 1) * (1L << random.nextInt(30));
    }
}
