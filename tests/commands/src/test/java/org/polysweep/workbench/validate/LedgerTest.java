package org.polysweep.workbench.validate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.polysweep.contact.Verdict;
import org.polysweep.generate.QueryClass;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.Query;
import org.polysweep.validate.ComparisonOutcome;

class LedgerTest {

    private static final double[] BOX = {0, 0, 1, 0, 1, 1, 0, 1};
    private static final CompoundQuery BOXES = CompoundQuery.of(new Query(BOX, BOX, 0, 0, 2, 0, 3, 0, 0, 0));
    private static final Sample SIMPLE = new Sample(9, "", BOXES, "");
    private static final Sample SAME = new Sample(3, "", BOXES, "");
    private static final Sample HARD = new Sample(1, "", QueryClass.POLYGONS.inParts(1, 1), "");

    private static final AnswerSum SAID = new AnswerSum(0, 1);

    private static Ledger ledger(int group, Sample... samples) {
        Ledger ledger = new Ledger(2);
        for (Sample sample : samples) {
            ledger.count(group, Verdict.HIT, ComparisonOutcome.LATE, SAID, sample);
        }
        return ledger;
    }

    /** So it does not matter which thread had which query. */
    @Test
    void theSimplestIsKeptAndOfEqualOnesTheFirstInWhateverOrderTheyCome() {
        assertThat(ledger(0, HARD, SIMPLE, SAME).simplest(ComparisonOutcome.LATE))
                .contains(SAME);
        assertThat(ledger(0, SAME, SIMPLE, HARD).simplest(ComparisonOutcome.LATE))
                .contains(SAME);
        Ledger sum = ledger(0, HARD, SIMPLE);
        sum.add(ledger(1, SAME));
        assertThat(sum.simplest(ComparisonOutcome.LATE)).contains(SAME);
        Ledger other = ledger(1, SAME);
        other.add(ledger(0, HARD, SIMPLE));
        assertThat(other.simplest(ComparisonOutcome.LATE)).contains(SAME);
        assertThat(other.findings(ComparisonOutcome.LATE)).isEqualTo(3);
    }

    @Test
    void groupsAreCountedApart() {
        Ledger sum = ledger(0, HARD, SIMPLE);
        sum.add(ledger(1, SAME));
        sum.skip(1);
        sum.count(1, Verdict.MISS, ComparisonOutcome.AGREEMENT, SAID);
        assertThat(sum.counts(0).queries()).isEqualTo(2);
        assertThat(sum.counts(1).queries()).isEqualTo(2);
        assertThat(sum.counts(1).of(ComparisonOutcome.LATE)).isEqualTo(1);
        assertThat(sum.skipped(0)).isZero();
        assertThat(sum.copy().skipped()).isEqualTo(1);
        assertThat(sum.total().of(Verdict.HIT)).isEqualTo(3);
        assertThat(sum.copy().hash()).isEqualTo(new AnswerSum(0, 4));
    }

    @Test
    void aStrayLineIsGarbageAndNoQuery() {
        Ledger ledger = ledger(0, HARD);
        ledger.countStrayLine(Optional.empty());
        ledger.countStrayLine(Optional.of(SIMPLE));
        assertThat(ledger.findings(ComparisonOutcome.GARBAGE)).isEqualTo(2);
        assertThat(ledger.total().queries()).isEqualTo(1);
        assertThat(ledger.simplest(ComparisonOutcome.GARBAGE)).contains(SIMPLE);
    }
}
