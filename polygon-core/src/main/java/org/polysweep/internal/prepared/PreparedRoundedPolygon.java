package org.polysweep.internal.prepared;

import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.RoundedPolygon;

/**
 * A polygon with a radius, and the data that sweeps look up through {@link Prepared}; for a circle, also its center. So
 * a sweep of two circles does not read their cores, which are elsewhere in memory. Immutable.
 */
public final class PreparedRoundedPolygon extends RoundedPolygon {

    /** True if the core is a point. */
    final boolean isCircle;

    final double centerX;
    final double centerY;
    private final double radius;
    private final ConvexPolygon core;

    /**
     * Keeps the core, the radius, and the center of a circle.
     *
     * @param core the polygon inside
     * @param radius the distance by which the shape extends beyond the core, 0 or more
     */
    public PreparedRoundedPolygon(ConvexPolygon core, double radius) {
        this.core = core;
        this.radius = radius;
        isCircle = core.vertexCount() == 1;
        centerX = core.minX();
        centerY = core.minY();
    }

    @Override
    public ConvexPolygon core() {
        return core;
    }

    @Override
    public double radius() {
        return radius;
    }
}
