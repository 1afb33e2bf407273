package org.polysweep.internal.pair;

import org.polysweep.contact.Verdict;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.motion.IdleRotation;
import org.polysweep.internal.motion.StepPart;
import org.polysweep.internal.obstacle.ExactAnswer;
import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.internal.polygon.PolygonSweep;
import org.polysweep.internal.reference.ReferenceSweep;
import org.polysweep.internal.rotation.exact.DroppedRotors;
import org.polysweep.internal.rotation.exact.RotatedShapes;
import org.polysweep.pose.Rotor;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;

/**
 * Sweeps pairs of shapes over a part [start, end] of the step, in times of the whole step.
 *
 * <p>If neither shape rotates, the line of the motion enters C once and leaves it once, so the result follows from the
 * sweep of the whole step. Its {@code enter} is rounded down and its {@code exit} up, so comparing them with a double
 * is exact, unless they are equal to it. In that case, and if a touch continues at the beginning, the polygon algorithm
 * decides, or big integers if a shape has a radius. If a shape rotates, the part itself is swept. Stateless.
 */
public final class PartSweep {

    private PartSweep() {}

    /**
     * Sweeps A against B, which have one part each and may rotate, over t in [start, end]. Rotations without effect are
     * dropped.
     *
     * @throws IllegalArgumentException if the algorithm of the sweeper does not sweep such shapes or rotors
     */
    public static void sweep(
            PairSweeper sweeper, MovingShape a, MovingShape b, double start, double end, SweepResult result) {
        sweep(
                sweeper,
                a.shape().part(0),
                a.x(),
                a.y(),
                a.dx(),
                a.dy(),
                a.rotor(),
                a.endRotor(),
                b.shape().part(0),
                b.x(),
                b.y(),
                b.dx(),
                b.dy(),
                b.rotor(),
                b.endRotor(),
                start,
                end,
                result);
    }

    /**
     * Sweeps A against B over t in [start, end]; for loops that have plain, finite numbers.
     *
     * @throws IllegalArgumentException if the sweeper uses the AABB algorithm and a shape is not a box
     */
    public static void sweep(
            PairSweeper sweeper,
            ConvexShape a,
            double ax,
            double ay,
            double adx,
            double ady,
            ConvexShape b,
            double bx,
            double by,
            double bdx,
            double bdy,
            double start,
            double end,
            SweepResult result) {
        if (sweeper.isReference()) {
            ReferenceSweep.of(new ConvexMotion(a, ax, ay, adx, ady), new ConvexMotion(b, bx, by, bdx, bdy))
                    .writeTo(new StepPart(start, end), result);
            return;
        }
        sweeper.sweep(a, ax, ay, adx, ady, b, bx, by, bdx, bdy, result);
        if (StepPart.isWhole(start, end) || narrow(result, start, end)) {
            return;
        }
        if (a.radius() > 0 || b.radius() > 0) {
            ExactAnswer.of(ExactQuery.of(new ConvexMotion(a, ax, ay, adx, ady), new ConvexMotion(b, bx, by, bdx, bdy)))
                    .orElseThrow()
                    .within(new StepPart(start, end))
                    .writeTo(result);
            return;
        }
        boolean isAtEnd = result.verdict() != Verdict.OVERLAP && result.enter() >= start;
        double exit = isAtEnd ? Double.NaN : result.exit();
        PairSweeper.POLYGON.sweep(a, ax, ay, adx, ady, b, bx, by, bdx, bdy, result);
        if (isAtEnd) {
            PolygonSweep.of(result).touchAtEnd(end, result);
        } else {
            PolygonSweep.of(result).touchAtStart(start, exit, result);
        }
    }

    /**
     * Sweeps A against B, which may rotate, over t in [start, end]; for loops that have plain numbers. Numbers are
     * finite, and no rotor at the end is opposite to the rotor at t = 0.
     *
     * @throws IllegalArgumentException if the algorithm of the sweeper does not sweep such shapes or rotors
     */
    public static void sweep(
            PairSweeper sweeper,
            ConvexShape a,
            double ax,
            double ay,
            double adx,
            double ady,
            Rotor rotorA,
            Rotor endRotorA,
            ConvexShape b,
            double bx,
            double by,
            double bdx,
            double bdy,
            Rotor rotorB,
            Rotor endRotorB,
            double start,
            double end,
            SweepResult result) {
        boolean areIdleA = IdleRotation.areIdle(a, rotorA, endRotorA);
        boolean areIdleB = IdleRotation.areIdle(b, rotorB, endRotorB);
        if (areIdleA || areIdleB) {
            Rotor fromA = areIdleA ? Rotor.IDENTITY : rotorA;
            Rotor toA = areIdleA ? Rotor.IDENTITY : endRotorA;
            Rotor fromB = areIdleB ? Rotor.IDENTITY : rotorB;
            Rotor toB = areIdleB ? Rotor.IDENTITY : endRotorB;
            sweep(sweeper, a, ax, ay, adx, ady, fromA, toA, b, bx, by, bdx, bdy, fromB, toB, start, end, result);
            DroppedRotors.write(a, rotorA, endRotorA, b, rotorB, endRotorB, result);
            return;
        }
        if (rotorA.isIdentity() && endRotorA.isIdentity() && rotorB.isIdentity() && endRotorB.isIdentity()) {
            sweep(sweeper, a, ax, ay, adx, ady, b, bx, by, bdx, bdy, start, end, result);
            return;
        }
        boolean sweepsPart = StepPart.isWhole(start, end) || rotorA.turnsTo(endRotorA) || rotorB.turnsTo(endRotorB);
        double from = sweepsPart ? start : 0;
        double until = sweepsPart ? end : 1;
        sweeper.sweep(
                a, ax, ay, adx, ady, rotorA, endRotorA, b, bx, by, bdx, bdy, rotorB, endRotorB, from, until, result);
        if (!sweepsPart && !narrow(result, start, end)) {
            RotatedShapes.answer(
                            new MovingShape(a, ax, ay, adx, ady, rotorA, endRotorA),
                            new MovingShape(b, bx, by, bdx, bdy, rotorB, endRotorB))
                    .within(new StepPart(start, end))
                    .writeTo(result);
        }
    }

    /**
     * Narrows the result of the whole step, in which neither shape rotates, to a part of it.
     *
     * @return whether the result has been narrowed; if not, the contact begins at the end of the part, or ends at its
     *     beginning, exactly or up to rounding, or it has begun before and continues at the beginning
     */
    private static boolean narrow(SweepResult result, double start, double end) {
        Verdict verdict = result.verdict();
        if (verdict == Verdict.MISS || (verdict == Verdict.OVERLAP && start == 0)) {
            return true;
        }
        if (verdict != Verdict.OVERLAP && result.enter() >= start) {
            if (result.enter() > end) {
                AnswerWriter.writeMiss(result);
                return true;
            }
            return result.enter() < end || end == 1;
        }
        double exit = result.exit();
        if (exit < start) {
            AnswerWriter.writeMiss(result);
            return true;
        }
        if (exit == start || verdict == Verdict.TOUCH) {
            return false;
        }
        AnswerWriter.changeToOverlap(result);
        return true;
    }
}
