package org.polysweep.contact;

/**
 * A vertex or an edge of one shape, in the caller's own numbering.
 *
 * @param kind whether {@code index} numbers a vertex or an edge
 * @param index 0 or more; edge i begins at vertex i in the order in which the caller gave the vertices
 */
public record Feature(Kind kind, int index) {

    /** What a {@link Feature} is. */
    public enum Kind {
        /** A vertex of the shape. */
        VERTEX,
        /** A straight side of the shape, between two of its vertices. */
        EDGE
    }

    /** Checks the index. */
    public Feature {
        if (index < 0) {
            throw new IllegalArgumentException("index must be >= 0, but was " + index);
        }
    }
}
