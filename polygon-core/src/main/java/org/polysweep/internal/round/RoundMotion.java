package org.polysweep.internal.round;

import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.internal.polygon.predicate.PolygonQuery;
import org.polysweep.internal.predicate.RoundBound;
import org.polysweep.internal.prepared.Prepared;
import org.polysweep.internal.rounding.RelativeMotion;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.RoundedPolygon;

/** A query as the caller gave it, in doubles, and what follows at once. Reusable. */
final class RoundMotion extends PolygonQuery {

    double radiusA;
    double radiusB;

    /** The line of the motion: along the displacement, or toward the middle of C if nothing moves. */
    double lineX;

    double lineY;

    /** The sum of the radii: one term. */
    double radius;

    /** The sizes of the displacement and of the gaps between vertices, as {@link RoundBound} has them. */
    double moveSize;

    double gapSize;

    /** Sets the query to two shapes and a motion. */
    void set(ConvexShape newA, ConvexShape newB, RelativeMotion motion) {
        setCores(newA.core(), newB.core());
        set(motion.ax, motion.ay, motion.adx, motion.ady, motion.bx, motion.by, motion.bdx, motion.bdy);
        setRadii(newA.radius(), newB.radius());
    }

    /** Sets the radii, and what follows from them and the rest of the query. */
    void setRadii(double newRadiusA, double newRadiusB) {
        radiusA = newRadiusA;
        radiusB = newRadiusB;
        lineX = dx;
        lineY = dy;
        if (!moves()) {
            setLineThroughMiddle();
        }
        radius = radiusA + radiusB;
        moveSize = Math.abs(lineX) + Math.abs(lineY);
        gapSize = 2 * (Prepared.magnitude(a) + Prepared.magnitude(b)) + Math.abs(offsetX) + Math.abs(offsetY) + radius;
    }

    /** Any line tells whether the origin is in C; one through the middle of C is not near its edge. */
    private void setLineThroughMiddle() {
        lineX = Prepared.centerX(b) - Prepared.centerX(a) + offsetX;
        lineY = Prepared.centerY(b) - Prepared.centerY(a) + offsetY;
        if (lineX == 0 && lineY == 0) {
            lineX = 1;
        }
    }

    /** Whether the bounds of the filter hold. */
    boolean isInRange() {
        return RoundBound.isInRange(moveSize, gapSize, radius);
    }

    @Override
    public ExactQuery exact() {
        return ExactQuery.of(
                new ConvexMotion(RoundedPolygon.of(a, radiusA), ax, ay, adx, ady),
                new ConvexMotion(RoundedPolygon.of(b, radiusB), bx, by, bdx, bdy));
    }
}
