package org.polysweep.peers;

import org.polysweep.peers.PeerAnswer.PeerOutcome;

/**
 * Rays from the vertices of each shape against the edges of the other, in plain doubles, as forum answers and tutorials
 * give it: the usual intersection of a ray with a segment, and the least time of all pairs.
 *
 * <p>It has the faults that come with that. Where d is parallel to an edge it divides by zero, and infinities and NaN
 * compare as a miss. A contact at exactly t = 1 is none. Only the inside of an edge counts, so a corner that meets a
 * corner is seen from neither side. Shapes that overlap to begin with are not noticed; what is reported is when a
 * corner comes out again.
 */
public final class TextbookVertexRay implements Peer<double[]> {

    private double earliest;
    private double normalX;
    private double normalY;

    /** Makes one with its own scratch memory. */
    public TextbookVertexRay() {}

    @Override
    public double[] shape(double[] corners) {
        return corners.clone();
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
        double dx = adx - bdx;
        double dy = ady - bdy;
        earliest = Double.POSITIVE_INFINITY;
        castAll(a, ax, ay, dx, dy, b, bx, by);
        castAll(b, bx, by, -dx, -dy, a, ax, ay);
        if (earliest < 1) {
            boolean againstMotion = normalX * dx + normalY * dy < 0;
            answer.hit(earliest, againstMotion ? normalX : -normalX, againstMotion ? normalY : -normalY);
        } else {
            answer.outcome = PeerOutcome.MISS;
        }
    }

    /** Rays from every vertex of one shape against every edge of the other. */
    private void castAll(
            double[] from, double fromX, double fromY, double dx, double dy, double[] to, double toX, double toY) {
        for (int i = 0; i < from.length; i += 2) {
            double px = from[i] + fromX;
            double py = from[i + 1] + fromY;
            for (int j = 0, k = to.length - 2; j < to.length; k = j, j += 2) {
                double qx = to[k] + toX;
                double qy = to[k + 1] + toY;
                cast(px, py, dx, dy, qx, qy, to[j] + toX - qx, to[j + 1] + toY - qy);
            }
        }
    }

    /** The ray p + t·d against the segment q + s·e. */
    private void cast(double px, double py, double dx, double dy, double qx, double qy, double ex, double ey) {
        double denominator = dx * ey - dy * ex;
        double t = ((qx - px) * ey - (qy - py) * ex) / denominator;
        double s = ((qx - px) * dy - (qy - py) * dx) / denominator;
        if (t >= 0 && t < 1 && s > 0 && s < 1 && t < earliest) {
            earliest = t;
            normalX = ey;
            normalY = -ex;
        }
    }
}
