package org.polysweep.internal.turning;

import org.polysweep.internal.predicate.UnevaluatedSum;

/**
 * How a body is turned at a time: |z|² R(z) and |z|², as {@link DoubleDoublePose} has them, but without errors.
 * Reusable and not thread-safe; no allocation.
 */
final class UnevaluatedPose {

    private final UnevaluatedSum c = new UnevaluatedSum();
    private final UnevaluatedSum s = new UnevaluatedSum();
    private final UnevaluatedSum square = new UnevaluatedSum();
    private final UnevaluatedSum cosine = new UnevaluatedSum();
    private final UnevaluatedSum sine = new UnevaluatedSum();
    private final UnevaluatedSum x = new UnevaluatedSum();
    private final UnevaluatedSum y = new UnevaluatedSum();
    private final UnevaluatedSum term = new UnevaluatedSum();

    /** Goes to a time. */
    void set(BodyNumbers moving, double time) {
        c.setBetween(moving.c0, moving.c1, time);
        s.setBetween(moving.s0, moving.s1, time);
        cosine.setProduct(c, c);
        sine.setProduct(s, s);
        square.setSum(cosine, sine);
        cosine.setDifference(cosine, sine);
        sine.setProduct(c, s);
        sine.setSum(sine, sine);
    }

    /** Turns a local vector: |z|² R(z) v. */
    void turn(UnevaluatedSum localX, UnevaluatedSum localY) {
        x.setProduct(cosine, localX);
        term.setProduct(sine, localY);
        x.setDifference(x, term);
        y.setProduct(sine, localX);
        term.setProduct(cosine, localY);
        y.setSum(y, term);
    }

    /** |z|². */
    UnevaluatedSum square() {
        return square;
    }

    /** The x component of the vector that was turned last. */
    UnevaluatedSum x() {
        return x;
    }

    UnevaluatedSum y() {
        return y;
    }
}
