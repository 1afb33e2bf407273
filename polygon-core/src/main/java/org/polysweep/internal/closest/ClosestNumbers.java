package org.polysweep.internal.closest;

import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.polygon.ClosestFeatures;
import org.polysweep.internal.sign.ExactOrientation;
import org.polysweep.shape.ConvexPolygon;

/**
 * The distance between two shapes, computed in double-double from the closest features of their cores, which are apart.
 * Reusable, no allocation.
 */
final class ClosestNumbers {

    private final ClosestFeatures pair;

    /** From the vertex of A to the vertex of B at which the features are, or begin. */
    private final DoubleDouble gapX = new DoubleDouble();

    private final DoubleDouble gapY = new DoubleDouble();

    /** The edge that is a feature. */
    private final DoubleDouble edgeX = new DoubleDouble();

    private final DoubleDouble edgeY = new DoubleDouble();

    private final DoubleDouble height = new DoubleDouble();
    private final DoubleDouble square = new DoubleDouble();
    private final DoubleDouble length = new DoubleDouble();
    private final DoubleDouble scratch = new DoubleDouble();
    private final DoubleDouble distance = new DoubleDouble();

    ClosestNumbers(ClosestFeatures pair) {
        this.pair = pair;
    }

    /** Prepares for the features of the pair, and for shapes with these radii. */
    void set(double radiusA, double radiusB) {
        pair.findGap(pair.onA, pair.onB, gapX, gapY, scratch);
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

    /** The extent of the gap perpendicular to an edge: |gap × edge| / |edge|. */
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
    private void setLength(DoubleDouble root, DoubleDouble x, DoubleDouble y) {
        square.setProduct(x, x);
        square.setSum(square, scratch.setProduct(y, y));
        root.setRoot(square);
    }

    /**
     * The sign of the distance, 0 for a touch, -1 if the shapes overlap; {@link ExactOrientation#OPEN} if it is not
     * proved.
     */
    int sign() {
        return distance.sign();
    }

    /** The distance, rounded down; NaN if the rounding is not proved. */
    public double distance() {
        return distance.roundDown();
    }
}
