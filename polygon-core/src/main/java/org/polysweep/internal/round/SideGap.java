package org.polysweep.internal.round;

import org.polysweep.internal.expansion.Expansion;
import org.polysweep.shape.ConvexPolygon;

/**
 * The distance between the origin and a side of C, as exact terms: with the outward normal n and the gap v to a vertex
 * of the side, n·v and R²n² - (n·v)². The sign of the second is the sign of n·v + R·|n| where n·v is negative.
 * Reusable; no allocation once its arrays are long enough.
 */
final class SideGap {

    private final RoundQuery query;
    private final Expansion outwardX = new Expansion();
    private final Expansion outwardY = new Expansion();
    private final Expansion gapX = new Expansion();
    private final Expansion gapY = new Expansion();

    /** n·v. */
    final Expansion along = new Expansion();

    private final Expansion square = new Expansion();
    private final Expansion radius = new Expansion();
    private final Expansion radiusSquare = new Expansion();

    /** R²n² - (n·v)². */
    final Expansion squares = new Expansion();

    SideGap(RoundQuery query) {
        this.query = query;
    }

    /**
     * Computes the terms for a side along an edge of one of the cores; returns whether they are exact and n·v is
     * negative.
     */
    boolean find(EntryPiece piece, ConvexPolygon shape, int begin, int end) {
        outwardX.setDifference(shape.y(end), shape.y(begin));
        outwardY.setDifference(shape.x(begin), shape.x(end));
        int onA = piece.onA();
        int onB = piece.onB();
        gapX.setGap(query.vertexAX(onA), query.vertexBX(onB), query.ax, query.bx);
        gapY.setGap(query.vertexAY(onA), query.vertexBY(onB), query.ay, query.by);
        setSum(along, outwardX, gapX, outwardY, gapY);
        setSum(square, outwardX, outwardX, outwardY, outwardY);
        radius.setDifference(query.radiusA(), -query.radiusB());
        radiusSquare.clear();
        radiusSquare.addProduct(radius, radius);
        radiusSquare.compress();
        squares.clear();
        squares.addProduct(radiusSquare, square);
        squares.subtractProduct(along, along);
        return squares.isCertain() && along.sign() < 0;
    }

    private static void setSum(Expansion sum, Expansion a, Expansion b, Expansion c, Expansion d) {
        sum.clear();
        sum.addProduct(a, b);
        sum.addProduct(c, d);
        sum.compress();
    }
}
