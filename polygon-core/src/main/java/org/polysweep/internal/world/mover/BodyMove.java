package org.polysweep.internal.world.mover;

import java.util.Optional;
import org.polysweep.contact.Point;
import org.polysweep.internal.compound.FreePosition;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.body.BodyHandle;
import org.polysweep.internal.world.broadphase.BroadPhase;
import org.polysweep.internal.world.event.SensorCrossings;
import org.polysweep.internal.world.query.Scene;
import org.polysweep.internal.world.rounding.WorldThresholds;
import org.polysweep.world.body.BodyId;

/**
 * Moves one body: it follows its floor, leaves overlaps, moves and slides, and is put on the ground. All other bodies
 * are at rest, except the bodies that it pushes. Reusable; no allocation if shapes are convex and it overlaps nothing.
 */
public final class BodyMove {

    private final Bodies bodies;
    private final Scene scene;
    private final Neighborhood around;
    private final StandingSweep sweep;
    private final FreeDoubles free;
    private final MoveAndSlide slide;
    private final BroadPhase broadPhase;
    private final Push push = this::push;
    private final MetSurface ground = new MetSurface();

    private MoverState mover = new MoverState();
    private double x;
    private double y;
    private double unit;

    /** The bodies that have been pushed in this move, and the moves that push them. */
    private final PushedBodies pushed;

    private int repeatedPushes;
    private int pushesAlong;

    /**
     * Whether the body takes all bodies that are in its way along by its own motion, as if they were one with it: so
     * bodies that push each other aside into a jam go on, if nothing else is in their way.
     */
    private boolean pushesAllAlong;

    private Optional<BodyMove> ofPushed = Optional.empty();

    /** The move of the body that pushes this one, if any. */
    private Optional<BodyMove> pusher = Optional.empty();

    private final MovedBody self;
    private final SensorCrossings crossings;
    private final Reach reach;
    private final FloorEdge floorEdge;
    private final MoverState plain = new MoverState();

    public BodyMove(Bodies bodies, BroadPhase broadPhase, Scene scene) {
        this.bodies = bodies;
        plain.settings.upY = 0;
        this.broadPhase = broadPhase;
        this.scene = scene;
        pushed = new PushedBodies(bodies);
        self = new MovedBody(bodies);
        crossings = new SensorCrossings(bodies);
        reach = new Reach(bodies);
        floorEdge = new FloorEdge(bodies);
        around = new Neighborhood(bodies, broadPhase, scene, self);
        sweep = new StandingSweep(bodies, around, self);
        free = new FreeDoubles(sweep);
        slide = new MoveAndSlide(bodies, sweep, free, around);
    }

    /** Moves a body, by index. */
    public void move(int i, double dx, double dy, MoverState mover) {
        this.mover = mover;
        BodyHandle id = bodies.id(i);
        double beginX = bodies.x[i];
        double beginY = bodies.y[i];
        x = beginX;
        y = beginY;
        self.set(i, mover.shapeOf(bodies.shape[i]));
        begin(dx, dy);
        boolean stood = mover.stood(id);
        if (!mover.standsOnFoothold(id, bodies)) {
            mover.foothold.clear();
        }
        Optional<BodyId> ridden = mover.follows(id, bodies.placements[i]) ? mover.floor : Optional.empty();
        boolean isCarried = ridden.isPresent()
                && bodies.isAlive(ridden.get())
                && mover.ride.carries(bodies, ridden.get().index(), mover.floorContact(), self, reach, mover.settings);
        mover.begin();
        mover.path.add(x, y, 0);
        if (isCarried) {
            follow(ridden.orElseThrow().index());
            mover.path.add(x, y, 0);
        }
        mover.noteCarried(x - beginX, y - beginY);
        sweep.sweep(x, y, dx, dy);
        if (sweep.startsInside) {
            mover.noteOverlap(!escape(dx, dy));
            mover.path.add(x, y, 0);
            sweep.sweep(x, y, dx, dy);
        }
        double startX = x;
        double startY = y;
        slide.run(push, true, stood);
        x = slide.at.x;
        y = slide.at.y;
        snap(stood, dx, dy, mover.settings.rise(x - startX, y - startY));
        if (slide.hasMet && hasComeToRest(startX, startY)) {
            x = startX;
            y = startY;
        }
        if (x != slide.at.x || y != slide.at.y) {
            mover.path.add(x, y, 1);
        }
        double leftX = slide.hasMet ? dx - (x - startX) : 0;
        double leftY = slide.hasMet ? dy - (y - startY) : 0;
        mover.noteWays(x - beginX, y - beginY, leftX, leftY, slide.motionX, slide.motionY);
        put(i, x, y);
        findSensors(i);
        mover.end(id, bodies.placements[i]);
        endRide(ridden, bodies.x[i], bodies.y[i]);
    }

