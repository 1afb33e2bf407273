package org.polysweep.oracle;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.Optional;

/**
 * An exact number p + q·√s with rational p and q and a whole s. Immutable; equal when the values are equal, however
 * they are written. Sums and products are made within one root only, which is all that round shapes need; any two can
 * be compared.
 */
public final class Surd implements Comparable<Surd> {
    /** The number 0. */
    public static final Surd ZERO = of(Rational.ZERO);

    /** The number 1. */
    public static final Surd ONE = of(Rational.ONE);

    private static final int MODULUS = 9 * 5 * 7 * 11 * 13;

    /** What squares leave when they are divided by {@link #MODULUS}. */
    private static final BitSet SQUARES = squares();

    private final Rational p;
    private final Rational q;
    private final BigInteger s; // no square unless q = 0, so a number with q other than 0 is irrational

    private Surd(Rational p, Rational q, BigInteger s) {
        this.p = p;
        this.q = q;
        this.s = s;
    }

    /**
     * A rational number.
     *
     * @param number any
     * @return the same number
     */
    public static Surd of(Rational number) {
        return new Surd(number, Rational.ZERO, BigInteger.ZERO);
    }

    /**
     * The number p + q·√s.
     *
     * @param p the rational part
     * @param q how many roots
     * @param s below the root; not negative
     * @return that number
     * @throws ArithmeticException if s is negative
     */
    public static Surd of(Rational p, Rational q, BigInteger s) {
        if (!mayBeSquare(s)) {
            return withinRoot(p, q, s);
        }
        // Multiples of high powers of two are frequent, and their roots are long.
        int twos = Math.max(0, s.getLowestSetBit() / 2);
        BigInteger[] root = s.shiftRight(2 * twos).sqrtAndRemainder();
        return root[1].signum() == 0
                ? of(p.plus(q.times(Rational.of(root[0].shiftLeft(twos), BigInteger.ONE))))
                : withinRoot(p, q, s);
    }

    /** False only of what is no square, as most numbers are by what they leave when they are divided by small ones. */
    private static boolean mayBeSquare(BigInteger s) {
        return s.signum() <= 0
                || (s.getLowestSetBit() % 2 == 0
                        && SQUARES.get(s.mod(BigInteger.valueOf(MODULUS)).intValue()));
    }

    /**
     * A square root.
     *
     * @param square not negative
     * @return its root, not negative
     * @throws ArithmeticException if the square is negative
     */
    public static Surd root(Rational square) {
        Rational part = Rational.of(BigInteger.ONE, square.denominator());
        return of(Rational.ZERO, part, square.numerator().multiply(square.denominator()));
    }

    private static BitSet squares() {
        BitSet squares = new BitSet();
        for (long n = 0; n < MODULUS; n++) {
            squares.set((int) (n * n % MODULUS));
        }
        return squares;
    }

    /** The sign of a + b·√s, by squaring; s must not be negative. */
    static int sign(BigInteger a, BigInteger b, BigInteger s) {
        int signA = a.signum();
        int signB = b.signum() * s.signum();
        if (signA * signB >= 0) {
            return signA != 0 ? signA : signB;
        }
        return signA * a.pow(2).compareTo(b.pow(2).multiply(s));
    }

    /**
     * The number as a fraction, where it is one.
     *
     * @return empty if the number is irrational
     */
    public Optional<Rational> rational() {
        return q.signum() == 0 ? Optional.of(p) : Optional.empty();
    }

    /** The rational part p; the number itself if it is rational. */
    Rational rationalPart() {
        return p;
    }

    /** How many roots: q, which is 0 if the number is rational. */
    Rational roots() {
        return q;
    }

    /** The bits of the whole part of √s, or one more or less. */
    int bitsOfRoot() {
        return s.bitLength() / 2;
    }

    /** A fraction below an irrational number, by less than |q| / 2^bits; bits may be negative. */
    Rational below(int bits) {
        return p.plus(q.times(rootNear(bits, q.signum() < 0)));
    }

    /** A fraction above an irrational number, by less than |q| / 2^bits; bits may be negative. */
    Rational above(int bits) {
        return p.plus(q.times(rootNear(bits, q.signum() > 0)));
    }

    private Rational rootNear(int bits, boolean above) {
        BigInteger floor = s.shiftLeft(2 * bits).sqrt();
        BigInteger near = above ? floor.add(BigInteger.ONE) : floor;
        return bits >= 0
                ? Rational.of(near, BigInteger.ONE.shiftLeft(bits))
                : Rational.of(near.shiftLeft(-bits), BigInteger.ONE);
    }

    /**
     * The sign.
     *
     * @return -1, 0 or 1
     */
    public int signum() {
        return sign(p.numerator().multiply(q.denominator()), q.numerator().multiply(p.denominator()), s);
    }

    Surd plus(Surd other) {
        return withinRoot(p.plus(other.p), q.plus(other.q), commonRoot(other));
    }

    Surd minus(Surd other) {
        return plus(other.negate());
    }

    Surd times(Surd other) {
        BigInteger root = commonRoot(other);
        Rational squares = q.times(other.q).times(Rational.of(root, BigInteger.ONE));
        return withinRoot(p.times(other.p).plus(squares), p.times(other.q).plus(q.times(other.p)), root);
    }

    Surd times(BigInteger factor) {
        return times(of(Rational.of(factor, BigInteger.ONE)));
    }

    Surd squared() {
        return times(this);
    }

    Surd negate() {
        return new Surd(p.negate(), q.negate(), s);
    }

    Surd abs() {
        return signum() < 0 ? negate() : this;
    }

    Surd max(Surd other) {
        return compareTo(other) >= 0 ? this : other;
    }

    private BigInteger commonRoot(Surd other) {
        if (q.signum() != 0 && other.q.signum() != 0 && !s.equals(other.s)) {
            throw new IllegalArgumentException("different roots: " + this + " and " + other);
        }
        return q.signum() != 0 ? s : other.s;
    }

    private static Surd withinRoot(Rational p, Rational q, BigInteger s) {
        return q.signum() == 0 ? of(p) : new Surd(p, q, s);
    }

    /** Compares the values; the roots may be different ones. */
    @Override
    public int compareTo(Surd other) {
        Surd left = minus(of(other.p)); // against the roots alone of the other
        int signLeft = left.signum();
        int signRight = other.q.signum();
        if (signLeft != signRight) {
            return Integer.compare(signLeft, signRight);
        }
        return signLeft * left.squared().minus(of(other.rootsSquared())).signum();
    }

    private Rational rootsSquared() {
        return q.squared().times(Rational.of(s, BigInteger.ONE));
    }

    /**
     * Irrational numbers are equal only if their rational parts are, because 1, √s and √u are dependent only if √(s/u)
     * is rational.
     */
    @Override
    public boolean equals(Object other) {
        return other instanceof Surd surd
                && p.equals(surd.p)
                && q.signum() == surd.q.signum()
                && rootsSquared().equals(surd.rootsSquared());
    }

    @Override
    public int hashCode() {
        return 31 * (31 * p.hashCode() + q.signum()) + rootsSquared().hashCode();
    }

    /** {@code p} alone if it is rational, else {@code p + q*sqrt(s)}. */
    @Override
    public String toString() {
        return q.signum() == 0 ? p.toString() : p + " + " + q + "*sqrt(" + s + ")";
    }
}
