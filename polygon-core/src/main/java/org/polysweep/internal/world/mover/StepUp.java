package org.polysweep.internal.world.mover;

/**
 * Climbs a step: up as far as it may be high, over, and down again onto a floor. Each of the three is a sweep of its
 * own, so a step that is too high, or has no room above it, is a wall. Reusable; no allocation.
 */
final class StepUp {

    private final StandingSweep sweep;
    private final FreeDoubles free;

    /** Where the body stands on the step, and what part of the motion that was left has led there. */
    double x;

    double y;
    double part;

    StepUp(StandingSweep sweep, FreeDoubles free) {
        this.sweep = sweep;
        this.free = free;
    }

    /**
     * Climbs what the body has met last, if that is a step. If so, what the sweep has met is the floor of the step; if
     * not, it is nothing that counts.
     *
     * @param mover how the body is moved
     * @param startX where it is
     * @param startY where it is
     * @param dx the motion that is left
     * @param dy the motion that is left
     * @param least what is no farther than this is no way over
     */
    boolean climbs(MoverState mover, double startX, double startY, double dx, double dy, double least) {
        double upX = mover.upX;
        double upY = mover.upY;
        double height = mover.stepHeight;
        double across = dx * upY - dy * upX;
        double facing = sweep.normalX * upY - sweep.normalY * upX;
        boolean isWall = sweep.normalX * upX + sweep.normalY * upY >= 0
                && !mover.isFloor(sweep.normalX, sweep.normalY)
                && across * facing < 0;
        if (height == 0 || !isWall) {
            return false;
        }
        move(startX, startY, height * upX, height * upY);
        double risen = (x - startX) * upX + (y - startY) * upY;
        if (!(risen > 0)) {
            return false;
        }
        boolean isOver = !move(x, y, across * upY, -across * upX);
        part = isOver ? 1 : sweep.enter;
        if (part * Math.abs(across) <= least) {
            return false;
        }
        return move(x, y, -risen * upX, -risen * upY) && mover.isFloor(sweep.normalX, sweep.normalY);
    }

    /** Moves the body as far as nothing is in the way; returns whether anything is. */
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
}
