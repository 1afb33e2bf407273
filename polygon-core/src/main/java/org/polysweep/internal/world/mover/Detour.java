package org.polysweep.internal.world.mover;

/**
 * A way past what a body has met: aside, along its motion, and back. Each of the three is a sweep of its own.
 * Reusable; no allocation.
 */
final class Detour {

    private final StandingSweep sweep;
    private final FreeDoubles free;

    /** Where the body is at the end, and what part of its motion has led there. */
    double x;

    double y;
    double part;

    /** Where it was before and after it moved along. */
    double asideX;

    double asideY;
    double alongX;
    double alongY;

    /** Whether the sweep has met something on the way back. */
    boolean hasMet;

    Detour(StandingSweep sweep, FreeDoubles free) {
        this.sweep = sweep;
        this.free = free;
    }

    /**
     * Leads past an obstacle, if there is a way. What the sweep has met afterwards is what it has met on the way back;
     * if there is no way, it is nothing that counts.
     *
     * @param obstacle what is in the way
     * @param fromX where the body is
     * @param fromY where it is
     * @param offX how far it goes aside
     * @param offY how far it goes aside
     * @param dx the motion that is in its way
     * @param dy the motion
     * @param leastPart the part of the motion that is no way past
     * @param back how far it goes back at most, as a multiple of the way aside
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
        part = isBlocked ? sweep.enter : 1;
        if (!(part > leastPart) || (isBlocked && sweep.hasMet(obstacle))) {
            return false;
        }
        alongX = x;
        alongY = y;
        hasMet = move(x, y, back * backX, back * backY);
        return true;
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
