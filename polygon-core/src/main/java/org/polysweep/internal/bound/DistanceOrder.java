package org.polysweep.internal.bound;

import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.expansion.Expansion;
import org.polysweep.internal.expansion.Roundoff;
import org.polysweep.internal.number.Lattice;
import org.polysweep.internal.sign.ExactOrientation;
import org.polysweep.internal.sign.Stage;
import org.polysweep.internal.sign.Stages;

/**
 * Compares the distances of two points from the lines of two edges, exactly. The distances are depths of corners behind
 * edges, or sines of angles to edges if both points have the same distance and direction from the beginning of their
 * edges.
 *
 * <p>In three stages: doubles and a bound; expansions, short ones for distances from edges of one length, as in shapes
 * with a symmetry, after double-doubles for others; integers. Reusable, not thread-safe.
 */
public final class DistanceOrder {

    private final Side first = new Side();
    private final Side second = new Side();
    private final Expansion difference = new Expansion();
    private final DoubleDouble between = new DoubleDouble();

    /** Creates an order. */
    public DistanceOrder() {}

    /** Returns the sign of (one distance - the other), neither of which is negative. */
    public int compare(Depth one, Depth other, Stages stages) {
        if (stages.mayUse(Stage.FILTER)) {
            int sign = filter(one, other);
            if (sign != ExactOrientation.OPEN) {
                stages.decided(Stage.FILTER);
                return sign;
            }
        }
        if (stages.mayUse(Stage.EXPANSION)) {
            int sign = expansion(one, other);
            if (sign != ExactOrientation.OPEN) {
                stages.decided(Stage.EXPANSION);
                return sign;
            }
        }
        stages.decided(Stage.INTEGERS);
        Lattice lattice = new Lattice(Math.min(one.exponent(), other.exponent()));
        return one.squareOn(lattice).compareTo(other.squareOn(lattice));
    }

    private int filter(Depth one, Depth other) {
        first.estimate(one);
        second.estimate(other);
        if (first.isCertainlyGreaterThan(second)) {
            return 1;
        }
        return second.isCertainlyGreaterThan(first) ? -1 : ExactOrientation.OPEN;
    }

    private int expansion(Depth one, Depth other) {
        first.expand(one);
        second.expand(other);
        int lengths = compareLengths();
        if (lengths == 0) {
            return compareCrossProducts();
        }
        if (lengths == ExactOrientation.OPEN) {
            return ExactOrientation.OPEN;
        }
        int sign = between.setDifference(one.value(), other.value()).sign();
        if (sign != ExactOrientation.OPEN) {
            return sign;
        }
        first.square();
        second.square();
        return compareSquares();
    }

    private int compareLengths() {
        difference.clear();
        difference.addProduct(first.x, first.x);
        difference.addProduct(first.y, first.y);
        difference.subtractProduct(second.x, second.x);
        difference.subtractProduct(second.y, second.y);
        return sign();
    }

    /** Compares g × e, twice the area of the triangle of point and edge. */
    private int compareCrossProducts() {
        difference.clear();
        difference.addProduct(first.gapX, first.y);
        difference.subtractProduct(first.gapY, first.x);
        difference.subtractProduct(second.gapX, second.y);
        difference.addProduct(second.gapY, second.x);
        return sign();
    }

    /** Compares (g × e)²/|e²|, multiplied by both denominators. */
    private int compareSquares() {
        difference.clear();
        difference.addProduct(first.crossSquared, second.square);
        difference.subtractProduct(second.crossSquared, first.square);
        return sign();
    }

    private int sign() {
        return difference.isCertain() ? difference.sign() : ExactOrientation.OPEN;
    }

    /** One of the two distances. */
    private static final class Side {

        /** Bounds the error of a cross product, in units of its products: docs/error-bounds.md, theorem 6. */
        private static final double TWO_TERMS = (2 + 4) * Roundoff.U;

        /** Bounds the relative error of the squares and their products: docs/error-bounds.md, theorem 6. */
        private static final double SQUARES = 24 * Roundoff.U;

        /** Below this, products may have lost digits to underflow: docs/error-bounds.md, theorem 6. */
        private static final double LEAST = 0x1p-250;

        private final Expansion x = new Expansion();
        private final Expansion y = new Expansion();
        private final Expansion gapX = new Expansion();
        private final Expansion gapY = new Expansion();
        private final Expansion cross = new Expansion();
        private final Expansion crossSquared = new Expansion();
        private final Expansion square = new Expansion();

        private double leastCross;
        private double greatestCross;
        private double squareRounded;

        /** Computes bounds of g × e and the square of the length of e, in doubles. */
        void estimate(Depth depth) {
            double edgeX = depth.toX - depth.fromX;
            double edgeY = depth.toY - depth.fromY;
            double termX = depth.fromX - depth.cornerX;
            double termY = depth.fromY - depth.cornerY;
            double offsetX = depth.edgesX - depth.cornersX;
            double offsetY = depth.edgesY - depth.cornersY;
            double size = Math.abs((termX + offsetX) * edgeY - (termY + offsetY) * edgeX);
            double error = TWO_TERMS
                    * ((Math.abs(termX) + Math.abs(offsetX)) * Math.abs(edgeY)
                            + (Math.abs(termY) + Math.abs(offsetY)) * Math.abs(edgeX));
            leastCross = size - error;
            greatestCross = size + error;
            squareRounded = edgeX * edgeX + edgeY * edgeY;
        }

        boolean isCertainlyGreaterThan(Side other) {
            double lower = leastCross * leastCross * other.squareRounded;
            double upper = other.greatestCross * other.greatestCross * squareRounded;
            return leastCross > LEAST
                    && other.greatestCross > LEAST
                    && squareRounded > LEAST
                    && other.squareRounded > LEAST
                    && lower - upper > SQUARES * lower;
        }

        /** Computes e and g. The length of an edge along an axis does not matter, so it is set to 1. */
        void expand(Depth depth) {
            if (depth.isAlongAxis()) {
                setSign(x, depth.fromX, depth.toX);
                setSign(y, depth.fromY, depth.toY);
            } else {
                x.setDifference(depth.toX, depth.fromX);
                y.setDifference(depth.toY, depth.fromY);
            }
            gapX.setGap(depth.cornerX, depth.fromX, depth.cornersX, depth.edgesX);
            gapY.setGap(depth.cornerY, depth.fromY, depth.cornersY, depth.edgesY);
        }

        private static void setSign(Expansion expansion, double from, double to) {
            expansion.set(to > from ? 1 : to < from ? -1 : 0);
        }

        /** Computes (g × e)² and |e|². */
        void square() {
            cross.setCross(gapX, gapY, x, y);
            square.clear();
            square.addProduct(x, x);
            square.addProduct(y, y);
            square.compress();
            crossSquared.clear();
            crossSquared.addProduct(cross, cross);
            crossSquared.compress();
        }
    }
}
