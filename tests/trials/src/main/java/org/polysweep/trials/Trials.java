package org.polysweep.trials;

import java.util.Random;

/**
 * Which random numbers a test takes, and how many trials it makes with them. Two system properties decide, for all
 * tests at once: {@code trials.seed}, and {@code trials.percent} of the number of trials that is written in each test.
 * By day these are 1 and 25, so a run repeats the one before it; the profile {@code nightly} sets others.
 */
public final class Trials {

    /** With this seed every test takes the random numbers of its own seed. */
    private static final long BY_DAY = 1;

    /** A quarter of what is written is enough by day. */
    private static final int PERCENT_BY_DAY = 25;

    private static final long SEED = Long.parseLong(System.getProperty("trials.seed", Long.toString(BY_DAY)));

    private static final int PERCENT =
            Integer.parseInt(System.getProperty("trials.percent", Integer.toString(PERCENT_BY_DAY)));

    static {
        if (SEED != BY_DAY || PERCENT != PERCENT_BY_DAY) {
            Console.printLine("Trials: -Dtrials.seed=" + SEED + " -Dtrials.percent=" + PERCENT + " repeats them");
        }
    }

    private Trials() {}

    /**
     * Returns how often to try in this run, at least once.
     *
     * @param trials how often at 100 percent
     */
    public static int times(int trials) {
        return (int) Math.max(1, Math.min(Integer.MAX_VALUE, (long) trials * PERCENT / 100));
    }

    /**
     * Returns how often to try in this run, where a test has to come upon something.
     *
     * @param least how often at least: so many reach it
     * @param trials how often at 100 percent
     */
    public static int atLeast(int least, int trials) {
        return Math.max(least, times(trials));
    }

    /**
     * Returns the random numbers of a test in this run.
     *
     * @param own the test's own seed, which alone decides by day
     */
    public static Random random(long own) {
        return new Random(SEED == BY_DAY ? own : own ^ SEED * 0x9e37_79b9_7f4a_7c15L);
    }
}
