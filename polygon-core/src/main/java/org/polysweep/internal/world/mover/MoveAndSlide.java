package org.polysweep.internal.world.mover;

import org.polysweep.internal.bound.Ulp;
import org.polysweep.internal.world.body.Bodies;

/**
 * Moves one body while all others stand. At each contact it takes the motion that is the nearest to its wish among
 * those that lead into nothing; the exact sweep judges that, so the seam between two tiles, which is no wall, stops
 * nobody. A body that is led into all that it touches has come to rest. Reusable; no garbage if shapes are convex.
 */
final class MoveAndSlide {

    /** What is no farther than so many units in the last place is where the body is, as far as rounding can tell. */
    private static final int NEAR_ULPS = 4;

    private static final int MOST_ULPS = 64;

    /** A body that its wish leads no farther than so many units in the last place has come to rest. */
    static final int REST_ULPS = 16;

    private final Bodies bodies;
    private final StandingSweep sweep;
    private final FreeDoubles free;
    private final Surfaces surfaces = new Surfaces();
    private final StepUp stepUp;

    private MoverState mover = new MoverState();
    private double unit;

    double x;
    double y;

    /** The motion in what is left of the move, for a whole one, and how much of it is left. */
    double motionX;

    double motionY;
    private double share;

    /** From where its whole wish was tried last: if it comes to rest there but for rounding, it stays there. */
    private double triedX;

    private double triedY;

    /** Whether anything was met. */
    boolean hasMet;

    MoveAndSlide(Bodies bodies, StandingSweep sweep, FreeDoubles free) {
        this.bodies = bodies;
        this.sweep = sweep;
        this.free = free;
        stepUp = new StepUp(sweep, free);
    }

    /** Sets how the body is moved, and the unit in the last place of its position and size. */
    void set(MoverState newMover, double newUnit) {
        mover = newMover;
        unit = newUnit;
    }

    /**
     * Moves the body along the line that has just been swept; its motion is the wish.
     *
     * @param push what moves bodies that give way
     * @param walks whether floors, steps and those that give way count, and contacts are told
     * @param wasOnFloor whether the body stood on a floor before
     */
    void run(Push push, boolean walks, boolean wasOnFloor) {
        x = sweep.x;
        y = sweep.y;
        double wishX = sweep.dx;
        double wishY = sweep.dy;
        motionX = wishX;
        motionY = wishY;
        share = 1;
        hasMet = false;
        surfaces.begin(wishX, wishY, mover, walks);
        boolean climbs = walks && wishX * mover.upX + wishY * mover.upY <= 0;
        boolean meets = sweep.met != StandingSweep.NONE;
        triedX = x;
        triedY = y;
        for (int changes = 0; meets; changes++) {
            hasMet = true;
            free.atContact();
            x = free.x;
            y = free.y;
            share *= 1 - sweep.enter;
            if (changes == mover.mostContacts) {
                if (isWhereItTried()) {
                    rest();
                }
                return;
            }
            if (walks && push.moves(sweep, share * motionX, share * motionY)) {
                meets = sweep.sweep(x, y, share * motionX, share * motionY);
                continue;
            }
            surfaces.meet(sweep);
            if (climbs
                    && (wasOnFloor || mover.isOnFloor)
                    && stepUp.climbs(mover, x, y, share * wishX, share * wishY, NEAR_ULPS * unit)) {
                x = stepUp.x;
                y = stepUp.y;
                share *= 1 - stepUp.part;
                surfaces.begin(wishX, wishY, mover, true);
                surfaces.meet(sweep);
            }
            meets = turn(walks);
            if (motionX == 0 && motionY == 0) {
                if (isWhereItTried()) {
                    rest();
                    return;
                }
                triedX = x;
                triedY = y;
                motionX = wishX;
                motionY = wishY;
                surfaces.begin(wishX, wishY, mover, walks);
                meets = sweep.sweep(x, y, share * wishX, share * wishY);
            }
        }
        if (share * motionX != 0 || share * motionY != 0) {
            free.atEnd();
            x = free.x;
            y = free.y;
        }
    }

    private boolean isWhereItTried() {
        return Math.max(Math.abs(x - triedX), Math.abs(y - triedY)) <= REST_ULPS * unit;
    }

    private void rest() {
        x = triedX;
        y = triedY;
        motionX = 0;
        motionY = 0;
    }

    /** Finds the motion with which the body goes on; returns whether it meets anything with that. */
    private boolean turn(boolean tells) {
        int surface = surfaces.nearest();
        boolean meets = false;
        boolean isFound = false;
        while (surface >= 0 && !isFound) {
            motionX = surfaces.dx(surface);
            motionY = surfaces.dy(surface);
            meets = sweepAlong(surface);
            isFound = !meets || !isNear();
            if (!isFound) {
                surfaces.reject(surface);
                surfaces.add(sweep);
                surface = surfaces.nearest();
            }
        }
        if (!isFound) {
            motionX = 0;
            motionY = 0;
            meets = false;
        }
        if (tells) {
            surfaces.tell(bodies, motionX, motionY);
        }
        return meets;
    }

    /** Sweeps the body along a surface; where rounding leads it into that, a little off it. */
    private boolean sweepAlong(int surface) {
        double dx = share * motionX;
        double dy = share * motionY;
        if (dx == 0 && dy == 0) {
            return false;
        }
        boolean meets = sweep.sweep(x, y, dx, dy);
        double ulp = Ulp.of(dx, dy);
        for (int ulps = 1; meets && ulps <= MOST_ULPS && isNear() && surfaces.isNearly(surface, sweep); ulps *= 2) {
            double offX = dx + Math.signum(sweep.normalX) * ulps * ulp;
            double offY = dy + Math.signum(sweep.normalY) * ulps * ulp;
            meets = sweep.sweep(x, y, offX, offY);
        }
        return meets;
    }

    /** Whether what is met is where the body is, but for rounding. */
    private boolean isNear() {
        return sweep.enter * Math.max(Math.abs(sweep.dx), Math.abs(sweep.dy)) <= NEAR_ULPS * unit;
    }
}
