package org.polysweep.internal.world.step;

import org.polysweep.contact.Verdict;
import org.polysweep.internal.tree.BoxVisitor;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.broadphase.BroadPhase;
import org.polysweep.internal.world.broadphase.SweptBoxes;
import org.polysweep.internal.world.queue.ContactQueue;
import org.polysweep.internal.world.segment.PairSweep;
import org.polysweep.internal.world.segment.Trajectories;
import org.polysweep.internal.world.state.StepPairs;
import org.polysweep.internal.world.state.StepState;

/**
 * Sweeps a body with a new line against all near bodies for the rest of the step, and adds its contacts to the queue.
 * Reusable; not thread-safe.
 */
final class NeighborSweep {

    private static final int NOBODY = -1;

    private final Bodies bodies;
    private final StepState state;
    private final Trajectories lines;
    private final SweptBoxes boxes;
    private final BroadPhase broadPhase;
    private final StepPairs pairs;
    private final ContactQueue queue;
    private final PairSweep sweep;
    private final BoxVisitor visitor = this::meet;

    /** The line that is being swept against its neighbors, and the time from which it is. */
    private int turned;

    private double turnedAt;

    /** The other body of the contact, whether their further contacts are already known, and these contacts. */
    private int partner;

    private boolean isFound;
    private int firstFound;
    private int endOfFound;

    /**
     * Makes the sweep of the lines of a step.
     *
     * @param bodies the bodies
     * @param state the line that each body is on
     * @param boxes where each body may be; they hold the lines that are swept
     * @param broadPhase decides which bodies may collide
     * @param pairs the state of pairs of bodies in the step
     * @param queue receives the contacts
     */
    NeighborSweep(
            Bodies bodies,
            StepState state,
            SweptBoxes boxes,
            BroadPhase broadPhase,
            StepPairs pairs,
            ContactQueue queue) {
        this.bodies = bodies;
        this.state = state;
        lines = state.lines;
        this.boxes = boxes;
        this.broadPhase = broadPhase;
        this.pairs = pairs;
        this.queue = queue;
        sweep = new PairSweep(bodies, lines);
    }

    /** Sweeps a line against all that is near it in the rest of the step. */
    void sweep(int line, double time) {
        sweep(line, time, NOBODY);
    }

    /**
     * Sweeps the new lines of the two bodies of a contact. Further contacts of the two with each other are found once.
     *
     * @param lineA the line of A
     * @param isNewA whether it is new
     * @param lineB the line of B
     * @param isNewB whether it is new
     * @param time from when on
     * @param areApart whether it is known that the two do not collide on these lines
     */
    void sweepBoth(int lineA, boolean isNewA, int lineB, boolean isNewB, double time, boolean areApart) {
        firstFound = queue.contacts().count();
        endOfFound = firstFound;
        isFound = areApart;
        if (isNewA) {
            sweep(lineA, time, lines.rank[lineB]);
            isFound = true;
        }
        if (isNewB) {
            sweep(lineB, time, lines.rank[lineA]);
        }
    }

    private void sweep(int line, double time, int partner) {
        turned = line;
        turnedAt = time;
        this.partner = partner;
        boxes.near(lines, line, visitor);
    }

    private void meet(int other) {
        int body = lines.rank[turned];
        if (other == body || pairs.passing.contains(body, other)) {
            return;
        }
        if (other != partner) {
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
        int lineA = body < other ? turned : state.line[other];
        int lineB = body < other ? state.line[other] : turned;
        // If the distance of the two does not change, their contact has been reported.
        if ((lines.moveAlike(lineA, lineB) && pairs.reported.contains(body, other))
                || boxes.stayApart(lines, lineA, lineB, turnedAt)
                || !broadPhase.mayMeet(body, other)) {
            return;
        }
        Verdict verdict = sweep.sweepRest(lineA, lineB, turnedAt);
        if (verdict == Verdict.HIT || (verdict == Verdict.TOUCH && !pairs.reported.contains(body, other))) {
            double enter = sweep.enter();
            boolean clipped = !(sweep.result().enter() >= turnedAt);
            queue.put(queue.add(lineA, sweep.partA(), lineB, sweep.partB(), verdict, enter, clipped));
        }
        int count = sweep.within().count();
        for (int i = 0; i < count; i++) {
            int partA = sweep.within().partA(i);
            int partB = sweep.within().partB(i);
            if (!mayBeWithin(lineA, partA, lineB, partB)) {
                queue.put(queue.add(lineA, partA, lineB, partB, Verdict.OVERLAP, turnedAt, true));
            }
        }
    }

    /**
     * Returns whether two parts may overlap when the line begins: they did before, as the bodies overlapped at the
     * beginning of the step, or one is a chain that is passed from behind. If not, rounding has put them there.
     */
    private boolean mayBeWithin(int lineA, int partA, int lineB, int partB) {
        int a = lines.rank[lineA];
        int b = lines.rank[lineB];
        return (pairs.overlapping.contains(a, b) || bodies.ranked.isOneSided(a) || bodies.ranked.isOneSided(b))
                && pairs.allowed.contains(
                        state.lineBefore(a, turnedAt), partA, state.lineBefore(b, turnedAt), partB, turnedAt);
    }
}
