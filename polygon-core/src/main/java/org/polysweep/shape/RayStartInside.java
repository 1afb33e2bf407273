package org.polysweep.shape;

/** What is reported if a ray begins in the interior of a shape. */
public enum RayStartInside {
    /** The shape, at once: at t = 0 and without a normal. */
    REPORT_START,
    /** The outline, where the ray leaves the shape; nothing if the ray ends inside. */
    REPORT_EXIT
}
