package org.polysweep.workbench.scene;

/**
 * What a body is, but for its shape and where it moves.
 *
 * @param isKinematic whether no contact changes its motion, as it is static or kinematic
 * @param isStatic whether it is called static
 * @param isSensor whether it is reported and stops nobody
 * @param category the bits of what it is
 * @param mask the bits of what it meets
 * @param mass its mass; finite and greater than 0
 * @param restitution the share of the speed of approach that is left when it bounces, in [0, 1]
 */
public record BodyNature(
        boolean isKinematic,
        boolean isStatic,
        boolean isSensor,
        long category,
        long mask,
        double mass,
        double restitution) {

    /** A body about which nothing is said. */
    public static final BodyNature USUAL = new BodyNature(false, false, false, -1, -1, 1, 1);

    /** A body that is called static. */
    public static final BodyNature STATIC = new BodyNature(true, true, false, -1, -1, 1, 1);
}
