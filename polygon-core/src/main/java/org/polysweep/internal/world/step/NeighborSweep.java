package org.polysweep.internal.world.step;

import org.polysweep.contact.Verdict;
import org.polysweep.internal.tree.BoxVisitor;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.broadphase.BroadPhase;
import org.polysweep.internal.world.broadphase.SweptBoxes;
import org.polysweep.internal.world.queue.ContactQueue;
import org.polysweep.internal.world.segment.PairSweep;
import org.polysweep.internal.world.segment.Relation;
import org.polysweep.internal.world.segment.Trajectories;
import org.polysweep.internal.world.state.StepPairs;
import org.polysweep.internal.world.state.StepState;

/**
 * Sweeps a body with a new segment against all near bodies for the rest of the step, and adds its contacts to the
 * queue. Reusable; not thread-safe.
 */
final class NeighborSweep {

    private static final int NOBODY = -1;
    private static final int ALL_TURNED = -2;

    private final Bodies bodies;
    private final StepState state;
    private final Trajectories trajectories;
    private final SweptBoxes boxes;
    private final BroadPhase broadPhase;
    private final StepPairs pairs;
    private final ContactQueue queue;
    private final PairSweep sweep;
    private final StepContact view;
    private final BoxVisitor visitor = this::meet;

    /** The segment that is being swept against its neighbors, and the start time of the sweep. */
    private int turned;

    private double turnedAt;

    /** By rank: the bodies whose segments are swept at the beginning of the step. */
    private boolean[] isTurned = {};

    /** The other body of the contact, whether their further contacts are already known, and these contacts. */
    private int partner;

    private boolean isFound;
    private int firstFound;
    private int endOfFound;

    /**
     * Creates the sweep of the segments of a step.
     *
     * @param bodies the bodies
     * @param state the segment that each body is on
     * @param boxes the boxes of the bodies; they contain the segments that are swept
     * @param broadPhase decides which bodies may collide
     * @param pairs the state of pairs of bodies in the step
     * @param queue receives the contacts
     * @param view shows the next contact
     */
    NeighborSweep(
            Bodies bodies,
            StepState state,
            SweptBoxes boxes,
            BroadPhase broadPhase,
            StepPairs pairs,
            ContactQueue queue,
            StepContact view) {
        this.bodies = bodies;
        this.state = state;
        trajectories = state.trajectories;
        this.boxes = boxes;
        this.broadPhase = broadPhase;
        this.pairs = pairs;
        this.queue = queue;
        this.view = view;
        sweep = new PairSweep(bodies, trajectories);
    }

    /** Sweeps a segment against all bodies near it in the rest of the step. */
    void sweep(int segment, double time) {
        sweep(segment, time, NOBODY);
    }

    /**
     * Sweeps the new segments of the two bodies of a contact. Further contacts of the two with each other are found
     * once.
     *
     * @param segmentA the segment of A
     * @param isNewA whether it is new
     * @param segmentB the segment of B
     * @param isNewB whether it is new
     * @param time from when on
     * @param areApart whether it is known that the two do not collide on these segments
     */
    void sweepBoth(int segmentA, boolean isNewA, int segmentB, boolean isNewB, double time, boolean areApart) {
        firstFound = queue.contacts().count();
        endOfFound = firstFound;
        isFound = areApart;
        if (isNewA) {
            sweep(segmentA, time, trajectories.rank[segmentB]);
            isFound = true;
        }
        if (isNewB) {
            sweep(segmentB, time, trajectories.rank[segmentA]);
        }
    }

    /** Sweeps the segments of the bodies, by rank, that have got one at the beginning of the step, each pair once. */
    void sweepTurned(boolean[] areTurned) {
        isTurned = areTurned;
        for (int rank = 0; rank < bodies.count(); rank++) {
            if (isTurned[rank]) {
                sweep(state.segment[rank], 0, ALL_TURNED);
            }
        }
    }

    private void sweep(int segment, double time, int partner) {
        turned = segment;
        turnedAt = time;
        this.partner = partner;
        boxes.near(trajectories, segment, visitor);
    }

