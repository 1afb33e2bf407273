package org.polysweep.internal.world.step;

import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.broadphase.SweptBoxes;
import org.polysweep.internal.world.response.StepBodyMotion;
import org.polysweep.internal.world.response.StepPairMotion;
import org.polysweep.internal.world.rounding.WorldThresholds;
import org.polysweep.internal.world.segment.PairSweep;
import org.polysweep.internal.world.segment.PointSpeed;
import org.polysweep.internal.world.segment.Trajectories;
import org.polysweep.internal.world.state.Outward;
import org.polysweep.internal.world.state.StepLog;
import org.polysweep.internal.world.state.StepPairs;
import org.polysweep.internal.world.state.StepState;
import org.polysweep.world.body.Response;
import org.polysweep.world.body.StepBudget;

/**
 * How two bodies continue after a contact: a response changes their motions, or they are moved out of each other, and
 * both get new segments. Reusable.
 */
final class Reaction {

    private final Bodies bodies;
    private final StepState state;
    private final Trajectories trajectories;
    private final SweptBoxes boxes;
    private final StepContact view;
    private final Encounter encounter;
    private final NeighborSweep neighbors;
    private final StepPairs pairs;
    private final SegmentChange segmentChange;
    private final PointSpeed speeds;
    private final Stalls stalls;
    private final StepPairMotion motion;

    private StepBudget budget = StepBudget.DEFAULT;

    /** The contact: two segments, their bodies and the time. */
    private int segmentA;

    private int segmentB;
    private int a;
    private int b;
    private double time;

    Reaction(
            Bodies bodies,
            StepState state,
            SweptBoxes boxes,
            StepContact view,
            Encounter encounter,
            NeighborSweep neighbors,
            StepLog log,
            StepPairs pairs) {
        this.bodies = bodies;
        this.state = state;
        trajectories = state.trajectories;
        this.boxes = boxes;
        this.view = view;
        this.encounter = encounter;
        this.neighbors = neighbors;
        this.pairs = pairs;
        segmentChange = new SegmentChange(trajectories, new PairSweep(bodies, trajectories), encounter);
        speeds = new PointSpeed(bodies, trajectories);
        stalls = new Stalls(bodies, state, boxes, speeds, neighbors, log);
        motion = new StepPairMotion(bodies, state);
    }

    /** Begins a step. */
    void limit(StepBudget budget) {
        this.budget = budget;
    }

    /** Begins with a contact of two segments, which the view shows and the encounter has. */
    void begin(int segmentA, int segmentB, double time) {
        this.segmentA = segmentA;
        this.segmentB = segmentB;
        this.time = time;
        a = trajectories.rank[segmentA];
        b = trajectories.rank[segmentB];
        speeds.set(segmentA, segmentB, time, view);
        setMotion(canChange(a), canChange(b));
        state.contacts[a]++;
        state.contacts[b]++;
    }

    /** Returns whether the two bodies approach, by more than a rounding error if their islands slide. */
    boolean isApproach() {
        return goesOn() ? encounter.isMore(motion.approach(view)) : !(motion.approach(view) <= 0);
    }

    /**
     * Separates two bodies that overlap by rounding, and do not approach. A body that is still on its first segment is
     * exactly at the caller's position, and stays there if the other one can be moved.
     */
    void moveOut() {
        boolean goesOn = goesOn();
        boolean staysA = stays(a, goesOn);
        boolean staysB = stays(b, goesOn);
        boolean onlyA = staysB && !staysA && motion.a().canChange();
        boolean onlyB = staysA && !staysB && motion.b().canChange();
        if (goesOn && !onlyA && !onlyB && motion.a().canChange() && motion.b().canChange()) {
            double rise = state.islands.rise(a, view.normalX(), view.normalY());
            onlyA = rise > 0;
            onlyB = rise < 0;
        }
        setMotion(motion.a().canChange() && !onlyB, motion.b().canChange() && !onlyA);
        state.lean(onlyB ? StepState.NONE : a, onlyA ? StepState.NONE : b, view.normalX(), view.normalY());
        if (state.keeps[a] || state.keeps[b]) {
            keep();
        }
        turn(bouncesOn(a) || bouncesOn(b));
    }

    /**
     * Returns whether bodies of the islands of two bodies have slid or bounced in this step, so that they may collide
     * again and again.
     */
    private boolean goesOn() {
        return state.islands.goesOn(a) || state.islands.goesOn(b);
    }

    /** Notes that a body has slid or bounced; a kinematic body, which may be in contact with many islands, does not. */
    private void goOn(int body) {
        if (!bodies.ranked.isKinematic(body)) {
            state.islands.goOn(body);
        }
    }

    /** Lets two bodies keep the motions with which they end the step; a kinematic body has the same motion anyway. */
    private void keep() {
        state.keeps[a] |= !bodies.ranked.isKinematic(a);
        state.keeps[b] |= !bodies.ranked.isKinematic(b);
    }

    /** Sets the state of both bodies at the contact, and the motions that can be changed. */
    private void setMotion(boolean movesA, boolean movesB) {
        setMotion(motion.a(), segmentA, movesA);
        setMotion(motion.b(), segmentB, movesB);
    }

