package org.polysweep.internal.rounding;

import org.polysweep.internal.expansion.ErrorFreeTransform;

/**
 * The positions and displacements of two shapes, and their differences: fields for fast access, overwritten by the next
 * query. Not thread-safe.
 */
public class RelativeMotion {

    /** The positions and displacements of A and of B, as they were given. */
    public double ax;

    public double ay;
    public double adx;
    public double ady;
    public double bx;
    public double by;
    public double bdx;
    public double bdy;

    /**
     * The displacement of A relative to B, and the vector from the position of A to the position of B: one term each.
     */
    public double dx;

    public double dy;
    public double offsetX;
    public double offsetY;

    /** Creates a motion at rest. */
    public RelativeMotion() {}

    /**
     * Overwrites all numbers.
     *
     * @param ax the x coordinate of the position of A
     * @param ay the y coordinate of the position of A
     * @param adx the x component of the displacement of A
     * @param ady the y component of the displacement of A
     * @param bx the x coordinate of the position of B
     * @param by the y coordinate of the position of B
     * @param bdx the x component of the displacement of B
     * @param bdy the y component of the displacement of B
     */
    public final void set(double ax, double ay, double adx, double ady, double bx, double by, double bdx, double bdy) {
        this.ax = ax;
        this.ay = ay;
        this.adx = adx;
        this.ady = ady;
        this.bx = bx;
        this.by = by;
        this.bdx = bdx;
        this.bdy = bdy;
        // A difference of two doubles is rounded to zero only if it is zero.
        dx = adx - bdx;
        dy = ady - bdy;
        offsetX = bx - ax;
        offsetY = by - ay;
    }

    /** Returns whether A moves relative to B. */
    public final boolean moves() {
        return dx != 0 || dy != 0;
    }

    /** The rounding error of {@link #dx}. */
    public final double tailX() {
        return ErrorFreeTransform.sumTail(adx, -bdx, dx);
    }

    /** The rounding error of {@link #dy}. */
    public final double tailY() {
        return ErrorFreeTransform.sumTail(ady, -bdy, dy);
    }

    /** The rounding error of {@link #offsetX}. */
    public final double offsetTailX() {
        return ErrorFreeTransform.sumTail(bx, -ax, offsetX);
    }

    /** The rounding error of {@link #offsetY}. */
    public final double offsetTailY() {
        return ErrorFreeTransform.sumTail(by, -ay, offsetY);
    }

    /** {@link ErrorFreeTransform#gapTail} of the x components. */
    public final double gapTailX(double placeA, double placeB, double place, double gap) {
        return ErrorFreeTransform.gapTail(placeA, placeB, ax, bx, place, offsetX, gap);
    }

    /** {@link ErrorFreeTransform#gapTail} of the y components. */
    public final double gapTailY(double placeA, double placeB, double place, double gap) {
        return ErrorFreeTransform.gapTail(placeA, placeB, ay, by, place, offsetY, gap);
    }
}
