package org.polysweep.internal.world.segment;

import java.util.Optional;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.answer.WayOut;
import org.polysweep.internal.compound.CompoundSweep;
import org.polysweep.internal.compound.ExactTimeOfImpact;
import org.polysweep.internal.compound.PartList;
import org.polysweep.internal.compound.RotatingCompoundSweep;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.motion.IdleRotation;
import org.polysweep.internal.obstacle.LineInterval;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.rotation.exact.RotatedShapes;
import org.polysweep.internal.rounding.ExpansionRatio;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.rounding.WorldThresholds;
import org.polysweep.pose.Rotor;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.Shape;

/** Sweeps two bodies on their lines, from a time on. Reusable; not thread-safe: one per thread. */
public final class PairSweep {

    private final Bodies bodies;
    private final Trajectories lines;
    private final SweepResult single = SweepResult.create();
    private final ExactTimeOfImpact exactEnter = new ExactTimeOfImpact();
    private final CompoundSweep compound = new CompoundSweep();
    private final RotatingCompoundSweep rotatingCompound = new RotatingCompoundSweep();
    private final TurnedPairSweep turned;
    private final OneWaySweep oneWay;
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

    public PairSweep(Bodies bodies, Trajectories lines) {
        this.bodies = bodies;
        this.lines = lines;
        turned = new TurnedPairSweep(lines);
        oneWay = new OneWaySweep(bodies);
        only.add(0, 0);
    }

    /** Sweeps one line against another over the whole step; A is the first. */
    public Verdict sweep(int lineA, int lineB) {
        if (areConvex(lineA, lineB)) {
            return sweepParts(lineA, 0, lineB, 0, 0);
        }
        if (isOneWay(lineA) || isOneWay(lineB)) {
            return sweepOneWay(lineA, lineB, 0);
        }
        if (rotate(lineA, lineB)) {
            rotatingCompound.sweep(PairSweeper.AUTO, moving(lineA), moving(lineB), 0, 1, turned.result());
            return takeRotating(0);
        }
        return takeCompound(compound.sweep(moving(lineA), moving(lineB)), 0);
    }

    /**
     * Sweeps one line against another for t in [start, 1]; A is the first. Parts that overlap at the start are left out
     * and listed, so the verdict is HIT, TOUCH or MISS.
     */
    public Verdict sweepRest(int lineA, int lineB, double start) {
        if (areConvex(lineA, lineB)) {
            if (sweepParts(lineA, 0, lineB, 0, start) == Verdict.OVERLAP) {
                within = only;
                verdict = Verdict.MISS;
            }
            return verdict;
        }
        if (isOneWay(lineA) || isOneWay(lineB)) {
            return sweepOneWay(lineA, lineB, start);
        }
        if (rotate(lineA, lineB)) {
            rotatingCompound.sweepRest(moving(lineA), moving(lineB), start, turned.result());
            return takeRotating(start);
        }
        return takeCompound(compound.sweepRest(moving(lineA), moving(lineB), start), start);
    }

    private boolean areConvex(int lineA, int lineB) {
        return bodies.ranked.isConvex(lines.rank[lineA]) && bodies.ranked.isConvex(lines.rank[lineB]);
    }

    private boolean isOneWay(int line) {
        return bodies.ranked.isOneWay(lines.rank[line]);
    }

    private Verdict sweepOneWay(int lineA, int lineB, double start) {
        Verdict found = oneWay.sweep(moving(lineA), slot(lineA), moving(lineB), slot(lineB), start);
        take(oneWay.result(), found, oneWay.partA(), oneWay.partB(), start);
        return takeParts(oneWay.within());
    }

    private int slot(int line) {
        return bodies.byRank(lines.rank[line]);
    }

