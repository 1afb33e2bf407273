package org.polysweep.world;

import java.util.Objects;
import org.polysweep.shape.SteadyRotation;
import org.polysweep.world.body.BodyId;

/**
 * The steady rotations of the bodies of a {@link World}: by any angle per step, several full turns included, at nearly
 * constant speed.
 *
 * <pre>{@code
 * SteadyRotations rotations = new SteadyRotations(world);
 * rotations.set(propeller, SteadyRotation.ofAngle(4 * Math.PI));         // two full turns in each step
 * }</pre>
 *
 * <p>A body has either a steady rotation or a {@linkplain WorldBodies#setRotationPerStep rotation by a rotor}; to set
 * one replaces the other. The world holds them: saved states, their bytes and the digest include them, and any number
 * of these objects for one world are alike. The guide "Rotation" has examples. Not thread-safe.
 */
public final class SteadyRotations {

    private final WorldBodies bodies;

    /**
     * Creates access to the steady rotations of a world.
     *
     * @param world the world
     */
    public SteadyRotations(World world) {
        bodies = Objects.requireNonNull(world, "world must not be null; pass the world of the bodies")
                .bodies();
    }

    /**
     * Sets the rotation of a body about its local origin in each step from now on. A contact with a response ends the
     * rotation of a body that is not kinematic for the rest of the step; in the next step it rotates again. A kinematic
     * body continues to rotate; a response sees the velocity of its contact point.
     *
     * @param body the body
     * @param rotation the rotation in one step; {@link SteadyRotation#NONE} for none
     */
    public void set(BodyId body, SteadyRotation rotation) {
        bodies.setSteadyRotation(body, rotation);
    }

    /** Returns the steady rotation of a body; {@link SteadyRotation#NONE} if it has none. */
    public SteadyRotation get(BodyId body) {
        return bodies.steadyRotation(body);
    }
}
