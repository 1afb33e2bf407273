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
 * One step of a world: contacts are taken in the order of their times, a response gives the two bodies new lines, and
 * these are swept against all nearby bodies, until the step is over.
 *
 * <p>Lines are exact, and so are their sweeps. {@link LineChange} and {@link FinalPositions} make up for rounding at
 * the beginning of a line and at the end of the step.
 */
public final class Step {

    private final Bodies bodies;
    private final StepState state = new StepState();
    private final Trajectories lines = state.lines;
    final SweptBoxes boxes;
    private final BroadPhase broadPhase;
    private final StepPairs pairs;
    private final ContactQueue queue;
    private final ContactList contacts;
    private final NeighborSweep neighbors;
    private final Encounter encounter;
    private final LineChange lineChange;
    private final WaitingContacts waitingContacts;
    private final PointSpeed speeds;
    private final Stalls stalls;
    private final FinalPositions positions;
    private final PairList overlaps = new PairList();
    private final OverlapWatch overlapWatch;
    private final ContactWatch contactWatch;
    private final StepContact view;
    private final StepPairMotion motion;
    private final StepLog log = new StepLog();
    public final PositionsInStep positionsInStep;

    /** True if bodies have slid or bounced in this step, so that they may collide again and again. */
    private boolean goesOn;

    /** Maximum number of changes of the motion of a body in a step, after which the body stalls. */
    public int mostChanges = 64;

    public Step(Bodies bodies) {
        this.bodies = bodies;
        boxes = new SweptBoxes(bodies);
        broadPhase = new BroadPhase(bodies, lines, boxes);
        pairs = new StepPairs(bodies, lines);
        queue = new ContactQueue(lines, new PairSweep(bodies, lines));
        contacts = queue.contacts();
        neighbors = new NeighborSweep(bodies, state, boxes, broadPhase, pairs, queue);
        view = new StepContact(bodies, lines);
        encounter = new Encounter(lines);
        lineChange = new LineChange(lines, new PairSweep(bodies, lines), encounter);
        waitingContacts = new WaitingContacts(queue, lines, new StaticJoint(bodies, state, boxes, broadPhase, pairs));
        speeds = new PointSpeed(bodies, lines);
        stalls = new Stalls(bodies, state, boxes, speeds, neighbors, log);
        motion = new StepPairMotion(bodies, state);
        positions = new FinalPositions(bodies, state, boxes, broadPhase, pairs);
        overlapWatch = new OverlapWatch(bodies, lines, boxes, broadPhase);
        contactWatch = new ContactWatch(bodies);
        positionsInStep = new PositionsInStep(bodies, lines);
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
        boxes.build(lines);
    }

    /** Reports all contacts; bodies pass through each other. */
    void report(Consumer<WorldContact> listener) {
        find(listener, false);
        for (int place = 0; place < queue.left(); place++) {
            int contact = queue.at(place);
            int lineA = contacts.lineA(contact);
            tell(lineA, contacts.lineB(contact), contacts.verdict(contact), contacts.enter(contact), 0, listener);
        }
        positions.letPass();
        overlapWatch.finish(false);
        contactWatch.finish();
    }

    /** Moves the bodies, and responds to each HIT. */
    void respond(Response response, Consumer<WorldContact> listener) {
        find(listener, true);
        state.begin();
        goesOn = false;
        waitingContacts.clear();
        while (queue.left() > 0) {
            int waiting = waitingContacts.count();
            int contact = queue.take();
            int lineA = contacts.lineA(contact);
            int lineB = contacts.lineB(contact);
            int a = lines.rank[lineA];
            int b = lines.rank[lineB];
            if (state.isCurrent(lineA) && state.isCurrent(lineB) && !pairs.passing.contains(a, b)) {
                meet(contact, response, listener);
            }
            waitingContacts.release(waiting);
        }
        positions.settle(log);
        overlapWatch.finish(true);
        contactWatch.finish();
    }

