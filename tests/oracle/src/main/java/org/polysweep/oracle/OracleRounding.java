package org.polysweep.oracle;

import java.math.BigInteger;
import java.util.function.ToDoubleFunction;

/** Exact numbers to doubles, always in a stated direction. No result is ever -0.0. */
final class OracleRounding {
    private static final int PRECISION = 53;
    private static final int LOWEST_EXPONENT = Double.MIN_EXPONENT - (PRECISION - 1);
    private static final int ROOT_BITS = 64;

    private OracleRounding() {}

    /** The largest double not greater than the number; -infinity below the doubles, the largest double above them. */
    static double down(Rational number) {
        return number.signum() >= 0 ? magnitude(number, false) : 0.0 - magnitude(number.negate(), true);
    }

    /** The smallest double not less than the number; +infinity above the doubles, the least double below them. */
    static double up(Rational number) {
        return number.signum() >= 0 ? magnitude(number, true) : 0.0 - magnitude(number.negate(), false);
    }

    /** The largest double not greater than the number; -infinity below the doubles, the largest double above them. */
    static double down(Surd number) {
        return number.rational().map(OracleRounding::down).orElseGet(() -> irrational(number, false));
    }

    /** The smallest double not less than the number; +infinity above the doubles, the least double below them. */
    static double up(Surd number) {
        return number.rational().map(OracleRounding::up).orElseGet(() -> irrational(number, true));
    }

    /** The double nearest to a number within the doubles; of two the even one. */
    static double nearest(Surd number) {
        double below = down(number);
        double above = up(number);
        Rational middle = Rational.of(below).plus(Rational.of(above)).times(Rational.of(1, 2));
        int order = number.compareTo(Surd.of(middle));
        return order == 0 ? even(below, above) : order < 0 ? below : above;
    }

    /** Of two doubles next to each other the one whose mantissa is even; of equal ones that one. */
    static double even(double below, double above) {
        return (Double.doubleToRawLongBits(below) & 1) == 0 ? below : above;
    }

    /**
     * Narrows the number down until a double and the next one are left, between which it lies, or either side of one of
     * them; to tell on which, its sign is quicker than more bits of its root.
     */
    private static double irrational(Surd number, boolean upward) {
        int bits = ROOT_BITS - number.bitsOfRoot();
        int more = ROOT_BITS;
        while (true) {
            double least = upward ? up(number.below(bits)) : down(number.below(bits));
            double most = upward ? up(number.above(bits)) : down(number.above(bits));
            if (least == most) {
                return least;
            }
            double between = upward ? least : most;
            if (Math.nextUp(least) == most && Double.isFinite(between)) {
                boolean isBeyond = number.compareTo(Surd.of(Rational.of(between))) > 0;
                return isBeyond ? most : least;
            }
            bits += more;
            more *= 2;
        }
    }

    /**
     * Narrows the number down until both bounds are rounded alike, which ends because an irrational number is no
     * double.
     */
    private static double irrational(Surd number, ToDoubleFunction<Rational> rounding) {
        int bits = ROOT_BITS - number.bitsOfRoot();
        int more = ROOT_BITS;
        double least = rounding.applyAsDouble(number.below(bits));
        double most = rounding.applyAsDouble(number.above(bits));
        while (least != most) {
            bits += more;
            more *= 2;
            least = rounding.applyAsDouble(number.below(bits));
            most = rounding.applyAsDouble(number.above(bits));
        }
        return least;
    }

    /** The largest double not greater than the square root of a number that is not negative. */
    static double rootDown(Rational square) {
        int excess = square.numerator().bitLength() - square.denominator().bitLength();
        int shift = ROOT_BITS - Math.floorDiv(excess, 2);
        // floor(sqrt(floor(q))) = floor(sqrt(q)), and with 64 bits a second floor to 53 of them is the floor itself
        BigInteger scaled = shift >= 0
                ? square.numerator().shiftLeft(2 * shift).divide(square.denominator())
                : square.numerator().divide(square.denominator().shiftLeft(-2 * shift));
        BigInteger root = scaled.sqrt();
        return down(
                shift >= 0
                        ? Rational.of(root, BigInteger.ONE.shiftLeft(shift))
                        : Rational.of(root.shiftLeft(-shift), BigInteger.ONE));
    }

    /** The largest double not greater than the square root of a number that is not negative. */
    static double rootDown(Surd square) {
        // A bound from below may be negative where the number is hardly more than 0.
        return square.rational()
                .map(OracleRounding::rootDown)
                .orElseGet(() -> irrational(square, bound -> bound.signum() < 0 ? 0 : rootDown(bound)));
    }

    private static double magnitude(Rational number, boolean upward) {
        BigInteger above = number.numerator();
        BigInteger below = number.denominator();
        if (above.signum() == 0) {
            return 0.0;
        }
        // above / below lies in (2^(size-1), 2^(size+1)), so the quotient gets 53 or 54 bits, fewer among the
        // subnormals
        int size = above.bitLength() - below.bitLength();
        int unit = Math.max(size - PRECISION, LOWEST_EXPONENT);
        BigInteger[] quotient = unit >= 0
                ? above.divideAndRemainder(below.shiftLeft(unit))
                : above.shiftLeft(-unit).divideAndRemainder(below);
        BigInteger kept = quotient[0];
        boolean exact = quotient[1].signum() == 0;
        if (kept.bitLength() > PRECISION) {
            exact &= !kept.testBit(0);
            kept = kept.shiftRight(1);
            unit++;
        }
        if (kept.bitLength() + unit > Double.MAX_EXPONENT + 1) {
            return upward ? Double.POSITIVE_INFINITY : Double.MAX_VALUE;
        }
        long rounded = kept.longValueExact() + (upward && !exact ? 1 : 0);
        return Math.scalb((double) rounded, unit);
    }
}
