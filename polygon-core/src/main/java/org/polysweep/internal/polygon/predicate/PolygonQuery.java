package org.polysweep.internal.polygon.predicate;

import org.polysweep.contact.Feature;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.bound.SweptExtent;
import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.number.Lattice;
import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.internal.prepared.Prepared;
import org.polysweep.internal.rounding.RelativeMotion;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;

/**
 * Two convex polygons (the cores of the shapes) with their positions and displacements, and numbers in doubles that
 * follow from these.
 *
 * <p>A gap is the vector from a vertex of A to a vertex of B at t = 0: a difference of vertices, which is one term,
 * plus the offset of the positions. Reusable, not thread-safe.
 */
public class PolygonQuery extends RelativeMotion {

    /** The polygons before the first query. */
    public static final ConvexPolygon NOWHERE = ConvexPolygon.of(0, 0);

    public ConvexPolygon a = NOWHERE;
    public ConvexPolygon b = NOWHERE;

    /** Creates a query whose values are not set yet. */
    public PolygonQuery() {}

    /** Sets the polygons; positions and displacements are {@link #set set} separately. */
    public final void setCores(ConvexPolygon a, ConvexPolygon b) {
        this.a = a;
        this.b = b;
    }

    /** Sets the query to the cores of two moving shapes. */
    public final void set(ConvexMotion movingA, ConvexMotion movingB) {
        setCores(movingA.shape().core(), movingB.shape().core());
        set(movingA.x(), movingA.y(), movingA.dx(), movingA.dy(), movingB.x(), movingB.y(), movingB.dx(), movingB.dy());
    }

    /**
     * Returns whether the bounding boxes of the cores, swept over the step, are provably farther apart than the sum of
     * the radii.
     */
    public final boolean boxesStayApart(double radius) {
        return SweptExtent.apart(a.minX(), a.maxX(), b.minX(), b.maxX(), radius, offsetX, dx)
                || SweptExtent.apart(a.minY(), a.maxY(), b.minY(), b.maxY(), radius, offsetY, dy);
    }

    /** The x component of the line of the motion: of d, or of the x axis if nothing moves. */
    public final double lineX() {
        return moves() ? dx : 1;
    }

    /** The y component of the line of the motion. */
    public final double lineY() {
        return dy;
    }

    /** The size |x| + |y| of the relative displacement. */
    public final double displacementSize() {
        return Math.abs(dx) + Math.abs(dy);
    }

    /** Bounds the sum of the magnitudes of the terms of either component of any gap. */
    public final double gapSize() {
        double greaterOffset = Double.longBitsToDouble(Math.max(bits(offsetX), bits(offsetY)));
        return Prepared.magnitude(a) + Prepared.magnitude(b) + greaterOffset;
    }

    /** The x component of the vector between the centers of the bounding boxes at t = 0, from A to B. */
    public final double centerGapX() {
        return Prepared.centerX(b) - Prepared.centerX(a) + offsetX;
    }

    /** The y component of that vector. */
    public final double centerGapY() {
        return Prepared.centerY(b) - Prepared.centerY(a) + offsetY;
    }

    /**
     * Returns whether the vector between the centers becomes shorter at t = 0; exact for coarse numbers:
     * docs/error-bounds.md, theorem 3.
     */
    public final boolean centersApproach() {
        return centerGapX() * dx + centerGapY() * dy > 0;
    }

    /** The x component of the difference of two vertices, in the coordinates of their polygons: one term. */
    public final double termX(int vertexOfA, int vertexOfB) {
        return b.x(vertexOfB) - a.x(vertexOfA);
    }

    /** The y component of that difference. */
    public final double termY(int vertexOfA, int vertexOfB) {
        return b.y(vertexOfB) - a.y(vertexOfA);
    }

    /** The x component of a gap, the sum of two terms. */
    public final double gapX(int vertexOfA, int vertexOfB) {
        return termX(vertexOfA, vertexOfB) + offsetX;
    }

    /** The y component of a gap. */
    public final double gapY(int vertexOfA, int vertexOfB) {
        return termY(vertexOfA, vertexOfB) + offsetY;
    }

    /** Finds a gap to twice the precision of doubles. */
    public final void findGap(
            int vertexOfA, int vertexOfB, DoubleDouble gapX, DoubleDouble gapY, DoubleDouble scratch) {
        gapX.setDifference(b.x(vertexOfB), a.x(vertexOfA));
        gapX.setSum(gapX, scratch.setDifference(bx, ax));
        gapY.setDifference(b.y(vertexOfB), a.y(vertexOfA));
        gapY.setSum(gapY, scratch.setDifference(by, ay));
    }

    /** Returns whether the numbers are so short that doubles compute exactly with them, as on the grid of a game. */
    public final boolean isCoarse() {
        if (!Prepared.isCoarse(a) || !Prepared.isCoarse(b)) {
            return false;
        }
        long ofShapes = Math.max(bits(Prepared.magnitude(a)), bits(Prepared.magnitude(b)));
        long greatest = Math.max(ofShapes, Math.max(greatest(ax, ay, adx, ady), greatest(bx, by, bdx, bdy)));
        int exponent = Lattice.finestCoarse(Double.longBitsToDouble(greatest));
        if (exponent == Lattice.ANY_EXPONENT || Prepared.exponent(a) < exponent || Prepared.exponent(b) < exponent) {
            return false;
        }
        double shifter = Lattice.shifterOf(exponent);
        return rest(ax, ay, adx, ady, shifter) + rest(bx, by, bdx, bdy, shifter) == 0;
    }

    /** The bits of the greatest absolute value, which have the order of the values. */
    private static long greatest(double first, double second, double third, double fourth) {
        return Math.max(Math.max(bits(first), bits(second)), Math.max(bits(third), bits(fourth)));
    }

    /** The bits of an absolute value, which have the order of the values: {@code Math.max} takes more operations. */
    private static long bits(double value) {
        return Double.doubleToRawLongBits(value) & Long.MAX_VALUE;
    }

    private static double rest(double x, double y, double dx, double dy, double shifter) {
        return Lattice.rest(x, shifter)
                + Lattice.rest(y, shifter)
                + Lattice.rest(dx, shifter)
                + Lattice.rest(dy, shifter);
    }

    /** Writes which vertex or edge of A touches which of B, in the callers' indices. */
    public final void writeFeatures(SweepResult result, boolean isEdgeA, int onA, boolean isEdgeB, int onB) {
        AnswerWriter.writeFeatures(
                result,
                isEdgeA ? Feature.Kind.EDGE : Feature.Kind.VERTEX,
                isEdgeA ? a.edgeIndex(onA) : a.vertexIndex(onA),
                isEdgeB ? Feature.Kind.EDGE : Feature.Kind.VERTEX,
                isEdgeB ? b.edgeIndex(onB) : b.vertexIndex(onB));
    }

    /** Returns the query in big integers. */
    public ExactQuery exact() {
        return ExactQuery.of(new ConvexMotion(a, ax, ay, adx, ady), new ConvexMotion(b, bx, by, bdx, bdy));
    }
}
