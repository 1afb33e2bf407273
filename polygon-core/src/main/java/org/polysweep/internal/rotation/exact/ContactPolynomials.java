package org.polysweep.internal.rotation.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.polysweep.internal.algebraic.ExactWork;
import org.polysweep.internal.algebraic.RealRoot;

/**
 * All polynomials in t that decide the proximity of two bodies, except those whose signs are known.
 *
 * @param bodies the two bodies
 * @param edges for each edge of A, then for each edge of B: the vertices of the other body
 * @param vertexPairs the pairs of vertices, where edges do not suffice: with a radius, or if there is no edge
 */
record ContactPolynomials(BodyPair bodies, List<VerticesOverEdge> edges, List<VertexPair> vertexPairs) {

    /**
     * Forms the polynomials.
     *
     * @param signs known signs; the polynomials are valid only at times at which these signs hold
     */
    static ContactPolynomials of(BodyPair bodies, KnownSigns signs) {
        ContactPolynomials formed = new ContactPolynomials(bodies, new ArrayList<>(), new ArrayList<>());
        BigInteger radius = bodies.radius();
        formed.addEdges(bodies.a(), bodies.b(), true, radius, signs);
        formed.addEdges(bodies.b(), bodies.a(), false, radius, signs);
        if (bodies.isRound() || formed.edges.isEmpty()) {
            formed.addVertexPairs(radius, signs);
        }
        return formed;
    }

    private void addEdges(
            BodyPolynomials owner, BodyPolynomials other, boolean isOfA, BigInteger radius, KnownSigns signs) {
        for (int edge = 0; edge < owner.edges(); edge++) {
            ExactWork.spend(other.size());
            boolean hasBelow = false;
            boolean hasBeside = false;
            List<VertexOverEdge> near = new ArrayList<>();
            for (int vertex = 0; vertex < other.size(); vertex++) {
                int sign = signs.ofHeight(isOfA, edge, vertex);
                int signBeside = sign == 0 ? signs.ofHeightBeside(isOfA, edge, vertex) : 0;
                hasBelow |= sign < 0 || signBeside < 0;
                hasBeside |= signBeside != 0;
                if (sign == 0 && signBeside == 0) {
                    near.add(VertexOverEdge.of(owner, edge, other, vertex, radius));
                } else {
                    vertex += signs.alikeAfter(isOfA, edge, vertex);
                }
            }
            edges.add(new VerticesOverEdge(hasBelow, hasBeside, near));
        }
    }

    private void addVertexPairs(BigInteger radius, KnownSigns signs) {
        for (int ofA = 0; ofA < bodies.a().size(); ofA++) {
            ExactWork.spend(bodies.b().size());
            for (int ofB = 0; ofB < bodies.b().size(); ofB++) {
                if (signs.areApart(ofA, ofB)) {
                    ofB += signs.apartAfter(ofA, ofB);
                } else {
                    vertexPairs.add(VertexPair.of(bodies.a(), ofA, bodies.b(), ofB, radius));
                }
            }
        }
    }

    /** The vertices of B relative to an edge of A. */
    VerticesOverEdge overEdgeOfA(int edge) {
        return edges.get(edge);
    }

    /** The vertices of A relative to an edge of B. */
    VerticesOverEdge overEdgeOfB(int edge) {
        return edges.get(bodies.a().edges() + edge);
    }

    /**
     * Returns the proximity at a time.
     *
     * <p>The interiors of two cores have no point in common if and only if all of one core is outside or on the line of
     * some edge of the other; this includes crossing segments. If so, the distance of the cores is the distance of a
     * vertex from an edge onto which it projects, or of two vertices.
     */
    ContactState at(RealRoot time) {
        boolean isSeparated = edges.isEmpty();
        for (VerticesOverEdge edge : edges) {
            if (edge.areBeyond(time)) {
                return ContactState.APART;
            }
            isSeparated |= edge.areOutside(time);
        }
        return isSeparated ? ofSeparatedCores(time) : ContactState.OVERLAPPING;
    }

    private ContactState ofSeparatedCores(RealRoot time) {
        int least = 1;
        for (VerticesOverEdge edge : edges) {
            for (VertexOverEdge vertex : edge.near()) {
                int gap = time.signOf(vertex.gap());
                boolean isNearer = bodies.isRound() ? gap < least : gap == 0;
                if (isNearer && vertex.projectsOntoEdge(time)) {
                    least = gap;
                }
            }
        }
        for (VertexPair pair : vertexPairs) {
            least = Math.min(least, time.signOf(pair.gap()));
        }
        return least > 0 ? ContactState.APART : least == 0 ? ContactState.TOUCHING : ContactState.OVERLAPPING;
    }
}
