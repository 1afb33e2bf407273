package org.polysweep.sweep;

import org.polysweep.exact.HeadTail;
import org.polysweep.exact.TimeFilter;
import org.polysweep.exact.TimeRatio;
import org.polysweep.polygon.ConvexPolygon;

/** The time at which a vertex ray arrives: t = (e × gap) / (e × d) for an edge e. Reusable. */
final class ImpactTime {

    private final SweepQuery query;
    private final PairSigns signs;
    private final TimeRatio ratio = new TimeRatio();
    private final HeadTail alongX = new HeadTail();
    private final HeadTail alongY = new HeadTail();
    private final HeadTail gapX = new HeadTail();
    private final HeadTail gapY = new HeadTail();
    private final HeadTail moveX = new HeadTail();
    private final HeadTail moveY = new HeadTail();
    private final HeadTail term = new HeadTail();

    ImpactTime(SweepQuery query, PairSigns signs) {
        this.query = query;
        this.signs = signs;
    }

    /** The time as it was set last. */
    TimeRatio ratio() {
        return ratio;
    }

    /** Sets this to the time at which two spots coincide. */
    TimeRatio set(Encounter at) {
        ConvexPolygon a = query.a;
        ConvexPolygon b = query.b;
        moveX.setDifference(query.adx, query.bdx);
        moveY.setDifference(query.ady, query.bdy);
        gapX.setDifference(b.x(at.onB()), a.x(at.onA()));
        gapX.setSum(gapX, term.setDifference(query.bx, query.ax));
        gapY.setDifference(b.y(at.onB()), a.y(at.onA()));
        gapY.setSum(gapY, term.setDifference(query.by, query.ay));
        if (at.isCornerA() && at.isCornerB()) {
            // t = (d · gap) / (d · d): d turned by a quarter takes the place of the edge.
            alongX.set(moveY);
            alongY.setNegation(moveX);
        } else {
            ConvexPolygon shape = at.isCornerB() ? a : b;
            int edge = at.isCornerB() ? at.onA() : at.onB();
            alongX.setDifference(shape.x(edge + 1), shape.x(edge));
            alongY.setDifference(shape.y(edge + 1), shape.y(edge));
        }
        setCross(ratio.numerator(), gapX, gapY);
        setCross(ratio.denominator(), moveX, moveY);
        return ratio.divide();
    }

    private void setCross(HeadTail cross, HeadTail x, HeadTail y) {
        cross.setProduct(alongX, y);
        cross.setDifference(cross, term.setProduct(alongY, x));
    }

    /** The time at which two spots coincide, by the filter; NaN if that is not certain. */
    double byFilter(Encounter at, boolean up) {
        if (signs.isExactInDoubles()) {
            return exactly(at, up);
        }
        if (at.isCornerA() && at.isCornerB()) {
            return Double.NaN;
        }
        return acrossEdge(query, at.onA(), at.onB(), at.isCornerA(), up);
    }

    /**
     * The time at which a corner meets an edge, by the filter; NaN if that is not certain.
     *
     * @param onA the number of the corner or edge of A
     * @param onB the number of the corner or edge of B
     * @param isEdgeOfB whether the edge is that of B
     * @param up whether to round up; down, otherwise
     */
    static double acrossEdge(SweepQuery query, int onA, int onB, boolean isEdgeOfB, boolean up) {
        ConvexPolygon a = query.a;
        ConvexPolygon b = query.b;
        ConvexPolygon shape = isEdgeOfB ? b : a;
        int edge = isEdgeOfB ? onB : onA;
        return TimeFilter.acrossEdge(
                shape.x(edge),
                shape.y(edge),
                shape.x(edge + 1),
                shape.y(edge + 1),
                a.x(onA),
                a.y(onA),
                b.x(onB),
                b.y(onB),
                query.ax,
                query.ay,
                query.bx,
                query.by,
                query.adx,
                query.ady,
                query.bdx,
                query.bdy,
                up);
    }

    /** The time where doubles compute exactly. */
    private double exactly(Encounter at, boolean up) {
        double gapX = query.b.x(at.onB()) - query.a.x(at.onA()) + (query.bx - query.ax);
        double gapY = query.b.y(at.onB()) - query.a.y(at.onA()) + (query.by - query.ay);
        double moveX = query.adx - query.bdx;
        double moveY = query.ady - query.bdy;
        if (at.isCornerA() && at.isCornerB()) {
            return TimeFilter.ofExact(moveX * gapX + moveY * gapY, moveX * moveX + moveY * moveY, up);
        }
        ConvexPolygon shape = at.isCornerB() ? query.a : query.b;
        int edge = at.isCornerB() ? at.onA() : at.onB();
        double x = shape.edgeX(edge);
        double y = shape.edgeY(edge);
        return TimeFilter.ofExact(x * gapY - y * gapX, x * moveY - y * moveX, up);
    }
}
