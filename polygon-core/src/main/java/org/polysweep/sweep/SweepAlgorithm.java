package org.polysweep.sweep;

/** Which algorithm answers. All of them give the same answers, bit for bit. */
public enum SweepAlgorithm {
    /** Boxes by {@link #AABB}, everything else by {@link #POLYGON}. */
    AUTO,
    /** The rays from all vertices against all edges, in integers: short, slow, and the yardstick for the others. */
    REFERENCE,
    /** Any two convex polygons. */
    POLYGON,
    /** Two axis-parallel boxes, segments or points; anything else is refused. */
    AABB
}
