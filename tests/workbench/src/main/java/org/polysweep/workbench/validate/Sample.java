package org.polysweep.workbench.validate;

import java.util.Comparator;
import org.polysweep.oracle.CompoundQuery;

/**
 * A query that shows a finding.
 *
 * @param number the number in the run of the query that showed it first
 * @param from where that one is from
 * @param query that one, or a smaller one
 * @param answer what was said, as JSON; empty if it can be asked again
 */
record Sample(long number, String from, CompoundQuery query, String answer) {

    /** The simpler query first; of equal ones the one that came first, so that the order does not depend on threads. */
    static final Comparator<Sample> ORDER =
            Comparator.comparing(Sample::query, new QueryOrder()).thenComparingLong(Sample::number);

    /** A query of the run, and what was said to it. */
    static Sample of(Question question, String answer) {
        return new Sample(question.number(), question.from(), question.query(), answer);
    }

    /** A smaller query that shows the same, and what was said to it. */
    Sample shrunk(CompoundQuery small, String answer) {
        return new Sample(number, from, small, answer);
    }
}
