package org.polysweep.internal.outline;

import java.util.Arrays;
import java.util.Comparator;
import org.polysweep.internal.bound.Orientation;

/**
 * Whether a closed path meets itself, decided exactly.
 *
 * <p>The edges are sorted by where they begin from the left, and each is compared with those that begin before it ends.
 * That is quick for outlines as people draw them; n²/2 comparisons of bounding boxes, where all of them are as wide as
 * the outline.
 */
final class SelfIntersection {

    private final double[] xy;
    private final Orientation turns;

    private SelfIntersection(double[] xy) {
        this.xy = xy;
        this.turns = new Orientation(xy);
    }

    /**
     * Refuses a path that crosses or touches itself.
     *
     * @param xy the caller's vertices, x0, y0, x1, y1, …, finite
     * @param path three or more of them, such that the path turns left or right at each
     * @throws IllegalArgumentException if two edges share a point that is not the end of the one and the beginning of
     *     the other
     */
    static void refuse(double[] xy, int[] path) {
        SelfIntersection test = new SelfIntersection(xy);
        BoxedEdge[] edges = new BoxedEdge[path.length];
        Arrays.setAll(edges, i -> BoxedEdge.of(xy, path[i], path[i + 1 == path.length ? 0 : i + 1]));
        Arrays.sort(edges, Comparator.comparingDouble(BoxedEdge::minX));
        for (int i = 0; i < edges.length; i++) {
            BoxedEdge one = edges[i];
            for (int j = i + 1; j < edges.length && edges[j].minX <= one.maxX; j++) {
                BoxedEdge other = edges[j];
                // Edges in succession share a corner, and because the path turns there, nothing else.
                if (other.minY <= one.maxY && one.minY <= other.maxY && !one.follows(other) && !other.follows(one)) {
                    test.refuseCommonPoint(one, other);
                }
            }
        }
    }

    /** An edge in its bounding box. */
    private record BoxedEdge(int from, int to, double minX, double minY, double maxX, double maxY) {

        static BoxedEdge of(double[] xy, int from, int to) {
            double fromX = xy[2 * from];
            double fromY = xy[2 * from + 1];
            double toX = xy[2 * to];
            double toY = xy[2 * to + 1];
            return new BoxedEdge(
                    from, to, Math.min(fromX, toX), Math.min(fromY, toY), Math.max(fromX, toX), Math.max(fromY, toY));
        }

        boolean follows(BoxedEdge other) {
            return other.to == from;
        }
    }

    /**
     * Two segments have a common point if and only if an end of one lies on the other, or each divides the ends of the
     * other.
     */
    private void refuseCommonPoint(BoxedEdge one, BoxedEdge other) {
        int otherFrom = turns.at(one.from, one.to, other.from);
        int otherTo = turns.at(one.from, one.to, other.to);
        if (otherFrom * otherTo > 0) {
            return;
        }
        int oneFrom = turns.at(other.from, other.to, one.from);
        int oneTo = turns.at(other.from, other.to, one.to);
        if (oneFrom * oneTo > 0) {
            return;
        }
        refuseTouch(otherFrom, other.from, one);
        refuseTouch(otherTo, other.to, one);
        refuseTouch(oneFrom, one.from, other);
        refuseTouch(oneTo, one.to, other);
        if (otherFrom * otherTo * oneFrom * oneTo != 0) {
            throw new IllegalArgumentException(
                    "vertices" + at(one.from) + ": the edge from there to vertices" + at(one.to)
                            + " crosses the edge from vertices" + at(other.from) + " to vertices" + at(other.to)
                            + ", so the outline is not simple; give the vertices in order around the shape");
        }
    }

    private void refuseTouch(int turn, int vertex, BoxedEdge edge) {
        double x = xy[2 * vertex];
        double y = xy[2 * vertex + 1];
        if (turn == 0 && edge.minX <= x && x <= edge.maxX && edge.minY <= y && y <= edge.maxY) {
            throw new IllegalArgumentException("vertices" + at(vertex) + ": the outline touches its edge from vertices"
                    + at(edge.from) + " to vertices" + at(edge.to)
                    + " there, so it is not simple; a hole cannot be cut out along a bridge to it and back:"
                    + " cut the shape in two through the hole, and split each by itself");
        }
    }

    /** {@code [3] = (1.0, 2.0)}. */
    private String at(int vertex) {
        return "[" + vertex + "] = (" + xy[2 * vertex] + ", " + xy[2 * vertex + 1] + ")";
    }
}
