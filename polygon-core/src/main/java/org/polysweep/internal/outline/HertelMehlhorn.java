package org.polysweep.internal.outline;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Joins triangles to convex parts: removes one common edge after another, unless that would leave an angle of more than
 * half a turn at one of its ends, for which the edge is essential.
 *
 * <p>At most two edges are essential for a corner. Each lies in a wedge of more than half a turn, between the edges
 * beside it; with three of them, the wedges of the first and the last would have no inner point in common, and there is
 * less than a full turn at a corner. No edge is essential at a convex corner. So at most 2r edges remain for r reflex
 * corners, and a connected interior has at most 2r + 1 parts, less one for each hole. However it is cut along such
 * edges into convex parts, at least one ends at each reflex corner, and each has two ends: without a hole, every
 * decomposition has r/2 + 1 parts or more, which is more than a quarter of 2r + 1.
 *
 * @see <a href="https://doi.org/10.1007/3-540-12689-9_105">S. Hertel, K. Mehlhorn, Fast triangulation of simple
 *     polygons, Foundations of Computation Theory, Lecture Notes in Computer Science 158 (1983)</a>
 */
final class HertelMehlhorn {

    private final Orientation turns;

    /** The points at which each side of a triangle begins and ends. */
    private final int[] from;

    private final int[] to;

    /** For each side, the next and the previous side in its part. */
    private final int[] next;

    private final int[] previous;

    /** The sides that are removed, or belong to a border that has been read. */
    private final boolean[] done;

    private HertelMehlhorn(Orientation turns, int[] from) {
        this.turns = turns;
        this.from = from;
        to = new int[from.length];
        next = new int[from.length];
        previous = new int[from.length];
        done = new boolean[from.length];
        for (int side = 0; side < from.length; side++) {
            int follower = side % 3 == 2 ? side - 2 : side + 1;
            to[side] = from[follower];
            link(side, follower);
        }
    }

    /**
     * Returns the parts.
     *
     * @param triangles of which any two share an edge or points at most
     * @return the points of each part, counter-clockwise, none on the line of its neighbors
     */
    static List<int[]> parts(Orientation turns, SweepTriangulation.Triangles triangles) {
        HertelMehlhorn mesh = new HertelMehlhorn(turns, triangles.points);
        int[] sides = new int[triangles.edgeCount];
        Arrays.fill(sides, -1);
        for (int side = 0; side < triangles.edges.length; side++) {
            int edge = triangles.edges[side];
            if (edge >= 0 && sides[edge] >= 0) {
                mesh.removeUnlessEssential(sides[edge], side);
            } else if (edge >= 0) {
                sides[edge] = side;
            }
        }
        return mesh.borders();
    }

    private void removeUnlessEssential(int side, int twin) {
        if (isConvex(previous[side], next[twin]) && isConvex(previous[twin], next[side])) {
            link(previous[side], next[twin]);
            link(previous[twin], next[side]);
            done[side] = true;
            done[twin] = true;
        }
    }

    /** Returns whether there is no more than half a turn inside, between a side and one that begins at its end. */
    private boolean isConvex(int side, int follower) {
        return turns.at(from[side], from[follower], to[follower]) >= 0;
    }

    private void link(int side, int follower) {
        next[side] = follower;
        previous[follower] = side;
    }

    private List<int[]> borders() {
        List<int[]> parts = new ArrayList<>();
        for (int side = 0; side < from.length; side++) {
            if (!done[side]) {
                parts.add(corners(side));
            }
        }
        return parts;
    }

    /** The corners of the part at the left of a side, without those at which exactly half a turn is left. */
    private int[] corners(int first) {
        int[] corners = new int[4];
        int count = 0;
        int side = first;
        do {
            done[side] = true;
            if (turns.at(from[previous[side]], from[side], to[side]) != 0) {
                corners = count == corners.length ? Arrays.copyOf(corners, 2 * count) : corners;
                corners[count++] = from[side];
            }
            side = next[side];
        } while (side != first);
        return Arrays.copyOf(corners, count);
    }
}
