package org.polysweep.internal.polygon;

import org.polysweep.internal.obstacle.ExactContactEdge;
import org.polysweep.internal.rounding.UnitVector;
import org.polysweep.shape.ConvexPolygon;

/**
 * The edge of the configuration-space obstacle C = B - A that answers for a contact, and the faces of A and B that make
 * it.
 *
 * <p>An edge of B is an edge of C, in the same direction, if A lies wholly to the right of its line when a corner of A
 * is on it; an edge of A turned round is one if B lies to the left. Where a corner meets a corner up to four edges of
 * the two qualify, in two directions at most, and the order of the contract chooses. What is decided in integers by
 * {@link ExactContactEdge} is decided by staged signs here. Reusable.
 */
final class ReferenceEdge {

    private final SweepQuery query;
    private final SweepPredicates signs;
    private final NormalConeTest turns;
    private final EdgeOrder order;
    private final UnitVector unit = new UnitVector();

    /** Whether the edge of C is one of B, or one of A turned round; it has neither where C is a point. */
    private boolean exists;

    private boolean isOfB;
    private int edge;

    /** Which way that edge leads up, while one is chosen at a corner. */
    private int up;

    private boolean isEdgeA;
    private int onA;
    private boolean isEdgeB;
    private int onB;

    ReferenceEdge(SweepQuery query, SweepPredicates signs, NormalConeTest turns) {
        this.query = query;
        this.signs = signs;
        this.turns = turns;
        order = new EdgeOrder(query, signs);
    }

    /** Whether A meets the line of the contact with an edge, {@link #onA}; otherwise with a corner. */
    boolean isEdgeA() {
        return isEdgeA;
    }

    int onA() {
        return onA;
    }

    /** Whether B meets the line of the contact with an edge, {@link #onB}; otherwise with a corner. */
    boolean isEdgeB() {
        return isEdgeB;
    }

    int onB() {
        return onB;
    }

    /**
     * 1 if the edge of C leads up from the line of the motion, -1 if down, 0 if it is parallel to it or C is a point.
     */
    int leadsUp() {
        return exists ? order.leadsUp(isOfB, edge) : 0;
    }

    /** 1 if the edge of C leads forward along the line, -1 if backward. */
    int leadsForward() {
        return exists ? order.leadsForward(isOfB, edge) : 0;
    }

    /**
     * The x component of the outward unit normal of the edge of C, from B toward A; NaN if C is a point and nothing
     * moves.
     */
    double normalX() {
        if (!exists) {
            return query.moves() ? againstMotion().x() : Double.NaN;
        }
        return isOfB ? query.b.normalX(edge) : 0 - query.a.normalX(edge);
    }

    /** The y component of the outward unit normal. */
    double normalY() {
        if (!exists) {
            return query.moves() ? againstMotion().y() : Double.NaN;
        }
        return isOfB ? query.b.normalY(edge) : 0 - query.a.normalY(edge);
    }

    /** The sign of the exact normal's x; its double may be 0 where this is not. */
    int normalSignX() {
        // A component of an edge is rounded, but its sign is right.
        return !exists ? sign(query.bdx - query.adx) : orient(sign(shape(isOfB).edgeY(edge)));
    }

    /** The sign of the exact normal's y. */
    int normalSignY() {
        return !exists ? sign(query.bdy - query.ady) : orient(-sign(shape(isOfB).edgeX(edge)));
    }

    private int orient(int sign) {
        return isOfB ? sign : -sign;
    }

    private static int sign(double component) {
        return component > 0 ? 1 : component < 0 ? -1 : 0;
    }

    private UnitVector againstMotion() {
        unit.set(query.adx, query.ady, query.bdx, query.bdy, signs.stages());
        return unit;
    }

    /** Chooses the edge of C that answers where two spots meet. */
    void choose(FeaturePair at) {
        exists = true;
        if (at.isCornerA() && at.isCornerB()) {
            chooseAtCorner(at, false);
        } else {
            isOfB = at.isCornerA();
            edge = isOfB ? at.onB() : at.onA();
            // A motion comes to the side that faces it; without one, both sides of a C that is a segment count.
            if (!query.moves() && signs.isFlat() && order.isFirstAtContact(isOfB, 1 - edge, isOfB, edge)) {
                edge = 1 - edge;
            }
        }
        findFaces(at);
    }

