package org.polysweep.contact;

/**
 * The minimum translation vector of two shapes that overlap: {@code depth · normal} is the shortest translation of A
 * after which A and B only touch. The sum of a position and that vector is rounded, so A may still overlap B by a tiny
 * amount: {@code Intersection.freePosition} in {@code org.polysweep.query} gives a position that is guaranteed to be
 * free.
 *
 * @param normalX the x component of a unit vector that points from B toward A; each component is the double nearest to
 *     the exact one
 * @param normalY the y component
 * @param depth the length of the translation, positive; the smallest double that is not less than the exact length, and
 *     infinite if it overflows {@code double}
 */
public record MinimumTranslation(double normalX, double normalY, double depth) {}
