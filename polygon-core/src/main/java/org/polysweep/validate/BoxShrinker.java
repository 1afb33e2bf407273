package org.polysweep.validate;

import java.util.Comparator;
import java.util.function.Predicate;

/**
 * Finds simple queries about boxes, as {@link Shrinker} does, but a box with an interior precedes a flat one and keeps
 * its interior: a sweep may support only boxes with an interior. Thread-safe.
 */
final class BoxShrinker {

    /** The simpler query is the lesser. */
    static final Comparator<BoxQuery> ORDER =
            Comparator.comparingInt(BoxShrinker::flatExtents).thenComparing(BoxQuery::numbers, Shrinker.ORDER);

    /** Maximum number of calls of the test. */
    private static final int TRIES = 20_000;

    private BoxShrinker() {}

    /**
     * Returns the simplest query found that still passes the test.
     *
     * @param query the first query; it is not changed
     * @param test whether another query shows the same finding; called at most 20,000 times; must not store the query
     * @return a query that passes the test, or a copy of the first one
     */
    static BoxQuery shrink(BoxQuery query, Predicate<BoxQuery> test) {
        int flat = flatExtents(query);
        BoxQuery tried = new BoxQuery();
        Shrinker shrinker = new Shrinker(TRIES, BoxChanges.all());
        double[] smallest = shrinker.shrink(
                query.numbers(),
                numbers -> BoxQuery.isLegal(numbers) && flatExtents(tried.set(numbers)) <= flat && test.test(tried));
        return new BoxQuery().set(smallest);
    }

    /** The number of widths and heights that are 0. */
    private static int flatExtents(BoxQuery query) {
        return flat(query.aMinX(), query.aMaxX())
                + flat(query.aMinY(), query.aMaxY())
                + flat(query.bMinX(), query.bMaxX())
                + flat(query.bMinY(), query.bMaxY());
    }

    private static int flat(double min, double max) {
        return min == max ? 1 : 0;
    }
}
