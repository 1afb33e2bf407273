package org.polysweep.internal.world.mover;

import org.polysweep.contact.Feature;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.rounding.WorldThresholds;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;

/**
 * Climbs a step: up, over, and down again until the body stands. Each of the three is a sweep of its own, so a step
 * that has no room above it is a wall; so is a step whose {@link StepTop} is higher above the {@link Foothold} of the
 * body than the step limit. On its way down the body slides along surfaces on which it cannot stand. A body that is
 * round, or whose lower vertices are cut off, stands on the edge of a step until it is over it. Reusable; no allocation
 * unless a compound is near.
 */
final class StepUp {

    private final Bodies bodies;
    private final StandingSweep sweep;
    private final FreeDoubles free;
    private final StepTop stepTop;
    private final StepLimit limit = this::reaches;
    private final StepLimit anyHeight = top -> true;

    private MoverState mover = new MoverState();
    private double unit;

    /** The lowest point of the body. */
    private final SupportPoint foot;

    private final SupportPoint support;

    private boolean isFootKnown;
    private final MovedBody self;

    /** Whether the foothold is on an edge, along which it may move. */
    private boolean isOnPlane;

    /** The position of the body when its foothold is compared. */
    private double baseX;

    private double baseY;

    /** The top of the step that is climbed. */
    private final Foothold passed = new Foothold();

    private final Foothold found = new Foothold();

    /** The top of a step that has been climbed in this move as far as another obstacle allows. */
    private final Foothold exhausted = new Foothold();

    /** The position of the body on the step, and the part of the remaining motion that has led there. */
    double x;

    double y;
    double part;

    /** The position of the body before it moved over the step, and the vector down from beyond the step. */
    double raisedX;

    double raisedY;
    final MovePath down = new MovePath();

    /** Whether the body stands there; if not, it is in the air. */
    boolean hasLanded;

    StepUp(Bodies bodies, StandingSweep sweep, FreeDoubles free, Neighborhood around) {
        this.bodies = bodies;
        this.sweep = sweep;
        this.free = free;
        self = sweep.self;
        stepTop = new StepTop(bodies, around, sweep);
        foot = new SupportPoint(bodies);
        support = new SupportPoint(bodies);
    }

    /** Sets the mover, and the unit in the last place of its position and size. */
    void set(MoverState mover, double unit) {
        this.mover = mover;
        this.unit = unit;
        isFootKnown = false;
        isOnPlane = false;
        exhausted.clear();
    }

    /** Notes the floor that a sweep has hit: heights of steps are measured from there. */
    void stand() {
        findFoothold();
        mover.foothold.set(found);
        isOnPlane = sweep.contact.kind() == Feature.Kind.EDGE;
    }

    /** Notes that the body has moved along the floor: on a plane its foothold rises with it. */
    void rise(double dx, double dy) {
        double rise = dx * mover.settings.upX + dy * mover.settings.upY;
        if (isOnPlane && mover.foothold.isSet() && Math.abs(rise) > WorldThresholds.FLOOR_ULPS * unit) {
            mover.foothold.move(rise * mover.settings.upX, rise * mover.settings.upY);
        }
    }

    /** Whether the body touches a floor: a body that is not pressed down also stands there. */
    boolean touchesFloor(double x, double y) {
        double fromX = sweep.x;
        double fromY = sweep.y;
        double dx = sweep.dx;
        double dy = sweep.dy;
        boolean touches = sweepsToFloor(x, y);
        if (touches) {
            stand();
        }
        sweep.sweep(fromX, fromY, dx, dy);
        return touches;
    }

    /** Sweeps the body down by the gap that rounding may leave below it; returns whether it hits a floor. */
    boolean sweepsToFloor(double x, double y) {
        double down = WorldThresholds.FLOOR_ULPS * unit;
        return sweep.sweep(x, y, -down * mover.settings.upX, -down * mover.settings.upY)
                && mover.settings.isFloor(sweep.normalX, sweep.normalY);
    }

    /** Whether a vertex has been hit that blocks a motion. */
    boolean isFacedVertex(double dx, double dy) {
        return isFaced(dx, dy) && sweep.contact.kind() == Feature.Kind.VERTEX;
    }

    /** Whether the vertex that has been hit is the edge of a step that is too high for the body. */
    boolean isTooHigh(double x, double y) {
        baseX = x;
        baseY = y;
        passed.clear();
        return !stepTop.find(mover.settings, limit);
    }

    /** Whether the obstacle below the body is a vertex that is too high above its foothold to become the next one. */
    boolean isEdgeTooHigh(double x, double y) {
        return mover.foothold.isSet() && sweep.contact.kind() == Feature.Kind.VERTEX && isTooHigh(x, y);
    }

