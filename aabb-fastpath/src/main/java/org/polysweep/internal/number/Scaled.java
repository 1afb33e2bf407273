package org.polysweep.internal.number;

import java.math.BigInteger;

/**
 * A non-negative number as its integer part and whether anything is left over: what {@link Rounding} needs to know.
 *
 * @param floor the integer part
 * @param leftOver whether the number is greater than that
 */
record Scaled(BigInteger floor, boolean leftOver) {

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
        Scaled root = new Scaled(number.squareOfRoot().shiftLeft(2 * byAbove), false).root();
        BigInteger term =
                number.signOfRoot() >= 0 ? root.floor : root.leftOver ? root.floor.not() : root.floor.negate();
        BigInteger above = number.rational().shiftLeft(byAbove).add(term);
        BigInteger[] parts = above.divideAndRemainder(below);
        return new Scaled(parts[0], root.leftOver || parts[1].signum() != 0);
    }

    /** The square root. Newton's iteration from above decreases until it has the integer part. */
    Scaled root() {
        if (floor.signum() == 0) {
            return this;
        }
        BigInteger root = BigInteger.ONE.shiftLeft((floor.bitLength() + 1) / 2);
        while (true) {
            BigInteger next = root.add(floor.divide(root)).shiftRight(1);
            if (next.compareTo(root) >= 0) {
                return new Scaled(root, leftOver || !root.multiply(root).equals(floor));
            }
            root = next;
        }
    }
}
