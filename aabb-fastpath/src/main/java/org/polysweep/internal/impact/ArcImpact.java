package org.polysweep.internal.impact;

import org.polysweep.internal.doubled.ErrorFreeTransform;
import org.polysweep.internal.doubled.Roundoff;
import org.polysweep.internal.predicate.RoundBound;

/**
 * When a line enters a circle, {@code |t·d - v| = R}, and the unit normal there: rounded where doubles and a bound of second order
 * leave no doubt.
 *
 * <p>The circle is about the difference v of two places, one on B and one on A, and its radius is the sum of two. A time in doubles
 * leaves a residual, {@code |t·d - v|² - R²}, which is computed to almost twice the precision; Newton's step takes it away, and what
 * is left of it shows whether that time, or the double next to it, is the answer. Reusable, not thread-safe, no allocation.
 */
public final class ArcImpact {

    /** Bounds the error of the residual, in units of what it is made from: docs/error-bounds.md, theorem 9. */
    private static final double RESIDUAL = 80 * Roundoff.U * Roundoff.U;

    /** Bounds the error of the slope of the residual, in units of its products: docs/error-bounds.md, theorem 9. */
    private static final double SLOPE = 24 * Roundoff.U;

    /** Bounds the error of Newton's step, in units of the residual: docs/error-bounds.md, theorem 9. */
    private static final double STEP = 6 * Roundoff.U;

    /** Bounds the error of what is left of a gap at the time of impact: docs/error-bounds.md, theorem 9. */
    private static final double GAP = 16 * Roundoff.U * Roundoff.U;

    /** Bounds the error of a quotient beside that of its numerator: docs/error-bounds.md, theorem 9. */
    private static final double QUOTIENT = 48 * Roundoff.U * Roundoff.U;

    /** Covers what underflow adds to any of these: docs/error-bounds.md, theorem 9. */
    private static final double UNDERFLOW = 0x1p-800;

    private double time;
    private double radius;
    private double radiusTail;
    private double moveX;
    private double moveY;
    private double leftX;
    private double leftXTail;
    private double sizeX;
    private double leftY;
    private double leftYTail;
    private double sizeY;
    private double residual;
    private double bound;
    private double slope;
    private double doubt;
    private double inverse;
    private double step;

    /** Makes an impact that is yet to be set. */
    public ArcImpact() {}

    /** Sets the radius: the sum of two. */
    public ArcImpact setRadius(double radiusA, double radiusB) {
        radius = radiusA + radiusB;
        radiusTail = ErrorFreeTransform.sumTail(radiusA, radiusB, radius);
        return this;
    }

