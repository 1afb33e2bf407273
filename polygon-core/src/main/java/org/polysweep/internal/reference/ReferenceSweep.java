package org.polysweep.internal.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polysweep.contact.Explanation;
import org.polysweep.contact.Explanation.Step;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.motion.StepPart;
import org.polysweep.internal.obstacle.ExactAnswer;
import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.internal.obstacle.LineInterval;
import org.polysweep.result.SweepResult;

/**
 * A run of the textbook sweep, in integers: the reference for all other algorithms. It rejects pairs whose projections
 * are apart, casts all rays of {@link TextbookCasts}, and uses the first and the last crossing as entry and exit. Cost:
 * O(n·m) for n and m vertices.
 *
 * @param query the query
 * @param displacementAxis the projections onto the displacement
 * @param perpendicularAxis the projections onto the axis perpendicular to it
 * @param passage the entry and the exit of the line of the motion, at any time; empty if a projection rejects
 */
public record ReferenceSweep(
        ExactQuery query,
        AxisProjection displacementAxis,
        AxisProjection perpendicularAxis,
        Optional<LineInterval> passage) {

    /** Sweeps two shapes. */
    public static ReferenceSweep of(ConvexMotion a, ConvexMotion b) {
        return of(ExactQuery.of(a, b));
    }

    /** Sweeps the shapes of a query in integers. */
    public static ReferenceSweep of(ExactQuery query) {
        AxisProjection displacementAxis = AxisProjection.of(query, query.line());
        AxisProjection perpendicularAxis = AxisProjection.of(query, query.line().turnedClockwise());
        if (displacementAxis.isApart() || perpendicularAxis.isApart()) {
            return new ReferenceSweep(query, displacementAxis, perpendicularAxis, Optional.empty());
        }
        Crossings crossings = query.isRound() ? RoundedCasts.of(query) : TextbookCasts.of(query);
        // Case 4: sliding. The projections only touch, so A moves along the boundary of B and does not enter it.
        LineInterval passage = crossings.toInterval(perpendicularAxis.touches());
        return new ReferenceSweep(query, displacementAxis, perpendicularAxis, Optional.of(passage));
    }

    /** Writes the answer about the whole step. */
    public void writeTo(SweepResult result) {
        writeTo(StepPart.WHOLE, result);
    }

    /** Writes the answer about a part of the step. */
    public void writeTo(StepPart part, SweepResult result) {
        passage.ifPresentOrElse(
                found -> new ExactAnswer(query, found).within(part).writeTo(result),
                () -> AnswerWriter.writeMiss(result));
    }

    /** Returns the findings of this run, in words. */
    public Explanation explanation() {
        List<Step> steps = new ArrayList<>();
        steps.add(describe("displacement axis", displacementAxis));
        if (!displacementAxis.isApart()) {
            steps.add(describe("perpendicular axis", perpendicularAxis));
        }
        passage.ifPresent(found -> steps.addAll(found.describe(query)));
        steps.add(new Step("signs", "all decided by integers"));
        return new Explanation(steps);
    }

    private static Step describe(String axis, AxisProjection projection) {
        return new Step(
                axis,
                projection.isApart()
                        ? "the projections are apart: rejected"
                        : "the projections have a point in common");
    }
}
