package org.polysweep.internal.rotation;

import org.polysweep.internal.bound.RotationBound;
import org.polysweep.internal.bound.UnevaluatedSum;
import org.polysweep.shape.ConvexPolygon;

/**
 * The height of a vertex over an edge at a double next to a root of the height: the residual of Newton's method, by the
 * formula of {@code VertexOverEdge} in {@link UnevaluatedSum}s, with an error that {@link RotationBound#ofResidual}
 * bounds: docs/error-bounds.md, theorem 20. Reusable, not thread-safe, no allocation.
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

    /**
     * Returns the height at a time; NaN if nothing bounds its error.
     *
     * @param ofEdge the body of the edge
     * @param edge the number of the edge
     * @param ofVertex the body of the vertex
     * @param vertex the number of the vertex
     * @param time the time, in [0, 1]
     */
    double height(RotatingBody ofEdge, int edge, RotatingBody ofVertex, int vertex, double time) {
        ConvexPolygon edges = ofEdge.core;
        double beginX = edges.x(edge);
        double beginY = edges.y(edge);
        edgeX.setDifference(edges.x(edge + 1), beginX);
        edgeY.setDifference(edges.y(edge + 1), beginY);
        owner.set(ofEdge.rotorPath, time);
        owner.rotate(edgeX, edgeY);
        other.set(ofVertex.rotorPath, time);
        gapX.set(ofVertex.core.x(vertex));
        gapY.set(ofVertex.core.y(vertex));
        other.rotate(gapX, gapY);
        setGap(gapX, ofEdge.x, ofVertex.x, ofEdge.dx, ofVertex.dx, time, other.x);
        setGap(gapY, ofEdge.y, ofVertex.y, ofEdge.dy, ofVertex.dy, time, other.y);
        gapX.setProduct(gapX, owner.y);
        gapY.setProduct(gapY, owner.x);
        gapX.setDifference(gapX, gapY);
        begin.setProduct(edgeY, beginX);
        term.setProduct(edgeX, beginY);
        begin.setDifference(begin, term);
        begin.setProduct(begin, owner.square);
        begin.setProduct(begin, other.square);
        gapX.setDifference(gapX, begin);
        double squareOfOwner = owner.square.head();
        double squareOfOther = other.square.head();
        double squareOfEdge = edgeX.head() * edgeX.head() + edgeY.head() * edgeY.head();
        boolean isInRange = RotationBound.isModerate(squareOfOwner)
                && RotationBound.isModerate(squareOfOther)
                && RotationBound.isModerate(squareOfEdge);
        return isInRange ? gapX.value() / (squareOfOwner * squareOfOther * Math.sqrt(squareOfEdge)) : Double.NaN;
    }

    /** Along an axis, from the origin of the owner to the vertex, times the square of the other rotor. */
    private void setGap(
            UnevaluatedSum gap,
            double from,
            double to,
            double fromMove,
            double toMove,
            double time,
            UnevaluatedSum rotated) {
        term.setDifference(toMove, fromMove);
        term.setProduct(term, time);
        gap.setDifference(to, from);
        gap.setSum(gap, term);
        gap.setProduct(gap, other.square);
        gap.setSum(gap, rotated);
    }
}
