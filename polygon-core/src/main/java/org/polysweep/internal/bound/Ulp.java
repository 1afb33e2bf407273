package org.polysweep.internal.bound;

/**
 * The unit in the last place: the distance from the magnitude of a number to the next greater double, and from the next
 * smaller one for the largest. As {@code Math.ulp}, which a browser does not have.
 */
public final class Ulp {

    private Ulp() {}

    /** Returns the unit in the last place of a finite number. */
    public static double of(double number) {
        double magnitude = Math.abs(number);
        return magnitude == Double.MAX_VALUE
                ? magnitude - Math.nextDown(magnitude)
                : Math.nextUp(magnitude) - magnitude;
    }

    /** Returns the unit of the greater of two numbers. */
    public static double of(double one, double other) {
        return of(Math.max(Math.abs(one), Math.abs(other)));
    }

    /** Returns the unit of the greatest of three numbers. */
    public static double of(double first, double second, double third) {
        return of(first, Math.max(Math.abs(second), Math.abs(third)));
    }
}
