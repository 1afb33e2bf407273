package org.polysweep.internal.steady;

import org.polysweep.internal.rotation.RotatingBody;
import org.polysweep.internal.rotation.RotatingSweep;
import org.polysweep.internal.rotor.RotorPolyline;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;

/**
 * The motion of two shapes as pieces, in each of which both rotors move on straight lines. Reusable, not thread-safe.
 */
final class PairPath {

    private final RotorPolyline rotorA = new RotorPolyline();
    private final RotorPolyline rotorB = new RotorPolyline();
    private MovingShape a;
    private MovingShape b;

    /** The time at which this piece begins: the time of {@link #goTo}, or the end of the piece before. */
    private double from;

    PairPath(MovingShape a, MovingShape b) {
        this.a = a;
        this.b = b;
    }

    /** Sets the shapes, and goes to the piece at a time. */
    void set(MovingShape a, MovingShape b, double time) {
        this.a = a;
        this.b = b;
        set(rotorA, a);
        set(rotorB, b);
        goTo(time);
    }

    /** Sets the path of the rotor of a shape, and goes to its first piece. */
    static void set(RotorPolyline path, MovingShape moving) {
        path.set(
                moving.rotor(),
                moving.endRotor(),
                moving.steadyRotation().radians(),
                moving.steadyRotation().rotorSteps());
    }

    /** Goes to the piece that a time is in, before its end; the last piece also includes its end. */
    void goTo(double time) {
        rotorA.restart();
        rotorB.restart();
        goTo(rotorA, time);
        goTo(rotorB, time);
        from = time;
    }

    /** Goes on to the piece of a path that a time is in. */
    static void goTo(RotorPolyline path, double time) {
        while (path.end() <= time && path.end() < 1) {
            path.next();
        }
    }

    /** Goes to the next piece. */
    void next() {
        from = until();
        goTo(rotorA, from);
        goTo(rotorB, from);
    }

    /** The time at which this piece begins. */
    double from() {
        return from;
    }

    /** The time at which both lines of this piece have begun, at {@link #from} or before. */
    double begin() {
        return Math.max(rotorA.start(), rotorB.start());
    }

    /** The time at which this piece ends. */
    double until() {
        return Math.min(rotorA.end(), rotorB.end());
    }

    /** The shape A in this piece: its rotor moves on the line of the piece, extended to the whole step. */
    MovingShape a() {
        return line(a, rotorA);
    }

    /** The shape B in this piece. */
    MovingShape b() {
        return line(b, rotorB);
    }

    /** Returns whether both shapes are convex. */
    boolean areConvex() {
        return a.shape() instanceof ConvexShape && b.shape() instanceof ConvexShape;
    }

    /** Sets the bodies of a sweep to this piece; both shapes are convex. */
    void setBodies(RotatingSweep sweep) {
        setBody(sweep.a(), a, rotorA);
        setBody(sweep.b(), b, rotorB);
    }

    private static void setBody(RotatingBody body, MovingShape moving, RotorPolyline path) {
        body.setMotion(moving.shape().part(0), moving.x(), moving.y(), moving.dx(), moving.dy());
        body.setRotors(path.c0(), path.s0(), path.c1(), path.s1());
    }

    private static MovingShape line(MovingShape moving, RotorPolyline path) {
        return new MovingShape(
                moving.shape(),
                moving.x(),
                moving.y(),
                moving.dx(),
                moving.dy(),
                Rotor.ofHalfAngle(path.c0(), path.s0()),
                Rotor.ofHalfAngle(path.c1(), path.s1()));
    }
}
