package org.polysweep.generate;

import java.math.BigInteger;

/** Which way three points turn, exactly. */
final class Turn {

    private Turn() {}

    /** 1 if a, b, c turn to the left, -1 if to the right, 0 if they are on one line: the sign of (b - a) × (c - a). */
    static int sign(double ax, double ay, double bx, double by, double cx, double cy) {
        // A difference of doubles has the sign of the exact one, and 0 stands for 0 alone.
        double ux = bx - ax;
        double uy = by - ay;
        double vx = cx - ax;
        double vy = cy - ay;
        double left = Math.signum(ux) * Math.signum(vy);
        double right = Math.signum(uy) * Math.signum(vx);
        if (left != right || left == 0) {
            return Double.compare(left + 0.0, right + 0.0);
        }
        // What was rounded to the nearest double lies between that one's neighbors.
        if (least(ux, vy) > most(uy, vx)) {
            return (int) left;
        }
        if (most(ux, vy) < least(uy, vx)) {
            return (int) -left;
        }
        return exactSign(ax, ay, bx, by, cx, cy);
    }

    private static int exactSign(double ax, double ay, double bx, double by, double cx, double cy) {
        int unit = Whole.unit(ax, ay, bx, by, cx, cy);
        BigInteger x = Whole.of(ax, unit);
        BigInteger y = Whole.of(ay, unit);
        BigInteger ux = Whole.of(bx, unit).subtract(x);
        BigInteger uy = Whole.of(by, unit).subtract(y);
        BigInteger vx = Whole.of(cx, unit).subtract(x);
        BigInteger vy = Whole.of(cy, unit).subtract(y);
        return ux.multiply(vy).compareTo(uy.multiply(vx));
    }

    /** Not more than the magnitude of the product of the numbers that were rounded to these two. */
    private static double least(double u, double v) {
        return Math.nextDown(Math.nextDown(Math.abs(u)) * Math.nextDown(Math.abs(v)));
    }

    /** Not less than it. */
    private static double most(double u, double v) {
        return Math.nextUp(Math.nextUp(Math.abs(u)) * Math.nextUp(Math.abs(v)));
    }
}
