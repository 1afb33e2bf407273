package org.polysweep.internal.number;

import java.math.BigInteger;

/**
 * A non-negative number as its integer part and whether anything is left over: what {@link Rounding} needs to know.
 *
 * @param floor the integer part
 * @param leftOver whether the number is greater than that
 */
public record Scaled(BigInteger floor, boolean leftOver) {

    /** The root of an integer with fewer bits, as a double, is rounded to the next integer only if it is one. */
    private static final int DOUBLE_BITS = 53;

    /** So many bits behind the point tell in most cases that a quotient is no integer. */
    private static final int BITS_OF_FRACTION = 64;

    /** {@code above / below · 2^shift}. */
    static Scaled quotient(BigInteger above, BigInteger below, long shift) {
        int by = Math.toIntExact(shift);
        BigInteger[] parts = by >= 0
                ? above.shiftLeft(by).divideAndRemainder(below)
                : above.divideAndRemainder(below.shiftLeft(-by));
        return new Scaled(parts[0], parts[1].signum() != 0);
    }

    /**
     * {@code (p + q√s) / D · 2^shift}, not negative. The integer part of the numerator is that of p + √(q²s), or of p -
     * √(q²s), and the integer part of a quotient by an integer is that of the numerator's integer part.
     */
    static Scaled surd(QuadraticSurd number, long shift) {
        int by = Math.toIntExact(shift);
        int byAbove = Math.max(by, 0);
        BigInteger below = number.denominator().shiftLeft(byAbove - by);
        BigInteger rational = number.rational().shiftLeft(byAbove);
        BigInteger square = number.squareOfRoot().shiftLeft(2 * byAbove);
        // Digits of the root that hardly count beside the denominator are left out.
        int leftOut = below.bitLength() - BITS_OF_FRACTION;
        if (leftOut > 0 && number.signOfRoot() != 0) {
            BigInteger floor = rootOf(square.shiftRight(2 * leftOut));
            BigInteger ceiling = floor.add(BigInteger.ONE);
            boolean isAdded = number.signOfRoot() > 0;
            BigInteger[] least = rational.add((isAdded ? floor : ceiling.negate()).shiftLeft(leftOut))
                    .divideAndRemainder(below);
            // What is beyond the fraction of the least by less than 1 has its integer part, and is no integer.
            BigInteger most = least[1].add(BigInteger.ONE.shiftLeft(leftOut));
            if (least[1].signum() > 0 && most.compareTo(below) < 0) {
                return new Scaled(least[0], true);
            }
        }
        Scaled root = new Scaled(square, false).root();
        BigInteger term =
                number.signOfRoot() >= 0 ? root.floor : root.leftOver ? root.floor.not() : root.floor.negate();
        BigInteger[] parts = rational.add(term).divideAndRemainder(below);
        return new Scaled(parts[0], root.leftOver || parts[1].signum() != 0);
    }

    /** The square root. */
    public Scaled root() {
        BigInteger root = rootOf(floor);
        return new Scaled(root, leftOver || !root.multiply(root).equals(floor));
    }

    /**
     * The integer part of √n. The root of the leading digits alone, and one more, is above √n by 2^half at most, since
     * √n ≥ 2^(2 · half - 1/2). Newton's next value is above √n then, by the square of that over more than 2√n: less
     * than 1. So its integer part is that of the root, or one more.
     */
    private static BigInteger rootOf(BigInteger n) {
        if (n.bitLength() < DOUBLE_BITS) {
            return BigInteger.valueOf((long) Math.sqrt(n.doubleValue()));
        }
        int half = n.bitLength() / 4;
        BigInteger above = rootOf(n.shiftRight(2 * half)).add(BigInteger.ONE).shiftLeft(half);
        BigInteger next = above.add(n.divide(above)).shiftRight(1);
        return next.multiply(next).compareTo(n) > 0 ? next.subtract(BigInteger.ONE) : next;
    }
}
