package org.polysweep.internal.rotation.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.polysweep.internal.algebraic.Dyadic;
import org.polysweep.internal.algebraic.IntegerPolynomial;
import org.polysweep.internal.algebraic.RealRoot;
import org.polysweep.shape.MovingShape;

/** The polynomials of two bodies, for tests of what doubles say about them. */
public final class ExactHeights {

    private final ContactPolynomials polynomials;

    /** Forms the polynomials. */
    public ExactHeights(MovingShape a, MovingShape b) {
        polynomials = ContactPolynomials.of(BodyPair.of(a, b), KnownSigns.NONE);
    }

    /**
     * A vertex over an edge.
     *
     * @param isEdgeOfA whether the edge belongs to A
     * @param height the height times the length of the edge and the unit
     * @param gap the height, or with a radius the difference of its square from that at a contact
     * @param ahead the distance ahead of the first end of the edge, times its length and the unit
     * @param aheadOfEnd the distance ahead of its second end
     * @param squareOfEdge the square of the length of the edge
     */
    public record Height(
            boolean isEdgeOfA,
            int edge,
            int vertex,
            IntegerPolynomial height,
            IntegerPolynomial gap,
            IntegerPolynomial ahead,
            IntegerPolynomial aheadOfEnd,
            BigInteger squareOfEdge) {}

    /**
     * Two vertices.
     *
     * @param gap the square of their distance minus that at a contact
     */
    public record Distance(int ofA, int ofB, IntegerPolynomial gap) {}

    /** All vertices over all edges. */
    public List<Height> heights() {
        List<Height> heights = new ArrayList<>();
        BodyPair bodies = polynomials.bodies();
        for (int i = 0; i < polynomials.edges().size(); i++) {
            boolean isOfA = i < bodies.a().edges();
            int edge = isOfA ? i : i - bodies.a().edges();
            BigInteger square = (isOfA ? bodies.a() : bodies.b()).edge(edge).square();
            List<VertexOverEdge> vertices = polynomials.edges().get(i).near();
            for (int vertex = 0; vertex < vertices.size(); vertex++) {
                VertexOverEdge over = vertices.get(vertex);
                heights.add(new Height(
                        isOfA, edge, vertex, over.height(), over.gap(), over.ahead(), over.aheadOfEnd(), square));
            }
        }
        return heights;
    }

    /** The pairs of vertices, with a radius. */
    public List<Distance> distances() {
        return polynomials.vertexPairs().stream()
                .map(pair -> new Distance(pair.ofA(), pair.ofB(), pair.gap()))
                .toList();
    }

    /** Whether there is a radius. */
    public boolean isRound() {
        return polynomials.bodies().isRound();
    }

    /** The unit of the heights. */
    public IntegerPolynomial unit() {
        return polynomials.bodies().a().square().times(polynomials.bodies().b().square());
    }

    /** The exponent of the unit of lengths. */
    public int exponent() {
        return polynomials.bodies().lattice().exponent();
    }

    /** The name of the proximity at a time. */
    public String proximityAt(double time) {
        return polynomials.at(RealRoot.of(Dyadic.of(time))).name();
    }
}
