package org.polysweep.internal.polygon;

import org.polysweep.internal.prepared.Prepared;
import org.polysweep.internal.sign.OrientationFilter;
import org.polysweep.shape.ConvexPolygon;

/** Proves, by the two edges at a vertex of a polygon, that no other vertex is as far in a direction. Stateless. */
public final class SupportFilter {

    private SupportFilter() {}

    /**
     * Returns whether a vertex of a polygon of two or more is provably the only one that is farthest to the left of a
     * vector.
     *
     * @param shape the polygon
     * @param corner the vertex
     * @param x the x component of the vector, one term
     * @param y the y component
     * @param size |x| + |y|, or more
     * @return whether it is proved; false for a point
     */
    public static boolean isFarthestLeft(ConvexPolygon shape, int corner, double x, double y, double size) {
        double bound = OrientationFilter.boundOfTerms(size, Prepared.edgeSize(shape));
        int before = shape.previous(corner);
        return x * shape.edgeY(corner) - y * shape.edgeX(corner) < -bound
                && x * shape.edgeY(before) - y * shape.edgeX(before) > bound;
    }
}
