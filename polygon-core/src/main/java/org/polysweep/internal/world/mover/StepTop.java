package org.polysweep.internal.world.mover;

import org.polysweep.contact.Feature;
import org.polysweep.internal.bound.Ulp;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.rounding.WorldThresholds;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;

/**
 * The top of an obstacle: the point at which, upward along the boundary of all bodies there, a floor begins, or the
 * boundary leads down again. It follows the edges of the part that was hit; where these end, it continues along any
 * other part that is steep there, of the same body or of another one. A surface whose top is higher than a step is a
 * wall, even if each part of it is low. Reusable; no allocation unless a compound is near.
 */
final class StepTop {

    private final Bodies bodies;
    private final NearbyParts parts;
    private final StandingSweep sweep;
    private final SupportPoint support;
    private final NearbyParts.Visitor nexts = this::visitNext;
    private final NearbyParts.Visitor treads = this::visitTread;
    private final NearbyParts.Visitor belows = this::visitBelow;

    private MoverSettings settings = new MoverSettings();

    /** True if the boundary leads up counter-clockwise. */
    private boolean isCounterClockwise;

    /** The part along which the boundary leads, and its vertex, counted counter-clockwise. */
    private int body;

    private ConvexPolygon core = ConvexPolygon.of(0, 0);
    private double radius;
    private int vertex;

    /** The vertex in the world, and the distance below which other points are considered equal to it. */
    private double x;

    private double y;
    private double joint;

    /** The vertex at which another part continues; -1 if there is none. */
    private int nextBody;

    private ConvexPolygon nextCore = core;
    private int nextVertex;

    /** A step below the top, the floor in front of the step, and the distance between the two. */
    private final Foothold step = new Foothold();

    private final Foothold tread = new Foothold();
    private double treadShare;

    /** The lower end of the riser of a step, in the world, and the vector to it. */
    private final Foothold below = new Foothold();

    private double downX;
    private double downY;

    /** The top. */
    final Foothold top = new Foothold();

    /** True if the body has hit the top itself, a vertex. */
    boolean isMet;

    StepTop(Bodies bodies, Neighborhood around, StandingSweep sweep) {
        this.bodies = bodies;
        parts = new NearbyParts(bodies, around);
        this.sweep = sweep;
        support = new SupportPoint(bodies);
    }

    /**
     * Finds the top of the obstacle that a sweep has hit.
     *
     * @param settings the settings of the mover
     * @param limit the limit that the top may not exceed
     * @return whether there is a top that does not exceed it
     */
    boolean find(MoverSettings settings, StepLimit limit) {
        this.settings = settings;
        isCounterClockwise = settings.upY * sweep.normalX - settings.upX * sweep.normalY > 0;
        begin();
        boolean isVertex = sweep.contact.kind() == Feature.Kind.VERTEX;
        sweep.findContact(support);
        double contact = support.x * settings.upX + support.y * settings.upY;
        int steps = 0;
        while (true) {
            setTop();
            double height = x * settings.upX + y * settings.upY - contact;
            if (height > settings.stepHeight + joint && !limit.reaches(top)) {
                return false;
            }
            if (goesOnUp()) {
                vertex = isCounterClockwise ? core.next(vertex) : core.previous(vertex);
                steps++;
                continue;
            }
            if (!findNext()) {
                isMet = isVertex && steps == 0 && radius == 0;
                return isWithin(limit);
            }
            body = nextBody;
            core = nextCore;
            radius = 0;
            vertex = nextVertex;
            steps++;
        }
    }

    private void begin() {
        body = sweep.met;
        ConvexShape part = bodies.shape[body].part(sweep.part);
        core = part.core();
        radius = part.radius();
        int index = sweep.contact.index();
        vertex = 0;
        boolean isVertex = sweep.contact.kind() == Feature.Kind.VERTEX;
        for (int k = 0; k < core.vertexCount(); k++) {
            if (index == (isVertex ? core.vertexIndex(k) : core.edgeIndex(k))) {
                vertex = k;
            }
        }
        if (!isVertex && isCounterClockwise) {
            vertex = core.next(vertex);
        }
        if (radius > 0) {
            vertex = highest(body, core);
        }
    }

    private int highest(int i, ConvexPolygon polygon) {
        int highest = 0;
        for (int k = 1; k < polygon.vertexCount(); k++) {
            if (height(i, polygon, k) > height(i, polygon, highest)) {
                highest = k;
            }
        }
        return highest;
    }

