package org.polysweep.internal.world.step;

import java.util.Arrays;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.collection.PairSet;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.broadphase.BroadPhase;
import org.polysweep.internal.world.broadphase.SweptBoxes;
import org.polysweep.internal.world.event.ContactWatch;
import org.polysweep.internal.world.queue.ContactQueue;
import org.polysweep.internal.world.resting.ContactProjection;
import org.polysweep.internal.world.resting.RestingContact;
import org.polysweep.internal.world.rounding.WorldThresholds;
import org.polysweep.internal.world.segment.PairSweep;
import org.polysweep.internal.world.segment.Trajectories;
import org.polysweep.internal.world.state.StepPairs;
import org.polysweep.internal.world.state.StepState;
import org.polysweep.world.body.Response;

/**
 * How bodies that rest on each other continue at the beginning of a step: their contacts are solved together, and each
 * body gets the segment for its projected displacement. Contacts that they would have had without it are reported.
 */
final class RestingReaction {

    private final Bodies bodies;
    private final StepState state;
    private final Trajectories trajectories;
    private final SweptBoxes boxes;
    private final NeighborSweep neighbors;
    private final StepPairs pairs;
    private final ContactQueue queue;
    private final ContactProjection projection;

    /** The pairs that press on each other. */
    private final PairSet pressing = new PairSet();

    /** The pairs whose contacts are in the queue, and then those whose contacts have been reported. */
    private final PairSet shown = new PairSet();

    /** The end of the contacts that bodies would have had without the projection, in the list of the queue. */
    private int endOfContacts;

    /** The number of contacts in the queue that have been examined. */
    private int scanned;

    /** By rank: true if a body has got another segment. */
    private boolean[] isTurned = {};

    private final PairSweep sweep;

    RestingReaction(
            Bodies bodies,
            StepState state,
            SweptBoxes boxes,
            BroadPhase broadPhase,
            NeighborSweep neighbors,
            StepPairs pairs,
            ContactQueue queue) {
        this.bodies = bodies;
        this.state = state;
        trajectories = state.trajectories;
        this.boxes = boxes;
        this.neighbors = neighbors;
        this.pairs = pairs;
        this.queue = queue;
        sweep = new PairSweep(bodies, trajectories);
        projection = new ContactProjection(bodies, trajectories, broadPhase);
    }

    /** Connects the bodies that have been in contact in the last step. */
    void connect() {
        projection.begin();
        projection.connect(boxes.groups());
    }

    /**
     * Projects the displacements, once it is known which bodies sleep and which contacts they begin with. Contacts that
     * other bodies would have with these in this step are solved with them.
     */
    void respond(Response response) {
        pressing.clear();
        scanned = 0;
        endOfContacts = 0;
        projection.project(response, boxes.groups());
        if (projection.count() == 0) {
            return;
        }
        turnAll();
        for (int round = 0; round < WorldThresholds.MAX_ROUNDS_OF_HITS && addHits(response); round++) {
            projection.solve();
            turnAll();
        }
        for (int i = 0; i < projection.count(); i++) {
            if (projection.contact(i).presses()) {
                press(projection.contact(i));
            }
        }
        addHeld();
        endOfContacts = queue.contacts().count();
    }

    /**
     * Adds the contacts of bodies that press on each other and move alike without it, such as bodies in a stack that
     * falls: one of the two moves as it does, and the other one as it would.
     */
    private void addHeld() {
        shown.clear();
        for (int contact = 0; contact < queue.contacts().count(); contact++) {
            if (queue.contacts().verdict(contact) == Verdict.HIT) {
                shown.add(
                        trajectories.rank[queue.contacts().segmentA(contact)],
                        trajectories.rank[queue.contacts().segmentB(contact)]);
            }
        }
        for (int i = 0; i < projection.count(); i++) {
            int a = projection.contact(i).a();
            int b = projection.contact(i).b();
            if (projection.contact(i).presses() && shown.add(a, b) && !addHeld(a, state.segment[b])) {
                addHeld(state.segment[a], b);
            }
        }
        shown.clear();
    }

    private boolean addHeld(int segmentA, int segmentB) {
        if (sweep.sweepRest(segmentA, segmentB, 0) != Verdict.HIT) {
            return false;
        }
        boolean isClipped = !(sweep.result().enter() >= 0);
        queue.put(queue.add(segmentA, sweep.partA(), segmentB, sweep.partB(), Verdict.HIT, sweep.enter(), isClipped));
        return true;
    }

    private void turnAll() {
        if (isTurned.length < bodies.count()) {
            isTurned = new boolean[Math.max(bodies.count(), 2 * isTurned.length)];
        }
        Arrays.fill(isTurned, 0, bodies.count(), false);
        for (int i = 0; i < projection.count(); i++) {
            RestingContact contact = projection.contact(i);
            turn(contact.a());
            turn(contact.b());
        }
        neighbors.sweepTurned(isTurned);
    }

