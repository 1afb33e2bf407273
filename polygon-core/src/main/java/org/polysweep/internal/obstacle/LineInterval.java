package org.polysweep.internal.obstacle;

import java.util.ArrayList;
import java.util.List;
import org.polysweep.contact.Explanation.Step;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.motion.StepPart;
import org.polysweep.internal.number.QuadraticSurd;

/**
 * How the line of the motion, extended in both directions, passes the configuration-space obstacle C.
 *
 * @param entering where it enters C
 * @param leaving where it leaves C
 * @param tangent whether it runs along a supporting line of C, so that it touches C at most
 */
public record LineInterval(TimedFeaturePair entering, TimedFeaturePair leaving, boolean tangent) {

    /** The verdict over the whole step, where A moves by a displacement that is not zero. */
    public Verdict whileMoving() {
        return whileMoving(StepPart.WHOLE);
    }

    /** The verdict over a part of the step, where A moves by a displacement that is not zero. */
    Verdict whileMoving(StepPart part) {
        QuadraticSurd start = part.exactStart();
        return VerdictRule.ofMotion(
                entering.time().compareTo(start),
                entering.time().compareTo(part.exactEnd()),
                leaving.time().compareTo(start),
                grazes());
    }

    /** The verdict over a step without an end. */
    public Verdict whileMovingOn() {
        return VerdictRule.ofMotion(entering.time().signum(), -1, leaving.time().signum(), grazes());
    }

    /** The verdict where nothing moves, from any line through the origin. */
    Verdict atRest() {
        return VerdictRule.atRest(entering.time().signum(), leaving.time().signum(), grazes());
    }

    /** Returns whether the line has points in common with C, but none with its interior. */
    private boolean grazes() {
        return tangent || entering.time().compareTo(leaving.time()) == 0;
    }

    /**
     * The edges of C that contain the point of the line at a time: none if C does not, if the point lies inside C or on
     * an arc, or if C is a point.
     */
    public List<ExactContactEdge> edgesAt(QuadraticSurd time, ExactQuery query) {
        int sinceEntering = time.compareTo(entering.time());
        if (sinceEntering == 0) {
            return entering.edges(query);
        }
        int untilLeaving = leaving.time().compareTo(time);
        if (untilLeaving == 0) {
            return leaving.edges(query);
        }
        if (sinceEntering < 0 || untilLeaving < 0) {
            return List.of();
        }
        // In C before and after: it lies on an edge along the line, which contains the point where the line entered.
        return entering.edges(query).stream()
                .filter(edge -> edge.direction().cross(query.line()).signum() == 0)
                .toList();
    }

    /** The finding, in words. */
    public List<Step> describe(ExactQuery query) {
        List<Step> steps = new ArrayList<>();
        steps.add(new Step(query.isRound() ? "entering" : "first ray", entering.describe(query)));
        steps.add(new Step(query.isRound() ? "leaving" : "last ray", leaving.describe(query)));
        if (tangent) {
            steps.add(new Step("tangent", "the line of the motion only touches the obstacle from outside"));
        }
        return steps;
    }
}
