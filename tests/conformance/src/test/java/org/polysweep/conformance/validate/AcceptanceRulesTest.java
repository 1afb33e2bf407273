package org.polysweep.conformance.validate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.contact.Verdict;
import org.polysweep.validate.AcceptanceRules;
import org.polysweep.validate.ClaimedResult;
import org.polysweep.validate.ComparisonOutcome;
import org.polysweep.validate.ExactResult;

/** From claim and truth to the kind of finding. */
class AcceptanceRulesTest {

    private static final AcceptanceRules LENIENT = new AcceptanceRules(false, 0);
    private static final AcceptanceRules STRICT = new AcceptanceRules(true, 0);

    private final ClaimedResult claim = new ClaimedResult();

    @ParameterizedTest
    @CsvSource({
        "OVERLAP, OVERLAP, AGREEMENT, AGREEMENT",
        "OVERLAP, HIT, OVERLAP_MISSED, OVERLAP_MISSED",
        "OVERLAP, TOUCH, OVERLAP_MISSED, OVERLAP_MISSED",
        "OVERLAP, MISS, OVERLAP_MISSED, OVERLAP_MISSED",
        "HIT, OVERLAP, FALSE_OVERLAP, FALSE_OVERLAP",
        "HIT, HIT, AGREEMENT, AGREEMENT",
        "HIT, TOUCH, FALSE_MISS, FALSE_MISS",
        "HIT, MISS, FALSE_MISS, FALSE_MISS",
        "TOUCH, OVERLAP, FALSE_OVERLAP, FALSE_OVERLAP",
        "TOUCH, HIT, AGREEMENT, FALSE_HIT",
        "TOUCH, TOUCH, AGREEMENT, AGREEMENT",
        "TOUCH, MISS, AGREEMENT, FALSE_MISS",
        "MISS, OVERLAP, FALSE_OVERLAP, FALSE_OVERLAP",
        "MISS, HIT, FALSE_HIT, FALSE_HIT",
        "MISS, TOUCH, FALSE_HIT, FALSE_HIT",
        "MISS, MISS, AGREEMENT, AGREEMENT"
    })
    void verdicts(Verdict exact, Verdict claimed, ComparisonOutcome lenient, ComparisonOutcome strict) {
        switch (claimed) {
            case OVERLAP -> claim.overlap();
            case HIT -> claim.hit(0.5);
            case TOUCH -> claim.touch();
            case MISS -> claim.miss();
        }
        assertThat(LENIENT.compare(claim, new Known(exact, 0.5))).isEqualTo(lenient);
        assertThat(STRICT.compare(claim, new Known(exact, 0.5))).isEqualTo(strict);
    }

    @ParameterizedTest
    @CsvSource({
        "0.5, AGREEMENT, AGREEMENT",
        "0.5000000000000001, LATE, LATE_WITHIN_TOLERANCE",
        "0.4999999999999999, WRONG_TIME, AGREEMENT",
        "0.75, LATE, LATE",
        "0.25, WRONG_TIME, WRONG_TIME",
        "-0.5, WRONG_TIME, WRONG_TIME",
        "1e300, LATE, LATE",
        "NaN, GARBAGE, GARBAGE",
        "Infinity, GARBAGE, GARBAGE",
    })
    void times(double enter, ComparisonOutcome exactly, ComparisonOutcome tolerantly) {
        claim.hit(enter);
        ExactResult half = new Known(Verdict.HIT, 0.5);
        assertThat(LENIENT.compare(claim, half)).isEqualTo(exactly);
        assertThat(new AcceptanceRules(false, 1).compare(claim, half)).isEqualTo(tolerantly);
    }

    @Test
    void theTimeOfATouchIsNotJudgedButHasToBeANumber() {
        ExactResult touch = new Known(Verdict.TOUCH, 0.5);
        claim.touch(0.75);
        assertThat(STRICT.compare(claim, touch)).isEqualTo(ComparisonOutcome.AGREEMENT);
        claim.touch(Double.NaN);
        assertThat(LENIENT.compare(claim, touch)).isEqualTo(ComparisonOutcome.GARBAGE);
    }

    @Test
    void sayingNothingIsGarbageAndWhatIsSaidLastCounts() {
        ExactResult miss = new Known(Verdict.MISS, 0.5);
        assertThat(LENIENT.compare(claim, miss)).isEqualTo(ComparisonOutcome.GARBAGE);
        claim.hit(Double.NaN, Double.NaN, 0);
        claim.miss();
        assertThat(LENIENT.compare(claim, miss)).isEqualTo(ComparisonOutcome.AGREEMENT);
        claim.clear();
        assertThat(LENIENT.compare(claim, miss)).isEqualTo(ComparisonOutcome.GARBAGE);
    }

    @Test
    void normalsAreJudgedWhereTheyAreGiven() {
        ExactResult hit = new Known(Verdict.HIT, 0.5);
        claim.hit(0.5, -1, 0);
        assertThat(STRICT.compare(claim, hit)).isEqualTo(ComparisonOutcome.AGREEMENT);
        claim.hit(0.5, 0, -1);
        assertThat(STRICT.compare(claim, hit)).isEqualTo(ComparisonOutcome.WRONG_NORMAL);
        claim.hit(0.5, -1, Double.POSITIVE_INFINITY);
        assertThat(STRICT.compare(claim, hit)).isEqualTo(ComparisonOutcome.GARBAGE);
        claim.hit(0.75, 0, -1);
        assertThat(STRICT.compare(claim, hit)).as("the time first").isEqualTo(ComparisonOutcome.LATE);
    }

    @Test
    void theNormalOfATouchIsJudgedStrictly() {
        ExactResult touch = new Known(Verdict.TOUCH, 0.5);
        claim.touch(0.5, 0, -1);
        assertThat(LENIENT.compare(claim, touch)).isEqualTo(ComparisonOutcome.AGREEMENT);
        assertThat(STRICT.compare(claim, touch)).isEqualTo(ComparisonOutcome.WRONG_NORMAL);
    }

    @Test
    void negativeZerosAreWrongByTheLetterAlone() {
        ExactResult hit = new Known(Verdict.HIT, 0.0);
        claim.hit(-0.0);
        assertThat(LENIENT.compare(claim, hit)).isEqualTo(ComparisonOutcome.AGREEMENT);
        assertThat(STRICT.compare(claim, hit)).isEqualTo(ComparisonOutcome.WRONG_TIME);
        claim.hit(0.0, -1, -0.0);
        assertThat(LENIENT.compare(claim, hit)).isEqualTo(ComparisonOutcome.AGREEMENT);
        assertThat(STRICT.compare(claim, hit)).isEqualTo(ComparisonOutcome.WRONG_NORMAL);
    }

    @Test
    void aNegativeToleranceIsRefused() {
        assertThatThrownBy(() -> new AcceptanceRules(false, -1)).hasMessage("tolerance must be >= 0, but was -1");
    }

    /** One with the normal (-1, 0), where an ulp of tolerance is an ulp of the time. */
    private record Known(Verdict verdict, double enter) implements ExactResult {
        @Override
        public boolean isWithin(double claimed, int ulps) {
            return Math.abs(claimed - enter) <= ulps * Math.ulp(enter);
        }

        @Override
        public boolean isNormal(double x, double y, boolean strict) {
            return x == -1 && y == 0;
        }
    }
}
