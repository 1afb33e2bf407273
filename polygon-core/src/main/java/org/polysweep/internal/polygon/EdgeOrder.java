package org.polysweep.internal.polygon;

import org.polysweep.internal.bound.Depth;
import org.polysweep.internal.bound.DistanceOrder;
import org.polysweep.internal.polygon.predicate.PolygonQuery;
import org.polysweep.internal.polygon.predicate.Predicates;
import org.polysweep.shape.ConvexPolygon;

/**
 * Chooses between two edges of the configuration-space obstacle C = B - A that both qualify, in the order of the
 * contract, by staged signs: {@link org.polysweep.internal.obstacle.NormalOrder} is the same order in integers.
 * Reusable.
 *
 * <p>At a contact an edge along the motion goes first. Then, as always for a separation, the edge whose normal opposes
 * the motion most, then the one whose normal comes first counter-clockwise from the motion.
 */
final class EdgeOrder {

    private final PolygonQuery query;
    private final Predicates predicates;
    private final DistanceOrder distanceOrder = new DistanceOrder();
    private final Depth ofFirst = new Depth();
    private final Depth ofSecond = new Depth();

    EdgeOrder(PolygonQuery query, Predicates predicates) {
        this.query = query;
        this.predicates = predicates;
    }

    /**
     * Returns whether the first of two edges goes before the second at a contact.
     *
     * @param isOfB whether the first edge belongs to B; otherwise it is a reversed edge of A
     * @param edge the first edge
     * @param up the sign of its height along the line of the motion
     * @param otherIsOfB whether the second edge belongs to B
     * @param other the second edge
     * @param otherUp the sign of its height
     */
    boolean isFirstAtContact(boolean isOfB, int edge, int up, boolean otherIsOfB, int other, int otherUp) {
        boolean oneIsAlongMotion = query.moves() && (up == 0) != (otherUp == 0);
        return oneIsAlongMotion ? up == 0 : isFirst(isOfB, edge, up, otherIsOfB, other, otherUp);
    }

    /** Returns whether the first of two edges goes before the second for a separation. */
    boolean isFirstForSeparation(boolean isOfB, int edge, boolean otherIsOfB, int other) {
        return isFirst(isOfB, edge, leadsUp(isOfB, edge), otherIsOfB, other, leadsUp(otherIsOfB, other));
    }

    private boolean isFirst(boolean isOfB, int edge, int up, boolean otherIsOfB, int other, int otherUp) {
        if (query.moves()) {
            // With the line along d, an edge leads up as far as its normal points along d.
            if (up != otherUp) {
                return up < otherUp;
            }
            int steeper = up == 0 ? 0 : compareSines(isOfB, edge, otherIsOfB, other, up);
            if (steeper != 0) {
                return steeper == -up;
            }
        }
        int sector = sector(up, leadsForward(isOfB, edge));
        int otherSector = sector(otherUp, leadsForward(otherIsOfB, other));
        if (sector != otherSector) {
            return sector < otherSector;
        }
        // An edge of A is reversed.
        int toTheLeft = isOfB == otherIsOfB ? 1 : -1;
        return predicates.edgeTurn.sign(shape(isOfB), edge, shape(otherIsOfB), other) == toTheLeft;
    }

    /**
     * The position of a normal counter-clockwise from the line: 0 along it, 1 up to a half turn, 2 opposite, 3 beyond.
     */
    private static int sector(int edgeLeadsUp, int edgeLeadsForward) {
        return switch (edgeLeadsForward) {
            case -1 -> 1;
            case 1 -> 3;
            default -> edgeLeadsUp > 0 ? 0 : 2;
        };
    }

    /**
     * The sign of (sine of the first edge to the motion) - (sine of the second to it): where a point that begins on an
     * edge ends beside its line, after the motion. Both edges lead up, or both lead down.
     */
    private int compareSines(boolean isOfB, int edge, boolean otherIsOfB, int other, int up) {
        return distanceOrder.compare(
                setEnd(ofFirst, isOfB, edge, up),
                setEnd(ofSecond, otherIsOfB, other, up),
                predicates.arithmetic.stages());
    }

    private Depth setEnd(Depth depth, boolean ofB, int edge, int up) {
        ConvexPolygon owner = shape(ofB);
        int begin = ofB ? edge : edge + 1;
        int end = ofB ? edge + 1 : edge;
        depth.setEdge(owner.x(begin), owner.y(begin), owner.x(end), owner.y(end))
                .setCorner(owner.x(begin), owner.y(begin));
        return up > 0
                ? depth.setPositions(query.adx, query.ady, query.bdx, query.bdy)
                : depth.setPositions(query.bdx, query.bdy, query.adx, query.ady);
    }

    private ConvexPolygon shape(boolean ofB) {
        return ofB ? query.b : query.a;
    }

    /** 1 if an edge of C leads up from the line of the motion, -1 if down, 0 if it is parallel to it. */
    int leadsUp(boolean ofB, int edge) {
        return ofB ? predicates.edgeSlope.up(query.b, edge) : -predicates.edgeSlope.up(query.a, edge);
    }

    /** 1 if an edge of C leads forward along the line, -1 if backward. */
    int leadsForward(boolean ofB, int edge) {
        return ofB ? predicates.edgeSlope.forward(query.b, edge) : -predicates.edgeSlope.forward(query.a, edge);
    }
}
