package org.polysweep.workbench.validate;

import org.polysweep.validate.Claim;
import org.polysweep.validate.JudgingRules;
import org.polysweep.validate.Outcome;
import org.polysweep.workbench.external.ExternalAnswer;

/** What a program's answer to a query is worth. */
final class Reply {

    private Reply() {}

    /** Judges an answer. */
    static Outcome judge(ExternalAnswer answer, ExactTruth truth, JudgingRules rules) {
        return rules.judge(claim(answer), truth);
    }

    /** What is no answer claims nothing, which is garbage. */
    private static Claim claim(ExternalAnswer answer) {
        Claim claim = new Claim();
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

    private static void hit(Claim claim, ExternalAnswer answer) {
        answer.normal()
                .ifPresentOrElse(
                        normal -> claim.hit(answer.enter(), normal.x(), normal.y()), () -> claim.hit(answer.enter()));
    }

    /** The time of a TOUCH is not judged, and need not be given. */
    private static void touch(Claim claim, ExternalAnswer answer) {
        double enter = Double.isNaN(answer.enter()) ? 0 : answer.enter();
        answer.normal().ifPresentOrElse(normal -> claim.touch(enter, normal.x(), normal.y()), () -> claim.touch(enter));
    }
}
