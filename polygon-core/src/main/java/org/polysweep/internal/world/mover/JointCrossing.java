package org.polysweep.internal.world.mover;

import org.polysweep.contact.Feature;
import org.polysweep.internal.bound.Ulp;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.rounding.WorldThresholds;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;

/**
 * Passes the joint of two surfaces that rounding has moved apart by a {@link Detour}: off the surface by some units in
 * the last place, along it, and back. It is tried if the part of the body that touches its obstacle is no larger than
 * that; otherwise the obstacle is a wall. If all coordinates of the obstacle are floats, the unit is the unit of a
 * float. Reusable; no allocation.
 */
final class JointCrossing {

    private final Bodies bodies;
    private final StandingSweep sweep;
    private final Detour detour;
    private final SupportPoint support;
    private final MovedBody self;

    private double joint;
    private double unit;

    private final MetSurface obstacle = new MetSurface();

    /** Whether the body has moved hardly farther than the width of the joint. */
    boolean isShort;

    JointCrossing(Bodies bodies, StandingSweep sweep, Detour detour) {
        this.bodies = bodies;
        this.sweep = sweep;
        this.detour = detour;
        self = sweep.self;
        support = new SupportPoint(bodies);
    }

    /**
     * Passes the {@linkplain #isJoint joint} that a sweep has hit, if possible; otherwise the hit of the sweep has no
     * meaning.
     *
     * @param fromX where the body is
     * @param fromY where it is
     * @param dx the blocked motion
     * @param dy the motion
     * @param least the distance that must be exceeded to pass the joint
     */
    boolean passes(double fromX, double fromY, double dx, double dy, double least) {
        double length = Math.sqrt(dx * dx + dy * dy);
        if (!(length > least)) {
            return false;
        }
        sweep.describe(obstacle);
        double acrossX = -dy / length;
        double acrossY = dx / length;
        // How far the obstacle reaches into the path of the body, from the right and from the left.
        double contact = (sweep.contact.x() - fromX) * acrossX + (sweep.contact.y() - fromY) * acrossY;
        double fromRight = contact + support.find(self, -acrossX, -acrossY);
        double fromLeft = support.find(self, acrossX, acrossY) - contact;
        for (double width = WorldThresholds.JOINT_ULPS * unit;
                width <= joint;
                width = width < joint ? joint : 2 * joint) {
            if ((fromRight <= 2 * width
                            && passesAside(fromX, fromY, dx, dy, width * acrossX, width * acrossY, least / length))
                    || (fromLeft <= 2 * width
                            && passesAside(fromX, fromY, dx, dy, -width * acrossX, -width * acrossY, least / length))) {
                return true;
            }
        }
        return false;
    }

    private boolean passesAside(
            double fromX, double fromY, double dx, double dy, double offX, double offY, double leastPart) {
        if (!detour.leadsPast(obstacle, fromX, fromY, offX, offY, dx, dy, leastPart, 2)) {
            return false;
        }
        isShort = detour.part * (Math.abs(dx) + Math.abs(dy)) <= WorldThresholds.JOINTS_PER_CROSSING * joint;
        return true;
    }

    /** Whether the contact of the body with the joint is not exactly corner to corner. */
    boolean isLedge(double x, double y) {
        if (sweep.contact.widthX() != 0 || sweep.contact.widthY() != 0) {
            return true;
        }
        double contactX = sweep.contact.x();
        double contactY = sweep.contact.y();
        ConvexPolygon core = self.convex.core();
        for (int i = 0; i < core.vertexCount(); i++) {
            if (core.x(i) + x == contactX && core.y(i) + y == contactY) {
                return false;
            }
        }
        return self.isConvex;
    }

    /**
     * Whether so little of the obstacle is in the way that it may be a joint; finds the maximum width of the joint.
     *
     * @param dx the blocked motion
     * @param dy the motion
     * @param ofBody the unit in the last place of the position and the size of the body
     */
    boolean isJoint(double dx, double dy, double ofBody) {
        ConvexShape shape = bodies.shape[sweep.met].part(sweep.part);
        if (shape.radius() > 0 || self.isRound() || isInsideEdge(shape.core(), 2 * mostWidth(ofBody))) {
            return false;
        }
        double bodyX = bodies.x[sweep.met];
        double bodyY = bodies.y[sweep.met];
        double unitX = Ulp.of(bodyX, bodyX + shape.minX(), bodyX + shape.maxX());
        double unitY = Ulp.of(bodyY, bodyY + shape.minY(), bodyY + shape.maxY());
        // The body moves across the line of the joint; on a slope, a change of either coordinate moves the line.
        double across = shape.core().isBox()
                ? (Math.abs(dy) * unitX + Math.abs(dx) * unitY) / (Math.abs(dx) + Math.abs(dy))
                : Math.max(unitX, unitY);
        unit = Math.max(across, ofBody);
        double doubles = WorldThresholds.JOINT_ULPS * unit;
        double width = Math.abs(sweep.contact.widthX()) + Math.abs(sweep.contact.widthY());
        if (width > Math.max(FloatJoint.widest(across, self.width()), doubles)) {
            return false;
        }
        joint = Math.max(FloatJoint.width(shape.core(), bodyX, bodyY, across, self.width()), doubles);
        return width <= joint && (sweep.contact.kind() == Feature.Kind.VERTEX || isAtEnd(shape.core()));
    }

