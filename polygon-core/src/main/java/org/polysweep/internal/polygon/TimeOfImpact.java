package org.polysweep.internal.polygon;

import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.expansion.Expansion;
import org.polysweep.internal.rounding.ExpansionRatio;
import org.polysweep.internal.rounding.PlaceFilter;
import org.polysweep.internal.rounding.TimeFilter;
import org.polysweep.internal.rounding.TimeRatio;
import org.polysweep.internal.sign.ExactOrientation;
import org.polysweep.shape.ConvexPolygon;

/** The time at which a vertex ray arrives: t = (e × gap) / (e × d) for an edge e. Reusable. */
final class TimeOfImpact {

    private final SweepQuery query;
    private final SweepPredicates signs;
    private final TimeRatio ratio = new TimeRatio();
    private final PlaceFilter places = new PlaceFilter();
    private final DoubleDouble alongX = new DoubleDouble();
    private final DoubleDouble alongY = new DoubleDouble();
    private final DoubleDouble gapX = new DoubleDouble();
    private final DoubleDouble gapY = new DoubleDouble();
    private final DoubleDouble moveX = new DoubleDouble();
    private final DoubleDouble moveY = new DoubleDouble();
    private final DoubleDouble term = new DoubleDouble();
    private final Expansion exactAlongX = new Expansion();
    private final Expansion exactAlongY = new Expansion();
    private final Expansion exactGapX = new Expansion();
    private final Expansion exactGapY = new Expansion();
    private final Expansion exactMoveX = new Expansion();
    private final Expansion exactMoveY = new Expansion();

    TimeOfImpact(SweepQuery query, SweepPredicates signs) {
        this.query = query;
        this.signs = signs;
    }

    /** The time as it was set last. */
    TimeRatio ratio() {
        return ratio;
    }

    /** Sets this to the time at which two spots coincide. */
    TimeRatio set(FeaturePair at) {
        moveX.setDifference(query.adx, query.bdx);
        moveY.setDifference(query.ady, query.bdy);
        query.findGap(at.onA(), at.onB(), gapX, gapY, term);
        if (at.isCornerA() && at.isCornerB()) {
            // t = (d · gap) / (d · d): d turned by a quarter takes the place of the edge.
            alongX.set(moveY);
            alongY.setNegation(moveX);
        } else {
            ConvexPolygon shape = at.isCornerB() ? query.a : query.b;
            int edge = at.isCornerB() ? at.onA() : at.onB();
            alongX.setDifference(shape.x(edge + 1), shape.x(edge));
            alongY.setDifference(shape.y(edge + 1), shape.y(edge));
        }
        setCross(ratio.numerator(), gapX, gapY);
        setCross(ratio.denominator(), moveX, moveY);
        return ratio.divide();
    }

    /** Finds the time at which two spots coincide, exactly. */
    void findExactly(FeaturePair at, ExpansionRatio exact) {
        findExactly(at, ExactOrientation.SCALE, exact);
        if (!exact.isCertain()) {
            findExactly(at, 1, exact);
        }
    }

    /** The same, with both terms of the quotient multiplied by a power of two, which is exact unless it overflows. */
    private void findExactly(FeaturePair at, double scale, ExpansionRatio exact) {
        exactMoveX.setDifference(query.adx, query.bdx);
        exactMoveY.setDifference(query.ady, query.bdy);
        exactGapX.setGap(query.a.x(at.onA()), query.b.x(at.onB()), query.ax, query.bx);
        exactGapY.setGap(query.a.y(at.onA()), query.b.y(at.onB()), query.ay, query.by);
        if (at.isCornerA() && at.isCornerB()) {
            exactAlongX.setDifference(scale * query.ady, scale * query.bdy);
            exactAlongY.setDifference(scale * query.bdx, scale * query.adx);
        } else {
            ConvexPolygon shape = at.isCornerB() ? query.a : query.b;
            int edge = at.isCornerB() ? at.onA() : at.onB();
            exactAlongX.setDifference(scale * shape.x(edge + 1), scale * shape.x(edge));
            exactAlongY.setDifference(scale * shape.y(edge + 1), scale * shape.y(edge));
        }
        exact.numerator().setCross(exactAlongX, exactAlongY, exactGapX, exactGapY);
        exact.denominator().setCross(exactAlongX, exactAlongY, exactMoveX, exactMoveY);
    }

