package org.polysweep.sweep;

import org.polysweep.exact.SweptExtent;
import org.polysweep.polygon.ConvexPolygon;
import org.polysweep.polygon.MovingPolygon;

/** Rejects pairs whose bounding boxes, swept over the step, are certainly apart. */
final class SweptBounds {

    private SweptBounds() {}

    static boolean apart(MovingPolygon first, MovingPolygon second) {
        ConvexPolygon a = first.shape();
        ConvexPolygon b = second.shape();
        return SweptExtent.apart(
                        a.minX(), a.maxX(), b.minX(), b.maxX(), second.x() - first.x(), first.dx() - second.dx())
                || SweptExtent.apart(
                        a.minY(), a.maxY(), b.minY(), b.maxY(), second.y() - first.y(), first.dy() - second.dy());
    }
}
