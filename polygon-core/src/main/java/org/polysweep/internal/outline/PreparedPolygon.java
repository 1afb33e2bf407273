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
     * edges, x0, y0, x1, y1, ….
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
    protected final double centerX;
    protected final double centerY;
    protected final double boundingRadius;
    protected final double reach;
    protected final double inscribedRadius;
    protected final double longestEdge;
    protected final int exponent;
    protected final boolean coarse;
    protected final int halfTurn;

    /**
     * The corner that is farthest in each of some {@link PseudoAngle}, a power of two apart, and the exponent of that. Of
     * a polygon of few corners the array is empty, and four bits for each direction are in two words.
     */
    protected final int[] farthest;

    protected final long farthestFirst;
    protected final long farthestLast;

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
        double[] ring = new double[2 * size + 2];
        int[] vertices = Arrays.stream(kept).map(callersIndex).toArray();
        int[] edges = new int[size];
        this.clockwise = clockwise;
        for (int i = 0; i < size; i++) {
            ring[2 * i] = xy[2 * kept[i]];
            ring[2 * i + 1] = xy[2 * kept[i] + 1];
            int begin = vertices[i];
            int end = vertices[i + 1 == size ? 0 : i + 1];
            edges[i] = size == 2 ? Math.min(begin, end) : clockwise ? end : begin;
        }
        ring[2 * size] = ring[0];
        ring[2 * size + 1] = ring[1];
        corners = Arrays.copyOf(ring, 4 * size + 2);
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
        centerX = minX / 2 + maxX / 2;
        centerY = minY / 2 + maxY / 2;
        boundingRadius = greatestDistance(centerX, centerY);
        reach = greatestDistance(0, 0);
        longestEdge = findLongestEdge();
        setNormals();
        inscribedRadius = findInscribedRadius();
        halfTurn = findHalfTurn();
        bearingShift = Integer.numberOfTrailingZeros(PseudoAngle.spacing(size));
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
                    least, cornerX(normal(i)) * (cornerX(i) - centerX) + cornerY(normal(i)) * (cornerY(i) - centerY));
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