    private void setMotion(StepBodyMotion half, int segment, boolean moves) {
        int rank = trajectories.rank[segment];
        half.set(rank, speeds.dx(segment), speeds.dy(segment), bodies.mass[bodies.byRank(rank)], moves);
    }

    /**
     * Returns whether a body is still on its first segment of the step; if its island slides, whether it is at rest.
     */
    private boolean stays(int body, boolean goesOn) {
        return !state.hasTurned(body) && (!goesOn || (trajectories.dx(body) == 0 && trajectories.dy(body) == 0));
    }

    /** Lets a response decide how the two bodies continue. */
    void respond(Response response) {
        boolean isFreed = stalls.frees(a, b, view.partB(), time, view.normalX(), view.normalY())
                || stalls.frees(b, a, view.partA(), time, -view.normalX(), -view.normalY());
        if (isFreed && (!state.isCurrent(segmentA) || !state.isCurrent(segmentB))) {
            return; // one of the two has stopped, so this contact is outdated
        }
        boolean isPushed = false;
        motion.meet(view, time);
        if (!motion.a().canChange()) {
            stalls.stall(motion.a(), motion.b().canChange());
        }
        if (!motion.b().canChange()) {
            stalls.stall(motion.b(), motion.a().canChange());
        }
        if (motion.a().canChange() || motion.b().canChange()) {
            bodies.ofCaller
                    .response(bodies.byRank(a), bodies.byRank(b), response)
                    .respond(view, motion);
            if (motion.persists() || motion.a().slides() || motion.b().slides()) {
                goOn(a);
                goOn(b);
            }
            if (motion.persists()) {
                keep();
            }
            if (motion.passes()) {
                motion.end();
                pairs.passing.add(a, b);
                return;
            }
            if (motion.approach(view) > 0) {
                motion.keepOut();
                isPushed = true;
            }
            motion.end();
            isPushed |= motion.a().slides() || motion.b().slides();
        }
        turn(isPushed || bouncesOn(a) || bouncesOn(b));
        state.noteFriction(a, b, motion.appliedFriction());
        state.noteFriction(b, a, motion.appliedFriction());
    }

    /** Returns whether a body has bounced so often in this step that it no longer hits a rotating body again. */
    private boolean bouncesOn(int body) {
        return state.changes[body] >= WorldThresholds.MAX_CHANGES_ON_ROTATING;
    }

    /** Gives the two bodies the segments for their new motions. */
    private void turn(boolean isPushed) {
        state.noteIsland(bodies, a, b, view.normalX(), view.normalY());
        state.noteIsland(bodies, b, a, -view.normalX(), -view.normalY());
        int inIsland = bodies.ranked.isKinematic(a) ? b : a;
        Outward wayOut = goesOn() ? state.islands.outward(inIsland) : Outward.NONE;
        segmentChange.find(view, motion, wayOut, isPushed, speeds.hurry(segmentA, segmentB));
        int newA = segmentChange.segmentA();
        int newB = segmentChange.segmentB();
        double speedA = speeds.along(view, segmentA, newA);
        double speedB = speeds.along(view, segmentB, newB);
        take(
                a,
                newA,
                view.partB(),
                view.normalX(),
                view.normalY(),
                b,
                speedB,
                motion.a().slides());
        take(
                b,
                newB,
                view.partA(),
                -view.normalX(),
                -view.normalY(),
                a,
                0.0 - speedA,
                motion.b().slides());
        boolean areApart = segmentChange.staysApart() && bodies.ranked.isConvex(a) && bodies.ranked.isConvex(b);
        neighbors.sweepBoth(newA, newA != segmentA, newB, newB != segmentB, time, areApart);
    }

    private StepBodyMotion halfOf(int body) {
        return body == a ? motion.a() : motion.b();
    }

    /** Returns whether a response may change the motion of a body; reports a body that has used up its budget. */
    private boolean canChange(int body) {
        if (bodies.ranked.isKinematic(body) || state.stalled[body]) {
            return false;
        }
        if (state.changes[body] < budget.maxDisplacementChanges() && state.contacts[body] < budget.maxContacts()) {
            return true;
        }
        stalls.hold(body);
        return false;
    }

    private void take(
            int body,
            int segment,
            int part,
            double normalX,
            double normalY,
            int other,
            double speedOfOther,
            boolean slides) {
        int before = state.segment[body];
        boolean isChanged = trajectories.dx(segment) != trajectories.dx(before)
                || trajectories.dy(segment) != trajectories.dy(before);
        if (!goesOn() || isChanged || state.isAt(body, other, part)) {
            state.noteContact(body, other, part, time, normalX, normalY, speedOfOther);
            state.drivers.note(
                    body,
                    speedOfOther > 0
                            && (bodies.ranked.isKinematic(other)
                                    || halfOf(other).isDriven()));
        }
        if (state.segment[body] != segment) {
            state.turn(body, segment);
            state.slides[body] = slides;
            state.changes[body]++;
            boxes.lead(trajectories, segment);
        }
    }
}
