package org.polysweep.internal.world.step;

import java.util.function.Consumer;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.collection.PairList;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.broadphase.BroadPhase;
import org.polysweep.internal.world.broadphase.SweptBoxes;
import org.polysweep.internal.world.event.ContactWatch;
import org.polysweep.internal.world.event.OverlapWatch;
import org.polysweep.internal.world.queue.ContactList;
import org.polysweep.internal.world.queue.ContactQueue;
import org.polysweep.internal.world.response.StepBodyMotion;
import org.polysweep.internal.world.response.StepPairMotion;
import org.polysweep.internal.world.segment.PairSweep;
import org.polysweep.internal.world.segment.PointSpeed;
import org.polysweep.internal.world.segment.PositionsInStep;
import org.polysweep.internal.world.segment.Trajectories;
import org.polysweep.internal.world.settle.FinalPositions;
import org.polysweep.internal.world.state.Outward;
import org.polysweep.internal.world.state.StepLog;
import org.polysweep.internal.world.state.StepPairs;
import org.polysweep.internal.world.state.StepState;
import org.polysweep.world.body.Response;
import org.polysweep.world.body.WorldContact;

/**
 * One step of a world: contacts are processed in the order of their times, a response gives the two bodies new
 * segments, and these are swept against all nearby bodies, until the step is over.
 *
 * <p>Segments are exact, and so are their sweeps. {@link SegmentChange} and {@link FinalPositions} compensate for
 * rounding at the beginning of a segment and at the end of the step.
 */
public final class Step {

    private final Bodies bodies;
    private final StepState state = new StepState();
    private final Trajectories trajectories = state.trajectories;
    final SweptBoxes boxes;
    private final BroadPhase broadPhase;
    private final StepPairs pairs;
    private final ContactQueue queue;
    private final ContactList contacts;
    private final NeighborSweep neighbors;
    private final Encounter encounter;
    private final SegmentChange segmentChange;
    private final WaitingContacts waitingContacts;
    private final PointSpeed speeds;
    private final Stalls stalls;
    private final FinalPositions positions;
    private final PairList overlaps = new PairList();
    private final OverlapWatch overlapWatch;
    private final ContactWatch contactWatch;
    private final StepContact view;
    private final ContactReports reports;
    private final StepPairMotion motion;
    private final StepLog log = new StepLog();
    public final PositionsInStep positionsInStep;

    /** Maximum number of changes of the motion of a body in a step, after which the body stalls. */
    public int mostChanges = 64;

    public Step(Bodies bodies) {
        this.bodies = bodies;
        boxes = new SweptBoxes(bodies);
        broadPhase = new BroadPhase(bodies, trajectories, boxes);
        pairs = new StepPairs(bodies, trajectories);
        queue = new ContactQueue(trajectories, new PairSweep(bodies, trajectories));
        contacts = queue.contacts();
        neighbors = new NeighborSweep(bodies, state, boxes, broadPhase, pairs, queue);
        view = new StepContact(bodies, trajectories);
        encounter = new Encounter(trajectories);
        segmentChange = new SegmentChange(trajectories, new PairSweep(bodies, trajectories), encounter);
        waitingContacts =
                new WaitingContacts(queue, trajectories, new StaticJoint(bodies, state, boxes, broadPhase, pairs));
        speeds = new PointSpeed(bodies, trajectories);
        stalls = new Stalls(bodies, state, boxes, speeds, neighbors, log);
        motion = new StepPairMotion(bodies, state);
        positions = new FinalPositions(bodies, state, boxes, broadPhase, pairs);
        overlapWatch = new OverlapWatch(bodies, trajectories, boxes, broadPhase);
        contactWatch = new ContactWatch(bodies);
        reports = new ContactReports(view, log, contactWatch);
        positionsInStep = new PositionsInStep(bodies, trajectories);
    }

    public BroadPhase broadPhase() {
        return broadPhase;
    }

    public OverlapWatch overlapWatch() {
        return overlapWatch;
    }

    public ContactWatch contactWatch() {
        return contactWatch;
    }

    public StepLog log() {
        return log;
    }

    /** Puts all bodies at the beginning of their trajectories, and their swept boxes into the trees. */
    void begin() {
        bodies.rank();
        state.place(bodies);
        boxes.build(trajectories);
    }

    /** Reports all contacts; bodies pass through each other. */
    void report(Consumer<WorldContact> listener) {
        reports.begin(listener);
        find(false);
        for (int place = 0; place < queue.left(); place++) {
            int contact = queue.at(place);
            view.set(
                    contacts.segmentA(contact),
                    contacts.segmentB(contact),
                    contacts.verdict(contact),
                    contacts.enter(contact),
                    0);
            reports.report(contacts.enter(contact));
        }
        positions.letPass();
        overlapWatch.finish(false);
        contactWatch.finish();
    }

