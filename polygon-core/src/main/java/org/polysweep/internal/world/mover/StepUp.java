package org.polysweep.internal.world.mover;

import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.rounding.WorldThresholds;

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
    private final Standing standing;
    private final StepObstacle obstacle;

    private MoverState mover = new MoverState();
    private double unit;

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

    StepUp(Bodies bodies, StandingSweep sweep, FreeDoubles free, Standing standing, StepObstacle obstacle) {
        this.bodies = bodies;
        this.sweep = sweep;
        this.free = free;
        this.standing = standing;
        this.obstacle = obstacle;
    }

    /** Sets the mover, and the unit in the last place of its position and size. */
    void set(MoverState mover, double unit) {
        this.mover = mover;
        this.unit = unit;
        exhausted.clear();
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
        standing.compareAt(fromX, fromY);
        Foothold top = obstacle.stepTop.top;
        if (!obstacle.findTop() || exhausted.isSame(top)) {
            return false;
        }
        standing.passed.set(top);
        double height = mover.settings.stepHeight + standing.heightOfFoothold() + WorldThresholds.ROOM_ULPS * unit;
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
            exhausted.set(standing.passed);
        }
        if (hasLanded) {
            standing.standOnStep();
        }
        return true;
    }

    /** Lowers the body until it stands; returns whether it stands, or nothing is below it. */
    private boolean lower() {
        double upX = mover.settings.upX;
        double upY = mover.settings.upY;
        for (int slides = 0; slides < WorldThresholds.MAX_LOWERINGS; slides++) {
            double fall = (x - standing.baseX) * upX + (y - standing.baseY) * upY + WorldThresholds.FLOOR_ULPS * unit;
            hasLanded = fall > 0 && descend(-fall * upX, -fall * upY);
            if (!hasLanded || isGround()) {
                return true;
            }
            fall = (x - standing.baseX) * upX + (y - standing.baseY) * upY + WorldThresholds.FLOOR_ULPS * unit;
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
            return !standing.findFoothold() || standing.reaches(standing.found);
        }
        if (sweep.normalX * mover.settings.upX + sweep.normalY * mover.settings.upY <= 0 || !obstacle.findTop()) {
            return false;
        }
        if (obstacle.stepTop.isMet) {
            standing.found.set(obstacle.stepTop.top);
        } else {
            standing.found.set(isAbovePassed() ? standing.passed : mover.foothold);
        }
        return true;
    }

    /** Whether all of the body is above the top of the step that it climbs: then it stands there, at the next one. */
    private boolean isAbovePassed() {
        Foothold passed = standing.passed;
        return passed.isSet()
                && standing.footHeight(x, y) >= passed.height(bodies, mover.settings.upX, mover.settings.upY);
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
