package org.polysweep.sweep;

import org.polysweep.exact.HeadTail;
import org.polysweep.exact.TimeRatio;
import org.polysweep.polygon.ConvexPolygon;

/** The time at which a vertex ray arrives: t = (e × gap) / (e × d) for an edge e. Reusable. */
final class ImpactTime {

    private final SweepQuery query;
    private final TimeRatio ratio = new TimeRatio();
    private final HeadTail alongX = new HeadTail();
    private final HeadTail alongY = new HeadTail();
    private final HeadTail gapX = new HeadTail();
    private final HeadTail gapY = new HeadTail();
    private final HeadTail moveX = new HeadTail();
    private final HeadTail moveY = new HeadTail();
    private final HeadTail term = new HeadTail();

    ImpactTime(SweepQuery query) {
        this.query = query;
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
        return ratio;
    }

    private void setCross(HeadTail cross, HeadTail x, HeadTail y) {
        cross.setProduct(alongX, y);
        cross.setDifference(cross, term.setProduct(alongY, x));
    }
}
