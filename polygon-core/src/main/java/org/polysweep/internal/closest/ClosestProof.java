package org.polysweep.internal.closest;

import org.polysweep.internal.predicate.ExactOrientation;
import org.polysweep.internal.predicate.OrientationFilter;
import org.polysweep.internal.predicate.Stages;
import org.polysweep.shape.ConvexPolygon;

/**
 * Proves by a few exact signs that two cores are apart, and that the closest points of them lie on the features of the pair;
 * the same features as {@link ExactClosestPoints#of} finds. The distance from a convex set grows on all sides of its nearest place, so
 * what is said of the neighbours of a feature holds for all of the core.
 *
 * <p>Signs are decided by the first stage that is certain: the filter, zeros, expansions, integers. Reusable, no garbage but
 * by the last.
 */
final class ClosestProof {

    private final CorePair pair;
    private final ExactOrientation exact = new ExactOrientation();
    private final Stages stages = new Stages();

    ClosestProof(CorePair pair) {
        this.pair = pair;
    }

    /** Whether the features are certainly the closest, and apart. False says nothing. */
    boolean holds() {
        if (pair.isEdgeOfA && pair.isEdgeOfB) {
            return areFacing();
        }
        if (pair.isEdgeOfB) {
            return isBeyond(pair.b, pair.onB, pair.a, pair.onA) && isBetweenEndsOfB();
        }
        if (pair.isEdgeOfA) {
            return isBeyond(pair.a, pair.onA, pair.b, pair.onB) && isBetweenEndsOfA();
        }
        return areClosestCorners();
    }

    /**
     * Two parallel edges that lead in opposite directions, each outside of the other, and share more than a point of their
     * length.
     */
    private boolean areFacing() {
        int nextOfA = pair.a.next(pair.onA);
        int nextOfB = pair.b.next(pair.onB);
        return turn(pair.b, pair.onB, pair.a, pair.onA) == 0
                && leadSameWay(pair.b, pair.onB, pair.a, pair.onA) < 0
                && isOutsideOfB()
                && along(pair.b, pair.onB, pair.onA, pair.onB) < 0
                && along(pair.b, pair.onB, nextOfA, nextOfB) > 0;
    }

    /** Whether a corner of a core is the only one that is nearest to the line of an edge of the other, outside of it. */
    private boolean isBeyond(ConvexPolygon owner, int edge, ConvexPolygon other, int corner) {
        boolean isOutside = pair.isEdgeOfB ? isOutsideOfB() : isOutsideOfA();
        return isOutside
                && (other.size() == 1
                        || (turn(owner, edge, other, corner) < 0
                                && turn(owner, edge, other, other.previous(corner)) > 0));
    }

    private boolean isOutsideOfB() {
        return across(pair.b, pair.onB) > 0;
    }

    private boolean isOutsideOfA() {
        return across(pair.a, pair.onA) < 0;
    }

    private boolean isBetweenEndsOfB() {
        return along(pair.b, pair.onB, pair.onA, pair.onB) < 0
                && along(pair.b, pair.onB, pair.onA, pair.b.next(pair.onB)) > 0;
    }

    private boolean isBetweenEndsOfA() {
        return along(pair.a, pair.onA, pair.onA, pair.onB) > 0
                && along(pair.a, pair.onA, pair.a.next(pair.onA), pair.onB) < 0;
    }

    /**
     * Whether two different corners are closest: no edge leads from one of them toward the other. If an edge of A and one of
     * B lead across the way between them and in the same direction, they are parallel and face each other: then they are the
     * features.
     */
    private boolean areClosestCorners() {
        int onA = pair.onA;
        int onB = pair.onB;
        int fromA = along(pair.a, onA, onA, onB);
        int intoA = along(pair.a, pair.a.previous(onA), onA, onB);
        int fromB = along(pair.b, onB, onA, onB);
        int intoB = along(pair.b, pair.b.previous(onB), onA, onB);
        boolean areClosest = fromA <= 0 && intoA >= 0 && fromB >= 0 && intoB <= 0;
        if (!areClosest || (gap(0, -1) == 0 && gap(1, 0) == 0)) {
            return false;
        }
        boolean isAcrossA = pair.a.size() > 1 && (fromA == 0 || intoA == 0);
        boolean isAcrossB = pair.b.size() > 1 && (fromB == 0 || intoB == 0);
        if (!isAcrossA || !isAcrossB) {
            return true;
        }
        int edgeOfA = fromA == 0 ? onA : pair.a.previous(onA);
        int edgeOfB = fromB == 0 ? onB : pair.b.previous(onB);
        int outward = (fromA == 0 ? 1 : -1) * (fromB == 0 ? 1 : -1);
        return outward * leadSameWay(pair.b, edgeOfB, pair.a, edgeOfA) < 0;
    }

