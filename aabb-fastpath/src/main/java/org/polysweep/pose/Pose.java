package org.polysweep.pose;

import java.util.Objects;

/**
 * The position and the orientation of a shape in the world: it is rotated about its local origin, then moved by (x, y).
 *
 * @param x the x coordinate of the translation, in the unit of the vertices; infinite if it overflows {@code double}
 * @param y the y coordinate of the translation
 * @param rotor the orientation; {@link Rotor#IDENTITY} if the shape is not rotated
 */
public record Pose(double x, double y, Rotor rotor) {

    /** Checks that there is a rotor. */
    public Pose {
        Objects.requireNonNull(rotor, "rotor must not be null; use Rotor.IDENTITY for no rotation");
    }

    /** Creates the pose of a shape without rotation. */
    public Pose(double x, double y) {
        this(x, y, Rotor.IDENTITY);
    }
}
