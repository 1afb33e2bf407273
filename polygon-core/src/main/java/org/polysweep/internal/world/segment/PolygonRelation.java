package org.polysweep.internal.world.segment;

import org.polysweep.internal.bound.HeightAtTime;
import org.polysweep.internal.prepared.Prepared;
import org.polysweep.internal.prepared.PseudoAngle;
import org.polysweep.internal.rounding.RelativeMotion;
import org.polysweep.internal.sign.OrientationFilter;
import org.polysweep.shape.ConvexPolygon;

/**
 * The relation of two polygons that do not rotate from a time of the step on, as far as the height of one over an edge
 * of the other proves it, which is a linear function of time. A few signs do, even if the polygons are one unit in the
 * last place apart, as they are after each contact. Reusable, O(1), no allocation.
 */
final class PolygonRelation {

    private final FacingFeatures features = new FacingFeatures();
    private final RelativeMotion motion = features.motion;
    private final HeightAtTime height = new HeightAtTime();
    private double time;

    /** Lower bounds of the height at the time, and, if the polygons may not stay apart, at the end of the step. */
    private double heightBelow;

    private double endHeightBelow;

    /** Returns the relation of two polygons on two segments without rotors from a time in [0, 1] on. */
    Relation find(
            Trajectories trajectories, ConvexPolygon a, int segmentA, ConvexPolygon b, int segmentB, double time) {
        this.time = time;
        features.find(trajectories, a, segmentA, b, segmentB, time);
        heightBelow = heightBelowAt(time);
        if (height.isNegative()) {
            return overlap() ? Relation.OVERLAPPING : Relation.UNKNOWN;
        }
        if (!areApart() || !features.isNearest()) {
            return Relation.UNKNOWN;
        }
        if (stayApart()) {
            return Relation.APART;
        }
        return Double.isFinite(heightBelow - endHeightBelow) ? Relation.APPROACHING : Relation.UNKNOWN;
    }

    /** Finds the height of the vertex over the edge at a time; returns a lower bound. */
    private double heightBelowAt(double when) {
        ConvexPolygon owner = features.owner;
        int edge = features.edge;
        height.find(
                owner.x(edge),
                owner.y(edge),
                owner.x(edge + 1),
                owner.y(edge + 1),
                features.other.x(features.vertex),
                features.other.y(features.vertex),
                motion,
                when);
        return height.below();
    }

    /** Returns whether the vertex is beyond the edge at the time, and also at the double before it. */
    private boolean areApart() {
        // A contact that ends between these two doubles ends at the time, as far as times are rounded up.
        double growth = Math.abs(features.owner.edgeX(features.edge) * motion.dy)
                + Math.abs(features.owner.edgeY(features.edge) * motion.dx);
        return heightBelow > 2 * (time - Math.nextDown(time)) * growth;
    }

    /** Returns whether a vertex that is beyond the edge stays there until the step ends. */
    private boolean stayApart() {
        double edgeX = features.owner.edgeX(features.edge);
        double edgeY = features.owner.edgeY(features.edge);
        if (OrientationFilter.signOfTerms(edgeX, edgeY, motion.dx, motion.dy) > 0) {
            return true;
        }
        endHeightBelow = heightBelowAt(1);
        return endHeightBelow > 0;
    }

    /**
     * Returns a lower bound of the next time of impact of polygons that approach: when the vertex reaches the line of
     * the edge, or a little earlier.
     */
    double enterBelow() {
        // The height falls from more than one bound to more than the other, evenly. All operands are positive.
        double fall = Math.nextUp(heightBelow - endHeightBelow);
        double share = Math.nextDown(heightBelow / fall);
        return Math.max(time, Math.nextDown(time + Math.nextDown(share * Math.nextDown(1 - time))));
    }

    /**
     * Returns whether polygons provably overlap at the time, and after it, if the vertex is below the edge: three
     * points of the obstacle, the other polygon less the owner, surround the origin. These are the vertex as seen from
     * both ends of the edge, and the opposite corner: docs/error-bounds.md, theorem 18.
     */
    private boolean overlap() {
        ConvexPolygon owner = features.owner;
        ConvexPolygon other = features.other;
        int outward = PseudoAngle.of(owner.edgeY(features.edge), -owner.edgeX(features.edge));
        int ofOwner = Prepared.farthestAt(owner, PseudoAngle.opposite(outward));
        int ofOther = Prepared.farthestAt(other, outward);
        double bound = OrientationFilter.boundOfLateGaps(features.sizeAt(time));
        double oppositeX = gapX(ofOwner, ofOther);
        double oppositeY = gapY(ofOwner, ofOther);
        double beginX = gapX(features.edge, features.vertex);
        double beginY = gapY(features.edge, features.vertex);
        double endX = gapX(features.edge + 1, features.vertex);
        double endY = gapY(features.edge + 1, features.vertex);
        return time < 1
                && bound < Double.POSITIVE_INFINITY
                && endX * oppositeY - endY * oppositeX >= bound
                && oppositeX * beginY - oppositeY * beginX >= bound;
    }

    private double gapX(int ofOwner, int ofOther) {
        return features.other.x(ofOther) - features.owner.x(ofOwner) + motion.offsetX - time * motion.dx;
    }

    private double gapY(int ofOwner, int ofOther) {
        return features.other.y(ofOther) - features.owner.y(ofOwner) + motion.offsetY - time * motion.dy;
    }
}