    private Verdict takeRotating(double start) {
        SweepResult answer = turned.result();
        take(answer, answer.verdict(), rotatingCompound.partA(), rotatingCompound.partB(), start);
        return takeParts(rotatingCompound.within());
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
    public Verdict sweepParts(int lineA, int partA, int lineB, int partB, double start) {
        if (areTurned(lineA, lineB)) {
            Verdict found = turned.sweep(part(lineA, partA), lineA, part(lineB, partB), lineB, start);
            return take(turned.result(), found, partA, partB, start);
        }
        sweepPlain(lineA, part(lineA, partA), lineB, part(lineB, partB));
        return take(single, single.verdictFrom(start), partA, partB, start);
    }

    /** Sweeps two parts without rotors, each on its line. */
    private void sweepPlain(int lineA, ConvexShape a, int lineB, ConvexShape b) {
        PairSweeper.AUTO.sweep(
                a,
                lines.x(lineA),
                lines.y(lineA),
                lines.dx(lineA),
                lines.dy(lineA),
                b,
                lines.x(lineB),
                lines.y(lineB),
                lines.dx(lineB),
                lines.dy(lineB),
                single);
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
    public boolean areTurned(int lineA, int lineB) {
        return lines.isTurned(lineA) || lines.isTurned(lineB);
    }

    /** Whether one of two bodies rotates, and not without effect. */
    public boolean rotate(int lineA, int lineB) {
        return rotates(lineA) || rotates(lineB);
    }

    private boolean rotates(int line) {
        return lines.turns(line) && !IdleRotation.isIdle(shape(line));
    }

    /**
     * Whether two parts that overlap at the time from which the last sweep counted did not at the beginning of their
     * lines.
     */
    boolean haveEnteredSince(int lineA, int ofA, int lineB, int ofB, double begin) {
        return rotate(lineA, lineB)
                ? sweepParts(lineA, ofA, lineB, ofB, begin) != Verdict.OVERLAP
                : result.enter() >= begin;
    }

    /** The time of impact of two parts that collide after a time. */
    public ExactTime exactEnter(int lineA, int ofA, int lineB, int ofB, double start) {
        if (areTurned(lineA, lineB)) {
            return turned.exactEnter(
                    turned.motion(part(lineA, ofA), lineA), turned.motion(part(lineB, ofB), lineB), start);
        }
        ConvexMotion a = moving(lineA, ofA);
        ConvexMotion b = moving(lineB, ofB);
        return ExactTime.of(exactEnter.of(a, b));
    }

    /**
     * Finds the exact time at which two polygons begin to overlap or, without rotors, touch. Allocates only where big
     * integers are needed.
     *
     * @return whether they HIT or TOUCH; if something overflows or underflows, the time is not exact
     */
    public boolean findEnter(int lineA, ConvexPolygon a, int lineB, ConvexPolygon b, ExpansionRatio time) {
        if (areTurned(lineA, lineB)) {
            return turned.findEnter(a, lineA, b, lineB, time);
        }
        return exactEnter.find(
                a,
                lines.x(lineA),
                lines.y(lineA),
                lines.dx(lineA),
                lines.dy(lineA),
                b,
                lines.x(lineB),
                lines.y(lineB),
                lines.dx(lineB),
                lines.dy(lineB),
                time);
    }

    /** The times at which two overlapping parts begin or end to overlap, on lines without rotation. */
    public ExactTime exactOverlap(int lineA, int ofA, int lineB, int ofB, boolean isBegin) {
        if (areTurned(lineA, lineB)) {
            LineInterval interval = RotatedShapes.answer(
                            turned.motion(part(lineA, ofA), lineA), turned.motion(part(lineB, ofB), lineB))
                    .passage();
            return ExactTime.of(
                    isBegin ? interval.entering().time() : interval.leaving().time());
        }
        return ExactTime.of(ExactTimeOfImpact.ofOverlap(moving(lineA, ofA), moving(lineB, ofB), isBegin));
    }

    /** A part as it moves and rotates on a line. */
    public MovingShape turning(int line, int part) {
        return turned.motion(part(line, part), line);
    }

    /** Whether a part of one overlaps a part of the other at a time, and still does for a while. */
    public boolean isWithin(int lineA, int ofA, int lineB, int ofB, double time) {
        return sweepParts(lineA, ofA, lineB, ofB, time) == Verdict.OVERLAP;
    }

    /**
     * How wide the narrower of two parts is along a normal, in doubles; a part without a width does not count. A part
     * that is moved by less than half of that stays on the same side of the other one.
     */
    public double narrowest(int lineA, int ofA, int lineB, int ofB, double normalX, double normalY) {
        double widthA = width(lineA, ofA, normalX, normalY);
        double widthB = width(lineB, ofB, normalX, normalY);
        return widthA == 0 ? widthB : widthB == 0 ? widthA : Math.min(widthA, widthB);
    }

    private double width(int line, int part, double normalX, double normalY) {
        ConvexShape shape = part(line, part);
        if (!lines.isTurned(line)) {
            return width(shape, normalX, normalY);
        }
        // The normal as the shape sees it.
        Rotor back = Rotor.ofHalfAngle(lines.c0(line), lines.s0(line)).inverse();
        double x = back.cos() * normalX - back.sin() * normalY;
        double y = back.sin() * normalX + back.cos() * normalY;
        double width = width(shape, x, y);
        double length = length(shape.core());
        boolean isFlat = shape.core().vertexCount() == 2
                && length + (width - 2 * shape.radius()) / WorldThresholds.FLAT_ULPS == length;
        return isFlat ? 2 * shape.radius() : width;
    }

    private static double length(ConvexPolygon core) {
        int last = core.vertexCount() - 1;
        return Math.abs(core.x(last) - core.x(0)) + Math.abs(core.y(last) - core.y(0));
    }

    private static double width(ConvexShape shape, double normalX, double normalY) {
        ConvexPolygon core = shape.core();
        if (core.vertexCount() == 2 && isAcross(core, normalX, normalY)) {
            return 2 * shape.radius();
        }
        double least = Double.POSITIVE_INFINITY;
        double greatest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < core.vertexCount(); i++) {
            double reach = core.x(i) * normalX + core.y(i) * normalY;
            least = Math.min(least, reach);
            greatest = Math.max(greatest, reach);
        }
        return greatest - least + 2 * shape.radius();
    }

    /** Returns whether a normal belongs to a segment, which has no width there, though the rounded sums may differ. */
    private static boolean isAcross(ConvexPolygon segment, double normalX, double normalY) {
        double x = segment.normalX(0);
        double y = segment.normalY(0);
        return (normalX == x && normalY == y) || (normalX == -x && normalY == -y);
    }

    /** A part of the body on a line, in its own coordinates. */
    public ConvexShape part(int line, int part) {
        int body = lines.rank[line];
        return bodies.ranked.isConvex(body)
                ? bodies.ranked.convex(body)
                : shape(line).part(part);
    }

    private Shape shape(int line) {
        return bodies.shape[slot(line)];
    }

    /** The body on a line, which moves as the line says. */
    public MovingShape moving(int line) {
        if (!lines.isTurned(line)) {
            return new MovingShape(shape(line), lines.x(line), lines.y(line), lines.dx(line), lines.dy(line));
        }
        return new MovingShape(
                shape(line),
                lines.x(line),
                lines.y(line),
                lines.dx(line),
                lines.dy(line),
                Rotor.ofHalfAngle(lines.c0(line), lines.s0(line)),
                Rotor.ofHalfAngle(lines.c1(line), lines.s1(line)));
    }

    /** All numbers of the last sweep, on the whole lines. */
    public SweepResult result() {
        return result;
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
    public Optional<? extends WayOut> wayOut(int lineA, int lineB) {
        if (areTurned(lineA, lineB)) {
            return turned.minimumTranslation(part(lineA, partA), lineA, part(lineB, partB), lineB)
                    .map(WayOut.Known::new);
        }
        ConvexShape a = part(lineA, partA);
        ConvexShape b = part(lineB, partB);
        if (!isSingle) {
            sweepPlain(lineA, a, lineB, b);
        }
        return PairSweeper.AUTO.wayOutOfSwept(a, b, single);
    }

    /**
     * Returns whether the last sweep found an OVERLAP of two convex shapes without rotors and with the same
     * displacement: then the normal of its result is the normal of {@link #wayOut}.
     */
    public boolean hasNormalOfSeparation(int lineA, int lineB) {
        return isSingle
                && result == single
                && verdict == Verdict.OVERLAP
                && lines.dx(lineA) == lines.dx(lineB)
                && lines.dy(lineA) == lines.dy(lineB);
    }

    /** A part of the body on a line. */
    public ConvexMotion moving(int line, int part) {
        return new ConvexMotion(part(line, part), lines.x(line), lines.y(line), lines.dx(line), lines.dy(line));
    }
}
