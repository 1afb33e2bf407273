package org.polysweep.internal.prepared;

import java.util.Arrays;
import java.util.Objects;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;
import org.polysweep.internal.bound.DiskOverlap;
import org.polysweep.internal.bound.ParallelogramBound;
import org.polysweep.internal.number.Lattice;
import org.polysweep.internal.outline.AffineMap;
import org.polysweep.internal.rounding.UnitVector;
import org.polysweep.internal.sign.ExactOrientation;
import org.polysweep.internal.sign.OrientationFilter;
import org.polysweep.internal.sign.Stages;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.ConvexPolygon;

/**
 * A convex polygon: its corners, and data about them that sweeps look up, computed once. Users see the {@link
 * ConvexPolygon}; engines read the rest through {@link Prepared}. Immutable.
 *
 * <p>The sweep of a rejected pair reads only fields of this object; any other sweep also reads the array of the
 * corners, which follows this object in memory. In a game, the shapes of a query come from anywhere in memory, and
 * fetching a cache line takes as long as about ten operations. Values that follow from two corners in a few operations
 * are not stored. Unit normals are computed when they are first read.
 */
public final class PreparedPolygon extends ConvexPolygon {

    /** The maximum number of corners of a polygon whose farthest corners are in two words, this number in each. */
    static final int FEW = 16;

    /** Represents {@link Lattice#ANY_EXPONENT}. */
    static final short NO_EXPONENT = Short.MAX_VALUE;

    final int size;
    final double minX;
    final double minY;
    final double maxX;
    final double maxY;
    final double boundingRadius;

    /** How far this is from a parallelogram: {@link Prepared#skew}. */
    final double skew;

    final double inscribedRadius;

    /** The {@link BoxCorners#form}. */
    final byte boxForm;

    final boolean coarse;
    final short exponent;
    final int halfTurn;

    /**
     * The corners x0, y0, x1, y1, …, the first of them again behind the last. The constructor creates this array first,
     * so that it follows this object in memory.
     */
    final double[] corners;

    final CallerNumbering numbering;

    final DirectionTable directionTable;

    /** The farthest corners of a polygon with few corners, for the first half of the directions: four bits for each. */
    final long farthestFirst;

    final long farthestLast;

    /** The unit normals of the edges, x0, y0, x1, y1, …; computed when one of them is first read. */
    private volatile double @Nullable [] unitNormals;

    /**
     * Keeps some of a caller's vertices.
     *
     * @param xy all vertices of the caller
     * @param kept the corners among them, in counter-clockwise order
     * @param clockwise whether the caller's own order is clockwise
     * @param callersIndex from the number of a vertex in {@code xy} to the caller's own
     */
    public PreparedPolygon(double[] xy, int[] kept, boolean clockwise, IntUnaryOperator callersIndex) {
        size = kept.length;
        corners = new double[2 * size + 2];
        double leastX = Double.POSITIVE_INFINITY;
        double leastY = Double.POSITIVE_INFINITY;
        double greatestX = Double.NEGATIVE_INFINITY;
        double greatestY = Double.NEGATIVE_INFINITY;
        int leastExponent = Lattice.ANY_EXPONENT;
        int[] vertices = new int[size];
        int[] edges = new int[size];
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
        minX = leastX;
        minY = leastY;
        maxX = greatestX;
        maxY = greatestY;
        exponent = (short) Math.min(leastExponent, NO_EXPONENT);
        coarse = leastExponent >= Lattice.finestCoarse(magnitude());
        boundingRadius = greatestDistance(centerX(), centerY());
        inscribedRadius = findInscribedRadius();
        halfTurn = findHalfTurn();
        skew = findSkew();
        int shift = PseudoAngle.shift(size);
        int[] table = new int[size > FEW ? PseudoAngle.FULL_TURN >> shift : 0];
        long first = 0;
        long last = 0;
        int corner = farthestRight();
        for (int i = 0; i < PseudoAngle.FULL_TURN >> shift; i++) {
            corner = farthestFrom(corner, i << shift);
            if (size > FEW) {
                table[i] = corner;
            } else if (i < FEW) {
                first |= (long) corner << (4 * i);
            } else {
                last |= (long) corner << (4 * i);
            }
        }
        directionTable = size > FEW ? new DirectionTable(table, shift) : DirectionTable.EMPTY;
        farthestFirst = first;
        farthestLast = last;
        BoxCorners boxCorners = BoxCorners.of(corners, vertices, edges);
        boxForm = (byte) boxCorners.form();
        numbering = CallerNumbering.of(clockwise, vertices, edges, boxCorners);
    }

    double greatestDistance(double fromX, double fromY) {
        double square = 0;
        for (int i = 0; i < size; i++) {
            double legX = x(i) - fromX;
            double legY = y(i) - fromY;
            square = Math.max(square, legX * legX + legY * legY);
        }
        return Math.sqrt(square);
    }

