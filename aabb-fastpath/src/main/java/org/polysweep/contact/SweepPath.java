package org.polysweep.contact;

/** Which algorithm answers. All of them give the same answers, bit for bit. */
public enum SweepPath {
    /** Boxes by {@link #AABB}, everything else by {@link #POLYGON}. */
    AUTO,
    /** Vertex rays against edges, all pairs, in integers: short, slow, and the yardstick for the others. */
    REFERENCE,
    /** Any two convex polygons. */
    POLYGON,
    /** Two axis-parallel boxes, segments or points; anything else is refused. */
    AABB
}
