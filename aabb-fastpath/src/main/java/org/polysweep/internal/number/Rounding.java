package org.polysweep.internal.number;

import java.math.BigInteger;

/**
 * Rounds exact numbers to doubles: down, up, or to the nearest. No result is -0.0.
 *
 * <p>Each method splits the exact magnitude into an integer of 54 bits or more (fewer for a subnormal result) in units
 * of a power of two, and whether there is a remainder; that decides every direction of rounding, including subnormal
 * doubles.
 */
public final class Rounding {

    /** The double to which a number between two doubles is rounded. */
    public enum Direction {
        /** The largest double that is not greater than the number. */
        DOWN,
        /** The smallest double that is not less than the number. */
        UP,
        /** The double nearest to the number, ties to even. */
        NEAREST;

        /** Returns the direction of a sign: up for a positive one, down for a negative one, to the nearest for zero. */
        public static Direction toward(int sign) {
            return sign > 0 ? UP : sign < 0 ? DOWN : NEAREST;
        }
    }

    /** This number of fractional bits usually shows that a quotient is not an integer. */
    private static final int BITS_OF_FRACTION = 64;

    /** A quotient whose two numbers have more bits is too long to read: about 40 digits. */
    private static final int LONG_BITS = 128;

    private static final int PRECISION = 53;
    private static final int LOWEST_EXPONENT = -1074;
    private static final int HIGHEST_EXPONENT = 971;

    private Rounding() {}

    /**
     * Rounds a time.
     *
     * @param time any exact number
     * @param direction the direction of rounding
     * @return the double; if it overflows, an infinity or the largest magnitude, depending on the direction
     */
    public static double roundTime(QuadraticSurd time, Direction direction) {
        return round(time, 0, direction);
    }

    /**
     * Rounds a coordinate or a length, {@code number · 2^exponent}.
     *
     * @param number any exact number
     * @param exponent the binary exponent of its unit: the exponent of its {@link Lattice}
     * @param direction the direction of rounding
     * @return the double; always an infinity if it overflows
     */
    public static double roundLength(QuadraticSurd number, int exponent, Direction direction) {
        double rounded = round(number, exponent, direction);
        // The largest magnitude is the result for itself, and for all larger numbers that are rounded back to it.
        return Math.abs(rounded) < Double.MAX_VALUE
                ? rounded
                : round(number, exponent, Direction.toward(number.signum()));
    }

    private static double round(QuadraticSurd number, int exponent, Direction direction) {
        int sign = number.signum();
        if (sign == 0) {
            return 0.0;
        }
        boolean negative = sign < 0;
        QuadraticSurd magnitude = negative ? number.negated() : number;
        int unit = unitBelow(leading(magnitude) + exponent);
        return assemble(negative, scaled(magnitude, (long) exponent - unit), unit, direction);
    }

    /**
     * {@code (p + q√s) / D · 2^shift}, not negative. The integer part of the numerator is the integer part of p +
     * √(q²s), or of p - √(q²s), and a quotient by an integer has the same integer part if its numerator is replaced by
     * its integer part.
     */
    static Scaled scaled(QuadraticSurd number, long shift) {
        int by = Math.toIntExact(shift);
        int byAbove = Math.max(by, 0);
        BigInteger below = number.denominator().shiftLeft(byAbove - by);
        BigInteger rational = number.rational().shiftLeft(byAbove);
        BigInteger square = number.squareOfRoot().shiftLeft(2 * byAbove);
        // Digits of the root that are negligible beside the denominator are left out.
        int leftOut = below.bitLength() - BITS_OF_FRACTION;
        if (leftOut > 0 && number.signOfRoot() != 0) {
            BigInteger floor = Scaled.rootOf(square.shiftRight(2 * leftOut));
            BigInteger ceiling = floor.add(BigInteger.ONE);
            boolean isAdded = number.signOfRoot() > 0;
            BigInteger[] least = rational.add((isAdded ? floor : ceiling.negate()).shiftLeft(leftOut))
                    .divideAndRemainder(below);
            // A number that exceeds the least by less than 1 beyond its fraction has the same integer part, and is not
            // an integer.
            BigInteger most = least[1].add(BigInteger.ONE.shiftLeft(leftOut));
            if (least[1].signum() > 0 && most.compareTo(below) < 0) {
                return new Scaled(least[0], true);
            }
        }
        Scaled root = new Scaled(square, false).root();
        BigInteger term = number.signOfRoot() >= 0
                ? root.floor()
                : root.leftOver() ? root.floor().not() : root.floor().negate();
        BigInteger[] parts = rational.add(term).divideAndRemainder(below);
        return new Scaled(parts[0], root.leftOver() || parts[1].signum() != 0);
    }

