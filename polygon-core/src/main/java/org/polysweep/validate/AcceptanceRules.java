package org.polysweep.validate;

import org.polysweep.contact.Verdict;

/**
 * From a claim and the truth to what is to be said of it. Immutable and thread-safe; judging makes no garbage.
 *
 * <p>Judged are the verdict, the time of a HIT, and the normal where one is given. What is looked at first is what is
 * reported: garbage, then the verdict, then the time, then the normal.
 *
 * <p>Boxes that overlap before anything moves are an OVERLAP and nothing else, not even a HIT at 0; and a HIT is not a
 * TOUCH. Where the boxes touch without overlapping, HIT, TOUCH and MISS are all right: which one it is, is the policy
 * of a program. So the time and the normal of a TOUCH are not judged. By strict rules, the answer is taken literally: a
 * TOUCH is a TOUCH, its normal and that of a corner in a corner is the one that the library's rule picks, and no number
 * that is judged is -0.0.
 *
 * @param isStrict whether to take the answer literally
 * @param tolerance how many ulp a time of entry may be off, in the sense of {@link ExactResult#isWithin}; not negative; 0 if
 *     it has to be the largest double that is not greater than the exact time
 */
public record AcceptanceRules(boolean isStrict, int tolerance) {

    /** To the last bit, and literally: what the paths of this library hold. */
    public static final AcceptanceRules EXACT = new AcceptanceRules(true, 0);

    /** Four ulp, and no word about touching: what an honest sweep in plain doubles can hold on ordinary queries. */
    public static final AcceptanceRules PLAIN_DOUBLES = new AcceptanceRules(false, 4);

    /** Checks the tolerance. */
    public AcceptanceRules {
        if (tolerance < 0) {
            throw new IllegalArgumentException("tolerance " + tolerance + " is negative");
        }
    }

    /**
     * Judges a claim.
     *
     * @param claim what a sweep says of a query
     * @param truth what is true of that query
     * @return neither CRASH nor HANG, which are no claims
     */
    public ComparisonOutcome compare(ClaimedResult claim, ExactResult truth) {
        if (claim.isGarbage()) {
            return ComparisonOutcome.GARBAGE;
        }
        Verdict claimed = claim.verdict();
        Verdict exact = truth.verdict();
        if (claimed == Verdict.OVERLAP || exact == Verdict.OVERLAP) {
            return claimed == exact
                    ? ComparisonOutcome.AGREEMENT
                    : exact == Verdict.OVERLAP ? ComparisonOutcome.OVERLAP_MISSED : ComparisonOutcome.FALSE_OVERLAP;
        }
        if (exact == Verdict.TOUCH && !isStrict) {
            return ComparisonOutcome.AGREEMENT;
        }
        if (claimed != exact) {
            return claimed == Verdict.MISS || exact == Verdict.HIT
                    ? ComparisonOutcome.FALSE_MISS
                    : ComparisonOutcome.FALSE_HIT;
        }
        ComparisonOutcome time = exact == Verdict.HIT ? judgeTime(claim.enter(), truth) : ComparisonOutcome.AGREEMENT;
        return time.isFinding() || isNormalRight(claim, truth) ? time : ComparisonOutcome.WRONG_NORMAL;
    }

    private ComparisonOutcome judgeTime(double claimed, ExactResult truth) {
        double exact = truth.enter();
        if (claimed < 0 || claimed > 1) {
            // Not in the step, so it is no time of a HIT, however near.
            return claimed > exact ? ComparisonOutcome.LATE : ComparisonOutcome.WRONG_TIME;
        }
        if (claimed == exact) {
            return isStrict && isNegativeZero(claimed) ? ComparisonOutcome.WRONG_TIME : ComparisonOutcome.AGREEMENT;
        }
        // The exact time lies below the next double, so what is greater than the rounded one is greater than the exact
        // one.
        boolean late = claimed > exact;
        if (tolerance > 0 && truth.isWithin(claimed, tolerance)) {
            return late ? ComparisonOutcome.LATE_WITHIN_TOLERANCE : ComparisonOutcome.AGREEMENT;
        }
        return late ? ComparisonOutcome.LATE : ComparisonOutcome.WRONG_TIME;
    }

    private boolean isNormalRight(ClaimedResult claim, ExactResult truth) {
        if (!claim.hasNormal()) {
            return true;
        }
        double x = claim.normalX();
        double y = claim.normalY();
        return truth.isNormal(x, y, isStrict) && !(isStrict && (isNegativeZero(x) || isNegativeZero(y)));
    }

    private static boolean isNegativeZero(double number) {
        return number == 0 && Double.doubleToRawLongBits(number) != 0;
    }
}
