package org.polysweep.internal.world.segment;

import java.util.Optional;
import org.polysweep.contact.MinimumTranslation;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.motion.IdleRotation;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.rotation.RotatingBody;
import org.polysweep.internal.rotation.RotatingEvents;
import org.polysweep.internal.rotation.RotatingSweep;
import org.polysweep.internal.rotation.exact.DroppedRotors;
import org.polysweep.internal.rotation.exact.RotatedShapes;
import org.polysweep.internal.rounding.ExpansionRatio;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;

/**
 * Sweeps two bodies on their lines, from a time on, at least one of which has a rotor. Two parts do not allocate if one
 * rotates and doubles decide, or if they are proved to be apart. Reusable; not thread-safe.
 */
final class TurnedPairSweep {

    private final Trajectories lines;
    private final RotatingSweep rotatingSweep = new RotatingSweep();

    /** Computes exact times without a change of the last answer. */
    private final RotatingSweep timing = new RotatingSweep();

    private final SweepResult answer = SweepResult.create();

    TurnedPairSweep(Trajectories lines) {
        this.lines = lines;
    }

    /** Sweeps two convex shapes for t in [start, 1]. */
    Verdict sweep(ConvexShape a, int lineA, ConvexShape b, int lineB, double start) {
        boolean isIdleA = IdleRotation.isIdle(a);
        boolean isIdleB = IdleRotation.isIdle(b);
        set(rotatingSweep.a(), a, lineA, isIdleA);
        set(rotatingSweep.b(), b, lineB, isIdleB);
        Verdict verdict;
        if ((!isIdleA && lines.turns(lineA)) || (!isIdleB && lines.turns(lineB))) {
            rotatingSweep.write(start, 0, answer);
            verdict = answer.verdict();
        } else {
            boolean areRotated = (!isIdleA && lines.isTurned(lineA)) || (!isIdleB && lines.isTurned(lineB));
            sweepStraight(areRotated, a, lineA, b, lineB);
            verdict = verdictFrom(start);
        }
        if (isIdleA || isIdleB) {
            DroppedRotors dropped = DroppedRotors.of(answer);
            if (isIdleA) {
                dropped.ofA(lines.c0(lineA), lines.s0(lineA), lines.c1(lineA), lines.s1(lineA));
            }
            if (isIdleB) {
                dropped.ofB(lines.c0(lineB), lines.s0(lineB), lines.c1(lineB), lines.s1(lineB));
            }
            dropped.write(answer);
        }
        return verdict;
    }

    /** The verdict from a time on; an OVERLAP at t = 0 has begun before, so its entry is not computed. */
    private Verdict verdictFrom(double start) {
        boolean isWithin = start > 0 && answer.verdict() == Verdict.OVERLAP && answer.exit() > start;
        return isWithin ? Verdict.OVERLAP : answer.verdictFrom(start);
    }

    /** Sweeps two convex shapes that do not rotate. */
    private void sweepStraight(boolean areRotated, ConvexShape a, int lineA, ConvexShape b, int lineB) {
        if (!areRotated) {
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
                    answer);
        } else {
            rotatingSweep.write(0, 0, answer);
        }
    }

    /** Finds the exact time of impact of two shapes that do not rotate; returns whether it is known. */
    boolean findEnter(ConvexShape a, int lineA, ConvexShape b, int lineB, ExpansionRatio time) {
        set(timing.a(), a, lineA, IdleRotation.isIdle(a));
        set(timing.b(), b, lineB, IdleRotation.isIdle(b));
        return timing.findEnter(time);
    }

    /** Returns the minimum translation of the first of two shapes out of the second where they are at t = 0. */
    Optional<MinimumTranslation> minimumTranslation(ConvexShape a, int lineA, ConvexShape b, int lineB) {
        set(rotatingSweep.a(), a, lineA, true);
        set(rotatingSweep.b(), b, lineB, true);
        rotatingSweep.a().setRotors(lines.c0(lineA), lines.s0(lineA), lines.c0(lineA), lines.s0(lineA));
        rotatingSweep.b().setRotors(lines.c0(lineB), lines.s0(lineB), lines.c0(lineB), lines.s0(lineB));
        return rotatingSweep.minimumTranslation();
    }

    private void set(RotatingBody body, ConvexShape shape, int line, boolean isIdle) {
        body.setMotion(shape, lines.x(line), lines.y(line), lines.dx(line), lines.dy(line));
        if (isIdle) {
            body.setRotors(1, 0, 1, 0);
        } else {
            body.setRotors(lines.c0(line), lines.s0(line), lines.c1(line), lines.s1(line));
        }
    }

    /** The result for two shapes or compounds. */
    SweepResult result() {
        return answer;
    }

    /** A shape as it moves and rotates on a line; without rotors that have no effect. */
    MovingShape motion(ConvexShape shape, int line) {
        set(rotatingSweep.a(), shape, line, IdleRotation.isIdle(shape));
        return rotatingSweep.a().toMovingShape();
    }

    /** The time of impact of two shapes that collide after a time. */
    ExactTime exactEnter(MovingShape a, MovingShape b, double start) {
        return a.isRotating() || b.isRotating()
                ? ExactTime.of(RotatingEvents.contact(a, b, start, 1).time())
                : ExactTime.of(RotatedShapes.answer(a, b).contactTime());
    }
}
