package org.polysweep.internal.world.segment;

import java.util.Optional;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.answer.WayOut;
import org.polysweep.internal.compound.CompoundSweep;
import org.polysweep.internal.compound.ExactTimeOfImpact;
import org.polysweep.internal.compound.PartList;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.motion.IdleRotation;
import org.polysweep.internal.obstacle.LineInterval;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.rotation.exact.RotatedShapes;
import org.polysweep.internal.rounding.ExpansionRatio;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.pose.Rotor;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.Shape;

/** Sweeps two bodies on their segments, from a time on. Reusable; not thread-safe: one per thread. */
public final class PairSweep {

    private final Bodies bodies;
    private final Trajectories trajectories;
    private final SweepResult single = SweepResult.create();
    private final ExactTimeOfImpact exactEnter = new ExactTimeOfImpact();
    private final CompoundSweep compound = new CompoundSweep();
    private final TurnedPairSweep turned;
    private final OneWaySweep oneWay;
    private final PolygonRelation polygonRelation = new PolygonRelation();
    private final RoundRelation roundRelation = new RoundRelation();
    private boolean isRound;
    private SweepResult result = single;

    /** Whether the last sweep was one of two convex shapes. */
    private boolean isSingle = true;

    private Verdict verdict = Verdict.MISS;
    private int partA;
    private int partB;
    private double from;

    /** No pair of parts, and the only one of two convex bodies. */
    private final PartList none = new PartList();

    private final PartList only = new PartList();
    private PartList within = none;

    public PairSweep(Bodies bodies, Trajectories trajectories) {
        this.bodies = bodies;
        this.trajectories = trajectories;
        turned = new TurnedPairSweep(trajectories);
        oneWay = new OneWaySweep(bodies);
        only.add(0, 0);
    }

    /** Sweeps one segment against another over the whole step; A is the first. */
    public Verdict sweep(int segmentA, int segmentB) {
        if (areConvex(segmentA, segmentB)) {
            return sweepParts(segmentA, 0, segmentB, 0, 0);
        }
        if (isOneWay(segmentA) || isOneWay(segmentB)) {
            return sweepOneWay(segmentA, segmentB, 0);
        }
        return takeCompound(compound.sweep(moving(segmentA), moving(segmentB)), 0);
    }

    /**
     * Sweeps one segment against another for t in [start, 1]; A is the first. Parts that overlap at the start are left
     * out and listed, so the verdict is HIT, TOUCH or MISS.
     */
    public Verdict sweepRest(int segmentA, int segmentB, double start) {
        if (areConvex(segmentA, segmentB)) {
            if (sweepParts(segmentA, 0, segmentB, 0, start) == Verdict.OVERLAP) {
                within = only;
                verdict = Verdict.MISS;
            }
            return verdict;
        }
        if (isOneWay(segmentA) || isOneWay(segmentB)) {
            return sweepOneWay(segmentA, segmentB, start);
        }
        return takeCompound(compound.sweepRest(moving(segmentA), moving(segmentB), start), start);
    }

    private boolean areConvex(int segmentA, int segmentB) {
        return bodies.ranked.isConvex(trajectories.rank[segmentA])
                && bodies.ranked.isConvex(trajectories.rank[segmentB]);
    }

    private boolean isOneWay(int segment) {
        return bodies.ranked.isOneWay(trajectories.rank[segment]);
    }

    private Verdict sweepOneWay(int segmentA, int segmentB, double start) {
        Verdict found = oneWay.sweep(moving(segmentA), slot(segmentA), moving(segmentB), slot(segmentB), start);
        take(oneWay.result(), found, oneWay.partA(), oneWay.partB(), start);
        return takeParts(oneWay.within());
    }

    private int slot(int segment) {
        return bodies.byRank(trajectories.rank[segment]);
    }

    private Verdict takeCompound(SweepResult answer, double start) {
        take(answer, answer.verdict(), compound.partA(), compound.partB(), start);
        return takeParts(compound.within());
    }

    private Verdict takeParts(PartList leftOut) {
        isSingle = false;
        within = leftOut;
        return verdict;
    }

    /** The pairs of parts that the last {@link #sweepRest} has left out. */
    public PartList within() {
        return within;
    }

    /** Sweeps one part against another, also if a chain is one-sided. */
    public Verdict sweepParts(int segmentA, int partA, int segmentB, int partB, double start) {
        if (areTurned(segmentA, segmentB)) {
            Verdict found = turned.sweep(part(segmentA, partA), segmentA, part(segmentB, partB), segmentB, start);
            return take(turned.result(), found, partA, partB, start);
        }
        ConvexShape a = part(segmentA, partA);
        ConvexShape b = part(segmentB, partB);
        trajectories.sweep(a, segmentA, b, segmentB, single);
        return take(single, single.verdictFrom(start), partA, partB, start);
    }

