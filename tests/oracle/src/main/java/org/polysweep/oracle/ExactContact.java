package org.polysweep.oracle;

/**
 * A contact point at the exact time of entry and the vertex that it is taken from.
 *
 * @param point where it is, in world coordinates
 * @param source the shape whose vertex lies there: A where A has one there, else B
 * @param vertex the caller's index of that vertex
 */
public record ExactContact(ExactPoint point, Source source, int vertex) {
    /** One of the two shapes of a query. */
    public enum Source {
        /** The first shape. */
        A,
        /** The second shape. */
        B
    }
}
