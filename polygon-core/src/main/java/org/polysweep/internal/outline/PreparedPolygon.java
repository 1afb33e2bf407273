package org.polysweep.internal.outline;

import java.util.Arrays;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.polysweep.internal.impact.UnitVector;
import org.polysweep.internal.number.Lattice;
import org.polysweep.internal.predicate.DiskOverlap;
import org.polysweep.internal.predicate.ExactOrientation;
import org.polysweep.internal.predicate.ParallelogramBound;
import org.polysweep.internal.predicate.Stages;

/**
 * What is known of a convex polygon once and for all: its corners, and what sweeps look up about them. Users of a
 * polygon see the corners; engines read the rest through {@link Prepared}. Immutable.
 *
 * <p>What a sweep reads lies in two places, this object and one array: in a game, the shapes of a query come from
 * anywhere in memory, and each line of the cache that is fetched takes as long as some ten operations.
 */
public abstract class PreparedPolygon {

    /** The {@link BoxCorners#form}; as the first of all numbers, it lies beside the sides in memory. */
    protected final int boxForm;

    protected final int size;

    /** A polygon of no more corners has the farthest ones in two words. */
    static final int FEW = 16;

    /**
     * The corners x0, y0, x1, y1, …, the first of them again behind the last, and then the outward unit normals of the
     * edges, x0, y0, x1, y1, …. The constructor makes this array before anything else, so that it lies behind this
     * object.
     */
    protected final double[] corners;

    /** Whether corners and edges have the caller's indices; then the two arrays are empty. */
    protected final boolean plain;

    protected final int[] vertexIndices;
    protected final int[] edgeIndices;
    protected final boolean clockwise;

    protected final double minX;
    protected final double minY;
    protected final double maxX;
    protected final double maxY;
    protected final double magnitude;
    protected final double boundingRadius;
    protected final double reach;
    protected final double inscribedRadius;
    protected final double longestEdge;
    protected final int exponent;
    protected final boolean coarse;
    protected final int halfTurn;

    /** How far this is from a parallelogram: {@link Prepared#skew}. */
    protected final double skew;

    /**
     * The corner that is farthest in each of some {@link PseudoAngle}, a power of two apart. Of a polygon of few corners
     * the array is empty, and four bits for each direction are in two words.
     */
    protected final int[] farthest;

    protected final long farthestFirst;
    protected final long farthestLast;

    /** The exponent of the power of two by which these directions are apart. */
    protected final int bearingShift;

    protected final BoxCorners boxCorners;

    /**
     * Keeps some of a caller's vertices.
     *
     * @param xy all vertices of the caller
     * @param kept the corners among them, in counter-clockwise order
     * @param clockwise whether the caller's own order is clockwise
     * @param callersIndex from the number of a vertex in {@code xy} to the caller's own
     */
    protected PreparedPolygon(double[] xy, int[] kept, boolean clockwise, IntUnaryOperator callersIndex) {
        size = kept.length;
        bearingShift = Integer.numberOfTrailingZeros(PseudoAngle.spacing(size));
        corners = new double[4 * size + 2];
        int[] vertices = Arrays.stream(kept).map(callersIndex).toArray();
        int[] edges = new int[size];
        this.clockwise = clockwise;
        for (int i = 0; i < size; i++) {
            corners[2 * i] = xy[2 * kept[i]];
            corners[2 * i + 1] = xy[2 * kept[i] + 1];
            int begin = vertices[i];
            int end = vertices[i + 1 == size ? 0 : i + 1];
            edges[i] = size == 2 ? Math.min(begin, end) : clockwise ? end : begin;
        }
        corners[2 * size] = corners[0];
        corners[2 * size + 1] = corners[1];
        double[] ring = Arrays.copyOf(corners, 2 * size + 2);
        plain = isPlain(vertices) && isPlain(edges);
        int[] none = {};
        vertexIndices = plain ? none : vertices;
        edgeIndices = plain ? none : edges;
        minX = coordinates(this::cornerX).min().orElseThrow();
        minY = coordinates(this::cornerY).min().orElseThrow();
        maxX = coordinates(this::cornerX).max().orElseThrow();
        maxY = coordinates(this::cornerY).max().orElseThrow();
        magnitude = Math.max(Math.max(-minX, maxX), Math.max(-minY, maxY));
        exponent = Lattice.exponentOf(ring);
        coarse = exponent >= Lattice.finestCoarse(magnitude);
        boundingRadius = greatestDistance(centerX(), centerY());
        reach = greatestDistance(0, 0);
        longestEdge = findLongestEdge();
        setNormals();
        inscribedRadius = findInscribedRadius();
        halfTurn = findHalfTurn();
        skew = findSkew();
        int[] found = findFarthest();
        farthest = size <= FEW ? none : found;
        farthestFirst = size <= FEW ? packed(found, 0) : 0;
        farthestLast = size <= FEW ? packed(found, FEW) : 0;
        boxCorners = BoxCorners.of(ring, vertices, edges);
        boxForm = boxCorners.form();
    }

