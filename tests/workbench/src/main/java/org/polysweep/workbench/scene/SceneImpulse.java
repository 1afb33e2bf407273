package org.polysweep.workbench.scene;

/**
 * How two bodies that rest on each other press on each other.
 *
 * @param a the place of a body in the scene
 * @param partA its part
 * @param b the place of the other body
 * @param partB its part
 * @param along the impulse along the normal, 0 or more
 * @param across the impulse across the normal
 */
public record SceneImpulse(int a, int partA, int b, int partB, double along, double across) {}
