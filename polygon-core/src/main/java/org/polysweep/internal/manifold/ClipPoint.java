package org.polysweep.internal.manifold;

/**
 * A point of the incident core and its foot on the line of the reference edge, by features: either a vertex of the
 * incident core, or the point of the incident edge whose foot is an end of the reference edge.
 */
final class ClipPoint {

    /** True if the point is a vertex of the incident core. */
    boolean isVertex;

    /** The vertex of the incident core; or the vertex of the reference core that is the foot. */
    int vertex;

    void set(boolean isVertex, int vertex) {
        this.isVertex = isVertex;
        this.vertex = vertex;
    }
}
