package org.polysweep.sweep;

import java.util.Optional;
import org.polysweep.contact.Contact;
import org.polysweep.contact.Separation;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.MovingShape;

/**
 * Two convex shapes move in straight lines for one step: do they meet, exactly when, and how?
 *
 * <pre>{@code
 * ConvexPolygon crate = ConvexPolygon.of(0, 0,  2, 0,  2, 1,  0, 1);
 * ConvexPolygon ramp = ConvexPolygon.of(0, 0,  6, 0,  6, 3);
 * Contact contact = Sweep.of(crate.at(0, 5).moving(8, -8), ramp.at(4, 0));
 * }</pre>
 *
 * <p>Answers are those of exact arithmetic; {@link Sweeper} is the same with a result that is reused. Thread-safe.
 */
public final class Sweep {

    private Sweep() {}

    /**
     * Sweeps A against B over the step t in [0, 1].
     *
     * @param a the first shape, with position and displacement
     * @param b the second shape
     * @return the contact; its normal points from B toward A
     */
    public static Contact of(MovingShape a, MovingShape b) {
        SweepResult result = new SweepResult();
        Sweeper.AUTO.sweep(a, b, result);
        return result.toContact();
    }

    /**
     * Returns the shortest way to move A out of B at t = 0.
     *
     * @param a the first shape; its displacement decides between equally short ways: the one that opposes it most
     * @param b the second shape
     * @return the separation, which points from B toward A; empty unless the verdict is OVERLAP
     */
    public static Optional<Separation> separation(MovingShape a, MovingShape b) {
        return Sweeper.AUTO.separation(a, b);
    }
}
