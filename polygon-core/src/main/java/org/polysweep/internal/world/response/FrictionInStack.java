package org.polysweep.internal.world.response;

import org.polysweep.internal.world.state.PushGroups;
import org.polysweep.internal.world.state.Support;

/**
 * Friction between a body and a lower one that lies on others: the impulse along the normal goes through the lower one
 * to its support, whose friction with the lower one grows by it. Of all impulses within both limits, those apply that
 * leave the least energy of sliding; that is Coulomb's law for both contacts. Reusable.
 */
final class FrictionInStack {

    private final StepBodyMotion upper;
    private final StepBodyMotion lower;

    /** The share of the upper body in the mass of both. */
    private double share;

    /** The friction of the support as a change of the speed of both bodies, and the speed of its surface. */
    private double supportLimit;

    private double ground;

    /** The speed across the normal of both bodies if they stick. */
    private double common;

    FrictionInStack(StepBodyMotion upper, StepBodyMotion lower) {
        this.upper = upper;
        this.lower = lower;
    }

    /** Returns whether the upper body presses on a lower one that is supported and keeps its speed along the normal. */
    boolean find() {
        double pressure = upper.pressure();
        if (!(pressure > 0) || !upper.canChange() || !lower.canChange()) {
            return false;
        }
        Support support = lower.findSupport();
        supportLimit = pressure * support.friction();
        if (!(supportLimit > 0)) {
            return false;
        }
        ground = support.speedAcross();
        share = PushGroups.share(upper.mass(), lower.mass());
        double together = lower.speedAcross() + share * (upper.speedAcross() - lower.speedAcross());
        common = slowed(together, ground, share * supportLimit);
        return true;
    }

    /** The speed that the upper body loses if both stick. */
    double stickingLoss() {
        return upper.speedAcross() - common;
    }

    /** Takes a speed from the upper body; the lower one receives the momentum, and the support slows it. */
    void slow(double loss) {
        boolean sticks = loss == stickingLoss();
        double ratio = share / (1 - share);
        double next = sticks ? common : slowed(lower.speedAcross() + ratio * loss, ground, ratio * supportLimit);
        if (!isSame(next, lower.speedAcross())) {
            lower.setSpeedAcross(next);
        }
        upper.setSpeedAcross(sticks ? lower.speedAcross() : upper.speedAcross() - loss);
        if (sticks && upper.speed() == lower.speed()) {
            upper.stick();
        }
    }

    /** A speed after friction on a surface with another speed has changed it, by a limit at most. */
    private static double slowed(double speed, double surface, double limit) {
        double slip = speed - surface;
        return limit < Math.abs(slip) ? speed - Math.copySign(limit, slip) : surface;
    }

    private static boolean isSame(double speed, double other) {
        return Support.isSmall(speed - other, Math.max(Math.abs(speed), Math.abs(other)));
    }
}
