package org.polysweep.internal.round;

import org.polysweep.internal.prepared.Prepared;
import org.polysweep.internal.sign.ExactOrientation;
import org.polysweep.internal.sign.OrientationFilter;
import org.polysweep.shape.ConvexPolygon;

/** Finds the edge of one core that faces an edge of the other, exactly parallel to it. Reusable. */
final class ParallelEdge {

    /** There is no such edge, or it is uncertain whether there is one. */
    static final int NONE = -1;

    private final ExactOrientation turn = new ExactOrientation();

    ParallelEdge() {}

    /**
     * Returns the edge of a core, at one of its vertices, that runs against an edge of the other core, so that the core
     * lies beyond the line of that edge.
     *
     * @param owner the core of the edge
     * @param edge the edge
     * @param other the other core
     * @param vertex the vertex of it
     * @return the number of the edge, which begins or ends at the vertex; or {@link #NONE}
     */
    int to(ConvexPolygon owner, int edge, ConvexPolygon other, int vertex) {
        if (other.vertexCount() == 1) {
            return NONE;
        }
        double x = owner.edgeX(edge);
        double y = owner.edgeY(edge);
        int before = other.previous(vertex);
        boolean isSegment = other.vertexCount() == 2;
        double bound = OrientationFilter.boundOfTerms(Prepared.edgeSize(owner), Prepared.edgeSize(other));
        boolean endsBeyond = isSegment || x * other.edgeY(before) - y * other.edgeX(before) > bound;
        if (endsBeyond && runsAgainst(owner, edge, other, vertex)) {
            return vertex;
        }
        boolean beginsBeyond = isSegment || x * other.edgeY(vertex) - y * other.edgeX(vertex) < -bound;
        return beginsBeyond && runsAgainst(owner, edge, other, before) ? before : NONE;
    }

    private boolean runsAgainst(ConvexPolygon owner, int edge, ConvexPolygon other, int opposite) {
        double x = owner.edgeX(edge) * other.edgeX(opposite);
        double y = owner.edgeY(edge) * other.edgeY(opposite);
        // If they are parallel, the two products have one sign, and rounding does not change it.
        if (!(x + y < 0)) {
            return false;
        }
        turn.start(owner.x(edge), owner.y(edge), owner.x(edge + 1), owner.y(edge + 1))
                .add(other.x(opposite), other.y(opposite), other.x(opposite + 1), other.y(opposite + 1));
        int sign = turn.structure();
        return sign == 0 || (sign == ExactOrientation.OPEN && turn.expansion() == 0);
    }
}
