package org.polysweep.internal.turning;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.polysweep.internal.number.Lattice;
import org.polysweep.internal.obstacle.ExactShape;
import org.polysweep.internal.polynomial.RealRoot;

/**
 * Two bodies, one of which turns at least: all that decides how near they are, as polynomials in t.
 */
final class TurningPair {

    private final Lattice lattice;
    private final TurningBody a;
    private final TurningBody b;

    /** The distance of the cores at a contact: the sum of the radii. */
    private final BigInteger radius;

    /** For each edge of A, then for each of B: the corners of the other. */
    private final List<List<CornerOverEdge>> edges = new ArrayList<>();

    /** All pairs of corners, where they say more than the edges: with a radius, or if there is no edge. */
    private final List<CornerPair> cornerPairs = new ArrayList<>();

    TurningPair(TurningMotion motionA, TurningMotion motionB) {
        lattice = new Lattice(Math.min(exponentOf(motionA), exponentOf(motionB)));
        a = new TurningBody(motionA, lattice);
        b = new TurningBody(motionB, lattice);
        radius = a.radius().add(b.radius());
        addEdges(a, b);
        addEdges(b, a);
        if (isRound() || edges.isEmpty()) {
            addCornerPairs();
        }
    }

    private static int exponentOf(TurningMotion moving) {
        int ofMotion = Lattice.exponentOf(
                moving.motion().x(),
                moving.motion().y(),
                moving.motion().dx(),
                moving.motion().dy());
        return Math.min(ofMotion, ExactShape.exponentOf(moving.motion().shape()));
    }

    private void addEdges(TurningBody owner, TurningBody other) {
        for (int edge = 0; edge < owner.edges(); edge++) {
            List<CornerOverEdge> corners = new ArrayList<>();
            for (int corner = 0; corner < other.size(); corner++) {
                corners.add(CornerOverEdge.of(owner, edge, other, corner, radius));
            }
            edges.add(corners);
        }
    }

    private void addCornerPairs() {
        for (int ofA = 0; ofA < a.size(); ofA++) {
            for (int ofB = 0; ofB < b.size(); ofB++) {
                cornerPairs.add(CornerPair.of(a, ofA, b, ofB, radius));
            }
        }
    }

    /** The lattice of all lengths. */
    Lattice lattice() {
        return lattice;
    }

    TurningBody a() {
        return a;
    }

    TurningBody b() {
        return b;
    }

    BigInteger radius() {
        return radius;
    }

    boolean isRound() {
        return radius.signum() > 0;
    }

    /** The corners of B, seen from an edge of A. */
    List<CornerOverEdge> fromEdgeOfA(int edge) {
        return edges.get(edge);
    }

    /** The corners of A, seen from an edge of B. */
    List<CornerOverEdge> fromEdgeOfB(int edge) {
        return edges.get(a.edges() + edge);
    }

    /** A corner of A less one of B, in units of |zA|²|zB|². */
    PolynomialVector difference(int cornerA, int cornerB) {
        return a.worldCorner(cornerA)
                .times(b.square())
                .minus(b.worldCorner(cornerB).times(a.square()));
    }

    /** The edges of A, then those of B, each with the corners of the other. */
    List<List<CornerOverEdge>> edges() {
        return edges;
    }

    List<CornerPair> cornerPairs() {
        return cornerPairs;
    }

    /**
     * How near the bodies are at a time.
     *
     * <p>The interiors of two cores have no point in common if and only if the line of some edge of one has all of the
     * other outside or on it; that holds for crossing segments, too, and what has no interior with the other has such
     * an edge. If so, the distance of the cores is that of some corner of one and an edge of the other, with the foot on
     * the edge, or that of two corners.
     */
    Nearness at(RealRoot time) {
        boolean isSeparated = edges.isEmpty();
        for (List<CornerOverEdge> edge : edges) {
            if (edge.stream().allMatch(corner -> corner.isBeyond(time))) {
                return Nearness.APART;
            }
            isSeparated |= edge.stream().allMatch(corner -> time.signOf(corner.height()) >= 0);
        }
        return isSeparated ? nearestOf(time) : Nearness.OVERLAPPING;
    }

    /** How near two bodies are whose cores do not overlap. */
    private Nearness nearestOf(RealRoot time) {
        int least = 1;
        for (List<CornerOverEdge> edge : edges) {
            for (CornerOverEdge corner : edge) {
                int gap = time.signOf(corner.gap());
                boolean isNearer = isRound() ? gap < least : gap == 0;
                if (isNearer && corner.hasFootOnEdge(time)) {
                    least = gap;
                }
            }
        }
        for (CornerPair pair : cornerPairs) {
            least = Math.min(least, time.signOf(pair.gap()));
        }
        return least > 0 ? Nearness.APART : least == 0 ? Nearness.TOUCHING : Nearness.OVERLAPPING;
    }
}
