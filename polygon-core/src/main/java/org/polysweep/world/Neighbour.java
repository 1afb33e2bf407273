package org.polysweep.world;

/**
 * A body near a point.
 *
 * @param body the body
 * @param distance its distance from the point, rounded down; 0 if the point is in the body
 */
public record Neighbour(BodyId body, double distance) {}
