package org.polysweep.validate;

import java.util.Arrays;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Seeded queries for validating a sweep, the same on every JDK. A longer sequence begins with the shorter one of the
 * same seed. Stateless; each query is created when the stream reaches it.
 */
public final class BoxQueries {

    private BoxQueries() {}

    /** Returns the given number of queries, of all kinds in turn. */
    public static Stream<BoxQuery> all(long seed, long count) {
        return of(seed, count, BoxQueryKind.values());
    }

    /**
     * Returns the given number of queries, of the kinds that plain doubles can decide, in turn: {@link
     * BoxQueryKind#isOrdinary}.
     */
    public static Stream<BoxQuery> ordinary(long seed, long count) {
        Stream<BoxQueryKind> ordinary = Arrays.stream(BoxQueryKind.values()).filter(BoxQueryKind::isOrdinary);
        return of(seed, count, ordinary.toArray(BoxQueryKind[]::new));
    }

    /**
     * Returns queries of the given kinds in turn. Query i of them is {@link BoxQueryKind#query query(seed, i)} of kind
     * i modulo the number of kinds.
     *
     * @param seed any number
     * @param count the number of queries; not negative
     * @param kinds at least one kind
     * @throws IllegalArgumentException if the count is negative, or no kind is given
     */
    public static Stream<BoxQuery> of(long seed, long count, BoxQueryKind... kinds) {
        if (count < 0) {
            throw new IllegalArgumentException("count must be >= 0, but was " + count);
        }
        if (kinds.length == 0) {
            throw new IllegalArgumentException("kinds must not be empty");
        }
        BoxQueryKind[] turns = kinds.clone();
        return LongStream.range(0, count).mapToObj(i -> turns[(int) (i % turns.length)].query(seed, i));
    }
}
