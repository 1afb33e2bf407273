package org.polysweep.internal.turning;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.polysweep.internal.algebraic.RealRoot;
import org.polysweep.internal.number.Lattice;
import org.polysweep.internal.obstacle.ExactShape;

/**
 * Two bodies, one of which turns at least: all that decides how near they are, as polynomials in t.
 */
final class TurningPair {

    private final Lattice lattice;
    private final TurningBody a;
    private final TurningBody b;

    /** The distance of the cores at a contact: the sum of the radii. */
    private final BigInteger radius;

    private final CertainSigns signs;

    private boolean arePolynomialsKnown;

    /** For each edge of A, then for each of B: the corners of the other. */
    private final List<CornersOverEdge> edges = new ArrayList<>();

    /** The pairs of corners, where they say more than the edges: with a radius, or if there is no edge. */
    private final List<CornerPair> cornerPairs = new ArrayList<>();

    TurningPair(TurningMotion motionA, TurningMotion motionB) {
        this(motionA, motionB, CertainSigns.NONE);
    }

    /** The two during a time in which some signs are certain; what is said about other times is then wrong. */
    TurningPair(TurningMotion motionA, TurningMotion motionB, CertainSigns signs) {
        lattice = new Lattice(Math.min(exponentOf(motionA), exponentOf(motionB)));
        a = new TurningBody(motionA, lattice);
        b = new TurningBody(motionB, lattice);
        radius = a.radius().add(b.radius());
        this.signs = signs;
    }

    private static int exponentOf(TurningMotion moving) {
        int ofMotion = Lattice.exponentOf(
                moving.motion().x(),
                moving.motion().y(),
                moving.motion().dx(),
                moving.motion().dy());
        return Math.min(ofMotion, ExactShape.exponentOf(moving.motion().shape()));
    }

    /** Writes down the polynomials, when they are needed. */
    private void makePolynomials() {
        if (arePolynomialsKnown) {
            return;
        }
        arePolynomialsKnown = true;
        addEdges(a, b, true);
        addEdges(b, a, false);
        if (isRound() || edges.isEmpty()) {
            addCornerPairs();
        }
    }

    private void addEdges(TurningBody owner, TurningBody other, boolean isOfA) {
        for (int edge = 0; edge < owner.edges(); edge++) {
            boolean hasBelow = false;
            List<CornerOverEdge> near = new ArrayList<>();
            for (int corner = 0; corner < other.size(); corner++) {
                int sign = signs.ofHeight(isOfA, edge, corner);
                hasBelow |= sign < 0;
                if (sign == 0) {
                    near.add(CornerOverEdge.of(owner, edge, other, corner, radius));
                }
            }
            edges.add(new CornersOverEdge(hasBelow, near));
        }
    }

    private void addCornerPairs() {
        for (int ofA = 0; ofA < a.size(); ofA++) {
            for (int ofB = 0; ofB < b.size(); ofB++) {
                if (!signs.areApart(ofA, ofB)) {
                    cornerPairs.add(CornerPair.of(a, ofA, b, ofB, radius));
                }
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
    CornersOverEdge fromEdgeOfA(int edge) {
        return edges().get(edge);
    }

    /** The corners of A, seen from an edge of B. */
    CornersOverEdge fromEdgeOfB(int edge) {
        return edges().get(a.edges() + edge);
    }

    /** A corner of A less one of B, in units of |zA|²|zB|². */
    PolynomialVector difference(int cornerA, int cornerB) {
        return a.worldCorner(cornerA)
                .times(b.square())
                .minus(b.worldCorner(cornerB).times(a.square()));
    }

    /** The edges of A, then those of B, each with the corners of the other. */
    List<CornersOverEdge> edges() {
        makePolynomials();
        return edges;
    }

    /** The pairs of corners that may be at the distance of a contact; none if edges say it all. */
    List<CornerPair> cornerPairs() {
        makePolynomials();
        return cornerPairs;
    }

    /**
     * How near the bodies are at a time.
     *
     * <p>The interiors of two cores have no point in common if and only if the line of some edge of one has all of the
     * other outside or on it; that holds for crossing segments, too, and what has no interior with the other has such
     * an edge. If so, the distance of the cores is that of some corner of one and an edge of the other, with the foot
     * on the edge, or that of two corners.
     */
    Nearness at(RealRoot time) {
        boolean isSeparated = edges().isEmpty();
        for (CornersOverEdge edge : edges()) {
            if (edge.areBeyond(time)) {
                return Nearness.APART;
            }
            isSeparated |= edge.areOutside(time);
        }
        return isSeparated ? nearestOf(time) : Nearness.OVERLAPPING;
    }

    /** How near two bodies are whose cores do not overlap. */
    private Nearness nearestOf(RealRoot time) {
        int least = 1;
        for (CornersOverEdge edge : edges) {
            for (CornerOverEdge corner : edge.near()) {
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
