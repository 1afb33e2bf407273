package org.polysweep.internal.predicate;

import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.Lattice;

/**
 * Which way a path through three points turns, decided exactly.
 *
 * <p>In two stages: the filter of {@link OrientationFilter}, then integers. No allocation unless the filter leaves the sign open.
 */
public final class Orientation {

    private Orientation() {}

    /**
     * Returns the sign of the cross product (b - a) × (c - b).
     *
     * @param ax the x coordinate of the first point, finite, as are all that follow
     * @param ay the y coordinate of the first point
     * @param bx the x coordinate of the second point
     * @param by the y coordinate of the second point
     * @param cx the x coordinate of the third point
     * @param cy the y coordinate of the third point
     * @return 1 for a left turn (counter-clockwise), -1 for a right turn, 0 if the points lie on one line
     */
    public static int sign(double ax, double ay, double bx, double by, double cx, double cy) {
        int certain = OrientationFilter.signOfTerms(bx - ax, by - ay, cx - bx, cy - by);
        return certain != 0 ? certain : exactSign(ax, ay, bx, by, cx, cy);
    }

    /** The stage of integers; it decides what the filter leaves open, NaN from an overflow included. */
    static int exactSign(double ax, double ay, double bx, double by, double cx, double cy) {
        Lattice lattice = new Lattice(Lattice.exponentOf(ax, ay, bx, by, cx, cy));
        ExactVector b = lattice.vector(bx, by);
        ExactVector first = b.minus(lattice.vector(ax, ay));
        ExactVector second = lattice.vector(cx, cy).minus(b);
        return first.cross(second).signum();
    }
}
