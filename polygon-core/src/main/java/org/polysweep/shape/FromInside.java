package org.polysweep.shape;

/** What a ray hits of a shape in whose interior it begins. */
public enum FromInside {
    /** The shape, at once: at t = 0 and without a normal. */
    AT_ORIGIN,
    /** The outline, where the ray leaves the shape; nothing, if it ends before. */
    AT_EXIT
}
