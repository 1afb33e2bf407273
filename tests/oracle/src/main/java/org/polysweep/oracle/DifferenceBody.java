package org.polysweep.oracle;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The configuration-space obstacle C: all differences b - a of points of B and A. Its counter-clockwise edges are those
 * of B and of -A in the order of their angles; edges in the same direction become one. Costs one comparison of angles
 * an edge. Between round shapes this is the core of C, around each point of which there is a disc.
 */
final class DifferenceBody {
    private final IntVector lowest;
    private final List<BodyEdge> edges;

    private DifferenceBody(IntVector lowest, List<BodyEdge> edges) {
        this.lowest = lowest;
        this.edges = edges;
    }

    /**
     * Builds C.
     *
     * @param a the first shape
     * @param b the second shape, on the same grid
     * @param offset the position of B minus the position of A
     */
    static DifferenceBody of(OracleOutline a, OracleOutline b, IntVector offset) {
        int cornerA = firstCorner(a, true);
        int cornerB = firstCorner(b, false);
        IntVector lowest = b.point(cornerB).minus(a.point(cornerA)).plus(offset);
        List<BodyEdge> edges = new ArrayList<>(a.edgeCount() + b.edgeCount());
        IntVector start = lowest;
        int leftA = a.edgeCount();
        int leftB = b.edgeCount();
        while (leftA > 0 || leftB > 0) {
            IntVector edgeA = leftA > 0 ? a.edge(cornerA).negate() : IntVector.of(0, 0);
            IntVector edgeB = leftB > 0 ? b.edge(cornerB) : IntVector.of(0, 0);
            int order = leftA == 0 ? 1 : leftB == 0 ? -1 : compareAngles(edgeA, edgeB);
            boolean fromA = order <= 0;
            boolean fromB = order >= 0;
            IntVector direction = fromA && fromB ? edgeA.plus(edgeB) : fromA ? edgeA : edgeB;
            edges.add(BodyEdge.of(start, direction, cornerA, cornerB, fromA, fromB));
            start = start.plus(direction);
            if (fromA) {
                cornerA = (cornerA + 1) % a.size();
                leftA--;
            }
            if (fromB) {
                cornerB = (cornerB + 1) % b.size();
                leftB--;
            }
        }
        return new DifferenceBody(lowest, List.copyOf(edges));
    }

    /** Counter-clockwise; none if C is a point, two if it is a segment, three and more if it has an interior. */
    List<BodyEdge> edges() {
        return edges;
    }

    /** Counter-clockwise; one if C is a point. */
    List<CoreCorner> corners() {
        if (edges.isEmpty()) {
            return List.of(new CoreCorner(lowest, 0, 0, Optional.empty(), Optional.empty()));
        }
        List<CoreCorner> corners = new ArrayList<>(edges.size());
        for (int i = 0; i < edges.size(); i++) {
            corners.add(CoreCorner.between(edges.get((i + edges.size() - 1) % edges.size()), edges.get(i)));
        }
        return corners;
    }

    boolean hasInterior() {
        return edges.size() > 2;
    }

    /** One corner of C: the lowest, of several the leftmost. If C is a point it is this one. */
    IntVector lowest() {
        return lowest;
    }

    /** Half-planes whose intersection is C: of the edges, and of the missing sides of a segment or a point. */
    List<HalfPlane> boundaries() {
        List<HalfPlane> all = new ArrayList<>(edges.size() + 4);
        for (BodyEdge edge : edges) {
            all.add(edge.boundary());
        }
        if (edges.size() == 2) {
            for (BodyEdge edge : edges) {
                all.add(HalfPlane.through(edge.start(), edge.direction().negate()));
            }
        }
        if (edges.isEmpty()) {
            for (IntVector axis : List.of(IntVector.X_AXIS, IntVector.Y_AXIS)) {
                all.add(HalfPlane.through(lowest, axis));
                all.add(HalfPlane.through(lowest, axis.negate()));
            }
        }
        return all;
    }

    /**
     * 1 if the origin lies in the interior of C, 0 if on its boundary (all of C if it has no interior), -1 if outside.
     */
    int sideOfOrigin() {
        int side = hasInterior() ? 1 : 0;
        for (HalfPlane boundary : boundaries()) {
            side = Math.min(side, boundary.offset().signum());
        }
        return side;
    }

    /**
     * The corner where the edges with angles from 0 on begin: the lowest, then leftmost; for -A the highest, then
     * rightmost.
     */
    private static int firstCorner(OracleOutline outline, boolean mirrored) {
        int first = 0;
        for (int i = 1; i < outline.size(); i++) {
            IntVector from = outline.point(first);
            IntVector to = outline.point(i);
            int order = to.y().compareTo(from.y());
            order = order != 0 ? order : to.x().compareTo(from.x());
            if (mirrored ? order > 0 : order < 0) {
                first = i;
            }
        }
        return first;
    }

    /** Compares angles in [0, 360) degrees from the positive x axis. */
    private static int compareAngles(IntVector left, IntVector right) {
        if (left.inUpperHalf() != right.inUpperHalf()) {
            return left.inUpperHalf() ? -1 : 1;
        }
        BigInteger turn = left.cross(right);
        return -turn.signum();
    }
}
