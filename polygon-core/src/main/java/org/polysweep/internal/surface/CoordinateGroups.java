package org.polysweep.internal.surface;

import java.util.Arrays;

/**
 * Coordinates on one axis in groups, in which all have the value of the first member. No group is wider than a limit,
 * so no coordinate moves farther than that.
 *
 * @see <a href="https://doi.org/10.1145/321879.321884">R. E. Tarjan, Efficiency of a good but not linear set union
 *     algorithm, Journal of the ACM 22 (1975)</a>
 */
final class CoordinateGroups {

    private final double[] coordinates;
    private final double limit;

    /** For each coordinate, another coordinate of its group with a lower index, or itself. */
    private final int[] parent;

    /** The least and the greatest coordinate of each group, by its first member. */
    private final double[] min;

    private final double[] max;

    CoordinateGroups(double[] coordinates, double limit) {
        this.coordinates = coordinates;
        this.limit = limit;
        parent = new int[coordinates.length];
        Arrays.setAll(parent, i -> i);
        min = coordinates.clone();
        max = coordinates.clone();
    }

    /** Makes one group of two, unless it would be wider than the limit. */
    void join(int i, int j) {
        int first = Math.min(first(i), first(j));
        int second = Math.max(first(i), first(j));
        double least = Math.min(min[first], min[second]);
        double greatest = Math.max(max[first], max[second]);
        if (greatest - least <= limit) {
            parent[second] = first;
            min[first] = least;
            max[first] = greatest;
        }
    }

    /** The common value of the group of a coordinate. */
    double value(int i) {
        return coordinates[first(i)];
    }

    private int first(int i) {
        int at = i;
        while (parent[at] != at) {
            parent[at] = parent[parent[at]];
            at = parent[at];
        }
        return at;
    }
}
