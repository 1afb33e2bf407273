package org.polysweep.polygon;

import java.util.Arrays;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.ejml.data.DMatrixRMaj;
import org.polysweep.exact.CrossProduct;
import org.polysweep.exact.DiskOverlap;
import org.polysweep.exact.Finite;
import org.polysweep.exact.Lattice;
import org.polysweep.exact.Stages;
import org.polysweep.exact.UnitVector;

/**
 * A convex polygon, a segment or a point: immutable, closed, in coordinates of its own. Where it stands and how it moves
 * belong to the query, so one shape serves any number of bodies and threads.
 *
 * <p>It is made from the caller's vertices, in either winding, and answers in the caller's indices: edge i begins at vertex i
 * in the caller's order and ends at the next vertex that is kept. Equal neighbours are merged into the one with the lowest
 * index; vertices in the middle of a straight edge are left out. Whatever is not convex is refused; all of this is decided
 * exactly, so there is no smallest angle and no smallest size.
 *
 * <p>The corners that are kept are counted from 0 in counter-clockwise order: these are the numbers that {@link #x}, {@link
 * #y}, {@link #vertexIndex} and {@link #edgeIndex} take.
 */
public final class ConvexPolygon implements ConvexShape {

    private final int size;

    /** The corners x0, y0, x1, y1, …, and the first of them again behind the last. */
    private final double[] corners;

    /** The outward unit normals of the edges, x0, y0, x1, y1, …. */
    private final double[] normals;

    private final int[] vertexIndices;
    private final int[] edgeIndices;
    private final boolean clockwise;

    private final double minX;
    private final double minY;
    private final double maxX;
    private final double maxY;
    private final double magnitude;
    private final double centerX;
    private final double centerY;
    private final double boundingRadius;
    private final double inscribedRadius;
    private final double longestEdge;
    private final int exponent;
    private final boolean coarse;
    private final int halfTurn;

    /** The corner that is farthest in each of some {@link Bearings}, a power of two apart, and the exponent of that. */
    private final int[] farthest;

    private final int bearingShift;

    private final BoxCorners boxCorners;
    private final boolean box;
    private final boolean boxInOrder;

    /**
     * Keeps some of a caller's vertices.
     *
     * @param xy all vertices of the caller
     * @param kept the corners among them, in counter-clockwise order
     * @param clockwise whether the caller's own order is clockwise
     * @param callersIndex from the number of a vertex in {@code xy} to the caller's own
     */
    private ConvexPolygon(double[] xy, int[] kept, boolean clockwise, IntUnaryOperator callersIndex) {
        size = kept.length;
        corners = new double[2 * size + 2];
        vertexIndices = Arrays.stream(kept).map(callersIndex).toArray();
        edgeIndices = new int[size];
        this.clockwise = clockwise;
        for (int i = 0; i < size; i++) {
            corners[2 * i] = xy[2 * kept[i]];
            corners[2 * i + 1] = xy[2 * kept[i] + 1];
            int begin = vertexIndices[i];
            int end = vertexIndices[i + 1 == size ? 0 : i + 1];
            edgeIndices[i] = size == 2 ? Math.min(begin, end) : clockwise ? end : begin;
        }
        corners[2 * size] = corners[0];
        corners[2 * size + 1] = corners[1];
        minX = coordinates(this::x).min().orElseThrow();
        minY = coordinates(this::y).min().orElseThrow();
        maxX = coordinates(this::x).max().orElseThrow();
        maxY = coordinates(this::y).max().orElseThrow();
        magnitude = Math.max(Math.max(-minX, maxX), Math.max(-minY, maxY));
        exponent = Lattice.exponentOf(corners);
        coarse = exponent >= Lattice.finestCoarse(magnitude);
        centerX = minX / 2 + maxX / 2;
        centerY = minY / 2 + maxY / 2;
        boundingRadius = findBoundingRadius();
        longestEdge = findLongestEdge();
        normals = new double[2 * size];
        setNormals();
        inscribedRadius = findInscribedRadius();
        halfTurn = findHalfTurn();
        bearingShift = Integer.numberOfTrailingZeros(Bearings.spacing(size));
        farthest = findFarthest();
        boxCorners = BoxCorners.of(this);
        box = boxCorners.exist();
        boxInOrder = boxCorners.areInOrder();
    }

