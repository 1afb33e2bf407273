package org.polysweep.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.Part;

/**
 * Kinds of queries about shapes of which one turns at least. The same random numbers give the same query on every JDK.
 */
public enum TurningClass implements QuerySeries {
    /** Polygons, segments and points on a small grid, some with a radius, with rotors of small integers. */
    TURNING_GRID(TurningClass::grid),
    /** A box whose corner comes to a wall exactly, comes through it by an ulp, or does not come to it by an ulp. */
    TURNING_GRAZES(TurningClass::grazes),
    /** A thin bar that turns by less than a half, past a small box. */
    TURNING_BARS(TurningClass::bars),
    /** A body of one part or two, and a floor of tiles. */
    TURNING_PARTS(TurningClass::parts);

    @SuppressWarnings("ImmutableEnumChecker") // a method, which has no state
    private final Function<RandomGenerator, CompoundQuery> generator;

    TurningClass(Function<RandomGenerator, CompoundQuery> generator) {
        this.generator = generator;
    }

    @Override
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public CompoundQuery inParts(long seed, long index) {
        Random random =
                new Random(QueryClass.mixed(QueryClass.mixed(QueryClass.mixed(name().hashCode()) ^ seed) ^ index));
        return generator.apply(random);
    }

    private static CompoundQuery grid(RandomGenerator random) {
        List<Part> a = List.of(part(random));
        List<Part> b = List.of(part(random));
        return query(random, a, b, random.nextInt(-4, 5), random.nextInt(-4, 5))
                .withRotors(turning(random), random.nextBoolean() ? turning(random) : CompoundQuery.UPRIGHT);
    }

    private static CompoundQuery grazes(RandomGenerator random) {
        double radius = random.nextInt(3) == 0 ? 1 : 0;
        List<Part> box = List.of(new Part(Shapes.rectangle(-3, -4, 3, 4), radius));
        double wall = 5 + radius;
        double side = random.nextInt(3) == 0 ? wall : random.nextBoolean() ? Math.nextUp(wall) : Math.nextDown(wall);
        List<Part> walls = List.of(new Part(Shapes.rectangle(side, -9, side + 4, 9), 0));
        double y = random.nextInt(-2, 3) / 4.0;
        CompoundQuery query = new CompoundQuery(box, walls, 0, y, 0, 0, 0, 0, 0, 0);
        return query.withRotors(
                List.of(1.0, 0.0, 1.0, random.nextBoolean() ? 1.0 : -1.0),
                random.nextInt(3) == 0 ? List.of(1.0, 0.0, 1.0, 0.125) : CompoundQuery.UPRIGHT);
    }

    private static CompoundQuery bars(RandomGenerator random) {
        double length = 2 + 8 * random.nextDouble();
        List<Part> bar = List.of(new Part(Shapes.rectangle(-length, -0.0625, length, 0.0625), 0));
        double size = 0.25 + random.nextDouble();
        List<Part> box = List.of(new Part(Shapes.rectangle(-size, -size, size, size), 0));
        double x = (2 * random.nextDouble() - 1) * (length + 1);
        double y = (2 * random.nextDouble() - 1) * (length + 1);
        double turn = 1.5 * (2 * random.nextDouble() - 1);
        CompoundQuery query = new CompoundQuery(
                bar, box, 0, 0, x, y, random.nextDouble() - 0.5, random.nextDouble() - 0.5, random.nextDouble(), 0);
        return query.withRotors(
                List.of(1.0, 0.0, 1.0, turn),
                random.nextBoolean() ? CompoundQuery.UPRIGHT : List.of(1.0, 0.0, 1.0, random.nextDouble() - 0.5));
    }

    private static CompoundQuery parts(RandomGenerator random) {
        List<Part> body = new ArrayList<>(List.of(new Part(Shapes.rectangle(0, 0, 2, 1), 0)));
        if (random.nextBoolean()) {
            body.add(new Part(new double[] {2, 0.5}, random.nextBoolean() ? 0.5 : 1));
        }
        List<Part> floor = new ArrayList<>();
        for (int x = -2; x < 2; x++) {
            floor.add(new Part(Shapes.rectangle(x, -1, x + 1.0, 0), 0));
        }
        double x = random.nextInt(-6, 5) / 2.0;
        double y = random.nextInt(0, 5) / 2.0;
        return query(random, body, floor, x, y).withRotors(turning(random), CompoundQuery.UPRIGHT);
    }

    private static CompoundQuery query(RandomGenerator random, List<Part> a, List<Part> b, double x, double y) {
        return new CompoundQuery(
                a, b, x, y, 0, 0, random.nextInt(-3, 4), random.nextInt(-3, 4), random.nextInt(-1, 2), 0);
    }

    /** A hull of up to five points of a grid. */
    private static Part part(RandomGenerator random) {
        double[] points = new double[2 * (1 + random.nextInt(5))];
        for (int i = 0; i < points.length; i++) {
            points[i] = random.nextInt(-3, 4);
        }
        return new Part(Hull.of(points), random.nextInt(4) == 0 ? 1 + random.nextInt(2) : 0);
    }

    /** Two rotors of small integers that are on different lines through 0. */
    private static List<Double> turning(RandomGenerator random) {
        while (true) {
            int c = random.nextInt(-2, 3);
            int s = random.nextInt(-2, 3);
            int toC = random.nextInt(-2, 3);
            int toS = random.nextInt(-2, 3);
            if (c * toS != s * toC) {
                return List.of((double) c, (double) s, (double) toC, (double) toS);
            }
        }
    }
}
