package org.polysweep.validate;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/**
 * Seeded queries to validate a sweep with, the same on every JDK. The first ones of a longer sequence are those of a
 * shorter one of the same seed. Immutable and thread-safe; the iterators are not.
 */
public final class BoxQueries implements Iterable<BoxQuery> {

    private final List<BoxQueryKind> kinds;
    private final long seed;
    private final long count;

    private BoxQueries(List<BoxQueryKind> kinds, long seed, long count) {
        this.kinds = kinds;
        this.seed = seed;
        this.count = count;
    }

    /** Returns so many queries, of all kinds in turn. */
    public static BoxQueries all(long seed, long count) {
        return of(seed, count, BoxQueryKind.values());
    }

    /** Returns so many queries, of the kinds in turn that plain doubles can answer: {@link BoxQueryKind#isOrdinary}. */
    public static BoxQueries ordinary(long seed, long count) {
        return of(
                seed,
                count,
                Arrays.stream(BoxQueryKind.values())
                        .filter(BoxQueryKind::isOrdinary)
                        .toArray(BoxQueryKind[]::new));
    }

    /**
     * Returns queries of some kinds in turn.
     *
     * @param seed any number
     * @param count how many; not negative
     * @param kinds one kind or more
     */
    public static BoxQueries of(long seed, long count, BoxQueryKind... kinds) {
        if (count < 0 || kinds.length == 0) {
            throw new IllegalArgumentException(count + " queries of " + kinds.length + " kinds");
        }
        return new BoxQueries(List.of(kinds), seed, count);
    }

    /** Returns the query of a number, counted from 0, without its predecessors. */
    public BoxQuery get(long index) {
        if (index < 0 || index >= count) {
            throw new IndexOutOfBoundsException("query " + index + " of " + count);
        }
        return kinds.get((int) (index % kinds.size())).query(seed, index);
    }

    @Override
    public Iterator<BoxQuery> iterator() {
        return new Iterator<>() {
            private long next;

            @Override
            public boolean hasNext() {
                return next < count;
            }

            @Override
            public BoxQuery next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                return get(next++);
            }
        };
    }
}
