package org.polysweep.internal.prepared;

/**
 * The caller's numbers of the vertices and edges of a polygon; engines number them from 0, counter-clockwise.
 * Immutable; polygons whose callers number them as engines do share one.
 */
final class CallerNumbering {

    private static final CallerNumbering PLAIN = plain(false, BoxCorners.NONE);

    /** True if the caller's own order is clockwise. */
    final boolean clockwise;

    /** The corners of an axis-parallel box, unless they have a {@link BoxCorners#form}. */
    final BoxCorners boxCorners;

    /** Empty if the caller numbers corners and edges as engines do. */
    private final int[] vertices;

    private final int[] edges;

    private CallerNumbering(boolean clockwise, int[] vertices, int[] edges, BoxCorners boxCorners) {
        this.clockwise = clockwise;
        this.vertices = vertices;
        this.edges = edges;
        this.boxCorners = boxCorners;
    }

    /**
     * Returns a numbering.
     *
     * @param vertices the caller's index of each corner
     * @param edges the caller's index of the edge that begins at each corner
     */
    static CallerNumbering of(boolean clockwise, int[] vertices, int[] edges, BoxCorners boxCorners) {
        if (!isPlain(vertices) || !isPlain(edges)) {
            return new CallerNumbering(clockwise, vertices, edges, boxCorners);
        }
        return clockwise || boxCorners.isSpecial() ? plain(clockwise, boxCorners) : PLAIN;
    }

    private static CallerNumbering plain(boolean clockwise, BoxCorners boxCorners) {
        int[] none = {};
        return new CallerNumbering(clockwise, none, none, boxCorners);
    }

    private static boolean isPlain(int[] indices) {
        for (int i = 0; i < indices.length; i++) {
            if (indices[i] != i) {
                return false;
            }
        }
        return true;
    }

    int vertexIndex(int corner) {
        return vertices.length == 0 ? corner : vertices[corner];
    }

    int edgeIndex(int edge) {
        return edges.length == 0 ? edge : edges[edge];
    }
}
