package org.polysweep.world.body;

/**
 * A body near a point or a shape.
 *
 * @param body the body
 * @param distance its distance from the point or shape, rounded down; 0 if they touch or overlap
 */
public record Neighbor(BodyId body, double distance) {}
