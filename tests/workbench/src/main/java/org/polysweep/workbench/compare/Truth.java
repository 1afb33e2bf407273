package org.polysweep.workbench.compare;

import org.polysweep.oracle.ExactTiming;
import org.polysweep.oracle.Oracle;
import org.polysweep.oracle.Query;

/**
 * A query and its exact answer.
 *
 * @param query the query as its author wrote it
 * @param timing the verdict and the exact times
 */
record Truth(Query query, ExactTiming timing) {

    /** Asks the oracle, which shares no code with the library. */
    static Truth of(Query query) {
        return new Truth(query, Oracle.verdictAndTimes(query));
    }
}
