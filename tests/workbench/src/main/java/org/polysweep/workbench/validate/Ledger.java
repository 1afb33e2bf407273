package org.polysweep.workbench.validate;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.polysweep.contact.Verdict;
import org.polysweep.validate.ComparisonOutcome;

/** What is counted during a run, by group of queries, and the simplest query for each kind of finding. Thread-safe. */
final class Ledger {

    private final List<Counts> counts;
    private final long[] skipped;
    private final Map<ComparisonOutcome, Sample> simplest = new EnumMap<>(ComparisonOutcome.class);
    private AnswerSum hash = AnswerSum.NONE;
    private long strayLines;

    Ledger(int groups) {
        counts = Stream.generate(Counts::new).limit(groups).toList();
        skipped = new long[groups];
    }

    /** Counts a query that the path under test is not made for. */
    synchronized void skip(int group) {
        skipped[group]++;
    }

    /** Adds queries of another ledger that were skipped. */
    synchronized void skip(int group, long queries) {
        skipped[group] += queries;
    }

    /** Adds queries of another ledger, of a verdict. */
    synchronized void count(int group, Verdict exact, long queries) {
        counts.get(group).count(exact, queries);
    }

    /** Adds queries of another ledger, of an outcome. */
    synchronized void count(int group, ComparisonOutcome outcome, long queries) {
        counts.get(group).count(outcome, queries);
    }

    /** Adds the hash over queries of another ledger. */
    synchronized void add(AnswerSum other) {
        hash = hash.plus(other);
    }

    /**
     * Counts a query.
     *
     * @param said the hash of the query and what was said to it
     */
    synchronized void count(int group, Verdict exact, ComparisonOutcome outcome, AnswerSum said) {
        counts.get(group).count(exact, outcome);
        hash = hash.plus(said);
    }

    /** Counts a query, and keeps it if it is the simplest of its kind. */
    synchronized void count(int group, Verdict exact, ComparisonOutcome outcome, AnswerSum said, Sample sample) {
        count(group, exact, outcome, said);
        keep(outcome, sample);
    }

    /** Counts a line of output that is no answer to any query; the sample is what it may have been meant for. */
    synchronized void countStrayLine(Optional<Sample> sample) {
        strayLines++;
        sample.ifPresent(found -> keep(ComparisonOutcome.GARBAGE, found));
    }

    /** Counts lines of output that are no answers, of another ledger. */
    synchronized void addStrayLines(long lines) {
        strayLines += lines;
    }

    /** How many lines of output are no answers to any query. */
    synchronized long strayLines() {
        return strayLines;
    }

    /** Keeps a query if it is the simplest of its kind. */
    synchronized void keep(ComparisonOutcome outcome, Sample sample) {
        simplest.merge(outcome, sample, (old, found) -> Sample.ORDER.compare(found, old) < 0 ? found : old);
    }

    /** A copy that does not change. */
    synchronized Ledger copy() {
        Ledger copy = new Ledger(skipped.length);
        copy.add(this);
        return copy;
    }

    /** Adds another ledger of the same groups, which does not change any more. */
    synchronized void add(Ledger other) {
        for (int group = 0; group < skipped.length; group++) {
            counts.get(group).add(other.counts.get(group));
            skipped[group] += other.skipped[group];
        }
        hash = hash.plus(other.hash);
        strayLines += other.strayLines;
        other.simplest.forEach(this::keep);
    }

    /** The counts of a group; not to be changed. */
    synchronized Counts counts(int group) {
        return counts.get(group);
    }

    /** The counts of all groups. */
    synchronized Counts total() {
        Counts total = new Counts();
        counts.forEach(total::add);
        return total;
    }

    /** The hash over all queries that were counted. */
    synchronized AnswerSum hash() {
        return hash;
    }

    /** How many queries of a group were skipped. */
    synchronized long skipped(int group) {
        return skipped[group];
    }

    /** How many queries were skipped. */
    synchronized long skipped() {
        return IntStream.range(0, skipped.length)
                .mapToLong(group -> skipped[group])
                .sum();
    }

    /** How often a kind of finding was made. */
    synchronized long findings(ComparisonOutcome kind) {
        return total().of(kind) + (kind == ComparisonOutcome.GARBAGE ? strayLines : 0);
    }

    /** The simplest query of a kind; empty if there is none. */
    synchronized Optional<Sample> simplest(ComparisonOutcome kind) {
        return Optional.ofNullable(simplest.get(kind));
    }
}
