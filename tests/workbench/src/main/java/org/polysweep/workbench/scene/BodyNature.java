package org.polysweep.workbench.scene;

import java.util.Optional;
import org.polysweep.contact.Point;

/**
 * The properties of a body, except its shape and its displacement.
 *
 * @param isKinematic whether no contact changes its motion, as it is static or kinematic
 * @param isStatic whether it is called static
 * @param isSensor whether it is a sensor: reported, but not an obstacle
 * @param category the bits of what it is
 * @param mask the bits of what it meets
 * @param mass its mass; finite and greater than 0
 * @param restitution the share of the speed of approach that is left when it bounces, in [0, 1]
 * @param friction its coefficient of friction, not negative; infinite if it sets no limit
 * @param oneWay the direction toward which its solid side faces; empty if it is solid from all sides
 */
public record BodyNature(
        boolean isKinematic,
        boolean isStatic,
        boolean isSensor,
        long category,
        long mask,
        double mass,
        double restitution,
        double friction,
        Optional<Point> oneWay) {

    /** A body about which nothing is said. */
    public static final BodyNature USUAL = usual(false);

    /** A body that is called static. */
    public static final BodyNature STATIC = usual(true);

    private static BodyNature usual(boolean isStatic) {
        return new BodyNature(isStatic, isStatic, false, -1, -1, 1, 1, Double.POSITIVE_INFINITY, Optional.empty());
    }
}
