package org.polysweep.internal.rounding;

import org.polysweep.internal.expansion.ErrorFreeTransform;
import org.polysweep.internal.expansion.Roundoff;

/**
 * Rounds a time down or up if doubles and a second-order error bound prove the rounding.
 *
 * <p>A quotient q in doubles is accurate to a few units in the last place. The residual is computed with almost twice
 * the precision, and shows whether q or a double next to it is the result. No allocation.
 */
public final class TimeFilter {

    /** Bounds the error of the residual on one axis: docs/error-bounds.md, theorem 5. */
    private static final double ON_AXIS = 13 * Roundoff.U * Roundoff.U;

    /** Bounds the error of the residual across an edge: docs/error-bounds.md, theorem 5. */
    public static final double ACROSS_EDGE = 40 * Roundoff.U * Roundoff.U;

    /** Bounds the error of the denominator, in units of its products: docs/error-bounds.md, theorems 1 and 5. */
    private static final double DENOMINATOR = (1 + 5) * Roundoff.U;

    /** Covers what underflow adds to the residual: docs/error-bounds.md, theorem 5. */
    public static final double UNDERFLOW = Double.MIN_NORMAL;

    /** Bounds the error of the residual by halves, in units of the quotient: docs/error-bounds.md, theorem 17. */
    private static final double HALVES = 0x1p-24 * Roundoff.U;

    /** Bounds the error of the tails, in units of the terms of the gap: docs/error-bounds.md, theorem 17. */
    private static final double TAILS = 8 * Roundoff.U * Roundoff.U;

    /** Bounds the error of the step, in units of itself: docs/error-bounds.md, theorem 17. */
    private static final double STEP = 8 * Roundoff.U;

    /** Numerators and denominators between these have exact remainders: docs/error-bounds.md, lemma 2. */
    private static final double LEAST = 0x1p-400;

    private static final double GREATEST = 0x1p400;

    private TimeFilter() {}

    /**
     * Rounds the time at which a gap on one axis is closed: (sideB - sideA + positionB - positionA) / (moveA - moveB).
     *
     * @param sideA the side of A, in its own coordinates
     * @param sideB the side of B, in its own coordinates
     * @param positionA the position of A
     * @param positionB the position of B
     * @param moveA the displacement of A
     * @param moveB the displacement of B
     * @param up whether to round up; down, otherwise
     * @param places receives the time, for the coordinates at it
     * @return the double; NaN if it is not certain
     */
    public static double onAxis(
            double sideA,
            double sideB,
            double positionA,
            double positionB,
            double moveA,
            double moveB,
            boolean up,
            PlaceFilter places) {
        double term1 = sideB - sideA;
        double term2 = positionB - positionA;
        double gap = term1 + term2;
        double move = moveA - moveB;
        double tail1 = ErrorFreeTransform.sumTail(sideB, -sideA, term1);
        double tail2 = ErrorFreeTransform.sumTail(positionB, -positionA, term2);
        double sumTail = ErrorFreeTransform.sumTail(term1, term2, gap);
        double moveTail = ErrorFreeTransform.sumTail(moveA, -moveB, move);
        // Each tail individually: tails of very different sizes may add up to 0 in doubles, although their exact sum is
        // not 0.
        boolean hasNoTail = Math.abs(tail1) + Math.abs(tail2) + Math.abs(sumTail) + Math.abs(moveTail) == 0;
        if (hasNoTail && isModerate(gap) && isModerate(move)) {
            return ofExact(gap, move, up, places);
        }

        double inverse = 1 / move;
        double quotient = gap * inverse;
        double gapTail = tail1 + tail2 + sumTail;
        double product = quotient * move;
        double left = gap - product;
        double leftTail = ErrorFreeTransform.leftTail(gap, gapTail, quotient, move, moveTail, product, left);
        double size = Math.abs(term1) + Math.abs(term2) + Math.abs(product);
        double bound = ON_AXIS * size + UNDERFLOW;
        places.set(quotient, left + leftTail, bound, move, inverse, DENOMINATOR * Math.abs(move));
        return places.time(up);
    }

    /**
     * Rounds the time at which a gap on one axis is closed down, as {@link #onAxis} does, but without branches: for
     * many times, one after the other, a few of which remain undecided.
     *
     * @param sideA the side of A, in its own coordinates
     * @param sideB the side of B, in its own coordinates
     * @param positionA the position of A
     * @param positionB the position of B
     * @param moveA the displacement of A
     * @param moveB the displacement of B
     * @return the double; NaN if it is not proved, as for a time that is exactly a double
     */
    public static double downOnAxis(
            double sideA, double sideB, double positionA, double positionB, double moveA, double moveB) {
        double term1 = sideB - sideA;
        double term2 = positionB - positionA;
        double gap = term1 + term2;
        double move = moveA - moveB;
        double inverse = 1 / move;
        double quotient = gap * inverse;
        double half = ErrorFreeTransform.highHalf(quotient);
        double moveHalf = ErrorFreeTransform.highHalf(move);
        // Two products of halves are exact, and so is the first difference.
        double left = ((gap - half * moveHalf) - half * (move - moveHalf)) - (quotient - half) * move;
        double tails = ErrorFreeTransform.gapTail(sideA, sideB, positionA, positionB, term1, term2, gap)
                - quotient * ErrorFreeTransform.sumTail(moveA, -moveB, move);
        double step = (left + tails) * inverse;
        double error = STEP * Math.abs(step)
                + HALVES * Math.abs(quotient)
                + TAILS * (Math.abs(term1) + Math.abs(term2)) * Math.abs(inverse);
        return SumRounding.down(quotient, step, isModerate(gap) && isModerate(move) ? error : Double.NaN);
    }

