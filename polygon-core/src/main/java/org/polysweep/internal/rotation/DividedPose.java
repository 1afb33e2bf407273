package org.polysweep.internal.rotation;

import org.polysweep.internal.expansion.DoubleDouble;

/**
 * The rotation of a body as a function of time: |z|² R(z) and |z|² with their divided differences. Reusable, not
 * thread-safe, no allocation.
 */
final class DividedPose {

    /** |z|². */
    final DividedDifference square = new DividedDifference();

    /** The vector rotated last. */
    final DividedDifference x = new DividedDifference();

    final DividedDifference y = new DividedDifference();

    private final DividedDifference cosine = new DividedDifference();
    private final DividedDifference sine = new DividedDifference();
    private final DividedDifference term = new DividedDifference();

    /** Sets the path of the rotor and the time. */
    void set(RotorPath path, double time) {
        x.setLine(path.c0, 0, path.c1, path.c0, time);
        y.setLine(path.s0, 0, path.s1, path.s0, time);
        cosine.setProduct(x, x);
        sine.setProduct(y, y);
        square.setSum(cosine, sine);
        cosine.setDifference(cosine, sine);
        sine.setProduct(x, y);
        sine.setSum(sine, sine);
    }

    /** Rotates a local vector: |z|² R(z) v. */
    void rotate(DoubleDouble localX, DoubleDouble localY) {
        x.setProduct(cosine, localX);
        term.setProduct(sine, localY);
        x.setDifference(x, term);
        y.setProduct(sine, localX);
        term.setProduct(cosine, localY);
        y.setSum(y, term);
    }
}
