package org.polysweep.oracle.walk;

import java.math.BigInteger;

/**
 * Whether the interiors of two {@link ConvexSet}s are disjoint while the first one moves along a vector. They are if
 * and only if some axis separates all vertices of the two cores by the sum of the radii: a normal of an edge, a normal
 * of the vector, or, for radii, the vector between two vertices. The axis that was found last is tried first.
 */
final class Separation {

    private BigInteger axisX = BigInteger.ONE;
    private BigInteger axisY = BigInteger.ZERO;

    /** Whether the sets are disjoint while the first one moves, both times included. */
    boolean isFree(ConvexSet moving, BigInteger dx, BigInteger dy, ConvexSet standing) {
        ConvexSet a = moving.times(standing.denominator);
        ConvexSet b = standing.times(moving.denominator);
        boolean moves = dx.signum() != 0 || dy.signum() != 0;
        ConvexSet path = moves ? moving.swept(dx, dy).times(standing.denominator) : a;
        BigInteger sum = a.radius.add(b.radius);
        if (separates(axisX, axisY, path, b, sum)) {
            return true;
        }
        return isSeparatedByEdge(a, path, b, sum, 1)
                || isSeparatedByEdge(b, path, b, sum, -1)
                || (moves && (separates(dy, dx.negate(), path, b, sum) || separates(dy.negate(), dx, path, b, sum)))
                || (sum.signum() > 0 && isSeparatedByVertices(path, b, sum));
    }

    private boolean isSeparatedByEdge(ConvexSet of, ConvexSet a, ConvexSet b, BigInteger sum, int sign) {
        int size = of.x.length;
        for (int i = 0; size > 1 && i < size; i++) {
            int next = (i + 1) % size;
            BigInteger outX = of.y[next].subtract(of.y[i]);
            BigInteger outY = of.x[i].subtract(of.x[next]);
            if (separates(sign > 0 ? outX : outX.negate(), sign > 0 ? outY : outY.negate(), a, b, sum)) {
                return true;
            }
        }
        return false;
    }

    private boolean isSeparatedByVertices(ConvexSet a, ConvexSet b, BigInteger sum) {
        for (int i = 0; i < a.x.length; i++) {
            for (int k = 0; k < b.x.length; k++) {
                if (separates(b.x[k].subtract(a.x[i]), b.y[k].subtract(a.y[i]), a, b, sum)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether b is farther along an axis than a, by a distance. */
    private boolean separates(BigInteger longX, BigInteger longY, ConvexSet a, ConvexSet b, BigInteger distance) {
        int zeros = longX.or(longY).getLowestSetBit();
        if (zeros < 0) {
            return false;
        }
        // Short numbers are multiplied faster.
        BigInteger x = longX.shiftRight(zeros);
        BigInteger y = longY.shiftRight(zeros);
        BigInteger gap = farthest(b, x.negate(), y.negate()).negate().subtract(farthest(a, x, y));
        boolean separates = gap.signum() >= 0
                && (distance.signum() == 0
                        || gap.multiply(gap)
                                        .compareTo(distance.multiply(distance)
                                                .multiply(x.multiply(x).add(y.multiply(y))))
                                >= 0);
        if (separates) {
            axisX = x;
            axisY = y;
        }
        return separates;
    }

    private static BigInteger farthest(ConvexSet set, BigInteger x, BigInteger y) {
        BigInteger farthest = product(set, 0, x, y);
        for (int i = 1; i < set.x.length; i++) {
            farthest = farthest.max(product(set, i, x, y));
        }
        return farthest;
    }

    private static BigInteger product(ConvexSet set, int i, BigInteger x, BigInteger y) {
        return set.x[i].multiply(x).add(set.y[i].multiply(y));
    }
}
