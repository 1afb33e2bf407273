package org.polysweep.validate;

import org.polysweep.contact.Verdict;

/**
 * Compares a claimed result with the exact one. Immutable and thread-safe; does not allocate.
 *
 * <p>The verdict, the time of a HIT and the normal, if given, are compared. The first difference is reported, in this
 * order: numbers that are not a result, the verdict, the time, the normal.
 *
 * <p>Boxes that overlap at t = 0 are an OVERLAP and nothing else, not even a HIT at 0; and a HIT is not a TOUCH. If the
 * boxes touch without overlapping, the policy of the program decides, and a TOUCH is always right, with any time and
 * any normal. By strict rules, the claim is taken literally: only TOUCH is right for a touch; the normal of a TOUCH,
 * and of a vertex that hits a vertex, must be the normal that the library's rule chooses; and no compared number may be
 * -0.0.
 *
 * @param isStrict whether to take the answer literally
 * @param tolerance the tolerance of a time of entry in ulp, in the sense of {@link ExactResult#isWithin}; not negative;
 *     0 if the time must be the largest double that is not greater than the exact time
 * @param policy which answers are right if the boxes touch without overlapping, unless the rules are strict
 * @param times the rule for late times of entry, if the tolerance is not 0
 */
public record AcceptanceRules(boolean isStrict, int tolerance, TouchPolicy policy, TimeRule times) {

    /** To the last bit, and literally: every algorithm of this library satisfies these rules. */
    public static final AcceptanceRules EXACT = new AcceptanceRules(true, 0);

    /**
     * Four ulp, and any answer to a touch: a correct sweep in plain doubles can satisfy these rules on ordinary
     * queries.
     */
    public static final AcceptanceRules PLAIN_DOUBLES = new AcceptanceRules(false, 4);

    /**
     * The step is half-open, touching is not a HIT, and no time is later than the nearest double if the differences of
     * the query are exact: a sweep in plain doubles without a tolerance satisfies these rules.
     */
    public static final AcceptanceRules HALF_OPEN_DOUBLES =
            new AcceptanceRules(false, 4, TouchPolicy.HALF_OPEN, TimeRule.NEAREST_DOUBLE);

    /** The same for a sweep in floats. */
    public static final AcceptanceRules HALF_OPEN_FLOATS =
            new AcceptanceRules(false, 4, TouchPolicy.HALF_OPEN, TimeRule.NEAREST_FLOAT);

    /** Checks the tolerance. */
    public AcceptanceRules {
        if (tolerance < 0) {
            throw new IllegalArgumentException("tolerance must be >= 0, but was " + tolerance);
        }
    }

    /** Creates rules that accept any answer to a touch, and allow times to be late within the tolerance. */
    public AcceptanceRules(boolean isStrict, int tolerance) {
        this(isStrict, tolerance, TouchPolicy.ANY, TimeRule.TOLERANCE);
    }

    /** Returns the same rules with another policy. */
    public AcceptanceRules withPolicy(TouchPolicy other) {
        return new AcceptanceRules(isStrict, tolerance, other, times);
    }

    /**
     * Judges a claim.
     *
     * @param claim the answer of a sweep to a query
     * @param truth the exact result of that query
     * @return the outcome; neither CRASH nor HANG, which are not claims
     */
    public ComparisonOutcome compare(ClaimedResult claim, ExactResult truth) {
        if (claim.isGarbage()) {
            return ComparisonOutcome.GARBAGE;
        }
        Verdict claimed = claim.verdict();
        Verdict exact = truth.verdict();
        if (claimed == Verdict.OVERLAP || exact == Verdict.OVERLAP) {
            boolean isRight = claimed == exact || (!isStrict && policy.allowsOverlap(truth));
            return isRight
                    ? ComparisonOutcome.AGREEMENT
                    : exact == Verdict.OVERLAP ? ComparisonOutcome.OVERLAP_MISSED : ComparisonOutcome.FALSE_OVERLAP;
        }
        if (exact == Verdict.TOUCH && !isStrict) {
            return judgeTouch(claim, truth);
        }
        if (claimed != exact) {
            return claimed == Verdict.MISS || exact == Verdict.HIT
                    ? ComparisonOutcome.FALSE_MISS
                    : ComparisonOutcome.FALSE_HIT;
        }
        ComparisonOutcome time = exact == Verdict.HIT ? judgeTime(claim.enter(), truth) : ComparisonOutcome.AGREEMENT;
        return time.isFinding() || isNormalRight(claim, truth) ? time : ComparisonOutcome.WRONG_NORMAL;
    }

    private ComparisonOutcome judgeTouch(ClaimedResult claim, ExactResult truth) {
        if (!policy.allows(claim.verdict(), truth)) {
            return claim.verdict() == Verdict.HIT ? ComparisonOutcome.FALSE_HIT : ComparisonOutcome.FALSE_MISS;
        }
        boolean isTimed = claim.verdict() == Verdict.HIT && policy != TouchPolicy.ANY;
        return isTimed ? judgeTime(claim.enter(), truth) : ComparisonOutcome.AGREEMENT;
    }

    private ComparisonOutcome judgeTime(double time, ExactResult truth) {
        double claimed = times.claimed(time);
        double exact = truth.enter();
        if (claimed < 0 || claimed > 1) {
            // Not in the step, so it is not a time of a HIT, however near.
            return claimed > exact ? ComparisonOutcome.LATE : ComparisonOutcome.WRONG_TIME;
        }
        if (claimed == exact) {
            return isStrict && isNegativeZero(claimed) ? ComparisonOutcome.WRONG_TIME : ComparisonOutcome.AGREEMENT;
        }
        // The exact time lies below the next double, so a double greater than the rounded time is greater than the
        // exact time.
        boolean late = claimed > exact;
        if (tolerance > 0 && isWithin(claimed, late, truth)) {
            return late ? ComparisonOutcome.LATE_WITHIN_TOLERANCE : ComparisonOutcome.AGREEMENT;
        }
        return late ? ComparisonOutcome.LATE : ComparisonOutcome.WRONG_TIME;
    }

    private boolean isWithin(double claimed, boolean late, ExactResult truth) {
        return (late && times.isForNearest(truth))
                ? claimed <= times.nearest(truth)
                : truth.isWithin(claimed, times.tolerance(tolerance));
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
