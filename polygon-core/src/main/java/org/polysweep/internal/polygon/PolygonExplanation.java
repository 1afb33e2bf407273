package org.polysweep.internal.polygon;

import java.util.ArrayList;
import java.util.List;
import org.polysweep.contact.Explanation;
import org.polysweep.contact.Explanation.Step;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.internal.polygon.InitialContact.Relation;
import org.polysweep.internal.polygon.ProjectionRejection.Axis;
import org.polysweep.internal.polygon.predicate.PolygonQuery;
import org.polysweep.internal.sign.Stages;
import org.polysweep.result.SweepResult;

/** Says in words how one run of a {@link PolygonSweep} has found its result, step by step. */
final class PolygonExplanation {

    private final PolygonQuery query;
    private final Passage passage;
    private final List<Step> steps = new ArrayList<>();

    private PolygonExplanation(PolygonQuery query, Passage passage) {
        this.query = query;
        this.passage = passage;
    }

    /**
     * Returns the explanation.
     *
     * @param query the query
     * @param passage the findings of the run
     * @param result the result, of which nothing has been read; all of it is read, to count the stages
     * @param stages the stages of the run, which have been counted since it began
     */
    static Explanation of(PolygonQuery query, Passage passage, SweepResult result, Stages stages) {
        PolygonExplanation explanation = new PolygonExplanation(query, passage);
        explanation.addProjection();
        if (passage.axis() == Axis.NONE) {
            String signs = stages.describe();
            explanation.addInitialContact();
            explanation.addRays();
            explanation.add("signs", signs);
            if (result.verdict() != Verdict.MISS) {
                stages.count();
                result.toOutcome();
                explanation.add("normal, features, numbers", stages.describe());
            }
        }
        return new Explanation(explanation.steps);
    }

    private void add(String test, String finding) {
        steps.add(new Step(test, finding));
    }

    private void addProjection() {
        Axis axis = passage.axis();
        add(
                "projection",
                axis == Axis.NONE
                        ? "not certainly apart on the x, y, displacement and perpendicular axes"
                        : "apart on " + axis.words() + ": rejected");
    }

    private void addInitialContact() {
        InitialContact contact = passage.initialContact;
        add(
                "initial contact",
                switch (contact.reason()) {
                    case NONE -> "not decided";
                    case BOXES -> "the bounding boxes are apart";
                    case SEPARATING_AXES ->
                        "by the separating axes of parallelograms: "
                                + (contact.is(Relation.OVERLAPPING) ? "they overlap" : "they stay apart: rejected");
                    case INSCRIBED_DISKS -> "inscribed disks overlap";
                    case INSCRIBED_OCTAGON -> "an octagon inscribed in the obstacle contains the origin: they overlap";
                    case EDGE -> describeEdge(contact);
                });
    }

    private String describeEdge(InitialContact contact) {
        String edge = contact.isOfB
                ? "edge " + query.b.edgeIndex(contact.edge) + " of B"
                : "edge " + query.a.edgeIndex(contact.edge) + " of A";
        if (contact.is(Relation.OVERLAPPING)) {
            return edge + " and the opposite vertex surround the origin: they overlap";
        }
        if (contact.is(Relation.APPROACHING)) {
            return "apart beyond " + edge + ", toward which the motion leads";
        }
        if (contact.is(Relation.PARTING)) {
            return "apart beyond " + edge + ", or beside it, and the motion does not lead there: rejected";
        }
        return "they touch on the line of " + edge + ", "
                + feature(contact.isEdgeA, query.a.edgeIndex(contact.onA), query.a.vertexIndex(contact.onA))
                + " of A and "
                + feature(contact.isEdgeB, query.b.edgeIndex(contact.onB), query.b.vertexIndex(contact.onB))
                + " of B; the motion leads "
                + (contact.is(Relation.PRESSING) ? "into it: HIT" : "along it or away: TOUCH");
    }

    private static String feature(boolean isEdge, int edge, int vertex) {
        return isEdge ? "edge " + edge : "vertex " + vertex;
    }

    private void addRays() {
        if (!passage.hasCastEntering()) {
            return;
        }
        ExactQuery exact = query.exact();
        VertexRay entering = passage.entering();
        if (entering.hits) {
            addRay("first ray", entering, exact);
            if (passage.hasCastLeaving()) {
                addRay("last ray", passage.leaving(), exact);
            }
        }
        if (passage.is(Verdict.MISS)) {
            add(
                    "line of the motion",
                    entering.hits
                            ? "does not collide with the obstacle while the step lasts: rejected"
                            : "runs past the obstacle (" + describe(entering) + "): rejected");
        } else if (passage.isTangent()) {
            add("tangent", "the line of the motion only touches the obstacle from outside");
        }
    }

    private void addRay(String name, VertexRay ray, ExactQuery exact) {
        add(name, ray.exactly(exact).describe(exact) + " (" + describe(ray) + ")");
    }

    private static String describe(VertexRay ray) {
        int vertices = ray.vertices;
        return ray.method().words() + ", " + vertices + (vertices == 1 ? " vertex" : " vertices")
                + " of the obstacle looked at";
    }
}
