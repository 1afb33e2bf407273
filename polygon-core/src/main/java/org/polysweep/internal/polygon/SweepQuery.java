package org.polysweep.internal.polygon;

import org.polysweep.contact.Feature;
import org.polysweep.internal.answer.AnswerSlots;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.number.Lattice;
import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.internal.prepared.Prepared;
import org.polysweep.internal.rounding.RelativeMotion;
import org.polysweep.internal.sign.SweptExtent;
import org.polysweep.shape.ConvexPolygon;

/** The cores and the numbers of one query. */
public class SweepQuery extends RelativeMotion {

    /** The shapes before the first query. */
    public static final ConvexPolygon NOWHERE = ConvexPolygon.of(0, 0);

    public ConvexPolygon a = NOWHERE;
    public ConvexPolygon b = NOWHERE;

    /** Makes a query that is yet to be set. */
    public SweepQuery() {}

    /** Sets the cores; positions and displacements are {@link #set set} apart. */
    public final void setCores(ConvexPolygon newA, ConvexPolygon newB) {
        a = newA;
        b = newB;
    }

    /** Whether the boxes around the cores are certainly apart during the whole step. */
    public final boolean boxesStayApart() {
        return SweptExtent.apart(a.minX(), a.maxX(), b.minX(), b.maxX(), offsetX, dx)
                || SweptExtent.apart(a.minY(), a.maxY(), b.minY(), b.maxY(), offsetY, dy);
    }

    /**
     * Returns whether the boxes around the cores, swept over the step, are certainly farther apart than the sum of the
     * radii: those of most pairs are.
     */
    public final boolean boxesStayApart(double radius) {
        return SweptExtent.apart(a.minX(), a.maxX(), b.minX(), b.maxX(), radius, offsetX, dx)
                || SweptExtent.apart(a.minY(), a.maxY(), b.minY(), b.maxY(), radius, offsetY, dy);
    }

    /** The x component of the way from a corner of A to one of B, less that between the positions: one term. */
    public final double termX(int cornerOfA, int cornerOfB) {
        return b.x(cornerOfB) - a.x(cornerOfA);
    }

    /** The y component of it. */
    public final double termY(int cornerOfA, int cornerOfB) {
        return b.y(cornerOfB) - a.y(cornerOfA);
    }

    /** The x component of the way from a corner of A to one of B, the sum of two terms. */
    public final double gapX(int cornerOfA, int cornerOfB) {
        return termX(cornerOfA, cornerOfB) + offsetX;
    }

    /** The y component of that way. */
    public final double gapY(int cornerOfA, int cornerOfB) {
        return termY(cornerOfA, cornerOfB) + offsetY;
    }

    /** Finds that way to twice the precision of doubles. */
    public final void findGap(
            int cornerOfA, int cornerOfB, DoubleDouble gapX, DoubleDouble gapY, DoubleDouble scratch) {
        gapX.setDifference(b.x(cornerOfB), a.x(cornerOfA));
        gapX.setSum(gapX, scratch.setDifference(bx, ax));
        gapY.setDifference(b.y(cornerOfB), a.y(cornerOfA));
        gapY.setSum(gapY, scratch.setDifference(by, ay));
    }

    /** Whether the numbers are so short that doubles compute exactly with them: those of games on a grid are. */
    final boolean isCoarse() {
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

    /** The greater absolute value of the components of the offset, by bits: {@code Math.max} takes more operations. */
    final double greaterOffset() {
        return Double.longBitsToDouble(Math.max(bits(offsetX), bits(offsetY)));
    }

    /** The bits of the greatest absolute value, which have the order of the values. */
    private static long greatest(double first, double second, double third, double fourth) {
        return Math.max(Math.max(bits(first), bits(second)), Math.max(bits(third), bits(fourth)));
    }

    private static long bits(double value) {
        return Double.doubleToRawLongBits(value) & Long.MAX_VALUE;
    }

    private static double rest(double x, double y, double dx, double dy, double shifter) {
        return Lattice.rest(x, shifter)
                + Lattice.rest(y, shifter)
                + Lattice.rest(dx, shifter)
                + Lattice.rest(dy, shifter);
    }

    /** Sets the query to the cores of two moving shapes. */
    public final void set(ConvexMotion newA, ConvexMotion newB) {
        setCores(newA.shape().core(), newB.shape().core());
        set(newA.x(), newA.y(), newA.dx(), newA.dy(), newB.x(), newB.y(), newB.dx(), newB.dy());
    }

    /** Writes which corner or edge of A meets which of B, in the callers' indices. */
    public final void writeFeatures(AnswerSlots result, boolean isEdgeA, int onA, boolean isEdgeB, int onB) {
        AnswerWriter.writeFeatures(
                result,
                isEdgeA ? Feature.Kind.EDGE : Feature.Kind.VERTEX,
                isEdgeA ? a.edgeIndex(onA) : a.vertexIndex(onA),
                isEdgeB ? Feature.Kind.EDGE : Feature.Kind.VERTEX,
                isEdgeB ? b.edgeIndex(onB) : b.vertexIndex(onB));
    }

    /** The query in integers. */
    public ExactQuery exact() {
        return ExactQuery.of(new ConvexMotion(a, ax, ay, adx, ady), new ConvexMotion(b, bx, by, bdx, bdy));
    }
}
