package org.polysweep.internal.round;

import org.polysweep.internal.prepared.Prepared;
import org.polysweep.internal.prepared.PseudoAngle;
import org.polysweep.shape.ConvexPolygon;

/**
 * Guesses in plain doubles on which piece of its boundary a line enters C: begins where it would enter if the cores
 * were circles, and goes from there along the front of C, edge by edge. A guess needs no bounds: {@link
 * RoundCertificate} proves it. Reusable, no allocation.
 */
final class RoundGuess {

    /** The search begins no closer to the top or the bottom of C than 1 : √8, so that it begins on the front. */
    private static final int STEEPEST = 8;

    /**
     * The bits of 1, whose logarithm is 0: the bits of a double, less these, are close to 2^52 times its logarithm.
     */
    private static final long BITS_OF_ONE = Double.doubleToRawLongBits(1);

    private final RoundQuery query;
    private final EntryPiece piece;
    private double lineX;
    private double lineY;

    /** A guess that is written to a piece. */
    RoundGuess(RoundQuery query, EntryPiece piece) {
        this.query = query;
        this.piece = piece;
    }

    /** Sets the piece to a guess for a line through the origin. */
    void run(double lineX, double lineY) {
        this.lineX = lineX;
        this.lineY = lineY;
        int bearing = bearingOfEntry();
        int i = Prepared.farthestAt(query.coreA(), PseudoAngle.opposite(bearing));
        int j = Prepared.farthestAt(query.coreB(), bearing);
        double height = lineX * query.gapY(i, j) - lineY * query.gapX(i, j);
        walk(i, j, height, 1);
        if (piece.isArc() && piece.onA() == i && piece.onB() == j) {
            walk(i, j, height, -1);
        }
    }

    /** The bearing of the normal of C where the line would enter it if the cores were circles. */
    private int bearingOfEntry() {
        RoundQuery q = query;
        double centerX = Prepared.centerX(q.coreB()) - Prepared.centerX(q.coreA()) + q.offsetX;
        double centerY = Prepared.centerY(q.coreB()) - Prepared.centerY(q.coreA()) + q.offsetY;
        double reach = Prepared.boundingRadius(q.coreA()) + Prepared.boundingRadius(q.coreB()) + q.radius;
        double square = reach * reach * (lineX * lineX + lineY * lineY);
        double across = lineX * centerY - lineY * centerX;
        double squareAcross = across * across;
        double along = roughRoot(Math.max(square - squareAcross, squareAcross / STEEPEST));
        return PseudoAngle.of(across * lineY - along * lineX, -(across * lineX + along * lineY));
    }

    /**
     * The square root of a positive number within 7%, from half its logarithm. All operations that follow would wait
     * for a true root.
     */
    private static double roughRoot(double square) {
        return Double.longBitsToDouble((Double.doubleToRawLongBits(square) + BITS_OF_ONE) >>> 1);
    }

    /**
     * Goes along the front of C from the arc about a vertex, and sets the piece to where it stops: counter-clockwise
     * while the line runs below the beginning of the next side, or clockwise while it runs above the end of the side
     * before.
     *
     * @param from the height of the vertex over the line
     * @param turn 1 to go counter-clockwise, -1 to go clockwise
     */
    private void walk(int fromA, int fromB, double from, int turn) {
        ConvexPolygon a = query.coreA();
        ConvexPolygon b = query.coreB();
        double[] normalsA = Prepared.unitNormals(a);
        double[] normalsB = Prepared.unitNormals(b);
        double radius = query.radius;
        int i = fromA;
        int j = fromB;
        double height = from;
        for (int left = a.vertexCount() + b.vertexCount(); left > 0; left--) {
            int edgeA = turn > 0 ? i : a.previous(i);
            int edgeB = turn > 0 ? j : b.previous(j);
            double xA = a.edgeX(edgeA);
            double yA = a.edgeY(edgeA);
            double xB = b.edgeX(edgeB);
            double yB = b.edgeY(edgeB);
            double order = turn * (xB * yA - yB * xA);
            boolean takesB = order < 0 || (order == 0 && lineX * yB < lineY * xB);
            double step = takesB ? lineX * yB - lineY * xB : lineY * xA - lineX * yA;
            double shift = takesB
                    ? radius * (lineX * normalsB[2 * edgeB + 1] - lineY * normalsB[2 * edgeB])
                    : radius * (lineY * normalsA[2 * edgeA] - lineX * normalsA[2 * edgeA + 1]);
            if (!(step < 0 && turn * (height + shift) > 0)) {
                break;
            }
            height += turn * step;
            if (turn * (height + shift) < 0) {
                piece.set(takesB ? i : edgeA, !takesB, takesB ? edgeB : j, takesB);
                return;
            }
            if (takesB) {
                j = turn > 0 ? b.next(j) : edgeB;
            } else {
                i = turn > 0 ? a.next(i) : edgeA;
            }
        }
        piece.setArc(i, j);
    }
}
