package org.polysweep.internal.world.segment;

import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.prepared.Prepared;
import org.polysweep.internal.prepared.PseudoAngle;
import org.polysweep.internal.rounding.RelativeMotion;
import org.polysweep.internal.sign.OrientationFilter;
import org.polysweep.shape.ConvexPolygon;

/**
 * The edge of one of two polygons beyond which the other one is farthest at a time of the step, and the vertex of the
 * other one that is nearest to its line, as guessed in doubles. Reusable, O(1), no allocation.
 */
final class FacingFeatures {

    private static final ConvexPolygon NOWHERE = ConvexPolygon.of(0, 0);

    /** The polygon of the edge, and the other one. */
    ConvexPolygon owner = NOWHERE;

    ConvexPolygon other = NOWHERE;
    int edge;
    int vertex;

    /** The motions of the owner, which is the first, and of the other one. */
    final RelativeMotion motion = new RelativeMotion();

    /** The approximate height of the vertex over the edge. */
    private double best;

    private boolean isOfB;

    private final DoubleDouble product = new DoubleDouble();
    private final DoubleDouble x = new DoubleDouble();
    private final DoubleDouble y = new DoubleDouble();

    /** Guesses the features of two polygons on two segments without rotors at a time in [0, 1]. */
    void find(Trajectories trajectories, ConvexPolygon a, int segmentA, ConvexPolygon b, int segmentB, double time) {
        set(trajectories, segmentA, segmentB);
        guess(a, b, motion.offsetX - time * motion.dx, motion.offsetY - time * motion.dy);
        if (isOfB) {
            set(trajectories, segmentB, segmentA);
        }
    }

    private void set(Trajectories trajectories, int first, int second) {
        motion.set(
                trajectories.x(first),
                trajectories.y(first),
                trajectories.dx(first),
                trajectories.dy(first),
                trajectories.x(second),
                trajectories.y(second),
                trajectories.dx(second),
                trajectories.dy(second));
    }

    /** Guesses the edge among those at the two vertices that face the other polygon; B is at x, y from A. */
    private void guess(ConvexPolygon a, ConvexPolygon b, double x, double y) {
        int spacing = Math.max(Prepared.bearingSpacing(a), Prepared.bearingSpacing(b));
        int toB = PseudoAngle.of(
                Prepared.centerX(b) - Prepared.centerX(a) + x, Prepared.centerY(b) - Prepared.centerY(a) + y);
        int bearing = (toB + spacing / 2) & -spacing;
        int facingB = Prepared.farthestAt(a, bearing);
        int facingA = Prepared.farthestAt(b, PseudoAngle.opposite(bearing));
        best = Double.NEGATIVE_INFINITY;
        owner = a;
        other = b;
        edge = facingB;
        vertex = facingA;
        tryEdge(a, facingB, b, facingA, x, y);
        tryEdge(a, a.previous(facingB), b, facingA, x, y);
        double bestOfA = best;
        tryEdge(b, facingA, a, facingB, -x, -y);
        tryEdge(b, b.previous(facingA), a, facingB, -x, -y);
        isOfB = best > bestOfA;
    }

    /** Takes an edge if all of the other polygon, which is at x, y from its owner, seems to be higher over it. */
    private void tryEdge(ConvexPolygon owner, int edge, ConvexPolygon other, int facing, double x, double y) {
        double edgeX = owner.edgeX(edge);
        double edgeY = owner.edgeY(edge);
        int next = other.next(facing);
        int previous = other.previous(facing);
        double ofFacing = edgeY * other.x(facing) - edgeX * other.y(facing);
        double ofNext = edgeY * other.x(next) - edgeX * other.y(next);
        double ofPrevious = edgeY * other.x(previous) - edgeX * other.y(previous);
        double least = Math.min(ofFacing, Math.min(ofNext, ofPrevious));
        double above = least + edgeY * (x - owner.x(edge)) - edgeX * (y - owner.y(edge));
        double found = above / Math.sqrt(edgeX * edgeX + edgeY * edgeY);
        // A point has no edge: this is NaN.
        if (found > best) {
            best = found;
            this.owner = owner;
            this.edge = edge;
            this.other = other;
            vertex = least == ofFacing ? facing : least == ofNext ? next : previous;
        }
    }

    /** Returns whether it is proved that no vertex of the other polygon is nearer to the line of the edge. */
    boolean isNearest() {
        return isNoNearer(other.next(vertex)) && isNoNearer(other.previous(vertex));
    }

    private boolean isNoNearer(int neighbor) {
        int turn = OrientationFilter.signOfTerms(
                owner.edgeX(edge),
                owner.edgeY(edge),
                other.x(neighbor) - other.x(vertex),
                other.y(neighbor) - other.y(vertex));
        return turn < 0 || (turn == 0 && isParallelOrHigher(neighbor));
    }

    private boolean isParallelOrHigher(int neighbor) {
        y.setDifference(other.y(neighbor), other.y(vertex));
        y.setProduct(y, product.setDifference(owner.x(edge + 1), owner.x(edge)));
        x.setDifference(other.x(neighbor), other.x(vertex));
        x.setProduct(x, product.setDifference(owner.y(edge + 1), owner.y(edge)));
        int sign = product.setDifference(x, y).sign();
        return sign == 0 || sign == 1;
    }

    /** A bound of each component of the vector between any points of the polygons at a time, term by term. */
    double sizeAt(double time) {
        return Prepared.magnitude(owner)
                + Prepared.magnitude(other)
                + Math.max(
                        Math.abs(motion.offsetX) + Math.abs(time * motion.dx),
                        Math.abs(motion.offsetY) + Math.abs(time * motion.dy));
    }
}
