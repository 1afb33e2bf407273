package org.polysweep.internal.round;

import org.polysweep.internal.expansion.Expansion;
import org.polysweep.shape.ConvexPolygon;

/**
 * The distance between the origin and the boundary of C, as exact terms. At an arc, with the gap v to its center and
 * the total radius R: v² and R² - v². At a side, with its outward normal n and the gap v to one of its vertices: n·v,
 * n² and R²n² - (n·v)²; the sign of the last one is the sign of n·v + R·|n| where n·v is negative. Reusable; no
 * allocation once its arrays are long enough.
 */
final class ExactGap {

    private final RoundQuery query;
    private final Expansion outwardX = new Expansion();
    private final Expansion outwardY = new Expansion();
    private final Expansion gapX = new Expansion();
    private final Expansion gapY = new Expansion();

    /** R. */
    final Expansion radius = new Expansion();

    private final Expansion radiusSquare = new Expansion();

    /** n·v. */
    final Expansion along = new Expansion();

    /** v² at an arc, n² at a side. */
    final Expansion square = new Expansion();

    /** R² - v² at an arc, R²n² - (n·v)² at a side. */
    final Expansion squares = new Expansion();

    ExactGap(RoundQuery query) {
        this.query = query;
    }

    /** Computes the terms for the arc about the gap between two vertices; returns whether they are exact. */
    boolean findArc(int onA, int onB) {
        setGap(onA, onB);
        setSum(square, gapX, gapX, gapY, gapY);
        squares.clear();
        squares.addProduct(radius, radius);
        squares.subtract(square);
        return squares.isCertain();
    }

    /**
     * Computes the terms for a side along an edge of one of the cores; returns whether they are exact and n·v is
     * negative.
     *
     * @param onA the vertex of A of the gap
     * @param onB the vertex of B
     * @param shape the core that has the edge
     * @param begin where the edge begins as an edge of C: its end, if it is an edge of A
     * @param end where it ends
     */
    boolean findSide(int onA, int onB, ConvexPolygon shape, int begin, int end) {
        setGap(onA, onB);
        outwardX.setDifference(shape.y(end), shape.y(begin));
        outwardY.setDifference(shape.x(begin), shape.x(end));
        setSum(along, outwardX, gapX, outwardY, gapY);
        setSum(square, outwardX, outwardX, outwardY, outwardY);
        radiusSquare.clear();
        radiusSquare.addProduct(radius, radius);
        radiusSquare.compress();
        squares.clear();
        squares.addProduct(radiusSquare, square);
        squares.subtractProduct(along, along);
        return squares.isCertain() && along.sign() < 0;
    }

    private void setGap(int onA, int onB) {
        gapX.setGap(query.vertexAX(onA), query.vertexBX(onB), query.ax, query.bx);
        gapY.setGap(query.vertexAY(onA), query.vertexBY(onB), query.ay, query.by);
        radius.setDifference(query.radiusA, -query.radiusB);
    }

    private static void setSum(Expansion sum, Expansion a, Expansion b, Expansion c, Expansion d) {
        sum.clear();
        sum.addProduct(a, b);
        sum.addProduct(c, d);
        sum.compress();
    }
}