    private DoubleStream coordinates(IntToDoubleFunction ofCorner) {
        return IntStream.range(0, size).mapToDouble(ofCorner);
    }

    private double findBoundingRadius() {
        double square = 0;
        for (int i = 0; i < size(); i++) {
            double legX = x(i) - centerX;
            double legY = y(i) - centerY;
            square = Math.max(square, legX * legX + legY * legY);
        }
        return Math.sqrt(square);
    }

    private double findInscribedRadius() {
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < size(); i++) {
            least = Math.min(least, normalX(i) * (x(i) - centerX) + normalY(i) * (y(i) - centerY));
        }
        return DiskOverlap.radius(least, boundingRadius);
    }

    private double findLongestEdge() {
        double longest = 0;
        for (int i = 0; i < size(); i++) {
            longest = Math.max(longest, Math.abs(edgeX(i)) + Math.abs(edgeY(i)));
        }
        return longest;
    }

    private void setNormals() {
        UnitVector normal = new UnitVector();
        Stages stages = new Stages();
        for (int i = 0; i < size(); i++) {
            // The direction of the edge, turned by a quarter clockwise.
            normal.set(y(i), -x(i), y(i + 1), -x(i + 1), stages);
            normals[2 * i] = normal.x();
            normals[2 * i + 1] = normal.y();
        }
    }

    /** Finds the corner that is farthest in each direction, going round once. */
    private int[] findFarthest() {
        int[] found = new int[Bearings.FULL_TURN >> bearingShift];
        int corner = 0;
        for (int i = 1; i < size(); i++) {
            corner = reach(i, 0) > reach(corner, 0) ? i : corner;
        }
        for (int i = 0; i < found.length; i++) {
            int bearing = i << bearingShift;
            for (int left = size(); left > 0 && reach(next(corner), bearing) > reach(corner, bearing); left--) {
                corner = next(corner);
            }
            found[i] = corner;
        }
        return found;
    }

    private double reach(int corner, int bearing) {
        return x(corner) * Bearings.directionX(bearing) + y(corner) * Bearings.directionY(bearing);
    }

    private int findHalfTurn() {
        CrossProduct turn = new CrossProduct();
        Stages stages = new Stages();
        int edge = 1;
        while (edge < size()
                && turn.start(x(0), y(0), x(1), y(1))
                                .add(x(edge), y(edge), x(edge + 1), y(edge + 1))
                                .sign(stages)
                        > 0) {
            edge++;
        }
        return edge;
    }

    /**
     * Returns the polygon with the given vertices.
     *
     * @param xy the coordinates x0, y0, x1, y1, …; one vertex is a point, two are a segment
     * @return the polygon
     * @throws IllegalArgumentException if there is no vertex, a coordinate is missing, NaN or infinite, or if the vertices are
     *     not those of a convex polygon, gone around once; the message names the vertex and its value
     */
    public static ConvexPolygon of(double... xy) {
        double[] vertices = Vertices.checked(xy);
        Outline outline = Outline.read(vertices);
        return new ConvexPolygon(vertices, outline.corners(), outline.isClockwise(), IntUnaryOperator.identity());
    }

    /**
     * Returns the polygon with the given vertices, as libGDX and others keep them. A float is a double, so nothing is rounded.
     *
     * @param xy the coordinates x0, y0, x1, y1, …; one vertex is a point, two are a segment; they are copied
     * @return the polygon
     * @throws IllegalArgumentException as {@link #of(double...)}
     */
    public static ConvexPolygon of(float[] xy) {
        return of(Vertices.widened(xy));
    }

    /**
     * Returns the polygon with the given vertices.
     *
     * @param vertices an n×2 matrix, n ≥ 1; row i is vertex i; it is copied
     * @return the polygon
     * @throws IllegalArgumentException as {@link #of(double...)}, and if the matrix does not have two columns
     */
    public static ConvexPolygon of(DMatrixRMaj vertices) {
        return of(Vertices.rows(vertices));
    }

    /**
     * Returns the axis-parallel box with the given sides. Its vertices are numbered counter-clockwise from (minX, minY); if
     * the box is flat, those that coincide have the lower number.
     *
     * @param minX the x coordinate of the left side, finite, as are all that follow
     * @param minY the y coordinate of the lower side
     * @param maxX the x coordinate of the right side, not less than {@code minX}
     * @param maxY the y coordinate of the upper side, not less than {@code minY}
     * @return the box
     * @throws IllegalArgumentException if a side is NaN or infinite, or a minimum is greater than its maximum
     */
    public static ConvexPolygon box(double minX, double minY, double maxX, double maxY) {
        Finite.require("minX", minX);
        Finite.require("minY", minY);
        Finite.require("maxX", maxX);
        Finite.require("maxY", maxY);
        if (minX > maxX) {
            throw new IllegalArgumentException("minX " + minX + " is greater than maxX " + maxX + "; swap them");
        }
        if (minY > maxY) {
            throw new IllegalArgumentException("minY " + minY + " is greater than maxY " + maxY + "; swap them");
        }
        return of(minX, minY, maxX, minY, maxX, maxY, minX, maxY);
    }

    /**
     * Returns the convex hull of some points. Points inside it or on its sides belong to no corner; edge i begins at vertex i
     * in counter-clockwise order.
     *
     * @param xy the coordinates x0, y0, x1, y1, … of at least one point, in any order
     * @return the hull
     * @throws IllegalArgumentException if there is no point, or a coordinate is missing, NaN or infinite
     */
    public static ConvexPolygon hullOf(double... xy) {
        double[] points = Vertices.checked(xy);
        return new ConvexPolygon(points, ConvexHull.of(points), false, IntUnaryOperator.identity());
    }

    /**
     * Returns a polygon of which all is known.
     *
     * @param xy the caller's vertices, as {@link Vertices#checked} gives them
     * @param corners those of a convex polygon among them, in counter-clockwise order, no three in succession on one line
     * @param clockwise whether the caller's own order is clockwise
     */
    static ConvexPolygon ofCorners(double[] xy, int[] corners, boolean clockwise) {
        return new ConvexPolygon(xy, corners, clockwise, IntUnaryOperator.identity());
    }

    /** Returns the number of corners that are kept: 1 for a point, 2 for a segment. */
    public int size() {
        return size;
    }

    /** Returns the x coordinate of corner i, counter-clockwise, in the polygon's own coordinates. */
    public double x(int i) {
        return corners[2 * i];
    }

    /** Returns the y coordinate of corner i, counter-clockwise, in the polygon's own coordinates. */
    public double y(int i) {
        return corners[2 * i + 1];
    }

    /** Returns the corner that follows corner i counter-clockwise. */
    public int next(int i) {
        return i + 1 == size ? 0 : i + 1;
    }

    /** Returns the corner that precedes corner i counter-clockwise. */
    public int previous(int i) {
        return (i == 0 ? size : i) - 1;
    }

    /** Returns the x component of the edge that leads counter-clockwise from corner i to the next, rounded to nearest. */
    public double edgeX(int i) {
        return x(i + 1) - x(i);
    }

    /** Returns the y component of the edge that leads counter-clockwise from corner i to the next, rounded to nearest. */
    public double edgeY(int i) {
        return y(i + 1) - y(i);
    }

    /** Returns the distance of the {@link Bearings} for which the farthest corner is kept: a power of two. */
    public int bearingSpacing() {
        return 1 << bearingShift;
    }

    /**
     * Returns the corner that is farthest in a direction, as doubles have it.
     *
     * @param bearing one of {@link Bearings}, any full turn more does not count; between the {@link #bearingSpacing} the one
     *     before it answers
     */
    public int farthestAt(int bearing) {
        return farthest[(bearing & (Bearings.FULL_TURN - 1)) >>> bearingShift];
    }

    /**
     * Returns the x component of the outward unit normal of the edge that begins at corner i: the double nearest to the exact
     * one; 0 for a point, which has no edge.
     */
    public double normalX(int i) {
        return normals[2 * i];
    }

    /** Returns the y component of the outward unit normal of the edge that begins at corner i, as {@link #normalX} does. */
    public double normalY(int i) {
        return normals[2 * i + 1];
    }

    /**
     * Returns the first edge that points half a turn or more, counter-clockwise, from where edge 0 points; {@link #size} if
     * there is none, as for a point. The edges before it lie within half a turn of each other, and so do those from it on.
     */
    public int halfTurn() {
        return halfTurn;
    }

    /** Returns the caller's index of corner i. */
    public int vertexIndex(int i) {
        return vertexIndices[i];
    }

    /** Returns the caller's index of the edge that leads counter-clockwise from corner i to the next. */
    public int edgeIndex(int i) {
        return edgeIndices[i];
    }

    /** Returns the least x coordinate. */
    @Override
    public double minX() {
        return minX;
    }

    /** Returns the least y coordinate. */
    @Override
    public double minY() {
        return minY;
    }

    /** Returns the greatest x coordinate. */
    @Override
    public double maxX() {
        return maxX;
    }

    /** Returns the greatest y coordinate. */
    @Override
    public double maxY() {
        return maxY;
    }

    /** Returns the least {@link Lattice#exponentOf} of all coordinates. */
    public int exponent() {
        return exponent;
    }

    /** Returns whether its coordinates alone are so short that doubles compute exactly with them: {@link Lattice#finestCoarse}. */
    public boolean isCoarse() {
        return coarse;
    }

    /** Returns the largest absolute value of all coordinates. */
    public double magnitude() {
        return magnitude;
    }

    /** Returns the x coordinate of the center of the bounding box, rounded. */
    public double centerX() {
        return centerX;
    }

    /** Returns the y coordinate of the center of the bounding box, rounded. */
    public double centerY() {
        return centerY;
    }

    /** Returns the distance of the farthest corner from the center, rounded; not finite if its square is not. */
    public double boundingRadius() {
        return boundingRadius;
    }

    /** Returns the radius of a disk about the center that certainly lies in the polygon; -infinity if none is known, as of a segment. */
    public double inscribedRadius() {
        return inscribedRadius;
    }

    /** Returns the greatest |{@link #edgeX}| + |{@link #edgeY}| of all edges, rounded; not finite if that is not. */
    public double longestEdge() {
        return longestEdge;
    }

    /** Returns whether this is an axis-parallel rectangle, an axis-parallel segment or a point, however it was given. */
    public boolean isBox() {
        return box;
    }

    /** Returns whether this is a box whose corners and sides, as {@link #boxVertexIndex} counts them, have those indices already. */
    public boolean isBoxInOrder() {
        return boxInOrder;
    }

    /**
     * Returns the caller's index of a corner of the box that this polygon is.
     *
     * @param corner 0 to 3, counter-clockwise from (minX, minY)
     * @throws IndexOutOfBoundsException if this is not a box, or has no such corner
     */
    public int boxVertexIndex(int corner) {
        return boxCorners.vertexIndex(corner);
    }

    /**
     * Returns the caller's index of a side of the box that this polygon is.
     *
     * @param side 0 to 3: the lower, right, upper, left side
     * @throws IndexOutOfBoundsException if this is not a box, or has no such side
     */
    public int boxEdgeIndex(int side) {
        return boxCorners.edgeIndex(side);
    }

    /** Returns the coordinates x0, y0, x1, y1, … of the corners, counter-clockwise, in a new array. */
    public double[] toArray() {
        return Arrays.copyOf(corners, 2 * size);
    }

    /** Returns the corners as a new n×2 matrix; row i is corner i, counter-clockwise. */
    public DMatrixRMaj toMatrix() {
        DMatrixRMaj matrix = new DMatrixRMaj(size(), 2);
        for (int i = 0; i < size(); i++) {
            matrix.set(i, 0, x(i));
            matrix.set(i, 1, y(i));
        }
        return matrix;
    }

    /**
     * Returns the image of this polygon under an affine transform. Indices stay those of the caller's vertices.
     *
     * <p>Each coordinate is the double nearest to the exact image, so the result is exact wherever doubles can hold it
     * (quarter turns, mirrors, powers of two, representable shifts). Where they cannot, rounding may push a corner into the
     * outline or onto an edge; the result is the convex hull of the rounded images, and such a corner is left out.
     *
     * @param transform a 2×2 matrix M, for x ↦ M·x, or a 2×3 matrix whose third column is a translation added to that
     * @return the image; a mirror or a singular matrix is allowed
     * @throws IllegalArgumentException if the matrix has another shape or an entry that is not finite, if an image lies
     *     beyond the doubles
     */
    public ConvexPolygon transformed(DMatrixRMaj transform) {
        AffineMap map = AffineMap.of(transform);
        // In the caller's order, so that of images that coincide the lowest index is kept.
        int[] callers = vertexIndices.clone();
        Arrays.sort(callers);
        double[] images = new double[2 * callers.length];
        for (int i = 0; i < size(); i++) {
            int place = 2 * Arrays.binarySearch(callers, vertexIndices[i]);
            map.apply(x(i), y(i), images, place);
            if (!Double.isFinite(images[place]) || !Double.isFinite(images[place + 1])) {
                throw new IllegalArgumentException("the image (" + images[place] + ", " + images[place + 1]
                        + ") of vertices[" + vertexIndices[i] + "] lies beyond the doubles");
            }
        }
        int[] corners = ConvexHull.of(images);
        boolean nowClockwise = windsClockwise(corners, callers);
        return new ConvexPolygon(images, corners, nowClockwise, place -> callers[place]);
    }

    /**
     * Whether some of this polygon's corners, in counter-clockwise order of their images, run against the caller's order: all of
     * them do or none, unless the images are so flat that rounding disturbs the order; then most of them decide.
     *
     * @param corners the images in counter-clockwise order, as places in {@code callers}
     * @param callers the caller's indices of all corners, ascending
     */
    private boolean windsClockwise(int[] corners, int[] callers) {
        int[] orders = new int[callers.length];
        for (int i = 0; i < size(); i++) {
            orders[Arrays.binarySearch(callers, vertexIndices[i])] = clockwise ? size() - 1 - i : i;
        }
        int descents = 0;
        for (int k = 0; k < corners.length; k++) {
            int next = corners[k + 1 == corners.length ? 0 : k + 1];
            if (orders[next] < orders[corners[k]]) {
                descents++;
            }
        }
        return 2 * descents > corners.length;
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

    /**
     * Returns this polygon at a place, not moving.
     *
     * @param worldX the x coordinate of the translation that brings it into the world; finite
     * @param worldY the y coordinate
     * @return the polygon at rest; give it a displacement by {@link MovingPolygon#moving}
     */
    @Override
    public MovingPolygon at(double worldX, double worldY) {
        return new MovingPolygon(this, worldX, worldY, 0, 0);
    }

    /** Returns the corners, counter-clockwise, for people. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("ConvexPolygon[");
        for (int i = 0; i < size(); i++) {
            text.append(i == 0 ? "(" : ", (")
                    .append(x(i))
                    .append(", ")
                    .append(y(i))
                    .append(')');
        }
        return text.append(']').toString();
    }
}
