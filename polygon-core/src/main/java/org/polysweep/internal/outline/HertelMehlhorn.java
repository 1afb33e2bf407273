package org.polysweep.internal.outline;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.polysweep.internal.bound.Orientation;

/**
 * Joins the triangles of a polygon to convex parts: takes out one diagonal after another, unless that would leave an
 * angle of more than half a turn at one of its ends, for which the diagonal is essential.
 *
 * <p>At most two diagonals are essential for a corner. Each stands in a wedge of more than half a turn, between the
 * edges beside it; with three of them, the wedges of the first and the last would have no inner point in common, and
 * there is less than a full turn at a corner. At a convex corner none is. So of r reflex corners at most 2r diagonals
 * stay, and there are at most 2r + 1 parts. However a polygon is cut along diagonals into convex parts, at least one
 * diagonal ends at each reflex corner, and each has two ends: no way has fewer than r/2 + 1 parts, which is more than a
 * quarter of 2r + 1.
 *
 * @see <a href="https://doi.org/10.1007/3-540-12689-9_105">S. Hertel, K. Mehlhorn, Fast triangulation of simple
 *     polygons, Foundations of Computation Theory, Lecture Notes in Computer Science 158 (1983)</a>
 */
public final class HertelMehlhorn {

    private final int size;
    private final Orientation turns;

    /**
     * Edges and diagonals, each from both of its ends: {@code from · size + (to - from) mod size}, ascending. Around a
     * vertex, the order of the other vertices along the polygon is counter-clockwise; so these are the edges that leave
     * vertex 0, counter-clockwise through the inside of the polygon, then the edges that leave vertex 1, and so on.
     */
    private final long[] leaving;

    /** For each of them the same edge from its other end. */
    private final int[] twin;

    /** For each of them the one beside it that is left. */
    private final int[] clockwise;

    private final int[] counterClockwise;

    /** Those that are taken out, or are part of a border that is read already. */
    private final boolean[] done;

    private HertelMehlhorn(double[] ring, int[] diagonals) {
        size = ring.length / 2;
        turns = new Orientation(ring);
        leaving = new long[2 * size + diagonals.length];
        for (int i = 0; i < size; i++) {
            int next = i + 1 == size ? 0 : i + 1;
            leaving[2 * i] = code(i, next);
            leaving[2 * i + 1] = code(next, i);
        }
        for (int k = 0; k < diagonals.length; k++) {
            leaving[2 * size + k] = code(diagonals[k], diagonals[k ^ 1]);
        }
        Arrays.sort(leaving);
        twin = new int[leaving.length];
        Arrays.setAll(twin, edge -> find(to(edge), from(edge)));
        clockwise = new int[leaving.length];
        Arrays.setAll(clockwise, edge -> edge - 1);
        counterClockwise = new int[leaving.length];
        Arrays.setAll(counterClockwise, edge -> edge + 1);
        done = new boolean[leaving.length];
    }

    /**
     * Returns the parts.
     *
     * @param ring the corners of a simple polygon, x0, y0, x1, y1, …, counter-clockwise, none on the line of its
     *     neighbors
     * @param diagonals of a triangulation: the numbers of the corners at the two ends of each
     * @return the corners of each part, counter-clockwise from the lowest number on, none on the line of its
     *     neighbors; the parts in the order of their first corners
     */
    public static List<int[]> parts(double[] ring, int[] diagonals) {
        HertelMehlhorn polygon = new HertelMehlhorn(ring, diagonals);
        for (int k = 0; k < diagonals.length; k += 2) {
            polygon.removeUnlessEssential(polygon.find(diagonals[k], diagonals[k + 1]));
        }
        return polygon.borders();
    }

    private void removeUnlessEssential(int diagonal) {
        int back = twin[diagonal];
        if (isEssential(diagonal) || isEssential(back)) {
            return;
        }
        remove(diagonal);
        remove(back);
    }

    /** Whether there is more than half a turn between the edges beside a diagonal, at the corner that it leaves. */
    private boolean isEssential(int diagonal) {
        return turns.at(to(counterClockwise[diagonal]), from(diagonal), to(clockwise[diagonal])) < 0;
    }

    private void remove(int diagonal) {
        counterClockwise[clockwise[diagonal]] = counterClockwise[diagonal];
        clockwise[counterClockwise[diagonal]] = clockwise[diagonal];
        done[diagonal] = true;
    }

    private List<int[]> borders() {
        List<int[]> parts = new ArrayList<>();
        for (int edge = 0; edge < leaving.length; edge++) {
            // The last edge that leaves a corner goes back along the outline, where there is no part at its left.
            if (!done[edge] && leaving[edge] % size != size - 1) {
                parts.add(corners(border(edge)));
            }
        }
        return parts;
    }

    /** The vertices of the part at the left of an edge. */
    private int[] border(int first) {
        int[] border = new int[size];
        int count = 0;
        int edge = first;
        do {
            done[edge] = true;
            border[count++] = from(edge);
            edge = clockwise[twin[edge]];
        } while (edge != first);
        return Arrays.copyOf(border, count);
    }

    /** Without those vertices of a part at which exactly half a turn is left. */
    private int[] corners(int[] border) {
        int[] corners = new int[border.length];
        int count = 0;
        for (int i = 0; i < border.length; i++) {
            int before = border[i == 0 ? border.length - 1 : i - 1];
            int after = border[i + 1 == border.length ? 0 : i + 1];
            if (turns.at(before, border[i], after) != 0) {
                corners[count++] = border[i];
            }
        }
        return Arrays.copyOf(corners, count);
    }

    private long code(int from, int to) {
        return (long) from * size + (to < from ? to + size - from : to - from);
    }

    private int find(int from, int to) {
        return Arrays.binarySearch(leaving, code(from, to));
    }

    private int from(int edge) {
        return (int) (leaving[edge] / size);
    }

    private int to(int edge) {
        return (int) ((leaving[edge] / size + leaving[edge] % size) % size);
    }
}