    /** Of two parallel edges: 1 or 2 if they have the same direction, -1 or -2 if they have opposite ones. */
    private static int leadSameWay(ConvexPolygon shape1, int edge1, ConvexPolygon shape2, int edge2) {
        // A difference of two doubles keeps its sign when it is rounded.
        return sign(shape1.edgeX(edge1)) * sign(shape2.edgeX(edge2))
                + sign(shape1.edgeY(edge1)) * sign(shape2.edgeY(edge2));
    }

    private static int sign(double value) {
        return value > 0 ? 1 : value < 0 ? -1 : 0;
    }

    /** 1 if the second edge points to the left of the first, -1 if to the right, 0 if they are parallel. */
    private int turn(ConvexPolygon shape1, int edge1, ConvexPolygon shape2, int edge2) {
        int sign = OrientationFilter.signOfTerms(
                shape1.edgeX(edge1), shape1.edgeY(edge1), shape2.edgeX(edge2), shape2.edgeY(edge2));
        return sign != 0
                ? sign
                : startEdge(shape1, edge1)
                        .add(shape2.x(edge2), shape2.y(edge2), shape2.x(edge2 + 1), shape2.y(edge2 + 1))
                        .sign(stages);
    }

    /** 1 if the way from the corner of A to that of B leads to the left of an edge at one of them. */
    private int across(ConvexPolygon shape, int edge) {
        int sign = filtered(shape.edgeX(edge), shape.edgeY(edge), pair.onA, pair.onB);
        return sign != 0 ? sign : signOfGap(startEdge(shape, edge), pair.onA, pair.onB);
    }

    /** 1 if the way from a corner of A to one of B leads forward along an edge, -1 if backward, 0 if it is square to it. */
    private int along(ConvexPolygon shape, int edge, int cornerOfA, int cornerOfB) {
        if (shape.size() == 1) {
            return 0;
        }
        // A dot product is a cross product with the edge turned by a quarter.
        int sign = filtered(shape.edgeY(edge), -shape.edgeX(edge), cornerOfA, cornerOfB);
        return sign != 0
                ? sign
                : signOfGap(
                        exact.start(shape.y(edge), -shape.x(edge), shape.y(edge + 1), -shape.x(edge + 1)),
                        cornerOfA,
                        cornerOfB);
    }

    /** On which side of a vector of small integers the way from the corner of A to that of B lies. */
    private int gap(int x, int y) {
        int sign = filtered(x, y, pair.onA, pair.onB);
        return sign != 0 ? sign : signOfGap(exact.start(0, 0, x, y), pair.onA, pair.onB);
    }

    private int filtered(double x, double y, int cornerOfA, int cornerOfB) {
        double termX = pair.termX(cornerOfA, cornerOfB);
        double termY = pair.termY(cornerOfA, cornerOfB);
        return OrientationFilter.signOfTwoTerms(
                x,
                y,
                termX + pair.offsetX,
                termY + pair.offsetY,
                Math.abs(termX) + Math.abs(pair.offsetX),
                Math.abs(termY) + Math.abs(pair.offsetY));
    }

    private ExactOrientation startEdge(ConvexPolygon shape, int edge) {
        return exact.start(shape.x(edge), shape.y(edge), shape.x(edge + 1), shape.y(edge + 1));
    }

    private int signOfGap(ExactOrientation started, int cornerOfA, int cornerOfB) {
        return started.add(pair.a.x(cornerOfA), pair.a.y(cornerOfA), pair.b.x(cornerOfB), pair.b.y(cornerOfB))
                .add(pair.ax, pair.ay, pair.bx, pair.by)
                .sign(stages);
    }
}
