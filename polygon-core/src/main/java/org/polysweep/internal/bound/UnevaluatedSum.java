package org.polysweep.internal.bound;

import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.expansion.ErrorFreeTransform;

/**
 * A number as the sum of a head and a tail that are not added up: pair arithmetic. It has twice the precision of
 * doubles, like {@link DoubleDouble}, but does not normalize head and tail after each operation, and does not track its
 * error: a formula that uses it needs a proved bound, as in docs/error-bounds.md, theorem 20. Without a proof, or if a
 * number is beyond the range of {@link ErrorFreeTransform}, it is a guess. Reusable, not thread-safe, no allocation.
 *
 * @see <a href="https://doi.org/10.1145/3290955">M. Lange, S. M. Rump, Faithfully rounded floating-point computations,
 *     ACM Transactions on Mathematical Software 46 (2020)</a>
 */
public final class UnevaluatedSum {

    private double head;
    private double tail;

    /** Creates a 0. */
    public UnevaluatedSum() {}

    /** Sets this to a double. */
    public void set(double value) {
        put(value, 0);
    }

    /** Sets this to {@code a - b}; exact. */
    public void setDifference(double a, double b) {
        double difference = a - b;
        put(difference, ErrorFreeTransform.sumTail(a, -b, difference));
    }

    /** Sets this to {@code from + time·(to - from)}. */
    public void setBetween(double from, double to, double time) {
        double change = to - from;
        double path = time * change;
        double sum = from + path;
        double pathTail = ErrorFreeTransform.productTail(time, change, path)
                + time * ErrorFreeTransform.sumTail(to, -from, change);
        put(sum, ErrorFreeTransform.sumTail(from, path, sum) + pathTail);
    }

    /** Sets this to {@code a + b}; either may be this object. */
    public void setSum(UnevaluatedSum a, UnevaluatedSum b) {
        double sum = a.head + b.head;
        put(sum, ErrorFreeTransform.sumTail(a.head, b.head, sum) + (a.tail + b.tail));
    }

    /** Sets this to {@code a - b}; either may be this object. */
    public void setDifference(UnevaluatedSum a, UnevaluatedSum b) {
        double difference = a.head - b.head;
        put(difference, ErrorFreeTransform.sumTail(a.head, -b.head, difference) + (a.tail - b.tail));
    }

    /** Sets this to {@code a·b}; either may be this object. */
    public void setProduct(UnevaluatedSum a, UnevaluatedSum b) {
        double product = a.head * b.head;
        double cross = a.head * b.tail + a.tail * b.head;
        put(product, ErrorFreeTransform.productTail(a.head, b.head, product) + cross);
    }

    /** Sets this to {@code a·b}, where {@code a} may be this. */
    public void setProduct(UnevaluatedSum a, double b) {
        double product = a.head * b;
        put(product, ErrorFreeTransform.productTail(a.head, b, product) + a.tail * b);
    }

    private void put(double head, double tail) {
        this.head = head;
        this.tail = tail;
    }

    /** Returns the greater part. */
    public double head() {
        return head;
    }

    /** Returns the number, rounded once. */
    public double value() {
        return head + tail;
    }
}
