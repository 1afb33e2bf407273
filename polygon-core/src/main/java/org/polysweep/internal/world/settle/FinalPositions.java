package org.polysweep.internal.world.settle;

import java.util.Arrays;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.collection.PairList;
import org.polysweep.internal.collection.PairSet;
import org.polysweep.internal.tree.BoxVisitor;
import org.polysweep.internal.tree.PairVisitor;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.broadphase.BroadPhase;
import org.polysweep.internal.world.broadphase.SweptBoxes;
import org.polysweep.internal.world.segment.Trajectories;
import org.polysweep.internal.world.state.StepLog;
import org.polysweep.internal.world.state.StepPairs;
import org.polysweep.internal.world.state.StepState;

/**
 * Finds the final positions of bodies after a step: the doubles next to the ends of their segments, on the side away
 * from their last contacts. By rounding, two bodies that only touch or pass closely may still overlap there. So all
 * pairs of near bodies are tested again at these positions. Overlapping ones are moved apart by the amount of rounding.
 * If that does not help, bodies return to their positions before the step. There no overlap is new, so this terminates
 * without new overlaps.
 */
public final class FinalPositions {

    private final Bodies bodies;
    private final StepState state;
    private final SweptBoxes boxes;
    private final PairVisitor pairs = this::judgePair;
    private final EndPlaces places;
    private final EndOverlaps overlaps;
    private final Trajectories ends;
    private final OutwardPush push;
    private final PairList faults = new PairList();
    private final PairList next = new PairList();
    private final PairSet seen = new PairSet();
    private boolean[] isBack = {};

    private final BoxVisitor neighbors = this::judgeNeighbor;

    /** The body that was rolled back last, and the rolled-back bodies whose followers have not been searched yet. */
    private int returned;

    private int[] waiting = {};
    private int waitingCount;
    private final BoxVisitor followers = this::follow;

    public FinalPositions(Bodies bodies, StepState state, SweptBoxes boxes, BroadPhase broadPhase, StepPairs known) {
        this.bodies = bodies;
        this.state = state;
        this.boxes = boxes;
        places = new EndPlaces(bodies, state);
        overlaps = new EndOverlaps(bodies, state, boxes, broadPhase, known);
        ends = overlaps.ends;
        push = new OutwardPush(bodies, state, boxes, places, overlaps);
    }

    /** Moves all bodies to the ends of their segments, even if they overlap there. */
    public void letPass() {
        for (int rank = 0; rank < bodies.count(); rank++) {
            int slot = bodies.byRank(rank);
            bodies.x[slot] += bodies.dx[slot];
            bodies.y[slot] += bodies.dy[slot];
            bodies.endDx[slot] = bodies.dx[slot];
            bodies.endDy[slot] = bodies.dy[slot];
            bodies.kept.keep(slot, bodies.dx[slot], bodies.dy[slot]);
            turnTo(slot, state.trajectories, rank);
        }
    }

    /** Gives a body the orientation that it has at the end of a segment. */
    private void turnTo(int i, Trajectories of, int segment) {
        if (of.haveRotors()) {
            bodies.orientations.c[i] = of.c1(segment);
            bodies.orientations.s[i] = of.s1(segment);
        }
    }

    /** Finds the final positions of all bodies. */
    public void settle() {
        int count = bodies.count();
        if (isBack.length < count) {
            isBack = new boolean[Math.max(count, 2 * isBack.length)];
        }
        ends.clear(state.trajectories.haveRotors());
        faults.clear();
        for (int rank = 0; rank < count; rank++) {
            isBack[rank] = false;
            placeAtEnd(rank);
        }
        boxes.nearPairs(pairs);
        if (faults.count() > 0) {
            push.run(faults);
        }
        while (faults.count() > 0) {
            goBack();
        }
    }

    /** Moves all bodies to the final positions that have been found. */
    public void store(StepLog log) {
        for (int rank = 0; rank < bodies.count(); rank++) {
            if (boxes.groups().isAsleep(rank)) {
                storeAgain(bodies.byRank(rank));
            } else {
                store(rank, log);
            }
        }
    }

    /** Gives a sleeping body the motion with which it ended the last step; the rest of its outcome is in place. */
    private void storeAgain(int slot) {
        bodies.endDx[slot] = boxes.groups().endDx(slot);
        bodies.endDy[slot] = boxes.groups().endDy(slot);
        bodies.kept.keep(slot, boxes.groups().keptDx(slot), boxes.groups().keptDy(slot));
    }

    private void placeAtEnd(int rank) {
        int slot = bodies.byRank(rank);
        boolean rests = boxes.groups().isAsleep(rank) || places.hasComeToRest(rank);
        ends.add(rank, rests ? bodies.x[slot] : places.endX(rank), rests ? bodies.y[slot] : places.endY(rank), 0, 0, 0);
        int segment = state.segment[rank];
        ends.setRotor(rank, state.trajectories.c1(segment), state.trajectories.s1(segment));
        boxes.lead(ends, rank);
    }

