package org.polysweep.workbench.validate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.contact.Verdict;
import org.polysweep.generate.CompoundClass;
import org.polysweep.generate.QueryClass;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.validate.AcceptanceRules;
import org.polysweep.validate.ComparisonOutcome;

/** A run in parts is the run, whatever the parts. */
class RunPartTest {

    private static final AcceptanceRules RULES = new AcceptanceRules(false, 0);

    private static GeneratedSupply supply() {
        return new GeneratedSupply(
                List.of(QueryClass.TILES, CompoundClass.PARTS_TILES, QueryClass.POLYGONS), new SeedRange(-1, 1), 37);
    }

    private static void judge(RunPart.Results results, List<Integer> cuts) throws IOException {
        List<String> parts = new ArrayList<>();
        for (int i = 1; i < cuts.size(); i++) {
            parts.add(RunPart.judge(supply().part(cuts.get(i - 1), cuts.get(i)), SweepAlgorithm.AABB, RULES));
        }
        Collections.reverse(parts);
        for (String part : parts) {
            results.add(part);
        }
    }

    @Test
    void theReportDoesNotDependOnTheParts() throws IOException {
        CampaignReport whole =
                Validation.of(supply(), SweepAlgorithm.AABB, RULES, 1).run(() -> false, done -> {});
        Random random = new Random(1);
        for (int run = 0; run < 5; run++) {
            List<Integer> cuts = new ArrayList<>(List.of(0, 0, 333));
            random.ints(run, 0, 334).forEach(cuts::add);
            Collections.sort(cuts);
            long[] progress = new long[1];
            CampaignReport parts = Validation.inParts(
                            supply(), SweepAlgorithm.AABB, RULES, results -> judge(results, cuts))
                    .run(() -> false, done -> progress[0] += done);
            assertThat(parts.json()).isEqualTo(whole.json());
            assertThat(parts.table()).isEqualTo(whole.table());
            assertThat(progress[0]).isEqualTo(333);
        }
    }

    /** Findings, too, of which there are none where the library is right. */
    @Test
    void whatIsWrittenIsRead() throws IOException {
        GeneratedSupply supply = supply();
        var maker = supply.maker().orElseThrow();
        Ledger ledger = new Ledger(3);
        for (int number : new int[] {3, 200, 300}) {
            AnswerSum said = AnswerSum.of("a", "b" + number);
            ledger.count(1, Verdict.HIT, ComparisonOutcome.LATE, said, Sample.of(maker.apply(number), ""));
        }
        ledger.count(2, Verdict.MISS, ComparisonOutcome.AGREEMENT, AnswerSum.of("", ""));
        ledger.skip(0);
        String text = LedgerText.write(ledger, 3);
        Ledger read = new Ledger(3);
        LedgerText.read(text, maker, read);
        assertThat(LedgerText.write(read, 3)).isEqualTo(text);
        Optional<Sample> simplest = ledger.simplest(ComparisonOutcome.LATE);
        assertThat(read.simplest(ComparisonOutcome.LATE).map(Sample::number)).isEqualTo(simplest.map(Sample::number));
        assertThat(read.findings(ComparisonOutcome.LATE)).isEqualTo(3);
        for (String damaged :
                List.of("", text.substring(0, text.length() - 1), "x" + text, text.replace("hash ", "hash 7"))) {
            assertThatThrownBy(() -> LedgerText.read(damaged, maker, new Ledger(3)))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("a part of a tally");
        }
    }
}
