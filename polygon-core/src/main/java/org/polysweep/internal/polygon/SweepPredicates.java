package org.polysweep.internal.polygon;

import org.polysweep.internal.sign.ExactOrientation;
import org.polysweep.internal.sign.OrientationFilter;
import org.polysweep.internal.sign.Stage;
import org.polysweep.internal.sign.Stages;
import org.polysweep.shape.ConvexPolygon;

/**
 * The signs that decide a query, each by the first stage that is certain of it: the filter, zeros and short numbers,
 * expansions, integers. Every sign is that of a cross product of two vectors.
 *
 * <p>The line is that of the motion d, or the x axis if d is zero; "up" is to the left of it. Reusable, one query at a
 * time.
 */
public final class SweepPredicates {

    private final Stages stages = new Stages();
    private final ExactOrientation exact = new ExactOrientation();
    private final SweepQuery query;

    /** The line: one term. */
    private double lineX;

    private double lineY;

    /** Whether it is known that doubles compute exactly, so that signs are taken as doubles have them. */
    private boolean exactInDoubles;

    /** Whether all numbers are so short that they would. */
    private boolean coarse;

    private final LatticePredicates lattice;

    /** Whether all numbers fit the lattice, and it may be used for this query. */
    private boolean onLattice;

    /** Makes the signs of a query, which may change. */
    public SweepPredicates(SweepQuery query) {
        this.query = query;
        lattice = new LatticePredicates(query);
    }

    /**
     * Prepares for the query as it is now.
     *
     * @param newCoarse {@link SweepQuery#isCoarse}
     */
    public void begin(boolean newCoarse) {
        lineX = query.moves() ? query.dx : 1;
        lineY = query.dy;
        coarse = newCoarse;
        exactInDoubles = newCoarse && stages.filterAtOnce();
        onLattice = !newCoarse && stages.filterAtOnce() && lattice.begin();
    }

    Stages stages() {
        return stages;
    }

    /** Whether doubles compute exactly with the numbers of this query, and may be used for it. */
    boolean isExactInDoubles() {
        return exactInDoubles;
    }

    double lineX() {
        return lineX;
    }

    double lineY() {
        return lineY;
    }

    /** Whether C has no interior: points and parallel segments. */
    boolean isFlat() {
        int sizeA = query.a.size();
        int sizeB = query.b.size();
        return sizeA <= 2 && sizeB <= 2 && (sizeA == 1 || sizeB == 1 || turn(query.a, 0, query.b, 0) == 0);
    }

    /** 1 if an edge leads up, -1 if it leads down, 0 if it is level: parallel to the line, or without a length. */
    int leadsUp(ConvexPolygon shape, int edge) {
        int sign = edgeBeside(lineX, lineY, shape, edge);
        if (sign != ExactOrientation.OPEN) {
            return sign;
        }
        return onLattice
                ? lattice.leadsUp(shape, edge)
                : addEdge(startLine(), shape, edge).sign(stages);
    }

    /** 1 if an edge leads forward along the line, -1 if backward, 0 if it is upright, or without a length. */
    int leadsForward(ConvexPolygon shape, int edge) {
        int sign = edgeBeside(lineY, -lineX, shape, edge);
        if (sign != ExactOrientation.OPEN) {
            return sign;
        }
        return onLattice
                ? lattice.leadsForward(shape, edge)
                : addEdge(startAcross(), shape, edge).sign(stages);
    }

    /** 1 if the second edge points to the left of the first, -1 if to the right, 0 if they are parallel. */
    public int turn(ConvexPolygon shape1, int edge1, ConvexPolygon shape2, int edge2) {
        int sign = edgeBeside(shape1.edgeX(edge1), shape1.edgeY(edge1), shape2, edge2);
        if (sign != ExactOrientation.OPEN) {
            return sign;
        }
        return onLattice
                ? lattice.turn(shape1, edge1, shape2, edge2)
                : addEdge(startEdge(shape1, edge1), shape2, edge2).sign(stages);
    }

    /** On which side of a vector of one term an edge points, if that is decided early; else OPEN. */
    private int edgeBeside(double x1, double y1, ConvexPolygon shape, int edge) {
        double x2 = shape.edgeX(edge);
        double y2 = shape.edgeY(edge);
        if (exactInDoubles) {
            return OrientationFilter.roughSign(x1, y1, x2, y2);
        }
        int sign = OrientationFilter.signOfTerms(x1, y1, x2, y2);
        return sign != 0 && stages.filterAtOnce() ? sign : early(sign, x1, y1, x2, y2);
    }