    /**
     * An exponent e with 2^e ≤ N, at most a few less than the greatest, for a positive number N = (p + q√s) / D. Where
     * the two terms cancel, the numerator is (p² - q²s) / (p - q√s), in which nothing does.
     */
    private static long leading(QuadraticSurd number) {
        int bitsOfTerm = number.rational().bitLength();
        int bitsOfSquare = number.squareOfRoot().bitLength();
        int below = number.denominator().bitLength();
        if (number.rational().signum() * number.signOfRoot() >= 0) {
            // The greater of the two terms; a term of 0 has an exponent of -1 and is not chosen.
            return (long) Math.max(bitsOfTerm - 1, Math.floorDiv(bitsOfSquare - 1, 2)) - below;
        }
        int ofSum = Math.max(bitsOfTerm, (bitsOfSquare + 1) / 2) + 1;
        return (long) number.norm().bitLength() - 1 - ofSum - below;
    }

    /**
     * Rounds a component of a unit vector, {@code component / √square}.
     *
     * @param component the component of a vector
     * @param square the square of its length
     * @return the nearest double; NaN for the zero vector
     */
    public static double roundUnit(BigInteger component, BigInteger square) {
        return square.signum() == 0
                ? Double.NaN
                : roundTime(QuadraticSurd.of(BigInteger.ZERO, component, square).over(square), Direction.NEAREST);
    }

    /**
     * The exponent of the unit in which a magnitude of at least 2^leading has at least 54 bits, or half the least
     * double.
     */
    private static int unitBelow(long leading) {
        return (int) Math.max(leading - PRECISION, LOWEST_EXPONENT - 1);
    }

    /** Rounds a magnitude of {@code scaled} units of 2^unit. */
    private static double assemble(boolean negative, Scaled scaled, int unit, Direction direction) {
        // Leave one bit more than a double has, in front of the remainder.
        int excess = Math.max(scaled.floor().bitLength() - (PRECISION + 1), 0);
        int exponent = unit + excess + 1;
        long digits = scaled.floor().shiftRight(excess).longValue();
        // An integer part of 0 has no lowest bit (-1), but then there is a remainder, since the number is not 0.
        boolean leftOver = scaled.leftOver() || scaled.floor().getLowestSetBit() < excess;
        long kept = digits >> 1;
        boolean half = (digits & 1) != 0;

        boolean away = switch (direction) {
            case DOWN -> negative && (half || leftOver);
            case UP -> !negative && (half || leftOver);
            case NEAREST -> half && (leftOver || (kept & 1) != 0);
        };
        double magnitude = scale(away ? kept + 1 : kept, exponent);
        if (magnitude == Double.POSITIVE_INFINITY && direction == (negative ? Direction.UP : Direction.DOWN)) {
            magnitude = Double.MAX_VALUE;
        }
        return negative && magnitude != 0 ? -magnitude : magnitude;
    }

    /** {@code digits · 2^exponent}, exactly, for digits ≤ 2^53 and an exponent ≥ -1074; infinite if it overflows. */
    private static double scale(long digits, int exponent) {
        if (exponent > HIGHEST_EXPONENT) {
            return Double.POSITIVE_INFINITY;
        }
        return digits * Lattice.powerOfTwo(exponent);
    }

    /**
     * Returns a number as text: in lowest terms, as {@code 14/17}; as a decimal if it is irrational or long.
     */
    public static String describe(QuadraticSurd number) {
        Scaled root = new Scaled(number.squareOfRoot(), false).root();
        BigInteger numerator = number.rational().add(root.floor().multiply(BigInteger.valueOf(number.signOfRoot())));
        BigInteger divisor = numerator.gcd(number.denominator());
        BigInteger above = numerator.divide(divisor);
        BigInteger below = number.denominator().divide(divisor);
        if (root.leftOver() || above.bitLength() + below.bitLength() > LONG_BITS) {
            return "about " + roundTime(number, Direction.NEAREST);
        }
        return below.equals(BigInteger.ONE) ? above.toString() : above + "/" + below;
    }
}
