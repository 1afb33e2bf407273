package org.polysweep.internal.world.segment;

import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.rounding.ExpansionRatio;
import org.polysweep.shape.ConvexPolygon;

/**
 * The exact time at which two boxes that do not rotate begin to overlap or touch: the later of the times at which their
 * sides reach each other on the two axes, and 0 if both are earlier. Reusable; no allocation.
 */
public final class BoxEntry {

    private final ExpansionRatio start = new ExpansionRatio();
    private final ExpansionRatio onX = new ExpansionRatio();
    private final ExpansionRatio onY = new ExpansionRatio();
    private ExpansionRatio time = start;

    public BoxEntry() {
        start.set(0);
    }

    /** Returns the time that {@link #find} has found. */
    public ExpansionRatio time() {
        return time;
    }

    /** Finds the time for two segments; returns whether it is exact: nothing overflows or underflows. */
    public boolean find(Trajectories trajectories, ConvexPolygon a, int segmentA, ConvexPolygon b, int segmentB) {
        boolean isRight = trajectories.dx(segmentA) > trajectories.dx(segmentB);
        onX.denominator().setDifference(trajectories.dx(segmentA), trajectories.dx(segmentB));
        onX.numerator()
                .setGap(
                        isRight ? a.maxX() : a.minX(),
                        isRight ? b.minX() : b.maxX(),
                        trajectories.x(segmentA),
                        trajectories.x(segmentB));
        boolean isUp = trajectories.dy(segmentA) > trajectories.dy(segmentB);
        onY.denominator().setDifference(trajectories.dy(segmentA), trajectories.dy(segmentB));
        onY.numerator()
                .setGap(
                        isUp ? a.maxY() : a.minY(),
                        isUp ? b.minY() : b.maxY(),
                        trajectories.y(segmentA),
                        trajectories.y(segmentB));
        time = isPositive(onX) ? onX : start;
        int order = isPositive(onY) ? time.compare(onY) : 1;
        time = order < 0 ? onY : time;
        return order != DoubleDouble.OPEN && onX.isCertain() && onY.isCertain();
    }

    private static boolean isPositive(ExpansionRatio time) {
        return time.numerator().sign() * time.denominator().sign() > 0;
    }
}
