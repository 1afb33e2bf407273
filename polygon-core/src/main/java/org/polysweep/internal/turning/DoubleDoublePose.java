package org.polysweep.internal.turning;

import org.polysweep.internal.expansion.DoubleDouble;

/**
 * How a body is turned at a time, and where its origin is, in heads and tails: |z|² R(z) and |z|², as {@link
 * TurningBody} has them in integers. Reusable and not thread-safe; no allocation.
 */
final class DoubleDoublePose {

    private final DoubleDouble c = new DoubleDouble();
    private final DoubleDouble s = new DoubleDouble();
    private final DoubleDouble square = new DoubleDouble();
    private final DoubleDouble cosine = new DoubleDouble();
    private final DoubleDouble sine = new DoubleDouble();
    private final DoubleDouble x = new DoubleDouble();
    private final DoubleDouble y = new DoubleDouble();
    private final DoubleDouble scratch = new DoubleDouble();

    /** Goes to a time. */
    void set(BodyNumbers moving, DoubleDouble time) {
        along(moving.c0, moving.c1, time, c);
        along(moving.s0, moving.s1, time, s);
        cosine.setProduct(c, c);
        sine.setProduct(s, s);
        square.setSum(cosine, sine);
        cosine.setDifference(cosine, sine);
        sine.setProduct(c, s);
        sine.setSum(sine, sine);
    }

    private void along(double from, double to, DoubleDouble time, DoubleDouble result) {
        result.setDifference(to, from).setProduct(result, time).setSum(result, scratch.set(from));
    }

    /** Turns a local vector: |z|² R(z) v. */
    void turn(DoubleDouble localX, DoubleDouble localY) {
        x.setDifference(x.setProduct(cosine, localX), scratch.setProduct(sine, localY));
        y.setSum(y.setProduct(sine, localX), scratch.setProduct(cosine, localY));
    }

    /** |z|². */
    DoubleDouble square() {
        return square;
    }

    /** The x component of the vector that was turned last. */
    DoubleDouble x() {
        return x;
    }

    DoubleDouble y() {
        return y;
    }
}
