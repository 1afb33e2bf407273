package org.polysweep.workbench.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.ExactVerdict;
import org.polysweep.oracle.Query;
import org.polysweep.peers.PeerAnswer.PeerOutcome;

class TallyTest {

    /** Contact at exactly 1/3, which no double is. */
    private static final QueryTruth HIT = StraightTruth.of(Questions.query(2, 3));

    private static final QueryTruth MISS = StraightTruth.of(Questions.query(2, 0.5));
    private static final QueryTruth OVERLAP = StraightTruth.of(Questions.query(0.5, 1));
    private static final QueryTruth TOUCH = StraightTruth.of(Questions.query(2, 1));

    private static final double BELOW_A_THIRD = 1.0 / 3;

    private final Tally tally = new Tally();

    @Test
    void theExamplesAreWhatTheirNamesSay() {
        assertThat(HIT.verdict()).isEqualTo(ExactVerdict.HIT);
        assertThat(MISS.verdict()).isEqualTo(ExactVerdict.MISS);
        assertThat(OVERLAP.verdict()).isEqualTo(ExactVerdict.OVERLAP);
        assertThat(TOUCH.verdict()).isEqualTo(ExactVerdict.TOUCH);
    }

    /**
     * The corner of a box at (4, 0) is met by a circle of the radius 2 when its center is at (4, -1) - (root of 3, 0).
     */
    @Test
    void anIrrationalTimeHasALengthOfItsError() {
        double[] point = {0, 0};
        double[] box = {0, 0, 1, 0, 1, 1, 0, 1};
        QueryTruth corner =
                StraightTruth.of(CompoundQuery.of(new Query(point, box, 0, -1, 4, 0, 8, 0, 0, 0).withRadii(2, 0)));
        assertThat(corner.verdict()).isEqualTo(ExactVerdict.HIT);
        tally.add(corner, PeerReply.of(PeerOutcome.HIT, 0));
        assertThat(tally.late()).isZero();
        assertThat(tally.maxTimeError()).isEqualTo(4 - Math.sqrt(3), within(1e-15));
        tally.add(corner, PeerReply.of(PeerOutcome.HIT, 0.3));
        assertThat(tally.late()).isOne();
    }

    @ParameterizedTest
    @CsvSource({"OVERLAP,1", "HIT,1", "TOUCH,1", "MISS,0"})
    void contactReportedOnAMissIsAFalsePositive(PeerOutcome outcome, int count) {
        tally.add(MISS, PeerReply.of(outcome, 0.25));
        assertThat(tally.falsePositive()).isEqualTo(count);
        assertThat(tally.falseNegative() + tally.overlapMissed() + tally.late() + tally.failed())
                .isZero();
        assertThat(tally.queries()).isOne();
    }

    @ParameterizedTest
    @CsvSource({"OVERLAP,0", "HIT,0", "TOUCH,1", "MISS,1"})
    void noneReportedOnAHitIsAFalseNegative(PeerOutcome outcome, int count) {
        tally.add(HIT, PeerReply.of(outcome, 0.25));
        assertThat(tally.falseNegative()).isEqualTo(count);
        assertThat(tally.falsePositive() + tally.overlapMissed() + tally.late() + tally.failed())
                .isZero();
    }

    @ParameterizedTest
    @CsvSource({"OVERLAP,NaN,0", "HIT,0,1", "HIT,-0.5,1", "TOUCH,0,1", "MISS,NaN,1"})
    void anOverlapIsAnOverlapAndNothingElse(PeerOutcome outcome, double enter, int count) {
        tally.add(OVERLAP, PeerReply.of(outcome, enter));
        assertThat(tally.overlapMissed()).isEqualTo(count);
        assertThat(tally.falsePositive() + tally.falseNegative() + tally.late()).isZero();
        assertThat(tally.maxTimeError()).isZero();
    }

    @ParameterizedTest
    @CsvSource({"HIT", "TOUCH", "MISS"})
    void aTouchAcceptsEveryAnswerButAnOverlap(PeerOutcome outcome) {
        tally.add(TOUCH, PeerReply.of(outcome, 0.125));
        assertThat(tally.falsePositive() + tally.falseNegative() + tally.overlapMissed() + tally.late())
                .isZero();
        assertThat(tally.failed()).isZero();
        assertThat(tally.maxTimeError()).isZero();
    }

