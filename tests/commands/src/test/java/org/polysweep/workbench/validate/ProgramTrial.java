package org.polysweep.workbench.validate;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.polysweep.generate.QuerySeries;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.validate.AcceptanceRules;
import org.polysweep.validate.ComparisonOutcome;

/** Puts the same queries to many programs, so that the truth of each query is found once. */
final class ProgramTrial {

    private ProgramTrial() {}

    /** What is tried: a program, and the rules by which it is judged. */
    record Candidate(String name, AcceptanceRules rules, BoxProgram program) {}

    /** Counts the outcomes for each candidate, over some queries in all, as many of each class. */
    static Map<String, Map<ComparisonOutcome, Integer>> run(
            List<QuerySeries> classes, int queries, List<Candidate> candidates) {
        Map<String, Map<ComparisonOutcome, Integer>> counts = new LinkedHashMap<>();
        candidates.forEach(candidate -> counts.put(candidate.name(), new EnumMap<>(ComparisonOutcome.class)));
        for (QuerySeries series : classes) {
            for (int i = 0; i < queries / classes.size(); i++) {
                CompoundQuery query = series.inParts(1, i);
                ExactTruth truth = ExactTruth.of(query, 4);
                for (Candidate candidate : candidates) {
                    ComparisonOutcome outcome =
                            Reply.judge(candidate.program().answer(query), truth, candidate.rules());
                    counts.get(candidate.name()).merge(outcome, 1, Integer::sum);
                }
            }
        }
        return counts;
    }
}
