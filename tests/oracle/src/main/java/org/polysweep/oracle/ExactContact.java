package org.polysweep.oracle;

/**
 * A contact point at the exact time of entry, on the surface of a shape, and the vertex that it is taken from. A round
 * shape's point lies one radius from the vertex, toward the other shape.
 *
 * @param point where it is, in world coordinates
 * @param source the shape whose vertex it is: A where A has one there, else B
 * @param vertex the caller's index of that vertex
 */
public record ExactContact(ExactPoint point, PointSource source, int vertex) {
    /** One of the two shapes of a query. */
    public enum PointSource {
        /** The first shape. */
        A,
        /** The second shape. */
        B
    }
}
