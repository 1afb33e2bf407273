package org.polysweep.internal.argument;

/** Refuses NaN and infinities. */
public final class Finite {

    private Finite() {}

    /**
     * Returns a finite double.
     *
     * @param name its name in the message
     * @param value the double
     * @return {@code value}
     * @throws IllegalArgumentException if it is NaN or infinite; the message gives name and value
     */
    public static double require(String name, double value) {
        if (Double.isFinite(value)) {
            return value;
        }
        throw new IllegalArgumentException(name + " must be finite, but was " + value);
    }

    /**
     * Returns whether a sum shows that all its terms are finite. A sum of finite numbers is finite unless it overflows.
     *
     * @param sum the sum, in any order
     */
    public static boolean isShownBy(double sum) {
        return Double.isFinite(sum);
    }

    /**
     * Refuses two doubles unless both are finite.
     *
     * @param nameX the name of the first in the message
     * @param x the first
     * @param nameY the name of the second
     * @param y the second
     * @throws IllegalArgumentException if one is NaN or infinite; the message gives name and value
     */
    public static void require(String nameX, double x, String nameY, double y) {
        // Zero, unless one of them is not finite.
        if (0 * x * y != 0) {
            require(nameX, x);
            require(nameY, y);
        }
    }
}