    private double findInscribedRadius() {
        double[] normals = findUnitNormals();
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < size; i++) {
            double distance = normals[2 * i] * (x(i) - centerX()) + normals[2 * i + 1] * (y(i) - centerY());
            least = Math.min(least, distance);
        }
        return DiskOverlap.radius(least, boundingRadius);
    }

    /**
     * How far twice a corner is from the sum of twice the middle of the bounding box and two edges: {@link
     * Prepared#skew}.
     */
    private double findSkew() {
        if (size != 4) {
            return Double.POSITIVE_INFINITY;
        }
        double farthestX = skewOf(minX + maxX, x(0), x(1), x(2), x(3));
        double farthestY = skewOf(minY + maxY, y(0), y(1), y(2), y(3));
        return ParallelogramBound.skew(Math.max(farthestX, farthestY), magnitude());
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

    /** The unit normals of the edges; two threads may compute the same ones. */
    double[] unitNormals() {
        double[] known = unitNormals;
        if (known == null) {
            known = findUnitNormals();
            unitNormals = known;
        }
        return known;
    }

    private double[] findUnitNormals() {
        double[] normals = new double[2 * size];
        UnitVector normal = new UnitVector();
        Stages stages = new Stages();
        for (int i = 0; i < size; i++) {
            // The direction of the edge, turned by a quarter clockwise.
            normal.set(y(i), -x(i), y(i + 1), -x(i + 1), stages);
            normals[2 * i] = normal.x();
            normals[2 * i + 1] = normal.y();
        }
        return normals;
    }

    private int farthestRight() {
        int corner = 0;
        for (int i = 1; i < size; i++) {
            corner = reach(i, 0) > reach(corner, 0) ? i : corner;
        }
        return corner;
    }

    /** The corner that is farthest in a direction, found from the farthest corner of a direction shortly before. */
    private int farthestFrom(int before, int bearing) {
        int corner = before;
        for (int left = size; left > 0 && reach(next(corner), bearing) > reach(corner, bearing); left--) {
            corner = next(corner);
        }
        return corner;
    }

    private double reach(int corner, int bearing) {
        return x(corner) * PseudoAngle.directionX(bearing) + y(corner) * PseudoAngle.directionY(bearing);
    }

    private int findHalfTurn() {
        int edge = 1;
        while (edge < size && turnsLeftFromFirst(edge)) {
            edge++;
        }
        return edge;
    }

    private boolean turnsLeftFromFirst(int edge) {
        double x1 = x(1) - x(0);
        double y1 = y(1) - y(0);
        double x2 = x(edge + 1) - x(edge);
        double y2 = y(edge + 1) - y(edge);
        int sign = OrientationFilter.signOfTerms(x1, y1, x2, y2);
        if (sign != 0 || (y1 == 0 && y2 == 0) || (x1 == 0 && x2 == 0)) {
            return sign > 0;
        }
        ExactOrientation turn =
                new ExactOrientation().start(x(0), y(0), x(1), y(1)).add(x(edge), y(edge), x(edge + 1), y(edge + 1));
        return turn.sign(new Stages()) > 0;
    }

    /** The largest absolute value of all coordinates. */
    double magnitude() {
        // The bits of absolute values have the order of the values; Math.max of doubles takes more operations.
        long ofX = Math.max(bits(minX), bits(maxX));
        long ofY = Math.max(bits(minY), bits(maxY));
        return Double.longBitsToDouble(Math.max(ofX, ofY));
    }

    private static long bits(double value) {
        return Double.doubleToRawLongBits(value) & Long.MAX_VALUE;
    }

    double centerX() {
        return minX / 2 + maxX / 2;
    }

    double centerY() {
        return minY / 2 + maxY / 2;
    }

    @Override
    public int vertexCount() {
        return size;
    }

    @Override
    public double x(int i) {
        return corners[2 * i];
    }

    @Override
    public double y(int i) {
        return corners[2 * i + 1];
    }

    @Override
    public int next(int i) {
        return i + 1 == size ? 0 : i + 1;
    }

    @Override
    public int previous(int i) {
        return (i == 0 ? size : i) - 1;
    }

    @Override
    public double edgeX(int i) {
        return x(i + 1) - x(i);
    }

    @Override
    public double edgeY(int i) {
        return y(i + 1) - y(i);
    }

    @Override
    public double normalX(int i) {
        return unitNormals()[2 * i];
    }

    @Override
    public double normalY(int i) {
        return unitNormals()[2 * i + 1];
    }

    @Override
    public int vertexIndex(int i) {
        return numbering.vertexIndex(i);
    }

    @Override
    public int edgeIndex(int i) {
        return numbering.edgeIndex(i);
    }

    @Override
    public double minX() {
        return minX;
    }

    @Override
    public double minY() {
        return minY;
    }

    @Override
    public double maxX() {
        return maxX;
    }

    @Override
    public double maxY() {
        return maxY;
    }

    @Override
    public boolean isBox() {
        return boxForm >= 0;
    }

    @Override
    public double[] toArray() {
        return Arrays.copyOf(corners, 2 * size);
    }

    @Override
    public ConvexPolygon transformed(double xx, double xy, double yx, double yy, double shiftX, double shiftY) {
        return image(AffineMap.of(xx, xy, yx, yy, shiftX, shiftY));
    }

    @Override
    public ConvexPolygon rotated(Rotor rotor) {
        Objects.requireNonNull(rotor, "rotor must not be null; use Rotor.IDENTITY for no rotation");
        return image(AffineMap.turn(rotor.halfCos(), rotor.halfSin()));
    }

    private ConvexPolygon image(AffineMap map) {
        PolygonImage image = PolygonImage.of(this, numbering.clockwise, map);
        return new PreparedPolygon(image.vertices, image.corners, image.isClockwise, image::callersIndex);
    }
}
