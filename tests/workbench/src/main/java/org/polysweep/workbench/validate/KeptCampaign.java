package org.polysweep.workbench.validate;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import org.polysweep.validate.ComparisonOutcome;

/** A long run in parts, after each of which the counts are kept in a file. A program is started for each part. */
final class KeptCampaign implements Campaign {

    /** Queries of a part. */
    static final long PART = 100_000;

    private final Campaign campaign;
    private final Checkpoint checkpoint;

    KeptCampaign(Campaign campaign, Checkpoint checkpoint) {
        this.campaign = campaign;
        this.checkpoint = checkpoint;
    }

    @Override
    public Ledger run(Supply supply, BooleanSupplier stop, LongConsumer progress) throws IOException {
        if (!(supply instanceof GeneratedSupply whole)) {
            throw new IllegalArgumentException("only queries that are made can be made again");
        }
        int groups = supply.groups().size();
        Ledger sum = new Ledger(groups);
        long next = 0;
        Optional<Checkpoint.Kept> kept = checkpoint.read();
        if (kept.isPresent()) {
            next = kept.get().next();
            LedgerText.read(kept.get().ledger(), supply.maker().orElseThrow(), sum);
            progress.accept(next);
        }
        while (next < whole.size() && !stop.getAsBoolean()) {
            long end = Math.min(next + PART, whole.size());
            sum.add(campaign.run(whole.part(next, end), stop, progress).copy());
            if (stop.getAsBoolean() || campaign.isCutShort()) {
                // A part is kept as a whole, or not at all.
                return sum;
            }
            next = end;
            checkpoint.write(new Checkpoint.Kept(next, LedgerText.write(sum, groups)));
        }
        return sum;
    }

    @Override
    public Sample shrink(ComparisonOutcome kind, Sample sample, long deadline) {
        return campaign.shrink(kind, sample, deadline);
    }

    @Override
    public boolean isCutShort() {
        return campaign.isCutShort();
    }

    @Override
    public List<String> complaints() {
        return campaign.complaints();
    }
}