    private void meet(int other) {
        int body = trajectories.rank[turned];
        if (other == body || pairs.passing.contains(body, other)) {
            return;
        }
        if (partner == ALL_TURNED) {
            if (other > body || !isTurned[other]) {
                sweepAgainst(body, other);
            }
        } else if (other != partner) {
            sweepAgainst(body, other);
        } else if (isFound) {
            for (int contact = firstFound; contact < endOfFound; contact++) {
                queue.put(queue.addAgain(contact));
            }
        } else {
            firstFound = queue.contacts().count();
            sweepAgainst(body, other);
            endOfFound = queue.contacts().count();
        }
    }

    private void sweepAgainst(int body, int other) {
        int segmentA = body < other ? turned : state.segment[other];
        int segmentB = body < other ? state.segment[other] : turned;
        // If the distance of the two does not change, their contact has been reported.
        if ((trajectories.moveAlike(segmentA, segmentB) && pairs.reported.contains(body, other))
                || boxes.stayApart(trajectories, segmentA, segmentB, turnedAt)
                || !broadPhase.mayMeet(body, other)) {
            return;
        }
        Relation relation =
                areConvex(body, other) ? sweep.relation(segmentA, 0, segmentB, 0, turnedAt) : Relation.UNKNOWN;
        switch (relation) {
            case APART -> {}
            case APPROACHING -> queue.put(queue.addUnswept(segmentA, segmentB, sweep.enterBelow()));
            case OVERLAPPING -> addOverlap(segmentA, 0, segmentB, 0, turnedAt);
            case UNKNOWN -> sweepPair(segmentA, segmentB, turnedAt);
        }
    }

    private boolean areConvex(int body, int other) {
        return bodies.ranked.isConvex(body) && bodies.ranked.isConvex(other);
    }

    /** Sweeps the pairs that have not been swept, as long as one of them may have the next contact. */
    void sweepNext() {
        while (queue.left() > 0 && !queue.contacts().isSwept(queue.first())) {
            int pair = queue.take();
            int segmentA = queue.contacts().segmentA(pair);
            int segmentB = queue.contacts().segmentB(pair);
            if (state.isCurrent(segmentA) && state.isCurrent(segmentB)) {
                double from = Math.max(trajectories.from[segmentA], trajectories.from[segmentB]);
                addContacts(segmentA, segmentB, from, view.sweepAhead(segmentA, segmentB, from));
            }
        }
    }

    /** Sweeps two bodies from a time on, and adds their contacts. */
    private void sweepPair(int segmentA, int segmentB, double from) {
        sweep.sweepRest(segmentA, segmentB, from);
        addContacts(segmentA, segmentB, from, sweep);
    }

    private void addContacts(int segmentA, int segmentB, double from, PairSweep sweep) {
        int a = trajectories.rank[segmentA];
        int b = trajectories.rank[segmentB];
        Verdict verdict = sweep.verdict();
        if (verdict == Verdict.HIT || (verdict == Verdict.TOUCH && !pairs.reported.contains(a, b))) {
            double enter = sweep.enter();
            boolean clipped = !(sweep.result().enter() >= from);
            queue.put(queue.add(segmentA, sweep.partA(), segmentB, sweep.partB(), verdict, enter, clipped));
        }
        int count = sweep.within().count();
        for (int i = 0; i < count; i++) {
            addOverlap(
                    segmentA, sweep.within().partA(i), segmentB, sweep.within().partB(i), from);
        }
    }

    /** Adds the contact of two parts that overlap, unless they may. */
    private void addOverlap(int segmentA, int partA, int segmentB, int partB, double time) {
        if (!mayBeWithin(segmentA, partA, segmentB, partB, time)) {
            queue.put(queue.add(segmentA, partA, segmentB, partB, Verdict.OVERLAP, time, true));
        }
    }

    /**
     * Returns whether two parts may overlap when the segment begins: they overlapped before, because the bodies
     * overlapped at the beginning of the step, or one part is in a chain that is passed from behind. Any other overlap
     * is due to rounding.
     */
    private boolean mayBeWithin(int segmentA, int partA, int segmentB, int partB, double time) {
        int a = trajectories.rank[segmentA];
        int b = trajectories.rank[segmentB];
        return (pairs.overlapping.contains(a, b) || bodies.ranked.isOneSided(a) || bodies.ranked.isOneSided(b))
                && pairs.allowed.contains(
                        state.segmentBefore(a, time), partA, state.segmentBefore(b, time), partB, time);
    }
}
