package org.polysweep.generate;

import java.util.List;
import java.util.random.RandomGenerator;
import org.polysweep.oracle.Query;

/**
 * Shapes that somebody drew: {@code tests/corpora/README.md} says where they come from. Any two of them, in any motion.
 */
final class RealQueries {

    private static final List<double[]> COUNTRIES = Outlines.read("countries/countries.jsonl");
    private static final List<double[]> LETTERS = Outlines.read("letters/letters.jsonl");

    /** From one line of text to the next, in units of the font. */
    private static final int LINE = 2384;

    private RealQueries() {}

    /**
     * B stays where it is in the world; A is put in front of it and drifts past, or into it. Degrees, with four
     * decimals.
     */
    static Query countries(RandomGenerator random, Shapes shapes) {
        double[] a = shapes.made(one(random, COUNTRIES));
        double[] b = shapes.made(one(random, COUNTRIES));
        double[] boxA = Shapes.boundingBox(a);
        double[] boxB = Shapes.boundingBox(b);
        double reach = (boxA[4] - boxA[0] + boxA[5] - boxA[1] + boxB[4] - boxB[0] + boxB[5] - boxB[1]) / 3;
        double angle = 2 * Math.PI * random.nextDouble();
        double ux = StrictMath.cos(angle);
        double uy = StrictMath.sin(angle);
        double far = (0.2 + 1.8 * random.nextDouble()) * reach;
        double aside = (2 * random.nextDouble() - 1) * reach;
        double length = (0.5 + 1.5 * random.nextDouble()) * reach;
        return new Query(
                a,
                b,
                fourDecimals((boxB[0] + boxB[4] - boxA[0] - boxA[4]) / 2 - far * ux - aside * uy),
                fourDecimals((boxB[1] + boxB[5] - boxA[1] - boxA[5]) / 2 - far * uy + aside * ux),
                0,
                0,
                fourDecimals(length * ux),
                fourDecimals(length * uy),
                0,
                0);
    }

    /**
     * Set beside another one, often until they touch; fallen from the line above; or flying anywhere: by whole units.
     */
    static Query letters(RandomGenerator random, Shapes shapes) {
        double[] a = shapes.made(one(random, LETTERS));
        double[] b = shapes.made(one(random, LETTERS));
        return switch (random.nextInt(3)) {
            case 0 -> {
                double right = Shapes.boundingBox(b)[4] - Shapes.boundingBox(a)[0];
                int gap = random.nextInt(1024);
                int way = random.nextInt(4) == 0 ? gap : random.nextInt(1, 2048);
                yield at(a, b, right + gap, 0, -way, 0);
            }
            case 1 -> at(a, b, random.nextInt(-1024, 1024), LINE, 0, -random.nextInt(512, 4096));
            default ->
                at(
                        a,
                        b,
                        random.nextInt(-3000, 3000),
                        random.nextInt(-3000, 3000),
                        512 * random.nextInt(-4, 5),
                        512 * random.nextInt(-4, 5));
        };
    }

    private static Query at(double[] a, double[] b, double x, double y, double dx, double dy) {
        return new Query(a, b, x, y, 0, 0, dx, dy, 0, 0);
    }

    private static double[] one(RandomGenerator random, List<double[]> outlines) {
        return outlines.get(random.nextInt(outlines.size()));
    }

    private static double fourDecimals(double value) {
        return StrictMath.rint(value * 10_000) / 10_000;
    }
}
