package org.polysweep.internal.expansion;

/** Rounds a number of which only its order against doubles is known, from a guess that is a few doubles off at most. */
public final class NeighboringDoubles {

    private static final int MOST = 16;

    private NeighboringDoubles() {}

    /** The order of doubles against the number. */
    public interface Order {

        /** Returns the sign of a double less the number; {@link DoubleDouble#OPEN} if it is not proved. */
        int of(double value);
    }

    /**
     * Returns the number as a double, never -0.0.
     *
     * @param guess a double near to it
     * @param up whether to round up; down, otherwise
     * @param order where doubles are
     * @return NaN if it is not certain, or the guess is too far off
     */
    public static double round(double guess, boolean up, Order order) {
        double rounded = guess;
        int outward = up ? 1 : -1;
        // Outward until the double is at the number or beyond it; then inward as long as this remains true.
        int side = order.of(rounded);
        for (int left = MOST; side == -outward && left > 0; left--) {
            rounded = neighbor(rounded, up);
            side = order.of(rounded);
        }
        for (int left = MOST; side == outward && left > 0; left--) {
            double inner = neighbor(rounded, !up);
            side = order.of(inner);
            if (side == -outward) {
                return rounded + 0.0;
            }
            rounded = inner;
        }
        return side == 0 ? rounded + 0.0 : Double.NaN;
    }

    private static double neighbor(double number, boolean up) {
        return up ? Math.nextUp(number) : Math.nextDown(number);
    }
}