    private void find(Consumer<WorldContact> listener, boolean responds) {
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
            tell(first, second, Verdict.OVERLAP, Double.NaN, 0, listener);
        }
        queue.sortAll();
    }

    private void tell(
            int lineA, int lineB, Verdict verdict, double enter, double from, Consumer<WorldContact> listener) {
        view.set(lineA, lineB, verdict, enter, from);
        tell(verdict == Verdict.OVERLAP ? 0 : enter, listener);
    }

    private void tell(double time, Consumer<WorldContact> listener) {
        log.countContact();
        contactWatch.note(view.rankA(), view.rankB(), time);
        listener.accept(view);
    }

    private void meet(int contact, Response response, Consumer<WorldContact> listener) {
        int lineA = contacts.lineA(contact);
        int lineB = contacts.lineB(contact);
        int a = lines.rank[lineA];
        int b = lines.rank[lineB];
        double time = contacts.enter(contact);
        double from = Math.max(lines.from[lineA], lines.from[lineB]);
        if (contacts.verdict(contact) == Verdict.TOUCH) {
            if (pairs.reported.add(a, b)) {
                tell(lineA, lineB, Verdict.TOUCH, time, from, listener);
                if (!bodies.hasSensor(a, b)) {
                    state.lean(a, b, view.normalX(), view.normalY());
                }
            }
            return;
        }
        if (contacts.verdict(contact) == Verdict.HIT) {
            view.set(lineA, lineB, Verdict.HIT, time, from);
            if (!bodies.hasSensor(a, b) && waitingContacts.waits(contact, lineA, lineB, view, time, from)) {
                return;
            }
            encounter.at(lineA, lineB, time, view.result());
        } else {
            encounter.onLines(lineA, lineB, time);
            if (!facesOut(contact, time)) {
                return;
            }
        }
        if (bodies.hasSensor(a, b)) {
            pairs.passing.add(a, b);
            tell(time, listener);
            return;
        }
        speeds.set(lineA, lineB, time, view);
        setMotion(lineA, canChange(a), lineB, canChange(b));
        if (contacts.verdict(contact) == Verdict.OVERLAP
                && (goesOn ? !encounter.isMore(motion.approach(view)) : motion.approach(view) <= 0)) {
            moveOut(lineA, lineB, time);
            return;
        }
        state.lean(a, b, view.normalX(), view.normalY());
        pairs.reported.add(a, b);
        if (pairs.told.add(a, b, view.normalX(), view.normalY(), time)) {
            tell(time, listener);
        }
        react(lineA, lineB, time, response);
    }

    /**
     * Separates two bodies that overlap by rounding, and do not approach. A body that is still on its first line is
     * exactly where the caller has put it, and stays there if the other one can be moved.
     */
    private void moveOut(int lineA, int lineB, double time) {
        int a = lines.rank[lineA];
        int b = lines.rank[lineB];
        boolean onlyA = stays(b) && !stays(a) && motion.canChangeA();
        boolean onlyB = stays(a) && !stays(b) && motion.canChangeB();
        if (goesOn && !onlyA && !onlyB && motion.canChangeA() && motion.canChangeB()) {
            double rise = state.islands.rise(a, view.normalX(), view.normalY());
            onlyA = rise > 0;
            onlyB = rise < 0;
        }
        setMotion(lineA, motion.canChangeA() && !onlyB, lineB, motion.canChangeB() && !onlyA);
        state.lean(onlyB ? StepState.NONE : a, onlyA ? StepState.NONE : b, view.normalX(), view.normalY());
        if (state.keeps[a] || state.keeps[b]) {
            state.keep(a, b);
        }
        turn(lineA, lineB, time, false);
    }

    /** Begins a response: sets the state of both bodies at the contact, and the motions that can be changed. */
    private void setMotion(int lineA, boolean movesA, int lineB, boolean movesB) {
        setMotion(motion.a(), lineA, movesA);
        setMotion(motion.b(), lineB, movesB);
    }

    private void setMotion(StepBodyMotion half, int line, boolean moves) {
        int rank = lines.rank[line];
        half.set(rank, speeds.dx(line), speeds.dy(line), bodies.mass[bodies.byRank(rank)], moves);
    }

    /** Returns whether a body is still on its first line of the step; if some bodies slide, whether it is at rest. */
    private boolean stays(int body) {
        return !state.hasTurned(body) && (!goesOn || (lines.dx(body) == 0 && lines.dy(body) == 0));
    }

    /**
     * Shows the contact of two bodies that overlap by rounding, at their rounded positions. Returns whether they touch
     * there at all.
     */
    private boolean facesOut(int contact, double time) {
        int before = lines.count;
        int a = encounter.a().addPlaced();
        int b = encounter.b().addPlaced();
        view.set(a, b, Verdict.HIT, time, 0);
        boolean touch = view.sweepParts(contacts.partA(contact), contacts.partB(contact));
        lines.count = before;
        return touch;
    }

    private void react(int lineA, int lineB, double time, Response response) {
        int a = lines.rank[lineA];
        int b = lines.rank[lineB];
        boolean isFreed = stalls.frees(a, b, view.partB(), time, view.normalX(), view.normalY())
                || stalls.frees(b, a, view.partA(), time, -view.normalX(), -view.normalY());
        if (isFreed && (!state.isCurrent(lineA) || !state.isCurrent(lineB))) {
            return; // one of the two has stopped, so this contact is outdated
        }
        boolean isPushed = false;
        motion.meet(view, time);
        if (!motion.canChangeA()) {
            stalls.stall(motion.a(), motion.canChangeB());
        }
        if (!motion.canChangeB()) {
            stalls.stall(motion.b(), motion.canChangeA());
        }
        if (motion.canChangeA() || motion.canChangeB()) {
            bodies.ofCaller
                    .response(bodies.byRank(a), bodies.byRank(b), response)
                    .respond(view, motion);
            goesOn |= motion.persists() || motion.a().slides() || motion.b().slides();
            if (motion.persists()) {
                state.keep(a, b);
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
            motion.keepMomentum();
            isPushed |= motion.a().slides() || motion.b().slides();
        }
        turn(lineA, lineB, time, isPushed);
        state.noteFriction(a, b, motion.appliedFriction());
        state.noteFriction(b, a, motion.appliedFriction());
    }

    /** Gives the two bodies the lines for their new motions. */
    private void turn(int lineA, int lineB, double time, boolean isPushed) {
        int a = lines.rank[lineA];
        int b = lines.rank[lineB];
        state.noteIsland(bodies, a, b, view.normalX(), view.normalY());
        state.noteIsland(bodies, b, a, -view.normalX(), -view.normalY());
        int inIsland = bodies.ranked.isKinematic(a) ? b : a;
        Outward wayOut = goesOn ? state.islands.outward(inIsland) : Outward.NONE;
        lineChange.find(view, motion, wayOut, isPushed, speeds.hurry(lineA, lineB));
        int newA = lineChange.lineA();
        int newB = lineChange.lineB();
        double speedA = speeds.along(view, lineA, newA);
        double speedB = speeds.along(view, lineB, newB);
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
        boolean areApart = lineChange.staysApart() && bodies.ranked.isConvex(a) && bodies.ranked.isConvex(b);
        neighbors.sweepBoth(newA, newA != lineA, newB, newB != lineB, time, areApart);
    }

    /** Returns whether a response may change the motion of a body. */
    private boolean canChange(int body) {
        return !bodies.ranked.isKinematic(body) && !state.stalled[body] && state.changes[body] < mostChanges;
    }

    private void take(
            int body,
            int line,
            int part,
            double time,
            double normalX,
            double normalY,
            int other,
            double speedOfOther,
            boolean slides) {
        int before = state.line[body];
        boolean isChanged = lines.dx(line) != lines.dx(before) || lines.dy(line) != lines.dy(before);
        if (!goesOn || isChanged || state.isAt(body, other, part)) {
            state.noteContact(body, other, part, time, normalX, normalY, speedOfOther);
        }
        if (state.line[body] != line) {
            state.turn(body, line);
            state.slides[body] = slides;
            state.changes[body]++;
            boxes.lead(lines, line);
        }
    }
}