    /** Whether the vertex that a sweep has hit is the vertex on which the body stands. */
    boolean isFoothold() {
        if (mover.foothold.body != sweep.met
                || sweep.normalX * mover.settings.upX + sweep.normalY * mover.settings.upY <= 0
                || mover.settings.isFloor(sweep.normalX, sweep.normalY)
                || sweep.contact.kind() != Feature.Kind.VERTEX) {
            return false;
        }
        findFoothold();
        return found.isSame(mover.foothold);
    }

    /**
     * Whether the obstacle that a sweep has hit below the body is the edge of a floor on which the body stands: no
     * farther above its lowest point than it steps up or down, and no higher above its foothold than a step may be. If
     * so, the edge is the foothold from now on.
     */
    boolean standsOnEdge(double x, double y) {
        baseX = x;
        baseY = y;
        passed.clear();
        if (sweep.normalX * mover.settings.upX + sweep.normalY * mover.settings.upY <= 0
                || sweep.contact.kind() != Feature.Kind.VERTEX
                || !stepTop.find(mover.settings, mover.foothold.isSet() ? limit : anyHeight)
                || !stepTop.isMet
                || stepTop.top.height(bodies, mover.settings.upX, mover.settings.upY) - footHeight(x, y)
                        > Math.max(mover.settings.stepHeight, mover.settings.snapDistance)) {
            return false;
        }
        mover.foothold.set(stepTop.top);
        return true;
    }

    /**
     * Climbs the last obstacle, if it is a step. If so, the hit of the sweep is the floor of the step, or its edge; if
     * not, the hit is unchanged.
     *
     * @param fromX where it is
     * @param fromY where it is
     * @param dx the remaining motion
     * @param dy the remaining motion
     * @param least the distance that must be exceeded to get over the step
     */
    boolean climbs(double fromX, double fromY, double dx, double dy, double least) {
        double x = sweep.x;
        double y = sweep.y;
        double sweptX = sweep.dx;
        double sweptY = sweep.dy;
        boolean climbs = findsWayOver(fromX, fromY, dx, dy, least);
        if (!climbs) {
            sweep.sweep(x, y, sweptX, sweptY);
        }
        return climbs;
    }

    private boolean findsWayOver(double fromX, double fromY, double dx, double dy, double least) {
        double upX = mover.settings.upX;
        double upY = mover.settings.upY;
        double across = dx * upY - dy * upX;
        baseX = fromX;
        baseY = fromY;
        passed.clear();
        if (!stepTop.find(mover.settings, limit) || exhausted.isSame(stepTop.top)) {
            return false;
        }
        passed.set(stepTop.top);
        double height = mover.settings.stepHeight + heightOfFoothold() + WorldThresholds.ROOM_ULPS * unit;
        move(fromX, fromY, height * upX, height * upY);
        double risen = (x - fromX) * upX + (y - fromY) * upY;
        if (!(risen > 0)) {
            return false;
        }
        raisedX = x;
        raisedY = y;
        down.clear();
        boolean isOver = !move(x, y, across * upY, -across * upX);
        part = isOver ? 1 : sweep.contact.enter();
        down.add(x, y, 0);
        if (!lower()) {
            return false;
        }
        double rise = (x - fromX) * upX + (y - fromY) * upY;
        double progress = ((x - fromX) * upY - (y - fromY) * upX) * Math.signum(across);
        if (!(progress > least) && !(hasLanded && rise > WorldThresholds.FLOOR_ULPS * unit)) {
            return false;
        }
        if (progress + least < part * Math.abs(across)) {
            part = Math.max(0, progress) / Math.abs(across);
            exhausted.set(passed);
        }
        if (hasLanded) {
            mover.foothold.set(found);
            isOnPlane = false;
        }
        return true;
    }

    /**
     * Whether the obstacle may be a step that blocks a motion: it is too steep for a floor and does not hang over, or
     * it is a vertex, along which there is no floor to follow.
     */
    boolean mayBeStep(double dx, double dy) {
        return sweep.normalX * mover.settings.upX + sweep.normalY * mover.settings.upY >= 0
                && isFaced(dx, dy)
                && isEdge();
    }

    /** Whether the body does not stand on the obstacle as on a plane: it is steep, or a vertex. */
    boolean isEdge() {
        return !mover.settings.isFloor(sweep.normalX, sweep.normalY) || sweep.contact.kind() == Feature.Kind.VERTEX;
    }

    /** Whether a motion across the up direction leads against the obstacle. */
    private boolean isFaced(double dx, double dy) {
        double across = dx * mover.settings.upY - dy * mover.settings.upX;
        double facing = sweep.normalX * mover.settings.upY - sweep.normalY * mover.settings.upX;
        return across * facing < 0;
    }

    /** The height of the foothold above the lowest point of the body. */
    private double heightOfFoothold() {
        return mover.foothold.isSet()
                ? Math.max(
                        0,
                        mover.foothold.height(bodies, mover.settings.upX, mover.settings.upY)
                                - footHeight(baseX, baseY))
                : 0;
    }

