package org.polysweep.workbench.validate;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Adds up the tallies of runs over different queries. */
public final class Merge {

    private final Consumer<String> complaints;
    private final List<String> names = new ArrayList<>();
    private final List<Optional<SeedRange>> seeds = new ArrayList<>();
    private @Nullable Totals sum;

    /**
     * Makes an empty sum.
     *
     * @param complaints receives seeds that occurred before
     */
    public Merge(Consumer<String> complaints) {
        this.complaints = complaints;
    }

    /**
     * Adds the tallies of a file, one a line as a rule.
     *
     * @param name the name of the file, as given
     * @param text what is in it
     * @throws IOException if there is something else in it
     */
    public void add(String name, String text) throws IOException {
        List<String> lines = text.lines().filter(line -> !line.isBlank()).toList();
        if (lines.isEmpty()) {
            throw new IOException("the file has no tally; 'validate --json' writes one");
        }
        for (String line : lines) {
            Totals totals = TallyReader.read(line);
            totals.seeds().ifPresent(range -> warnOfOverlap(name, range));
            names.add(name);
            seeds.add(totals.seeds());
            try {
                sum = sum == null ? totals : sum.plus(totals);
            } catch (ArithmeticException e) {
                throw new IOException("the counts are too large to be added up", e);
            }
        }
    }

    /** A tally does not say which classes its queries are of, so the same seeds may be right. */
    private void warnOfOverlap(String name, SeedRange range) {
        for (int i = 0; i < seeds.size(); i++) {
            if (seeds.get(i).filter(range::overlaps).isPresent()) {
                complaints.accept("seeds " + range + " of " + name + " and "
                        + seeds.get(i).get() + " of " + names.get(i)
                        + " overlap; if both are for the same class, these queries are counted twice");
                return;
            }
        }
    }

    /** Returns the sum. */
    public CampaignReport report() {
        if (sum == null) {
            throw new IllegalStateException("nothing was added");
        }
        Totals totals = sum.withSeeds(union());
        return new CampaignReport(totals, TallyTable.of(totals), List.of(), 0);
    }

    /** All seeds, if they are known, and without a gap. */
    private Optional<SeedRange> union() {
        List<SeedRange> ranges = seeds.stream()
                .flatMap(Optional::stream)
                .sorted(Comparator.comparingLong(SeedRange::from))
                .toList();
        if (ranges.size() < seeds.size()) {
            return Optional.empty();
        }
        long to = ranges.get(0).to();
        for (SeedRange range : ranges) {
            if (range.from() > to + 1) {
                return Optional.empty();
            }
            to = Math.max(to, range.to());
        }
        return Optional.of(new SeedRange(ranges.get(0).from(), to));
    }
}
