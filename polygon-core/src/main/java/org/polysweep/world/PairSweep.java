package org.polysweep.world;

import org.polysweep.contact.SweepResult;
import org.polysweep.contact.Verdict;
import org.polysweep.exact.QuadraticSurd;
import org.polysweep.polygon.CompoundShape;
import org.polysweep.polygon.MovingCompound;
import org.polysweep.polygon.MovingShape;
import org.polysweep.sweep.CompoundSweep;
import org.polysweep.sweep.ExactEnter;
import org.polysweep.sweep.Sweeper;

/** How two bodies on their lines meet, from a time on. Reusable; not thread-safe: one a thread. */
final class PairSweep {

    private final Bodies bodies;
    private final Lines lines;
    private final SweepResult single = new SweepResult();
    private final CompoundSweep compound = new CompoundSweep();
    private SweepResult result = single;
    private Verdict verdict = Verdict.MISS;
    private int partA;
    private int partB;
    private double from;

    PairSweep(Bodies bodies, Lines lines) {
        this.bodies = bodies;
        this.lines = lines;
    }

    /** Sweeps one line against another for t in [start, 1]; A is the first. Returns how they meet then. */
    Verdict sweep(int lineA, int lineB, double start) {
        int a = lines.body[lineA];
        int b = lines.body[lineB];
        from = start;
        if (bodies.isConvex(a) && bodies.isConvex(b)) {
            result = single;
            Sweeper.AUTO.sweep(
                    bodies.convex(a),
                    lines.x(lineA),
                    lines.y(lineA),
                    lines.dx(lineA),
                    lines.dy(lineA),
                    bodies.convex(b),
                    lines.x(lineB),
                    lines.y(lineB),
                    lines.dx(lineB),
                    lines.dy(lineB),
                    single);
            verdict = single.verdictFrom(start);
            partA = 0;
            partB = 0;
        } else {
            result = compound.sweep(moving(lineA), moving(lineB), start);
            verdict = compound.verdict();
            partA = compound.partA();
            partB = compound.partB();
        }
        return verdict;
    }

    /** Sweeps one part against another, from whichever side they meet. */
    Verdict sweepParts(int lineA, int newPartA, int lineB, int newPartB, double start) {
        from = start;
        partA = newPartA;
        partB = newPartB;
        result = single;
        Sweeper.AUTO.sweep(
                shape(lineA).part(partA),
                lines.x(lineA),
                lines.y(lineA),
                lines.dx(lineA),
                lines.dy(lineA),
                shape(lineB).part(partB),
                lines.x(lineB),
                lines.y(lineB),
                lines.dx(lineB),
                lines.dy(lineB),
                single);
        verdict = single.verdictFrom(start);
        return verdict;
    }

    private CompoundShape shape(int line) {
        return bodies.shape[bodies.byRank(lines.body[line])];
    }

    private MovingCompound moving(int line) {
        return new MovingCompound(shape(line), lines.x(line), lines.y(line), lines.dx(line), lines.dy(line));
    }

    /** How they meet from the time on that the sweep was asked for. */
    Verdict verdict() {
        return verdict;
    }

    /** All numbers, on the whole lines. */
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

    /** When they begin to meet in the time that counts, rounded down: before the step for an OVERLAP at its beginning. */
    double enter() {
        return from == 0 || result.enter() > from ? result.enter() : from;
    }

    /** The exact time at which two parts begin to meet, which {@code enter} is rounded from. */
    QuadraticSurd exactEnter(int lineA, int partOfA, int lineB, int partOfB, double enter) {
        MovingShape a = moving(lineA, partOfA);
        MovingShape b = moving(lineB, partOfB);
        if (enter == 0) {
            Sweeper.AUTO.sweep(a.moving(0, 0), b.moving(0, 0), single);
            if (single.verdict() != Verdict.MISS) {
                return QuadraticSurd.ZERO;
            }
        }
        return ExactEnter.of(a, b);
    }

    /** A part of the body on a line. */
    MovingShape moving(int line, int part) {
        return moving(line).part(part);
    }
}
