package org.polysweep.internal.aabb;

import org.polysweep.internal.sign.SlabFilter;

/**
 * Two axis-aligned boxes that move in straight lines for one step: their numbers on each axis, one error bound for all
 * signs of a kind, and the callers' numbers of vertices and sides. Reusable.
 */
public final class BoxPair {

    final BoxAxis x = new BoxAxis();
    final BoxAxis y = new BoxAxis();

    /** Bounds the error of every {@link BoxAxis#gap}; infinite if a sum of the query has no exact tail. */
    double gapBound = Double.POSITIVE_INFINITY;

    /** Bounds the error of every cross product of a gap and a displacement; infinite if {@link #gapBound} is. */
    double crossBound = Double.POSITIVE_INFINITY;

    private BoxNumbers numbersA = BoxNumbers.SAME;
    private BoxNumbers numbersB = BoxNumbers.SAME;

    /** Creates a pair of points at rest at (0, 0). */
    public BoxPair() {}

    /** Finds the bounds for the axes as they are now. */
    void findBounds() {
        double distanceX = Math.abs(x.move);
        double distanceY = Math.abs(y.move);
        double gap = SlabFilter.gapBound(x.size + distanceX + (y.size + distanceY));
        double cross = SlabFilter.crossBound(distanceX * y.size + distanceY * x.size);
        boolean isModerate = SlabFilter.isModerate(gap + cross);
        gapBound = isModerate ? gap : Double.POSITIVE_INFINITY;
        crossBound = isModerate ? cross : Double.POSITIVE_INFINITY;
    }

    /** Sets the callers' numbers of the vertices and sides of A and B. */
    void setNumbers(BoxNumbers ofA, BoxNumbers ofB) {
        // Most are the same for all queries, and writing a reference takes longer than reading it.
        if (numbersA != ofA) {
            numbersA = ofA;
        }
        if (numbersB != ofB) {
            numbersB = ofB;
        }
    }

    BoxNumbers numbersA() {
        return numbersA;
    }

    BoxNumbers numbersB() {
        return numbersB;
    }

    /** Returns the x axis. */
    public BoxAxis x() {
        return x;
    }

    /** Returns the y axis. */
    public BoxAxis y() {
        return y;
    }

    /** Returns the axis along the normal of a side. */
    BoxAxis across(int side) {
        return BoxSide.isOnX(side) ? x : y;
    }

    /** Returns the axis along which a side leads. */
    BoxAxis along(int side) {
        return BoxSide.isOnX(side) ? y : x;
    }

    boolean isModerate() {
        return gapBound < Double.POSITIVE_INFINITY;
    }

    boolean moves() {
        return x.moves() || y.moves();
    }

    /** Returns the sides of C through which the motion enters its slabs, one for each axis with a displacement. */
    int nearSides() {
        return (x.moves() ? 1 << x.nearSide(BoxSide.LEFT) : 0) | (y.moves() ? 1 << y.nearSide(BoxSide.LOWER) : 0);
    }

    /** Returns the sides of C through which the motion leaves its slabs. */
    int farSides() {
        int near = nearSides();
        return (near << 2 | near >> 2) & (BoxSide.ON_X | BoxSide.ON_Y);
    }
}
