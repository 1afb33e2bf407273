package org.polysweep.generate;

import java.util.random.RandomGenerator;

/**
 * Numbers for queries in which every sum is exact: multiples of one power of two, of magnitudes up to 4.
 *
 * <p>Doubles have 53 bits. Sums of the numbers of an axis stay below 16, so multiples of 2^-48 add up exactly; floats
 * have 24 bits, and multiples of 2^-19 do. Margins stop short of that, because some programs halve the sizes.
 */
final class Lattice {

    private final RandomGenerator random;

    /** Coarse numbers are multiples of 2^-coarseBits, margins are powers of two down to 2^-lastMargin. */
    private final int coarseBits;

    private final int lastMargin;
    private final int smallBits;

    private Lattice(RandomGenerator random, int coarseBits, int lastMargin, int smallBits) {
        this.random = random;
        this.coarseBits = coarseBits;
        this.lastMargin = lastMargin;
        this.smallBits = smallBits;
    }

    /** Numbers whose sums are doubles. */
    static Lattice doubles(RandomGenerator random) {
        return new Lattice(random, 12, 44, 20);
    }

    /** Numbers whose sums are floats. */
    static Lattice floats(RandomGenerator random) {
        return new Lattice(random, 6, 18, 18);
    }

    /** A positive power of two, from 2^-10 down. */
    double margin() {
        return Math.scalb(1.0, -random.nextInt(10, lastMargin + 1));
    }

    /** A margin of either sign; one in eight is 0. */
    double signedMargin() {
        return switch (random.nextInt(8)) {
            case 0 -> 0;
            case 1, 2, 3 -> -margin();
            default -> margin();
        };
    }

    /** A positive coarse number, up to a limit. */
    double coarse(double limit) {
        int units = (int) Math.max(1, Math.scalb(limit, coarseBits));
        return Math.scalb(1.0, -coarseBits) * random.nextInt(1, units + 1);
    }

    /** From 1/4 to 2 or so, with so few bits that a {@link #share} of it is coarse. */
    double speed() {
        return Math.scalb(1.0, -coarseBits / 2) * random.nextInt(1 << (coarseBits / 2 - 2), 1 << (coarseBits / 2 + 1));
    }

    /** A part of the step, more than 0 and less than 1. */
    double share() {
        int parts = 1 << (coarseBits - coarseBits / 2);
        return random.nextInt(1, parts) / (double) parts;
    }

    /** A small size, a power of two: down to the millionth part of 1 or so. */
    double small() {
        return Math.scalb(1.0, -random.nextInt(Math.min(8, smallBits), smallBits + 1));
    }
}
