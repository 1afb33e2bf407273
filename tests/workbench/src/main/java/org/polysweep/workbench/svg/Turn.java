package org.polysweep.workbench.svg;

import org.polysweep.pose.Rotor;
import org.polysweep.shape.MovingShape;

/**
 * How a shape turns during the step, in doubles, for drawing.
 *
 * @param pivot its local origin at t = 0
 * @param to the rotor at t = 1, where that at t = 0 is (1, 0); if the speed is not constant
 * @param radians the angle at constant speed; 0 if the speed is not constant
 */
record Turn(Vec pivot, Vec to, double radians) {

    private static final Vec START = new Vec(1, 0);

    /** Something that keeps its orientation. */
    static Turn none() {
        return new Turn(Vec.ZERO, START, 0);
    }

    /** The turn of a shape about its local origin. */
    static Turn of(MovingShape moving, Vec pivot) {
        if (!moving.isRotating()) {
            return none();
        }
        double radians = moving.steadyRotation().radians();
        if (radians != 0) {
            return new Turn(pivot, START, radians);
        }
        int down = Math.getExponent(magnitude(moving.rotor()));
        Vec from = new Vec(moving.rotor().halfCos(), moving.rotor().halfSin()).scalb(-down);
        Vec to = new Vec(moving.endRotor().halfCos(), moving.endRotor().halfSin()).scalb(-down);
        // As complex numbers, to / from.
        Vec quotient = new Vec(from.dot(to), from.cross(to)).times(1 / from.dot(from));
        return quotient.isFinite() ? new Turn(pivot, quotient, 0) : none();
    }

    private static double magnitude(Rotor rotor) {
        return new Vec(rotor.halfCos(), rotor.halfSin()).magnitude();
    }

    /** A vector turned by a rotor. */
    static Vec turned(Vec vector, Rotor rotor) {
        return rotor.isIdentity() ? vector : turned(vector, rotor.cos(), rotor.sin());
    }

    private static Vec turned(Vec vector, double cosine, double sine) {
        return new Vec(cosine * vector.x() - sine * vector.y(), sine * vector.x() + cosine * vector.y());
    }

    boolean isNone() {
        return to.y() == 0 && radians == 0;
    }

    /** Where a place of the shape at t = 0 has turned to at a time. */
    Vec at(Vec place, double time) {
        if (isNone()) {
            return place;
        }
        if (radians != 0) {
            double angle = radians * time;
            return pivot.plus(turned(place.minus(pivot), StrictMath.cos(angle), StrictMath.sin(angle)));
        }
        Vec rotor = START.times(1 - time).plus(to.times(time)).unit();
        double cosine = (rotor.x() - rotor.y()) * (rotor.x() + rotor.y());
        return pivot.plus(turned(place.minus(pivot), cosine, 2 * rotor.x() * rotor.y()));
    }
}
