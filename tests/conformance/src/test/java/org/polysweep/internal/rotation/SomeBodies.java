package org.polysweep.internal.rotation;

import org.polysweep.internal.algebraic.Dyadic;
import org.polysweep.internal.algebraic.RealRoot;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.Shape;

/** Bodies that are easy to see, for tests by hand. */
public final class SomeBodies {

    /** Vertices and edges from the lower left vertex and the lower edge on, counter-clockwise. */
    public static final ConvexPolygon CRATE = ConvexPolygon.box(-1, -1, 1, 1);

    /** Wide, and its upper side at y = 0. */
    public static final ConvexPolygon FLOOR = ConvexPolygon.box(-9, -1, 9, 0);

    /** Its lowest vertex is its local origin, which does not move when the body rotates. */
    public static final ConvexPolygon TIP = ConvexPolygon.of(0, 0, 1, 2, -1, 2);

    private SomeBodies() {}

    /** A body at rest. */
    public static MovingShape still(Shape shape, double x, double y) {
        return moving(shape, x, y, 0, 0);
    }

    /** A body that moves and does not rotate. */
    public static MovingShape moving(Shape shape, double x, double y, double dx, double dy) {
        return new MovingShape(shape, x, y, dx, dy);
    }

    /** A body that rotates from its first orientation to a rotor (1, s). */
    public static MovingShape rotating(Shape shape, double x, double y, double dx, double dy, double s) {
        return with(moving(shape, x, y, dx, dy), 1, 0, 1, s);
    }

    /** The same motion with other rotors. */
    public static MovingShape with(MovingShape moving, double c0, double s0, double c1, double s1) {
        return new MovingShape(
                moving.shape(),
                moving.x(),
                moving.y(),
                moving.dx(),
                moving.dy(),
                Rotor.ofHalfAngle(c0, s0),
                Rotor.ofHalfAngle(c1, s1));
    }

    /** The same motion with another rotor, which it keeps. */
    public static MovingShape rotated(MovingShape moving, double c, double s) {
        return with(moving, c, s, c, s);
    }

    /** A body as numbers. */
    static RotatingBody body(MovingShape moving) {
        RotatingBody body = new RotatingBody();
        body.set(moving);
        return body;
    }

    /** A time. */
    public static RealRoot at(double time) {
        return RealRoot.of(Dyadic.of(time));
    }
}
