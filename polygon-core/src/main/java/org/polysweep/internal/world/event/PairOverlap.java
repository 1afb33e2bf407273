package org.polysweep.internal.world.event;

import java.util.Arrays;
import java.util.Optional;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.algebraic.AlgebraicValue;
import org.polysweep.internal.algebraic.RealRoot;
import org.polysweep.internal.compound.PartPairs;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.internal.rotation.RotatingEvents;
import org.polysweep.internal.rotation.exact.OverlapInterval;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.segment.ExactTime;
import org.polysweep.internal.world.segment.PairSweep;
import org.polysweep.internal.world.segment.Trajectories;

/**
 * The times at which two bodies overlap in a step: for each piece of time in which both stay on their segments, the
 * union of the open intervals in which two of their parts overlap. From one piece to the next, an overlap continues if
 * it lasts until the end of the first and begins with the second. The intervals of bodies that rotate are found in
 * integers if the bodies are near each other. Reusable; not thread-safe.
 */
final class PairOverlap {

    private static final OverlapInterval BY_SWEEP = new OverlapInterval(Optional.empty(), Optional.empty());

    private final Bodies bodies;
    private final Trajectories trajectories;
    private final OverlapEvents events;
    private final PairSweep sweep;
    private final PartPairs parts = new PartPairs(this::visit);
    private final PartPairs rotatingParts = new PartPairs(this::visitRotating);

    private int segmentA;
    private int segmentB;

    /** Whether one of the bodies rotates. */
    private boolean rotates;

    /** The piece of time. */
    private double begin;

    private double end;

    /** The intervals of the parts that overlap in the piece, in the order in which they begin. */
    private int count;

    private int[] partA = {};
    private int[] partB = {};

    /** The times at which the intervals begin, rounded down, and end, rounded up; infinite beyond the piece. */
    private double[] enter = {};

    private double[] exit = {};

    /** The exact times, if a body rotates; else {@link #BY_SWEEP}. */
    private OverlapInterval[] exact = {};

    /** Whether two parts overlap at t = 0. */
    private boolean isWithin;

    PairOverlap(Bodies bodies, Trajectories trajectories, OverlapEvents events) {
        this.bodies = bodies;
        this.trajectories = trajectories;
        this.events = events;
        sweep = new PairSweep(bodies, trajectories);
    }

    /** Whether two bodies overlap where two segments begin. */
    boolean overlapAtStart(int segmentA, int segmentB) {
        gather(segmentA, segmentB, 0, 1);
        return isWithin;
    }

    /**
     * Adds the events of a piece.
     *
     * @param wasIn whether they overlap just before the piece; for the first piece, whether the overlap is known
     *     already
     * @return whether they overlap just before the piece ends
     */
    boolean goThrough(int segmentA, int segmentB, double begin, double end, boolean wasIn) {
        gather(segmentA, segmentB, begin, end);
        boolean isIn = wasIn;
        if (isIn && (count == 0 || !beginsWithPiece(0) || (this.begin == 0 && !isWithin))) {
            events.addAt(false, trajectories.rank[this.segmentA], trajectories.rank[this.segmentB], this.begin);
            isIn = false;
        }
        if (count == 0) {
            return false;
        }
        if (!isIn) {
            addBegin(0);
        }
        int last = 0;
        for (int i = 1; i < count; i++) {
            if (!beginsBeforeEndOf(i, last)) {
                addEnd(last);
                addBegin(i);
                last = i;
            } else if (endsAfter(i, last)) {
                last = i;
            }
        }
        if (exit[last] > this.end
                || (exit[last] == this.end && exactExit(last).compareTo(ExactTime.of(this.end)) == 0)) {
            return true;
        }
        addEnd(last);
        return false;
    }

    private void addBegin(int i) {
        if (enter[i] < begin) {
            events.addAt(true, trajectories.rank[segmentA], trajectories.rank[segmentB], begin);
        } else {
            add(true, i, enter[i]);
        }
    }

    private void addEnd(int i) {
        add(false, i, exit[i]);
    }

    private void add(boolean isBegin, int i, double rounded) {
        int a = trajectories.rank[segmentA];
        int b = trajectories.rank[segmentB];
        if (!rotates) {
            events.add(isBegin, a, b, rounded, segmentA, partA[i], segmentB, partB[i]);
        } else {
            events.addExactly(isBegin, a, b, rounded, exact(i, isBegin));
        }
    }

