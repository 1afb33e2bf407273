package org.polysweep.oracle;

/**
 * A point of the plane in world coordinates, exact.
 *
 * @param x the first coordinate
 * @param y the second coordinate
 */
public record ExactPoint(Rational x, Rational y) {}
