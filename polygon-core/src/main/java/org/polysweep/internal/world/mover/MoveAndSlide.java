package org.polysweep.internal.world.mover;

import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.rounding.WorldThresholds;

/**
 * Moves one body while all others are at rest. At each contact the body continues with the unobstructed motion nearest
 * to the requested one; the exact sweep decides, so the seam between two tiles stops no body. If every motion leads the
 * body into something that it touches, the body has come to rest. Reusable; no allocation if shapes are convex.
 */
final class MoveAndSlide {

    private final Bodies bodies;
    private final StandingSweep sweep;
    private final FreeDoubles free;
    private final Surfaces surfaces = new Surfaces();
    private final SweepAlong along;
    final Standing standing;
    final StepObstacle obstacle;
    private final StepUp stepUp;
    private final Detour detour;
    private final JointCrossing crossing;
    private final CornerCorrection correction;

    private MoverState mover = new MoverState();
    private Push push = (contact, dx, dy) -> false;
    private double unit;

    /** Where the body is. */
    final MoveProgress at = new MoveProgress();

    /** The motion in the rest of the move, as the displacement in a whole move. */
    double motionX;

    double motionY;

    /**
     * The position from which the whole request was last tried: if the body comes to rest there, except for rounding,
     * it stays there.
     */
    private double triedX;

    private double triedY;

    /** Whether anything was hit. */
    boolean hasMet;

    /** The requested motion, whether it leads up steps, and whether the body stood on a floor before. */
    private double wishX;

    private double wishY;
    private boolean walks;
    private boolean canClimb;
    private boolean wasOnFloor;
    private int climbs;
    private int crossings;
    private int corrections;

    /** Whether the body has just climbed over something that is too narrow to stand on. */
    private boolean isInAir;

    /** Whether the body is where it has climbed to last, and stands there. */
    boolean standsOnStep;

    MoveAndSlide(Bodies bodies, StandingSweep sweep, FreeDoubles free, Neighborhood around) {
        this.bodies = bodies;
        this.sweep = sweep;
        this.free = free;
        along = new SweepAlong(sweep, surfaces);
        standing = new Standing(bodies, sweep);
        obstacle = new StepObstacle(bodies, sweep, standing, around);
        stepUp = new StepUp(bodies, sweep, free, standing, obstacle);
        detour = new Detour(sweep, free);
        crossing = new JointCrossing(bodies, sweep, detour);
        correction = new CornerCorrection(bodies, sweep, detour);
    }

    /** Sets the mover, and the unit in the last place of its position and size. */
    void set(MoverState mover, double unit) {
        this.mover = mover;
        this.unit = unit;
        standing.set(mover, unit);
        obstacle.set(mover);
        stepUp.set(mover, unit);
        along.set(unit);
    }

    /**
     * Moves the body along the line that has just been swept; its motion is the request.
     *
     * @param push moves bodies that can be pushed
     * @param walks whether floors, steps and pushed bodies apply, and contacts are reported
     * @param wasOnFloor whether the body stood on a floor before
     */
    void run(Push push, boolean walks, boolean wasOnFloor) {
        this.push = push;
        at.begin(sweep.x, sweep.y, mover.path, walks);
        wishX = sweep.dx;
        wishY = sweep.dy;
        motionX = wishX;
        motionY = wishY;
        hasMet = false;
        this.walks = walks;
        this.wasOnFloor = wasOnFloor;
        isInAir = false;
        canClimb =
                walks && mover.settings.stepHeight > 0 && wishX * mover.settings.upX + wishY * mover.settings.upY <= 0;
        climbs = 0;
        crossings = 0;
        corrections = 0;
        standsOnStep = false;
        surfaces.begin(wishX, wishY, mover, walks);
        boolean meets = sweep.met != StandingSweep.NONE;
        if (followsFloor()) {
            hasMet = true;
            surfaces.meet(sweep, footing());
            meets = turn();
        }
        triedX = at.x;
        triedY = at.y;
        int climbsBefore = 0;
        for (int changes = 0; meets; changes++) {
            hasMet = true;
            free.atContact();
            double swept = at.share;
            arrive(sweep.contact.enter());
            if (climbs > climbsBefore) {
                climbsBefore = climbs;
                changes = 0;
            }
            if (changes == mover.settings.mostContacts) {
                if (isWhereItTried()) {
                    rest();
                }
                return;
            }
            if (walks && push.moves(sweep, at.share * motionX, at.share * motionY)) {
                changes--;
                meets = sweep.sweep(at.x, at.y, at.share * motionX, at.share * motionY);
                continue;
            }
            if (passesCorner()) {
                meets = sweep.sweep(at.x, at.y, at.share * motionX, at.share * motionY);
                continue;
            }
            Footing footing = footing();
            surfaces.meet(sweep, footing, swept);
            if (!climb() && !isOnFloor()) {
                crossLedge(footing);
            }
            meets = turn();
            if (motionX == 0 && motionY == 0) {
                if (isWhereItTried()) {
                    rest();
                    return;
                }
                triedX = at.x;
                triedY = at.y;
                motionX = wishX;
                motionY = wishY;
                surfaces.begin(wishX, wishY, mover, walks);
                meets = sweep.sweep(at.x, at.y, at.share * wishX, at.share * wishY);
            }
        }
        if (at.share * motionX != 0 || at.share * motionY != 0) {
            free.atEnd();
            arrive(1);
        }
    }