    /**
     * Finds the time, after {@link #setRadius}. The numbers lie within {@link RoundBound#isInRange}.
     *
     * @param placeAx the place on A, in its own coordinates
     * @param placeBx the place on B, in its own coordinates
     */
    public void set(
            double placeAx,
            double placeAy,
            double placeBx,
            double placeBy,
            double positionAx,
            double positionAy,
            double positionBx,
            double positionBy,
            double moveAx,
            double moveAy,
            double moveBx,
            double moveBy) {
        moveX = moveAx - moveBx;
        double moveXTail = ErrorFreeTransform.sumTail(moveAx, -moveBx, moveX);
        moveY = moveAy - moveBy;
        double moveYTail = ErrorFreeTransform.sumTail(moveAy, -moveBy, moveY);
        double termX1 = placeBx - placeAx;
        double termX2 = positionBx - positionAx;
        double gapX = termX1 + termX2;
        double gapXTail = ErrorFreeTransform.gapTail(placeAx, placeBx, positionAx, positionBx, termX1, termX2, gapX);
        double termY1 = placeBy - placeAy;
        double termY2 = positionBy - positionAy;
        double gapY = termY1 + termY2;
        double gapYTail = ErrorFreeTransform.gapTail(placeAy, placeBy, positionAy, positionBy, termY1, termY2, gapY);
        double squareOfMove = moveX * moveX + moveY * moveY;
        double squareOfRadius = radius * radius;
        time = guess(gapX, gapY, squareOfMove, squareOfRadius);

        // What is left of the gap at that time.
        double wayX = time * moveX;
        leftX = gapX - wayX;
        leftXTail = ErrorFreeTransform.leftTail(gapX, gapXTail, time, moveX, moveXTail, wayX, leftX);
        sizeX = Math.abs(termX1) + Math.abs(termX2) + Math.abs(wayX);
        double wayY = time * moveY;
        leftY = gapY - wayY;
        leftYTail = ErrorFreeTransform.leftTail(gapY, gapYTail, time, moveY, moveYTail, wayY, leftY);
        sizeY = Math.abs(termY1) + Math.abs(termY2) + Math.abs(wayY);

        double squareX = leftX * leftX;
        double squareY = leftY * leftY;
        double square = squareX + squareY;
        double difference = square - squareOfRadius;
        double tails = ErrorFreeTransform.sumTail(squareX, squareY, square)
                + ErrorFreeTransform.sumTail(square, -squareOfRadius, difference)
                + (ErrorFreeTransform.productTail(leftX, leftX, squareX)
                        + ErrorFreeTransform.productTail(leftY, leftY, squareY)
                        - ErrorFreeTransform.productTail(radius, radius, squareOfRadius))
                + 2 * (leftX * leftXTail + leftY * leftYTail - radius * radiusTail);
        residual = difference + tails;
        bound = RESIDUAL * (sizeX * sizeX + sizeY * sizeY + squareOfRadius) + UNDERFLOW;
        slope = 2 * (moveX * leftX + moveY * leftY);
        inverse = 1 / slope;
        step = residual * inverse;
        doubt = SLOPE * (Math.abs(moveX) * sizeX + Math.abs(moveY) * sizeY)
                + 2 * squareOfMove * ((Math.abs(residual) + bound) * Math.abs(inverse))
                + UNDERFLOW;
    }

    /** The time in doubles, in the form that does not cancel. */
    private double guess(double gapX, double gapY, double squareOfMove, double squareOfRadius) {
        double along = moveX * gapX + moveY * gapY;
        double across = moveX * gapY - moveY * gapX;
        double root = Math.sqrt(Math.max(squareOfRadius * squareOfMove - across * across, 0));
        return along > 0
                ? (gapX * gapX + gapY * gapY - squareOfRadius) / (along + root)
                : (along - root) / squareOfMove;
    }

    /** Returns the largest double that is not greater than the time; NaN if it is not certain. */
    public double roundDown() {
        return isFirst() ? TimeFilter.decide(time, step, residual, bound, slope, doubt, false) : Double.NaN;
    }

    /** Whether Newton's step certainly leads to the first of the two times: the second is not as near. */
    private boolean isFirst() {
        return slope > 4 * doubt;
    }

    /** Returns the double nearest to the x component of the unit normal, from B toward A; NaN if it is not certain. */
    public double normalX() {
        return normal(leftX, leftXTail, sizeX, moveX);
    }

    /** Returns the double nearest to the y component of the unit normal, as {@link #normalX}. */
    public double normalY() {
        return normal(leftY, leftYTail, sizeY, moveY);
    }

    /** A component of (t·d - v) / R, the negation of what is left of the gap, divided by the radius. */
    private double normal(double left, double leftTail, double size, double move) {
        if (size == 0 && move == 0) {
            return 0;
        }
        double small = leftTail - step * move;
        double large = left + small;
        double stepError = 2 * (bound + Math.abs(step) * doubt + STEP * Math.abs(residual)) * inverse;
        double error = GAP * size + (stepError + STEP * Math.abs(step)) * Math.abs(move);
        double inverseRadius = 1 / radius;
        double quotient = large * inverseRadius;
        double product = quotient * radius;
        double rest = (large - product)
                - ErrorFreeTransform.productTail(quotient, radius, product)
                + ErrorFreeTransform.sumTail(left, small, large)
                - quotient * radiusTail;
        double tail = rest * inverseRadius;
        double sum = quotient + tail;
        double reach = Math.abs(ErrorFreeTransform.sumTail(quotient, tail, sum))
                + (QUOTIENT * Math.abs(quotient) + 2 * error * inverseRadius + UNDERFLOW);
        double gap = Math.min(sum - Math.nextDown(sum), Math.nextUp(sum) - sum);
        return isFirst() && 2 * reach < gap ? 0 - sum : Double.NaN;
    }
}