    private void put(int i, double x, double y) {
        bodies.x[i] = x + 0.0;
        bodies.y[i] = y + 0.0;
        scene.change(i);
    }

    private void endRide(Optional<BodyId> ridden, double x, double y) {
        if (mover.floor.isEmpty()) {
            return;
        }
        int floor = mover.floor.get().index();
        if (ridden.isEmpty() || ridden.get() != mover.floor.get()) {
            mover.ride.forget();
            mover.ride.findFloorDisplacement(bodies, floor, x, y);
        }
        mover.ride.end(bodies, floor, x, y, unit, mover.settings);
    }

    /** Finds the sensors that the body has entered and left. */
    private void findSensors(int i) {
        MovePath path = mover.path;
        if (around.sensorCount == 0) {
            return;
        }
        crossings.begin(i, path.x(0), path.y(0), around.sensor, around.sensorCount);
        for (int k = 1; k < path.count(); k++) {
            if (path.x(k) != path.x(k - 1) || path.y(k) != path.y(k - 1)) {
                crossings.addPiece(
                        path.x(k - 1),
                        path.y(k - 1),
                        path.x(k),
                        path.y(k),
                        path.time(k - 1),
                        path.time(k),
                        mover.sensorEvents);
            }
        }
    }

    private void begin(double dx, double dy) {
        unit = self.unit(x, y);
        free.setWidth(self.width());
        double length = Math.abs(dx) + Math.abs(dy);
        MoverSettings settings = mover.settings;
        double rise = Math.max(settings.stepHeight, settings.hasSnapDistance() ? settings.snapDistance : length);
        around.set(mover, length / 4 + settings.inset + 16 * unit, rise);
        sweep.begin();
        slide.set(mover, unit);
        pushed.clear();
        repeatedPushes = 0;
        pushesAlong = 0;
    }

    /** Follows a floor from its position after the last move to its present position. */
    private void follow(int carrier) {
        Ride ride = mover.ride;
        double fromX = x;
        double fromY = y;
        sweep.leaveOut(carrier);
        sweep.sweep(x, y, ride.toX - x, ride.toY - y);
        slide.run(push, false, false);
        x = slide.at.x;
        y = slide.at.y;
        if (ride.turns) {
            putOn();
        }
        sweep.leaveOut(StandingSweep.NONE);
        // Rounding may have put it into its carrier.
        sweep.setSolid(carrier);
        sweep.sweep(x, y, 0, 0);
        if (sweep.startsInside) {
            free.moveOut(unit);
            x = free.x;
            y = free.y;
            stayOutside(fromX, fromY);
        }
        sweep.setSolid(StandingSweep.NONE);
    }

    /**
     * Lets a body that an obstacle has deflected into its carrier stay where it was, if that position is free of the
     * carrier.
     */
    private void stayOutside(double fromX, double fromY) {
        sweep.sweep(x, y, 0, 0);
        if (sweep.startsInside) {
            sweep.sweep(fromX, fromY, 0, 0);
            if (!sweep.startsInside) {
                x = fromX;
                y = fromY;
            }
        }
    }

    /** Puts the body on a floor that has rotated, and so may have risen on one side of its middle. */
    private void putOn() {
        MoverSettings settings = mover.settings;
        double raise = reach.mostRaised(settings.slopeLimit) + WorldThresholds.FLOOR_ULPS * unit;
        boolean isBlocked = sweep.sweep(x, y, raise * settings.upX, raise * settings.upY);
        if (isBlocked) {
            free.atContact();
        } else {
            free.atEnd();
        }
        double down = settings.rise(free.x - x, free.y - y);
        sweep.leaveOut(StandingSweep.NONE);
        if (sweep.sweep(free.x, free.y, -down * settings.upX, -down * settings.upY) && !sweep.startsInside) {
            free.atContact();
            x = free.x;
            y = free.y;
        }
    }

    /** Searches for a free position for a body that overlaps another one; returns whether there is one. */
    private boolean escape(double dx, double dy) {
        double fromX = x;
        double fromY = y;
        for (int attempt = 0; attempt < WorldThresholds.MAX_ESCAPES; attempt++) {
            if (sweep.isFree(x, y, StandingSweep.NEVER)) {
                return true;
            }
            Point out = new FreePosition(
                            self.shape.at(x, y).withRotor(self.rotor).moving(dx, dy),
                            bodies.placed(sweep.offender).moving(0, 0))
                    .end();
            x = out.x();
            y = out.y();
        }
        if (sweep.isFree(x, y, StandingSweep.NEVER)) {
            return true;
        }
        x = fromX;
        y = fromY;
        return false;
    }

