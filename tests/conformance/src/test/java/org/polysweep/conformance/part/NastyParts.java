package org.polysweep.conformance.part;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.polysweep.oracle.PartOfStep;
import org.polysweep.result.SweepResult;

/** Parts of a step that begin and end at random times, and at the times of a contact or one ulp beside these. */
public final class NastyParts {

    private NastyParts() {}

    /** A part for a pair, of which the sweep over the whole step is known. */
    public static PartOfStep next(Random random, SweepResult whole) {
        while (true) {
            double first = time(random, whole);
            double second = time(random, whole);
            if (first != second) {
                return new PartOfStep(Math.min(first, second), Math.max(first, second));
            }
        }
    }

    private static double time(Random random, SweepResult whole) {
        List<Double> times = new ArrayList<>(List.of(
                0.0,
                1.0,
                random.nextDouble(),
                random.nextInt(9) / 8.0,
                random.nextInt(11) / 10.0,
                Double.MIN_VALUE,
                Math.nextDown(1.0)));
        for (double contact : new double[] {whole.enter(), whole.exit()}) {
            for (double near : new double[] {Math.nextDown(contact), contact, Math.nextUp(contact), contact / 2}) {
                if (near >= 0 && near <= 1) {
                    times.add(near);
                    times.add(near);
                }
            }
        }
        return times.get(random.nextInt(times.size()));
    }
}
