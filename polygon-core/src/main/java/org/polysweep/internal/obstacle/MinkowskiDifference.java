package org.polysweep.internal.obstacle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polysweep.internal.number.ExactVector;

/**
 * The difference B - A of the two cores: a convex polygon, a segment (with two edges, there and back) or a point, whose
 * corners go round counter-clockwise.
 *
 * <p>Its edges are those of B and the opposites of those of A, in the order of their directions; parallel ones make one
 * edge. So one way round both cores finds all of it, in O(n + m). Immutable.
 *
 * @see <a href="https://doi.org/10.1109/TC.1983.1676196">T. Lozano-Pérez, Spatial planning: a configuration space
 *     approach, IEEE Transactions on Computers 32 (1983)</a>
 */
public final class MinkowskiDifference {

    private final List<CornerPair> corners;

    private MinkowskiDifference(List<CornerPair> corners) {
        this.corners = corners;
    }

    /** Returns the difference of the cores of two shapes on one lattice. */
    public static MinkowskiDifference of(ExactShape a, ExactShape b) {
        // From the lowest corner of the difference on, the edges of either core come in the order of direction, from
        // (1, 0) on. Neither core turns by more than half a turn from one edge to the next, so of the two edges that
        // are next neither is as much as half a turn behind the other: a cross product tells which one comes first.
        int cornerA = a.farthest(ExactVector.EAST.turnedClockwise().negated());
        int cornerB = b.farthest(ExactVector.EAST.turnedClockwise());
        int leftA = a.sides();
        int leftB = b.sides();
        List<CornerPair> corners = new ArrayList<>(Math.max(1, leftA + leftB));
        do {
            corners.add(new CornerPair(cornerA, cornerB, b.corner(cornerB).minus(a.corner(cornerA))));
            int order = leftA == 0
                    ? 1
                    : leftB == 0 ? -1 : a.edge(cornerA).cross(b.edge(cornerB)).signum();
            if (order <= 0) {
                cornerA = a.next(cornerA);
                leftA--;
            }
            if (order >= 0) {
                cornerB = b.next(cornerB);
                leftB--;
            }
        } while (leftA + leftB > 0);
        return new MinkowskiDifference(corners);
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

    /** Returns the feature of A that makes a corner or an edge of this: a corner or an edge. */
    public FeatureRef onA(FeatureRef spot) {
        int index = cornerOfA(spot.index());
        return new FeatureRef(spot.isCorner() || index == cornerOfA(next(spot.index())), index);
    }

    /** Returns the feature of B that makes a corner or an edge of this with that of A. */
    public FeatureRef onB(FeatureRef spot) {
        int index = cornerOfB(spot.index());
        return new FeatureRef(spot.isCorner() || index == cornerOfB(next(spot.index())), index);
    }

    /**
     * Returns the corner or the edge that holds the point nearest to the origin: from there to the origin is the
     * shortest way from B to A. Empty if the origin lies in the interior.
     *
     * <p>From the nearest place of a convex set the distance grows on all sides, and it does so nowhere else, except
     * where the origin is behind an edge.
     */
    public Optional<FeatureRef> nearest() {
        for (int i = 0; i < size(); i++) {
            ExactVector at = corner(i);
            ExactVector edge = edge(i);
            int ahead = at.dot(edge).signum();
            if (ahead >= 0 && at.dot(edge(previous(i))).signum() <= 0) {
                return Optional.of(FeatureRef.corner(i));
            }
            if (ahead < 0
                    && corner(next(i)).dot(edge).signum() > 0
                    && edge.cross(at).signum() >= 0) {
                return Optional.of(FeatureRef.inside(i));
            }
        }
        return Optional.empty();
    }

    /**
     * A corner.
     *
     * @param ofA the corner of A that makes it with that of B
     * @param ofB the corner of B
     * @param place their difference
     */
    private record CornerPair(int ofA, int ofB, ExactVector place) {}
}