    private boolean isWhereItTried() {
        return Math.max(Math.abs(at.x - triedX), Math.abs(at.y - triedY)) <= WorldThresholds.MOVER_REST_ULPS * unit;
    }

    private void rest() {
        at.advance(triedX, triedY, 0);
        motionX = 0;
        motionY = 0;
    }

    /** The role of the last surface that was hit. A floor becomes the foothold of the body. */
    private Footing footing() {
        if (!walks || !(mover.settings.stepHeight > 0 || mover.settings.snapDistance > 0)) {
            return Footing.BY_NORMAL;
        }
        boolean canStand =
                (wasOnFloor || mover.isOnFloor) && wishX * mover.settings.upX + wishY * mover.settings.upY <= 0;
        if (canStand && standing.isFoothold()) {
            return Footing.EDGE;
        }
        if (!mover.settings.isFloor(sweep.normalX, sweep.normalY)) {
            return Footing.BY_NORMAL;
        }
        if (canClimb && obstacle.isFacedVertex(wishX, wishY) && isStanding() && obstacle.isTooHigh(at.x, at.y)) {
            return Footing.TOO_HIGH;
        }
        standing.stand();
        return Footing.BY_NORMAL;
    }

    /** Puts the body at the position that has been found, after a part of the rest; its foothold rises with it. */
    private void arrive(double part) {
        standsOnStep &= free.x == at.x && free.y == at.y;
        if (walks) {
            standing.rise(free.x - at.x, free.y - at.y);
        }
        at.advance(free.x, free.y, part);
    }

    /**
     * Finds the floor below a body that stays on it: if it is slow on slopes, it follows the floor from the beginning.
     */
    private boolean followsFloor() {
        MoverSettings settings = mover.settings;
        if (!(walks && wasOnFloor && settings.slowsOnSlopes())
                || settings.rise(wishX, wishY) > 0
                || settings.across(wishX, wishY) == 0) {
            return false;
        }
        if (standing.sweepsToFloor(at.x, at.y)) {
            return true;
        }
        sweep.sweep(at.x, at.y, wishX, wishY);
        return false;
    }

    /** Passes the corner of a ceiling, if only a small part of it is in the way. */
    private boolean passesCorner() {
        if (!walks
                || corrections == WorldThresholds.MAX_CORNER_CORRECTIONS
                || !correction.passes(mover.settings, at.x, at.y, at.share * motionX, at.share * motionY, unit)) {
            return false;
        }
        corrections++;
        takeDetour();
        surfaces.begin(wishX, wishY, mover, true);
        return true;
    }

    private void takeDetour() {
        at.advance(detour.asideX, detour.asideY, 0);
        at.advance(detour.alongX, detour.alongY, detour.part);
        at.advance(detour.x, detour.y, 0);
        standsOnStep = false;
    }

    /** Whether the body walks on the surface that has been hit: along it, nothing of its request is lost. */
    private boolean isOnFloor() {
        return walks
                && mover.settings.isFloor(sweep.normalX, sweep.normalY)
                && mover.settings.across(wishX, wishY) != 0;
    }

    /** Whether the body stands on a floor, perhaps without being pressed down. */
    private boolean isStanding() {
        return wasOnFloor || mover.isOnFloor || surfaces.hasFloor() || standing.touchesFloor(at.x, at.y);
    }

