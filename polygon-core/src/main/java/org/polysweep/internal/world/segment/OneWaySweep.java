package org.polysweep.internal.world.segment;

import java.util.function.Predicate;
import org.polysweep.contact.Feature;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.compound.CompoundSweep;
import org.polysweep.internal.compound.ContactEdges;
import org.polysweep.internal.compound.ExactTimeOfImpact;
import org.polysweep.internal.compound.PartList;
import org.polysweep.internal.compound.PartPairs;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.motion.IdleRotation;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.pair.PartSweep;
import org.polysweep.internal.rotation.RotatingEvents;
import org.polysweep.internal.rotation.exact.RotatedShapes;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;

/**
 * The sweep of two bodies of which one is one-way at least: the earliest contact of two parts at which each one-way
 * body is solid. Where a corner hits a corner exactly, it is enough that one of the two edges is solid. An OVERLAP
 * never applies; the parts that overlap when the sweep begins are listed. While the other body overlaps a part of a
 * one-way body with one of its parts, its other parts also pass through that part. Reusable; not thread-safe.
 */
public final class OneWaySweep {

    /** The slot of a shape that is not a body. */
    public static final int NOBODY = -1;

    private static final MovingShape NOTHING = ConvexPolygon.of(0, 0).at(0, 0).moving(0, 0);

    private final Bodies bodies;
    private final PartPairs pairs = new PartPairs(this::visit);
    private final PartList within = new PartList();
    private final ExactTimeOfImpact timeOfImpact = new ExactTimeOfImpact();
    private final Predicate<SweepResult> condition = this::isSolid;

    private MovingShape a = NOTHING;
    private MovingShape b = NOTHING;
    private int slotA = NOBODY;
    private int slotB = NOBODY;
    private double start;

    /** The best contact so far. */
    private SweepResult best = SweepResult.create();

    private SweepResult candidate = SweepResult.create();
    private final SweepResult covering = SweepResult.create();
    private Verdict verdict = Verdict.MISS;
    private int partA = CompoundSweep.NO_PART;
    private int partB = CompoundSweep.NO_PART;

    public OneWaySweep(Bodies bodies) {
        this.bodies = bodies;
    }

    /**
     * Sweeps A against B over t in [start, 1].
     *
     * @param a the first shape with its motion
     * @param slotA the slot of its body; {@link #NOBODY} for none
     * @param b the second shape with its motion
     * @param slotB the slot of its body
     * @param start the beginning, in [0, 1]
     * @return HIT, TOUCH or MISS
     */
    public Verdict sweep(MovingShape a, int slotA, MovingShape b, int slotB, double start) {
        this.a = a;
        this.b = b;
        this.slotA = slotA;
        this.slotB = slotB;
        this.start = start;
        verdict = Verdict.MISS;
        partA = CompoundSweep.NO_PART;
        partB = CompoundSweep.NO_PART;
        within.clear();
        AnswerWriter.writeMiss(best);
        pairs.along(a, b, 1);
        return verdict;
    }

    /**
     * Returns whether two convex bodies that do not rotate collide where each one-way body is solid. At a corner, the
     * solid edge gives the answer.
     *
     * @param a the body A with its motion
     * @param slotA the slot of its body
     * @param b the body B with its motion
     * @param slotB the slot of its body
     * @param contact contains the answer about the two, a HIT; receives the answer about the edge
     */
    public boolean isSolid(MovingShape a, int slotA, MovingShape b, int slotB, SweepResult contact) {
        this.a = a;
        this.b = b;
        this.slotA = slotA;
        this.slotB = slotB;
        return applies(0, 0, Verdict.HIT, contact);
    }

    /** Returns whether two bodies that are not rotated collide where each one-way body is solid; no allocation. */
    public boolean isSolid(int slotA, int slotB, SweepResult contact) {
        return isSolid(slotA, 1, 0, -contact.normalX(), -contact.normalY())
                && isSolid(slotB, 1, 0, contact.normalX(), contact.normalY());
    }

    /** Returns whether a corner hits a corner exactly. */
    public static boolean isCorner(SweepResult contact) {
        return contact.featureKindA() == Feature.Kind.VERTEX && contact.featureKindB() == Feature.Kind.VERTEX;
    }

    /** Returns the answer to the last sweep; the next one overwrites it. */
    public SweepResult result() {
        return best;
    }

    /** Returns the part of A that the answer is about; {@link CompoundSweep#NO_PART} for MISS. */
    public int partA() {
        return partA;
    }

    /** Returns the part of B that the answer is about; {@link CompoundSweep#NO_PART} for MISS. */
    public int partB() {
        return partB;
    }

    /** Returns the pairs of parts that overlapped when the last sweep began. */
    public PartList within() {
        return within;
    }

