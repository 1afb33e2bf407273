package org.polysweep.internal.outline;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The convex parts of the points that an odd number of rings contain.
 *
 * @param corners the corners of each part, counter-clockwise, by the indices of vertices
 * @param isClockwise whether the caller's order around the outer ring is clockwise
 */
public record ConvexParts(List<int[]> corners, boolean isClockwise) {

    /**
     * Decomposes rings.
     *
     * @throws IllegalArgumentException if edges cross, a hole is not inside the outer ring, or nothing is inside
     */
    public static ConvexParts of(Rings rings) {
        Orientation turns = new Orientation(rings.points());
        RingArrangement arrangement = new RingArrangement(rings, turns);
        if (arrangement.boundaries().isEmpty()) {
            throw new IllegalArgumentException(rings.name(0)
                    + (isLine(turns, rings.points().length / 2)
                            ? ": all vertices lie on one line through it, so the outline has no area"
                            : ": all edges lie on one another in pairs, so the outline has no area"));
        }
        boolean clockwise = arrangement.isClockwise();
        SweepTriangulation.Triangles triangles = SweepTriangulation.triangles(turns, arrangement.boundaries());
        List<int[]> corners = HertelMehlhorn.parts(turns, triangles);
        corners.replaceAll(part -> fromFirst(part, rings, clockwise));
        corners.sort((one, other) -> clockwise ? compare(other, one) : compare(one, other));
        return new ConvexParts(corners, clockwise);
    }

    /** Compares corner by corner; a browser has no method of {@code Arrays} for it. */
    private static int compare(int[] one, int[] other) {
        for (int i = 0; i < Math.min(one.length, other.length); i++) {
            if (one[i] != other[i]) {
                return Integer.compare(one[i], other[i]);
            }
        }
        return Integer.compare(one.length, other.length);
    }

    private static boolean isLine(Orientation turns, int pointCount) {
        return IntStream.range(0, pointCount).allMatch(point -> turns.at(0, pointCount - 1, point) == 0);
    }

    /** The indices of points, beginning with the corner that is first counter-clockwise in the caller's list. */
    private static int[] fromFirst(int[] points, Rings rings, boolean clockwise) {
        int size = points.length;
        int first = 0;
        for (int i = 0; i < size; i++) {
            points[i] = rings.lowestIndex(points[i]);
            first = (points[i] < points[first]) != clockwise ? i : first;
        }
        int[] corners = new int[size];
        System.arraycopy(points, first, corners, 0, size - first);
        System.arraycopy(points, 0, corners, size - first, first);
        return corners;
    }
}
