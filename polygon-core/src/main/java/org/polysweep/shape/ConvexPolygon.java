package org.polysweep.shape;

import java.util.function.IntUnaryOperator;
import org.polysweep.internal.argument.Extent;
import org.polysweep.internal.outline.ConvexHull;
import org.polysweep.internal.outline.Outline;
import org.polysweep.internal.outline.Vertices;
import org.polysweep.internal.prepared.PreparedPolygon;
import org.polysweep.pose.Rotor;

/**
 * A convex polygon, a segment or a point: immutable, closed, in its own coordinates. Its position and motion belong to
 * the query, so any number of bodies and threads can share one shape.
 *
 * <p>It is created from the caller's vertices, in either winding, and results use the caller's indices: edge i begins
 * at vertex i in the caller's order and ends at the next vertex that is kept. Equal neighbors are merged into the one
 * with the lowest index; vertices in the middle of a straight edge are left out. A list that is not convex is refused;
 * all of this is decided exactly, so there is no minimum angle and no minimum size.
 *
 * <p>The corners that are kept are numbered from 0 in counter-clockwise order: {@link #x}, {@link #y}, {@link
 * #vertexIndex} and {@link #edgeIndex} expect these numbers.
 */
public abstract sealed class ConvexPolygon implements ConvexShape permits PreparedPolygon {

    /** Creates the public part of a polygon; no type of a user can extend this one. */
    protected ConvexPolygon() {}

    /**
     * Returns the polygon with the given vertices.
     *
     * @param vertices the coordinates x0, y0, x1, y1, …; one vertex is a point, two are a segment
     * @return the polygon
     * @throws IllegalArgumentException if there is no vertex, a coordinate is missing, NaN or infinite, or if the
     *     vertices do not go once around a convex polygon; the message names the vertex and its value
     */
    public static ConvexPolygon of(double... vertices) {
        double[] xy = Vertices.checked(vertices);
        Outline outline = Outline.read(xy);
        return new PreparedPolygon(xy, outline.corners(), outline.isClockwise(), IntUnaryOperator.identity());
    }

    /**
     * Returns the polygon with the given vertices, as libGDX and others store them. Every float is also a double, so
     * nothing is rounded.
     *
     * @param vertices the coordinates x0, y0, x1, y1, …; one vertex is a point, two are a segment; they are copied
     * @return the polygon
     * @throws IllegalArgumentException as {@link #of(double...)}
     */
    public static ConvexPolygon of(float[] vertices) {
        return of(Vertices.widened(vertices));
    }

    /**
     * Returns the axis-parallel box with the given sides. Its vertices are numbered counter-clockwise from (minX,
     * minY); if the box is flat, vertices that coincide have the lower number.
     *
     * @param minX the x coordinate of the left side, finite, as are all that follow
     * @param minY the y coordinate of the lower side
     * @param maxX the x coordinate of the right side, not less than {@code minX}
     * @param maxY the y coordinate of the upper side, not less than {@code minY}
     * @return the box
     * @throws IllegalArgumentException if a side is NaN or infinite, or a minimum is greater than its maximum
     */
    public static ConvexPolygon box(double minX, double minY, double maxX, double maxY) {
        Extent.require("minX", minX, "maxX", maxX);
        Extent.require("minY", minY, "maxY", maxY);
        return of(minX, minY, maxX, minY, maxX, maxY, minX, maxY);
    }

    /**
     * Returns the convex hull of the given points. Points inside it or on its sides are not corners; edge i begins at
     * vertex i in counter-clockwise order.
     *
     * @param vertices the coordinates x0, y0, x1, y1, … of at least one point, in any order
     * @return the hull
     * @throws IllegalArgumentException if there is no point, or a coordinate is missing, NaN or infinite
     */
    public static ConvexPolygon hullOf(double... vertices) {
        double[] points = Vertices.checked(vertices);
        return new PreparedPolygon(points, ConvexHull.of(points), false, IntUnaryOperator.identity());
    }

