package org.polysweep.internal.polygon;

import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.number.Rounding.Direction;

/**
 * Where a shape is on an axis when it meets an edge that lies across this axis, or a corner, of one that does not move
 * along it: a corner comes down to a floor. Whatever the time, the place is a sum of doubles, and often a double, which
 * no bound of a quotient tells. Reusable; no allocation.
 */
final class AxialPlace {

    private final SweepQuery query;
    private final DoubleDouble place = new DoubleDouble();
    private final DoubleDouble position = new DoubleDouble();

    AxialPlace(SweepQuery query) {
        this.query = query;
    }

    /** A coordinate of the position of A, or of B, when two spots coincide; NaN if it is not told so. */
    double of(boolean isA, boolean isX, FeaturePair at, Direction direction) {
        double moveOfOther = isA ? (isX ? query.bdx : query.bdy) : (isX ? query.adx : query.ady);
        if (moveOfOther != 0 || !isAcross(isX, at)) {
            return Double.NaN;
        }
        double onA = isX ? query.a.x(at.onA()) : query.a.y(at.onA());
        double onB = isX ? query.b.x(at.onB()) : query.b.y(at.onB());
        if (isA) {
            place.setDifference(onB, onA);
            position.set(isX ? query.bx : query.by);
        } else {
            place.setDifference(onA, onB);
            position.set(isX ? query.ax : query.ay);
        }
        return place.setSum(place, position).round(direction);
    }

    /** Whether both spots have one coordinate then: corner meets corner, or the edge leads along the other axis. */
    private boolean isAcross(boolean isX, FeaturePair at) {
        if (at.isCornerA() && at.isCornerB()) {
            return true;
        }
        double along = at.isCornerA()
                ? (isX ? query.b.edgeX(at.onB()) : query.b.edgeY(at.onB()))
                : (isX ? query.a.edgeX(at.onA()) : query.a.edgeY(at.onA()));
        // A difference of two doubles is rounded to zero only if it is zero.
        return along == 0;
    }
}
