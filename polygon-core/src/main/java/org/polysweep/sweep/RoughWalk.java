package org.polysweep.sweep;

import org.polysweep.polygon.ConvexPolygon;

/**
 * The walk of {@link ChainSearch} in plain doubles, as fast as it goes: a guess at the place where the line of the motion enters C,
 * for {@link Certificate} to prove. Where anything is zero or cannot be proved, the exact search follows. For the few edges that {@link SectorSearch} leaves.
 */
final class RoughWalk {

    private final SweepQuery query;
    private final PairSigns signs;

    /** How many corners of C have been looked at. */
    private int steps;

    RoughWalk(SweepQuery query, PairSigns signs) {
        this.query = query;
        this.signs = signs;
    }

    int steps() {
        return steps;
    }

    /**
     * Guesses.
     *
     * @param start where to begin
     * @param way 1 to find where the line enters C, -1 to find where it leaves C
     * @param found receives what meets at that place, or the top or bottom of C if the line misses C
     * @return whether the line meets C
     */
    boolean run(SectorSearch start, int way, Encounter found) {
        double lineX = way * signs.lineX();
        double lineY = way * signs.lineY();
        int cornerOfA = start.lastOfA();
        int cornerOfB = start.lastOfB();
        double height = start.height();
        steps = 0;
        if (height == 0) {
            found.setCorners(cornerOfA, cornerOfB);
            return true;
        }
        return height > 0
                ? down(lineX, lineY, cornerOfA, cornerOfB, height, way, found)
                : up(lineX, lineY, cornerOfA, cornerOfB, height, way, found);
    }

    /**
     * Walks down from a corner of C above the line: of the two next edges takes the one that turns less. Rounding could make it go
     * round, so it ends after all edges.
     */
    private boolean down(double lineX, double lineY, int fromA, int fromB, double from, int way, Encounter found) {
        ConvexPolygon a = query.a;
        ConvexPolygon b = query.b;
        int cornerOfA = fromA;
        int cornerOfB = fromB;
        double height = from;
        for (steps = 1; steps <= a.size() + b.size(); steps++) {
            double x1 = a.edgeX(cornerOfA);
            double y1 = a.edgeY(cornerOfA);
            double x2 = b.edgeX(cornerOfB);
            double y2 = b.edgeY(cornerOfB);
            boolean takesB = a.size() == 1 || (b.size() > 1 && x2 * y1 <= y2 * x1);
            double step = takesB ? lineX * y2 - lineY * x2 : lineY * x1 - lineX * y1;
            if (!(step < 0)) {
                break;
            }
            height += step;
            if (height < 0) {
                found.setEdge(cornerOfA, cornerOfB, takesB, way);
                return true;
            }
            cornerOfA = takesB ? cornerOfA : a.next(cornerOfA);
            cornerOfB = takesB ? b.next(cornerOfB) : cornerOfB;
            if (height == 0) {
                found.setCorners(cornerOfA, cornerOfB);
                return true;
            }
        }
        found.setCorners(cornerOfA, cornerOfB);
        return false;
    }

    /** Walks up from a corner of C below the line: of the two edges before it takes the one that turns less. */
    private boolean up(double lineX, double lineY, int fromA, int fromB, double from, int way, Encounter found) {
        ConvexPolygon a = query.a;
        ConvexPolygon b = query.b;
        int cornerOfA = fromA;
        int cornerOfB = fromB;
        double height = from;
        for (steps = 1; steps <= a.size() + b.size(); steps++) {
            int beforeA = a.previous(cornerOfA);
            int beforeB = b.previous(cornerOfB);
            double x1 = a.edgeX(beforeA);
            double y1 = a.edgeY(beforeA);
            double x2 = b.edgeX(beforeB);
            double y2 = b.edgeY(beforeB);
            boolean takesB = a.size() == 1 || (b.size() > 1 && x2 * y1 >= y2 * x1);
            double step = takesB ? lineX * y2 - lineY * x2 : lineY * x1 - lineX * y1;
            if (!(step < 0)) {
                break;
            }
            height -= step;
            cornerOfA = takesB ? cornerOfA : beforeA;
            cornerOfB = takesB ? beforeB : cornerOfB;
            if (height > 0) {
                found.setEdge(cornerOfA, cornerOfB, takesB, way);
                return true;
            }
            if (height == 0) {
                found.setCorners(cornerOfA, cornerOfB);
                return true;
            }
        }
        found.setCorners(cornerOfA, cornerOfB);
        return false;
    }
}
