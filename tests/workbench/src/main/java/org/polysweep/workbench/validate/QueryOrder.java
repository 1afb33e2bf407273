package org.polysweep.workbench.validate;

import java.util.Comparator;
import java.util.stream.Stream;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.OracleOutline;
import org.polysweep.validate.Shrinker;

/**
 * Which of two queries a person understands sooner: the one with fewer points and segments among its parts, which are a
 * subject of their own; then the one of fewer numbers, a box counting as two points; then the simpler one.
 */
final class QueryOrder implements Comparator<CompoundQuery> {

    @Override
    public int compare(CompoundQuery first, CompoundQuery second) {
        int flat = Integer.compare(flatShapes(first), flatShapes(second));
        if (flat != 0) {
            return flat;
        }
        double[] one = new QueryNumbers(first).numbers();
        double[] other = new QueryNumbers(second).numbers();
        return one.length != other.length
                ? Integer.compare(one.length, other.length)
                : Shrinker.ORDER.compare(one, other);
    }

    /** How many parts of the two shapes have no inside; what is no legal polygon has none. */
    static int flatShapes(CompoundQuery query) {
        return (int) Stream.concat(query.a().stream(), query.b().stream())
                .filter(part -> !hasInside(part.vertices(), part.radius()))
                .count();
    }

    private static boolean hasInside(double[] xy, double radius) {
        try {
            return radius > 0 || OracleOutline.read(xy).size() > 2;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
