package org.polysweep.generate;

import java.util.random.RandomGenerator;
import org.polysweep.oracle.Query;

/** Degenerate queries and their neighbors, at magnitudes that lead from one stage of arithmetic to the next. */
final class NearDegenerateQueries {

    private NearDegenerateQueries() {}

    static Query nearDegenerate(RandomGenerator random, Shapes shapes) {
        Query degenerate = QueryClass.any(
                random,
                shapes,
                QueryClass.GRID,
                QueryClass.TILES,
                QueryClass.DECIMALS,
                QueryClass.ALONG_EDGES,
                QueryClass.CORNER_TO_CORNER,
                QueryClass.STANDING);
        Query query = random.nextBoolean() ? degenerate : inSevenths(degenerate);
        return switch (random.nextInt(6)) {
            case 0 -> oneUlpBeside(random, query);
            case 1, 2 -> MotionQueries.aimed(random, query);
            case 3 -> cancelling(random, query);
            case 4 -> scaled(query, random.nextInt(-560, -480));
            default -> scaled(query, random.nextBoolean() ? -1000 : 1000);
        };
    }

    /**
     * All numbers get a full significand, and shapes keep their form, almost: from corners alone, so they stay convex.
     */
    private static Query inSevenths(Query query) {
        return Edits.plain(Edits.map(query, value -> value / 7));
    }

    /** One coordinate of the motion or of a position is changed by the least that is possible. */
    private static Query oneUlpBeside(RandomGenerator random, Query query) {
        int changed = random.nextInt(4);
        int step = random.nextBoolean() ? 1 : -1;
        return Edits.withMoves(
                Edits.withPositions(
                        query,
                        Ulps.shift(query.positionAX(), changed == 0 ? step : 0),
                        Ulps.shift(query.positionAY(), changed == 1 ? step : 0),
                        query.positionBX(),
                        query.positionBY()),
                Ulps.shift(query.moveAX(), changed == 2 ? step : 0),
                Ulps.shift(query.moveAY(), changed == 3 ? step : 0),
                query.moveBX(),
                query.moveBY());
    }

    /** Positions and displacements have something large in common, which cancels, and takes the last bits with it. */
    private static Query cancelling(RandomGenerator random, Query query) {
        double large = Math.scalb(3.0, random.nextInt(10, 40));
        return Edits.withMoves(
                Edits.withPositions(
                        query,
                        query.positionAX() + large,
                        query.positionAY() - large,
                        query.positionBX() + large,
                        query.positionBY() - large),
                query.moveAX() - large,
                query.moveAY() + large,
                query.moveBX() - large,
                query.moveBY() + large);
    }

    private static Query scaled(Query query, int exponent) {
        double scale = Math.scalb(1.0, exponent);
        return Edits.plain(Edits.map(query, value -> value * scale));
    }
}
