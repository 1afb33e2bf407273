package org.polysweep.internal.turning;

import org.polysweep.internal.outline.Prepared;
import org.polysweep.internal.outline.PseudoAngle;
import org.polysweep.shape.ConvexPolygon;

/**
 * Finds the corner of a polygon that is farthest in a direction, and proves it by the normals of the two edges there: the
 * direction lies between them. So a tiny edge says as much as a long one, and no other corner is looked at.
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
     * Walks from a guess to the farthest corner: docs/error-bounds.md, theorem 14, (8). The walk is as long as the guess
     * is far off.
     *
     * @return the corner, or {@link #NONE}
     */
    static int from(ConvexPolygon polygon, double x, double y, int guess) {
        int size = polygon.size();
        if (size == 1) {
            return 0;
        }
        int corner = guess;
        int left = size;
        if (leadsOn(polygon, x, y, corner)) {
            do {
                corner = corner + 1 == size ? 0 : corner + 1;
            } while (--left > 0 && leadsOn(polygon, x, y, corner));
        } else {
            int before = corner == 0 ? size - 1 : corner - 1;
            while (--left > 0 && leadsBack(polygon, x, y, before)) {
                corner = before;
                before = corner == 0 ? size - 1 : corner - 1;
            }
        }
        return isProved(polygon, x, y, corner) ? corner : NONE;
    }

    private static boolean isProved(ConvexPolygon polygon, double x, double y, int corner) {
        int before = corner == 0 ? polygon.size() - 1 : corner - 1;
        return !leadsOn(polygon, x, y, corner)
                && !leadsBack(polygon, x, y, before)
                && (isAlong(polygon, x, y, corner) || isAlong(polygon, x, y, before));
    }

    /** Whether the end of an edge is farther than its beginning. */
    private static boolean leadsOn(ConvexPolygon polygon, double x, double y, int edge) {
        return y * polygon.normalX(edge) > x * polygon.normalY(edge);
    }

    /** Whether the beginning of an edge is farther than its end. */
    private static boolean leadsBack(ConvexPolygon polygon, double x, double y, int edge) {
        return y * polygon.normalX(edge) < x * polygon.normalY(edge);
    }

    private static boolean isAlong(ConvexPolygon polygon, double x, double y, int edge) {
        return x * polygon.normalX(edge) + y * polygon.normalY(edge) > 0;
    }
}
