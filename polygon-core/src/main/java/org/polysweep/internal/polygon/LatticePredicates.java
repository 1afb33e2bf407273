package org.polysweep.internal.polygon;

import org.polysweep.internal.number.LongLattice;
import org.polysweep.internal.predicate.WideQuotient;
import org.polysweep.internal.prepared.Prepared;
import org.polysweep.shape.ConvexPolygon;

/**
 * The signs of {@link SweepPredicates} where all numbers of a query fit a {@link LongLattice}: no filter, no stages,
 * and a zero costs no more than any other sign. Reusable.
 */
final class LatticePredicates {

    private final SweepQuery query;
    private double scale;
    private long lineX;
    private long lineY;
    private long offsetX;
    private long offsetY;
    private long moveX;
    private long moveY;

    LatticePredicates(SweepQuery query) {
        this.query = query;
    }

    /** Prepares for the query as it is now; false if its numbers do not fit. */
    boolean begin() {
        double ofShapes = Math.max(Prepared.magnitude(query.a), Prepared.magnitude(query.b));
        double ofOffset = Math.max(Math.abs(query.offsetX), Math.abs(query.offsetY));
        double ofMove = Math.max(Math.abs(query.dx), Math.abs(query.dy));
        scale = LongLattice.scale(Math.max(ofShapes, Math.max(ofOffset, ofMove)));
        int exponent = LongLattice.exponent(scale);
        if (scale == LongLattice.NONE
                || Prepared.exponent(query.a) < exponent
                || Prepared.exponent(query.b) < exponent) {
            return false;
        }
        double tailX = query.offsetTailX();
        double tailY = query.offsetTailY();
        double moveTailX = query.tailX();
        double moveTailY = query.tailY();
        double rest = LongLattice.rest(query.offsetX, scale)
                + LongLattice.rest(query.offsetY, scale)
                + LongLattice.rest(query.dx, scale)
                + LongLattice.rest(query.dy, scale)
                + LongLattice.rest(tailX, scale)
                + LongLattice.rest(tailY, scale)
                + LongLattice.rest(moveTailX, scale)
                + LongLattice.rest(moveTailY, scale);
        if (rest != 0) {
            return false;
        }
        offsetX = at(query.offsetX) + at(tailX);
        offsetY = at(query.offsetY) + at(tailY);
        moveX = at(query.dx) + at(moveTailX);
        moveY = at(query.dy) + at(moveTailY);
        lineX = query.moves() ? moveX : 1;
        lineY = moveY;
        return true;
    }

    private long at(double value) {
        return LongLattice.at(value, scale);
    }

    private long edgeX(ConvexPolygon shape, int edge) {
        return at(shape.x(edge + 1)) - at(shape.x(edge));
    }

    private long edgeY(ConvexPolygon shape, int edge) {
        return at(shape.y(edge + 1)) - at(shape.y(edge));
    }

    private long gapX(int cornerOfA, int cornerOfB) {
        return at(query.b.x(cornerOfB)) - at(query.a.x(cornerOfA)) + offsetX;
    }

    private long gapY(int cornerOfA, int cornerOfB) {
        return at(query.b.y(cornerOfB)) - at(query.a.y(cornerOfA)) + offsetY;
    }

    /** As {@link SweepPredicates#leadsUp}. */
    int leadsUp(ConvexPolygon shape, int edge) {
        return LongLattice.crossSign(lineX, lineY, edgeX(shape, edge), edgeY(shape, edge));
    }

    /** As {@link SweepPredicates#leadsForward}. */
    int leadsForward(ConvexPolygon shape, int edge) {
        return LongLattice.crossSign(lineY, -lineX, edgeX(shape, edge), edgeY(shape, edge));
    }

    /** As {@link SweepPredicates#turn}. */
    int turn(ConvexPolygon shape1, int edge1, ConvexPolygon shape2, int edge2) {
        return LongLattice.crossSign(
                edgeX(shape1, edge1), edgeY(shape1, edge1), edgeX(shape2, edge2), edgeY(shape2, edge2));
    }

    /** As {@link SweepPredicates#height}. */
    int height(int cornerOfA, int cornerOfB) {
        return LongLattice.crossSign(lineX, lineY, gapX(cornerOfA, cornerOfB), gapY(cornerOfA, cornerOfB));
    }

    /** As {@link SweepPredicates#ahead}, at the beginning or the end of the step. */
    int ahead(int cornerOfA, int cornerOfB, boolean atEnd) {
        return LongLattice.crossSign(
                lineY,
                -lineX,
                gapX(cornerOfA, cornerOfB) - (atEnd ? moveX : 0),
                gapY(cornerOfA, cornerOfB) - (atEnd ? moveY : 0));
    }

    /** As {@link SweepPredicates#gapBeside}, at the beginning or the end of the step. */
    int gapBeside(ConvexPolygon shape, int edge, int cornerOfA, int cornerOfB, boolean atEnd) {
        return LongLattice.crossSign(
                edgeX(shape, edge),
                edgeY(shape, edge),
                gapX(cornerOfA, cornerOfB) - (atEnd ? moveX : 0),
                gapY(cornerOfA, cornerOfB) - (atEnd ? moveY : 0));
    }

    /** As {@link SweepPredicates#gapAlong}. */
    int gapAlong(ConvexPolygon shape, int edge, int cornerOfA, int cornerOfB) {
        return LongLattice.crossSign(
                edgeY(shape, edge), -edgeX(shape, edge), gapX(cornerOfA, cornerOfB), gapY(cornerOfA, cornerOfB));
    }

    /** As {@link SweepPredicates#aheadBeyond}. */
    int aheadBeyond(int cornerOfA, int cornerOfB, int otherOfA, int otherOfB) {
        return LongLattice.crossSign(
                lineY,
                -lineX,
                gapX(cornerOfA, cornerOfB) - gapX(otherOfA, otherOfB),
                gapY(cornerOfA, cornerOfB) - gapY(otherOfA, otherOfB));
    }

    /** The time at which two spots coincide: rounded up, or down. */
    double time(FeaturePair at, boolean up) {
        long gapX = gapX(at.onA(), at.onB());
        long gapY = gapY(at.onA(), at.onB());
        if (at.isCornerA() && at.isCornerB()) {
            // The line leads from the one to the other, so either axis tells.
            long gap = moveX == 0 ? gapY : gapX;
            long move = moveX == 0 ? moveY : moveX;
            return WideQuotient.round(gap >> 63, gap, move >> 63, move, up);
        }
        ConvexPolygon shape = at.isCornerB() ? query.a : query.b;
        int edge = at.isCornerB() ? at.onA() : at.onB();
        long x = edgeX(shape, edge);
        long y = edgeY(shape, edge);
        return WideQuotient.round(
                LongLattice.crossHigh(x, y, gapX, gapY),
                x * gapY - y * gapX,
                LongLattice.crossHigh(x, y, moveX, moveY),
                x * moveY - y * moveX,
                up);
    }
}
