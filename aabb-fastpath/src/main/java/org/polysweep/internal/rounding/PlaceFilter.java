package org.polysweep.internal.rounding;

import org.polysweep.internal.expansion.ErrorFreeTransform;
import org.polysweep.internal.expansion.Roundoff;
import org.polysweep.internal.number.Rounding.Direction;

/**
 * Rounds a coordinate at the time of a contact, local + position + time·move, where doubles and a bound of second order
 * leave no doubt. {@link TimeFilter} sets the time: a quotient and its error, rounded. Reusable, not thread-safe, no
 * allocation.
 */
public final class PlaceFilter {

    /** Bounds the error of a place, in units of its terms: docs/error-bounds.md, theorem 15. */
    private static final double PLACE = 6 * Roundoff.U * Roundoff.U;

    /** Bounds what is lost of the second part of a time, in units of itself: docs/error-bounds.md, theorem 15. */
    private static final double STEP = 4 * Roundoff.U;

    /** Covers what underflow adds to the error of a place: docs/error-bounds.md, theorem 15. */
    private static final double UNDERFLOW = Double.MIN_NORMAL;

    /**
     * A time and a denominator between these have a second part that does not underflow: docs/error-bounds.md, lemma 2.
     */
    private static final double LEAST = 0x1p-400;

    private static final double GREATEST = 0x1p400;

    /** The error has not been computed. */
    private static final int UNKNOWN = -1;

    /** The time is time + step, up to an error that follows from the others. */
    private double time;

    private double step;
    private double rest;
    private double bound;
    private double denominator;
    private double doubt;

    /** Bounds the error of time + step; {@link #UNKNOWN} until a coordinate is read, NaN if the time is not proved. */
    private double error;

    /** Makes one without a time: nothing is certain. */
    public PlaceFilter() {
        forget();
    }

    /** Forgets the time. */
    public void forget() {
        denominator = 0;
        error = Double.NaN;
    }

    /** Returns whether a time has been set. */
    public boolean isSet() {
        return denominator != 0;
    }

    /**
     * Sets the time, numerator / denominator, from what {@link TimeFilter} knows of it.
     *
     * @param quotient about the time
     * @param step what is missing from it: rest / denominator, rounded
     * @param rest numerator - quotient·denominator, up to the bound
     * @param bound bounds the error of the rest
     * @param denominator in doubles
     * @param doubt bounds the error of the denominator
     */
    void set(double quotient, double step, double rest, double bound, double denominator, double doubt) {
        time = quotient;
        this.step = step;
        this.rest = rest;
        this.bound = bound;
        this.denominator = denominator;
        this.doubt = doubt;
        error = UNKNOWN;
    }

    private void findError() {
        double inverse = 1 / (Math.abs(denominator) - doubt);
        boolean hasParts = isModerate(time) && isModerate(denominator) && inverse > 0;
        error = hasParts ? (bound + Math.abs(rest) * (STEP + doubt * inverse)) * inverse : Double.NaN;
    }

    private static boolean isModerate(double number) {
        double size = Math.abs(number);
        return size > LEAST && size < GREATEST;
    }

    /** Returns a coordinate at the time as a double; NaN if it is not certain. */
    public double place(double local, double position, double move, Direction direction) {
        double base = position + local;
        double baseTail = ErrorFreeTransform.sumTail(position, local, base);
        if (move == 0) {
            return round(base, baseTail, 0, direction);
        }
        double way = time * move;
        double wayTail = ErrorFreeTransform.productTail(time, move, way);
        double stepWay = step * move;
        double sum = base + way;
        double sumTail = ErrorFreeTransform.sumTail(base, way, sum);
        double tail = sumTail + ((baseTail + wayTail) + stepWay);
        double head = sum + tail;
        double left = ErrorFreeTransform.sumTail(sum, tail, head);
        if (error < 0) {
            findError();
        }
        boolean isExact = baseTail == 0 && wayTail == 0 && stepWay == 0 && error == 0 && isModerate(way);
        double missing = isExact
                ? 0
                : error * Math.abs(move)
                        + PLACE * (Math.abs(base) + Math.abs(way))
                        + STEP * Math.abs(stepWay)
                        + UNDERFLOW;
        return round(head, left, missing, direction);
    }

    /** Returns a coordinate at t = 0 as a double; NaN if it is not certain. */
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
