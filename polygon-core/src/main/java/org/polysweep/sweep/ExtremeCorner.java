package org.polysweep.sweep;

import org.polysweep.polygon.ConvexPolygon;

/** Finds the corner of a polygon that lies farthest along the line of the motion, against it, above it or below it. */
final class ExtremeCorner {

    private final PairSigns signs;

    ExtremeCorner(PairSigns signs) {
        this.signs = signs;
    }

    /**
     * The corner that is farthest along the line; of two equally far either. Looks at all of them in doubles, then climbs if the
     * signs are exact: O(n), for small polygons.
     *
     * @param way 1 along the line, -1 against it
     */
    int along(ConvexPolygon shape, int way) {
        int farthest = 0;
        double reach = way * signs.roughReach(shape, 0);
        for (int i = 1; i < shape.size(); i++) {
            double other = way * signs.roughReach(shape, i);
            if (other > reach) {
                farthest = i;
                reach = other;
            }
        }
        return signs.isRough() ? farthest : climb(shape, farthest, way);
    }

    private int climb(ConvexPolygon shape, int from, int way) {
        int corner = from;
        while (way * signs.leadsForward(shape, corner) > 0) {
            corner = shape.next(corner);
        }
        while (way * signs.leadsForward(shape, shape.previous(corner)) < 0) {
            corner = shape.previous(corner);
        }
        return corner;
    }

    /**
     * The first edge, going round counter-clockwise, that points to the left of the line; before it is the corner that is
     * lowest. O(log n): the edges before the half turn are sorted by direction, and so are those after it.
     *
     * @param way 1 for the line, -1 for the line turned round
     * @param strictly whether an edge along the line does not count
     */
    int firstEdgePast(ConvexPolygon shape, int way, boolean strictly) {
        int first = way * signs.leadsUp(shape, 0);
        boolean inFirstHalf = first < 0 || (first == 0 && way * signs.leadsForward(shape, 0) > 0);
        int low = inFirstHalf ? 0 : shape.halfTurn();
        int high = inFirstHalf ? shape.halfTurn() : shape.size();
        while (low < high) {
            int mid = (low + high) >>> 1;
            int side = way * signs.leadsUp(shape, mid);
            if (side > 0 || (side == 0 && !strictly)) {
                high = mid;
            } else {
                low = mid + 1;
            }
        }
        return low == shape.size() ? 0 : low;
    }
}