    /** 1 if a corner of B is above the ray from a corner of A along the line, -1 if it is below, 0 if it is on it. */
    public int height(int cornerOfA, int cornerOfB) {
        double termX = query.termX(cornerOfA, cornerOfB);
        double termY = query.termY(cornerOfA, cornerOfB);
        double gapX = termX + query.offsetX;
        double gapY = termY + query.offsetY;
        if (exactInDoubles) {
            return OrientationFilter.roughSign(lineX, lineY, gapX, gapY);
        }
        int sign = OrientationFilter.signOfTwoTerms(
                lineX,
                lineY,
                gapX,
                gapY,
                Math.abs(termX) + Math.abs(query.offsetX),
                Math.abs(termY) + Math.abs(query.offsetY));
        if (sign != 0 && stages.filterAtOnce()) {
            return sign;
        }
        if (onLattice) {
            return lattice.height(cornerOfA, cornerOfB);
        }
        sign = early(sign, lineX, lineY, gapX, gapY);
        return sign != ExactOrientation.OPEN
                ? sign
                : addGap(startLine(), cornerOfA, cornerOfB).sign(stages);
    }

    /**
     * 1 if a corner of B is ahead of a corner of A on their way along the line at t = 0, -1 if it is behind, 0 if
     * level.
     */
    public int ahead(int cornerOfA, int cornerOfB) {
        int sign = against(lineY, -lineX, cornerOfA, cornerOfB, false);
        if (sign != ExactOrientation.OPEN) {
            return sign;
        }
        return onLattice
                ? lattice.ahead(cornerOfA, cornerOfB, false)
                : addGap(startAcross(), cornerOfA, cornerOfB).sign(stages);
    }

    /** 1 if the way from a corner of A to a corner of B at t = 0 leads to the left of an edge, -1 if to the right. */
    public int gapBeside(ConvexPolygon shape, int edge, int cornerOfA, int cornerOfB) {
        int sign = against(shape.edgeX(edge), shape.edgeY(edge), cornerOfA, cornerOfB, false);
        if (sign != ExactOrientation.OPEN) {
            return sign;
        }
        return onLattice
                ? lattice.gapBeside(shape, edge, cornerOfA, cornerOfB, false)
                : addGap(startEdge(shape, edge), cornerOfA, cornerOfB).sign(stages);
    }

    /** 1 if that way leads forward along an edge, -1 if backward, 0 if it is square to it. */
    public int gapAlong(ConvexPolygon shape, int edge, int cornerOfA, int cornerOfB) {
        // A dot product is a cross product with the edge turned by a quarter.
        int sign = against(shape.edgeY(edge), -shape.edgeX(edge), cornerOfA, cornerOfB, false);
        if (sign != ExactOrientation.OPEN) {
            return sign;
        }
        if (onLattice) {
            return lattice.gapAlong(shape, edge, cornerOfA, cornerOfB);
        }
        exact.start(shape.y(edge), -shape.x(edge), shape.y(edge + 1), -shape.x(edge + 1));
        return addGap(exact, cornerOfA, cornerOfB).sign(stages);
    }

    /** As {@link #ahead}, compared with how far one other corner of B is ahead of another one of A. */
    int aheadBeyond(int cornerOfA, int cornerOfB, int otherOfA, int otherOfB) {
        double termX = query.termX(cornerOfA, cornerOfB);
        double termY = query.termY(cornerOfA, cornerOfB);
        double otherX = query.termX(otherOfA, otherOfB);
        double otherY = query.termY(otherOfA, otherOfB);
        if (exactInDoubles) {
            return OrientationFilter.roughSign(lineY, -lineX, termX - otherX, termY - otherY);
        }
        int sign = OrientationFilter.signOfTwoTerms(
                lineY,
                -lineX,
                termX - otherX,
                termY - otherY,
                Math.abs(termX) + Math.abs(otherX),
                Math.abs(termY) + Math.abs(otherY));
        if (sign != 0 && stages.filterAtOnce()) {
            return sign;
        }
        if (onLattice) {
            return lattice.aheadBeyond(cornerOfA, cornerOfB, otherOfA, otherOfB);
        }
        ConvexPolygon a = query.a;
        ConvexPolygon b = query.b;
        ExactOrientation product = startAcross()
                .add(b.x(otherOfB), b.y(otherOfB), b.x(cornerOfB), b.y(cornerOfB))
                .add(a.x(cornerOfA), a.y(cornerOfA), a.x(otherOfA), a.y(otherOfA));
        return product.sign(stages);
    }

    /** The time at which two spots coincide, rounded up or down, if all numbers fit the lattice; NaN otherwise. */
    double timeOnLattice(FeaturePair at, boolean up) {
        return onLattice ? lattice.time(at, up) : Double.NaN;
    }

