package org.polysweep.internal.argument;

/** Refuses ranges of queries that a column does not have. */
public final class QueryRange {

    private QueryRange() {}

    /**
     * Checks that a column has the queries {@code from} (inclusive) to {@code to} (exclusive).
     *
     * @param name the name of the column in the message
     * @param size the number of its queries
     * @throws IndexOutOfBoundsException if it does not have them
     */
    public static void require(String name, int size, int from, int to) {
        if (from < 0 || from > to) {
            throw new IndexOutOfBoundsException("from must be in [0, to] = [0, " + to + "], but was " + from);
        }
        if (to > size) {
            throw new IndexOutOfBoundsException(
                    "to must be at most the size of " + name + ", " + size + ", but was " + to);
        }
    }
}
