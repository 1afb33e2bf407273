package org.polysweep.conformance.shape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import net.jqwik.api.Example;
import org.polysweep.matrix.Matrices;
import org.polysweep.oracle.EvenOddRegion;
import org.polysweep.shape.ConvexDecomposition;
import org.polysweep.shape.ConvexPolygon;

/** Which lists of vertices are no outline, what is said about them, and which are one after all. */
class RefusedOutlineTest {

    private static final double NAN = Double.NaN;
    private static final double INFINITY = Double.POSITIVE_INFINITY;

    @Example
    void whatIsNoListOfVertices() {
        refused("vertices must not be empty");
        refused("vertices must have an even number of coordinates, but had 7;", 0, 0, 1, 0, 0, 1, 0);
        refused("vertices[1][0] must be finite, but was NaN", 0, 0, NAN, 0, 0, 3);
        refused("vertices[2][1] must be finite, but was Infinity", 0, 0, 4, 0, 0, INFINITY);
    }

    @Example
    void whatHasNoArea() {
        refused("vertices[0] = (2.0, 3.0): all vertices lie on one line", 2, 3);
        refused("vertices[0] = (2.0, 3.0): all vertices lie on one line", 2, 3, 2, 3, 2, 3);
        refused("vertices[0] = (0.0, 0.0): all vertices lie on one line", 0, 0, 1, 1);
        refused("vertices[0] = (0.0, 0.0): all vertices lie on one line", 0, 0, 1, 1, 3, 3, 2, 2);
        double[] twiceAround = {0, 0, 1, 0, 1, 1, 0, 1, 0, 0, 1, 0, 1, 1, 0, 1};
        refused("vertices[0] = (0.0, 0.0): all edges lie on one another in pairs", twiceAround);
        refused("vertices[0] = (0.0, 0.0): all edges lie on one another in pairs", 0, 0, 4, 0, 4, 4, 4, 0);
    }

    @Example
    void whatCrossesItself() {
        // The two areas add up to zero.
        double[] bowTie = {0, 0, 2, 2, 2, 0, 0, 2};
        refused(
                "vertices[0] = (0.0, 0.0): the edge from there to vertices[1] = (2.0, 2.0)"
                        + " crosses the edge from vertices[2] = (2.0, 0.0) to vertices[3] = (0.0, 2.0)",
                bowTie);
        double[] pentagram = {0, 10, -6, -8, 10, 3, -10, 3, 6, -8};
        refused(" crosses the edge from vertices[", pentagram);
    }

    /** All of these touch themselves, which is no crossing: their interior is even-odd. */
    @Example
    void whatTouchesItselfIsAccepted() {
        double[] cornerAtEdge = {0, 0, 4, 0, 4, 4, 2, 0, 0, 4};
        double[] cornerAtCorner = {0, 0, 4, 0, 2, 2, 4, 4, 0, 4, 2, 2};
        double[] edgeAlongEdge = {0, 0, 6, 0, 6, 2, 3, 2, 3, 0, 2, 0, 2, 2, 0, 2};
        double[] bowTieWithAVertexWhereItCrosses = {0, 0, 1, 1, 2, 2, 2, 0, 1, 1, 0, 2};
        double[] bridge = {0, 0, 6, 0, 6, 6, 0, 6, 0, 0, 2, 2, 2, 4, 4, 4, 4, 2, 2, 2};
        double[] spikeOutside = {0, 0, 4, 0, 6, 0, 4, 0, 4, 4, 0, 4};
        double[] spikeInside = {0, 0, 2, 0, 2, 3, 2, 0, 4, 0, 4, 4, 0, 4};
        accepted(2, cornerAtEdge);
        accepted(2, cornerAtCorner);
        accepted(2, edgeAlongEdge);
        accepted(2, bowTieWithAVertexWhereItCrosses);
        accepted(4, bridge);
        accepted(1, spikeOutside);
        accepted(1, spikeInside);
        // An ulp more, and it does not touch.
        accepted(3, 0, 0, 4, 0, 4, 4, 2, Double.MIN_VALUE, 0, 4);
    }

    private static void accepted(int partCount, double... xy) {
        List<ConvexPolygon> parts = ConvexDecomposition.of(xy);
        assertThat(parts).hasSize(partCount);
        assertThat(new EvenOddRegion(List.of(xy))
                        .difference(parts.stream()
                                .map(part -> Matrices.toMatrix(part).data)
                                .toList()))
                .isEmpty();
    }

    private static void refused(String message, double... xy) {
        assertThatThrownBy(() -> ConvexDecomposition.of(xy))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
    }
}
