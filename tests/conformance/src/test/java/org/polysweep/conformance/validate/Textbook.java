package org.polysweep.conformance.validate;

import org.polysweep.validate.AabbSweep;
import org.polysweep.validate.BoxQuery;
import org.polysweep.validate.ClaimedResult;

/**
 * The swept box of the textbooks, in plain doubles and honest: box A moves relative to box B, and the times at which
 * their extents pass each other are put together over the axes. Each step is a method, so that a mutant is one method
 * that is done otherwise.
 */
class Textbook implements AabbSweep {

    @Override
    public void sweep(BoxQuery q, ClaimedResult claim) {
        double dx = relative(q.adx(), q.bdx());
        double dy = relative(q.ady(), q.bdy());
        double upX = gap(q.aMaxX(), q.ax(), q.bMinX(), q.bx());
        double downX = gap(q.aMinX(), q.ax(), q.bMaxX(), q.bx());
        double upY = gap(q.aMaxY(), q.ay(), q.bMinY(), q.by());
        double downY = gap(q.aMinY(), q.ay(), q.bMaxY(), q.by());
        if (overlaps(upX, downX) && overlaps(upY, downY)) {
            sayOverlap(claim);
            return;
        }
        double enterX = enter(dx, upX, downX);
        double enterY = enter(dy, upY, downY);
        double enter = latest(enterX, enterY);
        double exit = earliest(exit(dx, upX, downX), exit(dy, upY, downY));
        if (isTooLate(enter, exit) || isBeforeStep(enter) || isAfterStep(enter)) {
            claim.miss();
        } else if (isAcrossX(enterX, enterY)) {
            sayHit(claim, time(enter, dx), normal(dx), 0);
        } else {
            sayHit(claim, time(enter, dy), 0, normal(dy));
        }
    }

    /** How far A moves while B stands still. */
    double relative(double moveA, double moveB) {
        return moveA - moveB;
    }

    /** How far a side of A has to go to a side of B. */
    double gap(double sideA, double positionA, double sideB, double positionB) {
        return (sideB + positionB) - (sideA + positionA);
    }

    /** Whether the extents on an axis have inner points in common. */
    boolean overlaps(double up, double down) {
        return up < 0 && down > 0;
    }

    void sayOverlap(ClaimedResult claim) {
        claim.overlap();
    }

    /** When the extents on an axis begin to have inner points in common. */
    double enter(double d, double up, double down) {
        if (d == 0) {
            return overlaps(up, down) ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        }
        return (d > 0 ? up : down) / d;
    }

    /** When the extents on an axis cease to have inner points in common. */
    double exit(double d, double up, double down) {
        if (d == 0) {
            return overlaps(up, down) ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
        }
        return (d > 0 ? down : up) / d;
    }

    double latest(double enterX, double enterY) {
        return Math.max(enterX, enterY);
    }

    double earliest(double exitX, double exitY) {
        return Math.min(exitX, exitY);
    }

    boolean isTooLate(double enter, double exit) {
        return enter >= exit;
    }

    boolean isBeforeStep(double enter) {
        return enter < 0;
    }

    boolean isAfterStep(double enter) {
        return enter >= 1;
    }

    boolean isAcrossX(double enterX, double enterY) {
        return enterX > enterY;
    }

    /** Takes -0.0 for 0.0. */
    double time(double enter, double d) {
        return enter + 0.0;
    }

    double normal(double d) {
        return d > 0 ? -1 : 1;
    }

    void sayHit(ClaimedResult claim, double enter, double normalX, double normalY) {
        claim.hit(enter, normalX, normalY);
    }
}
