package org.polysweep.internal.sharp;

import org.polysweep.internal.doubled.DoubleDouble;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.number.Lattice;
import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.internal.outline.Prepared;
import org.polysweep.shape.ConvexPolygon;

/** The cores and the numbers of one query: to be read at full speed, and overwritten by the next. */
public class SweepQuery {

    /** The shapes before the first query. */
    public static final ConvexPolygon NOWHERE = ConvexPolygon.of(0, 0);

    public ConvexPolygon a = NOWHERE;
    public double ax;
    public double ay;
    public double adx;
    public double ady;
    public ConvexPolygon b = NOWHERE;
    public double bx;
    public double by;
    public double bdx;
    public double bdy;

    /** The displacement of A relative to B, and the way from the position of A to that of B: one term each. */
    public double dx;

    public double dy;
    public double offsetX;
    public double offsetY;

    /** Makes a query that is yet to be set. */
    public SweepQuery() {}

    /**
     * Overwrites all of it.
     *
     * @param newA the core of A
     * @param newAx the x coordinate of the position of A
     * @param newAy the y coordinate of the position of A
     * @param newAdx the x component of the displacement of A
     * @param newAdy the y component of the displacement of A
     * @param newB the core of B
     * @param newBx the x coordinate of the position of B
     * @param newBy the y coordinate of the position of B
     * @param newBdx the x component of the displacement of B
     * @param newBdy the y component of the displacement of B
     */
    public final void set(
            ConvexPolygon newA,
            double newAx,
            double newAy,
            double newAdx,
            double newAdy,
            ConvexPolygon newB,
            double newBx,
            double newBy,
            double newBdx,
            double newBdy) {
        a = newA;
        ax = newAx;
        ay = newAy;
        adx = newAdx;
        ady = newAdy;
        b = newB;
        bx = newBx;
        by = newBy;
        bdx = newBdx;
        bdy = newBdy;
        // A difference of two doubles is rounded to zero only if it is zero.
        dx = adx - bdx;
        dy = ady - bdy;
        offsetX = bx - ax;
        offsetY = by - ay;
    }

    /** Whether A moves relative to B. */
    public final boolean moves() {
        return dx != 0 || dy != 0;
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
    void set(ConvexMotion newA, ConvexMotion newB) {
        set(
                newA.shape().core(),
                newA.x(),
                newA.y(),
                newA.dx(),
                newA.dy(),
                newB.shape().core(),
                newB.x(),
                newB.y(),
                newB.dx(),
                newB.dy());
    }

    /** The query in integers. */
    public ExactQuery exact() {
        return ExactQuery.of(new ConvexMotion(a, ax, ay, adx, ady), new ConvexMotion(b, bx, by, bdx, bdy));
    }
}
