package org.polysweep.generate;

import java.util.random.RandomGenerator;
import org.polysweep.oracle.Query;

/** Shapes with a radius. */
final class RoundQueries {

    /**
     * Directions (p, q) with a whole length, the length, and a step (x, y) of the grid with p·y - q·x = 1: so much
     * further is the next line of the grid in that direction.
     */
    private static final int[][] DIRECTIONS = {
        {1, 0, 1, 0, 1},
        {0, 1, 1, -1, 0},
        {3, 4, 5, -1, -1},
        {4, -3, 5, -1, 1},
        {-3, 4, 5, -1, 1},
        {5, 12, 13, 2, 5},
        {-8, 15, 17, 1, -2},
    };

    private RoundQueries() {}

    static Query circles(RandomGenerator random, Shapes shapes) {
        Query centers = QueryClass.any(random, shapes, QueryClass.POLYGONS, QueryClass.ROUND);
        return rounded(random, centers.withShapes(first(centers.a()), first(centers.b())), 4);
    }

    private static double[] first(double[] shape) {
        return new double[] {shape[0], shape[1]};
    }

    static Query capsules(RandomGenerator random, Shapes shapes) {
        Query query = QueryClass.any(random, shapes, QueryClass.POLYGONS, QueryClass.THIN);
        double[] a = shapes.made(query.a()[0], query.a()[1], shapes.coordinate(5), shapes.coordinate(5));
        double[] b = random.nextBoolean()
                ? query.b()
                : shapes.made(query.b()[0], query.b()[1], shapes.coordinate(5), shapes.coordinate(5));
        Query capsules = rounded(random, query.withShapes(a, b), 2);
        return random.nextBoolean() ? capsules : capsules.swapped();
    }

    static Query polygons(RandomGenerator random, Shapes shapes) {
        return rounded(random, PlainQueries.uniform(random, shapes), 3);
    }

    /** One of the radii may be 0, but not both. */
    private static Query rounded(RandomGenerator random, Query query, double most) {
        double one = most * (1 - random.nextDouble());
        double other = random.nextInt(4) == 0 ? 0 : most * (1 - random.nextDouble());
        return random.nextBoolean() ? query.withRadii(one, other) : query.withRadii(other, one);
    }

    static Query grid(RandomGenerator random, Shapes shapes) {
        Query query = QueryClass.any(random, shapes, QueryClass.GRID, QueryClass.THIN_GRID, QueryClass.TILES);
        int one = random.nextInt(1, 4);
        int other = random.nextInt(0, 3);
        Query round = random.nextBoolean() ? query.withRadii(one, other) : query.withRadii(other, one);
        // As much further apart as they have become larger, and a little more; and perhaps back again.
        int apart = random.nextInt(2, one + other + 5);
        boolean above = random.nextBoolean();
        boolean back = random.nextBoolean();
        double x = above ? 0 : apart;
        double y = above ? apart : 0;
        return Edits.withMoves(
                Edits.withPositions(
                        round, query.positionAX() - x, query.positionAY() + y, query.positionBX(), query.positionBY()),
                query.moveAX() + (back ? x : 0),
                query.moveAY() - (back ? y : 0),
                query.moveBX(),
                query.moveBY());
    }

