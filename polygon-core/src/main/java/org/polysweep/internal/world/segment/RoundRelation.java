package org.polysweep.internal.world.segment;

import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.rounding.RelativeMotion;
import org.polysweep.internal.sign.OrientationFilter;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;

/**
 * The relation of two convex shapes that do not rotate from a time of the step on, at least one of which has a radius,
 * as far as a vertex of one core and an edge or a vertex of the other one prove it: the signs of their distance less
 * the radii, and of its growth, in double-double. Reusable, O(1), no allocation.
 */
final class RoundRelation {

    private final FacingFeatures features = new FacingFeatures();
    private final RelativeMotion motion = features.motion;
    private double time;
    private double enterBelow;

    /** The sum of the radii. */
    private final DoubleDouble radius = new DoubleDouble();

    /** The displacement of the other shape as seen from the owner, and the vector to its vertex at the time. */
    private final DoubleDouble moveX = new DoubleDouble();

    private final DoubleDouble moveY = new DoubleDouble();
    private final DoubleDouble x = new DoubleDouble();
    private final DoubleDouble y = new DoubleDouble();

    private final DoubleDouble edgeX = new DoubleDouble();
    private final DoubleDouble edgeY = new DoubleDouble();
    private final DoubleDouble square = new DoubleDouble();
    private final DoubleDouble along = new DoubleDouble();
    private final DoubleDouble height = new DoubleDouble();

    /** A number that is positive only if the shapes are apart at the time, and its growth in the step at that time. */
    private final DoubleDouble gap = new DoubleDouble();

    private final DoubleDouble growth = new DoubleDouble();
    private final DoubleDouble term = new DoubleDouble();

    /** Returns the relation of two shapes on two segments without rotors from a time in [0, 1] on. */
    Relation find(Trajectories trajectories, ConvexShape a, int segmentA, ConvexShape b, int segmentB, double time) {
        this.time = time;
        features.find(trajectories, a.core(), segmentA, b.core(), segmentB, time);
        radius.setDifference(a.radius(), -b.radius());
        moveX.setDifference(motion.bdx, motion.adx);
        moveY.setDifference(motion.bdy, motion.ady);
        ConvexPolygon owner = features.owner;
        int edge = features.edge;
        findGap(edge);
        double ahead = x.head() * owner.edgeX(edge) + y.head() * owner.edgeY(edge);
        double length = owner.edgeX(edge) * owner.edgeX(edge) + owner.edgeY(edge) * owner.edgeY(edge);
        if (ahead > 0 && ahead < length) {
            return ofEdge();
        }
        int nearest = ahead > 0 ? owner.next(edge) : edge;
        if (nearest != edge) {
            findGap(nearest);
        }
        return ofVertices(nearest);
    }

    /** Finds the vector from a vertex of the owner to the vertex of the other one at the time. */
    private void findGap(int vertexOfOwner) {
        x.setDifference(features.other.x(features.vertex), features.owner.x(vertexOfOwner));
        x.setSum(x, term.setDifference(motion.bx, motion.ax));
        x.setSum(x, term.setProduct(moveX, time));
        y.setDifference(features.other.y(features.vertex), features.owner.y(vertexOfOwner));
        y.setSum(y, term.setDifference(motion.by, motion.ay));
        y.setSum(y, term.setProduct(moveY, time));
    }

    private DoubleDouble dot(DoubleDouble dot, DoubleDouble x1, DoubleDouble y1, DoubleDouble x2, DoubleDouble y2) {
        term.setProduct(y1, y2);
        return dot.setProduct(x1, x2).setSum(dot, term);
    }

    private DoubleDouble across(DoubleDouble height, DoubleDouble x, DoubleDouble y) {
        term.setProduct(edgeX, y);
        return height.setProduct(edgeY, x).setDifference(height, term);
    }

    /** The relation of the vertex and the edge beside which it is: the gap is the height over the edge. */
    private Relation ofEdge() {
        edgeX.setDifference(features.owner.x(features.edge + 1), features.owner.x(features.edge));
        edgeY.setDifference(features.owner.y(features.edge + 1), features.owner.y(features.edge));
        dot(square, edgeX, edgeY, edgeX, edgeY);
        across(height, x, y);
        gap.setRoot(square);
        gap.setProduct(gap, radius).setDifference(height, gap);
        if (gap.sign() == -1) {
            boolean isBeside = dot(along, edgeX, edgeY, x, y).sign() == 1
                    && along.setDifference(square, along).sign() == 1;
            return isBeside && height.sign() == 1 ? overlapping() : Relation.UNKNOWN;
        }
        across(growth, moveX, moveY);
        return areApart() && features.isNearest() ? fromNowOn() : Relation.UNKNOWN;
    }

    /** The relation of the vertex and a vertex of the owner: the gap is the difference of two squares. */
    private Relation ofVertices(int vertexOfOwner) {
        dot(gap, x, y, x, y);
        gap.setDifference(gap, term.setProduct(radius, radius));
        if (gap.sign() == -1) {
            return overlapping();
        }
        dot(growth, x, y, moveX, moveY);
        growth.setSum(growth, growth);
        return areApart() && faceEachOther(vertexOfOwner) ? fromNowOn() : Relation.UNKNOWN;
    }

    /** Returns whether no vertex is farther toward the other shape, along the vector between the two vertices. */
    private boolean faceEachOther(int vertexOfOwner) {
        double bound = OrientationFilter.boundOfLateGaps(features.sizeAt(time));
        return isBehind(features.owner, vertexOfOwner, 1, bound)
                && isBehind(features.other, features.vertex, -1, bound);
    }

    private boolean isBehind(ConvexPolygon core, int vertex, int sign, double bound) {
        return core.vertexCount() == 1
                || (isBehind(core, vertex, core.next(vertex), sign, bound)
                        && isBehind(core, vertex, core.previous(vertex), sign, bound));
    }

    private boolean isBehind(ConvexPolygon core, int vertex, int neighbor, int sign, double bound) {
        double ahead = (core.x(neighbor) - core.x(vertex)) * x.head() + (core.y(neighbor) - core.y(vertex)) * y.head();
        return -sign * ahead >= bound;
    }

    private Relation overlapping() {
        return time < 1 ? Relation.OVERLAPPING : Relation.UNKNOWN;
    }

    /** Returns whether the gap is positive at the time, and also at the double before it. */
    private boolean areApart() {
        // A contact that ends between these two doubles ends at the time, as far as times are rounded up.
        return gap.head() - gap.headError()
                > 2 * (time - Math.nextDown(time)) * (Math.abs(growth.head()) + growth.headError());
    }

    /**
     * Returns whether shapes that are apart stay apart. The gap that is left along the direction in which they are
     * apart changes evenly, and vanishes no earlier than the gap would by its growth at the time.
     */
    private Relation fromNowOn() {
        int sign = growth.sign();
        if (sign == 0 || sign == 1) {
            return Relation.APART;
        }
        double gapBelow = Math.nextDown(gap.head() - gap.headError());
        double fall = Math.nextUp(Math.abs(growth.head()) + growth.headError());
        double left = Math.nextDown(gapBelow / fall);
        enterBelow = Math.max(time, Math.nextDown(time + left));
        return enterBelow >= 1 ? Relation.APART : Relation.APPROACHING;
    }

    /** Returns a lower bound of the next time of impact of shapes that approach. */
    double enterBelow() {
        return enterBelow;
    }
}
