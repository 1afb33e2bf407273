package org.polysweep.internal.world.mover;

import org.polysweep.internal.bound.Ulp;
import org.polysweep.internal.tree.MovingBox;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.Shape;

/** The body that is moved: its shape, less the inset, with the box around that, and its rotation. Reusable. */
final class MovedBody {

    private final Bodies bodies;
    private final MovingBox sides = new MovingBox();

    /** Its index among the bodies. */
    int index;

    Shape shape = ConvexPolygon.of(0, 0);
    Rotor rotor = Rotor.IDENTITY;

    /** The sides of the shape around the position of the body, rounded outward. */
    double minX;

    double minY;
    double maxX;
    double maxY;

    /** True if the shape is one convex shape that is not rotated; and its first part. */
    boolean isConvex;

    ConvexShape convex = ConvexPolygon.of(0, 0);

    MovedBody(Bodies bodies) {
        this.bodies = bodies;
    }

    /** Sets the body, by index, and the shape with which it is moved. */
    void set(int index, Shape shape) {
        this.index = index;
        rotor = bodies.rotor(index);
        this.shape = shape;
        if (shape == bodies.shape[index]) {
            minX = bodies.minX[index];
            minY = bodies.minY[index];
            maxX = bodies.maxX[index];
            maxY = bodies.maxY[index];
        } else {
            takeSides();
        }
        convex = shape.part(0);
        isConvex = isConvex(shape) && rotor.isIdentity();
    }

    /** Returns whether a shape is one convex shape, which is solid from all sides. */
    static boolean isConvex(Shape shape) {
        return shape.partCount() == 1 && !shape.isOneSided();
    }

    /** Returns whether it has a radius. */
    boolean isRound() {
        return convex.radius() > 0;
    }

    private void takeSides() {
        sides.set(shape.minX(), shape.minY(), shape.maxX(), shape.maxY());
        if (!rotor.isIdentity()) {
            sides.turned(rotor.halfCos(), rotor.halfSin());
        }
        minX = sides.minX();
        minY = sides.minY();
        maxX = sides.maxX();
        maxY = sides.maxY();
    }

    /** The smaller nonzero side of its box; 0 if both sides are 0. */
    double width() {
        double width = maxX - minX;
        double height = maxY - minY;
        return width == 0 ? height : height == 0 ? width : Math.min(width, height);
    }

    /** The unit in the last place of a position and of the size of the body. */
    double unit(double x, double y) {
        return Ulp.of(x, y, bodies.extent(index));
    }
}