    /**
     * Returns a polygon whose corners are known.
     *
     * @param xy the caller's vertices, as {@link Vertices#checked} returns them
     * @param corners the vertices of a convex polygon among them, in counter-clockwise order, no three in succession on
     *     one line
     * @param clockwise whether the caller's own order is clockwise
     */
    static ConvexPolygon ofCorners(double[] xy, int[] corners, boolean clockwise) {
        return new PreparedPolygon(xy, corners, clockwise, IntUnaryOperator.identity());
    }

    /** Returns the number of corners that are kept: 1 for a point, 2 for a segment. */
    public abstract int vertexCount();

    /** Returns the x coordinate of corner i, counter-clockwise, in the polygon's own coordinates. */
    public abstract double x(int i);

    /** Returns the y coordinate of corner i, counter-clockwise, in the polygon's own coordinates. */
    public abstract double y(int i);

    /** Returns the corner that follows corner i counter-clockwise. */
    public abstract int next(int i);

    /** Returns the corner that precedes corner i counter-clockwise. */
    public abstract int previous(int i);

    /**
     * Returns the x component of the edge that leads counter-clockwise from corner i to the next, rounded to nearest.
     */
    public abstract double edgeX(int i);

    /**
     * Returns the y component of the edge that leads counter-clockwise from corner i to the next, rounded to nearest.
     */
    public abstract double edgeY(int i);

    /**
     * Returns the x component of the outward unit normal of the edge that begins at corner i: the double nearest to the
     * exact one; 0 for a point, which has no edge.
     */
    public abstract double normalX(int i);

    /**
     * Returns the y component of the outward unit normal of the edge that begins at corner i, as {@link #normalX} does.
     */
    public abstract double normalY(int i);

    /** Returns the caller's index of corner i. */
    public abstract int vertexIndex(int i);

    /** Returns the caller's index of the edge that leads counter-clockwise from corner i to the next. */
    public abstract int edgeIndex(int i);

    /** Returns the least x coordinate. */
    @Override
    public abstract double minX();

    /** Returns the least y coordinate. */
    @Override
    public abstract double minY();

    /** Returns the greatest x coordinate. */
    @Override
    public abstract double maxX();

    /** Returns the greatest y coordinate. */
    @Override
    public abstract double maxY();

    /**
     * Returns whether this is an axis-parallel rectangle, an axis-parallel segment or a point, however it was given.
     */
    public abstract boolean isBox();

    /** Returns the coordinates x0, y0, x1, y1, … of the corners, counter-clockwise, in a new array. */
    public abstract double[] toArray();

    /**
     * Returns the image of this polygon under the affine map that takes (x, y) to (xx·x + xy·y + shiftX, yx·x + yy·y +
     * shiftY). Indices remain the indices of the caller's vertices.
     *
     * <p>Each coordinate is the double nearest to the exact image, so the result is exact if it can be represented in
     * doubles (quarter turns, mirrors, powers of two, representable shifts). Otherwise, rounding may push a corner into
     * the outline or onto an edge; the result is the convex hull of the rounded images, and such a corner is left out.
     *
     * @param xx the coefficient of x in the new x; finite, as are all numbers here
     * @param xy the coefficient of y in the new x
     * @param yx the coefficient of x in the new y
     * @param yy the coefficient of y in the new y
     * @param shiftX added to the new x
     * @param shiftY added to the new y
     * @return the image; a mirror or a singular map is allowed
     * @throws IllegalArgumentException if a number is NaN or infinite, or an image overflows {@code double}
     */
    public abstract ConvexPolygon transformed(double xx, double xy, double yx, double yy, double shiftX, double shiftY);

    @Override
    public abstract ConvexPolygon rotated(Rotor rotor);

    @Override
    public ConvexPolygon scaled(double factor) {
        return transformed(Scale.checked(factor), 0, 0, factor, 0, 0);
    }

    /** Returns this polygon, which is its own core. */
    @Override
    public ConvexPolygon core() {
        return this;
    }

    /** Returns 0: a polygon has sharp corners. */
    @Override
    public double radius() {
        return 0;
    }

    /** Returns the corners, counter-clockwise, as text. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("ConvexPolygon[");
        for (int i = 0; i < vertexCount(); i++) {
            text.append(i == 0 ? "(" : ", (")
                    .append(x(i))
                    .append(", ")
                    .append(y(i))
                    .append(')');
        }
        return text.append(']').toString();
    }
}
