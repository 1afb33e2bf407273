package org.polysweep.internal.round;

import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.shape.ConvexPolygon;

/**
 * When a line enters C on a piece of its boundary, and the unit normal there, in double-double: for shapes that touch
 * except for rounding, as they do where they have come to rest. Signs are certain, including 0, or {@link
 * DoubleDouble#OPEN}: docs/error-bounds.md, theorem 4. Reusable, no allocation.
 */
final class DoubleDoubleImpact {

    /** A sum whose terms would cancel too many bits is computed without cancellation. */
    private static final int CANCELLED_BITS = 30;

    private final RoundQuery query;
    private final DoubleDoubleLine line;
    private final DoubleDouble gapX = new DoubleDouble();
    private final DoubleDouble gapY = new DoubleDouble();
    private final DoubleDouble along = new DoubleDouble();
    private final DoubleDouble across = new DoubleDouble();
    private final DoubleDouble outside = new DoubleDouble();
    private final DoubleDouble square = new DoubleDouble();
    private final DoubleDouble root = new DoubleDouble();
    private final DoubleDouble outwardX = new DoubleDouble();
    private final DoubleDouble outwardY = new DoubleDouble();
    private final DoubleDouble normal = new DoubleDouble();
    private final DoubleDouble term = new DoubleDouble();
    private final TimeRatio time = new TimeRatio();
    private final ExactGap gap;
    private boolean isArc;

    /** An impact of a query on a line, along which times are measured. */
    DoubleDoubleImpact(RoundQuery query, DoubleDoubleLine line) {
        this.query = query;
        this.line = line;
        gap = new ExactGap(query);
    }

    /** Sets the piece, and computes the terms that determine the signs of the time. */
    void set(EntryPiece piece) {
        line.set();
        query.findGap(piece.onA(), piece.onB(), gapX, gapY, term);
        isArc = piece.isArc();
        if (isArc) {
            setArc(piece.onA(), piece.onB());
        } else if (piece.isEdgeOfB()) {
            setSide(query.coreB(), piece.onB(), piece.onB() + 1);
            removeCancellation(piece, query.coreB(), piece.onB(), piece.onB() + 1);
        } else {
            setSide(query.coreA(), piece.onA() + 1, piece.onA());
            removeCancellation(piece, query.coreA(), piece.onA() + 1, piece.onA());
        }
    }

    /** Computes the time. */
    void solve() {
        if (isArc) {
            solveArc();
        }
        time.divide();
    }

    /**
     * The product and half the sum of the roots of t²d² - 2t(d·v) + v² - R², both times d². If little is left of v² -
     * R², as where circles rest on each other except for rounding, it is computed exactly.
     */
    private void setArc(int onA, int onB) {
        line.dot(along, gapX, gapY);
        outside.setProduct(gapX, gapX).setSum(outside, term.setProduct(gapY, gapY));
        outside.setDifference(outside, square.setProduct(line.radius, line.radius));
        if (isCancelled(outside, square) && gap.findArc(onA, onB)) {
            outside.setNegation(outside.set(gap.squares));
        }
    }

    /**
     * The first of the roots of t²d² - 2t(d·v) + v² - R², as a quotient without cancellation: (v² - R²) / (d·v + s), or
     * (d·v - s) / d², for s = √(R²d² - (d × v)²).
     */
    private void solveArc() {
        line.cross(across, gapX, gapY);
        square.setProduct(line.radius, line.radius);
        square.setProduct(square, line.square).setDifference(square, term.setProduct(across, across));
        root.setRoot(square);
        if (along.head() > 0) {
            time.numerator().set(outside);
            time.denominator().setSum(along, root);
        } else {
            time.numerator().setDifference(along, root);
            time.denominator().set(line.square);
        }
    }

    /** A component of (t·d - v) / R. */
    private DoubleDouble radial(DoubleDouble move, DoubleDouble gap) {
        term.setProduct(time.time(), move).setDifference(term, gap);
        return normal.setQuotient(term, line.radius);
    }

    /** For an edge with the outward normal n: t = (n·v + R·|n|) / n·d. */
    private void setSide(ConvexPolygon shape, int begin, int end) {
        outwardX.setDifference(shape.y(end), shape.y(begin));
        outwardY.setDifference(shape.x(begin), shape.x(end));
        square.setProduct(outwardX, outwardX).setSum(square, term.setProduct(outwardY, outwardY));
        root.setRoot(square);
        line.dot(time.denominator(), outwardX, outwardY);
        DoubleDouble reach = time.numerator();
        reach.setProduct(outwardX, gapX).setSum(reach, term.setProduct(outwardY, gapY));
        reach.setSum(reach, term.setProduct(line.radius, root));
    }

    /**
     * Computes the time again if little is left of n·v + R·|n|, as where a shape rests on a side except for rounding:
     * as (R²n² - (n·v)²) / (R·|n| - n·v), whose difference of squares is exact, over n·d.
     */
    private void removeCancellation(EntryPiece piece, ConvexPolygon shape, int begin, int end) {
        term.setProduct(line.radius, root);
        if (isCancelled(time.numerator(), term) && gap.findSide(piece.onA(), piece.onB(), shape, begin, end)) {
            time.numerator().set(gap.squares);
            term.setDifference(term, across.set(gap.along));
            along.set(time.denominator());
            time.denominator().setProduct(along, term);
            time.divide();
        }
    }

    private static boolean isCancelled(DoubleDouble difference, DoubleDouble term) {
        return Math.abs(difference.head()) * (1L << CANCELLED_BITS) < term.head();
    }

    /** The time. */
    TimeRatio time() {
        return time;
    }

    /** The x component of the unit normal of C there, once the time is computed; valid until another one is read. */
    DoubleDouble normalX() {
        return isArc ? radial(line.x, gapX) : normal.setQuotient(outwardX, root);
    }

    /** The y component of that normal. */
    DoubleDouble normalY() {
        return isArc ? radial(line.y, gapY) : normal.setQuotient(outwardY, root);
    }

    /** The sign of the time of a line that enters C here. */
    int start() {
        if (!isArc) {
            return sign(time.numerator(), -1);
        }
        return signOfFirst(outside.sign(), along.sign());
    }

    /** The sign of that time less 1. */
    int end() {
        if (!isArc) {
            return sign(term.setDifference(time.numerator(), time.denominator()), -1);
        }
        int beyond = term.setDifference(along, line.square).sign();
        term.setDifference(outside, along).setDifference(term, along);
        return signOfFirst(term.setSum(term, line.square).sign(), beyond);
    }

    private static int sign(DoubleDouble number, int factor) {
        int sign = number.sign();
        return sign == DoubleDouble.OPEN ? sign : factor * sign;
    }

    /** The sign of the first of two roots, whose product and sum have these signs. */
    private static int signOfFirst(int product, int sum) {
        if (product == -1 || sum == -1) {
            return -1;
        }
        return sum == 1 ? product : DoubleDouble.OPEN;
    }
}
