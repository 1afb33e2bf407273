package org.polysweep.query;

import org.polysweep.exact.CrossProduct;
import org.polysweep.exact.HeadTail;
import org.polysweep.polygon.ConvexPolygon;

/**
 * The distance of two shapes from the closest features of their cores, which are apart, in heads and tails. Reusable, no
 * garbage.
 */
final class NearestNumbers {

    private final PairOfCores pair;

    /** From the corner of A to that of B at which the features are, or begin. */
    private final HeadTail gapX = new HeadTail();

    private final HeadTail gapY = new HeadTail();

    /** The edge that is a feature. */
    private final HeadTail edgeX = new HeadTail();

    private final HeadTail edgeY = new HeadTail();

    private final HeadTail height = new HeadTail();
    private final HeadTail square = new HeadTail();
    private final HeadTail length = new HeadTail();
    private final HeadTail scratch = new HeadTail();
    private final HeadTail distance = new HeadTail();

    NearestNumbers(PairOfCores pair) {
        this.pair = pair;
    }

    /** Prepares for the features of the pair, and for shapes with these radii. */
    void set(double radiusA, double radiusB) {
        setGap(gapX, pair.a.x(pair.onA), pair.b.x(pair.onB), pair.ax, pair.bx);
        setGap(gapY, pair.a.y(pair.onA), pair.b.y(pair.onB), pair.ay, pair.by);
        if (pair.isEdgeOfB) {
            setHeight(pair.b, pair.onB);
        } else if (pair.isEdgeOfA) {
            setHeight(pair.a, pair.onA);
        } else {
            setLength(distance, gapX, gapY);
        }
        if (radiusA + radiusB > 0) {
            distance.setDifference(distance, length.setDifference(radiusA, -radiusB));
        }
    }

    private void setGap(HeadTail gap, double ofA, double ofB, double positionA, double positionB) {
        gap.setDifference(ofB, ofA);
        gap.setSum(gap, scratch.setDifference(positionB, positionA));
    }

    /** How far the gap reaches across an edge: |gap × edge| / |edge|. */
    private void setHeight(ConvexPolygon owner, int edge) {
        edgeX.setDifference(owner.x(edge + 1), owner.x(edge));
        edgeY.setDifference(owner.y(edge + 1), owner.y(edge));
        if (edgeX.head() == 0 || edgeY.head() == 0) {
            // A difference of two doubles is rounded to zero only if it is zero.
            distance.set(edgeX.head() == 0 ? gapX : gapY);
        } else {
            height.setProduct(gapX, edgeY);
            height.setDifference(height, scratch.setProduct(gapY, edgeX));
            setLength(length, edgeX, edgeY);
            distance.setQuotient(height, length);
        }
        if (distance.head() < 0) {
            distance.setNegation(distance);
        }
    }

    /** Sets {@code √(x² + y²)}. */
    private void setLength(HeadTail root, HeadTail x, HeadTail y) {
        square.setProduct(x, x);
        square.setSum(square, scratch.setProduct(y, y));
        root.setRoot(square);
    }

    /**
     * The sign of the distance, 0 for a touch, -1 if the shapes are in each other; {@link CrossProduct#OPEN} if it is not
     * certain.
     */
    int sign() {
        return distance.sign();
    }

    /** The distance, rounded down; NaN if that is not certain. */
    double distance() {
        return distance.roundDown();
    }
}
