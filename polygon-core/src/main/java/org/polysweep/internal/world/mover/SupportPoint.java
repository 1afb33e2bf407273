package org.polysweep.internal.world.mover;

import org.polysweep.internal.world.body.Bodies;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.Shape;

/** The point of a body that is the farthest along a direction, relative to the position of the body; rounded. */
final class SupportPoint {

    private final Bodies bodies;

    double x;
    double y;

    SupportPoint(Bodies bodies) {
        this.bodies = bodies;
    }

    /** Finds the point for the moved body and a unit vector; returns its distance along the vector. */
    double find(MovedBody body, double dx, double dy) {
        Shape shape = body.shape;
        double farthest = Double.NEGATIVE_INFINITY;
        for (int k = 0; k < shape.partCount(); k++) {
            ConvexShape part = shape.part(k);
            ConvexPolygon core = part.core();
            for (int vertex = 0; vertex < core.vertexCount(); vertex++) {
                double pointX =
                        bodies.orientations.turnedX(body.index, core.x(vertex), core.y(vertex)) + part.radius() * dx;
                double pointY =
                        bodies.orientations.turnedY(body.index, core.x(vertex), core.y(vertex)) + part.radius() * dy;
                double along = pointX * dx + pointY * dy;
                if (along > farthest) {
                    farthest = along;
                    x = pointX;
                    y = pointY;
                }
            }
        }
        return farthest;
    }
}
