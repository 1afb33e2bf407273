package org.polysweep.internal.polygon;

import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.internal.polygon.predicate.PolygonQuery;

/**
 * Where a shape is on an axis when it meets an edge that lies across this axis, or a vertex, of one that does not move
 * along it: a vertex comes down to a floor. Whatever the time, the place is a sum of doubles, and often a double, which
 * no bound of a quotient tells. Reusable; no allocation.
 */
final class AxialPlace {

    private final PolygonQuery query;
    private final DoubleDouble place = new DoubleDouble();
    private final DoubleDouble position = new DoubleDouble();

    AxialPlace(PolygonQuery query) {
        this.query = query;
    }

    /** A coordinate of the position of A, or of B, when two spots coincide; NaN if it is not told so. */
    double of(boolean isA, boolean isX, VertexRay ray, Direction direction) {
        double moveOfOther = isA ? (isX ? query.bdx : query.bdy) : (isX ? query.adx : query.ady);
        if (moveOfOther != 0 || !isAcross(isX, ray)) {
            return Double.NaN;
        }
        double onA = isX ? query.a.x(ray.onA()) : query.a.y(ray.onA());
        double onB = isX ? query.b.x(ray.onB()) : query.b.y(ray.onB());
        if (isA) {
            place.setDifference(onB, onA);
            position.set(isX ? query.bx : query.by);
        } else {
            place.setDifference(onA, onB);
            position.set(isX ? query.ax : query.ay);
        }
        return place.setSum(place, position).round(direction);
    }

    /** Whether both spots have one coordinate then: vertex meets vertex, or the edge leads along the other axis. */
    private boolean isAcross(boolean isX, VertexRay ray) {
        if (ray.isOfVertices()) {
            return true;
        }
        double along = ray.isVertexA()
                ? (isX ? query.b.edgeX(ray.onB()) : query.b.edgeY(ray.onB()))
                : (isX ? query.a.edgeX(ray.onA()) : query.a.edgeY(ray.onA()));
        // A difference of two doubles is rounded to zero only if it is zero.
        return along == 0;
    }
}
