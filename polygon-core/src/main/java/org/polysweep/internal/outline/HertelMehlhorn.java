package org.polysweep.internal.outline;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.polysweep.internal.bound.Orientation;

/**
 * Joins triangles to convex parts: takes out one common edge after another, unless that would leave an angle of more
 * than half a turn at one of its ends, for which the edge is essential.
 *
 * <p>At most two edges are essential for a corner. Each stands in a wedge of more than half a turn, between the edges
 * beside it; with three of them, the wedges of the first and the last would have no inner point in common, and there is
 * less than a full turn at a corner. At a convex corner none is. So at most 2r edges stay for r reflex corners, and a
 * connected interior has at most 2r + 1 parts, less one for each hole. However it is cut along such edges into convex
 * parts, at least one ends at each reflex corner, and each has two ends: without a hole, every decomposition has r/2 +
 * 1 parts or more, which is more than a quarter of 2r + 1.
 *
 * @see <a href="https://doi.org/10.1007/3-540-12689-9_105">S. Hertel, K. Mehlhorn, Fast triangulation of simple
 *     polygons, Foundations of Computation Theory, Lecture Notes in Computer Science 158 (1983)</a>
 */
final class HertelMehlhorn {

    private final Orientation turns;

    /** The edges of all triangles, ascending: the point where each begins counter-clockwise, and where it ends. */
    private final long[] edges;

    /** For each of them the one that follows in its part. */
    private final int[] next;

    private final int[] previous;

    /** Those that are taken out, or are part of a border that is read already. */
    private final boolean[] done;

    private HertelMehlhorn(Orientation turns, int[] triangles) {
        this.turns = turns;
        edges = new long[triangles.length];
        for (int i = 0; i < triangles.length; i++) {
            edges[i] = edge(triangles[i], triangles[following(i)]);
        }
        next = new int[edges.length];
        previous = new int[edges.length];
        done = new boolean[edges.length];
        long[] byTriangle = edges.clone();
        Arrays.sort(edges);
        for (int i = 0; i < triangles.length; i++) {
            link(Arrays.binarySearch(edges, byTriangle[i]), Arrays.binarySearch(edges, byTriangle[following(i)]));
        }
    }

    /** The index of the next vertex of a triangle. */
    private static int following(int i) {
        return i % 3 == 2 ? i - 2 : i + 1;
    }

    private static long edge(int from, int to) {
        return (long) from << 32 | to;
    }

    /**
     * Returns the parts.
     *
     * @param triangles the points of each triangle, counter-clockwise; two triangles share an edge or points at most
     * @return the points of each part, counter-clockwise, none on the line of its neighbors
     */
    static List<int[]> parts(Orientation turns, int[] triangles) {
        HertelMehlhorn mesh = new HertelMehlhorn(turns, triangles);
        for (int edge = 0; edge < mesh.edges.length; edge++) {
            int twin = Arrays.binarySearch(mesh.edges, edge(mesh.to(edge), mesh.from(edge)));
            if (twin > edge) {
                mesh.removeUnlessEssential(edge, twin);
            }
        }
        return mesh.borders();
    }

    private void removeUnlessEssential(int edge, int twin) {
        if (isConvex(previous[edge], next[twin]) && isConvex(previous[twin], next[edge])) {
            link(previous[edge], next[twin]);
            link(previous[twin], next[edge]);
            done[edge] = true;
            done[twin] = true;
        }
    }

    /** Whether there is no more than half a turn inside, between an edge and one that begins at its end. */
    private boolean isConvex(int edge, int follower) {
        return turns.at(from(edge), from(follower), to(follower)) >= 0;
    }

    private void link(int edge, int follower) {
        next[edge] = follower;
        previous[follower] = edge;
    }

    private List<int[]> borders() {
        List<int[]> parts = new ArrayList<>();
        for (int edge = 0; edge < edges.length; edge++) {
            if (!done[edge]) {
                parts.add(corners(edge));
            }
        }
        return parts;
    }

    /** The corners of the part at the left of an edge, without those at which exactly half a turn is left. */
    private int[] corners(int first) {
        int[] corners = new int[4];
        int count = 0;
        int edge = first;
        do {
            done[edge] = true;
            if (turns.at(from(previous[edge]), from(edge), to(edge)) != 0) {
                corners = count == corners.length ? Arrays.copyOf(corners, 2 * count) : corners;
                corners[count++] = from(edge);
            }
            edge = next[edge];
        } while (edge != first);
        return Arrays.copyOf(corners, count);
    }

    private int from(int edge) {
        return (int) (edges[edge] >> 32);
    }

    private int to(int edge) {
        return (int) edges[edge];
    }
}
