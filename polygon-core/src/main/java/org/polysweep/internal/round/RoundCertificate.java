package org.polysweep.internal.round;

import org.polysweep.internal.bound.RoundBound;
import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.polygon.SupportFilter;
import org.polysweep.internal.prepared.Prepared;
import org.polysweep.shape.ConvexPolygon;

/**
 * Proves in doubles that a line enters C on the piece that {@link RoundGuess} has found, or misses C, and finds the
 * signs of the time; each sign is beyond a bound or {@link DoubleDouble#OPEN}: docs/error-bounds.md, theorem 9.
 * Reusable.
 */
final class RoundCertificate {

    private final RoundQuery query;
    private final MotionLine line;
    private final ParallelEdge parallels = new ParallelEdge();

    /** The direction in which the line is followed. */
    private double lineX;

    private double lineY;

    /** True if the line provably enters C on the piece. */
    boolean meets;

    /** True if the line provably has no point in common with C. */
    boolean passesBy;

    /** The sign of the time at which it enters. */
    int start;

    /** The sign of that time less 1. */
    int end;

    RoundCertificate(RoundQuery query, MotionLine line) {
        this.query = query;
        this.line = line;
    }

    /**
     * Proves a guess, and corrects it if the side is along two edges.
     *
     * @param piece the guess
     * @param sense 1 if the line is followed along the displacement, -1 if in the opposite direction
     */
    void of(EntryPiece piece, int sense) {
        lineX = sense > 0 ? line.x : -line.x;
        lineY = sense > 0 ? line.y : -line.y;
        meets = false;
        passesBy = false;
        start = DoubleDouble.OPEN;
        end = DoubleDouble.OPEN;
        if (piece.isArc()) {
            onArc(piece.onA(), piece.onB());
        } else if (piece.isEdgeOfB()) {
            alongB(piece, piece.onB());
        } else {
            alongA(piece, piece.onA());
        }
    }

    private void alongB(EntryPiece piece, int edge) {
        ConvexPolygon b = query.coreB();
        int onA = piece.onA();
        meets = liesBeyond(b.edgeX(edge), b.edgeY(edge), b, query.coreA(), onA);
        if (meets) {
            onSide(onA, edge, onA, edge + 1, b.normalX(edge), b.normalY(edge));
        } else {
            alongBoth(piece, parallels.to(b, edge, query.coreA(), onA), edge);
        }
    }

    private void alongA(EntryPiece piece, int edge) {
        ConvexPolygon a = query.coreA();
        int onB = piece.onB();
        meets = liesBeyond(a.edgeX(edge), a.edgeY(edge), a, query.coreB(), onB);
        if (meets) {
            onSide(edge, onB, edge + 1, onB, -a.normalX(edge), -a.normalY(edge));
        } else {
            alongBoth(piece, edge, parallels.to(a, edge, query.coreB(), onB));
        }
    }

    private void alongBoth(EntryPiece piece, int edgeOfA, int edgeOfB) {
        if (edgeOfA != ParallelEdge.NONE && edgeOfB != ParallelEdge.NONE) {
            meets = true;
            piece.set(edgeOfA, true, edgeOfB, true);
            onSide(
                    edgeOfA,
                    edgeOfB,
                    edgeOfA + 1,
                    edgeOfB + 1,
                    query.coreB().normalX(edgeOfB),
                    query.coreB().normalY(edgeOfB));
        }
    }

    /** Returns whether a vertex is the only one of its core on the side of an edge of the other that faces it. */
    private static boolean liesBeyond(
            double edgeX, double edgeY, ConvexPolygon owner, ConvexPolygon other, int vertex) {
        return other.vertexCount() == 1
                || SupportFilter.isFarthestLeft(other, vertex, edgeX, edgeY, Prepared.edgeSize(owner));
    }

