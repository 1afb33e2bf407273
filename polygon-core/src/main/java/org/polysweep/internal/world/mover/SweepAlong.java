package org.polysweep.internal.world.mover;

import org.polysweep.internal.bound.Ulp;
import org.polysweep.internal.world.rounding.OutwardRounding;
import org.polysweep.internal.world.rounding.WorldThresholds;

/** The sweep of a body along a surface that it touches. Reusable; no allocation. */
final class SweepAlong {

    private final StandingSweep sweep;
    private final Surfaces surfaces;
    private double unit;

    SweepAlong(StandingSweep sweep, Surfaces surfaces) {
        this.sweep = sweep;
        this.surfaces = surfaces;
    }

    /** Sets the unit in the last place of the position and size of the body. */
    void set(double unit) {
        this.unit = unit;
    }

    /** Sweeps the body; if rounding leads it into the surface, slightly off it. Returns whether it hits anything. */
    boolean sweep(int surface, double x, double y, double dx, double dy) {
        if (dx == 0 && dy == 0) {
            return false;
        }
        boolean meets = sweep.sweep(x, y, dx, dy);
        double ulp = Ulp.of(dx, dy);
        for (int ulps = 1;
                meets && OutwardRounding.isTried(ulps) && leadsIntoIt(surface);
                ulps = OutwardRounding.next(ulps)) {
            double offX = OutwardRounding.move(dx, sweep.normalX, ulps * ulp);
            double offY = OutwardRounding.move(dy, sweep.normalY, ulps * ulp);
            meets = sweep.sweep(x, y, offX, offY);
        }
        return meets;
    }

    private boolean leadsIntoIt(int surface) {
        return surfaces.isNearly(surface, sweep) && (isNear() || surfaces.isPartOf(surface, sweep));
    }

    /** Returns whether the obstacle is at the position of the body, except for rounding. */
    boolean isNear() {
        return sweep.contact.enter() * Math.max(Math.abs(sweep.dx), Math.abs(sweep.dy))
                <= WorldThresholds.NEAR_ULPS * unit;
    }
}