    private static boolean isPlain(int[] indices) {
        for (int i = 0; i < indices.length; i++) {
            if (indices[i] != i) {
                return false;
            }
        }
        return true;
    }

    /** Sixteen numbers of four bits each, the first in the lowest bits. */
    private static long packed(int[] numbers, int from) {
        long word = 0;
        for (int i = 0; i < Long.SIZE / 4; i++) {
            word |= (long) numbers[from + i] << (4 * i);
        }
        return word;
    }

    private DoubleStream coordinates(IntToDoubleFunction ofCorner) {
        return IntStream.range(0, size).mapToDouble(ofCorner);
    }

    private double greatestDistance(double fromX, double fromY) {
        double square = 0;
        for (int i = 0; i < size; i++) {
            double legX = cornerX(i) - fromX;
            double legY = cornerY(i) - fromY;
            square = Math.max(square, legX * legX + legY * legY);
        }
        return Math.sqrt(square);
    }

    private double findInscribedRadius() {
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < size; i++) {
            least = Math.min(
                    least,
                    cornerX(normal(i)) * (cornerX(i) - centerX()) + cornerY(normal(i)) * (cornerY(i) - centerY()));
        }
        return DiskOverlap.radius(least, boundingRadius);
    }

    private double findLongestEdge() {
        double longest = 0;
        for (int i = 0; i < size; i++) {
            longest = Math.max(longest, Math.abs(cornerX(i + 1) - cornerX(i)) + Math.abs(cornerY(i + 1) - cornerY(i)));
        }
        return longest;
    }

    /**
     * With twice the middle of the bounding box, and two edges, how far twice a corner is from the sum of these: {@link
     * Prepared#skew}.
     */
    private double findSkew() {
        if (size != 4) {
            return Double.POSITIVE_INFINITY;
        }
        double farthestX = skewOf(minX + maxX, cornerX(0), cornerX(1), cornerX(2), cornerX(3));
        double farthestY = skewOf(minY + maxY, cornerY(0), cornerY(1), cornerY(2), cornerY(3));
        return ParallelogramBound.skew(Math.max(farthestX, farthestY), magnitude);
    }

    private static double skewOf(double middle, double corner0, double corner1, double corner2, double corner3) {
        double edge = corner1 - corner0;
        double next = corner2 - corner1;
        return Math.max(
                Math.max(
                        Math.abs(2 * corner0 - (middle - edge - next)), Math.abs(2 * corner1 - (middle + edge - next))),
                Math.max(
                        Math.abs(2 * corner2 - (middle + edge + next)),
                        Math.abs(2 * corner3 - (middle - edge + next))));
    }

    private void setNormals() {
        UnitVector normal = new UnitVector();
        Stages stages = new Stages();
        for (int i = 0; i < size; i++) {
            // The direction of the edge, turned by a quarter clockwise.
            normal.set(cornerY(i), -cornerX(i), cornerY(i + 1), -cornerX(i + 1), stages);
            corners[2 * normal(i)] = normal.x();
            corners[2 * normal(i) + 1] = normal.y();
        }
    }

    /** Finds the corner that is farthest in each direction, going round once. */
    private int[] findFarthest() {
        int[] found = new int[PseudoAngle.FULL_TURN >> bearingShift];
        int corner = 0;
        for (int i = 1; i < size; i++) {
            corner = reach(i, 0) > reach(corner, 0) ? i : corner;
        }
        for (int i = 0; i < found.length; i++) {
            int bearing = i << bearingShift;
            for (int left = size; left > 0 && reach(next(corner), bearing) > reach(corner, bearing); left--) {
                corner = next(corner);
            }
            found[i] = corner;
        }
        return found;
    }

    private double reach(int corner, int bearing) {
        return cornerX(corner) * PseudoAngle.directionX(bearing) + cornerY(corner) * PseudoAngle.directionY(bearing);
    }

    private int findHalfTurn() {
        ExactOrientation turn = new ExactOrientation();
        Stages stages = new Stages();
        int edge = 1;
        while (edge < size
                && turn.start(cornerX(0), cornerY(0), cornerX(1), cornerY(1))
                                .add(cornerX(edge), cornerY(edge), cornerX(edge + 1), cornerY(edge + 1))
                                .sign(stages)
                        > 0) {
            edge++;
        }
        return edge;
    }

    /** Where the normal of an edge is: it is kept as if it were a corner behind the others. */
    protected final int normal(int edge) {
        return size + 1 + edge;
    }

    final double centerX() {
        return minX / 2 + maxX / 2;
    }

    final double centerY() {
        return minY / 2 + maxY / 2;
    }

    private int next(int corner) {
        return corner + 1 == size ? 0 : corner + 1;
    }

    final double cornerX(int i) {
        return corners[2 * i];
    }

    final double cornerY(int i) {
        return corners[2 * i + 1];
    }
}
