package org.polysweep.generate;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.polysweep.oracle.Query;

/** Other queries at magnitudes where doubles are coarse, or end. */
final class ScaledQueries {

    private ScaledQueries() {}

    static Query offsets(RandomGenerator random, Shapes shapes) {
        Query near = QueryClass.any(
                random, shapes, QueryClass.BOXES, QueryClass.POLYGONS, QueryClass.GRID, QueryClass.DECIMALS);
        double far = StrictMath.pow(10, random.nextInt(6, 16)) * (random.nextBoolean() ? 1 : -1);
        return Edits.withPositions(
                near,
                near.positionAX() + far,
                near.positionAY() - far,
                near.positionBX() + far,
                near.positionBY() - far);
    }

    static Query scales(RandomGenerator random, Shapes shapes) {
        Query query = QueryClass.any(
                random,
                shapes,
                QueryClass.BOXES,
                QueryClass.POLYGONS,
                QueryClass.GRID,
                QueryClass.ULPS,
                QueryClass.THIN);
        double scale = Math.scalb(1.0, random.nextBoolean() ? random.nextInt(-1074, 1019) : 1015);
        return Edits.plain(Edits.map(query, value -> value * scale));
    }

    static Query mixedScales(RandomGenerator random, Shapes shapes) {
        Query query =
                QueryClass.any(random, shapes, QueryClass.BOXES, QueryClass.POLYGONS, QueryClass.GRID, QueryClass.THIN);
        return new Query(
                scaled(random, query.a()),
                scaled(random, query.b()),
                query.positionAX() * scale(random),
                query.positionAY() * scale(random),
                query.positionBX(),
                query.positionBY() * scale(random),
                query.moveAX() * scale(random),
                query.moveAY(),
                query.moveBX() * scale(random),
                query.moveBY());
    }

    static Query extremes(RandomGenerator random, Shapes shapes) {
        return Edits.plain(Edits.map(GridQueries.grid(random, shapes), value -> extreme(random)));
    }

    static Query subnormal(RandomGenerator random, Shapes shapes) {
        if (random.nextInt(4) == 0) {
            Query inTouch = QueryClass.any(random, shapes, QueryClass.RESTING, QueryClass.SLIDING, QueryClass.TILES);
            double dx = Double.MIN_VALUE * random.nextInt(1, 4) * (random.nextBoolean() ? 1 : -1);
            double dy = Double.MIN_VALUE * random.nextInt(-3, 4);
            return random.nextBoolean()
                    ? Edits.withMoves(inTouch, dx, dy, 0, 0)
                    : Edits.withMoves(inTouch, 0, dx, dy, 0);
        }
        Query query = QueryClass.any(
                random,
                shapes,
                QueryClass.BOXES,
                QueryClass.POLYGONS,
                QueryClass.GRID,
                QueryClass.TILES,
                QueryClass.THIN);
        // No number of these is as large as 64, so all of them become less than 2^-1022.
        double scale = Math.scalb(1.0, random.nextInt(-1074, -1040));
        return Edits.plain(Edits.map(query, value -> value * scale));
    }

    private static double[] scaled(RandomGenerator random, double[] shape) {
        double scale = scale(random);
        return Hull.of(
                Arrays.stream(shape).map(coordinate -> coordinate * scale).toArray());
    }

    private static double scale(RandomGenerator random) {
        return random.nextInt(3) == 0 ? Math.scalb(1.0, random.nextInt(-1000, 1000)) : 1;
    }

    private static double extreme(RandomGenerator random) {
        double magnitude = switch (random.nextInt(8)) {
            case 0 -> 0;
            case 1 -> Double.MIN_VALUE * random.nextInt(1, 4);
            case 2 -> Double.MIN_NORMAL;
            case 3 -> Double.MAX_VALUE;
            case 4 -> Math.nextDown(Double.MAX_VALUE);
            case 5 -> Double.MAX_VALUE / 2;
            case 6 -> random.nextInt(1, 4);
            default -> Double.longBitsToDouble(random.nextLong() & 0x7fdf_ffff_ffff_ffffL);
        };
        return random.nextBoolean() ? magnitude : -magnitude;
    }
}
