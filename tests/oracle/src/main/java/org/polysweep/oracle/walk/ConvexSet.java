package org.polysweep.oracle.walk;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * All points that are no farther than a radius from a convex polygon, as integers on a grid of 2^-{@value #GRID_BITS},
 * divided by a common denominator. A polygon of one or two vertices is a point or a segment. Immutable.
 */
final class ConvexSet {

    /** All coordinates of the tests are multiples of this power of two: from 1e9 down to 2^-200. */
    static final int GRID_BITS = 1074;

    /** Vertices in counter-clockwise order. */
    final BigInteger[] x;

    final BigInteger[] y;
    final BigInteger radius;

    /** Positive; 1 if the set is not rotated. */
    final BigInteger denominator;

    private ConvexSet(BigInteger[] x, BigInteger[] y, BigInteger radius, BigInteger denominator) {
        this.x = x;
        this.y = y;
        this.radius = radius;
        this.denominator = denominator;
    }

    /**
     * Makes a set.
     *
     * @param radius the radius
     * @param vertices the coordinates of the vertices, x before y, in either order of rotation
     */
    static ConvexSet of(double radius, double... vertices) {
        BigInteger[] x = new BigInteger[vertices.length / 2];
        BigInteger[] y = new BigInteger[x.length];
        for (int i = 0; i < x.length; i++) {
            x[i] = onGrid(vertices[2 * i]);
            y[i] = onGrid(vertices[2 * i + 1]);
        }
        ConvexSet set = new ConvexSet(x, y, onGrid(radius), BigInteger.ONE);
        return set.isClockwise() ? set.reversed() : set;
    }

    /** The exact value of a double, in units of the grid. */
    static BigInteger onGrid(double number) {
        if (number == 0) {
            return BigInteger.ZERO;
        }
        long bits = Double.doubleToLongBits(number);
        int exponent = Math.max(1, (int) ((bits >> 52) & 0x7ff));
        long mantissa = (bits & ((1L << 52) - 1)) | (exponent > 1 ? 1L << 52 : 0);
        int shift = exponent - 1075 + GRID_BITS;
        if (shift < 0 && Long.numberOfTrailingZeros(mantissa) < -shift) {
            throw new IllegalArgumentException("finer than the grid: " + number);
        }
        BigInteger magnitude = shift < 0
                ? BigInteger.valueOf(mantissa >> -shift)
                : BigInteger.valueOf(mantissa).shiftLeft(shift);
        return number < 0 ? magnitude.negate() : magnitude;
    }

    private boolean isClockwise() {
        for (int i = 2; i < x.length; i++) {
            BigInteger turn = cross(x[1].subtract(x[0]), y[1].subtract(y[0]), x[i].subtract(x[0]), y[i].subtract(y[0]));
            if (turn.signum() != 0) {
                return turn.signum() < 0;
            }
        }
        return false;
    }

    private ConvexSet reversed() {
        BigInteger[] reversedX = new BigInteger[x.length];
        BigInteger[] reversedY = new BigInteger[x.length];
        for (int i = 0; i < x.length; i++) {
            reversedX[i] = x[x.length - 1 - i];
            reversedY[i] = y[x.length - 1 - i];
        }
        return new ConvexSet(reversedX, reversedY, radius, denominator);
    }

    static BigInteger cross(BigInteger ax, BigInteger ay, BigInteger bx, BigInteger by) {
        return ax.multiply(by).subtract(ay.multiply(bx));
    }

    /** The set, moved by a vector in units of the grid. */
    ConvexSet moved(BigInteger dx, BigInteger dy) {
        BigInteger[] movedX = new BigInteger[x.length];
        BigInteger[] movedY = new BigInteger[x.length];
        for (int i = 0; i < x.length; i++) {
            movedX[i] = x[i].add(dx.multiply(denominator));
            movedY[i] = y[i].add(dy.multiply(denominator));
        }
        return new ConvexSet(movedX, movedY, radius, denominator);
    }

    /** The set, rotated about the origin by twice the angle of a rotor. */
    ConvexSet rotated(double c, double s) {
        BigInteger exactC = onGrid(c);
        BigInteger exactS = onGrid(s);
        BigInteger squareC = exactC.multiply(exactC);
        BigInteger squareS = exactS.multiply(exactS);
        BigInteger cos = squareC.subtract(squareS);
        BigInteger sin = exactC.multiply(exactS).shiftLeft(1);
        BigInteger[] rotatedX = new BigInteger[x.length];
        BigInteger[] rotatedY = new BigInteger[x.length];
        for (int i = 0; i < x.length; i++) {
            rotatedX[i] = cos.multiply(x[i]).subtract(sin.multiply(y[i]));
            rotatedY[i] = sin.multiply(x[i]).add(cos.multiply(y[i]));
        }
        BigInteger squares = squareC.add(squareS);
        return new ConvexSet(rotatedX, rotatedY, radius.multiply(squares), denominator.multiply(squares));
    }

    /** The same set with another denominator. */
    ConvexSet times(BigInteger factor) {
        if (factor.equals(BigInteger.ONE)) {
            return this;
        }
        BigInteger[] timesX = new BigInteger[x.length];
        BigInteger[] timesY = new BigInteger[x.length];
        for (int i = 0; i < x.length; i++) {
            timesX[i] = x[i].multiply(factor);
            timesY[i] = y[i].multiply(factor);
        }
        return new ConvexSet(timesX, timesY, radius.multiply(factor), denominator.multiply(factor));
    }

    /** The set through which this set moves along a vector: the hull of its vertices at both ends. */
    ConvexSet swept(BigInteger dx, BigInteger dy) {
        ConvexSet end = moved(dx, dy);
        BigInteger[] bothX = Arrays.copyOf(x, 2 * x.length);
        BigInteger[] bothY = Arrays.copyOf(y, 2 * x.length);
        System.arraycopy(end.x, 0, bothX, x.length, x.length);
        System.arraycopy(end.y, 0, bothY, x.length, x.length);
        return new ConvexSet(bothX, bothY, radius, denominator);
    }
}
