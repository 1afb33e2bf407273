package org.polysweep.internal.predicate;

import java.math.BigInteger;
import org.polysweep.internal.doubled.Expansion;
import org.polysweep.internal.doubled.Roundoff;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.Lattice;

/**
 * Compares the angles that two vectors make with a third one, by their sines, exactly: (d × e)² / |e|² for both.
 *
 * <p>In two stages: expansions, which are for numbers with few digits here, then integers. Reusable, not thread-safe.
 */
public final class SineOrder {

    private final Expansion x = new Expansion();
    private final Expansion y = new Expansion();
    private final Expansion difference = new Expansion();
    private final Side first = new Side();
    private final Side second = new Side();
    private double fromX;
    private double fromY;
    private double toX;
    private double toY;

    /** Makes an order whose third vector is yet to be set. */
    public SineOrder() {}

    /** Sets the vector that the two are compared with, from one point to another. */
    public SineOrder setThird(double newFromX, double newFromY, double newToX, double newToY) {
        fromX = newFromX;
        fromY = newFromY;
        toX = newToX;
        toY = newToY;
        return this;
    }

    /** Sets the first vector, from one point to another. */
    public SineOrder setFirst(double newFromX, double newFromY, double newToX, double newToY) {
        first.set(newFromX, newFromY, newToX, newToY);
        return this;
    }

    /** Sets the second vector, from one point to another. */
    public SineOrder setSecond(double newFromX, double newFromY, double newToX, double newToY) {
        second.set(newFromX, newFromY, newToX, newToY);
        return this;
    }

    /** Returns the sign of (sine of the first angle) - (sine of the second), both taken without a sign. */
    public int compare(Stages stages) {
        if (stages.mayUse(Stage.FILTER)) {
            int sign = filter();
            if (sign != ExactOrientation.OPEN) {
                stages.decided(Stage.FILTER);
                return sign;
            }
        }
        if (stages.mayUse(Stage.EXPANSION)) {
            int sign = expansion();
            if (sign != ExactOrientation.OPEN) {
                stages.decided(Stage.EXPANSION);
                return sign;
            }
        }
        stages.decided(Stage.INTEGERS);
        return integers();
    }

    private int filter() {
        double thirdX = toX - fromX;
        double thirdY = toY - fromY;
        first.estimate(thirdX, thirdY);
        second.estimate(thirdX, thirdY);
        if (first.isSteeperThan(second)) {
            return 1;
        }
        return second.isSteeperThan(first) ? -1 : ExactOrientation.OPEN;
    }

    private int expansion() {
        setDifference(x, fromX, toX);
        setDifference(y, fromY, toY);
        if (!first.expand(x, y) || !second.expand(x, y)) {
            return ExactOrientation.OPEN;
        }
        difference.clear();
        difference.addProduct(first.crossSquared, second.square);
        difference.subtractProduct(second.crossSquared, first.square);
        return difference.isCertain() ? difference.sign() : ExactOrientation.OPEN;
    }

    private static void setDifference(Expansion expansion, double from, double to) {
        expansion.clear();
        expansion.add(to);
        expansion.add(-from);
    }

    private int integers() {
        int exponent = Math.min(
                Math.min(first.exponent(), second.exponent()),
                Math.min(
                        Math.min(Lattice.exponentOf(fromX), Lattice.exponentOf(fromY)),
                        Math.min(Lattice.exponentOf(toX), Lattice.exponentOf(toY))));
        Lattice lattice = new Lattice(exponent);
        ExactVector third = lattice.vector(toX, toY).minus(lattice.vector(fromX, fromY));
        ExactVector vector1 = first.on(lattice);
        ExactVector vector2 = second.on(lattice);
        BigInteger cross1 = third.cross(vector1);
        BigInteger cross2 = third.cross(vector2);
        return cross1.multiply(cross1)
                .multiply(vector2.square())
                .compareTo(cross2.multiply(cross2).multiply(vector1.square()));
    }

    /** One of the two vectors. */
    private static final class Side {

        /** Bounds the error of a cross product of terms, in units of its products: docs/error-bounds.md, theorem 6. */
        private static final double ONE_TERM = (1 + 4) * Roundoff.U;

        /** Bounds the relative error of the squares and their products: docs/error-bounds.md, theorem 6. */
        private static final double SQUARES = 24 * Roundoff.U;

        /** Below this, products may have lost digits to underflow: docs/error-bounds.md, theorem 6. */
        private static final double LEAST = 0x1p-250;

        /** Products of longer expansions cost more than integers. */
        private static final int MOST_TERMS = 4;

        private final Expansion x = new Expansion();
        private final Expansion y = new Expansion();
        private final Expansion cross = new Expansion();
        private final Expansion crossSquared = new Expansion();
        private final Expansion square = new Expansion();
        private double fromX;
        private double fromY;
        private double toX;
        private double toY;
        private double leastCross;
        private double greatestCross;
        private double squareRounded;

        /** Computes bounds of the cross product with a third vector, and the square of the length, in doubles. */
        void estimate(double thirdX, double thirdY) {
            double edgeX = toX - fromX;
            double edgeY = toY - fromY;
            double product1 = thirdX * edgeY;
            double product2 = thirdY * edgeX;
            double size = Math.abs(product1 - product2);
            double error = ONE_TERM * (Math.abs(product1) + Math.abs(product2));
            leastCross = size - error;
            greatestCross = size + error;
            squareRounded = edgeX * edgeX + edgeY * edgeY;
        }

        /** Whether the sine is certainly greater. */
        boolean isSteeperThan(Side other) {
            double lower = leastCross * leastCross * other.squareRounded;
            double upper = other.greatestCross * other.greatestCross * squareRounded;
            return leastCross > LEAST
                    && other.greatestCross > LEAST
                    && squareRounded > LEAST
                    && other.squareRounded > LEAST
                    && lower - upper > SQUARES * lower;
        }

        void set(double newFromX, double newFromY, double newToX, double newToY) {
            fromX = newFromX;
            fromY = newFromY;
            toX = newToX;
            toY = newToY;
        }

        /** Computes the square of the length, and that of the cross product with a third vector; false if they are long. */
        boolean expand(Expansion thirdX, Expansion thirdY) {
            setDifference(x, fromX, toX);
            setDifference(y, fromY, toY);
            cross.clear();
            cross.addProduct(thirdX, y);
            cross.subtractProduct(thirdY, x);
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

        int exponent() {
            return Math.min(
                    Math.min(Lattice.exponentOf(fromX), Lattice.exponentOf(fromY)),
                    Math.min(Lattice.exponentOf(toX), Lattice.exponentOf(toY)));
        }

        ExactVector on(Lattice lattice) {
            return lattice.vector(toX, toY).minus(lattice.vector(fromX, fromY));
        }
    }
}