    /**
     * Rounds the time of a vertex ray against an edge, (edge × gap) / (edge × move), where the gap leads from the
     * beginning of the edge, or from the vertex, on A to the other on B.
     *
     * @param fromX the x coordinate of the beginning of the edge
     * @param fromY its y coordinate
     * @param toX the x coordinate of the end of the edge
     * @param toY its y coordinate
     * @param placeAx the x coordinate of the point on A, in its own coordinates
     * @param placeAy its y coordinate
     * @param placeBx the x coordinate of the point on B, in its own coordinates
     * @param placeBy its y coordinate
     * @param motion positions and displacements
     * @param up whether to round up; down, otherwise
     * @param places receives the time, for the coordinates at it
     * @return the double; NaN if it is not certain
     */
    public static double acrossEdge(
            double fromX,
            double fromY,
            double toX,
            double toY,
            double placeAx,
            double placeAy,
            double placeBx,
            double placeBy,
            RelativeMotion motion,
            boolean up,
            PlaceFilter places) {
        double edgeX = toX - fromX;
        double edgeXTail = ErrorFreeTransform.sumTail(toX, -fromX, edgeX);
        double edgeY = toY - fromY;
        double edgeYTail = ErrorFreeTransform.sumTail(toY, -fromY, edgeY);
        double moveX = motion.dx;
        double moveXTail = motion.tailX();
        double moveY = motion.dy;
        double moveYTail = motion.tailY();
        double termX1 = placeBx - placeAx;
        double termX2 = motion.offsetX;
        double gapX = termX1 + termX2;
        double gapXTail = motion.gapTailX(placeAx, placeBx, termX1, gapX);
        double termY1 = placeBy - placeAy;
        double termY2 = motion.offsetY;
        double gapY = termY1 + termY2;
        double gapYTail = motion.gapTailY(placeAy, placeBy, termY1, gapY);

        double denominator1 = edgeX * moveY;
        double denominator2 = edgeY * moveX;
        double denominator = denominator1 - denominator2;
        double doubt = DENOMINATOR * (Math.abs(denominator1) + Math.abs(denominator2)) + UNDERFLOW;
        double inverse = 1 / denominator;
        double quotient = (edgeX * gapY - edgeY * gapX) * inverse;

        // The remaining gap at that time.
        double pathX = quotient * moveX;
        double leftX = gapX - pathX;
        double leftXTail = ErrorFreeTransform.leftTail(gapX, gapXTail, quotient, moveX, moveXTail, pathX, leftX);
        double pathY = quotient * moveY;
        double leftY = gapY - pathY;
        double leftYTail = ErrorFreeTransform.leftTail(gapY, gapYTail, quotient, moveY, moveYTail, pathY, leftY);
        double product1 = edgeX * leftY;
        double product2 = edgeY * leftX;
        double residual = product1 - product2;
        double residualTail = ErrorFreeTransform.sumTail(product1, -product2, residual)
                + (ErrorFreeTransform.productTail(edgeX, leftY, product1)
                        - ErrorFreeTransform.productTail(edgeY, leftX, product2))
                + (edgeX * leftYTail + edgeXTail * leftY)
                - (edgeY * leftXTail + edgeYTail * leftX);
        double sizeX = Math.abs(termX1) + Math.abs(termX2) + Math.abs(pathX);
        double sizeY = Math.abs(termY1) + Math.abs(termY2) + Math.abs(pathY);
        double bound = ACROSS_EDGE * (Math.abs(edgeX) * sizeY + Math.abs(edgeY) * sizeX)
                + UNDERFLOW * (1 + Math.abs(edgeX) + Math.abs(edgeY));
        places.set(quotient, residual + residualTail, bound, denominator, inverse, doubt);
        return places.time(up);
    }

    /** Returns whether the quotient of two such numbers has an exact remainder: docs/error-bounds.md, lemma 2. */
    private static boolean isModerate(double number) {
        double size = Math.abs(number);
        return size > LEAST && size < GREATEST;
    }

    /**
     * Rounds a quotient of two doubles that are exact: cross products of numbers on a coarse lattice,
     * docs/error-bounds.md, theorem 3, or sums without a tail.
     *
     * @param numerator a multiple of 2^-200, below 2^253 in magnitude; or any number between 2^-400 and 2^400
     * @param denominator a number in the same range, and not 0
     * @param up whether to round up; down, otherwise
     * @param places receives the time, for the coordinates at it
     * @return the double; always certain
     */
    public static double ofExact(double numerator, double denominator, boolean up, PlaceFilter places) {
        double quotient = numerator / denominator;
        double rest = remainder(numerator, denominator, quotient);
        places.set(quotient, rest, 0, denominator, 1 / denominator, 0);
        double above = denominator > 0 ? rest : -rest;
        if (up ? above > 0 : above < 0) {
            return up ? Math.nextUp(quotient) : Math.nextDown(quotient);
        }
        return quotient + 0.0;
    }

    /** The remainder of a division, which is a double, as is each difference on the way to it. */
    private static double remainder(double numerator, double denominator, double quotient) {
        double product = quotient * denominator;
        return (numerator - product) - ErrorFreeTransform.productTail(quotient, denominator, product);
    }
}
