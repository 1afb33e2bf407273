package org.polysweep.internal.expansion;

import org.polysweep.internal.number.Rounding;

/**
 * A number with twice the precision of doubles: a head, which is the rounded sum of both, a tail, and a bound of the
 * error. It can be rounded, in a stated direction, if the bound proves the rounding.
 *
 * <p>The error is computed along with the value, and it is exactly 0 as long as nothing is rounded, so data with few
 * digits remain exact; otherwise {@code |number - (head + tail)| ≤ 2·error} after fewer than 2^48 operations:
 * docs/error-bounds.md, theorem 4. Numbers too large or too small for this have an error of infinity or NaN, and decide
 * nothing. Reusable, not thread-safe, no allocation.
 */
public final class DoubleDouble {

    /** The value that is returned for a sign that is not proved. */
    public static final int OPEN = 2;

    /** Sums and differences of some numbers below this have a tail: docs/error-bounds.md, lemma 1. */
    private static final double GREATEST = 0x1p1010;

    /** Added to every error that is not 0, to cover underflow: docs/error-bounds.md, theorem 4. */
    private static final double UNDERFLOW = Double.MIN_NORMAL;

    /** Bounds the error of a product, apart from the errors of its factors, in units of u |cross terms|: theorem 4. */
    private static final double CROSS_TERMS = 2 * Roundoff.U;

    /** Bounds the relative error of the second part of a quotient or a root: theorem 4. */
    private static final double CORRECTION = 4 * Roundoff.U;

    private double head;
    private double tail;
    private double error;

    /** Creates a 0. */
    public DoubleDouble() {}

    /** Returns the double next to the number. */
    public double head() {
        return head;
    }

    /** Sets this to a double. */
    public DoubleDouble set(double value) {
        return put(value, 0, 0);
    }

    /** Sets this to {@code a}. */
    public DoubleDouble set(DoubleDouble a) {
        return put(a.head, a.tail, a.error);
    }

    /** Sets this to an expansion; without a bound of the error if the expansion is not certain. */
    public DoubleDouble set(Expansion exact) {
        put(0, 0, exact.isCertain() ? 0 : Double.NaN);
        for (int i = exact.length() - 1; i >= 0; i--) {
            add(head, tail, error, exact.term(i), 0, 0);
        }
        return this;
    }

    /** Sets this to {@code a - b}. */
    public DoubleDouble setDifference(double a, double b) {
        double difference = a - b;
        boolean hasTail = Math.abs(a) < GREATEST && Math.abs(b) < GREATEST;
        return put(difference, ErrorFreeTransform.sumTail(a, -b, difference), hasTail ? 0 : Double.POSITIVE_INFINITY);
    }

    /**
     * Sets this to a number that is {@code a + b}, up to some error; both are below 2^1022, and b is not the greater of
     * the two.
     */
    public DoubleDouble setNear(double a, double b, double error) {
        return normalize(a, b, error);
    }

    /** Sets this to {@code -a}, which may be this. */
    public DoubleDouble setNegation(DoubleDouble a) {
        return put(-a.head, -a.tail, a.error);
    }

    /** Sets this to {@code a + b}; either may be this object. */
    public DoubleDouble setSum(DoubleDouble a, DoubleDouble b) {
        return add(a.head, a.tail, a.error, b.head, b.tail, b.error);
    }

    /** Sets this to {@code a - b}; either may be this object. */
    public DoubleDouble setDifference(DoubleDouble a, DoubleDouble b) {
        return add(a.head, a.tail, a.error, -b.head, -b.tail, b.error);
    }

    private DoubleDouble add(double head1, double tail1, double error1, double head2, double tail2, double error2) {
        double sum = head1 + head2;
        double lost = ErrorFreeTransform.sumTail(head1, head2, sum);
        double tails = tail1 + tail2;
        double missing = Math.abs(ErrorFreeTransform.sumTail(tail1, tail2, tails));
        double rest = lost + tails;
        missing += Math.abs(ErrorFreeTransform.sumTail(lost, tails, rest));
        return normalize(sum, rest, error1 + error2 + missing);
    }

    /** Sets this to {@code a·b}; either may be this object. */
    public DoubleDouble setProduct(DoubleDouble a, DoubleDouble b) {
        return multiply(a.head, a.tail, a.error, b.head, b.tail, b.error);
    }

    /** Sets this to {@code a·b}, where {@code a} may be this. */
    public DoubleDouble setProduct(DoubleDouble a, double b) {
        return multiply(a.head, a.tail, a.error, b, 0, 0);
    }