    /** Moves the bodies, and responds to each HIT. */
    void respond(Response response, Consumer<WorldContact> listener) {
        reports.begin(listener);
        find(true);
        state.begin();
        waitingContacts.clear();
        while (queue.left() > 0) {
            int waiting = waitingContacts.count();
            int contact = queue.take();
            int segmentA = contacts.segmentA(contact);
            int segmentB = contacts.segmentB(contact);
            int a = trajectories.rank[segmentA];
            int b = trajectories.rank[segmentB];
            if (state.isCurrent(segmentA) && state.isCurrent(segmentB) && !pairs.passing.contains(a, b)) {
                meet(contact, response);
            }
            waitingContacts.release(waiting);
        }
        positions.settle(log);
        overlapWatch.finish(true);
        contactWatch.finish();
    }

    private void find(boolean responds) {
        log.clear();
        overlaps.clear();
        queue.clear();
        pairs.clear();
        overlapWatch.begin();
        contactWatch.begin();
        begin();
        broadPhase.sweepAll(responds);
        broadPhase.collect(queue, overlaps);
        overlaps.sort();
        for (int i = 0; i < overlaps.count(); i++) {
            int first = overlaps.first(i);
            int second = overlaps.second(i);
            if (responds) {
                pairs.overlapping.add(first, second);
                pairs.reported.add(first, second);
            }
            view.set(first, second, Verdict.OVERLAP, Double.NaN, 0);
            reports.report(0);
        }
        queue.sortAll();
    }

    private void meet(int contact, Response response) {
        int segmentA = contacts.segmentA(contact);
        int segmentB = contacts.segmentB(contact);
        int a = trajectories.rank[segmentA];
        int b = trajectories.rank[segmentB];
        double time = contacts.enter(contact);
        double from = Math.max(trajectories.from[segmentA], trajectories.from[segmentB]);
        if (contacts.verdict(contact) == Verdict.TOUCH) {
            if (pairs.reported.add(a, b)) {
                view.set(segmentA, segmentB, Verdict.TOUCH, time, from);
                reports.report(time);
                if (!bodies.hasSensor(a, b)) {
                    state.lean(a, b, view.normalX(), view.normalY());
                }
            }
            return;
        }
        if (contacts.verdict(contact) == Verdict.HIT) {
            view.set(segmentA, segmentB, Verdict.HIT, time, from);
            if (!bodies.hasSensor(a, b) && waitingContacts.waits(contact, segmentA, segmentB, view, time, from)) {
                return;
            }
            encounter.at(segmentA, segmentB, time, view.result());
        } else {
            encounter.onSegments(segmentA, segmentB, time);
            if (!facesOut(contact, time)) {
                return;
            }
        }
        if (bodies.hasSensor(a, b)) {
            pairs.passing.add(a, b);
            reports.report(time);
            return;
        }
        speeds.set(segmentA, segmentB, time, view);
        setMotion(segmentA, canChange(a), segmentB, canChange(b));
        if (contacts.verdict(contact) == Verdict.OVERLAP
                && (goesOn(a, b) ? !encounter.isMore(motion.approach(view)) : motion.approach(view) <= 0)) {
            moveOut(segmentA, segmentB, time);
            return;
        }
        state.lean(a, b, view.normalX(), view.normalY());
        pairs.reported.add(a, b);
        if (pairs.told.add(a, b, view.normalX(), view.normalY(), time)) {
            reports.report(time);
        }
        react(segmentA, segmentB, time, response);
    }

    /**
     * Separates two bodies that overlap by rounding, and do not approach. A body that is still on its first segment is
     * exactly at the caller's position, and stays there if the other one can be moved.
     */
    private void moveOut(int segmentA, int segmentB, double time) {
        int a = trajectories.rank[segmentA];
        int b = trajectories.rank[segmentB];
        boolean goesOn = goesOn(a, b);
        boolean staysA = stays(a, goesOn);
        boolean staysB = stays(b, goesOn);
        boolean onlyA = staysB && !staysA && motion.a().canChange();
        boolean onlyB = staysA && !staysB && motion.b().canChange();
        if (goesOn && !onlyA && !onlyB && motion.a().canChange() && motion.b().canChange()) {
            double rise = state.islands.rise(a, view.normalX(), view.normalY());
            onlyA = rise > 0;
            onlyB = rise < 0;
        }
        setMotion(
                segmentA, motion.a().canChange() && !onlyB, segmentB, motion.b().canChange() && !onlyA);
        state.lean(onlyB ? StepState.NONE : a, onlyA ? StepState.NONE : b, view.normalX(), view.normalY());
        if (state.keeps[a] || state.keeps[b]) {
            keep(a, b);
        }
        turn(segmentA, segmentB, time, false);
    }

