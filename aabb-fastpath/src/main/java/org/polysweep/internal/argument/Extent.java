package org.polysweep.internal.argument;

/** Refuses a minimum that is greater than its maximum. */
public final class Extent {

    private Extent() {}

    /**
     * Refuses two sides of a box unless both are finite and in order.
     *
     * @param minName what the caller calls the lower one, for the message
     * @param min the lower side
     * @param maxName what the caller calls the upper one
     * @param max the upper side
     * @throws IllegalArgumentException if one is NaN or infinite, or they are not in order; the message gives names and
     *     values
     */
    public static void require(String minName, double min, String maxName, double max) {
        Finite.require(minName, min, maxName, max);
        if (min > max) {
            throw new IllegalArgumentException(
                    minName + " " + min + " is greater than " + maxName + " " + max + "; swap them");
        }
    }
}
