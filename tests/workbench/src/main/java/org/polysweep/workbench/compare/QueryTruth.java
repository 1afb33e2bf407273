package org.polysweep.workbench.compare;

import org.polysweep.oracle.CompoundOracle;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.ExactTiming;

/**
 * A query and its exact answer.
 *
 * @param query the query as its author wrote it
 * @param timing the verdict and the exact times
 */
record QueryTruth(CompoundQuery query, ExactTiming timing) {

    /** Asks the oracle, which shares no code with the library. */
    static QueryTruth of(CompoundQuery query) {
        return new QueryTruth(query, CompoundOracle.of(query).answer().timing());
    }
}
