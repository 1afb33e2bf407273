package org.polysweep.internal.world.step;

import java.util.Arrays;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.collection.PairList;
import org.polysweep.internal.collection.PairSet;
import org.polysweep.internal.tree.BoxVisitor;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.broadphase.BroadPhase;
import org.polysweep.internal.world.broadphase.SweptBoxes;
import org.polysweep.internal.world.queue.ContactQueue;
import org.polysweep.internal.world.segment.PairSweep;
import org.polysweep.internal.world.segment.RotorPieces;
import org.polysweep.internal.world.segment.Trajectories;

/**
 * Sweeps the bodies that rotate steadily in a step without a response, piece by piece, against all near bodies: a pair
 * has the first HIT of any of the pieces, or else the first TOUCH. Reusable; not thread-safe.
 */
final class SteadyPairSweep {

    private static final int NONE = -1;

    private final Trajectories trajectories;
    private final SweptBoxes boxes;
    private final BroadPhase broadPhase;
    private final RotorPieces pieces;
    private final ContactQueue queue;
    private final PairSweep sweep;
    private final PairSet swept = new PairSet();
    private final BoxVisitor visitor = this::visit;

    /** The segment of the piece that follows a given segment of its body. */
    private int[] next = {};

    private int asking;

    /** The first TOUCH of a pair: the segments, the parts and the time. */
    private boolean isTouchKnown;

    private int touchingA;
    private int touchingB;
    private int touchingPartA;
    private int touchingPartB;
    private double touchTime;

    /** The number of contacts that were found before, on the first pieces alone. */
    private int foundBefore;

    SteadyPairSweep(
            Bodies bodies,
            Trajectories trajectories,
            SweptBoxes boxes,
            BroadPhase broadPhase,
            RotorPieces pieces,
            ContactQueue queue) {
        this.trajectories = trajectories;
        this.boxes = boxes;
        this.broadPhase = broadPhase;
        this.pieces = pieces;
        this.queue = queue;
        sweep = new PairSweep(bodies, trajectories);
    }

    /**
     * Adds the segments of all pieces, and the contacts of all pairs.
     *
     * @param overlaps the pairs that overlap at the beginning of the step, which have no other contact
     */
    void sweepAll(PairList overlaps) {
        foundBefore = queue.contacts().count();
        if (pieces.count() == 0) {
            return;
        }
        addSegments();
        swept.clear();
        for (int i = 0; i < overlaps.count(); i++) {
            swept.add(overlaps.first(i), overlaps.second(i));
        }
        for (int i = 0; i < pieces.count(); i++) {
            asking = pieces.rank(i);
            boxes.meetingAll(trajectories, asking, visitor);
        }
    }

    /** Returns whether the contacts that have been added replace a contact. */
    boolean replaces(int contact) {
        return contact < foundBefore
                && (pieces.contains(trajectories.rank[queue.contacts().segmentA(contact)])
                        || pieces.contains(trajectories.rank[queue.contacts().segmentB(contact)]));
    }

    private void addSegments() {
        int bodyCount = trajectories.count;
        growTo(bodyCount);
        Arrays.fill(next, 0, bodyCount, NONE);
        while (pieces.endBy(1)) {
            int piece = pieces.take();
            int before = pieces.segment(piece);
            int added = pieces.addNext(piece);
            growTo(trajectories.count);
            next[before] = added;
            next[added] = NONE;
        }
    }

    private void growTo(int count) {
        if (next.length < count) {
            next = Arrays.copyOf(next, 2 * count);
        }
    }

    private void visit(int other) {
        int a = Math.min(asking, other);
        int b = Math.max(asking, other);
        if (a != b && broadPhase.mayMeet(a, b) && swept.add(a, b)) {
            sweepPieces(a, b);
        }
    }

    private void sweepPieces(int a, int b) {
        int segmentA = a;
        int segmentB = b;
        double from = 0;
        isTouchKnown = false;
        boolean isHit = false;
        while (from < 1 && !isHit) {
            double until = Math.min(endTime(segmentA), endTime(segmentB));
            Verdict verdict = sweep.sweepRest(segmentA, segmentB, from);
            boolean isInPiece = until == 1 || sweep.enter() < until;
            isHit = isInPiece && verdict == Verdict.HIT;
            if (isHit) {
                queue.add(segmentA, sweep.partA(), segmentB, sweep.partB(), verdict, sweep.enter(), false);
            } else if (isInPiece && verdict == Verdict.TOUCH && !isTouchKnown) {
                noteTouch(segmentA, segmentB);
            }
            from = until;
            segmentA = from < 1 && endTime(segmentA) == from ? next[segmentA] : segmentA;
            segmentB = from < 1 && endTime(segmentB) == from ? next[segmentB] : segmentB;
        }
        if (isTouchKnown && !isHit) {
            queue.add(touchingA, touchingPartA, touchingB, touchingPartB, Verdict.TOUCH, touchTime, false);
        }
    }

    private void noteTouch(int segmentA, int segmentB) {
        isTouchKnown = true;
        touchingA = segmentA;
        touchingB = segmentB;
        touchingPartA = sweep.partA();
        touchingPartB = sweep.partB();
        touchTime = sweep.enter();
    }

    private double endTime(int segment) {
        return next[segment] == NONE ? 1 : trajectories.from[next[segment]];
    }
}
