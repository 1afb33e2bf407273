package org.polysweep.round;

import java.util.ArrayList;
import java.util.List;
import org.polysweep.exact.ExactVector;
import org.polysweep.exact.Lattice;
import org.polysweep.polygon.ConvexPolygon;

/**
 * The difference B - A of the two cores: a convex polygon, a segment (with two edges, there and back) or a point, whose
 * corners go round counter-clockwise.
 *
 * <p>Its edges are those of B and the opposites of those of A, in the order of their directions; parallel ones make one edge. So one
 * way round both cores finds all of it, in O(n + m). Immutable.
 *
 * @see <a href="https://doi.org/10.1109/TC.1983.1676196">T. Lozano-Pérez, Spatial planning: a configuration space approach,
 *     IEEE Transactions on Computers 32 (1983)</a>
 */
public final class CoreDifference {

    private final List<Corner> corners;

    private CoreDifference(List<Corner> corners) {
        this.corners = corners;
    }

    /**
     * Returns the difference of two cores where they stand.
     *
     * @param a the core of A
     * @param positionA where it stands
     * @param b the core of B
     * @param positionB where it stands
     * @param lattice the lattice of the positions, which holds the coordinates of both cores
     */
    public static CoreDifference of(
            ConvexPolygon a, ExactVector positionA, ConvexPolygon b, ExactVector positionB, Lattice lattice) {
        return of(ExactCore.of(a, positionA, lattice), ExactCore.of(b, positionB, lattice));
    }

    static CoreDifference of(ExactCore a, ExactCore b) {
        // From the lowest corner of the difference on, the edges of either core come in the order of direction, from
        // (1, 0) on.
        int cornerA = a.highest();
        int cornerB = b.lowest();
        int leftA = a.edges();
        int leftB = b.edges();
        List<Corner> corners = new ArrayList<>(Math.max(1, leftA + leftB));
        do {
            corners.add(new Corner(cornerA, cornerB, b.corner(cornerB).minus(a.corner(cornerA))));
            int order =
                    leftA == 0 ? 1 : leftB == 0 ? -1 : compare(a.edge(cornerA).negated(), b.edge(cornerB));
            if (leftA > 0 && order <= 0) {
                cornerA = a.shape().next(cornerA);
                leftA--;
            }
            if (leftB > 0 && order >= 0) {
                cornerB = b.shape().next(cornerB);
                leftB--;
            }
        } while (leftA + leftB > 0);
        return new CoreDifference(corners);
    }

    /** Which of two directions comes first, counter-clockwise from (1, 0): negative if the first one does. */
    private static int compare(ExactVector first, ExactVector second) {
        int halves = Boolean.compare(pointsBack(first), pointsBack(second));
        return halves == 0 ? -first.cross(second).signum() : halves;
    }

    /** Whether a direction is half a turn or more, counter-clockwise, from (1, 0). */
    private static boolean pointsBack(ExactVector direction) {
        int upward = direction.y().signum();
        return upward == 0 ? direction.x().signum() < 0 : upward < 0;
    }

    /** Returns the number of corners: 1 for a point, 2 for a segment. */
    public int size() {
        return corners.size();
    }

    /** Returns the corner that follows corner i counter-clockwise. */
    public int next(int i) {
        return i + 1 == size() ? 0 : i + 1;
    }

    /** Returns the corner that precedes corner i counter-clockwise. */
    public int previous(int i) {
        return (i == 0 ? size() : i) - 1;
    }

    /** Returns where corner i is. */
    public ExactVector corner(int i) {
        return corners.get(i).place;
    }

    /** Returns the corner of A whose difference from one of B is corner i. */
    public int cornerOfA(int i) {
        return corners.get(i).ofA;
    }

    /** Returns the corner of B that makes corner i with that of A. */
    public int cornerOfB(int i) {
        return corners.get(i).ofB;
    }

    /** Returns the vector from corner i to the next; zero only if this is a point. */
    public ExactVector edge(int i) {
        return corner(next(i)).minus(corner(i));
    }

    /** The arc of C about corner i. */
    Piece.Arc arc(int i) {
        return new Piece.Arc(cornerOfA(i), cornerOfB(i));
    }

    /** The side of C along the edge from corner i to the next. */
    Piece.Side side(int i) {
        return new Piece.Side(edge(i), cornerOfA(i), cornerOfB(i));
    }

    /**
     * A corner.
     *
     * @param ofA the corner of A that makes it with that of B
     * @param ofB the corner of B
     * @param place their difference
     */
    private record Corner(int ofA, int ofB, ExactVector place) {}
}