    /**
     * How far below its feet the floor is searched for a body that has risen: by default, no lower than the steepest
     * floor can lead from the start of the move.
     */
    private double snapDistance(double dx, double dy, double risen) {
        MoverSettings settings = mover.settings;
        double gap = WorldThresholds.FLOOR_ULPS * unit;
        if (settings.hasSnapDistance()) {
            return settings.snapDistance == 0 ? 0 : settings.snapDistance + gap;
        }
        double across = Math.abs(settings.across(dx, dy));
        double fall = across * Math.min(settings.slopeLimit, WorldThresholds.MAX_SNAP_SLOPE);
        return across == 0 ? 0 : Math.max(0, risen + fall) + gap;
    }

    /** Puts a body that stood on a floor on the floor below it, if the move did not lead up. */
    private void snap(boolean stood, double dx, double dy, double risen) {
        boolean isOff = slide.standsOnStep || !(stood || mover.isOnFloor) || mover.settings.rise(dx, dy) > 0;
        if (isOff) {
            return;
        }
        if (!mover.settings.hasSnapDistance() && isOnFloor()) {
            return;
        }
        double distance = snapDistance(dx, dy, risen);
        if (distance == 0) {
            touch();
            return;
        }
        boolean meets = sweep.sweep(x, y, -distance * mover.settings.upX, -distance * mover.settings.upY);
        boolean isFloor = meets && mover.settings.isFloor(sweep.normalX, sweep.normalY);
        if (meets) {
            free.atContact();
        }
        if (isFloor || (meets && mover.settings.hasSnapDistance() && slide.obstacle.standsOnEdge(free.x, free.y))) {
            x = free.x;
            y = free.y;
            if (isFloor && !slide.obstacle.isEdgeTooHigh(x, y)) {
                slide.standing.stand();
            }
            slide.hasMet = true;
            sweep.describe(ground);
            mover.noteContact(bodies.id(sweep.met), ground, isFloor ? Footing.BY_NORMAL : Footing.EDGE);
        } else {
            mover.leaveFloor();
        }
    }

    /** Whether the floor that the body has hit is still below it: frequent, and cheap to detect. */
    private boolean isOnFloor() {
        return mover.isOnFloor
                && floorEdge.isBelow(self, x, y, mover.floorContact(), WorldThresholds.FLOOR_ULPS * unit);
    }

    /** Notes the floor on which a body that is not pressed down still stands. */
    private void touch() {
        double down = WorldThresholds.FLOOR_ULPS * unit;
        if (!mover.isOnFloor
                && sweep.sweep(x, y, -down * mover.settings.upX, -down * mover.settings.upY)
                && mover.settings.isFloor(sweep.normalX, sweep.normalY)) {
            sweep.describe(ground);
            mover.noteContact(bodies.id(sweep.met), ground, Footing.BY_NORMAL);
        }
    }

    /** Returns whether the body is at its start, except for rounding, and has no remaining motion. */
    private boolean hasComeToRest(double startX, double startY) {
        return Math.max(Math.abs(slide.motionX), Math.abs(slide.motionY)) <= unit
                && Math.max(Math.abs(x - startX), Math.abs(y - startY)) <= WorldThresholds.MOVER_REST_ULPS * unit;
    }

    private boolean push(StandingSweep contact, double dx, double dy) {
        int i = contact.met;
        if (bodies.kinematic[i] || isPushing(i) || !mover.settings.pushed.test(bodies.id(i))) {
            return false;
        }
        boolean isRepeated = pushed.findRequest(contact, dx, dy);
        boolean isAllAlong = pushesAllAlong || (isRepeated && !first().mayRepeatPush());
        if (isAllAlong) {
            if (!first().mayPushAlong()) {
                return false;
            }
            pushed.requestMotion(dx, dy);
        }
        if (ofPushed.isEmpty()) {
            BodyMove next = new BodyMove(bodies, broadPhase, scene);
            next.pusher = Optional.of(this);
            ofPushed = Optional.of(next);
        }
        ofPushed.get().pushesAllAlong = isAllAlong;
        plain.settings.pushed = mover.settings.pushed;
        put(self.index, slide.at.x, slide.at.y);
        double fromX = bodies.x[i];
        double fromY = bodies.y[i];
        ofPushed.get().move(i, pushed.dx, pushed.dy, plain);
        around.forget();
        return bodies.x[i] != fromX || bodies.y[i] != fromY;
    }

    /** The move that began with no other body pushing. */
    private BodyMove first() {
        return pusher.isPresent() ? pusher.get().first() : this;
    }

    private boolean mayRepeatPush() {
        return repeatedPushes++ < WorldThresholds.MAX_REPEATED_PUSHES;
    }

    private boolean mayPushAlong() {
        return pushesAlong++ < WorldThresholds.MAX_PUSHES_ALONG;
    }

    /** Whether a body is the moved one, or one that pushes the moved one. */
    private boolean isPushing(int i) {
        return i == self.index || (pusher.isPresent() && pusher.get().isPushing(i));
    }
}
