package org.polysweep.internal.world.mover;

import org.polysweep.contact.Feature;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.rounding.WorldThresholds;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;

/**
 * Where a body stands: its {@link Foothold}, from which heights of steps are measured, and how far above that a step
 * may be. Reusable; no allocation.
 */
final class Standing {

    private final Bodies bodies;
    private final StandingSweep sweep;
    private final MovedBody self;
    private MoverState mover = new MoverState();
    private double unit;

    /** The lowest point of the body. */
    private final SupportPoint foot;

    private final SupportPoint support;

    private boolean isFootKnown;

    /** Whether the foothold is on an edge, along which it may move. */
    private boolean isOnPlane;

    /** The position of the body when its foothold is compared. */
    double baseX;

    double baseY;

    /** The top of a step that is climbed; the next step may be as high above that. */
    final Foothold passed = new Foothold();

    /** The point that has been found last. */
    final Foothold found = new Foothold();

    Standing(Bodies bodies, StandingSweep sweep) {
        this.bodies = bodies;
        this.sweep = sweep;
        self = sweep.self;
        foot = new SupportPoint(bodies);
        support = new SupportPoint(bodies);
    }

    /** Sets the mover, and the unit in the last place of its position and size. */
    void set(MoverState mover, double unit) {
        this.mover = mover;
        this.unit = unit;
        isFootKnown = false;
        isOnPlane = false;
    }

    /** Notes the floor that a sweep has hit: heights of steps are measured from there. */
    void stand() {
        findFoothold();
        mover.foothold.set(found);
        isOnPlane = sweep.contact.kind() == Feature.Kind.EDGE;
    }

    /** Makes the point that has been found last the foothold. */
    void standOnStep() {
        mover.foothold.set(found);
        isOnPlane = false;
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

    /** Compares heights with the foothold of a body at a position from now on. */
    void compareAt(double x, double y) {
        baseX = x;
        baseY = y;
        passed.clear();
    }

    /** The height of the foothold above the lowest point of the body. */
    double heightOfFoothold() {
        return mover.foothold.isSet()
                ? Math.max(
                        0,
                        mover.foothold.height(bodies, mover.settings.upX, mover.settings.upY)
                                - footHeight(baseX, baseY))
                : 0;
    }

    /** The height of the lowest point of the body at a position. */
    double footHeight(double x, double y) {
        findFoot();
        return (foot.x + x) * mover.settings.upX + (foot.y + y) * mover.settings.upY;
    }

    /**
     * Finds the point at which the body stands on the surface that it has hit; returns whether it is a vertex or on a
     * level edge.
     */
    boolean findFoothold() {
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

    /** Whether a top is no higher than a step above the foothold, or above the step that has been passed. */
    boolean reaches(Foothold top) {
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
}
