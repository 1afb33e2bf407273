package org.polysweep.conformance.turning;

import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.rotation.exact.RotatingReference;
import org.polysweep.pose.Rotor;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;

/** Two shapes that move and turn, as plain numbers. */
public record TurningQuery(Body a, Body b) {

    /**
     * One of the two.
     *
     * @param core the vertices of the core, convex
     * @param radius the radius
     * @param motion position and displacement
     * @param rotors the rotor at 0 and that at 1
     */
    @SuppressWarnings("ArrayRecordComponent") // nobody changes them
    public record Body(double[] core, double radius, double[] motion, double[] rotors) {

        ConvexMotion straight() {
            ConvexPolygon polygon = ConvexPolygon.of(core);
            return new ConvexMotion(
                    radius == 0 ? polygon : RoundedPolygon.of(polygon, radius),
                    motion[0],
                    motion[1],
                    motion[2],
                    motion[3]);
        }

        public MovingShape turning() {
            ConvexMotion straight = straight();
            return new MovingShape(
                    straight.shape(),
                    straight.x(),
                    straight.y(),
                    straight.dx(),
                    straight.dy(),
                    Rotor.ofHalfAngle(rotors[0], rotors[1]),
                    Rotor.ofHalfAngle(rotors[2], rotors[3]));
        }

        Body withRotors(double... rotors) {
            return new Body(core, radius, motion, rotors);
        }

        Body withMotion(double... motion) {
            return new Body(core, radius, motion, rotors);
        }

        /** Whether there is a way from one rotor to the other. */
        boolean isLegal() {
            boolean isZero = (rotors[0] == 0 && rotors[1] == 0) || (rotors[2] == 0 && rotors[3] == 0);
            // Exact for small integers; elsewhere opposite rotors are made on purpose or not at all.
            double cross = rotors[0] * rotors[3] - rotors[1] * rotors[2];
            double dot = rotors[0] * rotors[2] + rotors[1] * rotors[3];
            return !isZero && (cross != 0 || dot > 0);
        }

        @Override
        public String toString() {
            return "core " + Arrays.toString(core) + " radius " + radius + " motion " + Arrays.toString(motion)
                    + " rotors " + Arrays.toString(rotors);
        }
    }

    TurningQuery swapped() {
        return new TurningQuery(b, a);
    }

    TurningQuery withLengths(DoubleUnaryOperator change) {
        return new TurningQuery(changed(a, change), changed(b, change));
    }

    private static Body changed(Body body, DoubleUnaryOperator change) {
        double[] core = Arrays.stream(body.core()).map(change).toArray();
        double[] motion = Arrays.stream(body.motion()).map(change).toArray();
        double radius = body.radius() == 0 ? 0 : Math.abs(change.applyAsDouble(body.radius()));
        // The hull of a polygon, because numbers may have been rounded; of a segment, the order of the ends counts.
        double[] convex = core.length <= 4 ? core : ConvexPolygon.hullOf(core).toArray();
        return new Body(convex, radius, motion, body.rotors());
    }

    SweepResult answer() {
        SweepResult result = SweepResult.create();
        RotatingReference.write(a.turning(), b.turning(), result);
        return result;
    }

    @Override
    public String toString() {
        return "A: " + a + "\nB: " + b;
    }
}
