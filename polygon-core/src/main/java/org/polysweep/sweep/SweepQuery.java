package org.polysweep.sweep;

import org.polysweep.exact.Lattice;
import org.polysweep.polygon.ConvexPolygon;
import org.polysweep.polygon.MovingPolygon;

/** The shapes and numbers of one query, to be read at full speed and overwritten by the next. */
final class SweepQuery {

    /** The shapes before the first query. */
    static final ConvexPolygon NOWHERE = ConvexPolygon.of(0, 0);

    ConvexPolygon a = NOWHERE;
    double ax;
    double ay;
    double adx;
    double ady;
    ConvexPolygon b = NOWHERE;
    double bx;
    double by;
    double bdx;
    double bdy;

    /** Overwrites all of it. */
    void set(
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
    }

    /** Whether the numbers are so short that doubles compute exactly with them: those of games on a grid are. */
    boolean isCoarse() {
        double ofA = max(Math.abs(ax), Math.abs(ay), Math.abs(adx), Math.abs(ady));
        double ofB = max(Math.abs(bx), Math.abs(by), Math.abs(bdx), Math.abs(bdy));
        int exponent = Lattice.finestCoarse(max(ofA, ofB, a.magnitude(), b.magnitude()));
        if (exponent == Lattice.ANY_EXPONENT || a.exponent() < exponent || b.exponent() < exponent) {
            return false;
        }
        double scale = Lattice.scaleOf(exponent);
        return areOn(scale, ax, ay, adx, ady) && areOn(scale, bx, by, bdx, bdy);
    }

    private static double max(double first, double second, double third, double fourth) {
        return Math.max(Math.max(first, second), Math.max(third, fourth));
    }

    private static boolean areOn(double scale, double x, double y, double dx, double dy) {
        return Lattice.isOn(x, scale) && Lattice.isOn(y, scale) && Lattice.isOn(dx, scale) && Lattice.isOn(dy, scale);
    }

    /** The query in integers. */
    ExactQuery exact() {
        return ExactQuery.of(new MovingPolygon(a, ax, ay, adx, ady), new MovingPolygon(b, bx, by, bdx, bdy));
    }
}
