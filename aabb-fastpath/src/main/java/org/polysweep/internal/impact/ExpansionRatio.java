package org.polysweep.internal.impact;

import org.polysweep.internal.doubled.DoubleDouble;
import org.polysweep.internal.doubled.Expansion;
import org.polysweep.internal.number.Rounding.Direction;

/**
 * A time as the quotient N / D of two exact numbers, and where things are then. They are rounded, and times compared,
 * by signs of numbers without a division: of q·D - N for a double q, of N·D' - N'·D. So nothing is left open but what
 * overflows or underflows. Reusable, not thread-safe; no allocation once its arrays are long enough.
 */
public final class ExpansionRatio {

    /** The guess is a few doubles away at most. */
    private static final int MOST_NEIGHBORS = 16;

    private final Expansion numerator = new Expansion();
    private final Expansion denominator = new Expansion();

    /** The numerator of a place, whose denominator is that of the time. */
    private final Expansion place = new Expansion();

    private final Expansion rest = new Expansion();

    /** Makes a ratio that is yet to be set. */
    public ExpansionRatio() {}

    /** Returns the numerator, to be set by the caller. */
    public Expansion numerator() {
        return numerator;
    }

    /** Returns the denominator, to be set by the caller; it is not 0, and may be negative. */
    public Expansion denominator() {
        return denominator;
    }

    /** Returns whether both are certain. */
    public boolean isCertain() {
        return numerator.isCertain() && denominator.isCertain();
    }

    /** Sets this to a double. */
    public void set(double time) {
        numerator.set(time);
        denominator.set(1);
    }

    /** Returns the time as a double; NaN if it is not certain. */
    public double round(Direction direction) {
        return round(numerator, direction);
    }

    /**
     * Returns a coordinate at this time, (local + position) + time·move, as a double; NaN if it is not certain.
     */
    public double place(double local, double position, double move, Direction direction) {
        place.clear();
        place.addMultiple(move, numerator);
        place.addMultiple(local, denominator);
        place.addMultiple(position, denominator);
        place.compress();
        return round(place, direction);
    }

    private double round(Expansion above, Direction direction) {
        return direction == Direction.NEAREST ? roundNearest(above) : round(above, direction == Direction.UP);
    }

    private double round(Expansion above, boolean up) {
        double rounded = above.estimate() / denominator.estimate();
        int outward = up ? 1 : -1;
        // Outward until it is beyond the quotient, or there; then inward as long as it stays so.
        int side = side(rounded, above);
        for (int left = MOST_NEIGHBORS; side == -outward && left > 0; left--) {
            rounded = neighbor(rounded, up);
            side = side(rounded, above);
        }
        for (int left = MOST_NEIGHBORS; side == outward && left > 0; left--) {
            double inner = neighbor(rounded, !up);
            side = side(inner, above);
            if (side == -outward) {
                return rounded + 0.0;
            }
            rounded = inner;
        }
        return side == 0 ? rounded + 0.0 : Double.NaN;
    }

    private double roundNearest(Expansion above) {
        double down = round(above, false);
        if (Double.isNaN(down) || side(down, above) == 0) {
            return down;
        }
        double up = Math.nextUp(down);
        rest.clear();
        rest.addMultiple(down, denominator);
        rest.addMultiple(up, denominator);
        rest.subtract(above);
        rest.subtract(above);
        int side = rest.sign() * denominator.sign();
        boolean isDownEven = (Double.doubleToRawLongBits(down) & 1) == 0;
        double nearest = side > 0 || (side == 0 && isDownEven) ? down : up;
        return rest.isCertain() ? nearest + 0.0 : Double.NaN;
    }

    private static double neighbor(double number, boolean up) {
        return up ? Math.nextUp(number) : Math.nextDown(number);
    }

    /** The sign of a double less the quotient; {@link DoubleDouble#OPEN} if it is not certain. */
    private int side(double number, Expansion above) {
        rest.clear();
        rest.addMultiple(number, denominator);
        rest.subtract(above);
        return rest.isCertain() && denominator.length() > 0 ? rest.sign() * denominator.sign() : DoubleDouble.OPEN;
    }

    /**
     * Returns the order of this and another time: less than, equal to, or greater than 0; {@link DoubleDouble#OPEN} if
     * it is not certain.
     */
    public int compare(ExpansionRatio other) {
        rest.clear();
        rest.addProduct(numerator, other.denominator);
        rest.subtractProduct(other.numerator, denominator);
        return rest.isCertain() ? rest.sign() * denominator.sign() * other.denominator.sign() : DoubleDouble.OPEN;
    }
}
