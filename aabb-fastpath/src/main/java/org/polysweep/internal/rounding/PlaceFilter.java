package org.polysweep.internal.rounding;

import org.polysweep.internal.expansion.ErrorFreeTransform;
import org.polysweep.internal.expansion.Roundoff;
import org.polysweep.internal.number.Rounding.Direction;

/**
 * Rounds the time of a contact, and a coordinate at it, local + position + time·move, if doubles and a second-order
 * error bound prove the rounding. {@link TimeFilter} sets the time: a quotient and its error, rounded. Reusable, not
 * thread-safe, no allocation.
 */
public final class PlaceFilter {

    /** Bounds the error of a coordinate, in units of its terms: docs/error-bounds.md, theorem 15. */
    private static final double PLACE = 6 * Roundoff.U * Roundoff.U;

    /** Bounds the error of the second part of a time, in units of itself: docs/error-bounds.md, theorem 15. */
    private static final double STEP = 4 * Roundoff.U;

    /** Covers what underflow adds to the error of a coordinate: docs/error-bounds.md, theorem 15. */
    private static final double UNDERFLOW = Double.MIN_NORMAL;

    /**
     * A time and a denominator between these have a second part that does not underflow: docs/error-bounds.md, lemma 2.
     */
    private static final double LEAST = 0x1p-400;

    private static final double GREATEST = 0x1p400;

    /** The time is time + step, up to the error; NaN if none is set. */
    private double time;

    private double step;

    /** Bounds the error of time + step; NaN if nothing is proved. */
    private double error;

    /** Creates a filter without a time, which proves nothing. */
    public PlaceFilter() {
        forget();
    }

    /** Discards the time. */
    public void forget() {
        time = Double.NaN;
        error = Double.NaN;
    }

    /** Returns whether a time has been set. */
    public boolean isSet() {
        return !Double.isNaN(time);
    }

    /**
     * Sets the time, numerator / denominator, from the numbers of {@link TimeFilter}.
     *
     * @param quotient about the time
     * @param rest numerator - quotient·denominator, up to the bound
     * @param bound bounds the error of the rest
     * @param denominator in doubles
     * @param inverse 1 / denominator, rounded
     * @param doubt bounds the error of the denominator
     */
    void set(double quotient, double rest, double bound, double denominator, double inverse, double doubt) {
        time = quotient;
        step = rest * inverse;
        double greatest = 1 / (Math.abs(denominator) - doubt);
        boolean hasParts = isModerate(quotient) && isModerate(denominator) && greatest > 0;
        error = hasParts ? (bound + Math.abs(rest) * (STEP + doubt * greatest)) * greatest : Double.NaN;
    }

    private static boolean isModerate(double number) {
        double size = Math.abs(number);
        return size > LEAST && size < GREATEST;
    }

    /**
     * Returns the time as a double, rounded up or down; NaN if it is not certain, as for a time that is exactly a
     * double.
     */
    double time(boolean up) {
        return up ? SumRounding.up(time, step, error) : SumRounding.down(time, step, error);
    }

    /** Returns a coordinate at the time as a double; NaN if it is not proved. */
    public double place(double local, double position, double move, Direction direction) {
        double base = position + local;
        double baseTail = ErrorFreeTransform.sumTail(position, local, base);
        if (move == 0) {
            return round(base, baseTail, 0, direction);
        }
        double path = time * move;
        double pathTail = ErrorFreeTransform.productTail(time, move, path);
        double stepPath = step * move;
        double sum = base + path;
        double sumTail = ErrorFreeTransform.sumTail(base, path, sum);
        double tail = sumTail + ((baseTail + pathTail) + stepPath);
        double head = sum + tail;
        double left = ErrorFreeTransform.sumTail(sum, tail, head);
        boolean isExact = baseTail == 0 && pathTail == 0 && stepPath == 0 && error == 0 && isModerate(path);
        double missing = isExact
                ? 0
                : error * Math.abs(move)
                        + PLACE * (Math.abs(base) + Math.abs(path))
                        + STEP * Math.abs(stepPath)
                        + UNDERFLOW;
        return round(head, left, missing, direction);
    }

    /** Returns a coordinate at t = 0 as a double; NaN if it is not proved. */
    public static double placeAtStart(double local, double position, Direction direction) {
        double sum = position + local;
        return round(sum, ErrorFreeTransform.sumTail(position, local, sum), 0, direction);
    }

    /** Rounds head + left, up to a bound, where head is the double that is nearest to the sum of the two. */
    private static double round(double head, double left, double missing, Direction direction) {
        // A number that is not finite has no tail, and compares with nothing.
        if (direction == Direction.NEAREST) {
            double reach = 2 * missing;
            return head + (left + reach) == head && head + (left - reach) == head ? head + 0.0 : Double.NaN;
        }
        double above = direction == Direction.UP ? left : -left;
        if (above > missing && head != 0) {
            return direction == Direction.UP ? Math.nextUp(head) : Math.nextDown(head);
        }
        return -above > missing || (above == 0 && missing == 0) ? head + 0.0 : Double.NaN;
    }
}
