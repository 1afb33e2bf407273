package org.polysweep.internal.world.event;

import java.util.Arrays;
import org.polysweep.internal.collection.MergeSort;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.segment.ExactTime;
import org.polysweep.internal.world.segment.PairSweep;
import org.polysweep.world.body.BodyId;

/**
 * The beginnings and ends of overlaps in a step, in the exact order of their times; at the same time ends come first,
 * then the ranks of the bodies decide. Times whose doubles do not determine the order are compared exactly. Reusable.
 */
final class OverlapEvents {

    /** There is no part if the time is the double itself. */
    private static final int NO_PART = -1;

    /** There is no part either if the exact time has been given. */
    private static final int EXACT = -2;

    private final PairSweep sweep;
    private final MergeSort sort = new MergeSort();
    private final MergeSort.Order order = this::isBefore;
    private int count;
    private boolean[] begins = {};
    private double[] time = {};
    private int[] bodyA = {};
    private int[] bodyB = {};

    /** The segments and parts that begin or cease to overlap then: segmentA, partA, segmentB, partB. */
    private int[] where = {};

    private boolean[] isKnown = {};
    private ExactTime[] exact = {};
    private int[] sorted = {};

    OverlapEvents(PairSweep sweep) {
        this.sweep = sweep;
    }

    void clear() {
        Arrays.fill(isKnown, 0, count, false);
        Arrays.fill(exact, 0, count, ExactTime.ZERO);
        count = 0;
    }

    int count() {
        return count;
    }

    /** Adds an event at a time that is a double. */
    void addAt(boolean isBegin, int a, int b, double time) {
        add(isBegin, a, b, time, 0, NO_PART, 0, NO_PART);
    }

    /** Adds an event at the time at which two parts begin or cease to overlap, which is rounded down or up. */
    void add(boolean isBegin, int a, int b, double time, int segmentA, int partA, int segmentB, int partB) {
        if (count == this.time.length) {
            grow(Math.max(16, 2 * count));
        }
        begins[count] = isBegin;
        bodyA[count] = a;
        bodyB[count] = b;
        this.time[count] = time;
        where[4 * count] = segmentA;
        where[4 * count + 1] = partA;
        where[4 * count + 2] = segmentB;
        where[4 * count + 3] = partB;
        count++;
    }

    /** Adds an event whose exact time is known, and how it is rounded. */
    void addExactly(boolean isBegin, int a, int b, double rounded, ExactTime exact) {
        add(isBegin, a, b, rounded, 0, EXACT, 0, EXACT);
        isKnown[count - 1] = true;
        this.exact[count - 1] = exact;
    }

    void sort() {
        if (sorted.length < count) {
            sorted = new int[time.length];
        }
        for (int i = 0; i < count; i++) {
            sorted[i] = i;
        }
        sort.sort(sorted, 0, count, order);
    }

    /** Returns whether an event, by its place in the order, begins an overlap. */
    boolean isBegin(int place) {
        return begins[sorted[place]];
    }

    double time(int place) {
        return time[sorted[place]];
    }

    /** The rank of the second body of an event. */
    int rankOfB(int place) {
        return bodyB[sorted[place]];
    }

    /** Returns whether it is known which parts begin or cease to overlap. */
    boolean hasParts(int place) {
        return partA(place) >= 0;
    }

    int partA(int place) {
        return where[4 * sorted[place] + 1];
    }

    int segmentB(int place) {
        return where[4 * sorted[place] + 2];
    }

    int partB(int place) {
        return where[4 * sorted[place] + 3];
    }

    /** Passes on the events in order. */
    void tell(Bodies bodies, ToldPairs told) {
        for (int place = 0; place < count; place++) {
            int event = sorted[place];
            BodyId a = bodies.idAt(bodyA[event]);
            BodyId b = bodies.idAt(bodyB[event]);
            if (begins[event]) {
                told.begin(a, b, time[event]);
            } else {
                told.end(a, b, time[event]);
            }
        }
    }

    private boolean isBefore(int event, int other) {
        if (notAbove(event) < notBelow(other)) {
            return true;
        }
        if (notAbove(other) < notBelow(event)) {
            return false;
        }
        int inTime = isDouble(event) && isDouble(other)
                ? Double.compare(time[event], time[other])
                : exactly(event).compareTo(exactly(other));
        if (inTime != 0) {
            return inTime < 0;
        }
        if (begins[event] != begins[other]) {
            return begins[other];
        }
        return bodyA[event] != bodyA[other] ? bodyA[event] < bodyA[other] : bodyB[event] < bodyB[other];
    }

    private boolean isDouble(int event) {
        return where[4 * event + 1] == NO_PART;
    }

    /** A double not above the time. */
    private double notBelow(int event) {
        return begins[event] || isDouble(event) ? time[event] : Math.nextDown(time[event]);
    }

    private double notAbove(int event) {
        return begins[event] && !isDouble(event) ? Math.nextUp(time[event]) : time[event];
    }

    private ExactTime exactly(int event) {
        if (!isKnown[event]) {
            isKnown[event] = true;
            exact[event] = isDouble(event)
                    ? ExactTime.of(time[event])
                    : sweep.exactOverlap(
                            where[4 * event],
                            where[4 * event + 1],
                            where[4 * event + 2],
                            where[4 * event + 3],
                            begins[event]);
        }
        return exact[event];
    }

    private void grow(int length) {
        int before = time.length;
        begins = Arrays.copyOf(begins, length);
        time = Arrays.copyOf(time, length);
        bodyA = Arrays.copyOf(bodyA, length);
        bodyB = Arrays.copyOf(bodyB, length);
        where = Arrays.copyOf(where, 4 * length);
        isKnown = Arrays.copyOf(isKnown, length);
        exact = Arrays.copyOf(exact, length);
        Arrays.fill(exact, before, length, ExactTime.ZERO);
    }
}
