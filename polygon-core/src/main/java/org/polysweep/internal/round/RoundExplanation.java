package org.polysweep.internal.round;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polysweep.contact.Explanation;
import org.polysweep.contact.Explanation.Step;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.obstacle.ExactAnswer;
import org.polysweep.internal.round.RoundPassage.Outcome;

/** Says in words how one run of a {@link RoundSweep} has found its result, step by step. */
final class RoundExplanation {

    private RoundExplanation() {}

    /**
     * Returns the explanation.
     *
     * @param passage the findings of the run
     * @param answer the parts of the result, of which the passage in integers is read
     * @param verdict the verdict
     */
    static Explanation of(RoundPassage passage, RoundAnswer answer, Verdict verdict) {
        List<Step> steps = new ArrayList<>();
        switch (passage.outcome()) {
            case APART_ON_X -> {
                return new Explanation(List.of(new Step("projection", "apart on the x axis: rejected")));
            }
            case APART_ON_Y -> {
                return new Explanation(List.of(new Step("projection", "apart on the y axis: rejected")));
            }
            case CIRCLES_APART ->
                steps.add(new Step("circles", "the centers stay farther apart than the sum of the radii: rejected"));
            case CIRCLES_COLLIDE -> {
                steps.add(new Step("circles", "the centers are, or come, nearer than the sum of the radii"));
                addLine(steps, answer.exactly(), verdict);
            }
            default -> {
                steps.add(new Step("projection", "not certainly apart on the x and y axes"));
                addLine(steps, passage.is(Outcome.MISSES) ? Optional.empty() : answer.exactly(), verdict);
            }
        }
        steps.add(new Step(
                "stage",
                switch (passage.stage()) {
                    case FILTER -> "decided by the filter";
                    case EXPANSION -> "not certain in doubles: decided in double-double";
                    default -> "not certain: decided in integers";
                }));
        return new Explanation(steps);
    }

    private static void addLine(List<Step> steps, Optional<ExactAnswer> line, Verdict verdict) {
        line.ifPresent(exact -> steps.addAll(exact.passage().describe(exact.query())));
        steps.add(new Step(
                "line of the motion",
                line.isEmpty()
                        ? "misses the obstacle: rejected"
                        : verdict == Verdict.MISS
                                ? "does not collide with the obstacle while the step lasts: rejected"
                                : "has a point in common with the obstacle during the step"));
    }
}
