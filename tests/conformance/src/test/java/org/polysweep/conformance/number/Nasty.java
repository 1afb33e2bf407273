package org.polysweep.conformance.number;

import java.util.Random;
import java.util.stream.DoubleStream;

/** Doubles that rounding does not like. */
public final class Nasty {

    private static final double[] ENDS = {
        0,
        -0.0,
        Double.MIN_VALUE,
        3 * Double.MIN_VALUE,
        Double.MIN_NORMAL,
        0x1p-600,
        0x1p-537,
        0x1p-511,
        0x1p-484,
        1,
        0x1p484,
        0x1p511,
        0x1p995,
        0x1p1010,
        0x1p1022,
        Double.MAX_VALUE
    };

    private Nasty() {}

    /**
     * Of everyday size: whole, decimal, any, a power of two and its neighbors, or two of these one far below the
     * other.
     */
    public static double number(Random random) {
        return switch (random.nextInt(8)) {
            case 0, 1 -> random.nextInt(-9, 10);
            case 2 -> random.nextInt(-99, 100) / 10.0;
            case 3 -> shifted(Math.scalb(sign(random), random.nextInt(-30, 31)), random.nextInt(-2, 3));
            case 4 -> random.nextInt(-9, 10) + Math.scalb(sign(random), random.nextInt(-60, -20));
            case 5 -> (2 * random.nextDouble() - 1) * Math.scalb(1.0, random.nextInt(-40, 41));
            default -> 20 * random.nextDouble() - 10;
        };
    }

    /** Anything, the ends of the doubles above all. */
    public static double extreme(Random random) {
        return switch (random.nextInt(4)) {
            case 0 -> number(random);
            case 1 -> Double.longBitsToDouble(random.nextLong() & 0xbfdf_ffff_ffff_ffffL);
            default -> shifted(ENDS[random.nextInt(ENDS.length)] * sign(random), random.nextInt(-1, 2));
        };
    }

    /** A double and its neighbors, as far as they are finite. */
    public static double near(double value, Random random) {
        return shifted(value, random.nextInt(-1, 2));
    }

    public static double shifted(double value, int steps) {
        double shifted = value;
        for (int i = 0; i < Math.abs(steps); i++) {
            shifted = steps > 0 ? Math.nextUp(shifted) : Math.nextDown(shifted);
        }
        return Math.max(-Double.MAX_VALUE, Math.min(Double.MAX_VALUE, shifted));
    }

    private static double sign(Random random) {
        return random.nextBoolean() ? 1 : -1;
    }

    /** Terms, each half of the rest, whose sum is this number except a last bit, half of the sum's own. */
    public static double[] split(double sum, int terms, Random random) {
        double[] result = new double[terms];
        double rest = sum;
        for (int i = 0; i < terms - 1; i++) {
            result[i] = rest / 2 * (1 + random.nextDouble() / 100);
            rest -= result[i];
        }
        result[terms - 1] = terms == 1 ? rest : shifted(rest, random.nextInt(-1, 2));
        return result;
    }

    /**
     * Pairs of numbers whose differences are not quite half a last bit less than these doubles, to which they are
     * rounded.
     */
    public static double[] roundedUp(double... values) {
        return DoubleStream.of(values)
                .flatMap(value -> DoubleStream.of(value, 0.49 * Math.ulp(Math.nextDown(value))))
                .toArray();
    }

    /**
     * Pairs of numbers whose differences are not quite half a last bit more than these doubles, to which they are
     * rounded.
     */
    public static double[] roundedDown(double... values) {
        return DoubleStream.of(values)
                .flatMap(value -> DoubleStream.of(value, -0.49 * Math.ulp(value)))
                .toArray();
    }
}
