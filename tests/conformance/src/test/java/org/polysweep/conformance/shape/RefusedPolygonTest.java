package org.polysweep.conformance.shape;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.ejml.data.DMatrixRMaj;
import org.junit.jupiter.api.Test;
import org.polysweep.matrix.Matrices;
import org.polysweep.shape.ConvexPolygon;

/** What is refused, with the argument, the vertex and the value in the message. */
class RefusedPolygonTest {

    private static final double NAN = Double.NaN;
    private static final double INFINITY = Double.POSITIVE_INFINITY;

    @Test
    void whatIsNoNumber() {
        refused("vertices[1][0] must be finite, but was NaN", 0, 0, NAN, 0, 0, 3);
        refused("vertices[2][1] must be finite, but was Infinity", 0, 0, 4, 0, 0, INFINITY);
        refused("vertices[0][0] must be finite, but was -Infinity", -INFINITY, 0);
        refused("vertices[0][1] must be finite, but was NaN", 0, NAN, NAN, 0);
    }

    @Test
    void whatIsNoListOfVertices() {
        refused("vertices must not be empty");
        refused("vertices must have an even number of coordinates, but had 1;", 7);
        refused("vertices must have an even number of coordinates, but had 5;", 0, 0, 1, 0, 1);
    }

    @Test
    void whatIsNotConvex() {
        // A dent; the vertex that makes it is named, in either winding.
        refused("vertices[3] = (2.0, 1.0)", 0, 0, 4, 0, 4, 4, 2, 1);
        refused("vertices[1] = (2.0, 1.0)", 0, 0, 2, 1, 4, 4, 4, 0);
        refused("vertices[3] = (2.0000000000000004, 2.0)", 0, 0, 4, 0, 4, 4, Math.nextUp(2.0), 2);
        // The edges of a bow tie cross.
        refused("vertices[", 0, 0, 1, 1, 1, 0, 0, 1);
        refused("vertices[", 0, 0, 2, 0, 1, 1, 1, -1);
    }

    @Test
    void whatWindsMoreThanOnce() {
        // A pentagram turns left at all of its five corners.
        refused("more than once", 0, 10, -6, -8, 10, 3, -10, 3, 6, -8);
        refused("more than once", 0, 0, 1, 0, 1, 1, 0, 1, 0, 0, 1, 0, 1, 1, 0, 1);
        refused("more than once", 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0);
        refused("more than once", 0, 0, 4, 0, 0, 3, 0, 0, 4, 0, 0, 3, 0, 0, 4, 0, 0, 3);
    }

    @Test
    void whatGoesBackAndForthAlongALine() {
        refused("vertices[", 0, 0, 2, 0, 1, 0, 3, 0);
        refused("vertices[", 0, 0, 3, 3, 0, 0, 3, 3);
        refused("vertices[", 0, 0, 0, 2, 0, 4, 0, 3);
        refused("vertices[", 0, 0, 1, 0, 2, 0, 1, 0);
        refused("vertices[", 0, 0, -1, 0, 1, 0, -2, 0, 2, 0);
    }

    @Test
    void aSpikeOnAPolygon() {
        // Out along an edge's line and back, at a corner and in the middle of an edge.
        refused("vertices[2] = (6.0, 0.0)", 0, 0, 4, 0, 6, 0, 4, 0, 4, 4, 0, 4);
        refused("vertices[2] = (6.0, 0.0)", 0, 0, 2, 0, 6, 0, 4, 0, 4, 4, 0, 4);
        refused("vertices[", 0, 0, 2, 0, 2, -3, 2, 0, 4, 0, 4, 4, 0, 4);
        // And an edge that is gone back along a little.
        refused("vertices[1] = (3.0, 0.0)", 0, 0, 3, 0, 1, 0, 4, 0, 4, 4, 0, 4);
    }

    @Test
    void aBoxTheWrongWayRound() {
        assertThatThrownBy(() -> ConvexPolygon.box(2, 0, 1, 3))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContainingAll("minX 2.0", "maxX 1.0");
        assertThatThrownBy(() -> ConvexPolygon.box(0, 3, 1, Math.nextDown(3.0)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContainingAll("minY 3.0", "maxY 2.9999999999999996");
    }

    @Test
    void aBoxWithoutNumbers() {
        assertThatThrownBy(() -> ConvexPolygon.box(NAN, 0, 1, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("minX must be finite, but was NaN");
        assertThatThrownBy(() -> ConvexPolygon.box(0, 0, 1, INFINITY))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("maxY must be finite, but was Infinity");
    }

    @Test
    void aMatrixOfAnotherShape() {
        assertThatThrownBy(() -> Matrices.toPolygon(new DMatrixRMaj(2, 3)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("2×3");
        assertThatThrownBy(() -> Matrices.toPolygon(new DMatrixRMaj(0, 2)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("empty");
    }

    @Test
    void aHullOfNothing() {
        assertThatThrownBy(() -> ConvexPolygon.hullOf()).hasMessageContaining("empty");
        assertThatThrownBy(() -> ConvexPolygon.hullOf(0, 0, 1, NAN))
                .hasMessageContaining("vertices[1][1] must be finite, but was NaN");
        assertThatThrownBy(() -> ConvexPolygon.hullOf(0, 0, 1)).hasMessageContaining("coordinates, but had 3;");
    }

    private static void refused(String message, double... xy) {
        assertThatThrownBy(() -> ConvexPolygon.of(xy))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
    }
}
