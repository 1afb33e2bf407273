package org.polysweep.internal.world.segment;

/** What is proved about two shapes from a time of the step on, without a sweep. */
public enum Relation {
    /** Nothing is proved. */
    UNKNOWN,
    /** They are apart, and stay apart until the step ends. */
    APART,
    /** They are apart, and may have a contact later. */
    APPROACHING,
    /** They overlap at the time and right after it. */
    OVERLAPPING
}
