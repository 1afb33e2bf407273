package org.polysweep.internal.polygon;

import org.polysweep.internal.bound.SweptDisks;
import org.polysweep.internal.bound.SweptExtent;
import org.polysweep.internal.polygon.predicate.PolygonQuery;
import org.polysweep.internal.prepared.Prepared;
import org.polysweep.shape.ConvexPolygon;

/**
 * Rejects pairs of polygons that stay apart during the whole step, by projection onto four axes: x, y, the displacement
 * d, and the perpendicular of d.
 *
 * <p>On x and y the bounding boxes are projected, on d and its perpendicular the bounding disks, so no vertex is read.
 * Each test rejects only if the gap between the projections exceeds a bound for all rounding errors (theorem 2 for x
 * and y, theorem 21 for d and its perpendicular). A pair that is not rejected may still be apart. Cost: about 40
 * operations.
 */
final class ProjectionRejection {

    /** The axis on which a pair is rejected. */
    enum Axis {
        NONE("no axis"),
        X("the x axis"),
        Y("the y axis"),
        DISPLACEMENT("the displacement axis"),
        PERPENDICULAR("the perpendicular axis");

        private final String words;

        Axis(String words) {
            this.words = words;
        }

        /** The axis in words. */
        String words() {
            return words;
        }
    }

    private ProjectionRejection() {}

    /** Returns the first axis on which the polygons provably stay apart; {@link Axis#NONE} if there is none. */
    static Axis test(PolygonQuery query) {
        ConvexPolygon a = query.a;
        ConvexPolygon b = query.b;
        if (SweptExtent.apart(a.minX(), a.maxX(), b.minX(), b.maxX(), query.offsetX, query.dx)) {
            return Axis.X;
        }
        if (SweptExtent.apart(a.minY(), a.maxY(), b.minY(), b.maxY(), query.offsetY, query.dy)) {
            return Axis.Y;
        }
        return testDisks(query);
    }

    private static Axis testDisks(PolygonQuery query) {
        double radii = Prepared.boundingRadius(query.a) + Prepared.boundingRadius(query.b);
        double size = query.gapSize() + query.displacementSize();
        int separation = SweptDisks.separation(query.centerGapX(), query.centerGapY(), query.dx, query.dy, radii, size);
        return separation == SweptDisks.NONE
                ? Axis.NONE
                : separation == SweptDisks.ACROSS ? Axis.PERPENDICULAR : Axis.DISPLACEMENT;
    }
}
