package org.polysweep.exact;

/**
 * Which way a path through three points turns, decided exactly.
 *
 * <p>In two stages: doubles with an error bound, then integers. No allocation unless the filter leaves the sign open.
 *
 * @see <a href="https://doi.org/10.1007/PL00009321">J. R. Shewchuk, Adaptive precision floating-point arithmetic and fast
 *     robust geometric predicates, Discrete &amp; Computational Geometry 18 (1997)</a>
 */
public final class Orientation {

    /** The unit roundoff: half the distance from 1 to the next double. */
    private static final double U = 0x1p-53;

    /** Bounds the relative part of the error: docs/error-bounds.md, theorem 1. */
    private static final double RELATIVE = 4 * U;

    /** Bounds what underflow adds to the error: docs/error-bounds.md, theorem 1. */
    private static final double UNDERFLOW = 4 * Double.MIN_VALUE;

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
        double left = (bx - ax) * (cy - by);
        double right = (by - ay) * (cx - bx);
        double determinant = left - right;
        double bound = RELATIVE * (Math.abs(left) + Math.abs(right)) + UNDERFLOW;
        if (determinant > bound) {
            return 1;
        }
        if (-determinant > bound) {
            return -1;
        }
        return exactSign(ax, ay, bx, by, cx, cy);
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
