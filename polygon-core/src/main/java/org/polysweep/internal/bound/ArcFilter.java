package org.polysweep.internal.bound;

import org.polysweep.internal.expansion.ErrorFreeTransform;
import org.polysweep.internal.expansion.Roundoff;
import org.polysweep.internal.rounding.RelativeMotion;
import org.polysweep.internal.rounding.SumRounding;

/**
 * The time at which a line enters a circle, {@code |t·d - v| = R}, and the unit normal there, rounded if a short
 * computation proves the rounding.
 *
 * <p>The center of the circle is the difference v of two points, one on B and one on A, and its radius is the sum of
 * two radii. A time in doubles leaves a residual, {@code |t·d - v|² - R²}, and a step of Newton's method removes it.
 * The result needs few bits more than a double has. So each number is split into a head of 25 bits and a rest: heads
 * are multiplied without error, and the rounding errors of the rests are small enough. Reusable, not thread-safe, no
 * allocation.
 */
public final class ArcFilter {

    /** Adding and subtracting this leaves 26 bits of a number no greater than 1: docs/error-bounds.md, theorem 10. */
    private static final double UNIT_GRID = 0x1.8p26;

    /**
     * If the radicand is no greater than this, in units of its products, nothing is proved: docs/error-bounds.md,
     * theorem 10.
     */
    private static final double GRAZING = 0x1p-32;

    /** Bounds the error of the residual, in units of the square of the size: docs/error-bounds.md, theorem 10. */
    private static final double RESIDUAL = 0x1p-18 * Roundoff.U;

    /** Bounds the error of Newton's step, in units of itself: docs/error-bounds.md, theorem 10. */
    private static final double STEP = 0x1p37 * Roundoff.U;

    /**
     * Bounds the error of R times a component of the normal, in units of the size: docs/error-bounds.md, theorem 10.
     */
    private static final double NORMAL = 0x1p-19 * Roundoff.U;

    private double time;
    private double step;
    private double error;
    private double moveX;
    private double headX;
    private double restX;
    private double moveY;
    private double headY;
    private double restY;
    private double radius;
    private double radiusHead;
    private double radiusRest;
    private double reach;

    /** Creates a filter whose values are not set yet. */
    public ArcFilter() {}

    /**
     * Finds the time. The numbers lie within {@link RoundBound#isInRange}.
     *
     * @param placeAx the x coordinate of the point on A, in its own coordinates
     * @param placeAy its y coordinate
     * @param placeBx the x coordinate of the point on B, in its own coordinates
     * @param placeBy its y coordinate
     * @param motion positions and displacements
     * @param sense 1; or -1 to exchange the displacements, so that the entry of the line is its exit
     * @param radiusA the radius of A
     * @param radiusB the radius of B
     * @param gapSize the size of the gap, as {@link RoundBound} defines it, including the radius
     */
    public void set(
            double placeAx,
            double placeAy,
            double placeBx,
            double placeBy,
            RelativeMotion motion,
            int sense,
            double radiusA,
            double radiusB,
            double gapSize) {
        double dx = sense * motion.dx;
        double dy = sense * motion.dy;
        double placeX = placeBx - placeAx;
        double gapX = placeX + motion.offsetX;
        double placeY = placeBy - placeAy;
        double gapY = placeY + motion.offsetY;
        double sum = radiusA + radiusB;

        double square = dx * dx + dy * dy;
        double inverseSquare = 1 / square;
        double across = dx * gapY - dy * gapX;
        double radicand = sum * sum * square - across * across;
        double moveSize = Math.abs(dx) + Math.abs(dy);
        double product = moveSize * gapSize;
        if (!(radicand > GRAZING * (product * product))) {
            error = Double.NaN;
            reach = Double.NaN;
            return;
        }
        double root = Math.sqrt(radicand);
        double guess = (dx * gapX + dy * gapY - root) * inverseSquare;
        double inverse = 0.5 / root;
        double size = gapSize + Math.abs(guess) * moveSize;

        double tailX = motion.offsetTailX();
        double tailY = motion.offsetTailY();
        if (placeX != 0 || placeY != 0) {
            tailX += ErrorFreeTransform.sumTail(placeBx, -placeAx, placeX)
                    + ErrorFreeTransform.sumTail(placeX, motion.offsetX, gapX);
            tailY += ErrorFreeTransform.sumTail(placeBy, -placeAy, placeY)
                    + ErrorFreeTransform.sumTail(placeY, motion.offsetY, gapY);
        }

        // The remaining gap at that time.
        double guessHalf = ErrorFreeTransform.highHalf(guess);
        double moveGrid = HighParts.grid(moveSize);
        double sizeGrid = HighParts.grid(size);
        double moveHeadX = HighParts.of(dx, moveGrid);
        double hX = HighParts.of(gapX - guessHalf * moveHeadX, sizeGrid);
        double rX = HighParts.restOfLeft(gapX, tailX, guess, guessHalf, dx, moveHeadX, sense * motion.tailX(), hX);
        double moveHeadY = HighParts.of(dy, moveGrid);
        double hY = HighParts.of(gapY - guessHalf * moveHeadY, sizeGrid);
        double rY = HighParts.restOfLeft(gapY, tailY, guess, guessHalf, dy, moveHeadY, sense * motion.tailY(), hY);
        double h = HighParts.of(sum, sizeGrid);
        double r = (sum - h) + ErrorFreeTransform.sumTail(radiusA, radiusB, sum);

        // The squares of the heads are added without error.
        double residual = (hX * hX + hY * hY - h * h) + (rX * (2 * hX + rX) + rY * (2 * hY + rY) - r * (2 * h + r));
        double newton = residual * inverse;
        double newtonError = STEP * Math.abs(newton) + RESIDUAL * (size * size) * inverse;
        time = guess;
        step = newton;
        error = newtonError;
        reach = newtonError * moveSize + NORMAL * size;
        moveX = dx;
        headX = hX;
        restX = rX;
        moveY = dy;
        headY = hY;
        restY = rY;
        radius = sum;
        radiusHead = h;
        radiusRest = r;
    }

    /** Returns the largest double that is not greater than the time; NaN if it is not proved. */
    public double roundDown() {
        return SumRounding.down(time, step, error);
    }

    /** Returns the double nearest to the x component of the unit normal, from B toward A; NaN if it is not proved. */
    public double normalX() {
        return normal(headX, restX, moveX);
    }

    /** Returns the double nearest to the y component of the unit normal, as {@link #normalX}. */
    public double normalY() {
        return normal(headY, restY, moveY);
    }

    /** A component of (t·d - v) / R, the negated remaining gap, divided by the radius. */
    private double normal(double head, double rest, double move) {
        if (head == 0 && rest == 0 && move == 0) {
            // On this axis there is neither a gap nor motion, so the part beyond heads and rests is also 0.
            return Double.isNaN(reach) ? Double.NaN : 0;
        }
        double inverse = 1 / radius;
        double small = rest - step * move;
        double large = head + small;
        double quotient = large * inverse;
        double quotientHead = (quotient + UNIT_GRID) - UNIT_GRID;
        double left = ((large - quotientHead * radiusHead) - quotientHead * radiusRest)
                - (quotient - quotientHead) * radius
                + (small - (large - head));
        double least = quotient + (left - reach) * inverse;
        return least == quotient + (left + reach) * inverse ? 0 - least : Double.NaN;
    }
}