    @Test
    void lateIsLateByOneUlp() {
        tally.add(HIT, PeerReply.of(PeerOutcome.HIT, BELOW_A_THIRD));
        assertThat(tally.late()).isZero();
        tally.add(HIT, PeerReply.of(PeerOutcome.HIT, Math.nextUp(BELOW_A_THIRD)));
        assertThat(tally.late()).isOne();
    }

    @Test
    void aTimeThatIsExactIsNotLateAndOneUlpMoreIs() {
        QueryTruth half = StraightTruth.of(Questions.query(2, 2));
        tally.add(half, PeerReply.of(PeerOutcome.HIT, 0.5));
        assertThat(tally.late()).isZero();
        assertThat(tally.maxTimeError()).isZero();
        tally.add(half, PeerReply.of(PeerOutcome.HIT, Math.nextUp(0.5)));
        assertThat(tally.late()).isOne();
        // An ulp of 1/2 above it is 2^-53, times a motion of 2.
        assertThat(tally.maxTimeError()).isEqualTo(0x1p-52);
    }

    @Test
    void theErrorOfTimeIsALengthAndTheGreatestOfAll() {
        tally.add(StraightTruth.of(Questions.query(2, 4)), PeerReply.of(PeerOutcome.HIT, 0));
        tally.add(StraightTruth.of(Questions.query(2, 2)), PeerReply.of(PeerOutcome.HIT, 0.625));
        assertThat(tally.maxTimeError()).isEqualTo(1);
        // 1/3 less the double below it is 1/(3·2^54), times a motion of 3.
        Tally small = new Tally();
        small.add(HIT, PeerReply.of(PeerOutcome.HIT, BELOW_A_THIRD));
        assertThat(small.maxTimeError()).isEqualTo(0x1p-54);
    }

    @Test
    void anOverlapInsteadOfAHitOrATouchIsFalse() {
        tally.add(HIT, PeerReply.of(PeerOutcome.OVERLAP, Double.NaN));
        tally.add(TOUCH, PeerReply.of(PeerOutcome.OVERLAP, Double.NaN));
        assertThat(tally.falseOverlap()).isEqualTo(2);
        assertThat(tally.falseNegative() + tally.late() + tally.timed()).isZero();
    }

    /** 1/3 is nearest to the double below it, and 2/3 to the one above. */
    @Test
    void lateBeyondTheNearestIsCountedApart() {
        tally.add(HIT, PeerReply.of(PeerOutcome.HIT, Math.nextUp(BELOW_A_THIRD)));
        assertThat(tally.lateNearest()).isOne();
        Tally half = new Tally();
        half.add(StraightTruth.of(Questions.query(2, 2)), PeerReply.of(PeerOutcome.HIT, Math.nextUp(0.5)));
        assertThat(half.lateNearest()).isOne();
        Tally threeFifths = new Tally();
        threeFifths.add(StraightTruth.of(Questions.query(4, 5)), PeerReply.of(PeerOutcome.HIT, 0.6));
        assertThat(threeFifths.lateNearest()).isZero();
        assertThat(threeFifths.timed()).isOne();
    }

    @Test
    void earlyErrorsHaveAMedianAndAWorst() {
        assertThat(tally.earlyError(50)).isNaN();
        for (int i = 1; i <= 100; i++) {
            tally.add(StraightTruth.of(Questions.query(2, 2)), PeerReply.of(PeerOutcome.HIT, 0.5 - i / 256.0));
        }
        assertThat(tally.earlyError(50)).isEqualTo(2 * 50 / 256.0);
        assertThat(tally.earlyError(99)).isEqualTo(2 * 99 / 256.0);
        assertThat(tally.earlyError(100)).isEqualTo(2 * 100 / 256.0);
        assertThat(tally.queries(ExactVerdict.HIT)).isEqualTo(100);
    }

    @ParameterizedTest
    @CsvSource({"HIT,NaN", "HIT,Infinity", "FAILED,0.25"})
    void noAnswerHasFailedAndIsNotWrong(PeerOutcome outcome, double enter) {
        for (QueryTruth truth : new QueryTruth[] {HIT, MISS, OVERLAP, TOUCH}) {
            tally.add(truth, PeerReply.of(outcome, enter));
        }
        assertThat(tally.failed()).isEqualTo(4);
        assertThat(tally.queries()).isEqualTo(4);
        assertThat(tally.falsePositive() + tally.falseNegative() + tally.overlapMissed() + tally.late())
                .isZero();
    }
}
