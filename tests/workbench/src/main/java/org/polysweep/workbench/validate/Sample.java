package org.polysweep.workbench.validate;

import java.util.Comparator;
import org.polysweep.oracle.Query;

/**
 * A query that shows a finding.
 *
 * @param number its number in the run
 * @param query the query
 * @param answer what was said, as JSON; empty if it can be asked again
 */
record Sample(long number, Query query, String answer) {

    /** The simpler query first; of equal ones the one that came first, so that the order does not depend on threads. */
    static final Comparator<Sample> ORDER =
            Comparator.comparing(Sample::query, new QueryOrder()).thenComparingLong(Sample::number);
}
