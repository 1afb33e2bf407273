package org.polysweep.shape;

/** What a ray hits of a shape in whose interior it begins. */
public enum RayStartInside {
    /** The shape, at once: at t = 0 and without a normal. */
    REPORT_START,
    /** The outline, where the ray leaves the shape; nothing, if it ends before. */
    REPORT_EXIT
}
