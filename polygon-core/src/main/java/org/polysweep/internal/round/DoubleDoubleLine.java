package org.polysweep.internal.round;

import org.polysweep.internal.expansion.DoubleDouble;

/**
 * The line of a motion in double-double, and where vertices of the difference of the cores lie beside it. A point with
 * the gap v from the origin, the position of A, lies d·v along the line and d × v to the left of it, both times |d|.
 * Reusable, no allocation.
 */
final class DoubleDoubleLine {

    private final RoundQuery query;
    private final MotionLine line;
    private final int sense;
    final DoubleDouble x = new DoubleDouble();
    final DoubleDouble y = new DoubleDouble();

    /** The sum of the radii. */
    final DoubleDouble radius = new DoubleDouble();

    /** d². */
    final DoubleDouble square = new DoubleDouble();

    final DoubleDouble gapX = new DoubleDouble();
    final DoubleDouble gapY = new DoubleDouble();
    private final DoubleDouble term = new DoubleDouble();

    /**
     * The line of a query.
     *
     * @param query the query
     * @param line the line in doubles, which it is exactly if nothing moves
     * @param sense 1 if the line is followed along the displacement, -1 if in the opposite direction
     */
    DoubleDoubleLine(RoundQuery query, MotionLine line, int sense) {
        this.query = query;
        this.line = line;
        this.sense = sense;
    }

    /** Copies the numbers of the query. */
    void set() {
        RoundQuery q = query;
        if (q.moves()) {
            x.setDifference(sense * q.adx, sense * q.bdx);
            y.setDifference(sense * q.ady, sense * q.bdy);
        } else {
            x.set(sense * line.x);
            y.set(sense * line.y);
        }
        radius.setDifference(q.radiusA, -q.radiusB);
        dot(square, x, y);
    }

    /** Sets a number to d·p. */
    void dot(DoubleDouble dot, DoubleDouble pX, DoubleDouble pY) {
        dot.setProduct(x, pX).setSum(dot, term.setProduct(y, pY));
    }

    /** Sets a number to d × p. */
    void cross(DoubleDouble cross, DoubleDouble pX, DoubleDouble pY) {
        cross.setProduct(x, pY).setDifference(cross, term.setProduct(y, pX));
    }

    /** Computes the gap from a vertex of A to a vertex of B. */
    void setGap(int vertexA, int vertexB) {
        query.findGap(vertexA, vertexB, gapX, gapY, term);
    }
}
