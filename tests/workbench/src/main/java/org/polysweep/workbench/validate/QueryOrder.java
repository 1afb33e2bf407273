package org.polysweep.workbench.validate;

import java.util.Comparator;
import org.polysweep.oracle.Outline;
import org.polysweep.oracle.Query;
import org.polysweep.validate.Simplicity;

/**
 * Which of two queries a person understands sooner: the one with fewer points and segments among its shapes, which are a subject of
 * their own; then the one of fewer numbers, a box counting as two points; then the simpler one.
 */
final class QueryOrder implements Comparator<Query> {

    private final Simplicity simplicity = new Simplicity();

    @Override
    public int compare(Query first, Query second) {
        int flat = Integer.compare(flatShapes(first), flatShapes(second));
        if (flat != 0) {
            return flat;
        }
        double[] one = new QueryNumbers(first).numbers();
        double[] other = new QueryNumbers(second).numbers();
        return one.length != other.length ? Integer.compare(one.length, other.length) : simplicity.compare(one, other);
    }

    /** How many of the two shapes have no inside; what is no legal polygon has none. */
    static int flatShapes(Query query) {
        return (hasInside(query.a(), query.radiusA()) ? 0 : 1) + (hasInside(query.b(), query.radiusB()) ? 0 : 1);
    }

    private static boolean hasInside(double[] xy, double radius) {
        try {
            return radius > 0 || Outline.read(xy).size() > 2;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
