package org.polysweep.oracle.turning;

import java.math.BigInteger;
import org.polysweep.oracle.Grid;
import org.polysweep.oracle.Rational;

/**
 * The number numerator / 2^shift, as every finite double is one.
 *
 * @param numerator any
 * @param shift not negative
 */
record Dyadic(BigInteger numerator, int shift) implements Comparable<Dyadic> {
    private static final int PRECISION = 53;
    private static final int LOWEST_EXPONENT = -1074;

    static final Dyadic ZERO = new Dyadic(BigInteger.ZERO, 0);
    static final Dyadic ONE = new Dyadic(BigInteger.ONE, 0);

    static Dyadic of(double number) {
        Grid grid = Grid.covering(new double[] {number});
        return of(grid.place(number), grid.exponent());
    }

    /** The number steps * 2^exponent. */
    static Dyadic of(BigInteger steps, int exponent) {
        return exponent >= 0 ? new Dyadic(steps.shiftLeft(exponent), 0) : new Dyadic(steps, -exponent);
    }

    Dyadic plus(Dyadic other) {
        int common = Math.max(shift, other.shift);
        return new Dyadic(over(common).add(other.over(common)), common);
    }

    Dyadic minus(Dyadic other) {
        return plus(other.negate());
    }

    Dyadic times(Dyadic other) {
        return new Dyadic(numerator.multiply(other.numerator), shift + other.shift);
    }

    Dyadic negate() {
        return new Dyadic(numerator.negate(), shift);
    }

    Rational toRational() {
        return Rational.of(numerator, BigInteger.ONE.shiftLeft(shift));
    }

    private BigInteger over(int otherShift) {
        return numerator.shiftLeft(otherShift - shift);
    }

    @Override
    public int compareTo(Dyadic other) {
        return minus(other).numerator.signum();
    }

    /** The largest double not greater than the number, which must not be negative nor overflow. */
    double down() {
        int dropped = dropped(numerator, -shift);
        return Math.scalb(numerator.shiftRight(dropped).doubleValue(), dropped - shift);
    }

    /** The double nearest to the number, ties to even; an infinity on overflow. Never -0.0. */
    double nearest() {
        return nearest(numerator, -shift);
    }

    /** The double nearest to steps * 2^exponent, as above. */
    static double nearest(BigInteger steps, int exponent) {
        BigInteger magnitude = steps.abs();
        int dropped = dropped(magnitude, exponent);
        BigInteger kept = magnitude.shiftRight(dropped);
        if (dropped > 0 && magnitude.testBit(dropped - 1)) {
            boolean tie = magnitude.getLowestSetBit() == dropped - 1;
            kept = tie && !kept.testBit(0) ? kept : kept.add(BigInteger.ONE);
        }
        double rounded = Math.scalb(kept.doubleValue(), exponent + dropped);
        return steps.signum() < 0 ? 0.0 - rounded : rounded;
    }

    /** How many low bits a double has no room for. */
    private static int dropped(BigInteger magnitude, int exponent) {
        return Math.max(0, Math.max(magnitude.bitLength() - PRECISION, LOWEST_EXPONENT - exponent));
    }
}
