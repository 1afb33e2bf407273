package org.polysweep.internal.prepared;

import java.util.function.IntUnaryOperator;
import org.polysweep.internal.bound.DiskOverlap;
import org.polysweep.internal.bound.ParallelogramBound;
import org.polysweep.internal.number.Lattice;
import org.polysweep.internal.rounding.UnitVector;
import org.polysweep.internal.sign.ExactOrientation;
import org.polysweep.internal.sign.OrientationFilter;
import org.polysweep.internal.sign.Stages;

/**
 * What is known of a convex polygon once and for all: its corners, and what sweeps look up about them. Users of a
 * polygon see the corners; engines read the rest through {@link Prepared}. Immutable.
 *
 * <p>What a sweep reads lies in two places, this object and one array: in a game, the shapes of a query come from
 * anywhere in memory, and each line of the cache that is fetched takes as long as some ten operations. Little else is
 * allocated while one is made, for what is made one after the other lies as far apart as that is long.
 */
public abstract class PreparedPolygon {

    /** The {@link BoxCorners#form}; as the first of all numbers, it lies beside the sides in memory. */
    protected final int boxForm;

    protected final int size;

    /** A polygon of no more corners has the farthest ones in two words, so many in each. */
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
     * The corner that is farthest in each of some {@link PseudoAngle}, a power of two apart. Of a polygon of few
     * corners the array is empty, and four bits for each direction are in two words.
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
        this.clockwise = clockwise;
        int[] vertices = new int[size];
        int[] edges = new int[size];
        double leastX = Double.POSITIVE_INFINITY;
        double leastY = Double.POSITIVE_INFINITY;
        double greatestX = Double.NEGATIVE_INFINITY;
        double greatestY = Double.NEGATIVE_INFINITY;
        int leastExponent = Lattice.ANY_EXPONENT;
        for (int i = 0; i < size; i++) {
            double x = xy[2 * kept[i]];
            double y = xy[2 * kept[i] + 1];
            corners[2 * i] = x;
            corners[2 * i + 1] = y;
            leastX = Math.min(leastX, x);
            leastY = Math.min(leastY, y);
            greatestX = Math.max(greatestX, x);
            greatestY = Math.max(greatestY, y);
            leastExponent = Math.min(leastExponent, Math.min(Lattice.exponentOf(x), Lattice.exponentOf(y)));
            vertices[i] = callersIndex.applyAsInt(kept[i]);
        }
        for (int i = 0; i < size; i++) {
            int begin = vertices[i];
            int end = vertices[i + 1 == size ? 0 : i + 1];
            edges[i] = size == 2 ? Math.min(begin, end) : clockwise ? end : begin;
        }
        corners[2 * size] = corners[0];
        corners[2 * size + 1] = corners[1];
        plain = isPlain(vertices) && isPlain(edges);
        int[] none = {};
        vertexIndices = plain ? none : vertices;
        edgeIndices = plain ? none : edges;
        minX = leastX;
        minY = leastY;
        maxX = greatestX;
        maxY = greatestY;
        magnitude = Math.max(Math.max(-minX, maxX), Math.max(-minY, maxY));
        exponent = leastExponent;
        coarse = exponent >= Lattice.finestCoarse(magnitude);
        boundingRadius = greatestDistance(centerX(), centerY());
        reach = greatestDistance(0, 0);
        longestEdge = findLongestEdge();
        setNormals();
        inscribedRadius = findInscribedRadius();
        halfTurn = findHalfTurn();
        skew = findSkew();
        int directions = PseudoAngle.FULL_TURN >> bearingShift;
        farthest = size <= FEW ? none : new int[directions];
        long first = 0;
        long last = 0;
        int corner = farthestRight();
        for (int i = 0; i < directions; i++) {
            corner = farthestFrom(corner, i << bearingShift);
            if (size > FEW) {
                farthest[i] = corner;
            } else if (i < FEW) {
                first |= (long) corner << (4 * i);
            } else {
                last |= (long) corner << (4 * i);
            }
        }
        farthestFirst = first;
        farthestLast = last;
        boxCorners = BoxCorners.of(corners, vertices, edges);
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

    private int farthestRight() {
        int corner = 0;
        for (int i = 1; i < size; i++) {
            corner = reach(i, 0) > reach(corner, 0) ? i : corner;
        }
        return corner;
    }

    /** The corner that is farthest in a direction, from the one of a direction shortly before. */
    private int farthestFrom(int before, int bearing) {
        int corner = before;
        for (int left = size; left > 0 && reach(next(corner), bearing) > reach(corner, bearing); left--) {
            corner = next(corner);
        }
        return corner;
    }

    private double reach(int corner, int bearing) {
        return cornerX(corner) * PseudoAngle.directionX(bearing) + cornerY(corner) * PseudoAngle.directionY(bearing);
    }

    private int findHalfTurn() {
        int edge = 1;
        while (edge < size && turnsLeftFromFirst(edge)) {
            edge++;
        }
        return edge;
    }

    private boolean turnsLeftFromFirst(int edge) {
        double x1 = cornerX(1) - cornerX(0);
        double y1 = cornerY(1) - cornerY(0);
        double x2 = cornerX(edge + 1) - cornerX(edge);
        double y2 = cornerY(edge + 1) - cornerY(edge);
        int sign = OrientationFilter.signOfTerms(x1, y1, x2, y2);
        if (sign != 0 || (y1 == 0 && y2 == 0) || (x1 == 0 && x2 == 0)) {
            return sign > 0;
        }
        ExactOrientation turn = new ExactOrientation()
                .start(cornerX(0), cornerY(0), cornerX(1), cornerY(1))
                .add(cornerX(edge), cornerY(edge), cornerX(edge + 1), cornerY(edge + 1));
        return turn.sign(new Stages()) > 0;
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
