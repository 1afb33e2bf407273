package org.polysweep.internal.round;

import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.obstacle.FrontWalk;
import org.polysweep.shape.ConvexPolygon;

/**
 * Finds where a line enters C as {@link FrontWalk} does, in double-double: along the front of C, from the vertex that
 * is farthest to the left. Every result is proved: docs/error-bounds.md, theorem 4. A sign that cannot be proved is
 * reported as undecided. Reusable, no allocation.
 */
final class DoubleDoubleFront {

    private final RoundQuery query;
    private final DoubleDoubleLine line;
    private final DoubleDouble edgeAX = new DoubleDouble();
    private final DoubleDouble edgeAY = new DoubleDouble();
    private final DoubleDouble edgeBX = new DoubleDouble();
    private final DoubleDouble edgeBY = new DoubleDouble();
    private final DoubleDouble length = new DoubleDouble();
    private final DoubleDouble shift = new DoubleDouble();
    private final DoubleDouble height = new DoubleDouble();
    private final DoubleDouble term = new DoubleDouble();

    /** The vertices of A and B that make the leftmost vertex of C; of two such vertices the first along the line. */
    private int firstA;

    private int firstB;

    /** True if every sign of the current search has been proved. */
    private boolean isCertain;

    /** The front of C as seen from a line. */
    DoubleDoubleFront(RoundQuery query, DoubleDoubleLine line) {
        this.query = query;
        this.line = line;
    }

    /**
     * The side of the line on which the leftmost point of C is: positive if to the left of the line, negative if all of
     * C is on the right; {@link DoubleDouble#OPEN} if that is not certain.
     */
    int findLeftmost() {
        line.set();
        isCertain = true;
        firstA = extreme(query.coreA(), -1, false);
        firstB = extreme(query.coreB(), 1, false);
        length.setRoot(line.square);
        shift.setProduct(line.radius, length);
        findHeight(firstA, firstB);
        int sign = sign(height.setSum(height, shift));
        return isCertain ? sign : DoubleDouble.OPEN;
    }

    /**
     * Sets two numbers to the positions, along the line, of the first and the last leftmost vertex of C, which may be
     * the same one, if {@link #findLeftmost} is certain; returns whether the last vertex is certain.
     */
    boolean findAlong(DoubleDouble first, DoubleDouble last) {
        isCertain = true;
        findAlong(first, firstA, firstB);
        findAlong(last, extreme(query.coreA(), -1, true), extreme(query.coreB(), 1, true));
        return isCertain;
    }

    private void findAlong(DoubleDouble along, int onA, int onB) {
        line.setGap(onA, onB);
        line.dot(along, line.gapX, line.gapY);
    }

    /**
     * The vertex of a core that is farthest to the left, or to the right: of two such vertices the first along the
     * line, or the last.
     */
    private int extreme(ConvexPolygon core, int side, boolean last) {
        int before = side * acrossEdge(core, core.vertexCount() - 1);
        for (int vertex = 0; vertex < core.vertexCount(); vertex++) {
            int ahead = side * acrossEdge(core, vertex);
            // Counter-clockwise, the edge on the left leads against the line.
            boolean found = last ? before > 0 && ahead <= 0 : before >= 0 && ahead < 0;
            if (found || core.vertexCount() == 1) {
                return vertex;
            }
            if (before == 0 && ahead == 0 && (side * alongEdge() > 0) != last) {
                return vertex;
            }
            before = ahead;
        }
        isCertain = false;
        return 0;
    }

    private int acrossEdge(ConvexPolygon core, int edge) {
        setEdge(edgeBX, edgeBY, core, edge, 1);
        line.cross(height, edgeBX, edgeBY);
        return sign(height);
    }

    /** The sign of the extent along the line of the edge for which {@link #acrossEdge} was computed last. */
    private int alongEdge() {
        line.dot(height, edgeBX, edgeBY);
        return sign(height);
    }

    private static void setEdge(DoubleDouble x, DoubleDouble y, ConvexPolygon core, int edge, int sense) {
        x.setDifference(sense * core.x(edge + 1), sense * core.x(edge));
        y.setDifference(sense * core.y(edge + 1), sense * core.y(edge));
    }

    private void findHeight(int onA, int onB) {
        line.setGap(onA, onB);
        line.cross(height, line.gapX, line.gapY);
    }

    private int sign(DoubleDouble number) {
        int sign = number.sign();
        isCertain &= sign != DoubleDouble.OPEN;
        return sign;
    }

    /**
     * Finds where the line enters C, if {@link #findLeftmost} is positive for it and for the reversed line.
     *
     * @param piece receives the piece, if it is proved
     * @return whether it is proved
     */
    boolean findEntry(EntryPiece piece) {
        ConvexPolygon a = query.coreA();
        ConvexPolygon b = query.coreB();
        isCertain = true;
        int onA = firstA;
        int onB = firstB;
        for (int left = a.vertexCount() + b.vertexCount(); left > 0 && isCertain; left--) {
            setEdge(edgeAX, edgeAY, a, onA, -1);
            setEdge(edgeBX, edgeBY, b, onB, 1);
            boolean takesA = leadsAlongFront(edgeAX, edgeAY);
            boolean takesB = leadsAlongFront(edgeBX, edgeBY);
            if (takesA && takesB) {
                int turn = turn();
                takesA = turn <= 0;
                takesB = turn >= 0;
            }
            if (!takesA && !takesB) {
                break;
            }
            DoubleDouble edgeX = takesB ? edgeBX : edgeAX;
            DoubleDouble edgeY = takesB ? edgeBY : edgeAY;
            length.setProduct(edgeX, edgeX).setSum(length, term.setProduct(edgeY, edgeY));
            term.set(length);
            length.setRoot(term);
            line.dot(shift, edgeX, edgeY);
            shift.setProduct(shift, line.radius);
            int begin = heightOfSide(onA, onB);
            if (begin < 0) {
                break;
            }
            int nextA = takesA ? a.next(onA) : onA;
            int nextB = takesB ? b.next(onB) : onB;
            int end = heightOfSide(nextA, nextB);
            if (end <= 0) {
                // Two edges that touch end to end share only a vertex; the exact fallback handles this case.
                boolean meetsEndToEnd = takesA && takesB && (begin == 0 || end == 0);
                boolean isFound = isCertain && !meetsEndToEnd;
                if (isFound) {
                    piece.set(onA, takesA, onB, takesB);
                }
                return isFound;
            }
            onA = nextA;
            onB = nextB;
        }
        if (isCertain) {
            piece.setArc(onA, onB);
        }
        return isCertain;
    }

    private boolean leadsAlongFront(DoubleDouble edgeX, DoubleDouble edgeY) {
        line.cross(height, edgeX, edgeY);
        return sign(height) < 0;
    }

    /** Which edge comes first, counter-clockwise: positive if the edge of B, 0 if they are parallel. */
    private int turn() {
        height.setProduct(edgeBX, edgeAY).setDifference(height, term.setProduct(edgeBY, edgeAX));
        return sign(height);
    }

    /** The sign of u|e| - R (d·e): on which side of the line the side of C along an edge has one of its ends. */
    private int heightOfSide(int onA, int onB) {
        findHeight(onA, onB);
        height.setProduct(height, length).setDifference(height, shift);
        return sign(height);
    }
}
