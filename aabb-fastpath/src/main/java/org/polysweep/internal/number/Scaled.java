package org.polysweep.internal.number;

import java.math.BigInteger;

/**
 * A nonnegative number as its integer part and whether there is a remainder, which is all that {@link Rounding} needs.
 *
 * @param floor the integer part
 * @param leftOver whether the number is greater than that
 */
public record Scaled(BigInteger floor, boolean leftOver) {

    /** The root of an integer with fewer bits, as a double, is rounded to the next integer only if it is one. */
    private static final int DOUBLE_BITS = 53;

    /** The square root. */
    public Scaled root() {
        BigInteger root = rootOf(floor);
        return new Scaled(root, leftOver || !root.multiply(root).equals(floor));
    }

    /**
     * The integer part of √n. The root of the leading digits alone, and one more, is above √n by 2^half at most, since
     * √n ≥ 2^(2 · half - 1/2). Newton's next value is above √n then, by the square of that over more than 2√n: less
     * than 1. So its integer part is the integer part of the root, or one more.
     */
    static BigInteger rootOf(BigInteger n) {
        if (n.bitLength() < DOUBLE_BITS) {
            return BigInteger.valueOf((long) Math.sqrt(n.doubleValue()));
        }
        int half = n.bitLength() / 4;
        BigInteger above = rootOf(n.shiftRight(2 * half)).add(BigInteger.ONE).shiftLeft(half);
        BigInteger next = above.add(n.divide(above)).shiftRight(1);
        return next.multiply(next).compareTo(n) > 0 ? next.subtract(BigInteger.ONE) : next;
    }
}
