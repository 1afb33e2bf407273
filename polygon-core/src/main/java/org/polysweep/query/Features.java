package org.polysweep.query;

/**
 * Which features of two cores are closest to each other: corners, or edges by the corner at which they begin. If both are
 * edges, they are parallel and face each other.
 *
 * @param onA the corner of A, or the one that begins the edge
 * @param isEdgeOfA whether it is an edge
 * @param onB the corner of B, or the one that begins the edge
 * @param isEdgeOfB whether it is an edge
 */
record Features(int onA, boolean isEdgeOfA, int onB, boolean isEdgeOfB) {}
