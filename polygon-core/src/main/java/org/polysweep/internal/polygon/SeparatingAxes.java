package org.polysweep.internal.polygon;

import org.polysweep.internal.predicate.ParallelogramBound;
import org.polysweep.internal.prepared.Prepared;
import org.polysweep.internal.sign.SignBits;
import org.polysweep.shape.ConvexPolygon;

/**
 * Two parallelograms, such as boxes that are turned, by the separating axis test: C is the sum of four segments about a
 * middle, so it is the common part of four strips, along the edges of A and of B. Without a search, and without a
 * branch but for the outcome.
 *
 * <p>The shapes are parallelograms up to a {@link Prepared#skew}, which the bounds allow for: docs/error-bounds.md,
 * theorem 16. The edge on which the line enters C is the one whose strip it enters last; that is a guess, which {@link
 * GeneralSweep} proves. All lengths are twice those of the shapes, all cross products four times. Reusable.
 *
 * @see <a href="https://doi.org/10.1145/237170.237244">S. Gottschalk, M. C. Lin, D. Manocha, OBBTree: a hierarchical
 *     structure for rapid interference detection, SIGGRAPH (1996)</a>
 */
final class SeparatingAxes {

    /** The first edge of A by those of B, and the second by those of B. */
    private final double[] crosses = new double[4];

    /** Of the strips along the edges of A, then along those of B: how far they are ahead, and how fast they come. */
    private final double[] ahead = new double[4];

    private final double[] speed = new double[4];

    private double gapX;
    private double gapY;
    private double moveX;
    private double moveY;
    private double bound;

    /** Negative if a strip certainly is not met during the step. */
    private long apart;

    /** Negative if the beginning certainly lies within all strips. */
    private long within;

    /** Whether the shapes certainly do not meet during the step. */
    boolean separate() {
        return apart < 0;
    }

    /** Whether they certainly overlap at the beginning. */
    boolean overlap() {
        return within < 0;
    }

    /**
     * Looks at a query.
     *
     * @param query the query, about two parallelograms
     * @param skew the sum of their skews
     * @param moveSize |x| + |y| of the displacement
     * @param gapSize the greatest coordinates of A and of B and the greater component of the offset, added up
     */
    void look(SweepQuery query, double skew, double moveSize, double gapSize) {
        ConvexPolygon a = query.a;
        ConvexPolygon b = query.b;
        moveX = query.dx;
        moveY = query.dy;
        gapX = ((b.minX() + b.maxX()) - (a.minX() + a.maxX())) + 2 * query.offsetX;
        gapY = ((b.minY() + b.maxY()) - (a.minY() + a.maxY())) + 2 * query.offsetY;
        double slack = ParallelogramBound.slack(skew, gapSize, moveSize);
        bound = ParallelogramBound.of(slack, Prepared.longestEdge(a) + Prepared.longestEdge(b));
        double passing = ParallelogramBound.of(slack, moveSize);
        long isInRange = ParallelogramBound.isInRange(bound, passing, gapSize) ? -1 : 0;
        apart = 0;
        within = isInRange;
        double ux = a.edgeX(0);
        double uy = a.edgeY(0);
        double vx = a.edgeX(1);
        double vy = a.edgeY(1);
        double px = b.edgeX(0);
        double py = b.edgeY(0);
        double qx = b.edgeX(1);
        double qy = b.edgeY(1);
        double up = cross(ux, uy, px, py);
        double uq = cross(ux, uy, qx, qy);
        double vp = cross(vx, vy, px, py);
        double vq = cross(vx, vy, qx, qy);
        crosses[0] = up;
        crosses[1] = uq;
        crosses[2] = vp;
        crosses[3] = vq;
        double uv = Math.abs(cross(ux, uy, vx, vy));
        double pq = Math.abs(cross(px, py, qx, qy));
        double width = strip(0, ux, uy, uv + (Math.abs(up) + Math.abs(uq)))
                + strip(1, vx, vy, uv + (Math.abs(vp) + Math.abs(vq)))
                + (strip(2, px, py, pq + (Math.abs(up) + Math.abs(vp)))
                        + strip(3, qx, qy, pq + (Math.abs(uq) + Math.abs(vq))));
        apart = (apart | SignBits.of(passing - (Math.abs(cross(moveX, moveY, gapX, gapY)) - width))) & isInRange;
    }

    /** Looks at the strip along an edge, and returns the speed. */
    private double strip(int number, double edgeX, double edgeY, double width) {
        double place = cross(edgeX, edgeY, gapX, gapY);
        double way = cross(edgeX, edgeY, moveX, moveY);
        double length = Math.abs(way);
        apart |= SignBits.of(bound - (Math.abs(place - way) - width - length));
        within &= SignBits.of(Math.abs(place) - width + bound);
        ahead[number] = Double.longBitsToDouble(SignBits.of(place) ^ (SignBits.of(way) & Long.MIN_VALUE)) - width;
        speed[number] = way;
        return length;
    }

    /** Guesses on which edge the line enters C: that of the strip which it enters last. */
    void guess(EntryGuess walk) {
        int ofA = later(0, 1);
        int ofB = later(2, 3);
        int last = later(ofA, ofB);
        int isB = last >> 1;
        int axis = last & 1;
        // The edge runs like the first or the second of its polygon, or in reverse, like the third or the fourth.
        int reverse = sign(speed[last]) ^ 1 ^ isB;
        int edge = axis + 2 * reverse;
        // Which corner of the other is the farthest to its left: on which side of the middle along either edge.
        int first = axis << (1 ^ isB);
        int flip = 1 ^ isB ^ reverse;
        int along = sign(crosses[first]) ^ flip;
        int across = sign(crosses[first + 1 + isB]) ^ flip;
        int corner = (across << 1) | (along ^ across);
        walk.set(isB == 0 ? edge : corner, isB == 0 ? corner : edge, isB == 1);
    }

    /** Which of two strips the line enters later. */
    private int later(int one, int other) {
        double difference = ahead[one] * Math.abs(speed[other]) - ahead[other] * Math.abs(speed[one]);
        return one + ((other - one) & -sign(difference));
    }

    /** 1 for a negative number, otherwise 0. */
    private static int sign(double number) {
        return (int) (SignBits.of(number) >>> 63);
    }

    private static double cross(double x1, double y1, double x2, double y2) {
        return x1 * y2 - y1 * x2;
    }
}
