package org.polysweep.internal.compound;

import java.util.Optional;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.turning.ExactTurningContact;
import org.polysweep.internal.turning.TurningMotion;
import org.polysweep.internal.turning.TurningSweep;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;

/**
 * The sweep of two compounds of which one turns during the step: the earliest contact over their parts, and which parts
 * make it.
 *
 * <p>OVERLAP if any two parts overlap, else HIT if any two hit, else TOUCH if any two touch, else MISS; of several
 * pairs of that verdict, the one with the least exact {@code enter}, then with the lowest part of A, then of B. All
 * numbers are those of this pair: seams between parts are not looked for. In a one-sided chain a contact counts if its
 * normal has a part toward the front, and an OVERLAP does not count.
 *
 * <p>Pairs are found by {@link PartPairs}, and each is swept up to the first hit. Exact times are compared only where
 * they are rounded to the same double. Reusable; not thread-safe.
 */
public final class TurningCompoundSweep {

    private static final MovingShape NOTHING = ConvexPolygon.of(0, 0).at(0, 0).moving(0, 0);

    private final PartPairs pairs = new PartPairs(this::visit);
    private final SweepResult pairAnswer = new SweepResult();
    private PairSweeper sweeper = PairSweeper.AUTO;
    private MovingShape a = NOTHING;
    private MovingShape b = NOTHING;

    /** What answers so far: MISS as long as no two parts meet. */
    private Verdict verdict = Verdict.MISS;

    private int partA;
    private int partB;

    /** The time of that contact, rounded down; and the contact itself, once its exact time has been asked for. */
    private double enter;

    private Optional<ExactTurningContact> exact = Optional.empty();

    /** The beginning of the rest of the step that counts, and whether parts that overlap there are left out. */
    private double start;

    private boolean leavesOut;
    private final PartList within = new PartList();

    /**
     * Sweeps A against B over the step t in [0, 1].
     *
     * @param by answers each pair of parts
     * @param newA the first compound
     * @param newB the second compound
     * @param result receives the answer, and which parts it is about
     * @throws IllegalArgumentException if the sweeper takes a path on which nothing turns
     */
    public void sweep(PairSweeper by, MovingShape newA, MovingShape newB, SweepResult result) {
        sweeper = by;
        start = 0;
        leavesOut = false;
        answer(newA, newB, result);
        if (verdict != Verdict.MISS) {
            AnswerWriter.writeParts(result, partA, partB);
        }
    }

    /**
     * Sweeps A against B over the rest of a step, t in [from, 1]. Two parts that overlap at that time are left out of
     * the answer, and listed: {@link #within}.
     *
     * @param newA the first compound
     * @param newB the second compound
     * @param from the time from which on contacts count, in [0, 1)
     * @param result receives the answer about the other parts: HIT, TOUCH or MISS
     */
    public void sweepRest(MovingShape newA, MovingShape newB, double from, SweepResult result) {
        sweeper = PairSweeper.AUTO;
        start = from;
        leavesOut = true;
        answer(newA, newB, result);
    }

    private void answer(MovingShape newA, MovingShape newB, SweepResult result) {
        a = newA;
        b = newB;
        verdict = Verdict.MISS;
        exact = Optional.empty();
        within.clear();
        pairs.along(a, b, 1);
        if (verdict == Verdict.MISS) {
            AnswerWriter.writeMiss(result);
        } else {
            sweepPair(partA, partB, result);
        }
    }

    /** The part of A that the last answer is about; {@link CompoundSweep#NO_PART} for MISS. */
    public int partA() {
        return verdict == Verdict.MISS ? CompoundSweep.NO_PART : partA;
    }

    /** The part of B that the last answer is about; {@link CompoundSweep#NO_PART} for MISS. */
    public int partB() {
        return verdict == Verdict.MISS ? CompoundSweep.NO_PART : partB;
    }

    /** The pairs of parts that the last {@link #sweepRest} has left out, by their numbers. */
    public PartList within() {
        return within;
    }

    private void sweepPair(int i, int k, SweepResult result) {
        if (start == 0) {
            sweeper.sweep(partOfA(i), partOfB(k), result);
        } else {
            AnswerWriter.scratch(result, TurningSweep.class, TurningSweep::new)
                    .writeRest(partOfA(i), partOfB(k), start, result);
        }
    }

    private TurningMotion partOfA(int part) {
        return TurningMotion.part(a, part);
    }

    private TurningMotion partOfB(int part) {
        return TurningMotion.part(b, part);
    }

    /** Sweeps two parts; returns the time after which nothing changes the answer. */
    private double visit(int i, int k, double limit) {
        sweepPair(i, k, pairAnswer);
        Verdict met = pairAnswer.verdict();
        if (met == Verdict.OVERLAP && leavesOut) {
            within.add(i, k);
        } else if (met != Verdict.MISS && met.compareTo(verdict) <= 0 && counts(i, k, met)) {
            take(i, k, met);
        }
        return switch (verdict) {
            case OVERLAP -> 0;
            case HIT -> Math.max(enter, start);
            case TOUCH, MISS -> limit;
        };
    }

    private boolean counts(int i, int k, Verdict met) {
        if (!a.shape().isOneSided() && !b.shape().isOneSided()) {
            return true;
        }
        if (met == Verdict.OVERLAP) {
            return false;
        }
        ExactTurningContact contact = ExactTurningContact.of(partOfA(i), partOfB(k), start);
        return (!a.shape().isOneSided() || contact.isLeftOfA()) && (!b.shape().isOneSided() || contact.isLeftOfB());
    }

    /** Takes a pair of the same verdict or a stronger one, if it is earlier or has lower numbers. */
    private void take(int i, int k, Verdict met) {
        double time = met == Verdict.OVERLAP ? 0 : pairAnswer.enter();
        Optional<ExactTurningContact> contact = Optional.empty();
        if (met == verdict) {
            int order = Double.compare(time, enter);
            if (order == 0 && met != Verdict.OVERLAP) {
                contact = Optional.of(ExactTurningContact.of(partOfA(i), partOfB(k), start));
                order = contact.get().time().compareTo(exactBest().time());
            }
            if (order > 0 || (order == 0 && (i > partA || (i == partA && k > partB)))) {
                return;
            }
        }
        verdict = met;
        partA = i;
        partB = k;
        enter = time;
        exact = contact;
    }

    private ExactTurningContact exactBest() {
        if (exact.isEmpty()) {
            exact = Optional.of(ExactTurningContact.of(partOfA(partA), partOfB(partB), start));
        }
        return exact.get();
    }
}
