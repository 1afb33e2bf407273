package org.polysweep.internal.world.segment;

import java.util.Optional;
import org.polysweep.contact.MinimumTranslation;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.motion.IdleRotation;
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
 * Sweeps two bodies on their segments, from a time on, at least one of which has a rotor. Two parts do not allocate if
 * one rotates and doubles decide, or if they are proved to be apart. Reusable; not thread-safe.
 */
final class TurnedPairSweep {

    private final Trajectories trajectories;
    private final RotatingSweep rotatingSweep = new RotatingSweep();

    /** Computes exact times without a change of the last answer. */
    private final RotatingSweep timing = new RotatingSweep();

    private final SweepResult answer = SweepResult.create();

    TurnedPairSweep(Trajectories trajectories) {
        this.trajectories = trajectories;
    }

    /** Sweeps two convex shapes for t in [start, 1]. */
    Verdict sweep(ConvexShape a, int segmentA, ConvexShape b, int segmentB, double start) {
        boolean isIdleA = IdleRotation.isIdle(a);
        boolean isIdleB = IdleRotation.isIdle(b);
        set(rotatingSweep.a(), a, segmentA, isIdleA);
        set(rotatingSweep.b(), b, segmentB, isIdleB);
        Verdict verdict;
        if ((!isIdleA && trajectories.turns(segmentA)) || (!isIdleB && trajectories.turns(segmentB))) {
            rotatingSweep.write(start, 0, answer);
            verdict = answer.verdict();
        } else {
            if ((!isIdleA && trajectories.isTurned(segmentA)) || (!isIdleB && trajectories.isTurned(segmentB))) {
                rotatingSweep.write(0, 0, answer);
            } else {
                trajectories.sweep(a, segmentA, b, segmentB, answer);
            }
            verdict = verdictFrom(start);
        }
        if (isIdleA || isIdleB) {
            DroppedRotors dropped = DroppedRotors.of(answer);
            if (isIdleA) {
                dropped.ofA(
                        trajectories.c0(segmentA),
                        trajectories.s0(segmentA),
                        trajectories.c1(segmentA),
                        trajectories.s1(segmentA));
            }
            if (isIdleB) {
                dropped.ofB(
                        trajectories.c0(segmentB),
                        trajectories.s0(segmentB),
                        trajectories.c1(segmentB),
                        trajectories.s1(segmentB));
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

    /** Finds the exact time of impact of two shapes that do not rotate; returns whether it is known. */
    boolean findEnter(ConvexShape a, int segmentA, ConvexShape b, int segmentB, ExpansionRatio time) {
        set(timing.a(), a, segmentA, IdleRotation.isIdle(a));
        set(timing.b(), b, segmentB, IdleRotation.isIdle(b));
        return timing.findEnter(time);
    }

    /** Returns the minimum translation of the first of two shapes out of the second at t = 0. */
    Optional<MinimumTranslation> minimumTranslation(ConvexShape a, int segmentA, ConvexShape b, int segmentB) {
        setAtStart(rotatingSweep.a(), a, segmentA);
        setAtStart(rotatingSweep.b(), b, segmentB);
        return rotatingSweep.minimumTranslation();
    }

    private void setAtStart(RotatingBody body, ConvexShape shape, int segment) {
        double c = trajectories.c0(segment);
        double s = trajectories.s0(segment);
        setMotion(body, shape, segment);
        body.setRotors(c, s, c, s);
    }

    private void setMotion(RotatingBody body, ConvexShape shape, int segment) {
        body.setMotion(
                shape,
                trajectories.x(segment),
                trajectories.y(segment),
                trajectories.dx(segment),
                trajectories.dy(segment));
    }

    private void set(RotatingBody body, ConvexShape shape, int segment, boolean isIdle) {
        setMotion(body, shape, segment);
        if (isIdle) {
            body.setRotors(1, 0, 1, 0);
        } else {
            body.setRotors(
                    trajectories.c0(segment),
                    trajectories.s0(segment),
                    trajectories.c1(segment),
                    trajectories.s1(segment));
        }
    }

    /** The result for two shapes or compounds. */
    SweepResult result() {
        return answer;
    }

    /** A shape as it moves and rotates on a segment; without rotors that have no effect. */
    MovingShape motion(ConvexShape shape, int segment) {
        set(rotatingSweep.a(), shape, segment, IdleRotation.isIdle(shape));
        return rotatingSweep.a().toMovingShape();
    }

    /** The time of impact of two shapes that collide after a time. */
    ExactTime exactEnter(MovingShape a, MovingShape b, double start) {
        return a.isRotating() || b.isRotating()
                ? ExactTime.of(RotatingEvents.contact(a, b, start, 1).time())
                : ExactTime.of(RotatedShapes.answer(a, b).contactTime());
    }
}
