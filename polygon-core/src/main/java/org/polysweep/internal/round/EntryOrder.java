package org.polysweep.internal.round;

import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.shape.ConvexPolygon;

/**
 * Compares the time at which a line enters C on a known piece of its boundary with a time, by the signs at that time: a
 * line has entered through an arc only once it is within the circle or beyond it, and through a side only once it is
 * behind the side. In double-double: docs/error-bounds.md, theorem 4. It takes neither a root of the discriminant nor a
 * quotient, so it also decides lines that nearly touch. Reusable, no allocation.
 */
final class EntryOrder {

    private final RoundQuery query;
    private final DoubleDoubleLine line;
    private final DoubleDouble x = new DoubleDouble();
    private final DoubleDouble y = new DoubleDouble();
    private final DoubleDouble outwardX = new DoubleDouble();
    private final DoubleDouble outwardY = new DoubleDouble();
    private final DoubleDouble square = new DoubleDouble();
    private final DoubleDouble root = new DoubleDouble();
    private final DoubleDouble term = new DoubleDouble();

    EntryOrder(RoundQuery query, DoubleDoubleLine line) {
        this.query = query;
        this.line = line;
    }

    /**
     * Returns 1 if a line enters C on a piece at or after a time, -1 if before; {@link DoubleDouble#OPEN} if that is
     * not certain. The time is measured along the line.
     */
    int compare(EntryPiece piece, double time) {
        line.set();
        line.setGap(piece.onA(), piece.onB());
        x.setDifference(line.gapX, term.setProduct(line.x, time));
        y.setDifference(line.gapY, term.setProduct(line.y, time));
        if (piece.isArc()) {
            return compareArc();
        }
        return piece.isEdgeOfB()
                ? compareSide(query.coreB(), piece.onB(), piece.onB() + 1)
                : compareSide(query.coreA(), piece.onA() + 1, piece.onA());
    }

    private int compareArc() {
        square.setProduct(x, x).setSum(square, term.setProduct(y, y));
        term.setProduct(line.radius, line.radius);
        int outside = square.setDifference(square, term).sign();
        if (outside == -1 || outside == DoubleDouble.OPEN) {
            return outside;
        }
        line.dot(square, x, y);
        return square.sign();
    }

    /** For an edge with the outward normal n, at the gap v: the sign of n·v + R·|n|. */
    private int compareSide(ConvexPolygon shape, int begin, int end) {
        outwardX.setDifference(shape.y(end), shape.y(begin));
        outwardY.setDifference(shape.x(begin), shape.x(end));
        square.setProduct(outwardX, outwardX).setSum(square, term.setProduct(outwardY, outwardY));
        root.setRoot(square);
        square.setProduct(line.radius, root);
        square.setSum(square, term.setProduct(outwardX, x)).setSum(square, term.setProduct(outwardY, y));
        int inside = square.sign();
        return inside == DoubleDouble.OPEN ? inside : inside > 0 ? -1 : 1;
    }
}
