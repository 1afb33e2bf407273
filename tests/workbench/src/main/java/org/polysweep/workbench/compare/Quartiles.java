package org.polysweep.workbench.compare;

import java.util.List;

/**
 * What half of all measurements lie between.
 *
 * @param first a quarter is not above it
 * @param median half are not above it
 * @param third three quarters are not above it
 */
record Quartiles(double first, double median, double third) {

    /** The quartiles of one measurement or more, with straight lines between neighbors. */
    static Quartiles of(List<Double> values) {
        double[] sorted =
                values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        return new Quartiles(at(sorted, 1), at(sorted, 2), at(sorted, 3));
    }

    private static double at(double[] sorted, int quarters) {
        double place = (sorted.length - 1) * quarters / 4.0;
        int below = (int) place;
        int above = Math.min(below + 1, sorted.length - 1);
        return sorted[below] + (place - below) * (sorted[above] - sorted[below]);
    }
}
