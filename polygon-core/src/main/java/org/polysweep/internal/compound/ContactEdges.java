package org.polysweep.internal.compound;

import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.motion.StepPart;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.obstacle.ExactContactEdge;
import org.polysweep.internal.obstacle.NormalOrder;
import org.polysweep.internal.rotation.RotatingEvents;
import org.polysweep.internal.rotation.exact.RotatingContact;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.MovingShape;

/**
 * The edges of the obstacle of two parts at their contact: two where a vertex hits a vertex exactly. Chooses among the
 * edges that fulfill a condition, by the rules for the normal, in integers. Stateless.
 */
public final class ContactEdges {

    private ContactEdges() {}

    /**
     * Reports a contact with the first edge for which a condition holds. If a compound is one-sided, the edge must be
     * hit from the front.
     *
     * @param a the first shape, which does not rotate during the step
     * @param partA its part
     * @param b the second shape, which does not rotate either
     * @param partB its part
     * @param verdict the verdict of the two parts: HIT or TOUCH
     * @param condition a condition on the answer about an edge
     * @param result has the answer about the two parts; receives the answer about the edge
     * @return whether there is such an edge; if not, the result is not defined
     */
    public static boolean choose(
            MovingShape a,
            int partA,
            MovingShape b,
            int partB,
            Verdict verdict,
            Predicate<SweepResult> condition,
            SweepResult result) {
        PartContact contact = PartContact.of(a, partA, b, partB, verdict, StepPart.WHOLE);
        if (contact.isRound()) {
            return contact.counts() && condition.test(result);
        }
        ExactVector d = contact.answer().query().d();
        List<ExactContactEdge> edges = contact.facesAt(contact.time()).stream()
                .filter(edge -> verdict == Verdict.TOUCH || edge.normal().dot(d).signum() < 0)
                .sorted(Comparator.comparing(ExactContactEdge::normal, NormalOrder.atContact(d)))
                .toList();
        for (ExactContactEdge edge : edges) {
            contact.answer().choosing(edge).writeTo(result);
            if (condition.test(result)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns whether two parts of which one rotates collide at the front of each one-sided chain.
     *
     * @param start the beginning of the sweep in which they hit or touch, in [0, 1)
     * @param end its end, later and at most 1
     */
    public static boolean isAtFront(MovingShape a, int partA, MovingShape b, int partB, double start, double end) {
        RotatingContact contact =
                RotatingEvents.contact(a.part(partA), b.part(partB), start, end).contact();
        return (!a.shape().isOneSided() || contact.isLeftOfA()) && (!b.shape().isOneSided() || contact.isLeftOfB());
    }
}
