package org.polysweep.conformance;

import java.util.Optional;
import org.polysweep.contact.Explanation;
import org.polysweep.contact.Verdict;
import org.polysweep.generate.QuerySeries;

/** One kind of sweep, for {@link ExplainedRunTest}: runs it with and without an explanation. */
public interface ExplainedSweep {

    /**
     * The runs of one query.
     *
     * @param query the query, for messages
     * @param plain the run of production: nothing is counted, and the explanation is made after the sweep has ended
     * @param counted the same with counted stages
     * @param explained the explanation that {@code --explain} prints
     */
    record Runs(Object query, Run plain, Run counted, Explanation explained) {}

    /**
     * What is known of a run.
     *
     * @param verdict the verdict
     * @param explanation what each step has found; the stages of a plain run are not in it
     */
    record Run(Verdict verdict, Explanation explanation) {}

    /** Runs one of the queries of a class; empty if it is not a query for this kind of sweep. */
    Optional<Runs> run(QuerySeries series, long seed, long index);
}
