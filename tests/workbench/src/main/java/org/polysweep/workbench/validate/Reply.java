package org.polysweep.workbench.validate;

import org.polysweep.contact.Verdict;
import org.polysweep.validate.AcceptanceRules;
import org.polysweep.validate.ClaimedResult;
import org.polysweep.validate.ComparisonOutcome;
import org.polysweep.workbench.external.ExternalAnswer;

/** What a program's answer to a query is worth. */
final class Reply {

    private Reply() {}

    /** Judges an answer. */
    static ComparisonOutcome judge(ExternalAnswer answer, ExactTruth truth, AcceptanceRules rules) {
        ComparisonOutcome outcome = rules.compare(claim(answer), truth);
        return !outcome.isFinding() && isExitJudged(answer, truth) && truth.isEarlyExit(answer.exit(), rules)
                ? ComparisonOutcome.EARLY_EXIT
                : outcome;
    }

    private static boolean isExitJudged(ExternalAnswer answer, ExactTruth truth) {
        boolean overlaps = truth.verdict() == Verdict.HIT || truth.verdict() == Verdict.OVERLAP;
        return overlaps && Double.isFinite(answer.exit());
    }

    /** What is no answer claims nothing, which is garbage. */
    private static ClaimedResult claim(ExternalAnswer answer) {
        ClaimedResult claim = new ClaimedResult();
        answer.verdict().ifPresent(verdict -> {
            switch (verdict) {
                case HIT -> hit(claim, answer);
                case TOUCH -> touch(claim, answer);
                case OVERLAP -> claim.overlap();
                case MISS -> claim.miss();
            }
        });
        return claim;
    }

    private static void hit(ClaimedResult claim, ExternalAnswer answer) {
        answer.normal()
                .ifPresentOrElse(
                        normal -> claim.hit(answer.enter(), normal.x(), normal.y()), () -> claim.hit(answer.enter()));
    }

    /** The time of a TOUCH is not judged, and need not be given. */
    private static void touch(ClaimedResult claim, ExternalAnswer answer) {
        double enter = Double.isNaN(answer.enter()) ? 0 : answer.enter();
        answer.normal().ifPresentOrElse(normal -> claim.touch(enter, normal.x(), normal.y()), () -> claim.touch(enter));
    }
}
