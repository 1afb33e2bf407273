package org.polysweep.sweep;

/** The algorithm of a sweep. All algorithms have the same results, bit for bit. */
public enum SweepAlgorithm {
    /** {@link #AABB} for two boxes, {@link #POLYGON} for all other pairs. */
    AUTO,
    /** The rays from all vertices against all edges, in integers: short, slow, and the reference for the others. */
    REFERENCE,
    /** Any two convex polygons. */
    POLYGON,
    /** Two axis-parallel boxes, segments or points; anything else is refused. */
    AABB
}
