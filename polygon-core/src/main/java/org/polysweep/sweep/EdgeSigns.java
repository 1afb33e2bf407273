package org.polysweep.sweep;

import org.polysweep.exact.Determinant;
import org.polysweep.exact.ExactVector;
import org.polysweep.polygon.ConvexPolygon;

/**
 * Which way the edges of one polygon lead with respect to the line of the motion, and the corner that is highest above it, each
 * sign decided by the filter where it can and by integers elsewhere.
 *
 * <p>"Up" is to the left of the line.
 */
final class EdgeSigns {

    private final ConvexPolygon shape;
    private final double lineX;
    private final double lineY;
    private final LazyQuery exact;
    private final boolean isA;

    /**
     * Signs of one polygon.
     *
     * @param shape the polygon
     * @param lineX the direction of the line, one term each way as {@link Determinant} has it
     * @param lineY the direction of the line
     * @param exact the query in integers
     * @param isA whether the polygon is A of that query, not B
     */
    EdgeSigns(ConvexPolygon shape, double lineX, double lineY, LazyQuery exact, boolean isA) {
        this.shape = shape;
        this.lineX = lineX;
        this.lineY = lineY;
        this.exact = exact;
        this.isA = isA;
    }

    int next(int corner) {
        return shape.next(corner);
    }

    double cornerX(int corner) {
        return shape.x(corner);
    }

    double cornerY(int corner) {
        return shape.y(corner);
    }

    /** The x component of an edge, one term. */
    double edgeX(int edge) {
        return shape.x(shape.next(edge)) - shape.x(edge);
    }

    /** The y component of an edge, one term. */
    double edgeY(int edge) {
        return shape.y(shape.next(edge)) - shape.y(edge);
    }

    /** The edge in integers. */
    ExactVector exactEdge(int edge) {
        return (isA ? exact.query().a() : exact.query().b()).edge(edge);
    }

    /** 1 if an edge leads up, -1 if it leads down, 0 if it is level: parallel to the line, or without a length. */
    int leadsUp(int edge) {
        if (shape.size() == 1) {
            return 0;
        }
        int certain = exact.count(Determinant.signOfTerms(lineX, lineY, edgeX(edge), edgeY(edge)));
        return certain != 0 ? certain : exact.line().cross(exactEdge(edge)).signum();
    }

    /**
     * The highest corner; of a level edge at the top the end that it leads to.
     *
     * @param way 1 to look up, -1 to turn the line round and look down
     */
    int highest(int way) {
        if (shape.size() == 1) {
            return 0;
        }
        if (shape.size() == 2 && leadsUp(0) == 0) {
            exact.count(0);
            return way * exact.line().dot(exactEdge(0)).signum() > 0 ? 0 : 1;
        }
        int corner = 0;
        while (way * leadsUp(shape.previous(corner)) < 0) {
            corner = shape.previous(corner);
        }
        while (way * leadsUp(corner) >= 0) {
            corner = shape.next(corner);
        }
        return corner;
    }
}
