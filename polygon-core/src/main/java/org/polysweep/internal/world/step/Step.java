package org.polysweep.internal.world.step;

import java.util.function.Consumer;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.collection.PairList;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.broadphase.BroadPhase;
import org.polysweep.internal.world.broadphase.RestingGroups;
import org.polysweep.internal.world.broadphase.SweptBoxes;
import org.polysweep.internal.world.event.ContactWatch;
import org.polysweep.internal.world.event.OverlapWatch;
import org.polysweep.internal.world.queue.ContactList;
import org.polysweep.internal.world.queue.ContactQueue;
import org.polysweep.internal.world.rounding.WorldThresholds;
import org.polysweep.internal.world.segment.PairSweep;
import org.polysweep.internal.world.segment.PositionsInStep;
import org.polysweep.internal.world.segment.RotorPieces;
import org.polysweep.internal.world.segment.Trajectories;
import org.polysweep.internal.world.settle.FinalPositions;
import org.polysweep.internal.world.state.StepLog;
import org.polysweep.internal.world.state.StepPairs;
import org.polysweep.internal.world.state.StepState;
import org.polysweep.world.body.Response;
import org.polysweep.world.body.StepBudget;
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
    private final RotorPieces pieces;
    private final SteadyPairSweep steadySweep;
    private final StepPairs pairs;
    private final ContactQueue queue;
    private final ContactList contacts;
    private final Encounter encounter;
    private final NeighborSweep neighbors;
    private final WaitingContacts waitingContacts;
    private final Reaction reaction;
    private final RestingReaction restingReaction;
    private final RestingGroups groups;
    private final Repetition repetition;
    private final FinalPositions positions;
    private final PairList overlaps = new PairList();
    private final OverlapWatch overlapWatch;
    private final ContactWatch contactWatch;
    private final StepContact view;
    private final ContactReports reports;
    private final StepLog log = new StepLog();
    public final PositionsInStep positionsInStep;

    /** The response and the budget of the last step with a response. */
    private Response lastResponse = Response.pass();

    private StepBudget lastBudget = StepBudget.DEFAULT;

    /** The work that a step may spend on each body, before the body stalls. */
    public StepBudget budget = StepBudget.DEFAULT;

    public Step(Bodies bodies) {
        this.bodies = bodies;
        boxes = new SweptBoxes(bodies);
        broadPhase = new BroadPhase(bodies, trajectories, boxes);
        pieces = new RotorPieces(bodies, trajectories);
        pairs = new StepPairs(bodies, trajectories);
        queue = new ContactQueue(trajectories, new PairSweep(bodies, trajectories));
        contacts = queue.contacts();
        view = new StepContact(bodies, trajectories);
        steadySweep = new SteadyPairSweep(bodies, trajectories, boxes, broadPhase, pieces, queue);
        neighbors = new NeighborSweep(bodies, state, boxes, broadPhase, pairs, queue, view);
        encounter = new Encounter(trajectories);
        waitingContacts = new WaitingContacts(
                queue, trajectories, new StaticJoint(bodies, state, boxes, broadPhase, pairs), boxes.groups());
        reaction = new Reaction(bodies, state, boxes, view, encounter, neighbors, log, pairs);
        restingReaction = new RestingReaction(bodies, state, boxes, broadPhase, neighbors, pairs, queue);
        groups = boxes.groups();
        repetition = new Repetition(bodies, state, groups, queue);
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
        pieces.begin();
        boxes.build(trajectories);
    }

    private void clear() {
        log.clear();
        view.begin();
        overlaps.clear();
        queue.clear();
        pairs.clear();
        overlapWatch.begin();
        contactWatch.begin();
    }

    /** Reports all contacts; bodies pass through each other. */
    void report(Consumer<WorldContact> listener) {
        reports.begin(listener);
        bodies.impulses.clear();
        clear();
        begin();
        broadPhase.sweepAll(false);
        broadPhase.collect(queue, overlaps);
        reportOverlaps(false);
        steadySweep.sweepAll(overlaps);
        queue.sortAll();
        for (int place = 0; place < queue.left(); place++) {
            int contact = queue.at(place);
            int segmentA = contacts.segmentA(contact);
            int segmentB = contacts.segmentB(contact);
            if (!steadySweep.replaces(contact)) {
                double from = Math.max(trajectories.from[segmentA], trajectories.from[segmentB]);
                view.set(segmentA, segmentB, contacts.verdict(contact), contacts.enter(contact), from);
                reports.report(contacts.enter(contact));
            }
        }
        positions.letPass();
        pieces.turnToEnds();
        overlapWatch.finish(false);
        contactWatch.finish();
    }

    /**
     * Moves the bodies, and responds to each HIT. If a body comes near bodies that sleep, the step begins again, and
     * these are awake; after some attempts, all are.
     */
    void respond(Response response, Consumer<WorldContact> listener) {
        reports.begin(listener);
        reaction.limit(budget);
        beginGroups(response);
        for (int attempt = 1; !isDone(response); attempt++) {
            reports.beginAgain();
            if (attempt == WorldThresholds.MAX_ATTEMPTS_ASLEEP) {
                groups.wakeAll();
            }
            groups.beginAgain();
        }
        positions.store(log);
        boxes.record();
        repetition.record(overlaps);
        restingReaction.record(contactWatch);
        overlapWatch.finish(true);
        contactWatch.finish();
    }

    private void beginGroups(Response response) {
        boolean isRepeatable = response.isRepeatable() && !broadPhase.hasFilter() && bodies.ofCaller.areRepeatable();
        groups.begin(response.equals(lastResponse) && budget.equals(lastBudget), isRepeatable);
        lastResponse = response;
        lastBudget = budget;
    }

    /** Finds the final positions; returns false if a body has come near bodies that sleep. */
    private boolean isDone(Response response) {
        find(response);
        rotateOn();
        while (queue.left() > 0 && !groups.isDisturbed()) {
            int waiting = waitingContacts.count();
            int contact = queue.take();
            int segmentA = contacts.segmentA(contact);
            int segmentB = contacts.segmentB(contact);
            int a = trajectories.rank[segmentA];
            int b = trajectories.rank[segmentB];
            if (repetition.isRepeated(contact)) {
                repeat(contact);
            } else if (state.isCurrent(segmentA) && state.isCurrent(segmentB) && !pairs.passing.contains(a, b)) {
                meet(contact, response);
            } else if (restingReaction.isHeld(contact, a, b)) {
                reportHeld(contact, segmentA, segmentB);
            }
            neighbors.sweepNext();
            waitingContacts.release(waiting);
            rotateOn();
        }
        if (!groups.isDisturbed()) {
            positions.settle();
        }
        return !groups.isDisturbed();
    }

    /** Lets the steady rotations whose piece ends no later than the next contact go on with their next piece. */
    private void rotateOn() {
        while (pieces.endBy(queue.left() > 0 ? contacts.enter(queue.first()) : 1)) {
            int piece = pieces.take();
            if (state.isCurrent(pieces.segment(piece))) {
                int segment = pieces.addNext(piece);
                state.turn(trajectories.rank[segment], segment);
                neighbors.sweep(segment, trajectories.from[segment]);
                neighbors.sweepNext();
            }
        }
    }

    private void find(Response response) {
        clear();
        bodies.rank();
        state.place(bodies);
        pieces.begin();
        boxes.buildForResponse(trajectories);
        broadPhase.sweepAll(true);
        broadPhase.collectNear();
        restingReaction.connect();
        groups.decide();
        broadPhase.sweepAwake();
        broadPhase.collect(queue, overlaps);
        repetition.addOverlaps(overlaps);
        reportOverlaps(true);
        state.begin();
        waitingContacts.clear();
        queue.sortAll();
        repetition.begin();
        restingReaction.respond(response);
    }

    private void reportHeld(int contact, int segmentA, int segmentB) {
        view.set(segmentA, segmentB, Verdict.HIT, contacts.enter(contact), 0);
        report(contact);
    }

    private void reportOverlaps(boolean responds) {
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
    }

    /** Repeats the report of a contact of bodies that sleep. */
    private void repeat(int contact) {
        if (!repetition.advance(contact)) {
            repetition.note(contact, false);
            return;
        }
        int segmentA = contacts.segmentA(contact);
        int segmentB = contacts.segmentB(contact);
        double time = contacts.enter(contact);
        int before = trajectories.count;
        if (contacts.verdict(contact) == Verdict.OVERLAP) {
            encounter.onSegments(segmentA, segmentB, time);
            showPlaced(contact, time);
        } else {
            double from = Math.max(trajectories.from[segmentA], trajectories.from[segmentB]);
            view.set(segmentA, segmentB, contacts.verdict(contact), time, from);
        }
        report(contact);
        trajectories.count = before;
    }

    private void report(int contact) {
        repetition.note(contact, true);
        reports.report(contacts.enter(contact));
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
                report(contact);
                if (!bodies.hasSensor(a, b)) {
                    state.lean(a, b, view.normalX(), view.normalY());
                    restingReaction.meet(a, view.partA(), b, view.partB(), response);
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
            report(contact);
            return;
        }
        reaction.begin(segmentA, segmentB, time);
        if (contacts.verdict(contact) == Verdict.OVERLAP && !reaction.isApproach()) {
            repetition.note(contact, false);
            reaction.moveOut();
            return;
        }
        state.lean(a, b, view.normalX(), view.normalY());
        pairs.reported.add(a, b);
        if (pairs.told.add(a, b, view.normalX(), view.normalY(), time)) {
            report(contact);
        } else {
            repetition.note(contact, false);
        }
        reaction.respond(response);
        if (!pairs.passing.contains(a, b)) {
            restingReaction.meet(a, view.partA(), b, view.partB(), response);
        }
    }

    /**
     * Shows the contact of two bodies that overlap by rounding, at their rounded positions. Returns whether they touch
     * there.
     */
    private boolean facesOut(int contact, double time) {
        int before = trajectories.count;
        showPlaced(contact, time);
        boolean touch = view.sweepParts();
        trajectories.count = before;
        return touch;
    }

    /** Shows the contact of two bodies at their rounded positions, on two segments that are needed while it is read. */
    private void showPlaced(int contact, double time) {
        int a = encounter.a().addPlaced();
        int b = encounter.b().addPlaced();
        view.set(a, b, Verdict.HIT, time, 0);
        view.showParts(contacts.partA(contact), contacts.partB(contact));
    }
}