    /** Sweeps two parts; returns the time after which no pair changes the answer. */
    private double visit(int i, int k, double limit) {
        Verdict found = sweepPair(i, k, candidate);
        if (found == Verdict.OVERLAP) {
            within.add(i, k);
        } else if (found != Verdict.MISS
                && found.compareTo(verdict) <= 0
                && applies(i, k, found, candidate)
                && (found != verdict || comesBefore(i, k))
                && !passesThrough(i, k)) {
            SweepResult before = best;
            best = candidate;
            candidate = before;
            verdict = found;
            partA = i;
            partB = k;
        }
        return verdict == Verdict.HIT ? Math.max(best.enter(), start) : limit;
    }

    private Verdict sweepPair(int i, int k, SweepResult result) {
        if (!isRotating()) {
            PartSweep.sweep(PairSweeper.AUTO, a.part(i), b.part(k), 0, 1, result);
            return result.verdictFrom(start);
        }
        PartSweep.sweep(PairSweeper.AUTO, a.part(i), b.part(k), start, 1, result);
        return result.verdict();
    }

    /** Whether another part of one body overlaps the one-way part of the other one when the candidate hits it. */
    private boolean passesThrough(int i, int k) {
        boolean passes = false;
        for (int other = 0; isOneWay(slotB) && !passes && other < a.shape().partCount(); other++) {
            passes = other != i && overlapsAtCandidate(other, k, i, k);
        }
        for (int other = 0; isOneWay(slotA) && !passes && other < b.shape().partCount(); other++) {
            passes = other != k && overlapsAtCandidate(i, other, i, k);
        }
        return passes;
    }

    private boolean overlapsAtCandidate(int i, int k, int candidateI, int candidateK) {
        Verdict found = sweepPair(i, k, covering);
        double time = candidate.enter();
        // Where one part of a compound leaves and the next part enters, the compound still overlaps.
        boolean lasts = (found == Verdict.OVERLAP || found == Verdict.HIT) && covering.exit() >= time;
        return lasts
                && (found == Verdict.OVERLAP
                        || covering.enter() < time
                        || (covering.enter() == time
                                && exactEnter(i, k).compareTo(exactEnter(candidateI, candidateK)) < 0));
    }

    private boolean isOneWay(int slot) {
        return slot != NOBODY && bodies.filters.oneWay.isOneWay(slot);
    }

    private boolean isRotating() {
        return IdleRotation.rotates(a) || IdleRotation.rotates(b);
    }

    private boolean applies(int i, int k, Verdict found, SweepResult contact) {
        boolean isOneSided = a.shape().isOneSided() || b.shape().isOneSided();
        if (isRotating()) {
            return isSolid(contact) && (!isOneSided || ContactEdges.isAtFront(a, i, b, k, start, 1));
        }
        if (!isOneSided && isSolid(contact)) {
            return true;
        }
        return (isOneSided || isCorner(contact)) && ContactEdges.choose(a, i, b, k, found, condition, contact);
    }

    /** Whether each one-way body is solid where the two collide. */
    private boolean isSolid(SweepResult contact) {
        double x = contact.normalX();
        double y = contact.normalY();
        return isSolid(slotA, cosA(contact), sinA(contact), -x, -y)
                && isSolid(slotB, cosB(contact), sinB(contact), x, y);
    }

    private double cosA(SweepResult contact) {
        return a.isRotated() ? contact.safeHalfCosA() : 1;
    }

    private double sinA(SweepResult contact) {
        return a.isRotated() ? contact.safeHalfSinA() : 0;
    }

    private double cosB(SweepResult contact) {
        return b.isRotated() ? contact.safeHalfCosB() : 1;
    }

    private double sinB(SweepResult contact) {
        return b.isRotated() ? contact.safeHalfSinB() : 0;
    }

    private boolean isSolid(int slot, double c, double s, double normalX, double normalY) {
        return slot == NOBODY || bodies.filters.oneWay.isSolid(slot, c, s, normalX, normalY);
    }

    /** Whether a contact with the verdict of the best one comes before it: by the exact time, then by the parts. */
    private boolean comesBefore(int i, int k) {
        int order = Double.compare(candidate.enter(), best.enter());
        if (order == 0) {
            order = exactEnter(i, k).compareTo(exactEnter(partA, partB));
        }
        return order < 0 || (order == 0 && (i < partA || (i == partA && k < partB)));
    }

    private ExactTime exactEnter(int i, int k) {
        if (isRotating()) {
            return ExactTime.of(
                    RotatingEvents.contact(a.part(i), b.part(k), start, 1).time());
        }
        return ExactTime.of(
                a.isRotated() || b.isRotated()
                        ? RotatedShapes.answer(a.part(i), b.part(k)).contactTime()
                        : timeOfImpact.of(ConvexMotion.part(a, i), ConvexMotion.part(b, k)));
    }
}