    private void onSide(int beginA, int beginB, int endA, int endB, double normalX, double normalY) {
        RoundQuery q = query;
        double x = q.gapX(beginA, beginB);
        double y = q.gapY(beginA, beginB);
        double bound = RoundBound.ofProduct(line.moveSize, line.gapSize);
        double shift = q.radius * (lineX * normalY - lineY * normalX);
        double above = lineX * y - lineY * x + shift;
        double below = lineX * q.gapY(endA, endB) - lineY * q.gapX(endA, endB) + shift;
        meets &= above > bound && below < -bound;
        double reach = normalX * x + normalY * y + q.radius;
        double startBound = RoundBound.ofReach(line.gapSize);
        start = reach < -startBound ? 1 : reach > startBound ? -1 : DoubleDouble.OPEN;
        double reachAtEnd = reach - (normalX * lineX + normalY * lineY);
        double endBound = RoundBound.ofReach(line.gapSize + line.moveSize);
        end = reachAtEnd < -endBound ? 1 : reachAtEnd > endBound ? -1 : DoubleDouble.OPEN;
    }

    private void onArc(int onA, int onB) {
        RoundQuery q = query;
        double x = q.gapX(onA, onB);
        double y = q.gapY(onA, onB);
        double square = lineX * lineX + lineY * lineY;
        double squareOfRadius = q.radius * q.radius;
        double across = lineX * y - lineY * x;
        double radicand = squareOfRadius * square - across * across;
        double radicandBound = RoundBound.ofRadicand(line.moveSize, line.gapSize);
        if (!(radicand > radicandBound)) {
            int side = radicand < -radicandBound ? (across > 0 ? -1 : 1) : 0;
            passesBy = side != 0 && isHighest(q.coreB(), onB, side) && isHighest(q.coreA(), onA, -side);
            return;
        }
        double root = Math.sqrt(radicand);
        meets = isFarthest(q.coreB(), onB, 1, root, across) && isFarthest(q.coreA(), onA, -1, root, across);
        double along = lineX * x + lineY * y;
        double alongBound = RoundBound.ofProduct(line.moveSize, line.gapSize);
        double outside = x * x + y * y - squareOfRadius;
        double outsideBound = RoundBound.ofSquares(line.gapSize);
        start = outside < -outsideBound || along < -alongBound
                ? -1
                : outside > outsideBound && along > alongBound ? 1 : DoubleDouble.OPEN;
        double beyond = along - square;
        double outsideAtEnd = outside - 2 * along + square;
        double endBound = RoundBound.ofSquaresAtEnd(line.moveSize, line.gapSize);
        end = outsideAtEnd < -endBound || beyond < -endBound
                ? -1
                : outsideAtEnd > endBound && beyond > endBound ? 1 : DoubleDouble.OPEN;
    }

    /** Returns whether a vertex of C, seen from the line, is provably the highest, or the lowest. */
    private boolean isHighest(ConvexPolygon shape, int vertex, int side) {
        return shape.vertexCount() == 1
                || SupportFilter.isFarthestLeft(shape, vertex, side * lineX, side * lineY, line.moveSize);
    }

    /**
     * Returns whether a vertex is provably the only one that is farthest in the direction w of the normal, or against
     * it: w·d² = -(root·d + across·d'), where d' is d turned by a quarter counter-clockwise.
     */
    private boolean isFarthest(ConvexPolygon shape, int vertex, int side, double root, double across) {
        if (shape.vertexCount() == 1) {
            return true;
        }
        double bound = RoundBound.ofCone(line.moveSize, line.gapSize, Prepared.edgeSize(shape), root);
        int before = shape.previous(vertex);
        return side * against(shape.edgeX(vertex), shape.edgeY(vertex), root, across) > bound
                && side * against(shape.edgeX(before), shape.edgeY(before), root, across) < -bound;
    }

    private double against(double edgeX, double edgeY, double root, double across) {
        return root * (lineX * edgeX + lineY * edgeY) + across * (lineX * edgeY - lineY * edgeX);
    }
}
