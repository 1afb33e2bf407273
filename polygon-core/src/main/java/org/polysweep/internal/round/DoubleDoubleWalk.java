package org.polysweep.internal.round;

import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.obstacle.FrontWalk;
import org.polysweep.internal.sign.ExactOrientation;
import org.polysweep.shape.ConvexPolygon;

/**
 * Finds where a line enters C as {@link FrontWalk} does, in heads and tails: along the front of C, from the vertex that
 * is farthest to the left. What it finds is certain: docs/error-bounds.md, theorem 4. Where a sign is not, it says so.
 * Reusable, no garbage.
 */
final class DoubleDoubleWalk {

    private final RoundMotion query;
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
    private int leftmost;
    private boolean leftmostKnown;

    /** Whether all signs since the last question have been certain. */
    private boolean certain;

    /** A walk along the front of C as seen from a line. */
    DoubleDoubleWalk(RoundMotion query, DoubleDoubleLine line) {
        this.query = query;
        this.line = line;
    }

    /** Forgets the last query. */
    void forget() {
        leftmostKnown = false;
    }

    /**
     * On which side of the line C reaches farthest to the left: positive if to the left of it, negative if all of C is
     * on the right; {@link ExactOrientation#OPEN} if that is not certain.
     */
    int leftmost() {
        if (!leftmostKnown) {
            leftmostKnown = true;
            certain = true;
            line.take();
            firstA = extreme(query.a, -1, false);
            firstB = extreme(query.b, 1, false);
            length.setRoot(line.square());
            shift.setProduct(line.radius(), length);
            findHeight(firstA, firstB);
            int sign = sign(height.setSum(height, shift));
            leftmost = certain ? sign : ExactOrientation.OPEN;
        }
        return leftmost;
    }

    /**
     * Sets a number to how far along the line the leftmost vertex of C is, of two such vertices the first, once {@link
     * #leftmost} is certain.
     */
    void alongFirst(DoubleDouble along) {
        line.gap(firstA, firstB).dot(along, line.gapX(), line.gapY());
    }

    /** Likewise, of two such vertices the last; whether it is certain which that is. */
    boolean alongLast(DoubleDouble along) {
        certain = true;
        int lastA = extreme(query.a, -1, true);
        int lastB = extreme(query.b, 1, true);
        line.gap(lastA, lastB).dot(along, line.gapX(), line.gapY());
        return certain;
    }

    /**
     * The vertex of a core that is farthest to the left, or to the right: of two such vertices the first along the line,
     * or the last.
     */
    private int extreme(ConvexPolygon core, int side, boolean last) {
        int before = side * acrossEdge(core, core.size() - 1);
        for (int vertex = 0; vertex < core.size(); vertex++) {
            int ahead = side * acrossEdge(core, vertex);
            // Counter-clockwise, the edge on the left leads against the line.
            boolean found = last ? before > 0 && ahead <= 0 : before >= 0 && ahead < 0;
            if (found || core.size() == 1) {
                return vertex;
            }
            if (before == 0 && ahead == 0 && (side * alongEdge() > 0) != last) {
                return vertex;
            }
            before = ahead;
        }
        certain = false;
        return 0;
    }

    private int acrossEdge(ConvexPolygon core, int edge) {
        setEdge(edgeBX, edgeBY, core, edge, 1);
        line.cross(height, edgeBX, edgeBY);
        return sign(height);
    }

    /** The sign of the way along the line, of the edge that has been asked about last. */
    private int alongEdge() {
        line.dot(height, edgeBX, edgeBY);
        return sign(height);
    }

    private static void setEdge(DoubleDouble x, DoubleDouble y, ConvexPolygon core, int edge, int way) {
        x.setDifference(way * core.x(edge + 1), way * core.x(edge));
        y.setDifference(way * core.y(edge + 1), way * core.y(edge));
    }

    private void findHeight(int onA, int onB) {
        line.gap(onA, onB);
        line.cross(height, line.gapX(), line.gapY());
    }

    private int sign(DoubleDouble number) {
        int sign = number.sign();
        certain &= sign != ExactOrientation.OPEN;
        return sign;
    }

    /**
     * Finds where the line enters C, if {@link #leftmost} is positive, and so it is seen from the other way.
     *
     * @param walk takes what has been found, if it is certain
     * @return whether it is
     */
    boolean enters(RoundWalk walk) {
        ConvexPolygon a = query.a;
        ConvexPolygon b = query.b;
        certain = true;
        int onA = firstA;
        int onB = firstB;
        for (int left = a.size() + b.size(); left > 0 && certain; left--) {
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
            shift.setProduct(shift, line.radius());
            int begin = heightOfSide(onA, onB);
            if (begin < 0) {
                break;
            }
            int nextA = takesA ? a.next(onA) : onA;
            int nextB = takesB ? b.next(onB) : onB;
            int end = heightOfSide(nextA, nextB);
            if (end <= 0) {
                // Two edges that meet end to end have only a vertex in common, which is left to the integers.
                boolean meetsEndToEnd = takesA && takesB && (begin == 0 || end == 0);
                boolean found = certain && !meetsEndToEnd;
                if (found) {
                    walk.takeSide(onA, onB, takesA, takesB);
                }
                return found;
            }
            onA = nextA;
            onB = nextB;
        }
        if (certain) {
            walk.takeArc(onA, onB);
        }
        return certain;
    }

    private boolean leadsAlongFront(DoubleDouble edgeX, DoubleDouble edgeY) {
        line.cross(height, edgeX, edgeY);
        return sign(height) < 0;
    }

    /** Which edge comes first, counter-clockwise: positive if that of B, 0 if they are parallel. */
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
