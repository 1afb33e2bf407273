package org.polysweep.internal.compound;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.algebraic.RealRoot;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.motion.IdleRotation;
import org.polysweep.internal.motion.StepPart;
import org.polysweep.internal.obstacle.ExactAnswer;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.pair.PartSweep;
import org.polysweep.internal.rotation.RotatingEvents;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;

/**
 * The sweep of two compounds: the earliest contact over their parts, and the indices of these parts.
 *
 * <p>OVERLAP if any two parts overlap, else HIT if any two hit, else TOUCH if any two touch, else MISS; among several
 * pairs with that verdict, the pair with the least exact {@code enter}. The whole result is the result of this pair. So
 * a compound of one part has the results of its part, bit for bit.
 *
 * <p>If several pairs collide at exactly the same time, an edge of one obstacle that another of their obstacles covers
 * is removed: {@link InternalEdgeFilter}. So a box that slides over the joint of two collinear segments, or from tile
 * to tile, gets the normal of the floor, never of the wall between them. Among the remaining edges, the rule for a
 * single contact chooses; if several pairs have the chosen edge, the lowest part of A is reported, then the lowest part
 * of B. Pairs with a radius come after pairs without.
 *
 * <p>A shape without width, a point or a segment, that moves exactly along a seam is in none of the parts: it touches
 * them, as it touches a chain of segments wherever it crosses it. Give bodies a width or a radius. {@code Intersection}
 * in {@code org.polysweep.query} separates compounds that overlap; the separation of the two parts here moves A out of
 * one, and perhaps into the next.
 *
 * <p>In a one-sided chain, a contact is reported if its normal has a component toward the front, and an OVERLAP is
 * ignored.
 *
 * <p>If a shape rotates during the step, no edge is removed: among pairs that collide at exactly the same time, the
 * lowest part of A is reported, then the lowest part of B. Exact times are compared only if they round to one double,
 * and the contacts are not at a vertex that the parts share.
 *
 * <p>Parts are found by the trees of their boxes: cost O(log n) for each part of the smaller compound that comes near
 * the other one, and a sweep for each pair whose swept boxes intersect, up to the first hit. No allocation unless pairs
 * tie. Reusable; not thread-safe: one per thread.
 */
public final class CompoundSweep {

    /** The index of a part that does not exist, because the verdict is MISS. */
    public static final int NO_PART = -1;

    private static final MovingShape NOTHING = ConvexPolygon.of(0, 0).at(0, 0).moving(0, 0);

    private PairSweeper sweeper;
    private final PartPairs pairs = new PartPairs(this::visit);
    private final PartContacts met = new PartContacts();
    private final BoxEdgeFilter boxes = new BoxEdgeFilter();
    private SweepResult answer = SweepResult.create();
    private SweepResult pairAnswer = SweepResult.create();
    /** The answer of the pair that is best so far. */
    private SweepResult bestAnswer = SweepResult.create();

    private int partA = NO_PART;
    private int partB = NO_PART;

    /** The beginning and the end of the part of the step that applies. */
    private double start;

    private double end = 1;

    /** True if that is the rest of a step, and pairs that overlap at its beginning are listed. */
    private boolean isRest;

    /** True if one of the shapes rotates during the step. */
    private boolean rotates;

    private MovingShape a = NOTHING;
    private MovingShape b = NOTHING;

    /**
     * The pairs of parts that overlap at the beginning of the rest: by the part of A, for each from left to right, or
     * by number if a shape rotates.
     */
    private final PartList within = new PartList(this::isListedBefore);

    /** The pair that is best so far, by its number in {@link #met}; -1 if there is none. */
    private int bestPair;

    /** Creates a sweep that dispatches each pair of parts. */
    public CompoundSweep() {
        this(PairSweeper.AUTO);
    }

    /** Creates a sweep that sweeps each pair of parts by a sweeper. */
    public CompoundSweep(PairSweeper sweeper) {
        this.sweeper = sweeper;
    }

    /** Returns the index of the part of A in the last result; {@link #NO_PART} for MISS. */
    public int partA() {
        return partA;
    }

    /** Returns the index of the part of B in the last result; {@link #NO_PART} for MISS. */
    public int partB() {
        return partB;
    }

    /** Returns the pairs of parts that the last {@link #sweepRest} has left out, as they overlapped. */
    public PartList within() {
        return within;
    }

    /**
     * Sweeps A against B over the step t in [0, 1].
     *
     * @param a the first compound
     * @param b the second compound
     * @return the answer, always the same object: the next sweep overwrites it; its normal points from B toward A
     * @throws IllegalArgumentException if the sweeper uses the AABB algorithm and a part is not a box
     */
    public SweepResult sweep(MovingShape a, MovingShape b) {
        return sweep(a, b, 0, 1);
    }

    private SweepResult sweep(MovingShape a, MovingShape b, double start, double end) {
        isRest = false;
        this.start = start;
        this.end = end;
        return answer(a, b);
    }

