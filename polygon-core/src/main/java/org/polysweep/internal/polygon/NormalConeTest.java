package org.polysweep.internal.polygon;

import org.polysweep.shape.ConvexPolygon;

/**
 * Which edges of A and B are edges of C at a corner of C, where a corner of A meets a corner of B.
 *
 * <p>An edge of B that begins or ends there is an edge of C, in the same direction, if A lies wholly to the right of
 * its line; an edge of A, turned round, is one if B lies to the left. The turns from the two edges of B to the two of A
 * tell, and for each of the four which way it leads up from the line of the motion. Both the proof of a place and the
 * choice of a normal ask; the second time costs nothing. Reusable.
 */
final class NormalConeTest {

    private final SweepQuery query;
    private final SweepPredicates signs;

    private int ofA = -1;
    private int ofB = -1;

    /** The turns from an edge of B to one of A: those that begin at the corners, or those before. */
    private int turn;

    private int turnBeforeA;
    private int turnBeforeB;
    private int turnBeforeBoth;
    private boolean hasEdgeB;

    /** Which of the edges lead up: 1, or down: -1. */
    private int upA;

    private int upBeforeA;
    private int upB;
    private int upBeforeB;

    NormalConeTest(SweepQuery query, SweepPredicates signs) {
        this.query = query;
        this.signs = signs;
    }

    /** Forgets the corners of the query before. */
    void begin() {
        ofA = -1;
    }

    /** Looks at two corners. */
    void at(int newOfA, int newOfB) {
        if (newOfA == ofA && newOfB == ofB) {
            return;
        }
        ofA = newOfA;
        ofB = newOfB;
        ConvexPolygon a = query.a;
        ConvexPolygon b = query.b;
        hasEdgeB = b.size() > 1;
        int beforeA = a.previous(ofA);
        int beforeB = b.previous(ofB);
        turn = signs.turn(b, ofB, a, ofA);
        turnBeforeA = signs.turn(b, ofB, a, beforeA);
        turnBeforeB = signs.turn(b, beforeB, a, ofA);
        turnBeforeBoth = signs.turn(b, beforeB, a, beforeA);
        upA = signs.leadsUp(a, ofA);
        upBeforeA = signs.leadsUp(a, beforeA);
        upB = signs.leadsUp(b, ofB);
        upBeforeB = signs.leadsUp(b, beforeB);
    }

    /**
     * 1 if the edge of A that begins at the corner leads up from the line of the motion, -1 if down, 0 if it is level.
     */
    int upA() {
        return upA;
    }

    /** The same of the edge of A that ends at the corner. */
    int upBeforeA() {
        return upBeforeA;
    }

    /** The same of the edge of B that begins at the corner. */
    int upB() {
        return upB;
    }

    /** The same of the edge of B that ends at the corner. */
    int upBeforeB() {
        return upBeforeB;
    }

    /** Whether the edge of B that begins at the corner is an edge of C; of a point, its edge without length. */
    boolean isEdgeB() {
        return turn <= 0 && turnBeforeA >= 0;
    }

    /** Whether the edge of B that ends at the corner is an edge of C. */
    boolean isEdgeBeforeB() {
        return turnBeforeB <= 0 && turnBeforeBoth >= 0;
    }

    /** Whether the edge of A that begins at the corner is an edge of C, turned round. */
    boolean isEdgeA() {
        return turn >= 0 && turnBeforeB <= 0;
    }

    /** Whether the edge of A that ends at the corner is an edge of C, turned round. */
    boolean isEdgeBeforeA() {
        return turnBeforeA >= 0 && turnBeforeBoth <= 0;
    }

    /** Whether one of the two edges of B is an edge of C and parallel to the edge of A that begins at the corner. */
    boolean isParallelToA() {
        return hasEdgeB && ((turn == 0 && isEdgeB()) || (turnBeforeB == 0 && isEdgeBeforeB()));
    }

    /** Whether one of the two edges of B is an edge of C and parallel to the edge of A that ends at the corner. */
    boolean isParallelToBeforeA() {
        return hasEdgeB && ((turnBeforeA == 0 && isEdgeB()) || (turnBeforeBoth == 0 && isEdgeBeforeB()));
    }
}
