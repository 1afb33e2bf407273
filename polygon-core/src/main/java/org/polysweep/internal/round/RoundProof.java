package org.polysweep.internal.round;

import org.polysweep.internal.polygon.SupportFilter;
import org.polysweep.internal.predicate.RoundBound;
import org.polysweep.internal.prepared.Prepared;
import org.polysweep.shape.ConvexPolygon;

/**
 * Proves in doubles that a line enters C where {@link RoundWalk} says, or passes C by, and finds where the time lies;
 * each sign is beyond a bound, or nothing is said: docs/error-bounds.md, theorem 9. Reusable.
 */
final class RoundProof {

    private final RoundMotion query;
    private final ParallelEdge parallels = new ParallelEdge();

    /** The line, and the sizes of it and of the gaps. */
    private double lineX;

    private double lineY;

    private boolean meets;
    private boolean passesBy;
    private int start;
    private int end;

    RoundProof(RoundMotion query) {
        this.query = query;
    }

    /** Whether the line certainly enters C where the walk says. */
    boolean meets() {
        return meets;
    }

    /** Whether the line certainly has no point in common with C. */
    boolean passesBy() {
        return passesBy;
    }

    /** The sign of the time at which it enters; 0 if that is not certain. */
    int start() {
        return start;
    }

    /** The sign of that time less 1; 0 if that is not certain. */
    int end() {
        return end;
    }

    /**
     * Proves what a walk has found.
     *
     * @param walk the walk
     * @param way 1 if it followed the displacement, -1 if it followed it the other way
     */
    void of(RoundWalk walk, int way) {
        lineX = way * query.lineX;
        lineY = way * query.lineY;
        meets = false;
        passesBy = false;
        start = 0;
        end = 0;
        if (walk.isArc()) {
            onArc(walk.onA(), walk.onB());
        } else if (walk.isEdgeOfB()) {
            alongB(walk, walk.onB());
        } else {
            alongA(walk, walk.onA());
        }
    }

    private void alongB(RoundWalk walk, int edge) {
        ConvexPolygon b = query.b;
        int onA = walk.onA();
        meets = liesBeyond(b.edgeX(edge), b.edgeY(edge), b, query.a, onA);
        if (meets) {
            onSide(onA, edge, onA, edge + 1, b.normalX(edge), b.normalY(edge));
        } else {
            alongBoth(walk, parallels.to(b, edge, query.a, onA), edge);
        }
    }

    private void alongA(RoundWalk walk, int edge) {
        ConvexPolygon a = query.a;
        int onB = walk.onB();
        meets = liesBeyond(a.edgeX(edge), a.edgeY(edge), a, query.b, onB);
        if (meets) {
            onSide(edge, onB, edge + 1, onB, -a.normalX(edge), -a.normalY(edge));
        } else {
            alongBoth(walk, edge, parallels.to(a, edge, query.b, onB));
        }
    }

    private void alongBoth(RoundWalk walk, int edgeOfA, int edgeOfB) {
        if (edgeOfA != ParallelEdge.NONE && edgeOfB != ParallelEdge.NONE) {
            meets = true;
            walk.takeEdges(edgeOfA, edgeOfB);
            onSide(edgeOfA, edgeOfB, edgeOfA + 1, edgeOfB + 1, query.b.normalX(edgeOfB), query.b.normalY(edgeOfB));
        }
    }

    /** Whether a vertex is the only one of its core on the side of an edge of the other that faces it. */
    private static boolean liesBeyond(
            double edgeX, double edgeY, ConvexPolygon owner, ConvexPolygon other, int vertex) {
        return other.size() == 1
                || SupportFilter.isFarthestLeft(other, vertex, edgeX, edgeY, Prepared.longestEdge(owner));
    }

    private void onSide(int beginA, int beginB, int endA, int endB, double normalX, double normalY) {
        RoundMotion q = query;
        double x = q.gapX(beginA, beginB);
        double y = q.gapY(beginA, beginB);
        double bound = RoundBound.ofProduct(q.moveSize, q.gapSize);
        double shift = q.radius * (lineX * normalY - lineY * normalX);
        double above = lineX * y - lineY * x + shift;
        double below = lineX * q.gapY(endA, endB) - lineY * q.gapX(endA, endB) + shift;
        meets &= above > bound && below < -bound;
        double reach = normalX * x + normalY * y + q.radius;
        double startBound = RoundBound.ofReach(q.gapSize);
        start = reach < -startBound ? 1 : reach > startBound ? -1 : 0;
        double reachAtEnd = reach - (normalX * lineX + normalY * lineY);
        double endBound = RoundBound.ofReach(q.gapSize + q.moveSize);
        end = reachAtEnd < -endBound ? 1 : reachAtEnd > endBound ? -1 : 0;
    }

    private void onArc(int onA, int onB) {
        RoundMotion q = query;
        double x = q.gapX(onA, onB);
        double y = q.gapY(onA, onB);
        double square = lineX * lineX + lineY * lineY;
        double squareOfRadius = q.radius * q.radius;
        double across = lineX * y - lineY * x;
        double radicand = squareOfRadius * square - across * across;
        double radicandBound = RoundBound.ofRadicand(q.moveSize, q.gapSize);
        if (!(radicand > radicandBound)) {
            int side = radicand < -radicandBound ? (across > 0 ? -1 : 1) : 0;
            passesBy = side != 0 && isHighest(q.b, onB, side) && isHighest(q.a, onA, -side);
            return;
        }
        double root = Math.sqrt(radicand);
        meets = isFarthest(q.b, onB, 1, root, across) && isFarthest(q.a, onA, -1, root, across);
        double along = lineX * x + lineY * y;
        double alongBound = RoundBound.ofProduct(q.moveSize, q.gapSize);
        double outside = x * x + y * y - squareOfRadius;
        double outsideBound = RoundBound.ofSquares(q.gapSize);
        start = outside < -outsideBound || along < -alongBound
                ? -1
                : outside > outsideBound && along > alongBound ? 1 : 0;
        double beyond = along - square;
        double outsideAtEnd = outside - 2 * along + square;
        double endBound = RoundBound.ofSquaresAtEnd(q.moveSize, q.gapSize);
        end = outsideAtEnd < -endBound || beyond < -endBound
                ? -1
                : outsideAtEnd > endBound && beyond > endBound ? 1 : 0;
    }

    /** Whether a vertex of C, seen from the line, is certainly the highest, or the lowest. */
    private boolean isHighest(ConvexPolygon shape, int vertex, int side) {
        return shape.size() == 1
                || SupportFilter.isFarthestLeft(shape, vertex, side * lineX, side * lineY, query.moveSize);
    }

    /**
     * Whether a vertex is certainly the only one that is farthest in the direction w of the normal, or against it: w·d²
     * = -(root·d + across·d'), where d' is d turned by a quarter counter-clockwise.
     */
    private boolean isFarthest(ConvexPolygon shape, int vertex, int side, double root, double across) {
        if (shape.size() == 1) {
            return true;
        }
        double bound = RoundBound.ofCone(query.moveSize, query.gapSize, Prepared.longestEdge(shape), root);
        int before = shape.previous(vertex);
        return side * against(shape.edgeX(vertex), shape.edgeY(vertex), root, across) > bound
                && side * against(shape.edgeX(before), shape.edgeY(before), root, across) < -bound;
    }

    private double against(double edgeX, double edgeY, double root, double across) {
        return root * (lineX * edgeX + lineY * edgeY) + across * (lineX * edgeY - lineY * edgeX);
    }
}