    /**
     * Sweeps A against B over a part of the step, t in [start, end].
     *
     * @param by answers each pair of parts
     * @param a the first compound
     * @param b the second compound
     * @param start the beginning of the part, in [0, 1)
     * @param end its end, later and at most 1
     * @param result receives the answer, and which parts it is about
     * @throws IllegalArgumentException if the sweeper uses the AABB algorithm and a part is not a box
     */
    public void sweep(PairSweeper by, MovingShape a, MovingShape b, double start, double end, SweepResult result) {
        sweeper = by;
        answer = result;
        sweep(a, b, start, end);
        if (bestPair >= 0) {
            AnswerWriter.writeParts(result, partA, partB);
        }
    }

    /**
     * Sweeps A against B over the rest of a step, t in [from, 1], on the lines through their positions at t = 0.
     * Contacts before that time are ignored, because the bodies were not on these lines then. Two parts that overlap at
     * that time and right after it are left out of the answer, and listed: {@link #within}. In a one-sided chain they
     * are listed for both sides.
     *
     * @param a the first compound
     * @param b the second compound
     * @param from the time from which contacts are considered, in [0, 1]
     * @return the answer about the other parts: HIT, TOUCH or MISS, always the same object
     * @throws IllegalArgumentException if {@code from} is not in [0, 1], or if the sweeper uses the AABB algorithm and
     *     a part is not a box
     */
    public SweepResult sweepRest(MovingShape a, MovingShape b, double from) {
        if (!(from >= 0 && from <= 1)) {
            throw new IllegalArgumentException("from must be in [0, 1], but was " + from);
        }
        isRest = true;
        start = from;
        end = 1;
        return answer(a, b);
    }

    /**
     * Returns only the verdict of {@link #sweep}, without the cost of ties. The results of the last sweep are
     * unchanged.
     *
     * @param a the first compound
     * @param b the second compound
     * @return the verdict
     * @throws IllegalArgumentException as {@link #sweep}
     */
    public Verdict verdict(MovingShape a, MovingShape b) {
        isRest = false;
        start = 0;
        end = 1;
        meet(a, b);
        return bestPair < 0 ? Verdict.MISS : met.verdict(bestPair);
    }

    private SweepResult answer(MovingShape a, MovingShape b) {
        within.clear();
        // A sweep that is refused leaves the answer unchanged.
        meet(a, b);
        AnswerWriter.writeMiss(answer);
        if (rotates && bestPair >= 0) {
            bestPair = earliestOfTies();
        }
        partA = bestPair < 0 ? NO_PART : met.partA(bestPair);
        partB = bestPair < 0 ? NO_PART : met.partB(bestPair);
        if (bestPair >= 0) {
            if (rotates || (!isOneSided(a, b) && isAlone(a, b))) {
                sweepPair(a, partA, b, partB, answer);
            } else {
                boolean mayBeBoxes = !isOneSided(a, b) && isContactOfWholeStep();
                int pair = mayBeBoxes ? boxes.choose(sweeper, a, b, met, bestPair) : -1;
                if (pair >= 0) {
                    partA = met.partA(pair);
                    partB = met.partB(pair);
                    sweepPair(a, partA, b, partB, answer);
                    boxes.writeTo(answer);
                } else {
                    settle(a, b, new InternalEdgeFilter(together(a, b), met.verdict(bestPair), moves(a, b)).choose());
                }
            }
        }
        return answer;
    }

    /**
     * Returns whether the best pair can be reported by itself: no other obstacle contains the contact point, or neither
     * it nor another pair with its verdict has an edge that others could cover.
     */
    private boolean isAlone(MovingShape a, MovingShape b) {
        boolean hasEdge = met.verdict(bestPair) != Verdict.OVERLAP
                && a.shape().part(partA).radius() == 0
                && b.shape().part(partB).radius() == 0;
        return met.countHolding(bestPair, !hasEdge) == 1;
    }

    /**
     * Returns whether the contact of the best pair is also guaranteed to be a contact of that kind in the whole step.
     */
    private boolean isContactOfWholeStep() {
        double enter = met.enter(bestPair);
        return isAboutWholeStep() || met.verdict(bestPair) == Verdict.HIT || (enter > start && enter < end);
    }

    private boolean isAboutWholeStep() {
        return isRest || StepPart.isWhole(start, end);
    }

    /**
     * Finds a best pair among all pairs that touch or overlap, and the pairs that touch or overlap no later than that
     * pair.
     */
    private void meet(MovingShape a, MovingShape b) {
        this.a = a;
        this.b = b;
        rotates = IdleRotation.rotates(a) || IdleRotation.rotates(b);
        if (!rotates) {
            sweeper.requireParts("a", this.a.shape());
            sweeper.requireParts("b", this.b.shape());
        }
        met.clear();
        bestPair = -1;
        pairs.along(this.a, this.b, end);
    }

