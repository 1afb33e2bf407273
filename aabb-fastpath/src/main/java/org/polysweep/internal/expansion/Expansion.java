package org.polysweep.internal.expansion;

import java.util.Arrays;

/**
 * An exact number as a sum of doubles that do not overlap, the least first: the stage between the filter and the
 * integers.
 *
 * <p>A number is built up by adding doubles and products of doubles. Where a product or a sum leaves the range in which
 * its tail is a double, the expansion is no longer exact, and reports that. Zeros are not stored, so numbers that are
 * not rounded remain short. Reusable and not thread-safe; no allocation once its array is long enough. The array is
 * created for the first term: most expansions of a result are never used.
 *
 * @see <a href="https://doi.org/10.1007/PL00009321">J. R. Shewchuk, Adaptive precision floating-point arithmetic and
 *     fast robust geometric predicates, Discrete &amp; Computational Geometry 18 (1997), theorem 10</a>
 */
public final class Expansion {

    /** Sums below this have a tail: docs/error-bounds.md, lemma 1. */
    private static final double GREATEST_SUM = 0x1p1020;

    private static final int FIRST_CAPACITY = 16;

    private double[] terms = {};
    private int length;
    private boolean certain = true;

    /** Creates an expansion that is 0. */
    public Expansion() {}

    /** Sets this to 0. */
    public void clear() {
        length = 0;
        certain = true;
    }

    /** Returns whether the value is exact; if it is not, nothing may be concluded from it. */
    public boolean isCertain() {
        return certain;
    }

    /** Returns the sign of the value, which is the sign of its greatest term. */
    public int sign() {
        return length == 0 ? 0 : terms[length - 1] > 0 ? 1 : -1;
    }

    /** The number of terms. */
    public int length() {
        return length;
    }

    /** A term; the least is the first. */
    double term(int i) {
        return terms[i];
    }

    /**
     * Returns the value, accurate to a few units in the last place unless it overflows. The terms do not only not
     * overlap: with round-to-even, neighboring terms are also not adjacent.
     */
    public double estimate() {
        double sum = 0;
        for (int i = 0; i < length; i++) {
            sum += terms[i];
        }
        return sum;
    }

    /** Sets this to a double. */
    public void set(double value) {
        clear();
        add(value);
    }

    /** Sets this to a difference of two doubles. */
    public void setDifference(double minuend, double subtrahend) {
        set(minuend);
        add(-subtrahend);
    }

    /** Sets this to (ofB + positionB) - (ofA + positionA). */
    public void setGap(double ofA, double ofB, double positionA, double positionB) {
        setDifference(ofB, ofA);
        add(positionB);
        add(-positionA);
    }

    /** Sets this to the cross product of two vectors, none of which is this, and compresses it. */
    public void setCross(Expansion x1, Expansion y1, Expansion x2, Expansion y2) {
        clear();
        addProduct(x1, y2);
        subtractProduct(y1, x2);
        compress();
    }

    /**
     * Stores the value in nearly as few terms as possible, so that its products are also short.
     *
     * @see <a href="https://doi.org/10.1007/PL00009321">Shewchuk, theorem 23</a>
     */
    public void compress() {
        if (length < 2) {
            return;
        }
        int bottom = length - 1;
        double sum = terms[bottom];
        for (int i = length - 2; i >= 0; i--) {
            double next = sum + terms[i];
            double tail = ErrorFreeTransform.sumTail(sum, terms[i], next);
            if (tail != 0) {
                terms[bottom--] = next;
                next = tail;
            }
            sum = next;
        }
        int kept = 0;
        for (int i = bottom + 1; i < length; i++) {
            double next = terms[i] + sum;
            double tail = ErrorFreeTransform.sumTail(terms[i], sum, next);
            if (tail != 0) {
                terms[kept++] = tail;
            }
            sum = next;
        }
        terms[kept++] = sum;
        length = kept;
    }

    /** Adds a double. */
    public void add(double value) {
        certain &= Math.abs(value) < GREATEST_SUM;
        double sum = value;
        int kept = 0;
        for (int i = 0; i < length; i++) {
            double term = terms[i];
            double next = sum + term;
            double tail = ErrorFreeTransform.sumTail(sum, term, next);
            if (tail != 0) {
                terms[kept++] = tail;
            }
            sum = next;
        }
        if (sum != 0) {
            if (kept == terms.length) {
                terms = Arrays.copyOf(terms, Math.max(FIRST_CAPACITY, 2 * kept));
            }
            terms[kept++] = sum;
        }
        length = kept;
        certain &= Math.abs(sum) < GREATEST_SUM;
    }

    /** Adds the product of two doubles. */
    public void addProduct(double a, double b) {
        if (a != 0 && b != 0) {
            double product = a * b;
            certain &= ErrorFreeTransform.hasTail(a, b, product);
            add(ErrorFreeTransform.productTail(a, b, product));
            add(product);
        }
    }

    /** Adds the product of two expansions, none of which is this. */
    public void addProduct(Expansion a, Expansion b) {
        certain &= a.certain && b.certain;
        for (int i = 0; i < a.length; i++) {
            for (int k = 0; k < b.length; k++) {
                addProduct(a.terms[i], b.terms[k]);
            }
        }
    }

    /** Adds a multiple of another expansion, which is not this. */
    public void addMultiple(double factor, Expansion of) {
        certain &= of.certain;
        for (int i = 0; i < of.length; i++) {
            addProduct(factor, of.terms[i]);
        }
    }

    /** Subtracts another expansion, which is not this. */
    public void subtract(Expansion other) {
        certain &= other.certain;
        for (int i = 0; i < other.length; i++) {
            add(-other.terms[i]);
        }
    }

    /** Subtracts the product of two expansions, none of which is this. */
    public void subtractProduct(Expansion a, Expansion b) {
        certain &= a.certain && b.certain;
        for (int i = 0; i < a.length; i++) {
            for (int k = 0; k < b.length; k++) {
                addProduct(-a.terms[i], b.terms[k]);
            }
        }
    }
}
