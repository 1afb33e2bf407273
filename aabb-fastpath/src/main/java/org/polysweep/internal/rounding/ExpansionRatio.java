package org.polysweep.internal.rounding;

import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.expansion.Expansion;
import org.polysweep.internal.expansion.NeighboringDoubles;
import org.polysweep.internal.number.Rounding.Direction;

/**
 * A time as the quotient N / D of two exact numbers, and coordinates at that time. They are rounded, and times are
 * compared, without a division, by the signs of q·D - N for a double q and of N·D' - N'·D. So a result is undecided
 * only after overflow or underflow. No result is -0.0. Reusable, not thread-safe; no allocation once its arrays are
 * long enough.
 */
public final class ExpansionRatio {

    private final Expansion numerator = new Expansion();
    private final Expansion denominator = new Expansion();

    /** The numerator of a coordinate; its denominator is the denominator of the time. */
    private final Expansion place = new Expansion();

    private final Expansion rest = new Expansion();
    private final NeighboringDoubles.Order order = this::side;

    /** The number that is divided by the denominator: the numerator of the time, or of a coordinate. */
    private Expansion above = numerator;

    /** Creates a ratio whose values are not set yet. */
    public ExpansionRatio() {}

    /** Returns the numerator, to be set by the caller. */
    public Expansion numerator() {
        return numerator;
    }

    /** Returns the denominator, to be set by the caller; it may be negative. If it is 0, nothing is proved. */
    public Expansion denominator() {
        return denominator;
    }

    /** Returns whether both are exact. */
    public boolean isCertain() {
        return numerator.isCertain() && denominator.isCertain();
    }

    /** Sets this to a double. */
    public void set(double time) {
        numerator.set(time);
        denominator.set(1);
    }

    /** Returns the time as a double; NaN if it is not proved. */
    public double round(Direction direction) {
        return round(numerator, direction);
    }

    /** Returns a coordinate at this time, (local + position) + time·move, as a double; NaN if it is not proved. */
    public double place(double local, double position, double move, Direction direction) {
        place.clear();
        place.addMultiple(move, numerator);
        place.addMultiple(local, denominator);
        place.addMultiple(position, denominator);
        place.compress();
        return round(place, direction);
    }

    private double round(Expansion above, Direction direction) {
        this.above = above;
        if (denominator.length() == 0) {
            return Double.NaN;
        }
        double guess = this.above.estimate() / denominator.estimate();
        double rounded = NeighboringDoubles.round(guess, direction == Direction.UP, order);
        return direction == Direction.NEAREST && order.of(rounded) != 0 ? nearest(rounded) : rounded;
    }

    /** Returns the nearer of a double below the quotient and the next double, ties to even. */
    private double nearest(double down) {
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

    /** The sign of a double less the quotient. */
    private int side(double number) {
        rest.clear();
        rest.addMultiple(number, denominator);
        rest.subtract(above);
        return rest.isCertain() ? rest.sign() * denominator.sign() : DoubleDouble.OPEN;
    }

    /**
     * Returns the order of this and another time: less than, equal to, or greater than 0; {@link DoubleDouble#OPEN} if
     * it is not certain.
     */
    public int compare(ExpansionRatio other) {
        rest.clear();
        rest.addProduct(numerator, other.denominator);
        rest.subtractProduct(other.numerator, denominator);
        boolean areTimes = denominator.length() > 0 && other.denominator.length() > 0;
        return areTimes && rest.isCertain()
                ? rest.sign() * denominator.sign() * other.denominator.sign()
                : DoubleDouble.OPEN;
    }
}