    private DoubleDouble multiply(
            double head1, double tail1, double error1, double head2, double tail2, double error2) {
        double product = head1 * head2;
        if (!ErrorFreeTransform.hasTail(head1, head2, product)) {
            boolean zero = (head1 == 0 && error1 == 0) || (head2 == 0 && error2 == 0);
            return put(0, 0, zero ? 0 : Double.POSITIVE_INFINITY);
        }
        double lost = ErrorFreeTransform.productTail(head1, head2, product);
        if (tail1 == 0 && tail2 == 0 && error1 == 0 && error2 == 0) {
            return put(product, lost, 0);
        }
        double cross1 = head1 * tail2;
        double cross2 = tail1 * head2;
        double cross = cross1 + cross2;
        double rest = lost + cross;
        double missing = Math.abs(ErrorFreeTransform.sumTail(lost, cross, rest))
                + CROSS_TERMS * (Math.abs(cross1) + Math.abs(cross2))
                + Math.abs(tail1 * tail2);
        double inherited = Math.abs(head1) * error2 + Math.abs(head2) * error1 + error1 * error2;
        return normalize(product, rest, inherited + missing + UNDERFLOW);
    }

    /** Sets this to {@code a / b}, neither of which may be this. */
    public DoubleDouble setQuotient(DoubleDouble a, DoubleDouble b) {
        double quotient = a.head / b.head;
        setProduct(b, quotient).setDifference(a, this);
        double size = Math.abs(b.head);
        return b.error < Roundoff.U * size ? correct(quotient, b.head, size) : put(quotient, 0, Double.NaN);
    }

    /** Sets this to the square root of {@code a}, which is positive and not this. */
    public DoubleDouble setRoot(DoubleDouble a) {
        double root = Math.sqrt(a.head);
        set(root).setProduct(this, root).setDifference(a, this);
        double size = a.error < Roundoff.U * a.head ? 2 * root : Double.NaN;
        return correct(root, 2 * root, size);
    }

    /** Adds the correction that follows from the residual of a first part, which is this. */
    private DoubleDouble correct(double first, double derivative, double size) {
        if (head == 0 && error == 0) {
            return set(first);
        }
        double correction = head / derivative;
        double missing = (Math.abs(tail) + error) / size + Math.abs(correction) * CORRECTION;
        return normalize(first, correction, missing + UNDERFLOW);
    }

    private DoubleDouble normalize(double large, double small, double bound) {
        double sum = large + small;
        return put(sum, ErrorFreeTransform.sumTail(large, small, sum), bound);
    }

    private DoubleDouble put(double head, double tail, double error) {
        this.head = head;
        this.tail = tail;
        this.error = error;
        return this;
    }

    /** Returns a bound of the difference between the number and its head; infinity or NaN if nothing is known. */
    public double headError() {
        return Math.abs(tail) + 2 * error;
    }

    /** Returns the sign of the number; {@link #OPEN} if it is not proved. */
    public int sign() {
        if (head == 0 && tail == 0 && error == 0) {
            return 0;
        }
        // A sum is rounded to more than a given double only if it is more.
        boolean certain = Math.abs(head) - Math.abs(tail) > 2 * error;
        return !certain ? OPEN : head > 0 ? 1 : -1;
    }

    /** Returns the largest double that is not greater than the number; NaN if it is not proved. */
    public double roundDown() {
        if (isHead() || isAbove()) {
            return head + 0.0;
        }
        return isBelow() ? Math.nextDown(head) : Double.NaN;
    }

    /** Returns the smallest double that is not less than the number; NaN if it is not proved. */
    public double roundUp() {
        if (isHead() || isBelow()) {
            return head + 0.0;
        }
        return isAbove() ? Math.nextUp(head) : Double.NaN;
    }

    private boolean isHead() {
        return tail == 0 && error == 0;
    }

    /**
     * Returns whether the number provably lies between the head and the next double: a tail leads half the way at most.
     */
    private boolean isAbove() {
        return tail > 2 * error;
    }

    /** Returns whether the number provably lies between the double before the head and the head. */
    private boolean isBelow() {
        return -tail > 2 * error;
    }

    /** Returns the double nearest to the number; NaN if it is not proved. */
    public double roundNearest() {
        if (error == 0) {
            // Nothing has been lost, so the head is the rounded sum, with ties to even.
            return head + 0.0;
        }
        double reach = Math.abs(tail) + 2 * error;
        double gap = Math.min(head - Math.nextDown(head), Math.nextUp(head) - head);
        return 2 * reach < gap ? head : Double.NaN;
    }

    /** Rounds in a direction; NaN if the result is not proved. */
    public double round(Rounding.Direction direction) {
        return switch (direction) {
            case DOWN -> roundDown();
            case UP -> roundUp();
            case NEAREST -> roundNearest();
        };
    }
}