    /**
     * Returns whether bodies of the islands of two bodies have slid or bounced in this step, so that they may collide
     * again and again.
     */
    private boolean goesOn(int a, int b) {
        return state.islands.goesOn(a) || state.islands.goesOn(b);
    }

    /** Notes that a body has slid or bounced; a kinematic body, which may be in contact with many islands, does not. */
    private void goOn(int body) {
        if (!bodies.ranked.isKinematic(body)) {
            state.islands.goOn(body);
        }
    }

    /** Lets two bodies keep the motions with which they end the step; a kinematic body has the same motion anyway. */
    private void keep(int a, int b) {
        state.keeps[a] |= !bodies.ranked.isKinematic(a);
        state.keeps[b] |= !bodies.ranked.isKinematic(b);
    }

    /** Begins a response: sets the state of both bodies at the contact, and the motions that can be changed. */
    private void setMotion(int segmentA, boolean movesA, int segmentB, boolean movesB) {
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

    /**
     * Shows the contact of two bodies that overlap by rounding, at their rounded positions. Returns whether they touch
     * there.
     */
    private boolean facesOut(int contact, double time) {
        int before = trajectories.count;
        int a = encounter.a().addPlaced();
        int b = encounter.b().addPlaced();
        view.set(a, b, Verdict.HIT, time, 0);
        boolean touch = view.sweepParts(contacts.partA(contact), contacts.partB(contact));
        trajectories.count = before;
        return touch;
    }

    private void react(int segmentA, int segmentB, double time, Response response) {
        int a = trajectories.rank[segmentA];
        int b = trajectories.rank[segmentB];
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
                keep(a, b);
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
        turn(segmentA, segmentB, time, isPushed);
        state.noteFriction(a, b, motion.appliedFriction());
        state.noteFriction(b, a, motion.appliedFriction());
    }

    /** Gives the two bodies the segments for their new motions. */
    private void turn(int segmentA, int segmentB, double time, boolean isPushed) {
        int a = trajectories.rank[segmentA];
        int b = trajectories.rank[segmentB];
        state.noteIsland(bodies, a, b, view.normalX(), view.normalY());
        state.noteIsland(bodies, b, a, -view.normalX(), -view.normalY());
        int inIsland = bodies.ranked.isKinematic(a) ? b : a;
        Outward wayOut = goesOn(a, b) ? state.islands.outward(inIsland) : Outward.NONE;
        segmentChange.find(view, motion, wayOut, isPushed, speeds.hurry(segmentA, segmentB));
        int newA = segmentChange.segmentA();
        int newB = segmentChange.segmentB();
        double speedA = speeds.along(view, segmentA, newA);
        double speedB = speeds.along(view, segmentB, newB);
        take(
                a,
                newA,
                view.partB(),
                time,
                view.normalX(),
                view.normalY(),
                b,
                speedB,
                motion.a().slides());
        take(
                b,
                newB,
                view.partA(),
                time,
                -view.normalX(),
                -view.normalY(),
                a,
                0.0 - speedA,
                motion.b().slides());
        boolean areApart = segmentChange.staysApart() && bodies.ranked.isConvex(a) && bodies.ranked.isConvex(b);
        neighbors.sweepBoth(newA, newA != segmentA, newB, newB != segmentB, time, areApart);
    }

    /** Returns whether a response may change the motion of a body. */
    private boolean canChange(int body) {
        return !bodies.ranked.isKinematic(body) && !state.stalled[body] && state.changes[body] < mostChanges;
    }

    private void take(
            int body,
            int segment,
            int part,
            double time,
            double normalX,
            double normalY,
            int other,
            double speedOfOther,
            boolean slides) {
        int before = state.segment[body];
        boolean isChanged = trajectories.dx(segment) != trajectories.dx(before)
                || trajectories.dy(segment) != trajectories.dy(before);
        if (!goesOn(body, other) || isChanged || state.isAt(body, other, part)) {
            state.noteContact(body, other, part, time, normalX, normalY, speedOfOther);
        }
        if (state.segment[body] != segment) {
            state.turn(body, segment);
            state.slides[body] = slides;
            state.changes[body]++;
            boxes.lead(trajectories, segment);
        }
    }
}
