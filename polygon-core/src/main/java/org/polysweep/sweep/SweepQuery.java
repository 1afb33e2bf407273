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

    /** The least exponent of all numbers. */
    int exponent() {
        int ofShapes = Math.min(a.exponent(), b.exponent());
        int ofA = Math.min(exponent(ax, ay), exponent(adx, ady));
        int ofB = Math.min(exponent(bx, by), exponent(bdx, bdy));
        return Math.min(ofShapes, Math.min(ofA, ofB));
    }

    private static int exponent(double x, double y) {
        return Math.min(Lattice.exponentOf(x), Lattice.exponentOf(y));
    }

    /** The largest magnitude of all numbers. */
    double magnitude() {
        double ofA = Math.max(Math.max(Math.abs(ax), Math.abs(ay)), Math.max(Math.abs(adx), Math.abs(ady)));
        double ofB = Math.max(Math.max(Math.abs(bx), Math.abs(by)), Math.max(Math.abs(bdx), Math.abs(bdy)));
        return Math.max(Math.max(ofA, ofB), Math.max(magnitude(a), magnitude(b)));
    }

    private static double magnitude(ConvexPolygon shape) {
        double x = Math.max(Math.abs(shape.minX()), Math.abs(shape.maxX()));
        double y = Math.max(Math.abs(shape.minY()), Math.abs(shape.maxY()));
        return Math.max(x, y);
    }

    /** The query in integers. */
    ExactQuery exact() {
        return ExactQuery.of(new MovingPolygon(a, ax, ay, adx, ady), new MovingPolygon(b, bx, by, bdx, bdy));
    }
}
