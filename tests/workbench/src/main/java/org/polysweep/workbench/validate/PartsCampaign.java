package org.polysweep.workbench.validate;

import java.io.IOException;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import java.util.function.LongFunction;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.validate.AcceptanceRules;
import org.polysweep.validate.ComparisonOutcome;

/** A path of the library that is judged elsewhere; here the parts are added up, and findings made small. */
final class PartsCampaign implements Campaign {

    private final OwnCampaign here;
    private final RunPart.Judges judges;

    PartsCampaign(SweepAlgorithm path, AcceptanceRules rules, RunPart.Judges judges) {
        here = new OwnCampaign(path, rules, 1);
        this.judges = judges;
    }

    @Override
    public Ledger run(Supply supply, BooleanSupplier stop, LongConsumer progress) throws IOException {
        LongFunction<Question> maker =
                supply.maker().orElseThrow(() -> new IllegalArgumentException("these queries cannot be made again"));
        Ledger sum = new Ledger(supply.groups().size());
        judges.judge(part -> {
            long before = sum.total().queries() + sum.skipped();
            LedgerText.read(part, maker, sum);
            progress.accept(sum.total().queries() + sum.skipped() - before);
        });
        return sum;
    }

    @Override
    public Sample shrink(ComparisonOutcome kind, Sample sample, long deadline) {
        return here.shrink(kind, sample, deadline);
    }

    @Override
    public List<String> complaints() {
        return List.of();
    }
}
