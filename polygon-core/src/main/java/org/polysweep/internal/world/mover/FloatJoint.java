package org.polysweep.internal.world.mover;

import org.polysweep.internal.world.rounding.WorldThresholds;
import org.polysweep.shape.ConvexPolygon;

/**
 * The width of a joint that rounding to floats may have left at a polygon: none if one of its coordinates is not a
 * float, or if the joint is not narrow for the body that passes it.
 */
final class FloatJoint {

    private FloatJoint() {}

    /**
     * Returns the width of the joint, or 0.
     *
     * @param polygon a part of the body with the joint
     * @param x the position of that body
     * @param y its position
     * @param unit the unit in the last place of a double
     * @param bodyWidth the width of the body that passes the joint
     */
    static double width(ConvexPolygon polygon, double x, double y, double unit, double bodyWidth) {
        double width = widest(unit, bodyWidth);
        return width > 0 && isFloat(x) && isFloat(y) && isFloat(polygon) ? width : 0;
    }

    /** Returns the width of the joint if all coordinates are floats. */
    static double widest(double unit, double bodyWidth) {
        double width = (double) WorldThresholds.FLOAT_JOINT_ULPS * WorldThresholds.DOUBLES_PER_FLOAT * unit;
        return width * WorldThresholds.WIDTH_PER_FLOAT_JOINT > bodyWidth ? 0 : width;
    }

    private static boolean isFloat(ConvexPolygon polygon) {
        for (int i = 0; i < polygon.vertexCount(); i++) {
            if (!isFloat(polygon.x(i)) || !isFloat(polygon.y(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isFloat(double number) {
        return (float) number == number;
    }
}
