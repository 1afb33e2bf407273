package org.polysweep.round;

import org.polysweep.exact.HeadTail;

/**
 * The line of a motion in heads and tails, and where corners of the difference of the cores lie beside it. A point with the gap v from the
 * origin, which is where A is, lies d·v along the line and d × v to the left of it, both times |d|. Reusable, no garbage.
 */
final class FineLine {

    private final RoundMotion query;
    private final int way;
    private final HeadTail x = new HeadTail();
    private final HeadTail y = new HeadTail();
    private final HeadTail radius = new HeadTail();
    private final HeadTail square = new HeadTail();
    private final HeadTail gapX = new HeadTail();
    private final HeadTail gapY = new HeadTail();
    private final HeadTail term = new HeadTail();
    private boolean known;

    /**
     * The line of a query.
     *
     * @param query the query
     * @param way 1 if the line is followed along the displacement, -1 if it is followed the other way
     */
    FineLine(RoundMotion query, int way) {
        this.query = query;
        this.way = way;
    }

    /** Forgets the last query. */
    void forget() {
        known = false;
    }

    /** Takes the numbers of the query, unless it has them. */
    void take() {
        if (known) {
            return;
        }
        known = true;
        RoundMotion q = query;
        if (q.isAtRest()) {
            x.set(way * q.dx);
            y.set(way * q.dy);
        } else {
            x.setDifference(way * q.adx, way * q.bdx);
            y.setDifference(way * q.ady, way * q.bdy);
        }
        radius.setDifference(q.radiusA, -q.radiusB);
        dot(square, x, y);
    }

    HeadTail x() {
        return x;
    }

    HeadTail y() {
        return y;
    }

    /** The sum of the radii. */
    HeadTail radius() {
        return radius;
    }

    /** d². */
    HeadTail square() {
        return square;
    }

    /** Sets a number to d·p. */
    void dot(HeadTail dot, HeadTail pX, HeadTail pY) {
        dot.setProduct(x, pX).setSum(dot, term.setProduct(y, pY));
    }

    /** Sets a number to d × p. */
    void cross(HeadTail cross, HeadTail pX, HeadTail pY) {
        cross.setProduct(x, pY).setDifference(cross, term.setProduct(y, pX));
    }

    /** Finds the gap from a corner of A to one of B. */
    FineLine gap(int cornerA, int cornerB) {
        RoundMotion q = query;
        gapX.setDifference(q.b.x(cornerB), q.a.x(cornerA));
        gapX.setSum(gapX, term.setDifference(q.bx, q.ax));
        gapY.setDifference(q.b.y(cornerB), q.a.y(cornerA));
        gapY.setSum(gapY, term.setDifference(q.by, q.ay));
        return this;
    }

    HeadTail gapX() {
        return gapX;
    }

    HeadTail gapY() {
        return gapY;
    }
}
