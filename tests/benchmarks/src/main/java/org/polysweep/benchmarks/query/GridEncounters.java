package org.polysweep.benchmarks.query;

import java.util.List;
import java.util.Random;

/**
 * Lets shapes meet on a small grid, where everything coincides with something: a corner arrives exactly at a corner, a
 * shape slides along the edge that it stands on, a contact begins at exactly 0 or 1. Here rounded arithmetic has no
 * honest answer, and filters are inconclusive.
 */
final class GridEncounters {

    private GridEncounters() {}

    static BenchmarkQuery next(Random random, List<double[]> shapes, double[] radii) {
        int a = random.nextInt(shapes.size());
        int b = random.nextInt(shapes.size());
        double[] cornerA = edge(random, shapes.get(a));
        double[] cornerB = edge(random, shapes.get(b));
        // Corner on corner, and a move by anything, or along an edge of A or B.
        double x = cornerB[0] - cornerA[0];
        double y = cornerB[1] - cornerA[1];
        double dx = whole(random, 6);
        double dy = whole(random, 6);
        switch (random.nextInt(4)) {
            case 0 -> {
                // Anywhere.
                x += whole(random, 6);
                y += whole(random, 6);
            }
            case 1 -> {
                // Corner on corner at the end of the step, or on the way.
                double share = 1 + random.nextInt(2);
                x -= dx;
                y -= dy;
                dx *= share;
                dy *= share;
            }
            case 2 -> {
                double[] along = random.nextBoolean() ? cornerA : cornerB;
                dx = along[2];
                dy = along[3];
            }
            default -> {
                // Corner on corner at the beginning.
            }
        }
        double bx = whole(random, 50);
        double by = whole(random, 50);
        boolean bothMove = random.nextBoolean();
        double commonX = bothMove ? whole(random, 3) : 0;
        double commonY = bothMove ? whole(random, 3) : 0;
        return new BenchmarkQuery(a, bx + x, by + y, dx + commonX, dy + commonY, b, bx, by, commonX, commonY);
    }

    /** A vertex, and the edge that begins there. */
    private static double[] edge(Random random, double[] xy) {
        int begin = 2 * random.nextInt(xy.length / 2);
        int end = (begin + 2) % xy.length;
        return new double[] {xy[begin], xy[begin + 1], xy[end] - xy[begin], xy[end + 1] - xy[begin + 1]};
    }

    private static double whole(Random random, int reach) {
        return random.nextInt(2 * reach + 1) - reach;
    }
}