    private void gather(int segmentA, int segmentB, double begin, double end) {
        this.segmentA = segmentA;
        this.segmentB = segmentB;
        this.begin = begin;
        this.end = end;
        count = 0;
        isWithin = false;
        rotates = sweep.rotate(this.segmentA, this.segmentB);
        if (rotates) {
            rotatingParts.along(sweep.moving(this.segmentA), sweep.moving(this.segmentB), 1);
        } else if (bodies.ranked.isSimple(trajectories.rank[this.segmentA])
                && bodies.ranked.isSimple(trajectories.rank[this.segmentB])) {
            visit(0, 0, 1);
        } else {
            parts.along(sweep.moving(this.segmentA), sweep.moving(this.segmentB), 1);
        }
    }

    private double visit(int i, int k, double limit) {
        Verdict verdict = sweep.sweepParts(segmentA, i, segmentB, k, 0);
        boolean overlap = verdict == Verdict.OVERLAP || verdict == Verdict.HIT;
        if (overlap && sweep.result().enter() < end && sweep.result().exit() > begin) {
            isWithin |= verdict == Verdict.OVERLAP;
            put(i, k, sweep.result().enter(), sweep.result().exit(), BY_SWEEP);
        }
        return limit;
    }

    private double visitRotating(int i, int k, double limit) {
        for (OverlapInterval overlap :
                RotatingEvents.overlaps(sweep.turning(segmentA, i), sweep.turning(segmentB, k), begin, end)) {
            isWithin |= overlap.begin().isEmpty();
            put(
                    i,
                    k,
                    round(overlap.begin(), Direction.DOWN, Double.NEGATIVE_INFINITY),
                    round(overlap.end(), Direction.UP, Double.POSITIVE_INFINITY),
                    overlap);
        }
        return limit;
    }

    private static double round(Optional<RealRoot> time, Direction direction, double beyondPiece) {
        return time.map(root -> AlgebraicValue.of(root).round(0, direction)).orElse(beyondPiece);
    }

    /** Puts an interval where it belongs in the order. */
    private void put(int i, int k, double enter, double exit, OverlapInterval exact) {
        if (count == this.enter.length) {
            int length = Math.max(4, 2 * count);
            partA = Arrays.copyOf(partA, length);
            partB = Arrays.copyOf(partB, length);
            this.enter = Arrays.copyOf(this.enter, length);
            this.exit = Arrays.copyOf(this.exit, length);
            this.exact = Arrays.copyOf(this.exact, length);
            Arrays.fill(this.exact, count, length, BY_SWEEP);
        }
        int place = count++;
        set(place, i, k, enter, exit, exact);
        while (place > 0 && beginsBefore(place, place - 1)) {
            int before = place - 1;
            set(place, partA[before], partB[before], this.enter[before], this.exit[before], this.exact[before]);
            set(before, i, k, enter, exit, exact);
            place = before;
        }
    }

    private void set(int place, int i, int k, double enter, double exit, OverlapInterval exact) {
        partA[place] = i;
        partB[place] = k;
        this.enter[place] = enter;
        this.exit[place] = exit;
        this.exact[place] = exact;
    }

    private boolean beginsBefore(int i, int other) {
        if (enter[i] < begin && enter[other] < begin) {
            return false;
        }
        return enter[i] != enter[other]
                ? enter[i] < enter[other]
                : exactEnter(i).compareTo(exactEnter(other)) < 0;
    }

    /** Whether an interval begins no later than the piece. If the rounded-down time is less, so is the exact time. */
    private boolean beginsWithPiece(int i) {
        return enter[i] < begin || (enter[i] == begin && exactEnter(i).compareTo(ExactTime.of(begin)) == 0);
    }

    /** Whether an interval begins before another one ends: between two neighboring doubles, exact times decide. */
    private boolean beginsBeforeEndOf(int i, int other) {
        if (enter[i] < begin) {
            return true;
        }
        return exit[other] == Math.nextUp(enter[i])
                ? exactEnter(i).compareTo(exactExit(other)) < 0
                : enter[i] < exit[other];
    }

    private boolean endsAfter(int i, int other) {
        if (exit[i] > end && exit[other] > end) {
            return false;
        }
        return exit[i] != exit[other] ? exit[i] > exit[other] : exactExit(i).compareTo(exactExit(other)) > 0;
    }

    private ExactTime exactEnter(int i) {
        return exact(i, true);
    }

    private ExactTime exactExit(int i) {
        return exact(i, false);
    }

    private ExactTime exact(int i, boolean isEnter) {
        if (!rotates) {
            return sweep.exactOverlap(segmentA, partA[i], segmentB, partB[i], isEnter);
        }
        return ExactTime.of((isEnter ? exact[i].begin() : exact[i].end()).orElseThrow());
    }
}
