package org.polysweep.sweep;

import org.polysweep.polygon.ConvexPolygon;
import org.polysweep.polygon.Sectors;

/**
 * Narrows down, in doubles, where the line of the motion enters C: between two of the corners of C that are farthest in the
 * middles of the {@link Sectors}, which both polygons keep. Their heights above the line fall along the side of C on which it is
 * entered, so that side is halved until few edges are left, with a height at each step. Reusable.
 */
final class SectorSearch {

    /** With so few edges left, a walk is faster than a further step: docs/performance.md. */
    private static final int FEW_EDGES = 4;

    private static final int QUARTER = Sectors.COUNT / 4;

    private final SweepQuery query;
    private final PairSigns signs;

    /** The sector of the normals at the top of the side. */
    private int top;

    /** The interval that is left, in sectors from the top; and the one in it, or at an end of it, whose height was taken last. */
    private int low;

    private int high;
    private int last;
    private double height;
    private int steps;

    SectorSearch(SweepQuery query, PairSigns signs) {
        this.query = query;
        this.signs = signs;
    }

    /**
     * Narrows down.
     *
     * @param way 1 to find where the line enters C, -1 to find where it leaves C
     */
    void run(int way) {
        double lineX = way * signs.lineX();
        double lineY = way * signs.lineY();
        top = Sectors.of(lineX, lineY) + QUARTER;
        low = 0;
        high = 2 * QUARTER;
        steps = 0;
        do {
            last = (low + high) >>> 1;
            height = lineX * gapY(last) - lineY * gapX(last);
            steps++;
            if (height > 0) {
                low = last;
            } else {
                high = last;
            }
        } while (high - low > 1 && edges() > FEW_EDGES);
    }

    /** How many edges of A and B are left. */
    int edges() {
        return distance(query.a, cornerOfA(low), cornerOfA(high)) + distance(query.b, cornerOfB(low), cornerOfB(high));
    }

    private static int distance(ConvexPolygon shape, int from, int to) {
        return to < from ? to - from + shape.size() : to - from;
    }

    private double gapX(int sector) {
        return query.b.x(cornerOfB(sector)) - query.a.x(cornerOfA(sector)) + (query.bx - query.ax);
    }

    private double gapY(int sector) {
        return query.b.y(cornerOfB(sector)) - query.a.y(cornerOfA(sector)) + (query.by - query.ay);
    }

    /** The corner of A that belongs to the farthest corner of C in a sector, counted from the top. */
    private int cornerOfA(int sector) {
        return query.a.farthestIn(Sectors.opposite(top + sector));
    }

    private int cornerOfB(int sector) {
        return query.b.farthestIn(top + sector);
    }

    /** The corner of C whose height was taken last: its height. */
    double height() {
        return height;
    }

    /** The corner of C whose height was taken last: its corner of A. */
    int lastOfA() {
        return cornerOfA(last);
    }

    /** The corner of C whose height was taken last: its corner of B. */
    int lastOfB() {
        return cornerOfB(last);
    }

    int lowOfA() {
        return cornerOfA(low);
    }

    int lowOfB() {
        return cornerOfB(low);
    }

    int highOfA() {
        return cornerOfA(high);
    }

    int highOfB() {
        return cornerOfB(high);
    }

    /** How many heights were taken. */
    int steps() {
        return steps;
    }
}
