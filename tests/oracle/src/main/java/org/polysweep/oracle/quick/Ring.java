package org.polysweep.oracle.quick;

import java.util.Arrays;
import java.util.Optional;

/**
 * A legal polygon: its corners counter-clockwise, one for a point, two for a segment, without repeated and collinear
 * ones. Edge i leads from corner i to the next; a segment has two, there and back, a point none.
 */
final class Ring {
    private final Vector[] corners;
    private final int[] indices;
    private final boolean reversed;

    private Ring(Vector[] corners, int[] indices, boolean reversed) {
        this.corners = corners;
        this.indices = indices;
        this.reversed = reversed;
    }

    /**
     * Reads the caller's list of vertices, in either winding.
     *
     * @return empty if it is not a legal one
     */
    static Optional<Ring> read(double[] flat, QuickLattice lattice) {
        if (flat.length == 0 || flat.length % 2 != 0) {
            return Optional.empty();
        }
        Vector[] points = new Vector[flat.length / 2];
        int[] indices = new int[points.length];
        int count = 0;
        for (int i = 0; i < points.length; i++) {
            Vector point = lattice.place(flat[2 * i], flat[2 * i + 1]);
            if (count == 0 || !point.isSameAs(points[count - 1])) {
                points[count] = point;
                indices[count++] = i;
            }
        }
        while (count > 1 && points[count - 1].isSameAs(points[0])) {
            count--;
        }
        Ring distinct = new Ring(Arrays.copyOf(points, count), Arrays.copyOf(indices, count), false);
        if (count < 3) {
            return Optional.of(distinct);
        }
        return distinct.isOnOneLine() ? distinct.strippedToEnds() : distinct.strippedToCorners();
    }

    private boolean isOnOneLine() {
        for (int i = 1; i < size(); i++) {
            if (edge(0).crossSign(edge(i)) != 0) {
                return false;
            }
        }
        return true;
    }

    /**
     * The ends of a segment: between them one edge leads one way, and all others the other way; empty if it is not so.
     */
    private Optional<Ring> strippedToEnds() {
        int along = 0;
        int against = 0;
        int lastAgainst = 0;
        for (int i = 0; i < size(); i++) {
            if (edge(0).dotSign(edge(i)) > 0) {
                along++;
            } else {
                against++;
                lastAgainst = i;
            }
        }
        if (along != 1 && against != 1) {
            return Optional.empty();
        }
        int start = along == 1 ? 0 : lastAgainst;
        int end = (start + 1) % size();
        int[] ends = {Math.min(start, end), Math.max(start, end)};
        return Optional.of(new Ring(
                new Vector[] {corners[ends[0]], corners[ends[1]]},
                new int[] {indices[ends[0]], indices[ends[1]]},
                false));
    }

    /**
     * Removes vertices on straight edges, and reverses a clockwise list; empty if the turns do not belong to a
     * convex polygon.
     */
    private Optional<Ring> strippedToCorners() {
        int[] kept = new int[size()];
        int count = 0;
        int winding = 0;
        int fullTurns = 0;
        for (int i = 0; i < size(); i++) {
            Vector in = edge(i + size() - 1);
            Vector out = edge(i);
            int turn = in.crossSign(out);
            if (turn == 0 ? in.dotSign(out) < 0 : turn == -winding) {
                return Optional.empty();
            }
            if (turn != 0) {
                winding = turn;
                kept[count++] = i;
            }
            // each turn is less than half a turn, all are the same way, so a full turn comes into the upper half once
            fullTurns += !in.inUpperHalf() && out.inUpperHalf() ? 1 : 0;
        }
        if (fullTurns != 1) {
            return Optional.empty();
        }
        Vector[] cornersKept = new Vector[count];
        int[] indicesKept = new int[count];
        for (int i = 0; i < count; i++) {
            int from = kept[winding > 0 ? i : count - 1 - i];
            cornersKept[i] = corners[from];
            indicesKept[i] = indices[from];
        }
        return Optional.of(new Ring(cornersKept, indicesKept, winding < 0));
    }

    int size() {
        return corners.length;
    }

    int edgeCount() {
        return size() == 1 ? 0 : size();
    }

    Vector corner(int i) {
        return corners[i % size()];
    }

    Vector edge(int i) {
        return corner(i + 1).minus(corner(i));
    }

    /** The caller's index of a corner. */
    int vertexIndex(int corner) {
        return indices[corner % size()];
    }

    /**
     * The caller's index of an edge: of the vertex at which it begins in the caller's order; for a segment the lower
     * one.
     */
    int edgeIndex(int edge) {
        int here = vertexIndex(edge);
        int next = vertexIndex(edge + 1);
        if (size() == 2) {
            return Math.min(here, next);
        }
        return reversed ? next : here;
    }

    /** The lowest corner, of several the leftmost. */
    int lowest() {
        int lowest = 0;
        for (int i = 1; i < size(); i++) {
            lowest = corners[i].compareHeight(corners[lowest]) < 0 ? i : lowest;
        }
        return lowest;
    }

    /** The highest corner, of several the rightmost. */
    int highest() {
        int highest = 0;
        for (int i = 1; i < size(); i++) {
            highest = corners[i].compareHeight(corners[highest]) > 0 ? i : highest;
        }
        return highest;
    }
}
