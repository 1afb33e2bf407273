package org.polysweep.workbench.validate;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.polysweep.contact.Verdict;
import org.polysweep.validate.ComparisonOutcome;

/**
 * What a run counted, and what it found.
 *
 * @param queries how many queries were judged
 * @param skipped how many were not, because the path is not made for them
 * @param agreements how many answers were right
 * @param late how many times were late within the tolerance
 * @param verdicts how many of the queries judged have each verdict exactly
 * @param findings what was wrong, by kind
 * @param seeds the seeds; empty for queries from files
 * @param hash the hash over all answers; empty where it is not known
 * @param classes the same for each class of queries, by its name, without examples; empty where they are not known
 * @param isComplete whether all queries of the run were put to the path
 */
record Totals(
        long queries,
        long skipped,
        long agreements,
        long late,
        Map<Verdict, Long> verdicts,
        Map<ComparisonOutcome, Finding> findings,
        Optional<SeedRange> seeds,
        Optional<AnswerSum> hash,
        Map<String, Totals> classes,
        boolean isComplete) {

    Totals {
        verdicts = new EnumMap<>(verdicts);
        classes = new LinkedHashMap<>(classes);
        findings = findings.isEmpty() ? new EnumMap<>(ComparisonOutcome.class) : new EnumMap<>(findings);
    }

    /** What was counted, without examples. */
    static Totals of(Counts counts, long skipped) {
        Map<Verdict, Long> verdicts = new EnumMap<>(Verdict.class);
        for (Verdict verdict : Verdict.values()) {
            verdicts.put(verdict, counts.of(verdict));
        }
        Map<ComparisonOutcome, Finding> findings = new EnumMap<>(ComparisonOutcome.class);
        for (ComparisonOutcome kind : ComparisonOutcome.values()) {
            if (kind.isFinding() && counts.of(kind) > 0) {
                findings.put(kind, new Finding(counts.of(kind), Optional.empty()));
            }
        }
        return new Totals(
                counts.queries(),
                skipped,
                counts.of(ComparisonOutcome.AGREEMENT),
                counts.of(ComparisonOutcome.LATE_WITHIN_TOLERANCE),
                verdicts,
                findings,
                Optional.empty(),
                Optional.empty(),
                Map.of(),
                true);
    }

    /** These and others; of other queries. The seeds are left to the caller. */
    Totals plus(Totals other) {
        Map<Verdict, Long> sumOfVerdicts = new EnumMap<>(verdicts);
        other.verdicts.forEach((verdict, count) -> sumOfVerdicts.merge(verdict, count, Math::addExact));
        Map<ComparisonOutcome, Finding> allFindings = new EnumMap<>(ComparisonOutcome.class);
        allFindings.putAll(findings);
        other.findings.forEach((kind, finding) -> allFindings.merge(kind, finding, Finding::plus));
        Map<String, Totals> sumOfClasses = new LinkedHashMap<>();
        if (!classes.isEmpty() && !other.classes.isEmpty()) {
            sumOfClasses.putAll(classes);
            other.classes.forEach((name, part) -> sumOfClasses.merge(name, part, Totals::plus));
        }
        return new Totals(
                Math.addExact(queries, other.queries),
                Math.addExact(skipped, other.skipped),
                Math.addExact(agreements, other.agreements),
                Math.addExact(late, other.late),
                sumOfVerdicts,
                allFindings,
                Optional.empty(),
                hash.flatMap(mine -> other.hash.map(mine::plus)),
                sumOfClasses,
                isComplete && other.isComplete);
    }

    /** The same of some seeds. */
    Totals withSeeds(Optional<SeedRange> seeds) {
        return new Totals(queries, skipped, agreements, late, verdicts, findings, seeds, hash, classes, isComplete);
    }

    /** The same with other findings. */
    Totals withFindings(Map<ComparisonOutcome, Finding> findings) {
        return new Totals(queries, skipped, agreements, late, verdicts, findings, seeds, hash, classes, isComplete);
    }

    /** The same with the hash over all answers. */
    Totals withHash(AnswerSum hash) {
        return new Totals(
                queries, skipped, agreements, late, verdicts, findings, seeds, Optional.of(hash), classes, isComplete);
    }

    /** The same with the totals of each class, and whether they are of all queries of the run. */
    Totals withClasses(Map<String, Totals> classes, boolean isComplete) {
        return new Totals(queries, skipped, agreements, late, verdicts, findings, seeds, hash, classes, isComplete);
    }

    /** How many findings there are. */
    long found() {
        return findings.values().stream().mapToLong(Finding::count).sum();
    }
}
