package org.polysweep.generate;

import java.util.random.RandomGenerator;
import org.polysweep.oracle.Query;

/** Shapes of every form at random places, where hardly anything coincides. */
final class PlainQueries {

    private PlainQueries() {}

    static Query boxes(RandomGenerator random, Shapes shapes) {
        return move(random, shapes.box(10), shapes.box(10), 20);
    }

    static Query turnedBoxes(RandomGenerator random, Shapes shapes) {
        return move(random, shapes.turnedBox(5), shapes.turnedBox(5), 20);
    }

    static Query polygons(RandomGenerator random, Shapes shapes) {
        return move(random, shapes.polygon(random.nextInt(3, 40), 5), shapes.polygon(random.nextInt(3, 40), 5), 20);
    }

    static Query round(RandomGenerator random, Shapes shapes) {
        int corners = random.nextInt(3, 37);
        return move(random, shapes.round(corners, 3), shapes.round(random.nextBoolean() ? corners : 36, 3), 20);
    }

    static Query thin(RandomGenerator random, Shapes shapes) {
        double[] thin = shapes.polygon(random.nextInt(1, 3), 5);
        double[] other = shapes.polygon(random.nextInt(1, 6), 5);
        return random.nextBoolean() ? move(random, thin, other, 15) : move(random, other, thin, 15);
    }

    static Query slivers(RandomGenerator random, Shapes shapes) {
        double[] other = random.nextBoolean() ? shapes.sliver(5) : shapes.polygon(random.nextInt(1, 6), 5);
        return move(random, shapes.sliver(5), other, 15);
    }

    static Query bullets(RandomGenerator random, Shapes shapes) {
        double[] bullet = shapes.polygon(random.nextInt(1, 6), 0.01);
        double[] wall =
                random.nextBoolean() ? Shapes.rectangle(0, -5, 0.001, 5) : shapes.polygon(random.nextInt(2, 8), 1);
        return new Query(bullet, wall, -1000, shapes.coordinate(2), 0, 0, 1e5, shapes.coordinate(200), 0, 0);
    }

    static Query uniform(RandomGenerator random, Shapes shapes) {
        return QueryClass.any(random, shapes, QueryClass.BOXES, QueryClass.TURNED_BOXES, QueryClass.POLYGONS);
    }

    /** Puts the shapes somewhere near each other; A moves anywhere, or roughly toward B; now and then B moves too. */
    private static Query move(RandomGenerator random, double[] a, double[] b, double reach) {
        double ax = signed(random, reach / 2);
        double ay = signed(random, reach / 2);
        double bx = signed(random, reach / 2);
        double by = signed(random, reach / 2);
        boolean aimed = random.nextBoolean();
        double share = random.nextDouble() * 3;
        double dx = aimed ? (bx - ax) * share + signed(random, 1) : signed(random, reach);
        double dy = aimed ? (by - ay) * share + signed(random, 1) : signed(random, reach);
        boolean both = random.nextInt(3) == 0;
        double commonX = both ? signed(random, reach) : 0;
        double commonY = both ? signed(random, reach) : 0;
        return new Query(a, b, ax, ay, bx, by, dx + commonX, dy + commonY, commonX, commonY);
    }

    private static double signed(RandomGenerator random, double reach) {
        return (2 * random.nextDouble() - 1) * reach;
    }
}
