package org.polysweep.workbench.validate;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.polysweep.contact.Verdict;
import org.polysweep.validate.Outcome;

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
 */
record Totals(
        long queries,
        long skipped,
        long agreements,
        long late,
        Map<Verdict, Long> verdicts,
        Map<Outcome, Finding> findings,
        Optional<SeedRange> seeds,
        Optional<AnswerSum> hash) {

    Totals {
        verdicts = new EnumMap<>(verdicts);
        findings = findings.isEmpty() ? new EnumMap<>(Outcome.class) : new EnumMap<>(findings);
    }

    /** What was counted, without examples. */
    static Totals of(Counts counts, long skipped) {
        Map<Verdict, Long> verdicts = new EnumMap<>(Verdict.class);
        for (Verdict verdict : Verdict.values()) {
            verdicts.put(verdict, counts.of(verdict));
        }
        Map<Outcome, Finding> findings = new EnumMap<>(Outcome.class);
        for (Outcome kind : Outcome.values()) {
            if (kind.isFinding() && counts.of(kind) > 0) {
                findings.put(kind, new Finding(counts.of(kind), Optional.empty()));
            }
        }
        return new Totals(
                counts.queries(),
                skipped,
                counts.of(Outcome.AGREEMENT),
                counts.of(Outcome.LATE_WITHIN_TOLERANCE),
                verdicts,
                findings,
                Optional.empty(),
                Optional.empty());
    }

    /** These and others; of other queries. The seeds are left to the caller. */
    Totals plus(Totals other) {
        Map<Verdict, Long> sumOfVerdicts = new EnumMap<>(verdicts);
        other.verdicts.forEach((verdict, count) -> sumOfVerdicts.merge(verdict, count, Math::addExact));
        Map<Outcome, Finding> allFindings = new EnumMap<>(Outcome.class);
        allFindings.putAll(findings);
        other.findings.forEach((kind, finding) -> allFindings.merge(kind, finding, Finding::plus));
        return new Totals(
                Math.addExact(queries, other.queries),
                Math.addExact(skipped, other.skipped),
                Math.addExact(agreements, other.agreements),
                Math.addExact(late, other.late),
                sumOfVerdicts,
                allFindings,
                Optional.empty(),
                hash.flatMap(mine -> other.hash.map(mine::plus)));
    }

    /** The same of some seeds. */
    Totals withSeeds(Optional<SeedRange> newSeeds) {
        return new Totals(queries, skipped, agreements, late, verdicts, findings, newSeeds, hash);
    }

    /** The same with other findings. */
    Totals withFindings(Map<Outcome, Finding> newFindings) {
        return new Totals(queries, skipped, agreements, late, verdicts, newFindings, seeds, hash);
    }

    /** The same with the hash over all answers. */
    Totals withHash(AnswerSum newHash) {
        return new Totals(queries, skipped, agreements, late, verdicts, findings, seeds, Optional.of(newHash));
    }

    /** How many findings there are. */
    long found() {
        return findings.values().stream().mapToLong(Finding::count).sum();
    }
}
