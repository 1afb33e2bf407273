package org.polysweep.internal.prepared;

import java.util.Arrays;
import java.util.List;
import org.polysweep.internal.aabb.BoxNumbers;

/**
 * The caller's numbers of the corners and sides of an axis-parallel box that was given as a polygon.
 *
 * <p>Corner 0 is (minX, minY), and corners and sides are counted counter-clockwise; side i begins at corner i. Where
 * the box is flat, corners that coincide have the same number. A side without length has the number of its corner, and
 * no answer ever names it as an edge.
 */
public final class BoxCorners implements BoxNumbers {

    /** For a polygon that is not an axis-parallel box. */
    static final BoxCorners NONE = new BoxCorners(new int[0], new int[0]);

    /** For boxes whose corners and sides are numbered counter-clockwise from any corner, as most are. */
    private static final List<BoxCorners> PLAIN = List.of(plain(0), plain(1), plain(2), plain(3));

    private final int[] vertices;
    private final int[] edges;

    private BoxCorners(int[] vertices, int[] edges) {
        this.vertices = vertices;
        this.edges = edges;
    }

    /**
     * Finds the corners of a polygon; there are none unless it is an axis-parallel rectangle or segment, or a point.
     *
     * @param xy the polygon's corners as x0, y0, x1, y1, …, counter-clockwise, the first again behind the last; the
     *     rest is ignored
     * @param vertexIndices the caller's index of each corner
     * @param edgeIndices the caller's index of the edge that begins at each corner
     */
    static BoxCorners of(double[] xy, int[] vertexIndices, int[] edgeIndices) {
        int size = vertexIndices.length;
        if (size == 3 || size > 4 || !allEdgesAxisParallel(xy, size)) {
            return NONE;
        }
        double minX = xy[0];
        double minY = xy[1];
        double maxX = xy[0];
        double maxY = xy[1];
        for (int i = 2; i < 2 * size; i += 2) {
            minX = Math.min(minX, xy[i]);
            minY = Math.min(minY, xy[i + 1]);
            maxX = Math.max(maxX, xy[i]);
            maxY = Math.max(maxY, xy[i + 1]);
        }
        double[] x = {minX, maxX, maxX, minX};
        double[] y = {minY, minY, maxY, maxY};
        int[] vertices = new int[4];
        int[] edges = new int[4];
        for (int corner = 0; corner < 4; corner++) {
            int found = vertexAt(xy, x[corner], y[corner]);
            vertices[corner] = vertexIndices[found];
            edges[corner] = edgeIndices[found];
        }
        for (BoxCorners plain : PLAIN) {
            if (Arrays.equals(vertices, plain.vertices) && Arrays.equals(edges, plain.edges)) {
                return plain;
            }
        }
        return new BoxCorners(vertices, edges);
    }

    private static BoxCorners plain(int first) {
        int[] numbers = {first, (first + 1) & 3, (first + 2) & 3, (first + 3) & 3};
        return new BoxCorners(numbers, numbers);
    }

    /** Returns the corners of a {@link #form}; corners without a form are stored with the polygon. */
    static BoxCorners plainForm(int form) {
        return PLAIN.get(form);
    }

    /** Returns whether there are corners that no {@link #plainForm} has. */
    boolean isSpecial() {
        return form() >= PLAIN.size();
    }

    /** Returns a code for these corners: less than 0 for none, up to 3 for {@link #plainForm}, or more. */
    int form() {
        return vertices.length == 0 ? -1 : PLAIN.get(vertices[0] & 3) == this ? vertices[0] : PLAIN.size();
    }

    @Override
    public int vertexIndex(int corner) {
        return vertices[corner];
    }

    @Override
    public int edgeIndex(int side) {
        return edges[side];
    }

    private static boolean allEdgesAxisParallel(double[] xy, int size) {
        for (int i = 2; i <= 2 * size; i += 2) {
            if (xy[i] != xy[i - 2] && xy[i + 1] != xy[i - 1]) {
                return false;
            }
        }
        return true;
    }

    private static int vertexAt(double[] xy, double x, double y) {
        int vertex = 0;
        while (xy[2 * vertex] != x || xy[2 * vertex + 1] != y) {
            vertex++;
        }
        return vertex;
    }
}
