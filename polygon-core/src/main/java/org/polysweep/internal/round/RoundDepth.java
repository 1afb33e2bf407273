package org.polysweep.internal.round;

import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.shape.ConvexPolygon;

/**
 * The depth of the overlap of two shapes with the total radius R whose cores are apart by a distance s, rounded up.
 * Where rounding has pressed two shapes together, R - s is a few units in the last place of R. So the depth is computed
 * as (R² - s²) / (R + s), with the exact numerator of {@link ExactGap}; docs/error-bounds.md, theorem 4, is about the
 * other operations. Reusable, no allocation once the expansions have grown.
 */
final class RoundDepth {

    private final ExactGap gap;
    private final DoubleDouble above = new DoubleDouble();
    private final DoubleDouble below = new DoubleDouble();
    private final DoubleDouble length = new DoubleDouble();
    private final DoubleDouble term = new DoubleDouble();

    RoundDepth(RoundQuery query) {
        gap = new ExactGap(query);
    }

    /** The depth if the closest features of the cores are two vertices; NaN if rounding is inconclusive. */
    double ofVertices(int onA, int onB) {
        if (!gap.findArc(onA, onB)) {
            return Double.NaN;
        }
        length.setRoot(above.set(gap.square));
        below.setSum(length, term.set(gap.radius));
        return length.setQuotient(above.set(gap.squares), below).roundUp();
    }

    /**
     * The depth if the closest features are an edge and a vertex, or two parallel edges: for the normal n of the edge,
     * s = -n·v / |n|, so it is (R²n² - (n·v)²) / (|n| (R |n| - n·v)).
     *
     * @param shape the core that has the edge
     * @param begin where the edge begins as an edge of C: its end, if it is an edge of A
     * @param end where it ends
     * @return the depth; NaN if rounding is inconclusive
     */
    double ofEdge(int onA, int onB, ConvexPolygon shape, int begin, int end) {
        if (!gap.findSide(onA, onB, shape, begin, end)) {
            return Double.NaN;
        }
        length.setRoot(above.set(gap.square));
        below.setProduct(length, term.set(gap.radius));
        below.setDifference(below, term.set(gap.along));
        below.setProduct(below, length);
        return length.setQuotient(above.set(gap.squares), below).roundUp();
    }
}
