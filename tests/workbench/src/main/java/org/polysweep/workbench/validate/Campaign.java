package org.polysweep.workbench.validate;

import java.io.IOException;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import org.polysweep.validate.ComparisonOutcome;

/** All queries through a path under test. */
interface Campaign {

    /**
     * Puts the queries to the path, judges and counts.
     *
     * @param supply the queries
     * @param stop whether to leave off; then what was counted so far is returned
     * @param progress receives the number of further finished queries
     * @throws IOException if the queries cannot be read, or the path cannot be started
     */
    Ledger run(Supply supply, BooleanSupplier stop, LongConsumer progress) throws IOException;

    /**
     * Makes the simplest query of a kind as small as it gets.
     *
     * @param deadline when to leave off, in the nanoseconds of {@link System#nanoTime}
     * @return a query that shows the same, with the answer to it
     */
    Sample shrink(ComparisonOutcome kind, Sample sample, long deadline);

    /** Whether the run ended before all queries had been put to the path, by the path's own fault. */
    default boolean isCutShort() {
        return false;
    }

    /** What went wrong with the path, for people, each thing on a line of its own. */
    List<String> complaints();
}
