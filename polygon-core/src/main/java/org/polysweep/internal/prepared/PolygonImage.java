package org.polysweep.internal.prepared;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.polysweep.internal.outline.AffineMap;
import org.polysweep.internal.outline.ConvexHull;
import org.polysweep.shape.ConvexPolygon;

/** The image of a polygon under an affine map: the convex hull of the rounded images of its corners. */
final class PolygonImage {

    /** The images x0, y0, x1, y1, … of all corners, in the caller's order: of equal images the lowest index is kept. */
    final double[] vertices;

    /** The corners of the hull among them, in counter-clockwise order. */
    final int[] corners;

    /** True if the caller's own order is clockwise. */
    final boolean isClockwise;

    /** The caller's index of each vertex, ascending. */
    private final int[] callers;

    private PolygonImage(double[] vertices, int[] corners, boolean isClockwise, int[] callers) {
        this.vertices = vertices;
        this.corners = corners;
        this.isClockwise = isClockwise;
        this.callers = callers;
    }

    /** Returns the caller's index of a vertex. */
    int callersIndex(int vertex) {
        return callers[vertex];
    }

    /**
     * Maps a polygon.
     *
     * @param polygon the polygon
     * @param isClockwise whether its caller's order is clockwise
     * @param map the map
     * @throws IllegalArgumentException if an image overflows {@code double}
     */
    static PolygonImage of(ConvexPolygon polygon, boolean isClockwise, AffineMap map) {
        int size = polygon.vertexCount();
        int[] callers = IntStream.range(0, size).map(polygon::vertexIndex).toArray();
        Arrays.sort(callers);
        double[] images = new double[2 * size];
        int[] orders = new int[size];
        for (int i = 0; i < size; i++) {
            int vertex = Arrays.binarySearch(callers, polygon.vertexIndex(i));
            int place = 2 * vertex;
            map.apply(polygon.x(i), polygon.y(i), images, place);
            if (!Double.isFinite(images[place]) || !Double.isFinite(images[place + 1])) {
                throw new IllegalArgumentException("vertices[" + polygon.vertexIndex(i) + "] maps to (" + images[place]
                        + ", " + images[place + 1] + "), which overflows double; use smaller coordinates");
            }
            orders[vertex] = isClockwise ? size - 1 - i : i;
        }
        int[] corners = ConvexHull.of(images);
        return new PolygonImage(images, corners, windsClockwise(corners, orders), callers);
    }

    /**
     * Returns whether the corners of the image, in counter-clockwise order, run against the caller's order: all of them
     * do or none, unless the images are so flat that rounding disturbs the order; then most of them decide.
     *
     * @param corners the images in counter-clockwise order
     * @param orders the number of each vertex in the caller's order
     */
    private static boolean windsClockwise(int[] corners, int[] orders) {
        int descents = 0;
        for (int k = 0; k < corners.length; k++) {
            int next = corners[k + 1 == corners.length ? 0 : k + 1];
            if (orders[next] < orders[corners[k]]) {
                descents++;
            }
        }
        return 2 * descents > corners.length;
    }
}
