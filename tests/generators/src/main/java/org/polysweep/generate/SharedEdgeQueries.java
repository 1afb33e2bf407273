package org.polysweep.generate;

import java.util.random.RandomGenerator;
import org.polysweep.oracle.Query;

/** Two parts of one convex polygon, as in a mesh: what is an edge of one is an edge of the other, bit for bit. */
final class SharedEdgeQueries {

    private SharedEdgeQueries() {}

    /**
     * Positions and displacements are integers except along the edge, so they add no rounding to the rounding of the
     * corners.
     */
    static Query sharedEdges(RandomGenerator random, Shapes shapes) {
        double[] mesh = atLeastFourCorners(random, shapes);
        int corners = mesh.length / 2;
        int start = random.nextInt(corners);
        int span = random.nextInt(2, corners - 1);
        double[] a = part(mesh, start, span);
        double[] b = part(mesh, start + span, corners - span);
        double x = GridQueries.whole(random, 3);
        double y = GridQueries.whole(random, 3);
        double dx = GridQueries.whole(random, 4);
        double dy = GridQueries.whole(random, 4);
        int factor = random.nextInt(1, 3);
        return switch (random.nextInt(3)) {
            case 0 -> new Query(a, b, x, y, x, y, (b[0] - a[0]) * factor, (b[1] - a[1]) * factor, 0, 0);
            case 1 -> new Query(a, b, x, y, x, y, dx, dy, 0, 0);
            // They arrive at 1 or 1/2.
            default -> new Query(a, b, x - dx, y - dy, x, y, dx * factor, dy * factor, 0, 0);
        };
    }

    private static double[] atLeastFourCorners(RandomGenerator random, Shapes shapes) {
        boolean onGrid = random.nextBoolean();
        double[] shape;
        do {
            shape = onGrid ? shapes.gridPolygon(8, 4) : shapes.polygon(12, 5);
        } while (shape.length < 8);
        return shape;
    }

    /** The corners from the one of a number up to the one so many edges further. */
    private static double[] part(double[] shape, int start, int edges) {
        double[] part = new double[2 * (edges + 1)];
        for (int k = 0; k < part.length; k++) {
            part[k] = shape[(2 * start + k) % shape.length];
        }
        return part;
    }
}
