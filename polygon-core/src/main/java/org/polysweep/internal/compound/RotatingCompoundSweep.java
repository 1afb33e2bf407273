package org.polysweep.internal.compound;

import java.util.Optional;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.algebraic.RealRoot;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.pair.PartSweep;
import org.polysweep.internal.rotation.RotatingEvents;
import org.polysweep.internal.rotation.exact.RotatingContact;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;

/**
 * The sweep of two compounds of which one rotates during the step: the earliest contact over their parts.
 *
 * <p>OVERLAP if any two parts overlap, else HIT if any two hit, else TOUCH if any two touch, else MISS; among several
 * pairs with that verdict, the pair with the least exact {@code enter}, then with the lowest part of A, then of B. The
 * whole result is the result of this pair; seams between parts are not removed. In a one-sided chain, a contact applies
 * only if its normal has a component toward the front, and an OVERLAP does not apply.
 *
 * <p>{@link PartPairs} finds the pairs, and each is swept up to the first hit. Exact times are compared only if they
 * round to the same double. Reusable; not thread-safe.
 */
public final class RotatingCompoundSweep {

    private static final MovingShape NOTHING = ConvexPolygon.of(0, 0).at(0, 0).moving(0, 0);

    private final PartPairs partPairs = new PartPairs(this::visit);
    private final SweepResult pairResult = SweepResult.create();
    private PairSweeper pairSweeper = PairSweeper.AUTO;
    private MovingShape a = NOTHING;
    private MovingShape b = NOTHING;

    /** The verdict so far: MISS as long as no two parts touch or overlap. */
    private Verdict verdict = Verdict.MISS;

    private int partA;
    private int partB;

    /** The time of that contact, rounded down; and the exact time, once it is needed. */
    private double enter;

    private Optional<RealRoot> exactEnter = Optional.empty();

    /** The beginning and the end of the sweep, and whether parts that overlap at the beginning are left out. */
    private double start;

    private double end = 1;
    private boolean leavesOutOverlaps;
    private final PartList within = new PartList();

    /**
     * Sweeps A against B over a part of the step, t in [start, end].
     *
     * @param pairSweeper sweeps each pair of parts
     * @param a the first compound
     * @param b the second compound
     * @param start the beginning of the part, in [0, 1)
     * @param end its end, later and at most 1
     * @param result receives the answer, and the parts that it is about
     * @throws IllegalArgumentException if the algorithm of the sweeper has no rotation
     */
    public void sweep(
            PairSweeper pairSweeper, MovingShape a, MovingShape b, double start, double end, SweepResult result) {
        this.pairSweeper = pairSweeper;
        this.start = start;
        this.end = end;
        leavesOutOverlaps = false;
        sweep(a, b, result);
        if (verdict != Verdict.MISS) {
            AnswerWriter.writeParts(result, partA, partB);
        }
    }

    /**
     * Sweeps A against B over the rest of a step, t in [from, 1]. Two parts that overlap at that time are left out of
     * the answer, and listed: {@link #within}.
     *
     * @param a the first compound
     * @param b the second compound
     * @param from the beginning of the sweep, in [0, 1)
     * @param result receives the answer about the other parts: HIT, TOUCH or MISS
     */
    public void sweepRest(MovingShape a, MovingShape b, double from, SweepResult result) {
        pairSweeper = PairSweeper.AUTO;
        start = from;
        end = 1;
        leavesOutOverlaps = true;
        sweep(a, b, result);
    }

    private void sweep(MovingShape a, MovingShape b, SweepResult result) {
        this.a = a;
        this.b = b;
        verdict = Verdict.MISS;
        exactEnter = Optional.empty();
        within.clear();
        partPairs.along(a, b, end);
        if (verdict == Verdict.MISS) {
            AnswerWriter.writeMiss(result);
        } else {
            sweepPair(partA, partB, result);
        }
    }

    /** Returns the index of the part of A in the last result; {@link CompoundSweep#NO_PART} for MISS. */
    public int partA() {
        return verdict == Verdict.MISS ? CompoundSweep.NO_PART : partA;
    }

    /** Returns the index of the part of B in the last result; {@link CompoundSweep#NO_PART} for MISS. */
    public int partB() {
        return verdict == Verdict.MISS ? CompoundSweep.NO_PART : partB;
    }

    /** Returns the pairs of parts that the last {@link #sweepRest} has left out, by their numbers. */
    public PartList within() {
        return within;
    }

    private void sweepPair(int i, int k, SweepResult result) {
        PartSweep.sweep(pairSweeper, a.part(i), b.part(k), start, end, result);
    }

    /** Sweeps two parts; returns the time after which no pair changes the answer. */
    private double visit(int i, int k, double limit) {
        sweepPair(i, k, pairResult);
        Verdict found = pairResult.verdict();
        if (found == Verdict.OVERLAP && leavesOutOverlaps) {
            within.add(i, k);
        } else if (found != Verdict.MISS && found.compareTo(verdict) <= 0 && applies(i, k, found)) {
            take(i, k, found);
        }
        return switch (verdict) {
            case OVERLAP -> 0;
            case HIT -> Math.max(enter, start);
            case TOUCH, MISS -> limit;
        };
    }

    /** Returns whether a contact is at the front of all one-sided chains. */
    private boolean applies(int i, int k, Verdict found) {
        if (!a.shape().isOneSided() && !b.shape().isOneSided()) {
            return true;
        }
        if (found == Verdict.OVERLAP) {
            return false;
        }
        RotatingContact contact =
                RotatingEvents.contact(a.part(i), b.part(k), start, end).contact();
        return (!a.shape().isOneSided() || contact.isLeftOfA()) && (!b.shape().isOneSided() || contact.isLeftOfB());
    }

    /**
     * Replaces the best pair by a pair with a stronger verdict, or with the same verdict that is earlier or has lower
     * numbers.
     */
    private void take(int i, int k, Verdict found) {
        double time = found == Verdict.OVERLAP ? 0 : pairResult.enter();
        Optional<RealRoot> exact = Optional.empty();
        if (found == verdict) {
            int order = Double.compare(time, enter);
            if (order == 0 && found != Verdict.OVERLAP) {
                exact = Optional.of(exactEnter(i, k));
                exactEnter = Optional.of(exactEnter.orElseGet(() -> exactEnter(partA, partB)));
                order = exact.get().compareTo(exactEnter.get());
            }
            if (order > 0 || (order == 0 && (i > partA || (i == partA && k > partB)))) {
                return;
            }
        }
        verdict = found;
        partA = i;
        partB = k;
        enter = time;
        exactEnter = exact;
    }

    private RealRoot exactEnter(int i, int k) {
        return RotatingEvents.contact(a.part(i), b.part(k), start, end).time();
    }
}
