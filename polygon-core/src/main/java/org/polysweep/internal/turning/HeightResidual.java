package org.polysweep.internal.turning;

import org.polysweep.internal.predicate.TurningBound;
import org.polysweep.internal.predicate.UnevaluatedSum;
import org.polysweep.shape.ConvexPolygon;

/**
 * The height of a corner over an edge at a time that is next to a root of it: what rounding the time has left. By the
 * formula of {@link CornerOverEdge}, in {@link UnevaluatedSum}s, with an error that {@link TurningBound#ofResidual}
 * bounds: docs/error-bounds.md, theorem 20. Reusable and not thread-safe; no allocation.
 */
final class HeightResidual {

    private final UnevaluatedPose owner = new UnevaluatedPose();
    private final UnevaluatedPose other = new UnevaluatedPose();
    private final UnevaluatedSum edgeX = new UnevaluatedSum();
    private final UnevaluatedSum edgeY = new UnevaluatedSum();
    private final UnevaluatedSum gapX = new UnevaluatedSum();
    private final UnevaluatedSum gapY = new UnevaluatedSum();
    private final UnevaluatedSum begin = new UnevaluatedSum();
    private final UnevaluatedSum term = new UnevaluatedSum();
    private double unit;
    private boolean isInRange;

    /**
     * Goes to a time.
     *
     * @param ofEdge the body of the edge
     * @param edge the number of the edge
     * @param ofCorner the body of the corner
     * @param corner the number of the corner
     * @param time the time, in [0, 1]
     */
    void set(BodyNumbers ofEdge, int edge, BodyNumbers ofCorner, int corner, double time) {
        ConvexPolygon edges = ofEdge.core;
        double beginX = edges.x(edge);
        double beginY = edges.y(edge);
        edgeX.setDifference(edges.x(edge + 1), beginX);
        edgeY.setDifference(edges.y(edge + 1), beginY);
        owner.set(ofEdge, time);
        owner.turn(edgeX, edgeY);
        other.set(ofCorner, time);
        gapX.set(ofCorner.core.x(corner));
        gapY.set(ofCorner.core.y(corner));
        other.turn(gapX, gapY);
        setGap(gapX, ofEdge.x, ofCorner.x, ofEdge.dx, ofCorner.dx, time, other.x());
        setGap(gapY, ofEdge.y, ofCorner.y, ofEdge.dy, ofCorner.dy, time, other.y());
        gapX.setProduct(gapX, owner.y());
        gapY.setProduct(gapY, owner.x());
        gapX.setDifference(gapX, gapY);
        begin.setProduct(edgeY, beginX);
        term.setProduct(edgeX, beginY);
        begin.setDifference(begin, term);
        begin.setProduct(begin, owner.square());
        begin.setProduct(begin, other.square());
        gapX.setDifference(gapX, begin);
        double squareA = owner.square().head();
        double squareB = other.square().head();
        double squareOfEdge = edgeX.head() * edgeX.head() + edgeY.head() * edgeY.head();
        unit = squareA * squareB * Math.sqrt(squareOfEdge);
        isInRange = TurningBound.isModerate(squareA)
                && TurningBound.isModerate(squareB)
                && TurningBound.isModerate(squareOfEdge);
    }

    /** Along an axis, from the origin of the owner to the corner, times the square of the corner's rotor. */
    private void setGap(
            UnevaluatedSum gap,
            double from,
            double to,
            double fromMove,
            double toMove,
            double time,
            UnevaluatedSum turned) {
        term.setDifference(toMove, fromMove);
        term.setProduct(term, time);
        gap.setDifference(to, from);
        gap.setSum(gap, term);
        gap.setProduct(gap, other.square());
        gap.setSum(gap, turned);
    }

    /** The height; NaN if nothing bounds what is wrong with it. */
    double height() {
        return isInRange ? gapX.value() / unit : Double.NaN;
    }
}
