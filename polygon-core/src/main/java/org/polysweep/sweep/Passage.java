package org.polysweep.sweep;

import java.util.ArrayList;
import java.util.List;
import org.polysweep.contact.Explanation.Step;
import org.polysweep.contact.Verdict;
import org.polysweep.exact.Ratio;

/**
 * How the line of the motion, carried on both ways, passes the configuration-space obstacle C.
 *
 * @param entering where it enters C
 * @param leaving where it leaves C
 * @param tangent whether it runs along a supporting line of C, so that it touches C at most
 */
record Passage(Crossing entering, Crossing leaving, boolean tangent) {

    /** The verdict over the whole step, where A moves by a displacement that is not zero. */
    Verdict whileMoving() {
        Ratio enter = entering.time();
        Ratio exit = leaving.time();
        return Verdict.ofMotion(enter.signum(), enter.compareTo(Ratio.ONE), exit.signum(), grazes());
    }

    /** The verdict where nothing moves, and the line is any one through the origin. */
    Verdict atRest() {
        return Verdict.atRest(entering.time().signum(), leaving.time().signum(), grazes());
    }

    /** Whether the line has points in common with C, but none with its interior. */
    private boolean grazes() {
        return tangent || entering.time().compareTo(leaving.time()) == 0;
    }

    /**
     * The edges of C that hold the point of the line at a time: none if C does not, if the point lies inside C, or if C is a
     * point.
     */
    List<ExactContactEdge> edgesAt(Ratio time, ExactQuery query) {
        int sinceEntering = time.compareTo(entering.time());
        int untilLeaving = leaving.time().compareTo(time);
        if (sinceEntering < 0 || untilLeaving < 0) {
            return List.of();
        }
        if (sinceEntering == 0 || untilLeaving == 0) {
            return ExactContactEdge.holding(sinceEntering == 0 ? entering : leaving, query);
        }
        // In C before and after: it lies on an edge along the line, which holds the place where the line entered.
        return ExactContactEdge.holding(entering, query).stream()
                .filter(edge -> edge.direction().cross(query.line()).signum() == 0)
                .toList();
    }

    /** What was found, in words. */
    List<Step> describe(ExactQuery query) {
        List<Step> steps = new ArrayList<>();
        steps.add(new Step("first ray", entering.describe(query)));
        steps.add(new Step("last ray", leaving.describe(query)));
        if (tangent) {
            steps.add(new Step("tangent", "the line of the motion only touches the obstacle from outside"));
        }
        return steps;
    }
}