    private double height(int i, ConvexPolygon polygon, int k) {
        return worldX(i, polygon, k) * settings.upX + worldY(i, polygon, k) * settings.upY;
    }

    private double worldX(int i, ConvexPolygon polygon, int k) {
        return bodies.orientations.turnedX(i, polygon.x(k), polygon.y(k)) + bodies.x[i];
    }

    private double worldY(int i, ConvexPolygon polygon, int k) {
        return bodies.orientations.turnedY(i, polygon.x(k), polygon.y(k)) + bodies.y[i];
    }

    /** Sets the top to the vertex. */
    private void setTop() {
        double localX = bodies.orientations.turnedX(body, core.x(vertex), core.y(vertex)) + radius * settings.upX;
        double localY = bodies.orientations.turnedY(body, core.x(vertex), core.y(vertex)) + radius * settings.upY;
        top.set(body, localX, localY);
        x = localX + bodies.x[body];
        y = localY + bodies.y[body];
        joint = WorldThresholds.JOINT_ULPS * Ulp.of(x, y, bodies.extent(body));
    }

    /**
     * Returns whether the top is within the limit, or is reached by steps in between, none of which is too high: a body
     * that is wider above its feet hits an upper step first.
     */
    private boolean isWithin(StepLimit limit) {
        step.set(top);
        for (int steps = 0; steps < WorldThresholds.MAX_STEPS_ABOVE; steps++) {
            if (limit.reaches(step)) {
                return true;
            }
            if (!findTread()
                    || step.isHigher(
                            bodies,
                            settings.upX,
                            settings.upY,
                            tread.x,
                            tread.y,
                            bodies.x[tread.body],
                            bodies.y[tread.body],
                            settings.stepHeight)) {
                return false;
            }
            step.set(tread);
        }
        return false;
    }

    /** Finds the floor in front of a step, and the vertex where the floor begins. */
    private boolean findTread() {
        x = step.x + bodies.x[step.body];
        y = step.y + bodies.y[step.body];
        joint = WorldThresholds.JOINT_ULPS * Ulp.of(x, y, bodies.extent(step.body));
        tread.clear();
        double limit = settings.stepHeight + joint;
        // Down along the riser, and straight down, as from one brick to the next.
        return (findBelow() && findTread(below.x - x, below.y - y))
                || findTread(-limit * settings.upX, -limit * settings.upY);
    }

    /** Returns whether the first of two vectors down from the step is nearer to the body: it covers the other one. */
    private boolean isInFront(double dx, double dy, double otherX, double otherY) {
        double turn = dx * otherY - dy * otherX;
        return isCounterClockwise ? turn < 0 : turn > 0;
    }

    /** Finds the lower end of the steep edge that ends in the step; of several edges, of the one in front. */
    private boolean findBelow() {
        below.clear();
        parts.visit(x - joint, y - joint, x + joint, y + joint, belows);
        return below.isSet();
    }

    private void visitBelow(int visited, ConvexPolygon polygon) {
        for (int i = 0; i < polygon.vertexCount(); i++) {
            int lower = isCounterClockwise ? polygon.previous(i) : polygon.next(i);
            double fromX = worldX(visited, polygon, lower);
            double fromY = worldY(visited, polygon, lower);
            if (Math.abs(worldX(visited, polygon, i) - x) <= joint
                    && Math.abs(worldY(visited, polygon, i) - y) <= joint
                    && isSteepUp(x - fromX, y - fromY, joint)
                    && (!below.isSet() || isInFront(fromX - x, fromY - y, below.x - x, below.y - y))) {
                below.set(visited, fromX, fromY);
            }
        }
    }

    /** Finds the highest floor that begins along a path downward. */
    private boolean findTread(double dx, double dy) {
        downX = dx;
        downY = dy;
        treadShare = 2;
        double unit = joint / WorldThresholds.JOINT_ULPS;
        double widest = Math.max(joint, FloatJoint.widest(unit, sweep.self.width()));
        parts.visit(
                Math.min(x, x + dx) - widest,
                Math.min(y, y + dy) - widest,
                Math.max(x, x + dx) + widest,
                Math.max(y, y + dy) + widest,
                treads);
        return tread.isSet();
    }

