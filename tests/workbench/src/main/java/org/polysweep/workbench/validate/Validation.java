package org.polysweep.workbench.validate;

import java.io.IOException;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.validate.AcceptanceRules;
import org.polysweep.validate.ComparisonOutcome;
import org.polysweep.workbench.external.External;

/** One validation: queries, a path under test, what comes of it. */
public final class Validation {

    /** The number of seconds that shrinking takes at most, all kinds of findings together, unless another is set. */
    public static final double SHRINKING_SECONDS = 20;

    /** The number of nanoseconds that it takes at most at the end of a run that is stopped. */
    private static final long SHRINKING_IN_HASTE = 1_000_000_000L;

    private final Supply supply;
    private final Campaign campaign;
    private final AcceptanceRules rules;
    private final boolean external;
    private final double shrinkingSeconds;

    private Validation(Supply supply, Campaign campaign, AcceptanceRules rules, boolean external) {
        this(supply, campaign, rules, external, SHRINKING_SECONDS);
    }

    private Validation(
            Supply supply, Campaign campaign, AcceptanceRules rules, boolean external, double shrinkingSeconds) {
        this.shrinkingSeconds = shrinkingSeconds;
        this.supply = supply;
        this.campaign = campaign;
        this.rules = rules;
        this.external = external;
    }

    /**
     * Makes a validation of a path of the library.
     *
     * @param supply the queries
     * @param path AABB, which skips what is not two boxes, or another
     * @param rules what is right
     * @param threads how many threads share the work; what is counted does not depend on it
     */
    public static Validation of(Supply supply, SweepAlgorithm path, AcceptanceRules rules, int threads) {
        return new Validation(supply, new OwnCampaign(path, rules, threads), rules, false);
    }

    /**
     * Makes a validation of a path of the library in parts. The report equals the report of {@link #of} over the same
     * queries, however they are parted.
     *
     * @param supply the queries
     * @param path AABB, which skips what is not two boxes, or another
     * @param rules what is right
     * @param judges judge all parts of the supply, by the same path and rules
     */
    public static Validation inParts(
            GeneratedSupply supply, SweepAlgorithm path, AcceptanceRules rules, RunPart.Judges judges) {
        return new Validation(supply, new PartsCampaign(path, rules, judges), rules, false);
    }

    /**
     * Makes a validation of a program.
     *
     * @param supply the queries
     * @param program the program
     * @param rules what is right
     * @param timeout how many seconds it may be silent
     */
    public static Validation of(Supply supply, External program, AcceptanceRules rules, double timeout) {
        return new Validation(supply, new ExternalCampaign(program, rules, timeout), rules, true);
    }

    /**
     * Returns the same validation, which keeps its counts in a file from time to time, and goes on from there.
     *
     * @param checkpoint the file
     */
    public Validation keptIn(Checkpoint checkpoint) {
        return new Validation(supply, new KeptCampaign(campaign, checkpoint), rules, external, shrinkingSeconds);
    }

    /** Returns the same validation, which shrinks all findings together for so many seconds at most. */
    public Validation shrinkingFor(double seconds) {
        return new Validation(supply, campaign, rules, external, seconds);
    }

    /**
     * Runs all queries on the path. What was counted when it was stopped, or when a program came to a bad end,
     * has no seeds, as it is not all of them.
     *
     * @param stop whether to leave off
     * @param progress receives the number of further finished queries
     * @throws IOException if the queries cannot be read, or the program cannot be started
     */
    public CampaignReport run(BooleanSupplier stop, LongConsumer progress) throws IOException {
        Ledger ledger = campaign.run(supply, stop, progress);
        boolean complete = !stop.getAsBoolean() && !campaign.isCutShort();
        Totals totals = Totals.of(ledger.total(), ledger.skipped())
                .withFindings(findings(ledger, stop))
                .withHash(ledger.hash())
                .withSeeds(complete ? supply.seeds() : Optional.empty())
                .withClasses(classes(ledger), complete);
        return new CampaignReport(
                totals, TallyTable.of(totals, supply, ledger), campaign.complaints(), supply.refused());
    }

    private Map<String, Totals> classes(Ledger ledger) {
        Map<String, Totals> classes = new LinkedHashMap<>();
        for (int group = 0; group < supply.groups().size(); group++) {
            classes.put(supply.groups().get(group), Totals.of(ledger.counts(group), ledger.skipped(group)));
        }
        return classes;
    }

    private Map<ComparisonOutcome, Finding> findings(Ledger ledger, BooleanSupplier stop) {
        List<ComparisonOutcome> kinds = Arrays.stream(ComparisonOutcome.values())
                .filter(kind -> kind.isFinding() && ledger.findings(kind) > 0)
                .toList();
        long end = System.nanoTime() + (stop.getAsBoolean() ? SHRINKING_IN_HASTE : (long) (1e9 * shrinkingSeconds));
        Map<ComparisonOutcome, Finding> findings = new EnumMap<>(ComparisonOutcome.class);
        for (int i = 0; i < kinds.size(); i++) {
            ComparisonOutcome kind = kinds.get(i);
            // What one kind does not use, the next ones have.
            long share = (end - System.nanoTime()) / (kinds.size() - i);
            Optional<Finding.Example> example = ledger.simplest(kind)
                    .map(sample -> isEnding(stop) ? sample : campaign.shrink(kind, sample, System.nanoTime() + share))
                    .map(this::example);
            findings.put(kind, new Finding(ledger.findings(kind), example));
        }
        return findings;
    }

    /** A program is not started again after a request to stop. */
    private boolean isEnding(BooleanSupplier stop) {
        return external && stop.getAsBoolean();
    }

    private Finding.Example example(Sample sample) {
        CompoundQuery query = sample.query();
        return new Finding.Example(
                query, sample.answer(), ExactTruth.of(query, rules.tolerance()).toJson(), sample.from());
    }
}