    /** Tests a pair at its final positions, by rank. */
    private void judgePair(int one, int other) {
        if ((!overlaps.stands(one) || !overlaps.stands(other)) && overlaps.isFault(one, other)) {
            faults.add(Math.min(one, other), Math.max(one, other));
        }
    }

    /**
     * Rolls back both bodies of each pair to their positions before the step, and every body that passed through there.
     */
    private void goBack() {
        faults.sort();
        next.clear();
        seen.clear();
        for (int place = 0; place < faults.count(); place++) {
            int a = faults.first(place);
            int b = faults.second(place);
            if (!(isBack[a] && isBack[b]) && overlaps.isFault(a, b)) {
                sendBack(a);
                sendBack(b);
                while (waitingCount > 0) {
                    returned = waiting[--waitingCount];
                    boxes.meeting(ends, returned, followers);
                    boxes.meeting(ends, returned, neighbors);
                }
            }
        }
        keepNext();
    }

    private void judgeNeighbor(int other) {
        if (other != returned && !isBack[other] && overlaps.isFault(returned, other) && seen.add(returned, other)) {
            next.add(Math.min(returned, other), Math.max(returned, other));
        }
    }

    private void sendBack(int rank) {
        if (isBack[rank]) {
            return;
        }
        int slot = bodies.byRank(rank);
        isBack[rank] = true;
        // The tree includes this position: every trajectory begins there.
        ends.place(rank, bodies.x[slot], bodies.y[slot]);
        ends.setRotor(rank, bodies.orientations.c[slot], bodies.orientations.s[slot]);
        if (waitingCount == waiting.length) {
            waiting = Arrays.copyOf(waiting, Math.max(16, 2 * waitingCount));
        }
        waiting[waitingCount++] = rank;
    }

    /**
     * Rolls back a body whose trajectory leads through a body that was rolled back: it would have passed through that
     * body.
     */
    private void follow(int other) {
        if (other == returned || isBack[other] || overlaps.stands(other) || !overlaps.keepOut(returned, other)) {
            return;
        }
        int slot = bodies.byRank(other);
        int count = ends.count;
        int way = ends.add(
                other,
                bodies.x[slot],
                bodies.y[slot],
                ends.x(other) - bodies.x[slot],
                ends.y(other) - bodies.y[slot],
                0);
        ends.setRotors(way, state.trajectories.c0(other), state.trajectories.s0(other), ends.c0(other), ends.s0(other));
        boolean leadsThrough = isFullTurn(other)
                || bodies.orientations.rotatesSteadily(slot)
                || overlaps.sweep.sweep(returned, way) == Verdict.HIT;
        ends.count = count;
        if (leadsThrough) {
            sendBack(other);
        }
    }

    /**
     * Returns whether rounding has made the final rotor opposite to the first one, so that the straight line passes
     * through 0.
     */
    private boolean isFullTurn(int rank) {
        int slot = bodies.byRank(rank);
        return ends.haveRotors() && bodies.orientations.isOpposite(slot, ends.c0(rank), ends.s0(rank));
    }

    private void keepNext() {
        faults.clear();
        for (int place = 0; place < next.count(); place++) {
            faults.add(next.first(place), next.second(place));
        }
    }

    private void store(int rank, StepLog log) {
        int slot = bodies.byRank(rank);
        int segment = state.segment[rank];
        boolean wouldHaveMoved = state.trajectories.x(segment) + state.trajectories.dx(segment) != bodies.x[slot]
                || state.trajectories.y(segment) + state.trajectories.dy(segment) != bodies.y[slot]
                || (ends.haveRotors()
                        && (state.trajectories.c1(segment) != bodies.orientations.c[slot]
                                || state.trajectories.s1(segment) != bodies.orientations.s[slot]));
        bodies.endDx[slot] = isBack[rank] ? 0 : state.trajectories.dx(segment) + state.impulses.owedX(rank);
        bodies.endDy[slot] = isBack[rank] ? 0 : state.trajectories.dy(segment) + state.impulses.owedY(rank);
        bodies.x[slot] = ends.x(rank);
        bodies.y[slot] = ends.y(rank);
        turnTo(slot, ends, rank);
        keep(rank, slot);
        if (isBack[rank] && wouldHaveMoved) {
            log.addRolledBack(bodies.id(slot));
        }
    }

    /** Keeps the motion of a body without the motion of its carrier, also as its displacement if it persists. */
    private void keep(int rank, int slot) {
        boolean isKept = !state.stalled[rank] && !isBack[rank];
        boolean persists = state.keeps[rank] && !bodies.kinematic[slot];
        bodies.kept.clear(slot);
        if (isKept || persists) {
            double dx = state.lastDx(rank);
            double dy = state.lastDy(rank);
            state.carriers.findOwnMotion(rank, state.ownRequestedDx(rank), state.ownRequestedDy(rank), dx, dy);
        }
        if (isKept) {
            bodies.kept.keep(slot, state.carriers.ownDx(), state.carriers.ownDy());
        }
        if (persists) {
            bodies.dx[slot] = state.carriers.ownDx();
            bodies.dy[slot] = state.carriers.ownDy();
        }
    }
}
