package org.polysweep.internal.outline;

import java.util.Arrays;

/**
 * Reads a caller's list of vertices: finds its corners in counter-clockwise order, or refuses a list that is not a
 * convex polygon.
 *
 * <p>Equal neighbors are merged into the one with the lowest index, and vertices in the middle of a straight edge are
 * left out, all decided exactly. A point has one corner, a segment two.
 */
public final class Outline {

    private final double[] xy;
    private final Orientation orientation;

    /** The caller's indices of the vertices that are kept so far, in the caller's order. */
    private int[] kept;

    /** 1 if the caller's order is counter-clockwise, -1 if it is clockwise, 0 for a segment or a point. */
    private int winding;

    private Outline(double[] xy) {
        this.xy = xy;
        orientation = new Orientation(xy);
        this.kept = Vertices.distinctNeighbors(xy);
    }

    /**
     * Reads a list of vertices.
     *
     * @param xy x0, y0, x1, y1, …, finite
     * @return the corners among them
     * @throws IllegalArgumentException if they are not the vertices of a convex polygon, a segment or a point
     */
    public static Outline read(double[] xy) {
        Outline outline = new Outline(xy);
        if (outline.kept.length == 1) {
            return outline;
        }
        int[] turns = outline.turns();
        if (isStraight(turns)) {
            outline.keepEndsOfSegment();
            return outline;
        }
        outline.dropStraightVertices(turns);
        outline.requireConvex();
        outline.requireOneRevolution();
        return outline;
    }

    /** Returns whether the caller's order is clockwise. */
    public boolean isClockwise() {
        return winding < 0;
    }

    /** The caller's indices of the corners, in counter-clockwise order. */
    public int[] corners() {
        if (!isClockwise()) {
            return kept;
        }
        int[] reversed = new int[kept.length];
        Arrays.setAll(reversed, i -> kept[kept.length - 1 - i]);
        return reversed;
    }

    /**
     * The direction in which the path turns at each vertex that is kept: 1 left, -1 right, 0 straight on or straight
     * back.
     */
    private int[] turns() {
        int[] turns = new int[kept.length];
        Arrays.setAll(turns, i -> turn(before(i), kept[i], after(i)));
        return turns;
    }

    private static boolean isStraight(int[] turns) {
        for (int turn : turns) {
            if (turn != 0) {
                return false;
            }
        }
        return true;
    }

    /** All vertices lie on one line: the list must go through all of them in one direction, and back in one step. */
    private void keepEndsOfSegment() {
        int first = -1;
        int second = -1;
        for (int i = 0; i < kept.length; i++) {
            if (goesBack(before(i), kept[i], after(i))) {
                if (first >= 0 && second >= 0) {
                    throw backAndForth(kept[i]);
                }
                if (first < 0) {
                    first = i;
                } else {
                    second = i;
                }
            }
        }
        // One of the two paths from end to end is a single step.
        if (second - first != 1 && second - first != kept.length - 1) {
            throw backAndForth(kept[second]);
        }
        kept = new int[] {kept[first], kept[second]};
    }

    private void dropStraightVertices(int[] turns) {
        int[] corners = new int[kept.length];
        int count = 0;
        for (int i = 0; i < kept.length; i++) {
            if (turns[i] != 0) {
                corners[count++] = kept[i];
            } else if (goesBack(before(i), kept[i], after(i))) {
                throw backAndForth(kept[i]);
            }
        }
        kept = corners;
        keepFirst(count);
    }

    private void keepFirst(int count) {
        kept = count == kept.length ? kept : Arrays.copyOf(kept, count);
    }

    /** Requires that all turns have the same direction, which is the winding. */
    private void requireConvex() {
        winding = outermostTurn();
        for (int i = 0; i < kept.length; i++) {
            if (turn(before(i), kept[i], after(i)) != winding) {
                throw new IllegalArgumentException("vertices" + at(kept[i])
                        + ": the outline turns the other way there, so it is not convex;"
                        + " ConvexDecomposition splits it into convex parts; if it is a convex shape that was turned or"
                        + " scaled in floating point, rounding has moved this vertex: ConvexPolygon.hullOf takes the"
                        + " vertices as they are, and Shape.rotated rotates a shape so that it stays convex");
            }
        }
    }

    /** The turn at a vertex that is a corner of the convex hull, so all corners of the hull make the same turn. */
    private int outermostTurn() {
        int lowest = 0;
        for (int i = 1; i < kept.length; i++) {
            if (x(kept[i]) < x(kept[lowest]) || (x(kept[i]) == x(kept[lowest]) && y(kept[i]) < y(kept[lowest]))) {
                lowest = i;
            }
        }
        return turn(before(lowest), kept[lowest], after(lowest));
    }

    /**
     * Requires that the outline goes around once. All corners turn in the same direction by less than half a turn, so
     * each revolution has exactly one edge with an angle in [π, 2π) that is followed by one with an angle in [0, π).
     */
    private void requireOneRevolution() {
        int revolutions = 0;
        for (int i = 0; i < kept.length; i++) {
            if (!pointsUp(before(i), kept[i]) && pointsUp(kept[i], after(i))) {
                revolutions++;
                if (revolutions > 1) {
                    throw new IllegalArgumentException("vertices" + at(kept[i])
                            + ": the outline goes around more than once; each vertex has to be given once");
                }
            }
        }
    }

    /** Returns whether an edge has an angle in [0, π). */
    private boolean pointsUp(int from, int to) {
        return y(to) > y(from) || (y(to) == y(from) && x(to) > x(from));
    }

    private int turn(int a, int b, int c) {
        return orientation.at(a, b, c);
    }

    /** Returns whether c lies on the side of b that a comes from; the three lie on one line, and neighbors differ. */
    private boolean goesBack(int a, int b, int c) {
        return x(a) != x(b) ? (x(b) > x(a)) != (x(c) > x(b)) : (y(b) > y(a)) != (y(c) > y(b));
    }

    private IllegalArgumentException backAndForth(int vertex) {
        return new IllegalArgumentException("vertices" + at(vertex)
                + ": the outline goes back along a line there; give each vertex once, in order around"
                + " the shape, the vertices of a segment from end to end");
    }

    /** {@code [3] = (1.0, 2.0)}. */
    private String at(int vertex) {
        return "[" + vertex + "] = (" + x(vertex) + ", " + y(vertex) + ")";
    }

    private int before(int i) {
        return kept[i == 0 ? kept.length - 1 : i - 1];
    }

    private int after(int i) {
        return kept[i == kept.length - 1 ? 0 : i + 1];
    }

    private double x(int vertex) {
        return xy[2 * vertex];
    }

    private double y(int vertex) {
        return xy[2 * vertex + 1];
    }
}
