package org.polysweep.internal.world.response;

import org.polysweep.internal.world.state.PushGroups;
import org.polysweep.internal.world.state.Support;

/**
 * Friction between a body and a lower one that lies on others: the impulse along the normal goes through the lower one
 * to its support, whose friction with the lower one grows by it. Of all impulses within both limits, those apply that
 * leave the least energy of sliding; that is Coulomb's law for both contacts.
 */
final class FrictionInStack {

    private FrictionInStack() {}

    /** Slows two bodies if the lower one is supported and keeps its speed along the normal; returns whether it is. */
    static boolean slow(StepBodyMotion upper, StepBodyMotion lower, double coefficient) {
        double pressure = upper.pressure();
        if (!(pressure > 0) || !upper.canChange() || !lower.canChange()) {
            return false;
        }
        double supportLimit = pressure * lower.supportFriction();
        if (!(supportLimit > 0)) {
            return false;
        }
        double ground = lower.supportSpeedAcross();
        double limit = coefficient * pressure;
        double share = PushGroups.share(upper.mass(), lower.mass());
        double together = lower.speedAcross() + share * (upper.speedAcross() - lower.speedAcross());
        double common = slowed(together, ground, share * supportLimit);
        double loss = upper.speedAcross() - common;
        if (Math.abs(loss) <= limit) {
            boolean stays = isSame(common, lower.speedAcross());
            if (!stays) {
                lower.setSpeedAcross(common);
            }
            upper.setSpeedAcross(lower.speedAcross());
            if (upper.speed() == lower.speed()) {
                upper.stick();
            }
            return true;
        }
        double impulse = Math.copySign(limit, loss);
        double ratio = share / (1 - share);
        double dragged = slowed(lower.speedAcross() + ratio * impulse, ground, ratio * supportLimit);
        if (!isSame(dragged, lower.speedAcross())) {
            lower.setSpeedAcross(dragged);
        }
        upper.setSpeedAcross(upper.speedAcross() - impulse);
        return true;
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
