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
 * @param strict whether to take the answer literally
 * @param tolerance how many ulp a time of entry may be off, in the sense of {@link Truth#isWithin}; not negative; 0 if
 *     it has to be the largest double that is not greater than the exact time
 */
public record JudgingRules(boolean strict, int tolerance) {

    /** To the last bit, and literally: what the paths of this library hold. */
    public static final JudgingRules EXACT = new JudgingRules(true, 0);

    /** Four ulp, and no word about touching: what an honest sweep in plain doubles can hold on ordinary queries. */
    public static final JudgingRules PLAIN_DOUBLES = new JudgingRules(false, 4);

    /** Checks the tolerance. */
    public JudgingRules {
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
    public Outcome judge(Claim claim, Truth truth) {
        if (claim.isGarbage()) {
            return Outcome.GARBAGE;
        }
        Verdict claimed = claim.verdict();
        Verdict exact = truth.verdict();
        if (claimed == Verdict.OVERLAP || exact == Verdict.OVERLAP) {
            return claimed == exact
                    ? Outcome.AGREEMENT
                    : exact == Verdict.OVERLAP ? Outcome.OVERLAP_MISSED : Outcome.FALSE_OVERLAP;
        }
        if (exact == Verdict.TOUCH && !strict) {
            return Outcome.AGREEMENT;
        }
        if (claimed != exact) {
            return claimed == Verdict.MISS || exact == Verdict.HIT ? Outcome.FALSE_MISS : Outcome.FALSE_HIT;
        }
        Outcome time = exact == Verdict.HIT ? judgeTime(claim.enter(), truth) : Outcome.AGREEMENT;
        return time.isFinding() || isNormalRight(claim, truth) ? time : Outcome.WRONG_NORMAL;
    }

    private Outcome judgeTime(double claimed, Truth truth) {
        double exact = truth.enter();
        if (claimed < 0 || claimed > 1) {
            // Not in the step, so it is no time of a HIT, however near.
            return claimed > exact ? Outcome.LATE : Outcome.WRONG_TIME;
        }
        if (claimed == exact) {
            return strict && isNegativeZero(claimed) ? Outcome.WRONG_TIME : Outcome.AGREEMENT;
        }
        // The exact time lies below the next double, so what is greater than the rounded one is greater than the exact
        // one.
        boolean late = claimed > exact;
        if (tolerance > 0 && truth.isWithin(claimed, tolerance)) {
            return late ? Outcome.LATE_WITHIN_TOLERANCE : Outcome.AGREEMENT;
        }
        return late ? Outcome.LATE : Outcome.WRONG_TIME;
    }

    private boolean isNormalRight(Claim claim, Truth truth) {
        if (!claim.hasNormal()) {
            return true;
        }
        double x = claim.normalX();
        double y = claim.normalY();
        return truth.isNormal(x, y, strict) && !(strict && (isNegativeZero(x) || isNegativeZero(y)));
    }

    private static boolean isNegativeZero(double number) {
        return number == 0 && Double.doubleToRawLongBits(number) != 0;
    }
}
