package org.polysweep.internal.turning;

import org.polysweep.internal.prepared.Prepared;
import org.polysweep.internal.prepared.PseudoAngle;
import org.polysweep.shape.ConvexPolygon;

/**
 * Finds the corner of a polygon that is farthest in a direction, and proves it by the normals of the two edges there:
 * the direction lies between them. So a tiny edge says as much as a long one, and no other corner is looked at.
 */
final class FarthestCorner {

    /** No corner is proved to be the farthest. */
    static final int NONE = -1;

    private FarthestCorner() {}

    /** The corner that the polygon keeps as the farthest in a direction near to a given one; nothing is proved. */
    static int guess(ConvexPolygon polygon, double x, double y) {
        return Prepared.farthestAt(polygon, PseudoAngle.of(x, y));
    }

    /**
     * Walks from a guess to the farthest corner: docs/error-bounds.md, theorem 14, (8). The walk is as long as the
     * guess is far off.
     *
     * @return the corner, or {@link #NONE}
     */
    static int from(ConvexPolygon polygon, double x, double y, int guess) {
        int size = polygon.size();
        if (size == 1) {
            return 0;
        }
        int corner = guess;
        int before = corner == 0 ? size - 1 : corner - 1;
        double on = along(polygon, corner, x, y);
        double back = along(polygon, before, x, y);
        for (int left = size; on > 0 && left > 0; left--) {
            before = corner;
            corner = corner + 1 == size ? 0 : corner + 1;
            back = on;
            on = along(polygon, corner, x, y);
        }
        for (int left = size; back < 0 && left > 0; left--) {
            corner = before;
            before = corner == 0 ? size - 1 : corner - 1;
            on = back;
            back = along(polygon, before, x, y);
        }
        boolean isBetween = on <= 0 && back >= 0;
        return isBetween && (isOutward(polygon, corner, x, y) || isOutward(polygon, before, x, y)) ? corner : NONE;
    }

    /** How far an edge leads along the direction, in units of its length. */
    private static double along(ConvexPolygon polygon, int edge, double x, double y) {
        return y * polygon.normalX(edge) - x * polygon.normalY(edge);
    }

    private static boolean isOutward(ConvexPolygon polygon, int edge, double x, double y) {
        return x * polygon.normalX(edge) + y * polygon.normalY(edge) > 0;
    }
}
