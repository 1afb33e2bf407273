package org.polysweep.internal.rotation;

import org.polysweep.internal.prepared.Prepared;
import org.polysweep.internal.prepared.PseudoAngle;
import org.polysweep.shape.ConvexPolygon;

/**
 * Finds the vertex of a polygon that is farthest in a direction (the support vertex), and proves it by the normals of
 * its two edges: the direction is between them. So short edges need no special case, and no other vertex is read.
 * Stateless.
 */
final class FarthestVertex {

    /** No vertex is proved to be the farthest. */
    static final int NONE = -1;

    private FarthestVertex() {}

    /** Returns the vertex that the polygon stores as the farthest in a nearby direction, without proof. */
    static int guess(ConvexPolygon polygon, double x, double y) {
        return Prepared.farthestAt(polygon, PseudoAngle.of(x, y));
    }

    /**
     * Climbs from a guess to the farthest vertex: docs/error-bounds.md, theorem 14, (8). Cost: linear in the number of
     * vertices in between.
     *
     * @return the vertex, or {@link #NONE}
     */
    static int from(ConvexPolygon polygon, double x, double y, int guess) {
        int size = polygon.vertexCount();
        if (size == 1) {
            return 0;
        }
        double[] normals = Prepared.unitNormals(polygon);
        int vertex = guess;
        double forward = along(normals, vertex, x, y);
        for (int left = size; forward > 0 && left > 0; left--) {
            vertex = polygon.next(vertex);
            forward = along(normals, vertex, x, y);
        }
        int before = polygon.previous(vertex);
        double backward = along(normals, before, x, y);
        for (int left = size; backward < 0 && left > 0; left--) {
            vertex = before;
            before = polygon.previous(vertex);
            forward = backward;
            backward = along(normals, before, x, y);
        }
        boolean isBetween = forward <= 0 && backward >= 0;
        return isBetween && (isOutward(normals, vertex, x, y) || isOutward(normals, before, x, y)) ? vertex : NONE;
    }

    /** The component of the unit vector of an edge along the direction. */
    private static double along(double[] normals, int edge, double x, double y) {
        return y * normals[2 * edge] - x * normals[2 * edge + 1];
    }

    private static boolean isOutward(double[] normals, int edge, double x, double y) {
        return x * normals[2 * edge] + y * normals[2 * edge + 1] > 0;
    }
}
