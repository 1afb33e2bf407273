package org.polysweep.internal.world.mover;

import org.polysweep.internal.bound.Ulp;
import org.polysweep.internal.expansion.ErrorFreeTransform;
import org.polysweep.internal.world.rounding.OutwardRounding;
import org.polysweep.internal.world.rounding.WorldThresholds;

/**
 * Doubles for a point of the line of a {@link StandingSweep}, at which the body is guaranteed not to overlap another
 * body that it did not overlap before. The rounded point is tried first. If the body overlaps another one there, the
 * point is moved outward by more and more units in the last place; then points a little earlier on the line are tried
 * in the same way, and in the end the beginning of the line, which is free. The exact verdict tests each of these
 * points. Reusable; no allocation.
 */
final class FreeDoubles {

    private final StandingSweep sweep;
    private double width;
    double x;
    double y;

    FreeDoubles(StandingSweep sweep) {
        this.sweep = sweep;
    }

    /** Sets the width of the body; 0 if it has none. */
    void setWidth(double width) {
        this.width = width;
    }

    /** Finds doubles at the hit of the sweep. */
    void atContact() {
        x = sweep.contact.restX();
        y = sweep.contact.restY();
        if (!isAtStart() && !sweep.isFreeAtRest()) {
            find(sweep.contact.enter());
        }
    }

    /** Finds doubles at the end of the line. */
    void atEnd() {
        x = sweep.x + sweep.dx;
        y = sweep.y + sweep.dy;
        if (ErrorFreeTransform.sumTail(sweep.x, sweep.dx, x) != 0
                || ErrorFreeTransform.sumTail(sweep.y, sweep.dy, y) != 0) {
            find(1);
        }
    }

    /**
     * Finds doubles near the beginning of the line, where the body overlaps another one by rounding only.
     *
     * @param unit the unit in the last place of its position and size: a coordinate near 0 has a smaller one
     */
    void moveOut(double unit) {
        x = sweep.x;
        y = sweep.y;
        if (!push(StandingSweep.NEVER, unit)) {
            x = sweep.x;
            y = sweep.y;
        }
    }

    private boolean isAtStart() {
        return x == sweep.x && y == sweep.y;
    }

    /** Finds doubles near the point, which is at a time of the line. */
    private void find(double time) {
        if (isAtStart() || push(time, 0)) {
            return;
        }
        for (int halvings = WorldThresholds.MAX_HALVINGS; halvings > 0; halvings -= WorldThresholds.HALVINGS_AT_ONCE) {
            double earlier = time * (1 - 1.0 / (1L << halvings));
            x = sweep.x + earlier * sweep.dx;
            y = sweep.y + earlier * sweep.dy;
            // By rounding, a line along a wall leads into it at earlier points as well.
            if (push(earlier, 0)) {
                return;
            }
        }
        x = sweep.x;
        y = sweep.y;
    }

    /** Moves the point out of the body that it overlaps, by a unit at least; returns whether it is free then. */
    private boolean push(double time, double unit) {
        if (sweep.isFree(x, y, time)) {
            return true;
        }
        double unitX = Math.max(unit, Ulp.of(x, sweep.x, sweep.dx));
        double unitY = Math.max(unit, Ulp.of(y, sweep.y, sweep.dy));
        for (int ulps = 1; OutwardRounding.isTried(ulps); ulps = OutwardRounding.next(ulps)) {
            if (!OutwardRounding.isShort(ulps * Math.max(unitX, unitY), width)) {
                return false;
            }
            x = OutwardRounding.move(x, sweep.outX, ulps * unitX);
            y = OutwardRounding.move(y, sweep.outY, ulps * unitY);
            if (sweep.isFree(x, y, time)) {
                return true;
            }
        }
        return false;
    }
}