    private void visitTread(int visited, ConvexPolygon polygon) {
        double length = Math.sqrt(downX * downX + downY * downY);
        double unit = joint / WorldThresholds.JOINT_ULPS;
        double gap = Math.max(
                joint, FloatJoint.width(polygon, bodies.x[visited], bodies.y[visited], unit, sweep.self.width()));
        for (int i = 0; i < polygon.vertexCount(); i++) {
            int next = polygon.next(i);
            double edgeX = worldX(visited, polygon, next) - worldX(visited, polygon, i);
            double edgeY = worldY(visited, polygon, next) - worldY(visited, polygon, i);
            // An upper edge leads from right to left.
            double run = edgeY * settings.upX - edgeX * settings.upY;
            double rise = edgeX * settings.upX + edgeY * settings.upY;
            double fromX = worldX(visited, polygon, i) - x;
            double fromY = worldY(visited, polygon, i) - y;
            // The distances of the ends to the right of the path downward.
            double from = (downX * fromY - downY * fromX) / length;
            double to = (downX * (fromY + edgeY) - downY * (fromX + edgeX)) / length;
            boolean isFloor = run > 0 && Math.abs(rise) <= settings.slopeLimit * run;
            boolean isInFront = isCounterClockwise ? from > joint && to <= gap : from >= -gap && to < -joint;
            if (isFloor && isInFront) {
                double part01 = Math.min(1, Math.max(0, from / (from - to)));
                double share =
                        ((fromX + part01 * edgeX) * downX + (fromY + part01 * edgeY) * downY) / (length * length);
                if (share * length > joint && share <= 1 + gap / length && share < treadShare) {
                    treadShare = share;
                    int front = isCounterClockwise ? i : next;
                    tread.set(
                            visited,
                            bodies.orientations.turnedX(visited, polygon.x(front), polygon.y(front)),
                            bodies.orientations.turnedY(visited, polygon.x(front), polygon.y(front)));
                }
            }
        }
    }

    /** Returns whether the edge beyond the vertex leads up, and is too steep for a floor. */
    private boolean goesOnUp() {
        if (radius > 0 || core.vertexCount() == 1) {
            return false;
        }
        int beyond = isCounterClockwise ? core.next(vertex) : core.previous(vertex);
        return isSteepUp(
                worldX(body, core, beyond) - worldX(body, core, vertex),
                worldY(body, core, beyond) - worldY(body, core, vertex),
                0);
    }

    /** Returns whether a vector leads up by more than a distance, and is too steep for a floor away from the body. */
    private boolean isSteepUp(double dx, double dy, double distance) {
        double rise = dx * settings.upX + dy * settings.upY;
        double right = dx * settings.upY - dy * settings.upX;
        double run = isCounterClockwise ? -right : right;
        return rise > distance && (run <= 0 || rise > settings.slopeLimit * run);
    }

    /** Finds a part that is steep at the vertex and continues beyond it. */
    private boolean findNext() {
        nextBody = -1;
        parts.visit(x - joint, y - joint, x + joint, y + joint, nexts);
        return nextBody >= 0;
    }

    private void visitNext(int visited, ConvexPolygon polygon) {
        if (nextBody < 0 && (visited != body || polygon != core)) {
            int found = vertexBeyond(visited, polygon);
            if (found >= 0) {
                nextBody = visited;
                nextCore = polygon;
                nextVertex = found;
            }
        }
    }

    /** The vertex to which a part leads up from the point, or -1: along a steep edge, or because the point is in it. */
    private int vertexBeyond(int visited, ConvexPolygon polygon) {
        int size = polygon.vertexCount();
        boolean isInside = size > 2;
        for (int k = 0; k < size; k++) {
            int next = polygon.next(k);
            double fromX = worldX(visited, polygon, k);
            double fromY = worldY(visited, polygon, k);
            double toX = worldX(visited, polygon, next);
            double toY = worldY(visited, polygon, next);
            double edgeX = toX - fromX;
            double edgeY = toY - fromY;
            double length = Math.sqrt(edgeX * edgeX + edgeY * edgeY);
            double outward = (edgeY * (x - fromX) - edgeX * (y - fromY)) / length;
            isInside &= outward < -joint;
            double along = (edgeX * (x - fromX) + edgeY * (y - fromY)) / length;
            if (Math.abs(outward) <= joint && along >= -joint && along <= length + joint) {
                if (isSteepUp(toX - x, toY - y, joint)) {
                    return next;
                }
                if (isSteepUp(fromX - x, fromY - y, joint)) {
                    return k;
                }
            }
        }
        return isInside ? highest(visited, polygon) : -1;
    }
}