    /** Sweeps two parts; returns the time after which no pair changes the answer. */
    private double visit(int i, int k, double limit) {
        sweepPair(a, i, b, k, pairAnswer);
        Verdict remaining = isRest && !rotates ? pairAnswer.verdictFrom(start) : pairAnswer.verdict();
        if (isRest && remaining == Verdict.OVERLAP) {
            within.add(i, k);
        } else if (remaining != Verdict.MISS && !isTooWeak(remaining) && counts(a, i, b, k, remaining)) {
            double enter = rotates && remaining == Verdict.OVERLAP ? start : pairAnswer.enter();
            boolean mayBeShared = rotates && met.isHitAt(bestPair, remaining, enter);
            if (mayBeShared && RotatingEvents.haveSameContact(pairAnswer, bestAnswer)) {
                met.keepLower(bestPair, i, k);
            } else {
                take(met.add(i, k, remaining, enter, rotates ? Double.NaN : pairAnswer.exit()));
            }
        }
        // An overlap now, or at the beginning of the rest, lasts until then; any later hit replaces a touch.
        return bestPair < 0 || met.verdict(bestPair) == Verdict.TOUCH ? limit : Math.max(met.enter(bestPair), start);
    }

    /** Returns whether a contact changes nothing: no edge is removed, and another pair has a stronger verdict. */
    private boolean isTooWeak(Verdict verdict) {
        return rotates && bestPair >= 0 && verdict.compareTo(met.verdict(bestPair)) > 0;
    }

    private boolean isListedBefore(int i, int k, int otherI, int otherK) {
        if (i != otherI) {
            return i < otherI;
        }
        int order = rotates
                ? 0
                : Double.compare(
                        b.shape().part(k).minX(), b.shape().part(otherK).minX());
        return order < 0 || (order == 0 && k < otherK);
    }

    private void sweepPair(MovingShape a, int i, MovingShape b, int k, SweepResult result) {
        double from = isRest && !rotates ? 0 : start;
        PartSweep.sweep(
                sweeper,
                a.shape().part(i),
                a.x(),
                a.y(),
                a.dx(),
                a.dy(),
                a.rotor(),
                a.endRotor(),
                b.shape().part(k),
                b.x(),
                b.y(),
                b.dx(),
                b.dy(),
                b.rotor(),
                b.endRotor(),
                from,
                end,
                result);
    }

    private boolean counts(MovingShape a, int i, MovingShape b, int k, Verdict verdict) {
        if (!isOneSided(a, b)) {
            return true;
        }
        if (!rotates) {
            return PartContact.of(a, i, b, k, verdict, stepPart()).counts();
        }
        return verdict != Verdict.OVERLAP && ContactEdges.isAtFront(a, i, b, k, start, end);
    }

    /** The earliest of the pairs whose times round to the time of the best one; of several, the lowest parts. */
    private int earliestOfTies() {
        int first = bestPair;
        Optional<RealRoot> enterOfFirst = Optional.empty();
        for (int pair = 0; pair < met.count(); pair++) {
            if (pair != first && met.tie(pair, first)) {
                Optional<RealRoot> enter = exactEnter(pair);
                enterOfFirst = enterOfFirst.or(() -> exactEnter(bestPair));
                int order = enter.isEmpty() ? 0 : enter.get().compareTo(enterOfFirst.orElseThrow());
                if (order < 0 || (order == 0 && met.isBefore(pair, first))) {
                    first = pair;
                    enterOfFirst = enter;
                }
            }
        }
        return first;
    }

    /** The time at which rotating parts begin to touch; empty for an overlap. */
    private Optional<RealRoot> exactEnter(int pair) {
        return met.verdict(pair) == Verdict.OVERLAP
                ? Optional.empty()
                : Optional.of(RotatingEvents.contact(a.part(met.partA(pair)), b.part(met.partB(pair)), start, end)
                        .time());
    }

    /** The part of the step in which contacts are considered. */
    private StepPart stepPart() {
        return isAboutWholeStep() ? StepPart.WHOLE : new StepPart(start, end);
    }

    private static boolean moves(MovingShape a, MovingShape b) {
        return a.dx() != b.dx() || a.dy() != b.dy();
    }

    private static boolean isOneSided(MovingShape a, MovingShape b) {
        return a.shape().isOneSided() || b.shape().isOneSided();
    }

    /** Replaces the best pair by a pair that is better. */
    private void take(int pair) {
        if (bestPair < 0 || met.isEarlier(pair, bestPair)) {
            bestPair = pair;
            SweepResult other = bestAnswer;
            bestAnswer = pairAnswer;
            pairAnswer = other;
        }
    }

    /** The pairs that may touch or overlap when the best one begins to, including the best one. */
    private List<PartContact> together(MovingShape a, MovingShape b) {
        List<PartContact> together = new ArrayList<>();
        for (int pair = 0; pair < met.count(); pair++) {
            if (met.mayHold(pair, bestPair)) {
                together.add(PartContact.of(a, met.partA(pair), b, met.partB(pair), met.verdict(pair), stepPart()));
            }
        }
        return together;
    }

    /** Writes the answer of a pair, with an edge of its obstacle. */
    private void settle(MovingShape a, MovingShape b, InternalEdgeFilter.Choice choice) {
        PartContact pair = choice.pair();
        partA = pair.partA();
        partB = pair.partB();
        sweepPair(a, partA, b, partB, answer);
        Optional<ExactAnswer> chosen = choice.edge().map(pair.answer()::choosing);
        chosen.ifPresent(found -> found.writeTo(answer));
    }
}
