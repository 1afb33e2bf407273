package org.polysweep.sweep;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polysweep.contact.Explanation;
import org.polysweep.contact.Explanation.Step;
import org.polysweep.contact.SweepResult;
import org.polysweep.polygon.MovingPolygon;

/**
 * The sweep that looks at two vertex rays only. The configuration-space obstacle C = B - A is convex, so the line of the motion
 * enters it once and leaves it once: two walks along the chains of A and B find the two vertex rays that decide, in place of
 * all pairs.
 *
 * <p>Cost: O(n + m) signs for n and m vertices; a constant number of exact quotients for an answer that is not MISS.
 */
final class PolygonSweep {

    private final MovingPolygon a;
    private final MovingPolygon b;
    private final LazyQuery exact;

    PolygonSweep(MovingPolygon a, MovingPolygon b) {
        this.a = a;
        this.b = b;
        exact = new LazyQuery(a, b);
    }

    /** Answers the query. */
    void writeTo(SweepResult result) {
        Optional<Passage> passage = SweptBounds.apart(a, b) ? Optional.empty() : passage();
        if (passage.isPresent()) {
            new ExactAnswer(exact.query(), passage.get()).writeTo(result);
        } else {
            result.writeMiss();
        }
    }

    /** How the line of the motion passes C; empty if it does not while the step lasts (which is t = 0 only if nothing moves). */
    private Optional<Passage> passage() {
        PairSigns signs = new PairSigns(a, b, exact);
        ChainWalk entering = new ChainWalk(signs, 1);
        if (!entering.meets() || signs.timeAgainstEnd(entering.onA(), entering.onB()) > 0) {
            return Optional.empty();
        }
        ChainWalk leaving = new ChainWalk(signs, -1);
        if (!leaving.meets() || signs.timeAgainstStart(leaving.onA(), leaving.onB()) < 0) {
            return Optional.empty();
        }
        return Optional.of(new Passage(
                exact.crossing(entering.onA(), entering.onB()),
                exact.crossing(leaving.onA(), leaving.onB()),
                entering.isTangent() || leaving.isTangent()));
    }

    /** What was found on the way to the answer, in words. */
    Explanation explain() {
        List<Step> steps = new ArrayList<>();
        boolean apart = SweptBounds.apart(a, b);
        steps.add(new Step("swept boxes", apart ? "certainly apart: rejected" : "not certainly apart"));
        if (!apart) {
            Optional<Passage> passage = passage();
            steps.addAll(passage.map(found -> found.describe(exact.query()))
                    .orElseGet(() -> List.of(new Step(
                            "chains", "the motion does not meet the obstacle while the step lasts: rejected"))));
            steps.add(new Step("signs", exact.describeStages()));
            passage.ifPresent(found -> steps.add(new Step("numbers", "rounded from integers")));
        }
        return new Explanation(steps);
    }
}
