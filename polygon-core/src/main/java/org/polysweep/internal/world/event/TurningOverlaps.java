package org.polysweep.internal.world.event;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.polysweep.internal.algebraic.AlgebraicValue;
import org.polysweep.internal.algebraic.RealRoot;
import org.polysweep.internal.compound.PartPairs;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.internal.rotation.RotatingEvents;
import org.polysweep.internal.rotation.exact.OverlapInterval;
import org.polysweep.internal.world.segment.ExactTime;
import org.polysweep.internal.world.segment.PairSweep;
import org.polysweep.internal.world.segment.Trajectories;

/**
 * The overlaps of two bodies, one of which rotates, in a piece of a step: the union of the open intervals in which two
 * of their parts overlap; {@link PairOverlap} does the same without rotation. Computed in integers if the bodies are
 * near each other. Reusable; not thread-safe.
 */
final class TurningOverlaps {

    private final Trajectories trajectories;
    private final OverlapEvents events;
    private final PairSweep sweep;
    private final PartPairs parts = new PartPairs(this::visit);

    private int segmentA;
    private int segmentB;
    private double begin;
    private double end;
    private boolean isWithin;
    private final List<Interval> intervals = new ArrayList<>();

    /**
     * A time in which two parts overlap, within the piece.
     *
     * @param begin its beginning, or the beginning of the piece
     * @param end its end, or the end of the piece
     * @param overlap the polynomials that bound it
     */
    private record Interval(ExactTime begin, ExactTime end, OverlapInterval overlap) {}

    TurningOverlaps(Trajectories trajectories, OverlapEvents events, PairSweep sweep) {
        this.trajectories = trajectories;
        this.events = events;
        this.sweep = sweep;
    }

    /** Adds the events of a piece, as {@link PairOverlap#goThrough} does. */
    boolean goThrough(int segmentA, int segmentB, double begin, double end, boolean wasIn) {
        gather(segmentA, segmentB, begin, end);
        ExactTime beginOfPiece = ExactTime.of(this.begin);
        boolean goesOn = !intervals.isEmpty()
                && intervals.get(0).begin.compareTo(beginOfPiece) == 0
                && (this.begin > 0 || isWithin);
        if (wasIn && !goesOn) {
            events.addAt(false, trajectories.rank[this.segmentA], trajectories.rank[this.segmentB], this.begin);
        }
        if (intervals.isEmpty()) {
            return false;
        }
        Interval last = intervals.get(0);
        if (!(wasIn && goesOn)) {
            addBegin(last);
        }
        for (Interval next : intervals) {
            if (next.begin.compareTo(last.end) >= 0) {
                addEnd(last);
                addBegin(next);
                last = next;
            } else if (next.end.compareTo(last.end) > 0) {
                last = next;
            }
        }
        if (last.end.compareTo(ExactTime.of(this.end)) == 0) {
            return true;
        }
        addEnd(last);
        return false;
    }

    private void addBegin(Interval interval) {
        if (interval.overlap.begin().isEmpty()) {
            events.addAt(true, trajectories.rank[segmentA], trajectories.rank[segmentB], begin);
        } else {
            add(true, interval.overlap.begin().get(), interval.begin, Direction.DOWN);
        }
    }

    private void addEnd(Interval interval) {
        add(false, interval.overlap.end().orElseThrow(), interval.end, Direction.UP);
    }

    private void add(boolean isBegin, RealRoot time, ExactTime exact, Direction direction) {
        double rounded = AlgebraicValue.of(time).round(0, direction);
        events.addExactly(isBegin, trajectories.rank[segmentA], trajectories.rank[segmentB], rounded, exact);
    }

    private void gather(int segmentA, int segmentB, double begin, double end) {
        this.segmentA = segmentA;
        this.segmentB = segmentB;
        this.begin = begin;
        this.end = end;
        isWithin = false;
        intervals.clear();
        parts.along(sweep.moving(this.segmentA), sweep.moving(this.segmentB), 1);
        intervals.sort(Comparator.comparing(Interval::begin));
    }

    private double visit(int i, int k, double limit) {
        for (OverlapInterval overlap :
                RotatingEvents.overlaps(sweep.turning(segmentA, i), sweep.turning(segmentB, k), begin, end)) {
            isWithin |= overlap.begin().isEmpty();
            intervals.add(new Interval(
                    overlap.begin().map(ExactTime::of).orElse(ExactTime.of(begin)),
                    overlap.end().map(ExactTime::of).orElse(ExactTime.of(end)),
                    overlap));
        }
        return limit;
    }
}
