package org.polysweep.peers.engine;

import org.dyn4j.collision.continuous.TimeOfImpact;
import org.dyn4j.collision.continuous.TimeOfImpactDetector;
import org.dyn4j.collision.narrowphase.Separation;
import org.dyn4j.geometry.Convex;
import org.dyn4j.geometry.Transform;
import org.dyn4j.geometry.Vector2;
import org.polysweep.contact.Verdict;
import org.polysweep.pose.Rotor;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.PlacedShape;
import org.polysweep.sweep.Sweeper;

/**
 * Times of impact behind the interface of dyn4j. A body rotates about the origin of its transform at a constant
 * speed, by any angle; a rotation is swept in equal steps of at most {@link #MAX_STEP} radians. As in dyn4j, shapes
 * that touch or overlap at the beginning have no time of impact: they are the contact solver's. Not thread-safe.
 */
public final class ImpactDetector implements TimeOfImpactDetector {

    /** The greatest angle of a step: its motion differs from constant speed by less than 0.0001 radians. */
    public static final double MAX_STEP = 0.25;

    private final ShapeCache shapes;
    private final SweepResult result = SweepResult.create();

    /**
     * Makes a detector.
     *
     * @param shapes the converted shapes
     */
    public ImpactDetector(ShapeCache shapes) {
        this.shapes = shapes;
    }

    /**
     * The motion of a shape in the whole step.
     *
     * @param shape the shape
     * @param transform its pose at the beginning
     * @param displacement its displacement
     * @param angle its rotation, in radians
     */
    private record Motion(ConvexShape shape, Transform transform, Vector2 displacement, double angle) {

        /** The motion in a part of the step. */
        MovingShape part(double from, double to) {
            Rotor rotor = ShapeCache.rotor(transform);
            return new PlacedShape(
                            shape,
                            transform.getTranslationX() + displacement.x * from,
                            transform.getTranslationY() + displacement.y * from,
                            angle * from == 0 ? rotor : turn(angle * from).times(rotor))
                    .moving(displacement.x * (to - from), displacement.y * (to - from))
                    .rotatingBy(turn(angle * (to - from)));
        }

        private static Rotor turn(double angle) {
            return angle == 0 ? Rotor.IDENTITY : Rotor.ofAngle(angle % (2 * Math.PI));
        }
    }

    @Override
    public boolean getTimeOfImpact(
            Convex convex1,
            Transform transform1,
            Vector2 displacement1,
            double angle1,
            Convex convex2,
            Transform transform2,
            Vector2 displacement2,
            double angle2,
            TimeOfImpact impact) {
        return getTimeOfImpact(
                convex1, transform1, displacement1, angle1, convex2, transform2, displacement2, angle2, 0, 1, impact);
    }

    @Override
    public boolean getTimeOfImpact(
            Convex convex1,
            Transform transform1,
            Vector2 displacement1,
            double angle1,
            Convex convex2,
            Transform transform2,
            Vector2 displacement2,
            double angle2,
            double from,
            double to,
            TimeOfImpact impact) {
        Motion a = new Motion(shapes.shape(convex1), transform1, displacement1, angle1);
        Motion b = new Motion(shapes.shape(convex2), transform2, displacement2, angle2);
        double angle = Math.max(Math.abs(angle1), Math.abs(angle2)) * (to - from);
        int steps = (int) Math.max(1, Math.ceil(angle / MAX_STEP));
        for (int i = 0; i < steps; i++) {
            double begin = from + (to - from) * i / steps;
            double end = from + (to - from) * (i + 1) / steps;
            Sweeper.AUTO.sweep(a.part(begin, end), b.part(begin, end), result);
            if (result.verdict() != Verdict.MISS) {
                boolean atBegin = result.verdict() == Verdict.OVERLAP || result.enter() == 0;
                if (i == 0 && atBegin) {
                    return false;
                }
                write(atBegin ? begin : Math.min(end, begin + (end - begin) * result.enter()), impact);
                return true;
            }
        }
        return false;
    }

    private void write(double time, TimeOfImpact impact) {
        impact.setTime(time);
        Separation separation = impact.getSeparation();
        separation.setDistance(0);
        separation.setNormal(new Vector2(-result.normalX(), -result.normalY()));
        if (result.contactCount() > 0) {
            Vector2 point = new Vector2(result.contactX(0), result.contactY(0));
            separation.setPoint1(point);
            separation.setPoint2(point);
        }
    }
}
