package org.polysweep.round;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polysweep.contact.Explanation.Step;
import org.polysweep.contact.Verdict;
import org.polysweep.exact.QuadraticSurd;

/**
 * How the line of the motion, carried on both ways, passes the configuration-space obstacle C.
 *
 * @param entering where it enters C
 * @param leaving where it leaves C
 * @param tangent whether it only touches C
 */
record RoundPassage(Crossing entering, Crossing leaving, boolean tangent) {

    /** The verdict over the whole step, where A moves by a displacement that is not zero. */
    Verdict whileMoving() {
        QuadraticSurd enter = entering.time();
        return Verdict.ofMotion(
                enter.signum(),
                enter.compareTo(QuadraticSurd.ONE),
                leaving.time().signum(),
                tangent);
    }

    /** The verdict where nothing moves, and the line is any one through the origin. */
    Verdict atRest() {
        return Verdict.atRest(entering.time().signum(), leaving.time().signum(), tangent);
    }

    /** What was found, in words; empty if the line misses C. */
    static List<Step> describe(Optional<RoundPassage> passage, RoundQuery query) {
        List<Step> steps = new ArrayList<>();
        steps.add(new Step(
                "line of the motion",
                passage.isEmpty() ? "misses the obstacle: rejected" : "has a point in common with the obstacle"));
        passage.ifPresent(found -> {
            steps.add(new Step("entering", found.entering.describe(query)));
            steps.add(new Step("leaving", found.leaving.describe(query)));
            if (found.tangent) {
                steps.add(new Step("tangent", "the line of the motion only touches the obstacle from outside"));
            }
        });
        steps.add(new Step("signs", "all decided by integers"));
        return steps;
    }
}
