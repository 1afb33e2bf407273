package org.polysweep.internal.round;

import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.number.Rounding.Direction;

/**
 * A time as the quotient of two double-doubles, and coordinates at that time, rounded where the rounding is proved.
 * Reusable, not thread-safe, no allocation.
 */
public final class TimeRatio {

    private final DoubleDouble numerator = new DoubleDouble();
    private final DoubleDouble denominator = new DoubleDouble();
    private final DoubleDouble term = new DoubleDouble();
    private final DoubleDouble quotient = new DoubleDouble();
    private final DoubleDouble value = new DoubleDouble();

    /** Creates a ratio whose values are not set yet. */
    public TimeRatio() {}

    /** Returns the numerator, to be set by the caller. */
    public DoubleDouble numerator() {
        return numerator;
    }

    /** Returns the denominator, to be set by the caller; it may be negative. */
    public DoubleDouble denominator() {
        return denominator;
    }

    /** Computes the quotient, when numerator and denominator have been set. */
    public TimeRatio divide() {
        quotient.setQuotient(numerator, denominator);
        return this;
    }

    /** Returns the time as a double, after {@link #divide}; NaN if it is not certain. */
    public double round(Direction direction) {
        return quotient.round(direction);
    }

    /**
     * Returns a coordinate at this time, (local + position) + time·move, as a double, after {@link #divide}; NaN if it
     * is not certain.
     */
    public double place(double local, double position, double move, Direction direction) {
        if (move == 0) {
            return placeAtStart(local, position, direction);
        }
        value.setProduct(quotient, move);
        double rounded = add(local, position).round(direction);
        if (!Double.isNaN(rounded)) {
            return rounded;
        }
        // The quotient of the product may be a short number even if the quotient of the time is not.
        term.setProduct(numerator, move);
        value.setQuotient(term, denominator);
        return add(local, position).round(direction);
    }

    /** Returns the time itself, after {@link #divide}; not to be changed. */
    public DoubleDouble time() {
        return quotient;
    }

    /**
     * Returns a coordinate at this time, plus an offset, (local + position) + time·move + beyond, as the double nearest
     * to it, after {@link #divide}; NaN if it is not certain.
     */
    public double placeBeyond(double local, double position, double move, DoubleDouble beyond) {
        value.setProduct(quotient, move);
        add(local, position);
        return value.setSum(value, beyond).roundNearest();
    }

    private DoubleDouble add(double local, double position) {
        return value.setSum(value, term.setDifference(position, -local));
    }

    /** Returns a coordinate at t = 0, local + position, as a double; NaN if it is not certain. */
    public double placeAtStart(double local, double position, Direction direction) {
        return value.setDifference(position, -local).round(direction);
    }
}
