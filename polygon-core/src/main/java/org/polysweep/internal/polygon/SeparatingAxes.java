package org.polysweep.internal.polygon;

import org.polysweep.internal.bound.ParallelogramBound;
import org.polysweep.internal.bound.SweptExtent;
import org.polysweep.internal.polygon.predicate.PolygonQuery;
import org.polysweep.internal.prepared.Prepared;
import org.polysweep.internal.sign.SignBits;
import org.polysweep.shape.ConvexPolygon;

/**
 * The separating axis test of two parallelograms, such as rotated boxes, over a step: C is the sum of four segments
 * about a middle, so it is the common part of four strips, along the edges of A and of B. There is no search, and no
 * branch before the outcome.
 *
 * <p>The shapes are parallelograms up to a {@link Prepared#skew}, which the bounds allow for: docs/error-bounds.md,
 * theorem 16. The line enters C through the edge whose strip it enters last: a guess for a {@link
 * VertexRayCertificate}. All lengths are doubled, and all cross products are four times as large. Reusable.
 *
 * @see <a href="https://doi.org/10.1145/237170.237244">S. Gottschalk, M. C. Lin, D. Manocha, OBBTree: a hierarchical
 *     structure for rapid interference detection, SIGGRAPH (1996)</a>
 */
final class SeparatingAxes {

    /** The cross products a0 × b0, a0 × b1, a1 × b0, a1 × b1 of the edges. */
    private final double[] crosses = new double[4];

    /** The distances and speeds of the line relative to the strips along the edges of A, then of B. */
    private final double[] ahead = new double[4];

    private final double[] speed = new double[4];

    private double gapX;
    private double gapY;
    private double moveX;
    private double moveY;
    private double bound;
    private double near;

    /** Negative if the line provably stays outside of a strip during the step. */
    private long apart;

    /** Negative if the beginning lies outside of a strip by more than a touch could be. */
    private long beyond;

    /** Negative if the beginning provably lies inside of all strips. */
    private long within;

    /** Returns whether the shapes provably stay apart during the step. */
    boolean stayApart() {
        return apart < 0;
    }

    /** Returns whether they provably overlap at the beginning. */
    boolean overlap() {
        return within < 0;
    }

    /** Returns whether they are so close at the beginning that they may touch. */
    boolean mayTouch() {
        return beyond >= 0;
    }

    /**
     * Tests a query.
     *
     * @param query the query, about two parallelograms
     * @param skew the sum of their skews
     * @param gapSize {@link PolygonQuery#gapSize}
     */
    void test(PolygonQuery query, double skew, double gapSize) {
        ConvexPolygon a = query.a;
        ConvexPolygon b = query.b;
        double size = query.displacementSize();
        moveX = query.dx;
        moveY = query.dy;
        gapX = ((b.minX() + b.maxX()) - (a.minX() + a.maxX())) + 2 * query.offsetX;
        gapY = ((b.minY() + b.maxY()) - (a.minY() + a.maxY())) + 2 * query.offsetY;
        double slack = ParallelogramBound.slack(skew, gapSize, size);
        double edgeSize = Prepared.edgeSize(a) + Prepared.edgeSize(b);
        bound = ParallelogramBound.of(slack, edgeSize);
        near = SweptExtent.near(4 * gapSize) * edgeSize;
        double passing = ParallelogramBound.of(slack, size);
        long isInRange = ParallelogramBound.isInRange(bound, passing, gapSize) ? -1 : 0;
        apart = 0;
        beyond = 0;
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

    /** Tests the strip along an edge, and returns the speed of the line across it. */
    private double strip(int number, double edgeX, double edgeY, double width) {
        double place = cross(edgeX, edgeY, gapX, gapY);
        double rate = cross(edgeX, edgeY, moveX, moveY);
        double length = Math.abs(rate);
        apart |= SignBits.of(bound - (Math.abs(place - rate) - width - length));
        double outside = Math.abs(place) - width;
        within &= SignBits.of(outside + bound);
        beyond |= SignBits.of(near - outside);
        ahead[number] = Double.longBitsToDouble(SignBits.of(place) ^ (SignBits.of(rate) & Long.MIN_VALUE)) - width;
        speed[number] = rate;
        return length;
    }

    /**
     * Sets a ray to the guess of the edge through which the line enters C: the edge of the strip which it enters last.
     */
    void cast(VertexRay ray) {
        int ofA = later(0, 1);
        int ofB = later(2, 3);
        int last = later(ofA, ofB);
        int isB = last >> 1;
        int axis = last & 1;
        // The edge has the direction of the first or second edge of its polygon, or the opposite direction, as the
        // third and fourth edges.
        int reverse = sign(speed[last]) ^ 1 ^ isB;
        int edge = axis + 2 * reverse;
        // The vertex of the other polygon that is farthest to the left of the edge: its side of the middle along either
        // edge.
        int first = axis << (1 ^ isB);
        int flip = 1 ^ isB ^ reverse;
        int along = sign(crosses[first]) ^ flip;
        int across = sign(crosses[first + 1 + isB]) ^ flip;
        int vertex = (across << 1) | (along ^ across);
        ray.setEdge(isB == 0 ? edge : vertex, isB == 0 ? vertex : edge, isB == 1);
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
