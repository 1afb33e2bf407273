package org.polysweep.contact;

/**
 * A point in the plane, in world coordinates.
 *
 * @param x the abscissa, in the unit of the vertices
 * @param y the ordinate, in the unit of the vertices
 */
public record Point(double x, double y) {}
