package org.polysweep.generate;

import java.util.random.RandomGenerator;
import org.polysweep.oracle.Query;

/** Other queries with a motion that was chosen to be awkward for their shapes. */
final class MotionQueries {

    private MotionQueries() {}

    static Query standing(RandomGenerator random, Shapes shapes) {
        Query query = QueryClass.any(
                random,
                shapes,
                QueryClass.GRID,
                QueryClass.THIN_GRID,
                QueryClass.TILES,
                QueryClass.POLYGONS,
                QueryClass.DECIMALS);
        double x = random.nextInt(3) == 0 ? GridQueries.whole(random, 2) : 0;
        double y = random.nextInt(3) == 0 ? 0.1 : 0;
        int nudge = random.nextInt(3) == 0 ? 1 : 0;
        return Edits.withMoves(query, x, Ulps.shift(y, random.nextBoolean() ? nudge : -nudge), x, y);
    }

    static Query alongEdges(RandomGenerator random, Shapes shapes) {
        Query query = QueryClass.any(
                random,
                shapes,
                QueryClass.GRID,
                QueryClass.POLYGONS,
                QueryClass.DECIMALS,
                QueryClass.ROUND,
                QueryClass.THIN);
        double[] shape = random.nextBoolean() ? query.a() : query.b();
        int i = 2 * random.nextInt(shape.length / 2);
        int j = (i + 2) % shape.length;
        double factor = random.nextInt(-2, 3);
        return Edits.withMoves(query, (shape[j] - shape[i]) * factor, (shape[j + 1] - shape[i + 1]) * factor, 0, 0);
    }

    static Query cornerToCorner(RandomGenerator random, Shapes shapes) {
        Query query = QueryClass.any(
                random,
                shapes,
                QueryClass.GRID,
                QueryClass.POLYGONS,
                QueryClass.DECIMALS,
                QueryClass.ROUND,
                QueryClass.THIN,
                QueryClass.TURNED_BOXES);
        return aimed(random, query);
    }

    /** The same where a corner of A is sent to a corner of B, or one ulp beside it, for an arrival at 1/2 or 1. */
    static Query aimed(RandomGenerator random, Query query) {
        int i = 2 * random.nextInt(query.a().length / 2);
        int j = 2 * random.nextInt(query.b().length / 2);
        double dx = query.b()[j] + query.positionBX() - (query.a()[i] + query.positionAX());
        double dy = query.b()[j + 1] + query.positionBY() - (query.a()[i + 1] + query.positionAY());
        double factor = random.nextBoolean() ? 1 : 2;
        return Edits.withMoves(
                query,
                Ulps.shift(dx * factor, random.nextInt(-1, 2)),
                Ulps.shift(dy * factor, random.nextInt(-1, 2)),
                0,
                0);
    }
}
