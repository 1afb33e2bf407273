package org.polysweep.internal.rotation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.polysweep.contact.Explanation;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.internal.rotation.exact.RotatingReference;
import org.polysweep.internal.sign.Stages;

/** Describes the passage of a {@link RotatingSweep} in words. Stateless. */
final class RotatingExplanation {

    private RotatingExplanation() {}

    /**
     * Returns the explanation of a sweep.
     *
     * @param passage the findings of its steps
     * @param axis the last axis of its conservative advancement
     * @param stages its stages
     * @param contact its result
     */
    static Explanation of(RotatingPassage passage, BodyAxis axis, Stages stages, SweepOutcome contact) {
        List<Explanation.Step> steps = new ArrayList<>();
        if (passage.step != RotatingPassage.Step.ALL_EXACT_EVENTS) {
            int count = passage.advancementSteps;
            steps.add(new Explanation.Step(
                    "conservative advancement",
                    count + (count == 1 ? " step" : " steps") + ", apart until t = " + passage.apartUntil));
        }
        steps.add(new Explanation.Step(
                passage.step.label(),
                finding(passage, axis) + ": " + passage.verdict + " by "
                        + passage.stage.name().toLowerCase(Locale.ROOT)));
        RotatingReference.describe(contact).ifPresent(steps::add);
        steps.add(new Explanation.Step("stages", stages.describe()));
        return new Explanation(steps);
    }

    private static String finding(RotatingPassage passage, BodyAxis axis) {
        return switch (passage.step) {
            case BOUNDING_DISKS -> "disks around the shapes in all orientations stay apart";
            case INSCRIBED_DISKS -> "disks inside the shapes overlap at the start";
            case SEPARATING_AXIS -> describe(axis) + " separates the shapes to the end";
            case VERTEX_IMPACT -> describe(passage.impact) + ", alone, after t = " + passage.impact.begin;
            case ARC_IMPACT -> describe(passage.arcImpact) + ", alone, after t = " + passage.arcImpact.begin;
            case INITIAL_ARC -> describe(passage.arcImpact) + ", alone, at the start or near to it";
            case INITIAL_CONTACT -> describe(passage.impact) + ", alone, at the start or near to it";
            case INITIAL_EDGES -> "edges lie on each other at the start, and " + describe(passage.impact);
            case INITIAL_OVERLAP -> "each edge has a vertex below it at the start";
            case LINE_CLIPPING -> "neither shape rotates: the line of the motion, clipped at the edges of both";
            case EXACT_EVENTS ->
                "proximity at and between the roots of the polynomials of the features that come close";
            case ALL_EXACT_EVENTS -> "doubles are not in range, or left out: proximity at and between all roots";
            case ROTATED_SHAPES -> "neither shape rotates: exact sweep of the rotated shapes";
        };
    }

    private static String describe(BodyAxis axis) {
        BodyFrame frame = axis.frame();
        return axis.isEdge()
                ? "the normal of edge " + frame.ownerCore.edgeIndex(axis.edge()) + " of " + owner(frame)
                : "an axis between two vertices, at rest relative to " + owner(frame) + ",";
    }

    private static String describe(VertexCrossing crossing) {
        BodyFrame frame = crossing.frame;
        return "vertex " + frame.otherCore.vertexIndex(crossing.vertex) + " crosses edge "
                + frame.ownerCore.edgeIndex(crossing.edge) + " of " + owner(frame);
    }

    private static String describe(ArcCrossing crossing) {
        BodyFrame frame = crossing.frame;
        return "vertex " + frame.otherCore.vertexIndex(crossing.vertex) + " comes to vertex "
                + frame.ownerCore.vertexIndex(crossing.ofOwner) + " of " + owner(frame);
    }

    private static String owner(BodyFrame frame) {
        return frame.isOfA ? "A" : "B";
    }
}
