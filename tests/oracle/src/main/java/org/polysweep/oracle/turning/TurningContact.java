package org.polysweep.oracle.turning;

import org.polysweep.oracle.ExactContact.PointSource;

/**
 * A contact point at the exact time of entry, on the surface of a shape, and the vertex that it is taken from.
 *
 * @param x in world coordinates
 * @param y in world coordinates
 * @param source the shape whose vertex it is: A where A has one there, else B
 * @param vertex the caller's index of that vertex
 */
public record TurningContact(MomentNumber x, MomentNumber y, PointSource source, int vertex) {}
