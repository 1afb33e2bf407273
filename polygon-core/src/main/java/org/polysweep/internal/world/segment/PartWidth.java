package org.polysweep.internal.world.segment;

import org.polysweep.internal.world.rounding.WorldThresholds;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;

/** The width of a convex part along a normal, in doubles; 0 for a segment along its own normal. Stateless. */
final class PartWidth {

    private PartWidth() {}

    /** Returns the width of a part that is rotated. */
    static double along(ConvexShape shape, Rotor rotor, double normalX, double normalY) {
        // The normal in the coordinates of the shape.
        Rotor back = rotor.inverse();
        double x = back.cos() * normalX - back.sin() * normalY;
        double y = back.sin() * normalX + back.cos() * normalY;
        double width = along(shape, x, y);
        double length = length(shape.core());
        boolean isFlat = shape.core().vertexCount() == 2
                && length + (width - 2 * shape.radius()) / WorldThresholds.FLAT_ULPS == length;
        return isFlat ? 2 * shape.radius() : width;
    }

    private static double length(ConvexPolygon core) {
        int last = core.vertexCount() - 1;
        return Math.abs(core.x(last) - core.x(0)) + Math.abs(core.y(last) - core.y(0));
    }

    /** Returns the width of a part that is not rotated. */
    static double along(ConvexShape shape, double normalX, double normalY) {
        ConvexPolygon core = shape.core();
        if (core.vertexCount() == 2 && isAcross(core, normalX, normalY)) {
            return 2 * shape.radius();
        }
        double least = Double.POSITIVE_INFINITY;
        double greatest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < core.vertexCount(); i++) {
            double reach = core.x(i) * normalX + core.y(i) * normalY;
            least = Math.min(least, reach);
            greatest = Math.max(greatest, reach);
        }
        return greatest - least + 2 * shape.radius();
    }

    /** Returns whether a normal belongs to a segment, which has no width there, though the rounded sums may differ. */
    private static boolean isAcross(ConvexPolygon segment, double normalX, double normalY) {
        double x = segment.normalX(0);
        double y = segment.normalY(0);
        return (normalX == x && normalY == y) || (normalX == -x && normalY == -y);
    }
}
