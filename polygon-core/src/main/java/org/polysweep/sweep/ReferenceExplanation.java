package org.polysweep.sweep;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polysweep.contact.Explanation;
import org.polysweep.contact.Explanation.Step;
import org.polysweep.polygon.ConvexPolygon;

/** What the reference sweep found on its way to an answer, in words. */
final class ReferenceExplanation {

    private ReferenceExplanation() {}

    static Explanation of(ExactQuery query) {
        ReferenceSweep sweep = new ReferenceSweep(query);
        List<Step> steps = new ArrayList<>();
        boolean apartAlong = sweep.apartAlongMotion();
        steps.add(new Step(
                "velocity axis",
                apartAlong
                        ? "the swept extents are apart: rejected"
                        : "the extents, swept over the step, have a point in common"));
        if (!apartAlong) {
            steps.add(new Step(
                    "perpendicular axis",
                    sweep.apartAcrossMotion()
                            ? "the shadows are apart: rejected"
                            : "the shadows have a point in common"));
        }
        Optional<Passage> passage = sweep.passage();
        passage.ifPresent(found -> {
            steps.add(new Step("first ray", describe(found.entering(), query)));
            steps.add(new Step("last ray", describe(found.leaving(), query)));
            if (found.tangent()) {
                steps.add(new Step("tangent", "the motion runs along a side of the obstacle and cannot enter it"));
            }
        });
        steps.add(new Step("stage", "integers"));
        return new Explanation(steps);
    }

    private static String describe(Crossing crossing, ExactQuery query) {
        String spotA = describe(crossing.onA(), query.a().shape()) + " of A";
        String spotB = describe(crossing.onB(), query.b().shape()) + " of B";
        String time = query.d().isZero() ? "on a line through the origin" : "at t = " + crossing.time();
        return crossing.onA().isCorner()
                ? "from " + spotA + " along the motion: meets " + spotB + " " + time
                : "from " + spotB + " against the motion: meets " + spotA + " " + time;
    }

    private static String describe(Spot spot, ConvexPolygon shape) {
        return spot.isCorner() ? "vertex " + shape.vertexIndex(spot.index()) : "edge " + shape.edgeIndex(spot.index());
    }
}
