package org.polysweep.internal.prepared;

/**
 * What is known of a polygon with a radius once and for all, read through {@link Prepared}: of a circle, its center
 * too. So a sweep of two circles does not read their cores, which lie elsewhere in memory. Immutable.
 */
public abstract class PreparedRoundedPolygon {

    /** The caller's index of the center of a circle, which is vertex 0 of its core; negative if this is no circle. */
    protected final int centerIndex;

    protected final double radius;
    protected final double centerX;
    protected final double centerY;

    /**
     * Keeps the radius, and the center of a circle.
     *
     * @param core the polygon inside
     * @param radius how far the shape reaches beyond it, 0 or more
     */
    protected PreparedRoundedPolygon(PreparedPolygon core, double radius) {
        this.radius = radius;
        centerIndex = core.size > 1 ? -1 : core.numbering.vertexIndex(0);
        centerX = core.minX;
        centerY = core.minY;
    }
}
