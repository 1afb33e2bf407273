package org.polysweep.internal.turning;

/** How two closed shapes are to each other at one time. */
enum Nearness {
    /** They have no point in common. */
    APART,
    /** They have a point in common, and a shift as short as one likes takes it away. */
    TOUCHING,
    /** They have a point in common after any shift that is short enough. */
    OVERLAPPING
}