    /**
     * Returns what is known about two parts from a time on without a sweep: nothing if one has a rotor, and nothing
     * about two boxes, whose sweep takes less time.
     */
    public Relation relation(int segmentA, int ofA, int segmentB, int ofB, double time) {
        ConvexShape a = part(segmentA, ofA);
        ConvexShape b = part(segmentB, ofB);
        if (areTurned(segmentA, segmentB) || PairSweeper.AUTO.takesBoxes(a, b)) {
            return Relation.UNKNOWN;
        }
        isRound = a.radius() > 0 || b.radius() > 0;
        return isRound
                ? roundRelation.find(trajectories, a, segmentA, b, segmentB, time)
                : polygonRelation.find(trajectories, a.core(), segmentA, b.core(), segmentB, time);
    }

    /**
     * Returns a lower bound of the time of impact of two parts whose last {@link #relation} is APPROACHING.
     */
    public double enterBelow() {
        return isRound ? roundRelation.enterBelow() : polygonRelation.enterBelow();
    }

    /** Takes the result for two parts, for the time from the start on. */
    private Verdict take(SweepResult answer, Verdict found, int partA, int partB, double start) {
        result = answer;
        verdict = found;
        this.partA = partA;
        this.partB = partB;
        from = start;
        isSingle = true;
        within = none;
        return verdict;
    }

    /** Whether one of two bodies has a rotor. */
    public boolean areTurned(int segmentA, int segmentB) {
        return trajectories.isTurned(segmentA) || trajectories.isTurned(segmentB);
    }

    /** Whether one of two bodies rotates, and the rotation has an effect. */
    public boolean rotate(int segmentA, int segmentB) {
        return rotates(segmentA) || rotates(segmentB);
    }

    private boolean rotates(int segment) {
        return trajectories.turns(segment) && !IdleRotation.isIdle(shape(segment));
    }

    /**
     * Whether two parts that overlap at the start of the last sweep did not overlap at the beginning of their segments.
     */
    boolean haveEnteredSince(int segmentA, int ofA, int segmentB, int ofB, double begin) {
        return rotate(segmentA, segmentB)
                ? sweepParts(segmentA, ofA, segmentB, ofB, begin) != Verdict.OVERLAP
                : result.enter() >= begin;
    }

    /** The time of impact of two parts that collide after a time. */
    public ExactTime exactEnter(int segmentA, int ofA, int segmentB, int ofB, double start) {
        if (areTurned(segmentA, segmentB)) {
            return turned.exactEnter(
                    turned.motion(part(segmentA, ofA), segmentA), turned.motion(part(segmentB, ofB), segmentB), start);
        }
        ConvexMotion a = moving(segmentA, ofA);
        ConvexMotion b = moving(segmentB, ofB);
        return ExactTime.of(exactEnter.of(a, b));
    }

    /**
     * Finds the exact time at which two polygons begin to overlap or, without rotors, touch. Allocates only where big
     * integers are needed.
     *
     * @return whether they HIT or TOUCH; if something overflows or underflows, the time is not exact
     */
    public boolean findEnter(int segmentA, ConvexPolygon a, int segmentB, ConvexPolygon b, ExpansionRatio time) {
        if (areTurned(segmentA, segmentB)) {
            return turned.findEnter(a, segmentA, b, segmentB, time);
        }
        return exactEnter.find(
                a,
                trajectories.x(segmentA),
                trajectories.y(segmentA),
                trajectories.dx(segmentA),
                trajectories.dy(segmentA),
                b,
                trajectories.x(segmentB),
                trajectories.y(segmentB),
                trajectories.dx(segmentB),
                trajectories.dy(segmentB),
                time);
    }

    /** The times at which two overlapping parts begin or end to overlap, on segments without rotation. */
    public ExactTime exactOverlap(int segmentA, int ofA, int segmentB, int ofB, boolean isBegin) {
        if (areTurned(segmentA, segmentB)) {
            LineInterval interval = RotatedShapes.answer(
                            turned.motion(part(segmentA, ofA), segmentA), turned.motion(part(segmentB, ofB), segmentB))
                    .passage();
            return ExactTime.of(
                    isBegin ? interval.entering().time() : interval.leaving().time());
        }
        return ExactTime.of(ExactTimeOfImpact.ofOverlap(moving(segmentA, ofA), moving(segmentB, ofB), isBegin));
    }