    /**
     * Climbs the last obstacle, if it is a step, and begins again with the surface on which the body stands there;
     * returns whether it has climbed.
     */
    private boolean climb() {
        if (!canClimb
                || climbs == WorldThresholds.MAX_CLIMBS
                || !obstacle.mayBeStep(wishX, wishY)
                || !isStanding()
                || !stepUp.climbs(at.x, at.y, at.share * wishX, at.share * wishY, WorldThresholds.NEAR_ULPS * unit)) {
            return false;
        }
        climbs++;
        at.advance(stepUp.raisedX, stepUp.raisedY, 0);
        at.advance(stepUp.down, stepUp.part);
        standsOnStep = stepUp.hasLanded;
        isInAir = !stepUp.hasLanded;
        surfaces.begin(wishX, wishY, mover, true);
        if (stepUp.hasLanded) {
            surfaces.meet(sweep, obstacle.isEdge() ? Footing.EDGE : Footing.BY_NORMAL);
        }
        return true;
    }

    /**
     * Passes the last obstacle, if it is a ledge made by rounding, and not the edge on which the body stands. Begins
     * again with the surface beyond it; returns whether the obstacle may be a joint.
     */
    private boolean crossLedge(Footing footing) {
        boolean isJoint = crossing.isJoint(motionX, motionY, unit);
        if (isJoint
                && footing != Footing.EDGE
                && crossings < WorldThresholds.MAX_CROSSINGS
                && climbs < WorldThresholds.MAX_CLIMBS
                && crossing.isLedge(at.x, at.y)) {
            cross();
        }
        return isJoint;
    }

    /** Passes a joint of two vertices where no motion along a surface is free; the farthest motions come first. */
    private boolean crossCorner() {
        for (int surface = 0; surface < surfaces.count(); surface++) {
            surfaces.findWholeMotion(surface, wishX, wishY);
        }
        double before = Double.POSITIVE_INFINITY;
        for (int tried = 0; tried < surfaces.count() && crossings < WorldThresholds.MAX_CROSSINGS; tried++) {
            int surface = surfaces.farthestAlong(wishX, wishY, before);
            if (surface < 0) {
                break;
            }
            motionX = surfaces.dx(surface);
            motionY = surfaces.dy(surface);
            before = motionX * wishX + motionY * wishY;
            if (!surfaces.isWalled(surface)
                    && !surfaces.isLiftedBy(surface, wishX, wishY)
                    && sweep.sweep(at.x, at.y, at.share * motionX, at.share * motionY)
                    && crossing.isJoint(motionX, motionY, unit)
                    && cross()) {
                return true;
            }
        }
        motionX = 0;
        motionY = 0;
        return false;
    }

    private boolean cross() {
        if (!crossing.passes(at.x, at.y, at.share * motionX, at.share * motionY, WorldThresholds.NEAR_ULPS * unit)) {
            return false;
        }
        if (crossing.isShort) {
            crossings++;
        } else {
            climbs++;
        }
        takeDetour();
        isInAir = !detour.hasMet;
        surfaces.begin(wishX, wishY, mover, walks);
        if (detour.hasMet) {
            surfaces.meet(sweep, footing());
        }
        return true;
    }

    /** Finds the motion with which the body continues; returns whether it hits anything with that motion. */
    private boolean turn() {
        int surface = surfaces.nearest();
        boolean meets = false;
        boolean isFound = false;
        while (!isFound && (isInAir || surface >= 0)) {
            if (isInAir) {
                isInAir = false;
                isFound = true;
                motionX = wishX;
                motionY = wishY;
                meets = sweep.sweep(at.x, at.y, at.share * wishX, at.share * wishY);
                continue;
            }
            motionX = surfaces.dx(surface);
            motionY = surfaces.dy(surface);
            meets = along.sweep(surface, at.x, at.y, at.share * motionX, at.share * motionY);
            isFound = !meets || !along.isNear();
            if (!isFound && walks && push.moves(sweep, at.share * motionX, at.share * motionY)) {
                continue;
            }
            if (!isFound) {
                surfaces.reject(surface);
                Footing footing = footing();
                surfaces.add(sweep, footing, at.share);
                boolean isExact = sweep.dx == at.share * motionX && sweep.dy == at.share * motionY;
                if (!climb() && !crossLedge(footing) && isExact) {
                    surfaces.noteWall(surface);
                }
                surface = surfaces.nearest();
            }
            boolean isAtRest = isFound ? motionX == 0 && motionY == 0 : !isInAir && surface < 0;
            if (isAtRest && crossCorner()) {
                isFound = false;
                surface = surfaces.nearest();
            }
        }
        if (!isFound) {
            motionX = 0;
            motionY = 0;
            meets = false;
        }
        if (walks) {
            surfaces.tell(bodies, motionX, motionY);
        }
        return meets;
    }
}
