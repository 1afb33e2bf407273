package org.polysweep.world;

/**
 * A body near a point.
 *
 * @param body the body
 * @param distance how far it is, rounded down; 0 if the point is in it
 */
public record Neighbour(BodyId body, double distance) {}
