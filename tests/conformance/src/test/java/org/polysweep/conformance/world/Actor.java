package org.polysweep.conformance.world;

import org.polysweep.internal.prepared.Prepared;
import org.polysweep.oracle.Query;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.Shape;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;

/**
 * A body as a test makes it, before it is in a world.
 *
 * @param shape its shape
 * @param x the x coordinate of its position
 * @param y the y coordinate
 * @param dx the x component of its displacement
 * @param dy the y component
 * @param isKinematic whether no contact changes its motion
 */
record Actor(Shape shape, double x, double y, double dx, double dy, boolean isKinematic) {

    /** Below the limit of 2^800, and so far that sides which are rounded stay there. */
    private static final double MOST = 0x1p799;

    static Actor of(ConvexShape shape, double x, double y, double dx, double dy) {
        return new Actor(shape, x, y, dx, dy, false);
    }

    static Actor fixed(ConvexShape shape, double x, double y) {
        return new Actor(shape, x, y, 0, 0, true);
    }

    /** A body as it stands in a world, with the motion that it will have. */
    static Actor in(World world, BodyId body) {
        return new Actor(
                world.bodies().shape(body),
                world.x(body),
                world.y(body),
                world.displacementX(body),
                world.displacementY(body),
                world.bodies().isKinematic(body));
    }

    /** Whether a world takes it: its way ends at doubles. */
    boolean isLegal() {
        return Double.isFinite(x + dx) && Double.isFinite(y + dy);
    }

    /** Whether a step with a response takes it. */
    boolean isOrdinary() {
        double size = Math.max(Math.abs(x) + Math.abs(dx), Math.abs(y) + Math.abs(dy));
        for (ConvexShape part : shape.parts()) {
            size = Math.max(size, Prepared.magnitude(part.core()) + part.radius());
        }
        return size < MOST;
    }

    Actor moving(double dx, double dy) {
        return new Actor(shape, x, y, dx, dy, isKinematic);
    }

    Actor fixed() {
        return new Actor(shape, x, y, dx, dy, true);
    }

    MovingShape sweeping() {
        return shape.at(x, y).moving(dx, dy);
    }

    BodyId addTo(World world) {
        BodyId body = isKinematic ? world.addKinematic(shape, x, y) : world.add(shape, x, y);
        world.setDisplacement(body, dx, dy);
        return body;
    }

    /** The question how a part of this body meets one of another, for the oracle. */
    Query query(int part, Actor other, int otherPart) {
        ConvexShape a = shape.part(part);
        ConvexShape b = other.shape.part(otherPart);
        return new Query(
                vertices(a), vertices(b), x, y, other.x, other.y, dx, dy, other.dx, other.dy, a.radius(), b.radius());
    }

    private static double[] vertices(ConvexShape shape) {
        double[] xy = new double[2 * shape.core().vertexCount()];
        for (int i = 0; i < shape.core().vertexCount(); i++) {
            xy[2 * i] = shape.core().x(i);
            xy[2 * i + 1] = shape.core().y(i);
        }
        return xy;
    }
}
