package org.polysweep.validate;

/**
 * Random numbers that are the same everywhere, computed in long arithmetic only. Not thread-safe.
 *
 * @see <a href="https://doi.org/10.1145/2714064.2660195">G. L. Steele, D. Lea, C. H. Flood, Fast splittable
 *     pseudorandom number generators, OOPSLA 2014</a>
 */
final class SplitMix64 {

    private static final long GOLDEN = 0x9e3779b97f4a7c15L;

    private long state;

    /** Starts the sequence that belongs to three numbers. */
    void seed(long first, long second, long third) {
        state = mix(mix(mix(first + GOLDEN) + second + GOLDEN) + third + GOLDEN);
    }

    long nextLong() {
        state += GOLDEN;
        return mix(state);
    }

    private static long mix(long number) {
        long z = (number ^ (number >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }

    /** An integer from 0 to bound - 1; the bound is far below 2^31, so all are almost equally frequent. */
    int below(int bound) {
        return (int) (((nextLong() >>> 32) * bound) >>> 32);
    }

    /** An integer from one to another, both inclusive. */
    int between(int least, int greatest) {
        return least + below(greatest - least + 1);
    }

    /** Returns true once in a given number of calls, on average. */
    boolean oneIn(int times) {
        return below(times) == 0;
    }

    /** A multiple of 2^-53 from 0 (inclusive) to 1 (exclusive). */
    double fraction() {
        return (nextLong() >>> 11) * 0x1p-53;
    }

    /** A number from -reach to reach. */
    double signed(double reach) {
        return (2 * fraction() - 1) * reach;
    }
}
