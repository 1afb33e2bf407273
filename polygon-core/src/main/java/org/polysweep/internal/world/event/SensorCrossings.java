package org.polysweep.internal.world.event;

import java.util.Arrays;
import java.util.List;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.segment.PairSweep;
import org.polysweep.internal.world.segment.Trajectories;
import org.polysweep.result.SweepResult;
import org.polysweep.world.body.SensorEvent;

/**
 * The sensors that one body enters and leaves on a path of straight pieces, while all others are at rest: in the exact
 * order of their times on each piece, and decided at the ends of the pieces by the position of the body there, in
 * doubles. Reusable.
 */
public final class SensorCrossings {

    private final Bodies bodies;

    /**
     * Segment 0 is a piece of the path, and segment i + 1 is sensor i; also for the same piece in the opposite
     * direction.
     */
    private final Trajectories trajectories = new Trajectories();

    private final Trajectories segmentsBack = new Trajectories();
    private final PairSweep sweep;
    private final PairSweep sweepBack;
    private final OverlapEvents events;
    private final PairOverlap overlap;

    private int body;
    private int[] sensors = {};
    private int count;
    private boolean[] isIn = {};

    public SensorCrossings(Bodies bodies) {
        this.bodies = bodies;
        sweep = new PairSweep(bodies, trajectories);
        sweepBack = new PairSweep(bodies, segmentsBack);
        events = new OverlapEvents(sweep);
        overlap = new PairOverlap(bodies, trajectories, events);
    }

    /**
     * Begins a path.
     *
     * @param body the body, by index
     * @param x where it begins
     * @param y where it begins
     * @param sensors the sensors that it may cross, by index
     * @param count the number of these sensors
     */
    public void begin(int body, double x, double y, int[] sensors, int count) {
        bodies.rank();
        this.body = body;
        this.sensors = sensors;
        this.count = count;
        if (isIn.length < count) {
            isIn = new boolean[Math.max(8, 2 * count)];
        }
        Arrays.fill(isIn, 0, count, false);
        setSegments(trajectories, x, y, 0, 0);
        for (int i = 0; i < count; i++) {
            isIn[i] = overlap.overlapAtStart(0, i + 1);
        }
    }

    private void setSegments(Trajectories trajectories, double x, double y, double dx, double dy) {
        trajectories.clear(bodies.orientations.areAny);
        add(trajectories, body, x, y, dx, dy);
        for (int i = 0; i < count; i++) {
            add(trajectories, sensors[i], bodies.x[sensors[i]], bodies.y[sensors[i]], 0, 0);
        }
    }

    private void add(Trajectories trajectories, int slot, double x, double y, double dx, double dy) {
        int segment = trajectories.add(bodies.rank(slot), x, y, dx, dy, 0);
        trajectories.setRotor(segment, bodies.orientations.c[slot], bodies.orientations.s[slot]);
    }

    /**
     * Adds the events of the next piece.
     *
     * @param x where it begins
     * @param y where it begins
     * @param toX where it ends
     * @param toY where it ends
     * @param from when it begins
     * @param until when it ends
     * @param found receives the events
     */
    public void addPiece(
            double x, double y, double toX, double toY, double from, double until, List<SensorEvent> found) {
        events.clear();
        setSegments(trajectories, x, y, toX - x, toY - y);
        setSegments(segmentsBack, toX, toY, x - toX, y - toY);
        for (int i = 0; i < count; i++) {
            isIn[i] = overlap.goThrough(0, i + 1, 0, 1, isIn[i]);
        }
        events.sort();
        for (int place = 0; place < events.count(); place++) {
            found.add(event(place, from, until));
        }
        settle(toX, toY, until, found);
    }

    /** Adds events for sensors that the body leaves at the very end of a piece, or by rounding. */
    private void settle(double x, double y, double time, List<SensorEvent> found) {
        setSegments(trajectories, x, y, 0, 0);
        for (int i = 0; i < count; i++) {
            boolean isInAtEnd = overlap.overlapAtStart(0, i + 1);
            if (isInAtEnd != isIn[i]) {
                isIn[i] = isInAtEnd;
                boolean isKnown = !isInAtEnd
                        && sweepBack.sweep(0, i + 1) == Verdict.HIT
                        && sweepBack.result().enter() == 0;
                found.add(event(sensors[i], isInAtEnd, time, isKnown, sweepBack.result()));
            }
        }
    }

    private SensorEvent event(int place, double from, double until) {
        boolean isEntry = events.isBegin(place);
        double time = Math.min(until, from + events.time(place) * (until - from));
        PairSweep contact = isEntry ? sweep : sweepBack;
        boolean isKnown = events.hasParts(place)
                && contact.sweepParts(0, events.partA(place), events.segmentB(place), events.partB(place), 0)
                        == Verdict.HIT;
        return event(bodies.byRank(events.rankOfB(place)), isEntry, time, isKnown, contact.result());
    }

    private SensorEvent event(int sensor, boolean isEntry, double time, boolean isKnown, SweepResult contact) {
        return new SensorEvent(
                bodies.id(sensor),
                isEntry,
                time,
                isKnown ? contact.contactX(0) : Double.NaN,
                isKnown ? contact.contactY(0) : Double.NaN,
                isKnown ? contact.normalX() : Double.NaN,
                isKnown ? contact.normalY() : Double.NaN);
    }
}
