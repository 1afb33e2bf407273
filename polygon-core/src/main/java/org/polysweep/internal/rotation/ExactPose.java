package org.polysweep.internal.rotation;

import org.polysweep.internal.expansion.Expansion;

/** The rotation of a body at t = 0, exactly: |z|² R(z) and |z|². Reusable, not thread-safe. */
final class ExactPose {

    /** |z|². */
    final Expansion square = new Expansion();

    private final Expansion cosine = new Expansion();
    private final Expansion sine = new Expansion();

    /** The vector rotated last. */
    final Expansion x = new Expansion();

    final Expansion y = new Expansion();

    /** Sets this to the rotor at the beginning of a path. */
    void set(RotorPath path) {
        double c = path.c0;
        double s = path.s0;
        square.clear();
        square.addProduct(c, c);
        square.addProduct(s, s);
        cosine.clear();
        cosine.addProduct(c, c);
        cosine.addProduct(-s, s);
        sine.clear();
        sine.addProduct(2 * c, s);
    }

    /** Rotates a local vector: |z|² R(z) v. */
    void rotate(Expansion localX, Expansion localY) {
        x.clear();
        x.addProduct(cosine, localX);
        x.subtractProduct(sine, localY);
        x.compress();
        y.clear();
        y.addProduct(sine, localX);
        y.addProduct(cosine, localY);
        y.compress();
    }
}
