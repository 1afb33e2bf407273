package org.polysweep.peers;

import java.math.BigInteger;
import java.util.Optional;
import org.polysweep.peers.PeerAnswer.PeerOutcome;

/**
 * The separating axes of the textbook, in integers: on the normal of each edge, the two projections overlap during an
 * interval, and the polygons overlap while they do on all normals. Verdicts are exact. The time of impact is the exact
 * one rounded to the nearest double, as a library of exact numbers gives it: half of such times are late.
 *
 * <p>Shapes that only touch do not meet. Polygons with an area only. Cost: a product of integers for each vertex and
 * each edge of both.
 */
public final class TextbookExact implements Peer<double[]> {

    /** No double has a bit below 2^-1074. */
    private static final int LEAST_EXPONENT = -1074;

    private static final int PRECISION = 53;

    /** The interval so far in which all projections overlap, as two fractions with positive denominators. */
    private BigInteger enter = BigInteger.ZERO;

    private BigInteger enterOver = BigInteger.ONE;
    private BigInteger exit = BigInteger.ZERO;
    private BigInteger exitOver = BigInteger.ONE;

    /** Whether {@link #enter} and {@link #exit} are the ends of an interval; before, it is endless. */
    private boolean isBounded;

    private double normalX;
    private double normalY;

    /** Makes one with its own scratch memory. */
    public TextbookExact() {}

    @Override
    public double[] shape(double[] corners) {
        return corners.clone();
    }

    @Override
    public boolean isMadeFor(double[] a, double[] b) {
        return a.length > 4 && b.length > 4;
    }

    @Override
    public Optional<CompoundPeer<double[], ?>> compounds() {
        return Optional.empty();
    }

    @Override
    public void sweep(
            double[] a,
            double ax,
            double ay,
            double adx,
            double ady,
            double[] b,
            double bx,
            double by,
            double bdx,
            double bdy,
            PeerAnswer answer) {
        Grid grid = new Grid();
        grid.cover(a);
        grid.cover(b);
        grid.cover(ax, ay, adx, ady, bx, by, bdx, bdy);
        BigInteger[] verticesA = grid.placed(a, ax, ay);
        BigInteger[] verticesB = grid.placed(b, bx, by);
        BigInteger dx = grid.steps(adx).subtract(grid.steps(bdx));
        BigInteger dy = grid.steps(ady).subtract(grid.steps(bdy));
        isBounded = false;
        boolean mayMeet = meetAlongNormals(verticesA, verticesA, verticesB, dx, dy)
                && meetAlongNormals(verticesB, verticesA, verticesB, dx, dy);
        answer.outcome = PeerOutcome.MISS;
        if (!mayMeet) {
            return;
        }
        if (!isBounded || (enter.signum() < 0 && exit.signum() > 0)) {
            answer.outcome = PeerOutcome.OVERLAP;
        } else if (enter.signum() >= 0 && enter.compareTo(enterOver) < 0) {
            answer.hit(nearest(enter, enterOver), normalX, normalY);
        }
    }

    /** Whether the projections on the normals of a polygon overlap at one time, as far as the normals so far say. */
    private boolean meetAlongNormals(
            BigInteger[] polygon, BigInteger[] a, BigInteger[] b, BigInteger dx, BigInteger dy) {
        for (int i = 0, k = polygon.length - 2; i < polygon.length; k = i, i += 2) {
            BigInteger x = polygon[i + 1].subtract(polygon[k + 1]);
            BigInteger y = polygon[k].subtract(polygon[i]);
            if (!meetAlong(x, y, a, b, x.multiply(dx).add(y.multiply(dy)))) {
                return false;
            }
        }
        return true;
    }

    private boolean meetAlong(BigInteger x, BigInteger y, BigInteger[] a, BigInteger[] b, BigInteger speed) {
        // A is above the lower end of B after one of these distances, and below its upper end before the other.
        BigInteger up = extreme(x, y, b, -1).subtract(extreme(x, y, a, 1));
        BigInteger down = extreme(x, y, b, 1).subtract(extreme(x, y, a, -1));
        if (speed.signum() == 0) {
            return up.signum() < 0 && down.signum() > 0;
        }
        boolean isUpward = speed.signum() > 0;
        BigInteger over = speed.abs();
        BigInteger from = isUpward ? up : down.negate();
        BigInteger to = isUpward ? down : up.negate();
        if (!isBounded || from.multiply(enterOver).compareTo(enter.multiply(over)) > 0) {
            enter = from;
            enterOver = over;
            // From B toward A, against the motion.
            normalX = (isUpward ? x.negate() : x).doubleValue();
            normalY = (isUpward ? y.negate() : y).doubleValue();
        }
        if (!isBounded || to.multiply(exitOver).compareTo(exit.multiply(over)) < 0) {
            exit = to;
            exitOver = over;
        }
        isBounded = true;
        return enter.multiply(exitOver).compareTo(exit.multiply(enterOver)) < 0;
    }

    /** The greatest projection of some vertices on a direction, or the least one. */
    private static BigInteger extreme(BigInteger x, BigInteger y, BigInteger[] vertices, int sign) {
        BigInteger extreme = x.multiply(vertices[0]).add(y.multiply(vertices[1]));
        for (int i = 2; i < vertices.length; i += 2) {
            BigInteger next = x.multiply(vertices[i]).add(y.multiply(vertices[i + 1]));
            extreme = next.compareTo(extreme) * sign > 0 ? next : extreme;
        }
        return extreme;
    }

    /** The double nearest to a fraction that is not negative; of two, the even one. */
    static double nearest(BigInteger numerator, BigInteger denominator) {
        if (numerator.signum() == 0) {
            return 0;
        }
        int exponent = Math.max(LEAST_EXPONENT, numerator.bitLength() - denominator.bitLength() - PRECISION);
        while (true) {
            BigInteger[] parts = numerator
                    .shiftLeft(Math.max(0, -exponent))
                    .divideAndRemainder(denominator.shiftLeft(Math.max(0, exponent)));
            if (parts[0].bitLength() <= PRECISION) {
                int half = parts[1].shiftLeft(1).compareTo(denominator.shiftLeft(Math.max(0, exponent)));
                boolean roundsUp = half > 0 || (half == 0 && parts[0].testBit(0));
                long digits = parts[0].longValueExact() + (roundsUp ? 1 : 0);
                return Math.scalb((double) digits, exponent);
            }
            exponent++;
        }
    }

    /** The spacing of a grid on which some doubles lie. */
    private static final class Grid {

        private int exponent = Integer.MAX_VALUE;

        void cover(double... numbers) {
            for (double number : numbers) {
                if (number != 0) {
                    exponent = Math.min(exponent, Math.max(Math.getExponent(number), Double.MIN_EXPONENT) - 52);
                }
            }
        }

        BigInteger steps(double number) {
            if (number == 0) {
                return BigInteger.ZERO;
            }
            int own = Math.max(Math.getExponent(number), Double.MIN_EXPONENT) - 52;
            long digits = (long) Math.scalb(Math.scalb(number, -own / 2), -(own - own / 2));
            return BigInteger.valueOf(digits).shiftLeft(own - exponent);
        }

        BigInteger[] placed(double[] corners, double x, double y) {
            BigInteger[] placed = new BigInteger[corners.length];
            for (int i = 0; i < corners.length; i += 2) {
                placed[i] = steps(corners[i]).add(steps(x));
                placed[i + 1] = steps(corners[i + 1]).add(steps(y));
            }
            return placed;
        }
    }
}
