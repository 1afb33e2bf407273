package org.polysweep.internal.rotation;

import org.polysweep.internal.expansion.DoubleDouble;

/** The rotation of a body at a time in double-double: |z|² R(z) and |z|². Reusable, not thread-safe, no allocation. */
final class DoubleDoublePose {

    /** |z|². */
    final DoubleDouble square = new DoubleDouble();

    /** The vector rotated last. */
    final DoubleDouble x = new DoubleDouble();

    final DoubleDouble y = new DoubleDouble();

    private final DoubleDouble c = new DoubleDouble();
    private final DoubleDouble s = new DoubleDouble();
    private final DoubleDouble cosine = new DoubleDouble();
    private final DoubleDouble sine = new DoubleDouble();
    private final DoubleDouble term = new DoubleDouble();

    /** Sets the time. */
    void set(RotorPath path, DoubleDouble time) {
        interpolate(path.c0, path.c1, time, c);
        interpolate(path.s0, path.s1, time, s);
        cosine.setProduct(c, c);
        sine.setProduct(s, s);
        square.setSum(cosine, sine);
        cosine.setDifference(cosine, sine);
        sine.setProduct(c, s);
        sine.setSum(sine, sine);
    }

    private void interpolate(double from, double to, DoubleDouble time, DoubleDouble result) {
        result.setDifference(to, from).setProduct(result, time).setSum(result, term.set(from));
    }

    /** Rotates a local vector: |z|² R(z) v. */
    void rotate(DoubleDouble localX, DoubleDouble localY) {
        x.setDifference(x.setProduct(cosine, localX), term.setProduct(sine, localY));
        y.setSum(y.setProduct(sine, localX), term.setProduct(cosine, localY));
    }
}