    private void setCross(DoubleDouble cross, DoubleDouble x, DoubleDouble y) {
        cross.setProduct(alongX, y);
        cross.setDifference(cross, term.setProduct(alongY, x));
    }

    /** The time at which two spots coincide, by the filter, or on the lattice; NaN if that is not certain. */
    double byFilter(FeaturePair at, boolean up) {
        if (signs.isExactInDoubles()) {
            return exactly(at, up);
        }
        double rounded = at.isCornerA() && at.isCornerB()
                ? alongLine(at.onA(), at.onB(), up)
                : acrossEdge(query, at.onA(), at.onB(), at.isCornerA(), up, places);
        return Double.isNaN(rounded) ? signs.timeOnLattice(at, up) : rounded;
    }

    /** The time at which a corner meets a corner: the line leads from the one to the other, so either axis tells. */
    private double alongLine(int onA, int onB, boolean up) {
        return Math.abs(query.dx) > Math.abs(query.dy)
                ? TimeFilter.onAxis(
                        query.a.x(onA), query.b.x(onB), query.ax, query.bx, query.adx, query.bdx, up, places)
                : TimeFilter.onAxis(
                        query.a.y(onA), query.b.y(onB), query.ay, query.by, query.ady, query.bdy, up, places);
    }

    /**
     * The time at which a corner meets an edge, by the filter; NaN if that is not certain.
     *
     * @param onA the number of the corner or edge of A
     * @param onB the number of the corner or edge of B
     * @param isEdgeOfB whether the edge is that of B
     * @param up whether to round up; down, otherwise
     * @param places receives the time, for what is there at it
     */
    static double acrossEdge(SweepQuery query, int onA, int onB, boolean isEdgeOfB, boolean up, PlaceFilter places) {
        return acrossEdge(query, onA, onB, isEdgeOfB, up, false, places);
    }

    /**
     * The time at which a corner meets an edge, for shapes in general position; NaN if it is not certain.
     *
     * @param onA the number of the corner or edge of A
     * @param onB the number of the corner or edge of B
     * @param isEdgeOfB whether the edge is that of B
     * @param up whether to round up; down, otherwise
     * @param places receives the time if it is near to a double; otherwise {@link #acrossEdge} finds it again, if a
     *     place is asked for
     */
    static double acrossEdgeInGeneral(
            SweepQuery query, int onA, int onB, boolean isEdgeOfB, boolean up, PlaceFilter places) {
        return acrossEdge(query, onA, onB, isEdgeOfB, up, true, places);
    }

    private static double acrossEdge(
            SweepQuery query, int onA, int onB, boolean isEdgeOfB, boolean up, boolean byHalves, PlaceFilter places) {
        ConvexPolygon shape = isEdgeOfB ? query.b : query.a;
        int edge = isEdgeOfB ? onB : onA;
        double fromX = shape.x(edge);
        double fromY = shape.y(edge);
        double toX = shape.x(edge + 1);
        double toY = shape.y(edge + 1);
        double ax = query.a.x(onA);
        double ay = query.a.y(onA);
        double bx = query.b.x(onB);
        double by = query.b.y(onB);
        double rounded = byHalves
                ? TimeFilter.acrossEdgeByHalves(fromX, fromY, toX, toY, ax, ay, bx, by, query, up)
                : Double.NaN;
        return Double.isNaN(rounded)
                ? TimeFilter.acrossEdge(fromX, fromY, toX, toY, ax, ay, bx, by, query, up, places)
                : rounded;
    }

    /** The time where doubles compute exactly. */
    private double exactly(FeaturePair at, boolean up) {
        double gapX = query.gapX(at.onA(), at.onB());
        double gapY = query.gapY(at.onA(), at.onB());
        double moveX = query.dx;
        double moveY = query.dy;
        if (at.isCornerA() && at.isCornerB()) {
            return TimeFilter.ofExact(moveX * gapX + moveY * gapY, moveX * moveX + moveY * moveY, up, places);
        }
        ConvexPolygon shape = at.isCornerB() ? query.a : query.b;
        int edge = at.isCornerB() ? at.onA() : at.onB();
        double x = shape.edgeX(edge);
        double y = shape.edgeY(edge);
        return TimeFilter.ofExact(x * gapY - y * gapX, x * moveY - y * moveX, up, places);
    }
}
