package org.polysweep.internal.polygon;

import org.polysweep.internal.polygon.predicate.Predicates;
import org.polysweep.internal.prepared.Prepared;
import org.polysweep.shape.ConvexPolygon;

/**
 * Finds the vertex of a polygon that is highest above the line of the motion, or lowest: where its edges turn past the
 * line.
 */
final class SupportVertex {

    private final Predicates predicates;

    SupportVertex(Predicates predicates) {
        this.predicates = predicates;
    }

    /**
     * The first edge, going round counter-clockwise, that points to the left of the line; before it is the vertex that
     * is lowest. O(log n): the edges before the half turn are sorted by direction, and so are those after it.
     *
     * @param way 1 for the line, -1 for the line reversed
     * @param strictly whether an edge along the line is excluded
     */
    int firstEdgePast(ConvexPolygon shape, int way, boolean strictly) {
        int first = way * predicates.edgeSlope.up(shape, 0);
        boolean inFirstHalf = first < 0 || (first == 0 && way * predicates.edgeSlope.forward(shape, 0) > 0);
        int low = inFirstHalf ? 0 : Prepared.halfTurn(shape);
        int high = inFirstHalf ? Prepared.halfTurn(shape) : shape.vertexCount();
        while (low < high) {
            int mid = (low + high) >>> 1;
            int side = way * predicates.edgeSlope.up(shape, mid);
            if (side > 0 || (side == 0 && !strictly)) {
                high = mid;
            } else {
                low = mid + 1;
            }
        }
        return low == shape.vertexCount() ? 0 : low;
    }
}
