package org.polysweep.aabb;

import java.math.BigInteger;
import org.polysweep.exact.Ratio;

/**
 * One axis of a pair of boxes: their extents in the world at t = 0, and how far they move, all on one lattice.
 *
 * <p>The configuration-space obstacle C = B - A extends from {@link #low} to {@link #high} on this axis.
 */
record Slab(BigInteger minA, BigInteger maxA, BigInteger minB, BigInteger maxB, BigInteger moveA, BigInteger moveB) {

    BigInteger low() {
        return minB.subtract(maxA);
    }

    BigInteger high() {
        return maxB.subtract(minA);
    }

    /** How far A moves relative to B. */
    BigInteger move() {
        return moveA.subtract(moveB);
    }

    boolean moves() {
        return move().signum() != 0;
    }

    /** Whether C has no extent on this axis. */
    boolean isFlat() {
        return low().equals(high());
    }

    /** Whether the extents of A and B at t = 0 are apart. */
    boolean apart() {
        return low().signum() > 0 || high().signum() < 0;
    }

    /** Whether the origin is at an end of C on this axis. */
    boolean touches() {
        return low().signum() == 0 || high().signum() == 0;
    }

    /** When the motion enters C on this axis; it moves. */
    Ratio enter() {
        return Ratio.of(move().signum() > 0 ? low() : high(), move());
    }

    /** When the motion leaves C on this axis; it moves. */
    Ratio exit() {
        return Ratio.of(move().signum() > 0 ? high() : low(), move());
    }
}