    private double footHeight(double x, double y) {
        findFoot();
        return (foot.x + x) * mover.settings.upX + (foot.y + y) * mover.settings.upY;
    }

    /** Lowers the body until it stands; returns whether it stands, or nothing is below it. */
    private boolean lower() {
        double upX = mover.settings.upX;
        double upY = mover.settings.upY;
        for (int slides = 0; slides < WorldThresholds.MAX_LOWERINGS; slides++) {
            double fall = (x - baseX) * upX + (y - baseY) * upY + WorldThresholds.FLOOR_ULPS * unit;
            hasLanded = fall > 0 && descend(-fall * upX, -fall * upY);
            if (!hasLanded || isGround()) {
                return true;
            }
            fall = (x - baseX) * upX + (y - baseY) * upY + WorldThresholds.FLOOR_ULPS * unit;
            double into = -fall * (upX * sweep.normalX + upY * sweep.normalY);
            double offX = WorldThresholds.ROOM_ULPS * unit * sweep.normalX;
            double offY = WorldThresholds.ROOM_ULPS * unit * sweep.normalY;
            if (!(fall > 0)) {
                return false;
            }
            hasLanded = descend(-fall * upX - into * sweep.normalX + offX, -fall * upY - into * sweep.normalY + offY);
            if (hasLanded && isGround()) {
                return true;
            }
        }
        return false;
    }

    /** Whether the body may stand on the surface that it has hit; finds the foothold. */
    private boolean isGround() {
        if (mover.settings.isFloor(sweep.normalX, sweep.normalY)) {
            return !findFoothold() || reaches(found);
        }
        if (sweep.normalX * mover.settings.upX + sweep.normalY * mover.settings.upY <= 0
                || !stepTop.find(mover.settings, limit)) {
            return false;
        }
        if (stepTop.isMet) {
            found.set(stepTop.top);
        } else {
            found.set(isAbovePassed() ? passed : mover.foothold);
        }
        return true;
    }

    /** Whether all of the body is above the top of the step that it climbs: then it stands there, at the next one. */
    private boolean isAbovePassed() {
        return passed.isSet() && footHeight(x, y) >= passed.height(bodies, mover.settings.upX, mover.settings.upY);
    }

    /**
     * Finds the point at which the body stands on the surface that it has hit; returns whether it is a vertex or on a
     * level edge.
     */
    private boolean findFoothold() {
        int other = sweep.met;
        ConvexShape shape = bodies.shape[other].part(sweep.part);
        if (shape.radius() == 0 && !bodies.orientations.isTurned(other)) {
            ConvexPolygon core = shape.core();
            int index = sweep.contact.index();
            boolean isVertex = sweep.contact.kind() == Feature.Kind.VERTEX;
            for (int k = 0; k < core.vertexCount(); k++) {
                if (index == (isVertex ? core.vertexIndex(k) : core.edgeIndex(k))) {
                    int end = core.next(k);
                    if (isVertex
                            || mover.settings.upX * core.x(k) + mover.settings.upY * core.y(k)
                                    == mover.settings.upX * core.x(end) + mover.settings.upY * core.y(end)) {
                        found.set(other, core.x(k), core.y(k));
                        return true;
                    }
                }
            }
        }
        sweep.findContact(support);
        found.set(other, support.x - bodies.x[other], support.y - bodies.y[other]);
        return false;
    }

    private boolean reaches(Foothold top) {
        double height = mover.settings.stepHeight;
        if (passed.isSet() && !isHigher(top, passed, height)) {
            return true;
        }
        if (mover.foothold.isSet()) {
            return !isHigher(top, mover.foothold, height);
        }
        findFoot();
        return !top.isHigher(bodies, mover.settings.upX, mover.settings.upY, foot.x, foot.y, baseX, baseY, height);
    }

    private boolean isHigher(Foothold top, Foothold base, double height) {
        return top.isHigher(
                bodies,
                mover.settings.upX,
                mover.settings.upY,
                base.x,
                base.y,
                bodies.x[base.body],
                bodies.y[base.body],
                height);
    }

    private void findFoot() {
        if (!isFootKnown) {
            isFootKnown = true;
            foot.find(self, -mover.settings.upX, -mover.settings.upY);
        }
    }

    /** Moves the body until it hits something; returns whether it does. */
    private boolean move(double fromX, double fromY, double dx, double dy) {
        boolean meets = sweep.sweep(fromX, fromY, dx, dy);
        if (meets) {
            free.atContact();
        } else {
            free.atEnd();
        }
        x = free.x;
        y = free.y;
        return meets;
    }

    /** Moves the body down; returns whether it hits anything. */
    private boolean descend(double dx, double dy) {
        boolean meets = move(x, y, dx, dy);
        down.add(x, y, 0);
        return meets;
    }
}
