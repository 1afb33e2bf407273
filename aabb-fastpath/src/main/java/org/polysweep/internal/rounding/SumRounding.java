package org.polysweep.internal.rounding;

/**
 * Rounds a number that is known as a sum of two doubles, up to an error: docs/error-bounds.md, theorem 10. Stateless,
 * no allocation.
 */
public final class SumRounding {

    private SumRounding() {}

    /**
     * Returns the greatest double that is not above a number.
     *
     * @param first one part of the number
     * @param second the other part, the lesser one
     * @param error bounds the error of the two together
     * @return the double; NaN if it is not certain, as for a number that is exactly a double
     */
    public static double down(double first, double second, double error) {
        double sum = first + second;
        double tail = second - (sum - first);
        if (!(Math.abs(tail) > error && Math.abs(second) < Math.abs(first))) {
            return Double.NaN;
        }
        // The double before the sum, if the tail is negative; without a branch, which would be mispredicted.
        long bits = Double.doubleToRawLongBits(sum);
        long before = Double.doubleToRawLongBits(tail) >> 63;
        return Double.longBitsToDouble(bits + before * (bits >> 63 | 1));
    }

    /** Returns the least double that is not below a number, from the same parts. */
    static double up(double first, double second, double error) {
        return -down(-first, -second, error);
    }
}
