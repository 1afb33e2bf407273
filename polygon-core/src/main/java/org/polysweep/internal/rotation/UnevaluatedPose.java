package org.polysweep.internal.rotation;

import org.polysweep.internal.bound.UnevaluatedSum;

/**
 * The rotation of a body at a time, like {@link DoubleDoublePose}, in unevaluated sums without errors. Reusable, not
 * thread-safe, no allocation.
 */
final class UnevaluatedPose {

    /** |z|². */
    final UnevaluatedSum square = new UnevaluatedSum();

    /** The vector rotated last. */
    final UnevaluatedSum x = new UnevaluatedSum();

    final UnevaluatedSum y = new UnevaluatedSum();

    private final UnevaluatedSum c = new UnevaluatedSum();
    private final UnevaluatedSum s = new UnevaluatedSum();
    private final UnevaluatedSum cosine = new UnevaluatedSum();
    private final UnevaluatedSum sine = new UnevaluatedSum();
    private final UnevaluatedSum term = new UnevaluatedSum();

    /** Sets the time. */
    void set(RotorPath path, double time) {
        c.setBetween(path.c0, path.c1, time);
        s.setBetween(path.s0, path.s1, time);
        cosine.setProduct(c, c);
        sine.setProduct(s, s);
        square.setSum(cosine, sine);
        cosine.setDifference(cosine, sine);
        sine.setProduct(c, s);
        sine.setSum(sine, sine);
    }

    /** Rotates a local vector: |z|² R(z) v. */
    void rotate(UnevaluatedSum localX, UnevaluatedSum localY) {
        x.setProduct(cosine, localX);
        term.setProduct(sine, localY);
        x.setDifference(x, term);
        y.setProduct(sine, localX);
        term.setProduct(cosine, localY);
        y.setSum(y, term);
    }
}
