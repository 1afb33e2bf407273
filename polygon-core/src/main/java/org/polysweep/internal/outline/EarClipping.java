package org.polysweep.internal.outline;

import org.polysweep.internal.bound.Orientation;

/**
 * Triangulates a simple polygon: cuts off one ear after another, until a triangle is left.
 *
 * <p>An ear is a vertex whose diagonal, the segment between its two neighbors, lies inside and touches the outline at
 * its ends only. There is always one, also if vertices lie in the middle of straight edges, as they may once some ears
 * are off: any simple polygon has a triangulation into triangles with an area, and the tree of that has an ear at each
 * end. A convex vertex is an ear unless the closed triangle of it and its neighbors contains a vertex that is not
 * convex. (Take the vertex in there that is farthest from the diagonal. Its neighbors are not farther, so it is not
 * convex; and if it is straight, its edges run parallel to the diagonal, up to a vertex that is not convex either.)
 * Cutting off an ear changes only whether its two neighbors are ears. So at most 3n vertices are tested, each against
 * the vertices that are not convex: O(n²).
 *
 * @see <a href="https://doi.org/10.2307/2319703">G. H. Meisters, Polygons have ears, The American Mathematical Monthly
 *     82 (1975)</a>
 */
public final class EarClipping {

    private final double[] ring;
    private final Orientation turns;
    private final int[] next;
    private final int[] previous;
    private final boolean[] ear;

    /** The vertices that are not convex, in any order. */
    private final int[] dents;

    private int dentCount;

    private EarClipping(double[] ring) {
        int size = ring.length / 2;
        this.ring = ring;
        turns = new Orientation(ring);
        next = new int[size];
        previous = new int[size];
        ear = new boolean[size];
        dents = new int[size];
        for (int i = 0; i < size; i++) {
            next[i] = i + 1 == size ? 0 : i + 1;
            previous[i] = (i == 0 ? size : i) - 1;
        }
    }

    /**
     * Triangulates a polygon.
     *
     * @param ring the corners of a simple polygon, x0, y0, x1, y1, …, counter-clockwise, none on the line of its
     *     neighbors
     * @return the two ends of each diagonal, one after the other: 2·(n - 3) numbers of corners
     */
    public static int[] diagonals(double[] ring) {
        return new EarClipping(ring).clip();
    }

    private int[] clip() {
        for (int i = 0; i < next.length; i++) {
            if (!isConvex(i)) {
                dents[dentCount++] = i;
            }
        }
        for (int i = 0; i < next.length; i++) {
            ear[i] = isEar(i);
        }
        int[] diagonals = new int[2 * (next.length - 3)];
        int corner = 0;
        for (int k = 0; k < diagonals.length; k += 2) {
            while (!ear[corner]) {
                corner = next[corner];
            }
            int before = previous[corner];
            int after = next[corner];
            diagonals[k] = before;
            diagonals[k + 1] = after;
            next[before] = after;
            previous[after] = before;
            forgetFilledDent(before);
            forgetFilledDent(after);
            ear[before] = isEar(before);
            ear[after] = isEar(after);
            // Not the next, or the diagonals of a round outline would all begin at one corner.
            corner = next[after];
        }
        return diagonals;
    }

    /** Takes a vertex off the list of dents if it is convex by now; it will not become a dent again. */
    private void forgetFilledDent(int vertex) {
        for (int k = 0; k < dentCount; k++) {
            if (dents[k] == vertex && isConvex(vertex)) {
                dents[k] = dents[--dentCount];
            }
        }
    }

    private boolean isConvex(int vertex) {
        return turns.at(previous[vertex], vertex, next[vertex]) > 0;
    }

    private boolean isEar(int corner) {
        return isConvex(corner) && isEmpty(previous[corner], corner, next[corner]);
    }

    /** Whether no dent lies in a triangle, except its own vertices. */
    private boolean isEmpty(int a, int b, int c) {
        double minX = Math.min(Math.min(x(a), x(b)), x(c));
        double minY = Math.min(Math.min(y(a), y(b)), y(c));
        double maxX = Math.max(Math.max(x(a), x(b)), x(c));
        double maxY = Math.max(Math.max(y(a), y(b)), y(c));
        for (int k = 0; k < dentCount; k++) {
            int dent = dents[k];
            double x = x(dent);
            double y = y(dent);
            if (minX <= x && x <= maxX && minY <= y && y <= maxY && dent != a && dent != c && isIn(a, b, c, dent)) {
                return false;
            }
        }
        return true;
    }

    private boolean isIn(int a, int b, int c, int vertex) {
        return turns.at(c, a, vertex) >= 0 && turns.at(a, b, vertex) >= 0 && turns.at(b, c, vertex) >= 0;
    }

    private double x(int vertex) {
        return ring[2 * vertex];
    }

    private double y(int vertex) {
        return ring[2 * vertex + 1];
    }
}
