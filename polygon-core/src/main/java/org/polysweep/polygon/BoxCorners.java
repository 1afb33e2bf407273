package org.polysweep.polygon;

/**
 * How the corners and sides of an axis-parallel box are numbered by the caller who gave it as a polygon.
 *
 * <p>Corner 0 is (minX, minY), and corners and sides are counted counter-clockwise; side i begins at corner i. Where the box
 * is flat, corners that coincide have the same number. A side without length has the number of its corner, and no answer ever
 * names it as an edge.
 */
final class BoxCorners {

    /** The corners of a polygon that is no axis-parallel box. */
    private static final BoxCorners NONE = new BoxCorners(new int[0], new int[0]);

    private final int[] vertices;
    private final int[] edges;

    private BoxCorners(int[] vertices, int[] edges) {
        this.vertices = vertices;
        this.edges = edges;
    }

    /** Finds the corners of a polygon; there are none if it is no axis-parallel rectangle or segment, and no point. */
    static BoxCorners of(ConvexPolygon polygon) {
        int size = polygon.size();
        if (size == 3 || size > 4 || !allEdgesAxisParallel(polygon)) {
            return NONE;
        }
        double[] x = {polygon.minX(), polygon.maxX(), polygon.maxX(), polygon.minX()};
        double[] y = {polygon.minY(), polygon.minY(), polygon.maxY(), polygon.maxY()};
        int[] vertices = new int[4];
        int[] edges = new int[4];
        for (int corner = 0; corner < 4; corner++) {
            int found = vertexAt(polygon, x[corner], y[corner]);
            vertices[corner] = polygon.vertexIndex(found);
            edges[corner] = polygon.edgeIndex(found);
        }
        return new BoxCorners(vertices, edges);
    }

    /** Whether the polygon is a box. */
    boolean exist() {
        return vertices.length > 0;
    }

    /** Whether the caller's indices of a box that is not flat are those of its corners and sides. */
    boolean areInOrder() {
        for (int i = 0; i < vertices.length; i++) {
            if (vertices[i] != i || edges[i] != i) {
                return false;
            }
        }
        return exist();
    }

    /** The caller's index of a corner. */
    int vertexIndex(int corner) {
        return vertices[corner];
    }

    /** The caller's index of a side. */
    int edgeIndex(int side) {
        return edges[side];
    }

    private static boolean allEdgesAxisParallel(ConvexPolygon polygon) {
        for (int i = 0; i < polygon.size(); i++) {
            int next = polygon.next(i);
            if (polygon.x(i) != polygon.x(next) && polygon.y(i) != polygon.y(next)) {
                return false;
            }
        }
        return true;
    }

    private static int vertexAt(ConvexPolygon polygon, double x, double y) {
        int vertex = 0;
        while (polygon.x(vertex) != x || polygon.y(vertex) != y) {
            vertex++;
        }
        return vertex;
    }
}
