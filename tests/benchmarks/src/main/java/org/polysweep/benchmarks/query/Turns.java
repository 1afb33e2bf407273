package org.polysweep.benchmarks.query;

import java.util.Random;

/** By which angle each shape of a set turns in a step: half a radian at most, either way. */
public final class Turns {

    private static final long SEED = 11;

    private Turns() {}

    /** Returns the angles, by the numbers of the shapes; the same ones at every call. */
    public static double[] of(QuerySet set) {
        Random random = new Random(SEED);
        double[] angles = new double[set.shapes().size()];
        for (int i = 0; i < angles.length; i++) {
            angles[i] = random.nextDouble() - 0.5;
        }
        return angles;
    }
}
