package org.polysweep.internal.expansion;

/**
 * Error-free transforms: the rounding error of a sum or a product of two doubles is a double, and can be computed.
 *
 * @see <a href="https://doi.org/10.1007/BF01397083">T. J. Dekker, A floating-point technique for extending the
 *     available precision, Numerische Mathematik 18 (1971)</a>
 */
public final class ErrorFreeTransform {

    /** Splits 53 bits into two halves of 26 bits and a sign. */
    private static final double SPLITTER = 0x1p27 + 1;

    /** A factor below this is split without overflow: docs/error-bounds.md, lemma 2. */
    private static final double SPLITTABLE = 0x1p995;

    /** Between these, the tail of a product is a double: docs/error-bounds.md, lemma 2. */
    private static final double LEAST_PRODUCT = 0x1p-968;

    private static final double GREATEST_PRODUCT = 0x1p1020;

    private ErrorFreeTransform() {}

    /** Returns {@code a + b - sum}, where {@code sum} is a + b rounded and neither is beyond 2^1022; exact. */
    public static double sumTail(double a, double b, double sum) {
        double ofB = sum - a;
        double ofA = sum - ofB;
        return (a - ofA) + (b - ofB);
    }

    /** Returns the greater half of a number below 2^995, of 26 bits; the difference of the two is exact. */
    public static double highHalf(double a) {
        double scaled = SPLITTER * a;
        return scaled - (scaled - a);
    }

    /** Returns {@code a·b - product}, where {@code product} is a·b rounded; exact if {@link #hasTail} returns true. */
    public static double productTail(double a, double b, double product) {
        double highA = highHalf(a);
        double lowA = a - highA;
        double highB = highHalf(b);
        double lowB = b - highB;
        return ((highA * highB - product) + highA * lowB + lowA * highB) + lowA * lowB;
    }

    /**
     * Returns the rounding error of a gap, {@code (placeB - placeA) + (positionB - positionA)}: the three tails are
     * exact, their sum is rounded, see docs/error-bounds.md, theorem 5.
     *
     * @param placeA a coordinate of the point on A, in its own coordinates
     * @param placeB the same coordinate of the point on B
     * @param positionA that coordinate of the position of A
     * @param positionB that coordinate of the position of B
     * @param place placeB - placeA, rounded
     * @param offset positionB - positionA, rounded
     * @param gap place + offset, rounded
     */
    public static double gapTail(
            double placeA, double placeB, double positionA, double positionB, double place, double offset, double gap) {
        return sumTail(placeB, -placeA, place) + sumTail(positionB, -positionA, offset) + sumTail(place, offset, gap);
    }

    /**
     * Returns the rounding error of the remaining gap at a time, {@code gap - time·move}; the sum of the tails is
     * rounded, see docs/error-bounds.md, theorem 5.
     *
     * @param gap the gap, rounded
     * @param gapTail the tail of the gap
     * @param time the time
     * @param move the displacement, rounded
     * @param moveTail the tail of the displacement
     * @param path time·move, rounded
     * @param left gap - time·move, rounded
     */
    public static double leftTail(
            double gap, double gapTail, double time, double move, double moveTail, double path, double left) {
        return sumTail(gap, -path, left) + gapTail - productTail(time, move, path) - time * moveTail;
    }

    /**
     * Returns whether {@link #productTail} is exact: no step overflows or underflows; false for a product that is 0.
     */
    public static boolean hasTail(double a, double b, double product) {
        double size = Math.abs(product);
        return size > LEAST_PRODUCT && size < GREATEST_PRODUCT && Math.abs(a) < SPLITTABLE && Math.abs(b) < SPLITTABLE;
    }
}
