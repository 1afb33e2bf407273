package org.polysweep.workbench.validate;

import java.util.Optional;
import org.polysweep.oracle.CompoundQuery;

/**
 * A kind of thing that is wrong.
 *
 * @param count how often
 * @param example the smallest query that shows it; empty if no query could be identified
 */
record Finding(long count, Optional<Example> example) {

    /**
     * A query that shows a finding.
     *
     * @param query the query
     * @param answer what was said, as JSON
     * @param exact what is true, as JSON
     * @param from where the query is from that was made smaller; empty if that is not known
     */
    record Example(CompoundQuery query, String answer, String exact, String from) {}

    /**
     * This and the same kind of finding in other queries; of both examples the simpler one, of equal ones this one's.
     */
    Finding plus(Finding other) {
        boolean mine = other.example.isEmpty()
                || (example.isPresent()
                        && new QueryOrder()
                                        .compare(
                                                example.get().query(),
                                                other.example.get().query())
                                <= 0);
        return new Finding(Math.addExact(count, other.count), mine ? example : other.example);
    }
}
