package org.polysweep.internal.argument;

/** Refuses what is no number. */
public final class Finite {

    private Finite() {}

    /**
     * Returns a finite double.
     *
     * @param name what the caller calls it, for the message
     * @param value the double
     * @return {@code value}
     * @throws IllegalArgumentException if it is NaN or infinite; the message says name and value
     */
    public static double require(String name, double value) {
        if (Double.isFinite(value)) {
            return value;
        }
        throw new IllegalArgumentException(name + " is " + value + ", not a finite number");
    }
}
