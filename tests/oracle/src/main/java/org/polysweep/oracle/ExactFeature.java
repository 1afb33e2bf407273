package org.polysweep.oracle;

/**
 * The part of a shape that takes part in a contact.
 *
 * @param kind vertex or edge
 * @param index the caller's own index: of the vertex, or of the vertex at which the edge begins in the caller's order
 *     (a segment's only edge has the lower index of its two kept vertices)
 */
public record ExactFeature(FeatureKind kind, int index) {
    /** Vertex or edge. */
    public enum FeatureKind {
        /** A kept vertex. */
        VERTEX,
        /** The edge from a kept vertex to the next one. */
        EDGE
    }

    static ExactFeature vertex(int index) {
        return new ExactFeature(FeatureKind.VERTEX, index);
    }

    static ExactFeature edge(int index) {
        return new ExactFeature(FeatureKind.EDGE, index);
    }
}
