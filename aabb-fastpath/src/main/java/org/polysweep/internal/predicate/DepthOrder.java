package org.polysweep.internal.predicate;

import org.polysweep.internal.doubled.DoubleDouble;
import org.polysweep.internal.doubled.Expansion;
import org.polysweep.internal.number.Lattice;

/**
 * Compares two depths exactly, where {@link DepthFilter} cannot tell them apart.
 *
 * <p>In two stages. The first has heads and tails for depths that differ, and expansions for those that do not: depths behind
 * edges of one length, as in shapes with a symmetry, and those of numbers with few digits. The second has integers. Reusable,
 * not thread-safe.
 */
public final class DepthOrder {

    private final Side first = new Side();
    private final Side second = new Side();
    private final Expansion difference = new Expansion();
    private final DoubleDouble between = new DoubleDouble();

    /** Makes an order. */
    public DepthOrder() {}

    /** Returns the sign of (one depth - the other), neither of which is negative. */
    public int compare(Depth one, Depth other, Stages stages) {
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

    private int expansion(Depth one, Depth other) {
        first.set(one);
        second.set(other);
        int lengths = compareLengths();
        if (lengths == 0) {
            return compareCrossProducts();
        }
        if (lengths == ExactOrientation.OPEN) {
            return ExactOrientation.OPEN;
        }
        int sign = between.setDifference(one.value(), other.value()).sign();
        return sign != ExactOrientation.OPEN ? sign : compareSquares();
    }

    private int compareLengths() {
        difference.clear();
        difference.addProduct(first.x, first.x);
        difference.addProduct(first.y, first.y);
        difference.subtractProduct(second.x, second.x);
        difference.subtractProduct(second.y, second.y);
        return sign();
    }

    /** Compares g × e: twice the areas that corner and edge span. */
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
        if (!first.square() || !second.square()) {
            return ExactOrientation.OPEN;
        }
        difference.clear();
        difference.addProduct(first.crossSquared, second.square);
        difference.subtractProduct(second.crossSquared, first.square);
        return sign();
    }

    private int sign() {
        return difference.isCertain() ? difference.sign() : ExactOrientation.OPEN;
    }

    /** One of the two depths. */
    private static final class Side {

        /** Products of longer expansions cost more than integers. */
        private static final int MOST_TERMS = 4;

        private final Expansion x = new Expansion();
        private final Expansion y = new Expansion();
        private final Expansion gapX = new Expansion();
        private final Expansion gapY = new Expansion();
        private final Expansion cross = new Expansion();
        private final Expansion crossSquared = new Expansion();
        private final Expansion square = new Expansion();

        void set(Depth depth) {
            if (depth.isAlongAxis()) {
                setSign(x, depth.fromX, depth.toX);
                setSign(y, depth.fromY, depth.toY);
            } else {
                setDifference(x, depth.fromX, depth.toX);
                setDifference(y, depth.fromY, depth.toY);
            }
            setDifference(gapX, depth.cornerX, depth.fromX);
            gapX.add(depth.edgesX);
            gapX.add(-depth.cornersX);
            setDifference(gapY, depth.cornerY, depth.fromY);
            gapY.add(depth.edgesY);
            gapY.add(-depth.cornersY);
        }

        private static void setDifference(Expansion expansion, double from, double to) {
            expansion.clear();
            expansion.add(to);
            expansion.add(-from);
        }

        private static void setSign(Expansion expansion, double from, double to) {
            expansion.clear();
            expansion.add(to > from ? 1 : to < from ? -1 : 0);
        }

        /** Computes (g × e)² and |e|²; false if they are long. */
        boolean square() {
            cross.clear();
            cross.addProduct(gapX, y);
            cross.subtractProduct(gapY, x);
            square.clear();
            square.addProduct(x, x);
            square.addProduct(y, y);
            if (cross.length() > MOST_TERMS || square.length() > MOST_TERMS) {
                return false;
            }
            crossSquared.clear();
            crossSquared.addProduct(cross, cross);
            return true;
        }
    }
}