    private void turn(int rank) {
        double dx = projection.dx(rank);
        double dy = projection.dy(rank);
        int before = state.segment[rank];
        if (dx == trajectories.dx(before) && dy == trajectories.dy(before)) {
            return;
        }
        int segment = trajectories.add(rank, trajectories.x(rank), trajectories.y(rank), dx, dy, 0);
        trajectories.setRotor(segment, trajectories.c0(rank), trajectories.s0(rank));
        state.impulses.give(
                rank,
                dx - trajectories.dx(rank) - state.impulses.givenX(rank),
                dy - trajectories.dy(rank) - state.impulses.givenY(rank));
        state.turn(rank, segment);
        boxes.lead(trajectories, segment);
        isTurned[rank] = true;
    }

    /** Adds the contacts that bodies in contact would have with their present displacements; returns whether any. */
    private boolean addHits(Response response) {
        boolean isAny = false;
        for (; scanned < queue.contacts().count(); scanned++) {
            int segmentA = queue.contacts().segmentA(scanned);
            int segmentB = queue.contacts().segmentB(scanned);
            int a = trajectories.rank[segmentA];
            int b = trajectories.rank[segmentB];
            if (queue.contacts().verdict(scanned) != Verdict.TOUCH
                    && queue.contacts().verdict(scanned) != Verdict.OVERLAP
                    && state.isCurrent(segmentA)
                    && state.isCurrent(segmentB)
                    && projection.isNear(a, b)) {
                isAny |= addHit(segmentA, segmentB, response);
            }
        }
        return isAny;
    }

    private boolean addHit(int segmentA, int segmentB, Response response) {
        int a = trajectories.rank[segmentA];
        int b = trajectories.rank[segmentB];
        if (sweep.sweepRest(segmentA, segmentB, 0) != Verdict.HIT) {
            return false;
        }
        double normalX = sweep.result().normalX();
        double normalY = sweep.result().normalY();
        double approach = normalX * (trajectories.dx(segmentB) - trajectories.dx(segmentA))
                + normalY * (trajectories.dy(segmentB) - trajectories.dy(segmentA));
        if (!(approach > 0) || !projection.mayRest(a, b, approach, response)) {
            return false;
        }
        projection.add(a, sweep.partA(), b, sweep.partB(), normalX, normalY, sweep.enter() * approach);
        return true;
    }

    private void press(RestingContact contact) {
        int a = contact.a();
        int b = contact.b();
        double normalX = contact.normalX();
        double normalY = contact.normalY();
        pressing.add(a, b);
        pairs.reported.add(a, b);
        state.lean(a, b, normalX, normalY);
        state.noteIsland(bodies, a, b, normalX, normalY);
        state.noteIsland(bodies, b, a, -normalX, -normalY);
        press(a, b, contact.partB(), normalX, normalY, contact);
        press(b, a, contact.partA(), -normalX, -normalY, contact);
    }

    private void press(int body, int other, int part, double normalX, double normalY, RestingContact contact) {
        if (bodies.ranked.isKinematic(body)) {
            return;
        }
        int segment = state.segment[other];
        double speed = trajectories.dx(segment) * normalX + trajectories.dy(segment) * normalY;
        state.noteContact(body, other, part, 0, normalX, normalY, speed);
        state.noteFriction(body, other, contact.friction());
        state.islands.goOn(body);
        state.keeps[body] |= contact.persists();
    }

    /**
     * Returns whether a contact is the first one that two bodies would have had that press on each other: it is only
     * reported.
     */
    boolean isHeld(int contact, int a, int b) {
        return contact < endOfContacts
                && queue.contacts().verdict(contact) == Verdict.HIT
                && pressing.contains(a, b)
                && shown.add(a, b);
    }

    /** Notes a contact to which a response has been applied. */
    void meet(int a, int partA, int b, int partB, Response response) {
        projection.meet(a, partA, b, partB, response);
    }

    /** Stores the contacts for the next step, after this one. */
    void record(ContactWatch watch) {
        projection.record();
        for (int i = 0; i < bodies.impulses.count(); i++) {
            int one = bodies.rank(bodies.impulses.first(i));
            int other = bodies.rank(bodies.impulses.second(i));
            int a = Math.min(one, other);
            int b = Math.max(one, other);
            boolean isPressing = pressing.contains(a, b) || sleeps(a) || sleeps(b);
            if (bodies.impulses.along(i) > 0 && isPressing) {
                watch.note(a, b, 0);
            }
        }
    }

    private boolean sleeps(int rank) {
        return !bodies.ranked.isKinematic(rank) && boxes.groups().isAsleep(rank);
    }
}
