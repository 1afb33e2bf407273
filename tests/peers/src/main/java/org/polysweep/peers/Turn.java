package org.polysweep.peers;

import org.polysweep.pose.Rotor;

/**
 * How a shape turns about its local origin in a step, as the library has it and as engines have it.
 *
 * @param from the rotor at t = 0
 * @param to the rotor at t = 1
 * @param angle the angle at t = 0, in radians
 * @param by by which angle it turns until t = 1, in radians; less than a full turn either way
 */
public record Turn(Rotor from, Rotor to, double angle, double by) {

    /** A shape that is as it was given, and stays so. */
    public static final Turn NONE = of(Rotor.IDENTITY, Rotor.IDENTITY);

    /** Returns the way from one rotor to another; the angles are off by some ulp. */
    public static Turn of(Rotor from, Rotor to) {
        Rotor a = from.normalized();
        Rotor b = to.normalized();
        return new Turn(
                from,
                to,
                2 * StrictMath.atan2(a.halfSin(), a.halfCos()),
                from.equals(to)
                        ? 0
                        : 2
                                * StrictMath.atan2(
                                        a.halfCos() * b.halfSin() - a.halfSin() * b.halfCos(),
                                        a.halfCos() * b.halfCos() + a.halfSin() * b.halfSin()));
    }

    /** Returns whether the shape is as it was given, and stays so. */
    public boolean isNone() {
        return from.isIdentity() && to.isIdentity();
    }
}
