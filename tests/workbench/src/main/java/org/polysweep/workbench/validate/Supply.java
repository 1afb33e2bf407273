package org.polysweep.workbench.validate;

import java.io.Flushable;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;

/** Where queries come from. Thread-safe, except {@link #beforeWaiting}. */
public interface Supply {

    /** The next queries, a few or only one; none at the end. May wait for them. */
    List<Question> take() throws IOException;

    /** How queries are made again from their number; empty if they have to be kept. */
    Optional<LongFunction<Question>> maker();

    /** What the queries are of: the classes of a generator, or the file. */
    List<String> groups();

    /** The index in {@link #groups} of the query of a number. */
    int groupOf(long number);

    /** The seeds; empty for a file. */
    Optional<SeedRange> seeds();

    /** How many lines were refused so far. */
    default long refused() {
        return 0;
    }

    /** Sets what is flushed before a source is waited for; before the first query is taken. */
    default void beforeWaiting(Flushable output) {}
}
