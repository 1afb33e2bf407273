package org.polysweep.internal.world.mover;

/**
 * A detour around an obstacle that a body has hit: aside, along its motion, and back. Each of the three legs is a sweep
 * of its own. Reusable; no allocation.
 */
final class Detour {

    private final StandingSweep sweep;
    private final FreeDoubles free;

    /** The position of the body at the end, and the part of its motion that has led there. */
    double x;

    double y;
    double part;

    /** Its positions before and after the second leg. */
    double asideX;

    double asideY;
    double alongX;
    double alongY;

    /** True if the body hits something on the third leg, back. */
    boolean hasMet;

    Detour(StandingSweep sweep, FreeDoubles free) {
        this.sweep = sweep;
        this.free = free;
    }

    /**
     * Moves past an obstacle, if there is a detour. Afterwards the sweep has the hit of the third leg; if there is no
     * detour, its hit has no meaning.
     *
     * @param obstacle the body that is the obstacle
     * @param fromX where the body is
     * @param fromY where it is
     * @param offX the x component of the move aside
     * @param offY the y component of the move aside
     * @param dx the blocked motion
     * @param dy the motion
     * @param leastPart the least part of the motion that gets past the obstacle
     * @param back the maximum distance back, as a multiple of the move aside
     */
    boolean leadsPast(
            MetSurface obstacle,
            double fromX,
            double fromY,
            double offX,
            double offY,
            double dx,
            double dy,
            double leastPart,
            double back) {
        move(fromX, fromY, offX, offY);
        double backX = fromX - x;
        double backY = fromY - y;
        if (!(backX * offX + backY * offY < 0)) {
            return false;
        }
        asideX = x;
        asideY = y;
        boolean isBlocked = move(x, y, dx, dy);
        part = isBlocked ? sweep.contact.enter() : 1;
        if (!(part > leastPart) || (isBlocked && sweep.hasMet(obstacle))) {
            return false;
        }
        alongX = x;
        alongY = y;
        hasMet = move(x, y, back * backX, back * backY);
        return true;
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
}
