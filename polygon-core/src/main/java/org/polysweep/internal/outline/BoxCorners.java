package org.polysweep.internal.outline;

/**
 * How the corners and sides of an axis-parallel box are numbered by the caller who gave it as a polygon.
 *
 * <p>Corner 0 is (minX, minY), and corners and sides are counted counter-clockwise; side i begins at corner i. Where the box
 * is flat, corners that coincide have the same number. A side without length has the number of its corner, and no answer ever
 * names it as an edge.
 */
public final class BoxCorners {

    /** The corners of a polygon that is no axis-parallel box. */
    private static final BoxCorners NONE = new BoxCorners(new int[0], new int[0]);

    private final int[] vertices;
    private final int[] edges;

    private BoxCorners(int[] vertices, int[] edges) {
        this.vertices = vertices;
        this.edges = edges;
    }

    /** Finds the corners of a polygon; there are none if it is no axis-parallel rectangle or segment, and no point. */
    public static BoxCorners of(PreparedPolygon polygon) {
        int size = polygon.size;
        if (size == 3 || size > 4 || !allEdgesAxisParallel(polygon)) {
            return NONE;
        }
        double[] x = {polygon.minX, polygon.maxX, polygon.maxX, polygon.minX};
        double[] y = {polygon.minY, polygon.minY, polygon.maxY, polygon.maxY};
        int[] vertices = new int[4];
        int[] edges = new int[4];
        for (int corner = 0; corner < 4; corner++) {
            int found = vertexAt(polygon, x[corner], y[corner]);
            vertices[corner] = polygon.vertexIndices[found];
            edges[corner] = polygon.edgeIndices[found];
        }
        return new BoxCorners(vertices, edges);
    }

    /** Whether the polygon is a box. */
    public boolean exist() {
        return vertices.length > 0;
    }

    /** Whether the caller's indices of a box that is not flat are those of its corners and sides. */
    public boolean areInOrder() {
        for (int i = 0; i < vertices.length; i++) {
            if (vertices[i] != i || edges[i] != i) {
                return false;
            }
        }
        return exist();
    }

    /** The caller's index of a corner. */
    public int vertexIndex(int corner) {
        return vertices[corner];
    }

    /** The caller's index of a side. */
    public int edgeIndex(int side) {
        return edges[side];
    }

    private static boolean allEdgesAxisParallel(PreparedPolygon polygon) {
        for (int i = 0; i < polygon.size; i++) {
            int next = i + 1;
            if (polygon.cornerX(i) != polygon.cornerX(next) && polygon.cornerY(i) != polygon.cornerY(next)) {
                return false;
            }
        }
        return true;
    }

    private static int vertexAt(PreparedPolygon polygon, double x, double y) {
        int vertex = 0;
        while (polygon.cornerX(vertex) != x || polygon.cornerY(vertex) != y) {
            vertex++;
        }
        return vertex;
    }
}
