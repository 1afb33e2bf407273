package org.polysweep.internal.argument;

/** Refuses a minimum that is greater than its maximum. */
public final class Extent {

    private Extent() {}

    /**
     * Refuses two sides of a box unless both are finite and in order.
     *
     * @param minName the name of the lower side in the message
     * @param min the lower side
     * @param maxName the name of the upper side in the message
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
