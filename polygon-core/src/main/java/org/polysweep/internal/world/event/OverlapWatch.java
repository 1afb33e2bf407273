package org.polysweep.internal.world.event;

import java.util.Arrays;
import java.util.List;
import org.polysweep.internal.tree.BoxVisitor;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.body.Orientations;
import org.polysweep.internal.world.broadphase.BroadPhase;
import org.polysweep.internal.world.broadphase.SweptBoxes;
import org.polysweep.internal.world.segment.PairSweep;
import org.polysweep.internal.world.segment.Trajectories;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.SensorEvent;

/**
 * The pairs whose overlap begins, continues or ends in a step: along the exact segments of the bodies, and at the
 * stored positions at its beginning and its end. The state of a pair is carried from step to step, so that no event is
 * lost or reported twice, however positions are rounded in between. Reusable.
 */
public final class OverlapWatch extends PairWatch {

    private static final int NONE = -1;

    private final Trajectories trajectories;
    private final SweptBoxes boxes;
    private final BroadPhase broadPhase;
    private final OverlapEvents events;
    private final PairOverlap onSegments;

    /** The positions of bodies after the step. */
    private final Trajectories ends = new Trajectories();

    private final PairOverlap atEnd;

    /** The segment that follows a given segment of its body. */
    private int[] next = {};

    private int[] lastSegment = {};

    private final BoxVisitor neighbors = this::takeNeighbor;
    private final SweptBoxes.Pairs pairs;
    private int asking;
    private boolean onlyKinematic;

    public OverlapWatch(Bodies bodies, Trajectories trajectories, SweptBoxes boxes, BroadPhase broadPhase) {
        super(bodies);
        this.trajectories = trajectories;
        this.boxes = boxes;
        this.broadPhase = broadPhase;
        events = new OverlapEvents(new PairSweep(bodies, trajectories));
        onSegments = new PairOverlap(bodies, trajectories, events);
        atEnd = new PairOverlap(bodies, ends, events);
        pairs = boxes.new Pairs((place, later) -> take(boxes.rank(place), boxes.rank(later)), this::take);
    }

    /**
     * Determines the events of a step, after it.
     *
     * @param responds whether only sensors are watched; otherwise all pairs are, as they pass through each other
     */
    public void finish(boolean responds) {
        if (!isWatching()) {
            return;
        }
        events.clear();
        followSegments();
        if (!responds) {
            pairs.visit(0, 1);
        }
        findSensors(!responds);
        forgetOthers();
        events.sort();
        events.tell(bodies, told);
        end();
    }

    /** Adds the events of a move between two steps: the next step continues from there. */
    public void take(BodyId body, List<SensorEvent> found) {
        told.clear();
        for (int i = 0; i < found.size() && isWatching(); i++) {
            SensorEvent event = found.get(i);
            boolean isFirst = bodies.comesBefore(body.index(), event.sensor().index());
            BodyId a = isFirst ? body : event.sensor();
            BodyId b = isFirst ? event.sensor() : body;
            if (event.isEntry() && known.begin(a, b)) {
                told.begin(a, b, event.time());
            } else if (!event.isEntry() && known.end(a, b)) {
                told.end(a, b, event.time());
            }
        }
    }

    /** Finds the segments of each body, one after the other, and its final position. */
    private void followSegments() {
        if (next.length < trajectories.count) {
            next = new int[Math.max(trajectories.count, 2 * next.length)];
            lastSegment = new int[next.length];
        }
        Arrays.fill(next, 0, trajectories.count, NONE);
        Orientations orientations = bodies.orientations;
        ends.clear(orientations.areAny);
        int bodyCount = bodies.count();
        for (int rank = 0; rank < bodyCount; rank++) {
            lastSegment[rank] = rank;
            int slot = bodies.byRank(rank);
            ends.add(rank, bodies.x[slot], bodies.y[slot], 0, 0, 0);
            ends.setRotor(rank, orientations.c[slot], orientations.s[slot]);
        }
        for (int segment = bodyCount; segment < trajectories.count; segment++) {
            int body = trajectories.rank[segment];
            next[lastSegment[body]] = segment;
            lastSegment[body] = segment;
        }
    }

    /** Searches for bodies near each sensor, on each of its segments and at its final position. */
    private void findSensors(boolean onlyBothKinematic) {
        onlyKinematic = onlyBothKinematic;
        for (int rank = 0; rank < bodies.count(); rank++) {
            if (bodies.hasSensor(rank, rank) && (!onlyKinematic || bodies.ranked.isKinematic(rank))) {
                asking = rank;
                for (int segment = rank; segment != NONE; segment = next[segment]) {
                    boxes.meetingAll(trajectories, segment, neighbors);
                }
                boxes.meetingAll(ends, rank, neighbors);
            }
        }
    }

    private void takeNeighbor(int other) {
        if (other != asking && (!onlyKinematic || bodies.ranked.isKinematic(other))) {
            take(asking, other);
        }
    }

    private void take(int one, int other) {
        int a = Math.min(one, other);
        int b = Math.max(one, other);
        if (!broadPhase.mayOverlap(a, b) || !seen.add(a, b)) {
            return;
        }
        int eventsBefore = events.count();
        boolean wasIn = before.contains(a, b);
        boolean isIn = goThrough(a, b, wasIn);
        boolean isInAtEnd = atEnd.overlapAtStart(a, b);
        if (isIn != isInAtEnd) {
            events.addAt(isInAtEnd, a, b, 1);
        }
        if (isInAtEnd) {
            now.add(a, b);
            if (events.count() == eventsBefore) {
                stays.add(a, b);
            }
        }
    }

    /** Follows two bodies on their segments; returns whether they overlap just before t = 1. */
    private boolean goThrough(int a, int b, boolean wasIn) {
        int segmentA = a;
        int segmentB = b;
        double from = 0;
        boolean isIn = wasIn;
        while (from < 1) {
            segmentA = segmentFrom(segmentA, from);
            segmentB = segmentFrom(segmentB, from);
            double until = Math.min(endTime(segmentA), endTime(segmentB));
            isIn = onSegments.goThrough(segmentA, segmentB, from, until, isIn);
            from = until;
        }
        return isIn;
    }

    /** The last segment of a body that begins no later than a time. */
    private int segmentFrom(int segment, double time) {
        int found = segment;
        while (next[found] != NONE && trajectories.from[next[found]] <= time) {
            found = next[found];
        }
        return found;
    }

    private double endTime(int segment) {
        return next[segment] == NONE ? 1 : trajectories.from[next[segment]];
    }

    /**
     * Ends the overlaps of bodies that are no longer tested, because they are far from each other, removed, or
     * filtered.
     */
    private void forgetOthers() {
        for (int pair = 0; pair < known.count(); pair++) {
            if (!known.areHere(pair)) {
                told.end(known.first(pair), known.second(pair), 0);
            } else if (!seen.contains(known.rankOfFirst(pair), known.rankOfSecond(pair))) {
                int one = known.rankOfFirst(pair);
                int other = known.rankOfSecond(pair);
                events.addAt(false, Math.min(one, other), Math.max(one, other), 0);
            }
        }
    }
}
