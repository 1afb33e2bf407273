package org.polysweep.generate;

import java.util.random.RandomGenerator;
import org.polysweep.oracle.Query;

/** Everything on a small grid, so that everything coincides with something. */
final class GridQueries {

    private GridQueries() {}

    static Query grid(RandomGenerator random, Shapes shapes) {
        int reach = random.nextInt(1, 4);
        double[] a = shapes.gridPolygon(random.nextInt(1, 7), reach);
        double[] b = shapes.gridPolygon(random.nextInt(1, 7), reach);
        return place(random, a, b, reach, 2 * reach);
    }

    /** Points and segments only: the obstacle C is a point, a segment or a parallelogram. */
    static Query thinGrid(RandomGenerator random, Shapes shapes) {
        double[] a = shapes.gridPolygon(random.nextInt(1, 3), 1);
        double[] b = shapes.gridPolygon(random.nextInt(1, 3), 1);
        return place(random, a, b, 1, 2);
    }

    static Query tiles(RandomGenerator random, Shapes shapes) {
        return place(random, tile(random), tile(random), 2, 4);
    }

    static Query decimals(RandomGenerator random, Shapes shapes) {
        return Edits.map(grid(random, shapes), value -> value / 10);
    }

    static Query ulps(RandomGenerator random, Shapes shapes) {
        Query exact = random.nextBoolean() ? grid(random, shapes) : decimals(random, shapes);
        Query shifted =
                Edits.map(exact, value -> random.nextInt(4) == 0 ? Ulps.shift(value, random.nextInt(-1, 2)) : value);
        return Edits.plain(shifted);
    }

    private static double[] tile(RandomGenerator random) {
        return Shapes.rectangle(0, 0, random.nextInt(0, 3), random.nextInt(0, 3));
    }

    private static Query place(RandomGenerator random, double[] a, double[] b, int reach, int move) {
        boolean both = random.nextInt(3) == 0;
        return new Query(
                a,
                b,
                whole(random, reach),
                whole(random, reach),
                whole(random, reach),
                whole(random, reach),
                whole(random, move),
                whole(random, move),
                both ? whole(random, reach) : 0,
                both ? whole(random, reach) : 0);
    }

    static double whole(RandomGenerator random, int reach) {
        return random.nextInt(-reach, reach + 1);
    }
}