    /** The sign of the time at which two spots coincide. */
    int timeAgainstStart(FeaturePair at) {
        return timeAgainst(at, false);
    }

    /**
     * The sign of (t - 1), where t is the time at which two spots coincide; of (t - 0) if nothing moves and time stands
     * still.
     */
    int timeAgainstEnd(FeaturePair at) {
        return timeAgainst(at, query.moves());
    }

    private int timeAgainst(FeaturePair at, boolean atEnd) {
        if (at.isCornerA() && at.isCornerB()) {
            // t = line·gap / line·line, and a dot product is a cross product with the line turned by a quarter.
            int sign = against(lineY, -lineX, at.onA(), at.onB(), atEnd);
            if (sign != ExactOrientation.OPEN) {
                return sign;
            }
            return onLattice ? lattice.ahead(at.onA(), at.onB(), atEnd) : exactly(startAcross(), at, atEnd);
        }
        // t = edge×gap / edge×line
        ConvexPolygon shape = at.isCornerB() ? query.a : query.b;
        int edge = at.isCornerB() ? at.onA() : at.onB();
        int sign = against(shape.edgeX(edge), shape.edgeY(edge), at.onA(), at.onB(), atEnd);
        if (sign == ExactOrientation.OPEN) {
            sign = onLattice
                    ? lattice.gapBeside(shape, edge, at.onA(), at.onB(), atEnd)
                    : exactly(startEdge(shape, edge), at, atEnd);
        }
        return at.slope() * sign;
    }

    /**
     * On which side of a vector the way from a corner of A to a corner of B lies, at the beginning or the end of the
     * step.
     */
    private int against(double x, double y, int cornerOfA, int cornerOfB, boolean atEnd) {
        double termX = query.termX(cornerOfA, cornerOfB);
        double termY = query.termY(cornerOfA, cornerOfB);
        double movedX = atEnd ? query.dx : 0;
        double movedY = atEnd ? query.dy : 0;
        double gapX = termX + query.offsetX - movedX;
        double gapY = termY + query.offsetY - movedY;
        if (exactInDoubles) {
            return OrientationFilter.roughSign(x, y, gapX, gapY);
        }
        int sign = OrientationFilter.signOfThreeTerms(
                x,
                y,
                gapX,
                gapY,
                Math.abs(termX) + Math.abs(query.offsetX) + Math.abs(movedX),
                Math.abs(termY) + Math.abs(query.offsetY) + Math.abs(movedY));
        return sign != 0 && stages.filterAtOnce() ? sign : early(sign, x, y, gapX, gapY);
    }

    private int exactly(ExactOrientation started, FeaturePair at, boolean atEnd) {
        ExactOrientation product = addGap(started, at.onA(), at.onB());
        if (atEnd) {
            product.add(query.adx, query.ady, query.bdx, query.bdy);
        }
        return product.sign(stages);
    }

    /** The sign if the filter is certain, or if the numbers are so short that doubles compute exactly; else OPEN. */
    private int early(int sign, double x1, double y1, double x2, double y2) {
        if (sign != 0 && stages.mayUse(Stage.FILTER)) {
            stages.decided(Stage.FILTER);
            return sign;
        }
        if (stages.mayUse(Stage.STRUCTURE) && coarse) {
            stages.decided(Stage.STRUCTURE);
            return OrientationFilter.roughSign(x1, y1, x2, y2);
        }
        return ExactOrientation.OPEN;
    }

    private ExactOrientation startLine() {
        return query.moves() ? exact.start(query.bdx, query.bdy, query.adx, query.ady) : exact.start(0, 0, 1, 0);
    }

    /** The line turned by a quarter clockwise. */
    private ExactOrientation startAcross() {
        return query.moves() ? exact.start(query.bdy, -query.bdx, query.ady, -query.adx) : exact.start(0, 0, 0, -1);
    }

    private ExactOrientation startEdge(ConvexPolygon shape, int edge) {
        return exact.start(shape.x(edge), shape.y(edge), shape.x(edge + 1), shape.y(edge + 1));
    }

    private static ExactOrientation addEdge(ExactOrientation product, ConvexPolygon shape, int edge) {
        return product.add(shape.x(edge), shape.y(edge), shape.x(edge + 1), shape.y(edge + 1));
    }

    private ExactOrientation addGap(ExactOrientation product, int cornerOfA, int cornerOfB) {
        return product.add(query.a.x(cornerOfA), query.a.y(cornerOfA), query.b.x(cornerOfB), query.b.y(cornerOfB))
                .add(query.ax, query.ay, query.bx, query.by);
    }
}
