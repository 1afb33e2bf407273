package org.polysweep.internal.compound;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.motion.StepPart;
import org.polysweep.internal.obstacle.ExactContactEdge;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.MovingShape;

/**
 * The contact of a shape with several others at exactly the same time, evaluated as if the others were parts of one
 * compound: an edge that the obstacles of the others cover is not hit ({@link InternalEdgeFilter}). Decided by
 * integers. Reusable.
 */
public final class JointContact {

    private final List<PartContact> pairs = new ArrayList<>();
    private final List<Integer> owners = new ArrayList<>();
    private final SweepResult answer = SweepResult.create();

    /** Creates a contact without pairs. */
    public JointContact() {}

    /** Discards all pairs. */
    public void clear() {
        pairs.clear();
        owners.clear();
    }

    /**
     * Adds two parts that touch or overlap at the time of the contact, or possibly do.
     *
     * @param owner a number of the caller's for the other shape; in ascending order
     * @param a the shape
     * @param partA its part
     * @param b the other shape
     * @param partB its part
     * @param verdict HIT or TOUCH
     */
    public void add(int owner, MovingShape a, int partA, MovingShape b, int partB, Verdict verdict) {
        PartContact pair = PartContact.of(a, partA, b, partB, verdict, StepPart.WHOLE);
        // Parts of all shapes are numbered in the order in which they are added.
        pairs.add(new PartContact(
                partA, pairs.size(), verdict, pair.counts(), pair.time(), pair.answer(), pair.round(), pair.fronts()));
        owners.add(owner);
    }

    /** Returns the number of pairs that have been added. */
    public int count() {
        return pairs.size();
    }

    /**
     * Chooses the pair to report, as for the HIT of a compound.
     *
     * @return the number of the shape that is hit; the normal is in {@link #answer}
     */
    public int choose() {
        InternalEdgeFilter.Choice choice = new InternalEdgeFilter(pairs, Verdict.HIT, true).choose();
        Optional<ExactContactEdge> edge = choice.edge();
        PartContact pair = choice.pair();
        edge.map(pair.answer()::choosing).orElse(pair.answer()).writeTo(answer);
        return owners.get(pair.partB());
    }

    /** Returns the answer of the pair that was chosen. */
    public SweepResult answer() {
        return answer;
    }
}
