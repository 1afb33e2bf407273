package org.polysweep.oracle;

import java.math.BigInteger;

/**
 * An exact time as fractions: as one where the time is known to be a fraction, else as two around it, so near that no
 * double lies between them. So these two suffice to decide for every double whether it is later than the time.
 *
 * @param below the time itself, or less than it
 * @param above the time itself, or more than it
 */
public record TimeBounds(Rational below, Rational above) {

    /** What is between two doubles is cut into so many parts. */
    private static final long PARTS = 1L << 16;

    private static final int FIRST_BITS = 128;

    /** What gives a fraction below a number, and one above it, for a number of bits. */
    @FunctionalInterface
    public interface Narrowing {
        /**
         * Narrows the number down.
         *
         * @param bits how far; with enough of them, the bounds get as near as anybody wants
         * @return a fraction below the number, and one above it
         */
        TimeBounds to(int bits);
    }

    /**
     * The bounds of a time that may be irrational.
     *
     * @param time any
     * @return one fraction if it is rational, else two
     */
    public static TimeBounds of(Surd time) {
        return time.rational()
                .map(TimeBounds::exactly)
                .orElseGet(() -> narrowed(
                        OracleRounding.down(time), bits -> new TimeBounds(time.below(bits), time.above(bits))));
    }

    /**
     * A time that is a fraction.
     *
     * @param time any
     * @return the fraction, twice
     */
    public static TimeBounds exactly(Rational time) {
        return new TimeBounds(time, time);
    }

    /**
     * The bounds of a time that is no double: of the 2^16 equal parts between the two doubles around it, the one that
     * it is in. So they depend on the time alone, and not on how it was found.
     *
     * @param down the largest double less than it; not the largest of all
     * @param narrowing what is known of it
     * @return two fractions between that double and the next one; one, if the narrowing comes upon the time itself
     */
    public static TimeBounds narrowed(double down, Narrowing narrowing) {
        Rational floor = Rational.of(down);
        Rational part = Rational.of(Math.nextUp(down)).minus(floor).times(Rational.of(1, PARTS));
        int bits = FIRST_BITS;
        while (true) {
            TimeBounds bounds = narrowing.to(bits);
            if (bounds.isExact()) {
                return bounds;
            }
            BigInteger first = wholes(bounds.below.minus(floor), part);
            if (first.signum() >= 0 && first.equals(wholes(bounds.above.minus(floor), part))) {
                return new TimeBounds(
                        floor.plus(part.times(Rational.of(first, BigInteger.ONE))),
                        floor.plus(part.times(Rational.of(first.add(BigInteger.ONE), BigInteger.ONE))));
            }
            bits *= 2;
        }
    }

    /** How often one number goes into another, rounded down. */
    private static BigInteger wholes(Rational number, Rational into) {
        return floor(
                number.numerator().multiply(into.denominator()),
                number.denominator().multiply(into.numerator()))[0];
    }

    /**
     * The fraction with the least denominator of those between the bounds, both included.
     *
     * @return what the time is most likely to be, if it is a fraction at all
     */
    public Rational simplest() {
        BigInteger[] simplest =
                simplest(below.numerator(), below.denominator(), above.numerator(), above.denominator());
        return Rational.of(simplest[0], simplest[1]);
    }

    /** By continued fractions: while both have the same whole part, the fractional parts are inverted. */
    private static BigInteger[] simplest(BigInteger lowN, BigInteger lowD, BigInteger highN, BigInteger highD) {
        BigInteger[] whole = floor(lowN, lowD);
        if (whole[1].signum() == 0) {
            return new BigInteger[] {whole[0], BigInteger.ONE};
        }
        BigInteger next = whole[0].add(BigInteger.ONE);
        if (next.multiply(highD).compareTo(highN) <= 0) {
            return new BigInteger[] {next, BigInteger.ONE};
        }
        BigInteger highRest = highN.subtract(whole[0].multiply(highD));
        BigInteger[] turned = simplest(highD, highRest, lowD, whole[1]);
        return new BigInteger[] {whole[0].multiply(turned[0]).add(turned[1]), turned[0]};
    }

    private static BigInteger[] floor(BigInteger numerator, BigInteger denominator) {
        BigInteger rest = numerator.mod(denominator);
        return new BigInteger[] {numerator.subtract(rest).divide(denominator), rest};
    }

    /**
     * Whether the time is known as one fraction.
     *
     * @return true if both bounds are the time itself
     */
    public boolean isExact() {
        return below.equals(above);
    }
}
