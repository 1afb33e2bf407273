package org.polysweep.sweep;

import org.polysweep.exact.Determinant;
import org.polysweep.exact.Ratio;
import org.polysweep.polygon.MovingPolygon;

/**
 * The signs that the chains of two polygons are walked by, each decided by the filter where it can and by integers elsewhere.
 *
 * <p>The line is that of the motion d, or the x axis if d is zero.
 */
final class PairSigns {

    private final EdgeSigns a;
    private final EdgeSigns b;
    private final LazyQuery exact;

    /** The line, the displacement, and the way from the position of A to that of B: one term each. */
    private final double lineX;

    private final double lineY;
    private final double dx;
    private final double dy;
    private final double offsetX;
    private final double offsetY;

    PairSigns(MovingPolygon a, MovingPolygon b, LazyQuery exact) {
        this.exact = exact;
        dx = a.dx() - b.dx();
        dy = a.dy() - b.dy();
        // A difference of two doubles is rounded to zero only if it is zero.
        lineX = dx == 0 && dy == 0 ? 1 : dx;
        lineY = dy;
        offsetX = b.x() - a.x();
        offsetY = b.y() - a.y();
        this.a = new EdgeSigns(a.shape(), lineX, lineY, exact, true);
        this.b = new EdgeSigns(b.shape(), lineX, lineY, exact, false);
    }

    EdgeSigns a() {
        return a;
    }

    EdgeSigns b() {
        return b;
    }

    /** Whether A moves relative to B. */
    boolean moves() {
        return dx != 0 || dy != 0;
    }

    /** 1 if an edge of A points to the left of an edge of B, -1 if to the right, 0 if they are parallel. */
    int turn(int edgeOfB, int edgeOfA) {
        int certain = exact.count(
                Determinant.signOfTerms(b.edgeX(edgeOfB), b.edgeY(edgeOfB), a.edgeX(edgeOfA), a.edgeY(edgeOfA)));
        return certain != 0
                ? certain
                : b.exactEdge(edgeOfB).cross(a.exactEdge(edgeOfA)).signum();
    }

    /** 1 if a corner of B lies to the left of the ray from a corner of A along the line, -1 if to the right, 0 if on it. */
    int across(int cornerOfA, int cornerOfB) {
        double termX = b.cornerX(cornerOfB) - a.cornerX(cornerOfA);
        double termY = b.cornerY(cornerOfB) - a.cornerY(cornerOfA);
        int certain = exact.count(Determinant.signOfTwoTerms(
                lineX,
                lineY,
                termX + offsetX,
                termY + offsetY,
                Math.abs(termX) + Math.abs(offsetX),
                Math.abs(termY) + Math.abs(offsetY)));
        return certain != 0
                ? certain
                : exact.line().cross(exact.gap(cornerOfA, cornerOfB)).signum();
    }

    /** The sign of the time at which two spots coincide. */
    int timeAgainstStart(Spot onA, Spot onB) {
        return timeAgainst(onA, onB, Ratio.ZERO, 0, 0);
    }

    /** The sign of (t - 1), where t is the time at which two spots coincide; of (t - 0) if nothing moves and time stands still. */
    int timeAgainstEnd(Spot onA, Spot onB) {
        return moves() ? timeAgainst(onA, onB, Ratio.ONE, dx, dy) : timeAgainstStart(onA, onB);
    }

    /** The sign of (t - limit), where A has moved by (movedX, movedY), one term each or zero, at the limit. */
    private int timeAgainst(Spot onA, Spot onB, Ratio limit, double movedX, double movedY) {
        double termX = b.cornerX(onB.index()) - a.cornerX(onA.index());
        double termY = b.cornerY(onB.index()) - a.cornerY(onA.index());
        double gapX = termX + offsetX - movedX;
        double gapY = termY + offsetY - movedY;
        double magnitudeX = Math.abs(termX) + Math.abs(offsetX) + Math.abs(movedX);
        double magnitudeY = Math.abs(termY) + Math.abs(offsetY) + Math.abs(movedY);
        int certain;
        if (onA.isCorner() && onB.isCorner()) {
            // t = line·gap / line·line, and a dot product is a cross product with the line turned by a quarter.
            certain = Determinant.signOfThreeTerms(lineY, -lineX, gapX, gapY, magnitudeX, magnitudeY);
        } else {
            // t = edge×gap / edge×line
            EdgeSigns sides = onB.isCorner() ? a : b;
            int edge = onB.isCorner() ? onA.index() : onB.index();
            certain = -sides.leadsUp(edge)
                    * Determinant.signOfThreeTerms(
                            sides.edgeX(edge), sides.edgeY(edge), gapX, gapY, magnitudeX, magnitudeY);
        }
        return exact.count(certain) != 0
                ? certain
                : exact.crossing(onA, onB).time().compareTo(limit);
    }
}
