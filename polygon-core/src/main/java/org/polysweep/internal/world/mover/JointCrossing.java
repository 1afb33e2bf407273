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
        double contact = (sweep.contactX() - fromX) * acrossX + (sweep.contactY() - fromY) * acrossY;
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
        if (sweep.contactWidthX() != 0 || sweep.contactWidthY() != 0) {
            return true;
        }
        return !sweep.isAtVertex(x, y);
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
        if (shape.radius() > 0 || self.isRound()) {
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
        joint = (double) WorldThresholds.FLOAT_JOINT_ULPS * WorldThresholds.DOUBLES_PER_FLOAT * across;
        double widest = Math.max(joint, WorldThresholds.JOINT_ULPS * unit);
        if (boxesShare(shape.core()) > 2 * widest) {
            return false;
        }
        double width = Math.abs(sweep.contactWidthX()) + Math.abs(sweep.contactWidthY());
        if (width > widest) {
            return false;
        }
        if (!isFloat(bodyX) || !isFloat(bodyY) || !isFloat(shape.core())) {
            joint = 0;
        }
        joint = Math.max(joint, WorldThresholds.JOINT_ULPS * unit);
        return width <= joint && (sweep.metKind() == Feature.Kind.VERTEX || isAtEnd(shape.core()));
    }

    /**
     * The rounded length of the common part of the sides of two boxes at the contact, which is cheap to compute; 0 for
     * other shapes.
     */
    private double boxesShare(ConvexPolygon polygon) {
        int other = sweep.met;
        if (!polygon.isBox() || !self.isBox() || bodies.orientations.isTurned(other)) {
            return 0;
        }
        boolean isAcross = Math.abs(sweep.normalY) > Math.abs(sweep.normalX);
        double away = isAcross ? sweep.restX() - bodies.x[other] : sweep.restY() - bodies.y[other];
        double from = (isAcross ? self.minX : self.minY) + away;
        double to = (isAcross ? self.maxX : self.maxY) + away;
        return Math.min(to, isAcross ? polygon.maxX() : polygon.maxY())
                - Math.max(from, isAcross ? polygon.minX() : polygon.minY());
    }

    /** Whether the contact is at the end of the edge that was hit. */
    private boolean isAtEnd(ConvexPolygon polygon) {
        int i = sweep.met;
        if (bodies.orientations.isTurned(i)) {
            return true;
        }
        double contactX = sweep.contactX() - bodies.x[i];
        double contactY = sweep.contactY() - bodies.y[i];
        for (int k = 0; k < polygon.vertexCount(); k++) {
            double away = Math.max(Math.abs(polygon.x(k) - contactX), Math.abs(polygon.y(k) - contactY));
            if (away <= joint) {
                return true;
            }
        }
        return false;
    }

    private static boolean isFloat(ConvexPolygon polygon) {
        for (int i = 0; i < polygon.vertexCount(); i++) {
            if (!isFloat(polygon.x(i)) || !isFloat(polygon.y(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isFloat(double number) {
        return (float) number == number;
    }
}
