package org.polysweep.oracle;

/** What a sweep means: exactly one of four, decided without a tolerance. */
public enum ExactVerdict {
    /** The shapes overlap before anything moves. */
    OVERLAP,
    /** Not {@link #OVERLAP}, and the motion leads the shapes into each other at some time in [0, 1). */
    HIT,
    /** Neither, and the shapes have a point in common at some time in [0, 1]. */
    TOUCH,
    /** None of these. */
    MISS
}
