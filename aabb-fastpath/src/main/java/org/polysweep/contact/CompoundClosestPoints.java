package org.polysweep.contact;

/**
 * What is between two compounds A and B that are apart: which parts are nearest to each other, and what is between these. Of several
 * pairs that are exactly as near, the one with the lowest part of A, then of B. Immutable.
 *
 * @param partA the part of A, counted from 0
 * @param partB the part of B, counted from 0
 * @param gap what is between the two parts; its features count the vertices and edges of the parts
 */
public record CompoundClosestPoints(int partA, int partB, ClosestPoints gap) {}
