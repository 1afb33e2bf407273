package org.polysweep.internal.rotation.exact;

/** The relation of two closed shapes at one time. */
enum ContactState {
    /** They have no point in common. */
    APART,
    /** They have a point in common, but their interiors do not. */
    TOUCHING,
    /** Their interiors, or two segments that cross, have a point in common. */
    OVERLAPPING
}
