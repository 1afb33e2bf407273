package org.polysweep.generate;

import java.util.random.RandomGenerator;
import org.polysweep.oracle.Query;

/**
 * Pairs of convex polygons whose verdict or time depends on a margin: a power of two, from 2^-10 of the size of the
 * query down to the last bits of its numbers. A moves to the right at first; then everything is multiplied by a complex
 * number of small integers, which rotates it and rounds nothing.
 */
final class NearPolygonQueries {

    /** What is drawn first. */
    interface Scene {
        /** Returns a query in which A moves to the right. */
        Query make(RandomGenerator random, Lattice lattice, double[] a, double[] b);
    }

    private NearPolygonQueries() {}

    /** The lowest vertex of A passes the highest vertex of B, or does not. */
    static Query side(RandomGenerator random, Lattice lattice, double[] a, double[] b) {
        double speed = lattice.speed();
        int lowest = farthest(a, 0, -1);
        int highest = farthest(b, 0, 1);
        double x = b[highest] - a[lowest] - speed * lattice.share();
        double y = b[highest + 1] - a[lowest + 1] + lattice.signedMargin();
        return query(a, b, x, y, speed, 0);
    }

    /** The foremost vertex of A and the nearest one of B are a margin apart before anything moves, or overlap by it. */
    static Query start(RandomGenerator random, Lattice lattice, double[] a, double[] b) {
        double speed = random.nextInt(4) == 0 ? -lattice.speed() : lattice.speed();
        return headOn(a, b, lattice.signedMargin(), speed, random.nextBoolean() ? 0 : lattice.speed() / 4);
    }

    /** The foremost vertex of A arrives at the nearest one of B a margin before or after the end of the step. */
    static Query end(RandomGenerator random, Lattice lattice, double[] a, double[] b) {
        double speed = lattice.speed();
        return headOn(a, b, speed - lattice.signedMargin(), speed, 0);
    }

    /** An edge of A and an edge of B that are almost parallel: A falls onto the other, or slides along it. */
    static Query parallel(RandomGenerator random, Lattice lattice, double[] a, double[] b) {
        double length = lattice.coarse(1);
        double slope = lattice.margin();
        double[] floor = {0, -lattice.coarse(1), length, -lattice.coarse(1), length, slope, 0, 0};
        double width = lattice.coarse(1);
        double[] block = {0, 0, width, 0, width / 2, lattice.coarse(1)};
        double speed = lattice.speed();
        if (random.nextBoolean()) {
            double overhang = lattice.coarse(length) - width;
            double height = random.nextBoolean() ? speed * lattice.share() : speed - lattice.signedMargin();
            return query(block, floor, overhang, height + slope, random.nextBoolean() ? 0 : slope, -speed);
        }
        double above = switch (random.nextInt(3)) {
            case 0 -> slope;
            case 1 -> slope / 2;
            default -> slope + lattice.signedMargin();
        };
        return query(block, floor, -width - speed * lattice.share(), above, speed, 0);
    }

    private static Query headOn(double[] a, double[] b, double gap, double speed, double aside) {
        int foremost = farthest(a, 1, 0);
        int nearest = farthest(b, -1, 0);
        return query(a, b, b[nearest] - a[foremost] - gap, b[nearest + 1] - a[foremost + 1], speed, aside);
    }

    private static Query query(double[] a, double[] b, double x, double y, double dx, double dy) {
        return new Query(a, b, x, y, 0, 0, dx, dy, 0, 0);
    }

    /** One of the scenes. */
    static Query any(RandomGenerator random, Lattice lattice, double[] a, double[] b) {
        return switch (random.nextInt(3)) {
            case 0 -> side(random, lattice, a, b);
            case 1 -> start(random, lattice, a, b);
            default -> end(random, lattice, a, b);
        };
    }

    /** Returns a query with polygons of much the same size. */
    static Query ordinary(RandomGenerator random, Lattice lattice, Scene scene) {
        return turned(random, scene.make(random, lattice, polygon(random, lattice, 1), polygon(random, lattice, 1)));
    }

    /** Returns a query in which one polygon is up to a million times as large as the other. */
    static Query ratio(RandomGenerator random, Lattice lattice, Scene scene) {
        double[] small = Shapes.any(random).gridPolygon(random.nextInt(3, 7), 3);
        double factor = lattice.small();
        for (int i = 0; i < small.length; i++) {
            small[i] *= factor;
        }
        return turned(random, scene.make(random, lattice, small, polygon(random, lattice, 1)));
    }

    /** Returns a query in which A is thin, and B as well now and then. */
    static Query thin(RandomGenerator random, Lattice lattice, Scene scene) {
        double[] a = polygon(random, lattice, lattice.small());
        double[] b = polygon(random, lattice, random.nextInt(3) == 0 ? lattice.small() : 1);
        return turned(random, scene.make(random, lattice, a, b));
    }

    /** The hull of a few points in a strip of a thickness. */
    private static double[] polygon(RandomGenerator random, Lattice lattice, double thickness) {
        double[] xy = new double[2 * random.nextInt(3, 8)];
        for (int i = 0; i < xy.length; i += 2) {
            xy[i] = lattice.coarse(1);
            xy[i + 1] = thickness == 1 ? lattice.coarse(1) : thickness * random.nextInt(0, 4);
        }
        return Hull.of(xy);
    }

    /** The index of the x coordinate of the vertex that is farthest in a direction. */
    private static int farthest(double[] xy, int x, int y) {
        int farthest = 0;
        for (int i = 2; i < xy.length; i += 2) {
            if (xy[i] * x + xy[i + 1] * y > xy[farthest] * x + xy[farthest + 1] * y) {
                farthest = i;
            }
        }
        return farthest;
    }

    /** The same multiplied by a complex number, and by a power of two; now and then with A and B exchanged. */
    private static Query turned(RandomGenerator random, Query query) {
        int p = random.nextInt(-3, 4);
        int q = p == 0 ? 1 : random.nextInt(-3, 4);
        double scale = random.nextInt(4) == 0 ? Math.scalb(1.0, random.nextInt(-20, 21)) : 1;
        double[] position = times(p, q, scale, query.positionAX(), query.positionAY());
        double[] move = times(p, q, scale, query.moveAX(), query.moveAY());
        Query turned = new Query(
                times(p, q, scale, query.a()),
                times(p, q, scale, query.b()),
                position[0],
                position[1],
                0,
                0,
                move[0],
                move[1],
                0,
                0);
        return random.nextBoolean() ? turned.swapped() : turned;
    }

    private static double[] times(int p, int q, double scale, double... xy) {
        double[] product = new double[xy.length];
        for (int i = 0; i < xy.length; i += 2) {
            product[i] = (p * xy[i] - q * xy[i + 1]) * scale;
            product[i + 1] = (q * xy[i] + p * xy[i + 1]) * scale;
        }
        return product;
    }
}
