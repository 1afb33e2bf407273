package org.polysweep.oracle.quick;

import java.math.BigInteger;
import java.util.OptionalInt;

/** Which edge of C gives the normal, as the section "The normal" of the contract says. */
final class QuickEdgeChoice {
    private final QuickBody body;
    private final Vector d;

    QuickEdgeChoice(QuickBody body, Vector d) {
        this.body = body;
        this.d = d;
    }

    /** The number of the edge; none if C is a point. */
    OptionalInt at(QuickPlace place) {
        int n = body.size();
        if (n == 1) {
            return OptionalInt.empty();
        }
        if (n > 2 && !place.isCorner()) {
            return OptionalInt.of(place.number());
        }
        // both edges of a corner, or both sides of a segment
        int one = place.number();
        int other = (one + n - 1) % n;
        return OptionalInt.of(goesBefore(body.edge(one), body.edge(other)) ? one : other);
    }

    /** The edge nearest to an origin inside C, where nothing moves. */
    int nearestWithoutMotion() {
        int nearest = 0;
        for (int i = 1; i < body.size(); i++) {
            int order = compareDistance(i, nearest);
            Vector normal = body.edge(i).turnedClockwise();
            boolean isFirst = order < 0
                    || (order == 0 && compareTurn(normal, body.edge(nearest).turnedClockwise()) < 0);
            nearest = isFirst ? i : nearest;
        }
        return nearest;
    }

    /** The distance of the line of an edge is (corner x edge) / |edge|, positive here. */
    private int compareDistance(int edge, int other) {
        BigInteger left = body.corner(edge).cross(body.edge(edge)).pow(2);
        BigInteger right = body.corner(other).cross(body.edge(other)).pow(2);
        return left.multiply(body.edge(other).dot(body.edge(other)))
                .compareTo(right.multiply(body.edge(edge).dot(body.edge(edge))));
    }

    /** Whether the first of two edges with different normals is chosen. d x edge and n·d have the same sign. */
    private boolean goesBefore(Vector edge, Vector other) {
        int sign = d.crossSign(edge);
        int otherSign = d.crossSign(other);
        if (sign != otherSign) {
            return sign == 0 || (otherSign != 0 && sign < otherSign);
        }
        int opposition = sign == 0 ? 0 : compareOpposition(edge, other);
        return opposition != 0 ? opposition > 0 : compareTurn(edge.turnedClockwise(), other.turnedClockwise()) < 0;
    }

    /**
     * Which normal is further from d, by the angles between 0 and 180 degrees of the vectors (n·d, |d x n|),
     * which are (d x edge, |d·edge|). The greater angle has the less (n·d)/|n|. Here n·d has the same sign for both, so
     * that the vectors are less than 180 degrees apart, and their cross product tells.
     */
    private int compareOpposition(Vector edge, Vector other) {
        BigInteger left = d.cross(edge).multiply(d.dot(other).abs());
        BigInteger right = d.cross(other).multiply(d.dot(edge).abs());
        return right.compareTo(left);
    }

    /** By the angle in [0, 360) degrees counter-clockwise from d, from (1, 0) if d is zero. */
    private int compareTurn(Vector normal, Vector other) {
        Vector from = d.isZero() ? Vector.X_AXIS : d;
        boolean inFirstHalf = isInFirstHalf(from, normal);
        if (inFirstHalf != isInFirstHalf(from, other)) {
            return inFirstHalf ? -1 : 1;
        }
        return -normal.crossSign(other);
    }

    private static boolean isInFirstHalf(Vector from, Vector direction) {
        int turn = from.crossSign(direction);
        return turn > 0 || (turn == 0 && from.dotSign(direction) > 0);
    }
}
