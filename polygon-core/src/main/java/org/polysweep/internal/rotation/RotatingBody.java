package org.polysweep.internal.rotation;

import org.polysweep.internal.prepared.Prepared;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;

/**
 * A moving convex shape as plain numbers, with the properties of its core that a sweep looks up. All properties are
 * read when the shape is set, before anything is computed, so that cache misses overlap. Reusable, not thread-safe, no
 * allocation.
 */
public final class RotatingBody {

    ConvexShape shape = ConvexPolygon.of(0, 0);
    ConvexPolygon core = shape.core();
    double radius;

    /** {@link Prepared#reach} of the core: the distance of the farthest vertex from the local origin. */
    double reach;

    /** {@link Prepared#centerX} of the core: the center of its bounding box. */
    double centerX;

    double centerY;

    /** {@link Prepared#boundingRadius} of the core, about that center. */
    double boundingRadius;

    /** {@link Prepared#inscribedRadius} of the core, about that center. */
    double inscribedRadius;

    double x;
    double y;
    double dx;
    double dy;
    final RotorPath rotorPath = new RotorPath();

    RotatingBody() {}

    /** Sets the shape, its position and its displacement. */
    public void setMotion(ConvexShape shape, double x, double y, double dx, double dy) {
        this.shape = shape;
        core = shape.core();
        radius = shape.radius();
        reach = Prepared.reach(core);
        centerX = Prepared.centerX(core);
        centerY = Prepared.centerY(core);
        boundingRadius = Prepared.boundingRadius(core);
        inscribedRadius = Prepared.inscribedRadius(core);
        this.x = x;
        this.y = y;
        this.dx = dx;
        this.dy = dy;
    }

    /** Sets the rotors at the beginning and at the end of the step. */
    public void setRotors(double c0, double s0, double c1, double s1) {
        rotorPath.c0 = c0;
        rotorPath.s0 = s0;
        rotorPath.c1 = c1;
        rotorPath.s1 = s1;
    }

    /** Sets everything from a moving shape of one part. */
    public void set(MovingShape moving) {
        Rotor from = moving.rotor();
        Rotor to = moving.endRotor();
        setMotion(moving.shape().part(0), moving.x(), moving.y(), moving.dx(), moving.dy());
        setRotors(from.halfCos(), from.halfSin(), to.halfCos(), to.halfSin());
    }

    /** Returns the moving shape. */
    public MovingShape toMovingShape() {
        RotorPath path = rotorPath;
        return new MovingShape(
                shape, x, y, dx, dy, Rotor.ofHalfAngle(path.c0, path.s0), Rotor.ofHalfAngle(path.c1, path.s1));
    }
}