    /** Takes the edge of C on which the shapes touch at t = 0, or that of two at a corner which goes first. */
    void choose(InitialContact standing) {
        exists = true;
        boolean isNeighbour = standing.isCorner()
                && order.isFirstAtContact(
                        standing.neighbourIsOfB(),
                        standing.neighbour(),
                        standing.neighbourAway(),
                        standing.isOfB(),
                        standing.edge(),
                        standing.away());
        isOfB = isNeighbour ? standing.neighbourIsOfB() : standing.isOfB();
        edge = isNeighbour ? standing.neighbour() : standing.edge();
        isEdgeA = standing.isEdgeA();
        onA = standing.onA();
        isEdgeB = standing.isEdgeB();
        onB = standing.onB();
    }

    /** Chooses the edge of C along the line of the motion, which holds the place where two spots meet. */
    void chooseAlongLine(FeaturePair at) {
        chooseAtCorner(at, true);
        findFaces(at);
    }

    private void chooseAtCorner(FeaturePair at, boolean level) {
        ConvexPolygon a = query.a;
        ConvexPolygon b = query.b;
        int ofA = at.onA();
        int ofB = at.onB();
        turns.at(ofA, ofB);
        exists = false;
        if (b.size() > 1 && turns.isEdgeB()) {
            consider(true, ofB, turns.upB(), level);
        }
        if (b.size() > 1 && turns.isEdgeBeforeB()) {
            consider(true, b.previous(ofB), turns.upBeforeB(), level);
        }
        // An edge of A that is parallel to one of B is part of the same edge of C, which has been considered.
        if (a.size() > 1 && turns.isEdgeA() && !turns.isParallelToA()) {
            consider(false, ofA, -turns.upA(), level);
        }
        if (a.size() > 1 && turns.isEdgeBeforeA() && !turns.isParallelToBeforeA()) {
            consider(false, a.previous(ofA), -turns.upBeforeA(), level);
        }
    }

    private void consider(boolean newIsOfB, int newEdge, int newUp, boolean level) {
        if (level && newUp != 0) {
            return;
        }
        if (!exists || order.isFirstAtContact(newIsOfB, newEdge, newUp, isOfB, edge, up)) {
            exists = true;
            isOfB = newIsOfB;
            edge = newEdge;
            up = newUp;
        }
    }

    private ConvexPolygon shape(boolean ofB) {
        return ofB ? query.b : query.a;
    }

    /** Finds the edge of the other polygon that lies along the edge of C, if there is one. */
    private void findFaces(FeaturePair at) {
        isEdgeA = false;
        onA = at.onA();
        isEdgeB = false;
        onB = at.onB();
        if (!exists) {
            return;
        }
        if (at.isStrict()) {
            isEdgeA = !isOfB;
            isEdgeB = isOfB;
            return;
        }
        if (isOfB) {
            isEdgeB = true;
            onB = edge;
            int face = parallelEdge(query.b, query.a, at.onA());
            isEdgeA = face >= 0;
            onA = face >= 0 ? face : onA;
        } else {
            isEdgeA = true;
            onA = edge;
            int face = parallelEdge(query.a, query.b, at.onB());
            isEdgeB = face >= 0;
            onB = face >= 0 ? face : onB;
        }
    }

    /** The edge next to a corner that points against the chosen edge; -1 if there is none. */
    private int parallelEdge(ConvexPolygon owner, ConvexPolygon other, int corner) {
        if (other.size() == 1) {
            return -1;
        }
        int before = other.previous(corner);
        return isOpposite(owner, other, corner) ? corner : isOpposite(owner, other, before) ? before : -1;
    }

    private boolean isOpposite(ConvexPolygon owner, ConvexPolygon other, int candidate) {
        return signs.turn(owner, edge, other, candidate) == 0 && differ(owner, edge, other, candidate);
    }

    /** Whether two edges that are parallel point in opposite directions. */
    static boolean differ(ConvexPolygon owner, int edge, ConvexPolygon other, int candidate) {
        // A component of an edge is rounded, but its sign is right.
        return sign(owner.edgeX(edge)) != sign(other.edgeX(candidate))
                || sign(owner.edgeY(edge)) != sign(other.edgeY(candidate));
    }
}
