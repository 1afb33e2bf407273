package org.polysweep.oracle.turning;

/**
 * A unit vector from B toward A, at the exact time of entry.
 *
 * @param x the first component
 * @param y the second component
 */
public record TurningNormal(MomentNumber x, MomentNumber y) {}