    /** A width that no joint at the obstacle exceeds: the sum has a unit of at least the unit of each coordinate. */
    private double mostWidth(double ofBody) {
        int i = sweep.met;
        double ofObstacle = Ulp.of(Math.abs(bodies.x[i])
                + Math.abs(bodies.minX[i])
                + Math.abs(bodies.maxX[i])
                + (Math.abs(bodies.y[i]) + Math.abs(bodies.minY[i]) + Math.abs(bodies.maxY[i])));
        return (double) WorldThresholds.FLOAT_JOINT_ULPS
                * WorldThresholds.DOUBLES_PER_FLOAT
                * Math.max(ofBody, ofObstacle);
    }

    /**
     * Returns whether the body has hit the inside of an edge: with an edge of its own, the two share more than a joint;
     * with a vertex, that is farther than a joint from all vertices of the obstacle. A rounded test, which is cheap.
     */
    private boolean isInsideEdge(ConvexPolygon polygon, double distance) {
        FirstContact contact = sweep.contact;
        if (!contact.isOfConvex()) {
            return false;
        }
        double awayX = sweep.x + contact.enter() * sweep.dx - bodies.x[sweep.met];
        double awayY = sweep.y + contact.enter() * sweep.dy - bodies.y[sweep.met];
        ConvexPolygon own = self.convex.core();
        boolean isAcross = Math.abs(sweep.normalY) > Math.abs(sweep.normalX);
        if (own.isBox() && polygon.isBox()) {
            return distance
                    < (isAcross
                            ? Math.min(own.maxX() + awayX, polygon.maxX())
                                    - Math.max(own.minX() + awayX, polygon.minX())
                            : Math.min(own.maxY() + awayY, polygon.maxY())
                                    - Math.max(own.minY() + awayY, polygon.minY()));
        }
        if (contact.kind() == Feature.Kind.VERTEX) {
            return false;
        }
        int begin = vertex(own, contact.ownKind(), contact.ownIndex());
        double x = own.x(begin) + awayX;
        double y = own.y(begin) + awayY;
        if (contact.ownKind() == Feature.Kind.VERTEX) {
            return !isAtVertex(polygon, x, y, distance);
        }
        int end = own.next(begin);
        int from = vertex(polygon, Feature.Kind.EDGE, contact.index());
        int to = polygon.next(from);
        return distance
                < (isAcross
                        ? share(x, own.x(end) + awayX, polygon.x(from), polygon.x(to))
                        : share(y, own.y(end) + awayY, polygon.y(from), polygon.y(to)));
    }

    /** The length of the common part of two intervals, given by their ends. */
    private static double share(double a, double b, double c, double d) {
        return Math.min(Math.max(a, b), Math.max(c, d)) - Math.max(Math.min(a, b), Math.min(c, d));
    }

    /** The vertex with a caller's index, or the vertex at which the edge begins, counted counter-clockwise. */
    private static int vertex(ConvexPolygon polygon, Feature.Kind kind, int index) {
        int vertex = 0;
        while (index != (kind == Feature.Kind.VERTEX ? polygon.vertexIndex(vertex) : polygon.edgeIndex(vertex))) {
            vertex++;
        }
        return vertex;
    }

    /** Returns whether a point is near a vertex. */
    private static boolean isAtVertex(ConvexPolygon polygon, double x, double y, double distance) {
        for (int k = 0; k < polygon.vertexCount(); k++) {
            if (Math.max(Math.abs(polygon.x(k) - x), Math.abs(polygon.y(k) - y)) <= distance) {
                return true;
            }
        }
        return false;
    }

    /** Whether the contact is at the end of the edge that was hit. */
    private boolean isAtEnd(ConvexPolygon polygon) {
        int i = sweep.met;
        if (bodies.orientations.isTurned(i)) {
            return true;
        }
        return isAtVertex(polygon, sweep.contact.x() - bodies.x[i], sweep.contact.y() - bodies.y[i], joint);
    }
}