    /** B lies to the left of the way of A, as seen from A, as far away as the radii reach. */
    static Query tangent(RandomGenerator random, Shapes shapes) {
        int[] direction = DIRECTIONS[random.nextInt(DIRECTIONS.length)];
        double[] a = shapes.gridPolygon(random.nextInt(1, 5), 2);
        double[] b = shapes.gridPolygon(random.nextInt(1, 5), 2);
        int radiusA = random.nextInt(0, 4);
        int radiusB = random.nextInt(radiusA == 0 ? 1 : 0, 4);
        double gap = least(direction, b, 1) + least(direction, a, -1);
        double shift = (radiusA + radiusB) * direction[2] - gap;
        // How many steps A is from where it would be beside the origin of B.
        long beside = Math.round(
                shift * (direction[0] * direction[3] + direction[1] * direction[4]) / (direction[2] * direction[2]));
        int before = random.nextInt(-1, 4);
        int on = random.nextInt(0, 7);
        boolean forward = random.nextBoolean();
        long start = forward ? beside - before : beside + before;
        int steps = forward ? on : -on;
        double x = start * direction[0];
        double y = start * direction[1];
        Query exact = new Query(
                        a,
                        b,
                        x,
                        y,
                        shift * direction[3],
                        shift * direction[4],
                        (double) steps * direction[0],
                        (double) steps * direction[1],
                        0,
                        0)
                .withRadii(radiusA, radiusB);
        double factor = random.nextBoolean() ? 1 : Math.scalb(1.0, random.nextInt(-60, 60));
        Query scaled = Edits.map(exact, value -> value * factor);
        int nudge = random.nextInt(4) == 0 ? random.nextBoolean() ? 1 : -1 : 0;
        return radiusA == 0
                ? scaled.withRadii(0, Ulps.shift(scaled.radiusB(), nudge))
                : scaled.withRadii(Ulps.shift(scaled.radiusA(), nudge), scaled.radiusB());
    }

    /** The least p·y - q·x of the vertices (x, y), times a sign. */
    private static double least(int[] direction, double[] shape, int sign) {
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < shape.length; i += 2) {
            least = Math.min(least, sign * (direction[0] * shape[i + 1] - direction[1] * shape[i]));
        }
        return least;
    }

    static Query huge(RandomGenerator random, Shapes shapes) {
        Query query = any(random, shapes);
        if (random.nextInt(3) == 0) {
            double scale = Math.scalb(1.0, random.nextInt(900, 1016));
            return Edits.plain(Edits.map(query, value -> value * scale));
        }
        double factor = Math.scalb(1.0, random.nextInt(8) == 0 ? random.nextInt(60, 1000) : random.nextInt(4, 60));
        double radiusA = query.radiusA() * factor;
        double radiusB = query.radiusB() * factor;
        // As near to touching at the side as doubles can say, or a little apart, or in each other.
        double away = radiusA + radiusB + Math.abs(query.positionAX()) + random.nextInt(0, 8);
        double dx = -Math.abs(query.moveAX()) - random.nextInt(0, 3) * Math.ulp(away);
        return Edits.withMoves(
                Edits.withPositions(query.withRadii(radiusA, radiusB), away, query.positionAY(), 0, 0),
                dx,
                query.moveAY(),
                query.moveBX(),
                query.moveBY());
    }

    static Query tiny(RandomGenerator random, Shapes shapes) {
        if (random.nextInt(3) == 0) {
            double scale = Math.scalb(1.0, random.nextInt(-1074, -1040));
            return Edits.plain(Edits.map(any(random, shapes), value -> value * scale));
        }
        Query sharp = QueryClass.any(
                random, shapes, QueryClass.UNIFORM, QueryClass.GRID, QueryClass.RESTING, QueryClass.THIN_GRID);
        double factor = Math.scalb(1.0, -(random.nextBoolean() ? random.nextInt(20, 60) : random.nextInt(60, 1075)));
        Query round = rounded(random, sharp, 4);
        return round.withRadii(
                Math.max(round.radiusA() * factor, round.radiusA() == 0 ? 0 : Double.MIN_VALUE),
                Math.max(round.radiusB() * factor, round.radiusB() == 0 ? 0 : Double.MIN_VALUE));
    }

    private static Query any(RandomGenerator random, Shapes shapes) {
        return QueryClass.any(
                random,
                shapes,
                QueryClass.ROUND_CIRCLES,
                QueryClass.ROUND_CAPSULES,
                QueryClass.ROUND_POLYGONS,
                QueryClass.ROUND_GRID);
    }
}
