package org.polysweep.internal.polygon.predicate;

import org.polysweep.internal.bound.LongLattice;
import org.polysweep.internal.prepared.Prepared;
import org.polysweep.shape.ConvexPolygon;

/**
 * The numbers of a query as 64-bit integers, if all of them are multiples of one power of two and fit a {@link
 * LongLattice}: then a zero costs no more than any other sign. Reusable.
 */
final class LatticeQuery {

    private final PolygonQuery query;
    private double scale;
    private long offsetX;
    private long offsetY;
    private long displacementX;
    private long displacementY;

    LatticeQuery(PolygonQuery query) {
        this.query = query;
    }

    /** Reads the query as it is now; false if its numbers do not fit. */
    boolean read() {
        double ofShapes = Math.max(Prepared.magnitude(query.a), Prepared.magnitude(query.b));
        double ofOffset = Math.max(Math.abs(query.offsetX), Math.abs(query.offsetY));
        double ofDisplacement = Math.max(Math.abs(query.dx), Math.abs(query.dy));
        scale = LongLattice.scale(Math.max(ofShapes, Math.max(ofOffset, ofDisplacement)));
        int exponent = LongLattice.exponent(scale);
        if (scale == LongLattice.NONE
                || Prepared.exponent(query.a) < exponent
                || Prepared.exponent(query.b) < exponent) {
            return false;
        }
        double tailX = query.offsetTailX();
        double tailY = query.offsetTailY();
        double displacementTailX = query.tailX();
        double displacementTailY = query.tailY();
        double rest = LongLattice.rest(query.offsetX, scale)
                + LongLattice.rest(query.offsetY, scale)
                + LongLattice.rest(query.dx, scale)
                + LongLattice.rest(query.dy, scale)
                + LongLattice.rest(tailX, scale)
                + LongLattice.rest(tailY, scale)
                + LongLattice.rest(displacementTailX, scale)
                + LongLattice.rest(displacementTailY, scale);
        if (rest != 0) {
            return false;
        }
        offsetX = at(query.offsetX) + at(tailX);
        offsetY = at(query.offsetY) + at(tailY);
        displacementX = at(query.dx) + at(displacementTailX);
        displacementY = at(query.dy) + at(displacementTailY);
        return true;
    }

    private long at(double value) {
        return LongLattice.at(value, scale);
    }

    /** The x component of the relative displacement. */
    long displacementX() {
        return displacementX;
    }

    /** The y component of the relative displacement. */
    long displacementY() {
        return displacementY;
    }

    /** The x component of the line of the motion. */
    long lineX() {
        return query.moves() ? displacementX : 1;
    }

    /** The y component of the line of the motion. */
    long lineY() {
        return displacementY;
    }

    /** The x component of an edge. */
    long edgeX(ConvexPolygon shape, int edge) {
        return at(shape.x(edge + 1)) - at(shape.x(edge));
    }

    /** The y component of an edge. */
    long edgeY(ConvexPolygon shape, int edge) {
        return at(shape.y(edge + 1)) - at(shape.y(edge));
    }

    /** The x component of the gap at t = 0. */
    long gapX(int vertexOfA, int vertexOfB) {
        return at(query.b.x(vertexOfB)) - at(query.a.x(vertexOfA)) + offsetX;
    }

    /** The y component of the gap at t = 0. */
    long gapY(int vertexOfA, int vertexOfB) {
        return at(query.b.y(vertexOfB)) - at(query.a.y(vertexOfA)) + offsetY;
    }

    /** The x component of the gap at t = 0, or at t = 1. */
    long gapX(int vertexOfA, int vertexOfB, boolean atEnd) {
        return gapX(vertexOfA, vertexOfB) - (atEnd ? displacementX : 0);
    }

    /** The y component of the gap at t = 0, or at t = 1. */
    long gapY(int vertexOfA, int vertexOfB, boolean atEnd) {
        return gapY(vertexOfA, vertexOfB) - (atEnd ? displacementY : 0);
    }
}
