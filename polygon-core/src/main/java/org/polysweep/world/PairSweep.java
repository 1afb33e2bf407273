package org.polysweep.world;

import java.util.Optional;
import org.polysweep.contact.Separation;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.compound.CompoundSweep;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.Shape;

/** How two bodies on their lines meet, from a time on. Reusable; not thread-safe: one a thread. */
final class PairSweep {

    private final Bodies bodies;
    private final Trajectories lines;
    private final SweepResult single = new SweepResult();
    private final CompoundSweep compound = new CompoundSweep();
    private SweepResult result = single;
    private Verdict verdict = Verdict.MISS;
    private int partA;
    private int partB;
    private double from;

    /** Whether two convex bodies overlap. */
    private boolean isWithin;

    PairSweep(Bodies bodies, Trajectories lines) {
        this.bodies = bodies;
        this.lines = lines;
    }

    /** Sweeps one line against another over the whole step; A is the first. */
    Verdict sweep(int lineA, int lineB) {
        from = 0;
        if (areConvex(lineA, lineB)) {
            sweepParts(lineA, 0, lineB, 0, 0);
        } else {
            take(compound.sweep(moving(lineA), moving(lineB)));
        }
        return verdict;
    }

    /** Sweeps two convex bodies over the whole step, each on the line that has been copied to its place. */
    Verdict sweep(int bodyA, int placeA, int bodyB, int placeB, MotionsInOrder motions) {
        motions.sweep(bodies.convex(bodyA), placeA, bodies.convex(bodyB), placeB, single);
        return takeSingle(0, 0, 0);
    }

    /**
     * Sweeps one line against another for t in [start, 1]; A is the first. Parts that overlap at the start are left out
     * and listed, so the verdict is HIT, TOUCH or MISS.
     */
    Verdict sweepRest(int lineA, int lineB, double start) {
        if (areConvex(lineA, lineB)) {
            isWithin = sweepParts(lineA, 0, lineB, 0, start) == Verdict.OVERLAP;
            verdict = isWithin ? Verdict.MISS : verdict;
        } else {
            take(compound.sweepRest(moving(lineA), moving(lineB), start));
            from = start;
        }
        return verdict;
    }

    private boolean areConvex(int lineA, int lineB) {
        return bodies.isConvex(lines.body[lineA]) && bodies.isConvex(lines.body[lineB]);
    }

    private void take(SweepResult answer) {
        isWithin = false;
        result = answer;
        verdict = answer.verdict();
        partA = compound.partA();
        partB = compound.partB();
    }

    /** How many pairs of parts the last {@link #sweepRest} has left out. */
    int withinCount() {
        return result == single ? (isWithin ? 1 : 0) : compound.withinCount();
    }

    int withinPartA(int pair) {
        return result == single ? 0 : compound.withinPartA(pair);
    }

    int withinPartB(int pair) {
        return result == single ? 0 : compound.withinPartB(pair);
    }

    /** Sweeps one part against another, from whichever side they meet. */
    Verdict sweepParts(int lineA, int newPartA, int lineB, int newPartB, double start) {
        PairSweeper.AUTO.sweep(
                part(lineA, newPartA),
                lines.x(lineA),
                lines.y(lineA),
                lines.dx(lineA),
                lines.dy(lineA),
                part(lineB, newPartB),
                lines.x(lineB),
                lines.y(lineB),
                lines.dx(lineB),
                lines.dy(lineB),
                single);
        return takeSingle(newPartA, newPartB, start);
    }

    /** Takes the answer of the sweep of two parts, for the time from the start on. */
    private Verdict takeSingle(int newPartA, int newPartB, double start) {
        from = start;
        partA = newPartA;
        partB = newPartB;
        isWithin = false;
        result = single;
        verdict = single.verdictFrom(start);
        return verdict;
    }

    /** Whether a part of one overlaps a part of the other at a time, and still does for a while. */
    boolean isWithin(int lineA, int ofA, int lineB, int ofB, double time) {
        return sweepParts(lineA, ofA, lineB, ofB, time) == Verdict.OVERLAP;
    }

    /**
     * How wide the narrower of two parts is along a normal, in doubles; a part without a width does not count. A part
     * that is moved by less than half of that stays on the same side of the other one.
     */
    double narrowest(int lineA, int ofA, int lineB, int ofB, double normalX, double normalY) {
        double widthA = width(part(lineA, ofA), normalX, normalY);
        double widthB = width(part(lineB, ofB), normalX, normalY);
        return widthA == 0 ? widthB : widthB == 0 ? widthA : Math.min(widthA, widthB);
    }

    private static double width(ConvexShape shape, double normalX, double normalY) {
        ConvexPolygon core = shape.core();
        if (core.size() == 2 && isAcross(core, normalX, normalY)) {
            return 2 * shape.radius();
        }
        double least = Double.POSITIVE_INFINITY;
        double greatest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < core.size(); i++) {
            double reach = core.x(i) * normalX + core.y(i) * normalY;
            least = Math.min(least, reach);
            greatest = Math.max(greatest, reach);
        }
        return greatest - least + 2 * shape.radius();
    }

    /** Whether a normal is that of a segment, which has no width there, though the rounded sums may differ. */
    private static boolean isAcross(ConvexPolygon segment, double normalX, double normalY) {
        double x = segment.normalX(0);
        double y = segment.normalY(0);
        return (normalX == x && normalY == y) || (normalX == -x && normalY == -y);
    }

    private ConvexShape part(int line, int part) {
        int body = lines.body[line];
        return bodies.isConvex(body) ? bodies.convex(body) : shape(line).part(part);
    }

    private Shape shape(int line) {
        return bodies.shape[bodies.byRank(lines.body[line])];
    }

    /** The body on a line, which moves as the line says. */
    MovingShape moving(int line) {
        return new MovingShape(shape(line), lines.x(line), lines.y(line), lines.dx(line), lines.dy(line));
    }

    /** All numbers of the last sweep, on the whole lines. */
    SweepResult result() {
        return result;
    }

    /** The part of A that meets B. */
    int partA() {
        return partA;
    }

    int partB() {
        return partB;
    }

    /**
     * When they begin to meet in the time that counts, rounded down; for an OVERLAP at the beginning of the step,
     * before it.
     */
    double enter() {
        return from == 0 || result.enter() > from ? result.enter() : from;
    }

    /** The shortest way out of the second of two parts that overlap for the first, where the last sweep found them. */
    Optional<Separation> separation(int lineA, int lineB) {
        ConvexMotion a = moving(lineA, partA);
        ConvexMotion b = moving(lineB, partB);
        return result == single
                ? PairSweeper.AUTO.separationOfSwept(a, b, single)
                : PairSweeper.AUTO.separation(a, b, single);
    }

    /** A part of the body on a line. */
    ConvexMotion moving(int line, int part) {
        return new ConvexMotion(part(line, part), lines.x(line), lines.y(line), lines.dx(line), lines.dy(line));
    }
}