    /** A part as it moves and rotates on a segment. */
    public MovingShape turning(int segment, int part) {
        return turned.motion(part(segment, part), segment);
    }

    /** Whether a part of one overlaps a part of the other at a time and right after it. */
    public boolean isWithin(int segmentA, int ofA, int segmentB, int ofB, double time) {
        return sweepParts(segmentA, ofA, segmentB, ofB, time) == Verdict.OVERLAP;
    }

    /**
     * The width of the narrower of two parts along a normal, in doubles; a part without a width is ignored. A part that
     * is moved by less than half of this width stays on the same side of the other one.
     */
    public double narrowest(int segmentA, int ofA, int segmentB, int ofB, double normalX, double normalY) {
        double widthA = width(segmentA, ofA, normalX, normalY);
        double widthB = width(segmentB, ofB, normalX, normalY);
        return widthA == 0 ? widthB : widthB == 0 ? widthA : Math.min(widthA, widthB);
    }

    private double width(int segment, int part, double normalX, double normalY) {
        ConvexShape shape = part(segment, part);
        return trajectories.isTurned(segment)
                ? PartWidth.along(
                        shape, Rotor.ofHalfAngle(trajectories.c0(segment), trajectories.s0(segment)), normalX, normalY)
                : PartWidth.along(shape, normalX, normalY);
    }

    /** A part of the body on a segment, in its own coordinates. */
    public ConvexShape part(int segment, int part) {
        int body = trajectories.rank[segment];
        return bodies.ranked.isConvex(body)
                ? bodies.ranked.convex(body)
                : shape(segment).part(part);
    }

    private Shape shape(int segment) {
        return bodies.shape[slot(segment)];
    }

    /** The body on a segment, with the motion of the segment. */
    public MovingShape moving(int segment) {
        if (!trajectories.isTurned(segment)) {
            return new MovingShape(
                    shape(segment),
                    trajectories.x(segment),
                    trajectories.y(segment),
                    trajectories.dx(segment),
                    trajectories.dy(segment));
        }
        return new MovingShape(
                shape(segment),
                trajectories.x(segment),
                trajectories.y(segment),
                trajectories.dx(segment),
                trajectories.dy(segment),
                Rotor.ofHalfAngle(trajectories.c0(segment), trajectories.s0(segment)),
                Rotor.ofHalfAngle(trajectories.c1(segment), trajectories.s1(segment)));
    }

    /** The result of the last sweep, on the whole segments. */
    public SweepResult result() {
        return result;
    }

    /** The verdict of the last sweep, for the considered time. */
    public Verdict verdict() {
        return verdict;
    }

    /** The part of A in contact with B. */
    public int partA() {
        return partA;
    }

    public int partB() {
        return partB;
    }

    /**
     * The time of impact within the considered time, rounded down; for an OVERLAP at the beginning of the step, before
     * it.
     */
    public double enter() {
        return from == 0 || result.enter() > from ? result.enter() : from;
    }

    /**
     * The minimum translation of the first of two overlapping parts out of the second, at the positions of the last
     * sweep; valid until the next sweep.
     */
    public Optional<? extends WayOut> wayOut(int segmentA, int segmentB) {
        if (areTurned(segmentA, segmentB)) {
            return turned.minimumTranslation(part(segmentA, partA), segmentA, part(segmentB, partB), segmentB)
                    .map(WayOut.Known::new);
        }
        ConvexShape a = part(segmentA, partA);
        ConvexShape b = part(segmentB, partB);
        if (!isSingle) {
            trajectories.sweep(a, segmentA, b, segmentB, single);
        }
        return PairSweeper.AUTO.wayOutOfSwept(a, b, single);
    }

    /**
     * Returns whether the last sweep found an OVERLAP of two convex shapes without rotors and with the same
     * displacement: then the normal of its result is the normal of {@link #wayOut}.
     */
    public boolean hasNormalOfSeparation(int segmentA, int segmentB) {
        return isSingle
                && result == single
                && verdict == Verdict.OVERLAP
                && trajectories.dx(segmentA) == trajectories.dx(segmentB)
                && trajectories.dy(segmentA) == trajectories.dy(segmentB);
    }

    /** A part of the body on a segment. */
    public ConvexMotion moving(int segment, int part) {
        return new ConvexMotion(
                part(segment, part),
                trajectories.x(segment),
                trajectories.y(segment),
                trajectories.dx(segment),
                trajectories.dy(segment));
    }
}
