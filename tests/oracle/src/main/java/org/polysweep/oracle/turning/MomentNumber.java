package org.polysweep.oracle.turning;

import java.math.BigInteger;

/**
 * An exact number at a moment: (p + q·√s) / r · 2^exponent, where p, q and r are polynomials in the time and s stays.
 */
public final class MomentNumber {
    private static final int LEAST_BITS = 160;
    private static final int GUESSES = 4;

    private final Moment moment;
    private final Polynomial p;
    private final Polynomial q;
    private final BigInteger s;
    private final Polynomial r;
    private final int exponent;

    /** With r positive at the moment and s not negative. */
    MomentNumber(Moment moment, Polynomial p, Polynomial q, BigInteger s, Polynomial r, int exponent) {
        this.moment = moment;
        this.p = p;
        this.q = q;
        this.s = s;
        this.r = r;
        this.exponent = exponent;
    }

    /**
     * Compares this with a double, exactly.
     *
     * @param number finite
     * @return the sign of this number minus the other
     */
    public int compareTo(double number) {
        return compareTo(Dyadic.of(number));
    }

    int compareTo(Dyadic other) {
        BigInteger scale = BigInteger.ONE.shiftLeft(other.shift() + Math.max(exponent, 0));
        BigInteger steps = other.numerator().shiftLeft(Math.max(-exponent, 0));
        return sign(p.times(scale).minus(r.times(steps)), q.times(scale));
    }

    /** Of whole + roots·√s. */
    private int sign(Polynomial whole, Polynomial roots) {
        int signOfWhole = moment.sign(whole.primitive());
        int signOfRoots = moment.sign(roots.primitive()) * s.signum();
        if (signOfWhole * signOfRoots >= 0) {
            return signOfWhole != 0 ? signOfWhole : signOfRoots;
        }
        Polynomial squares = whole.squared().minus(roots.squared().times(s));
        return signOfWhole * moment.sign(squares.primitive());
    }

    /**
     * The number as a double.
     *
     * @return the largest double not greater than it, never -0.0; minus infinity below the doubles
     */
    public double down() {
        if (compareTo(Dyadic.ZERO) == 0) {
            return 0;
        }
        double near = guess();
        if (Double.isFinite(near)) {
            for (int i = 0; i < GUESSES; i++) {
                if (compareTo(near) < 0) {
                    near = Math.nextDown(near);
                } else if (isAtLeast(Math.nextUp(near))) {
                    near = Math.nextUp(near);
                } else {
                    return near + 0.0;
                }
                if (!Double.isFinite(near)) {
                    return near;
                }
            }
        }
        return searched();
    }

    /**
     * How large the number is, without its sign.
     *
     * @return the largest double not greater than that
     */
    public double magnitude() {
        MomentNumber negated = new MomentNumber(moment, p.negate(), q.negate(), s, r, exponent);
        return compareTo(Dyadic.ZERO) >= 0 ? down() : negated.down();
    }

    /**
     * The double nearest to the number, by which a claim may be judged that is promised to be near.
     *
     * @return one of the two doubles around it, whichever is nearer; never -0.0
     */
    public double nearest() {
        double down = down();
        double up = Math.nextUp(down);
        if (!Double.isFinite(down) || !Double.isFinite(up)) {
            return down;
        }
        Dyadic sum = Dyadic.of(down).plus(Dyadic.of(up));
        return compareTo(new Dyadic(sum.numerator(), sum.shift() + 1)) <= 0 ? down : up + 0.0;
    }

    /**
     * Whether a claimed double is near, exactly. Where the error allowed overflows {@code double}, the infinity on
     * that side is as good as a number.
     *
     * @param claimed any
     * @param margin how far it may be off, both ends included; finite
     * @return false for NaN
     */
    public boolean isNear(double claimed, double margin) {
        if (Double.isNaN(claimed)) {
            return false;
        }
        Dyadic width = Dyadic.of(margin);
        if (Double.isInfinite(claimed)) {
            Dyadic edge = Dyadic.of(Double.MAX_VALUE).minus(width);
            return claimed > 0 ? compareTo(edge) > 0 : compareTo(edge.negate()) < 0;
        }
        Dyadic number = Dyadic.of(claimed);
        return compareTo(number.minus(width)) >= 0 && compareTo(number.plus(width)) <= 0;
    }

    private boolean isAtLeast(double number) {
        return number == Double.NEGATIVE_INFINITY || (number <= Double.MAX_VALUE && compareTo(number) >= 0);
    }

    /** Within the doubles in their order, by halves. */
    private double searched() {
        long low = ordered(Double.NEGATIVE_INFINITY);
        long high = ordered(Double.POSITIVE_INFINITY);
        while (low + 1 < high) {
            long middle = (low & high) + ((low ^ high) >> 1); // their sum may be too large
            if (isAtLeast(ordered(middle))) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return ordered(low) + 0.0;
    }

    private static long ordered(double number) {
        long raw = Double.doubleToRawLongBits(number);
        return raw >= 0 ? raw : Long.MIN_VALUE - raw;
    }

    private static double ordered(long order) {
        return Double.longBitsToDouble(order >= 0 ? order : Long.MIN_VALUE - order);
    }

    /** About the number, but not certainly. */
    private double guess() {
        moment.refine(Math.max(0, LEAST_BITS - moment.start().shift()));
        Dyadic time = moment.start();
        int degree = Math.max(r.degree(), Math.max(p.degree(), q.degree()));
        BigInteger root = s.shiftLeft(2 * LEAST_BITS).sqrt();
        BigInteger above = scaled(p, time, degree)
                .shiftLeft(LEAST_BITS)
                .add(scaled(q, time, degree).multiply(root));
        BigInteger below = scaled(r, time, degree).shiftLeft(LEAST_BITS);
        int shift = LEAST_BITS - above.bitLength() + below.bitLength();
        BigInteger quotient = shift >= 0 ? above.shiftLeft(shift).divide(below) : above.divide(below.shiftLeft(-shift));
        return Dyadic.nearest(quotient, exponent - shift);
    }

    private static BigInteger scaled(Polynomial polynomial, Dyadic time, int degree) {
        return polynomial.numeratorAt(time).shiftLeft(time.shift() * (degree - Math.max(0, polynomial.degree())));
    }

    @Override
    public String toString() {
        return "about " + guess();
    }
}
