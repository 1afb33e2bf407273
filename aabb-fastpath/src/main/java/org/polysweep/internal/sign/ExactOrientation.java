package org.polysweep.internal.sign;

import java.math.BigInteger;
import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.expansion.Expansion;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.Lattice;

/**
 * The exact sign of a cross product of two vectors, each the sum of differences of points: it decides where the filter
 * of {@link OrientationFilter} cannot.
 *
 * <p>Three stages, one method each: zeros, expansions, integers. The first two do not allocate and return {@link #OPEN}
 * where they cannot decide. Reusable and not thread-safe.
 */
public final class ExactOrientation {

    /** The result of a stage that cannot decide. */
    public static final int OPEN = DoubleDouble.OPEN;

    /** Maximum number of differences: four. */
    private static final int MOST_TERMS = 8;

    /**
     * The smallest double, multiplied by this, has products with an exact tail, if the other factor has a usual size.
     */
    public static final double SCALE = 0x1p400;

    private final Sum x1 = new Sum();
    private final Sum y1 = new Sum();
    private final Sum x2 = new Sum();
    private final Sum y2 = new Sum();
    private final DoubleDouble left = new DoubleDouble();
    private final DoubleDouble right = new DoubleDouble();
    private final Expansion value = new Expansion();

    /** Creates a cross product of two zero vectors. */
    public ExactOrientation() {}

    /** Starts again with the vector from one point to another, and a second vector that is zero. */
    public ExactOrientation start(double fromX, double fromY, double toX, double toY) {
        x1.clear();
        y1.clear();
        x2.clear();
        y2.clear();
        x1.addDifference(toX, fromX);
        y1.addDifference(toY, fromY);
        return this;
    }

    /** Adds the vector from one point to another to the second vector. */
    public ExactOrientation add(double fromX, double fromY, double toX, double toY) {
        x2.addDifference(toX, fromX);
        y2.addDifference(toY, fromY);
        return this;
    }

    /**
     * Returns the sign: 1 if the second vector lies to the left of the first, -1 if to the right, 0 if they are
     * parallel.
     */
    public int sign(Stages stages) {
        if (stages.mayUse(Stage.STRUCTURE)) {
            int sign = structure();
            if (sign != OPEN) {
                stages.decided(Stage.STRUCTURE);
                return sign;
            }
        }
        if (stages.mayUse(Stage.EXPANSION)) {
            int sign = expansion();
            if (sign != OPEN) {
                stages.decided(Stage.EXPANSION);
                return sign;
            }
        }
        stages.decided(Stage.INTEGERS);
        return integers();
    }

    /**
     * The stage of zeros: decides if one of the two products is 0, as it is along an axis, or if they differ in sign.
     */
    public int structure() {
        int signX1 = x1.sign();
        int signY1 = y1.sign();
        int left = signX1 == 0 ? 0 : product(signX1, y2.sign());
        int right = signY1 == 0 ? 0 : product(signY1, x2.sign());
        if (left == OPEN || right == OPEN) {
            return OPEN;
        }
        if (left == 0) {
            return -right;
        }
        return right == left ? OPEN : left;
    }

    private static int product(int sign, int other) {
        return other == OPEN ? OPEN : sign * other;
    }

    /**
     * The stage of expansions: decides unless numbers are so large or so small that a product has no exact tail. Two
     * doubles for each number are nearly always enough, and no more are stored.
     */
    public int expansion() {
        left.setProduct(x1.value, y2.value);
        right.setProduct(y1.value, x2.value);
        int sign = left.setDifference(left, right).sign();
        if (sign != OPEN) {
            return sign;
        }
        sign = expansion(1);
        return sign != OPEN ? sign : expansion(SCALE);
    }

    /** The sign of the cross product of the vectors, each multiplied by a power of two. */
    private int expansion(double scale) {
        value.clear();
        value.addProduct(x1.expansion(scale), y2.expansion(scale));
        value.subtractProduct(y1.expansion(scale), x2.expansion(scale));
        return value.isCertain() ? value.sign() : OPEN;
    }

    /** The stage of integers: always decides. */
    public int integers() {
        int exponent = Math.min(Math.min(x1.exponent(), y1.exponent()), Math.min(x2.exponent(), y2.exponent()));
        Lattice lattice = new Lattice(exponent);
        ExactVector first = new ExactVector(x1.on(lattice), y1.on(lattice));
        ExactVector second = new ExactVector(x2.on(lattice), y2.on(lattice));
        return first.cross(second).signum();
    }

    /** A component: a sum of doubles. */
    private static final class Sum {

        private final double[] terms = new double[MOST_TERMS];
        private int length;
        private final DoubleDouble value = new DoubleDouble();
        private final DoubleDouble difference = new DoubleDouble();
        private final Expansion expansion = new Expansion();

        void clear() {
            length = 0;
            value.set(0);
        }

        void addDifference(double minuend, double subtrahend) {
            if (length == 0) {
                value.setDifference(minuend, subtrahend);
            } else {
                value.setSum(value, difference.setDifference(minuend, subtrahend));
            }
            terms[length++] = minuend;
            terms[length++] = -subtrahend;
        }

        /** The sum, times a power of two that is not below 1, without an error, if its expansion is certain. */
        Expansion expansion(double scale) {
            expansion.clear();
            for (int i = 0; i < length; i++) {
                // Exact, or too large to decide.
                expansion.add(scale * terms[i]);
            }
            return expansion;
        }

        /** The sign, or OPEN. */
        int sign() {
            if (length <= 2) {
                // A sum of two doubles is rounded to zero only if it is zero.
                double sum = length == 0 ? 0 : terms[0] + terms[1];
                return sum > 0 ? 1 : sum < 0 ? -1 : 0;
            }
            int sign = value.sign();
            if (sign != OPEN) {
                return sign;
            }
            Expansion sum = expansion(1);
            return sum.isCertain() ? sum.sign() : OPEN;
        }

        int exponent() {
            int least = Lattice.ANY_EXPONENT;
            for (int i = 0; i < length; i++) {
                least = Math.min(least, Lattice.exponentOf(terms[i]));
            }
            return least;
        }

        BigInteger on(Lattice lattice) {
            BigInteger sum = BigInteger.ZERO;
            for (int i = 0; i < length; i++) {
                sum = sum.add(lattice.at(terms[i]));
            }
            return sum;
        }
    }
}
