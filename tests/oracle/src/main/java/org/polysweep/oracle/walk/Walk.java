package org.polysweep.oracle.walk;

/**
 * What the mover of a character allows.
 *
 * @param upX the up direction
 * @param upY the up direction
 * @param slopeLimit the rise over run of the steepest floor
 * @param stepHeight the height of the highest step
 */
public record Walk(double upX, double upY, double slopeLimit, double stepHeight) {}
