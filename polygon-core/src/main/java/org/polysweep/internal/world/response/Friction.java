package org.polysweep.internal.world.response;

import org.polysweep.internal.world.state.PushGroups;

/**
 * Coulomb's law of friction at a contact: an impulse along the surface, no greater than the coefficient times the
 * impulse along the normal, which slows two bodies that slide on each other and never reverses their motion. It
 * conserves their momentum, except for held bodies and for the ground of a stack ({@link FrictionInStack}).
 */
final class Friction {

    private Friction() {}

    /** Slows two bodies whose speeds along the normal a response has changed. */
    static void slow(StepBodyMotion a, StepBodyMotion b, double coefficient) {
        if (FrictionInStack.slow(a, b, coefficient) || FrictionInStack.slow(b, a, coefficient)) {
            return;
        }
        double slip = b.speedAcross() - a.speedAcross();
        double share = shareOfA(a, b, coefficient, slip);
        double limit = coefficient * Math.max(pressure(a, share), pressure(b, 1 - share));
        boolean sticks = Math.abs(slip) <= limit;
        double change = sticks ? slip : Math.copySign(limit, slip);
        if (!(limit > 0)) {
            return;
        }
        if (share > 0) {
            a.setSpeedAcross(a.speedAcross() + share * change);
        }
        if (share < 1) {
            b.setSpeedAcross(b.speedAcross() - (1 - share) * change);
        }
        if (sticks && a.speed() == b.speed()) {
            if (share > 0.5) {
                a.stick();
            } else {
                b.stick();
            }
        }
    }

    /** The impulse along the normal, as a change of the relative speed, from the change of one of the two. */
    private static double pressure(StepBodyMotion motion, double share) {
        return share == 0 ? 0 : motion.pressure() / share;
    }

    /**
     * The share of the change that A takes, which is the share of the mass of B; the whole change if B cannot be moved,
     * or is held.
     */
    private static double shareOfA(StepBodyMotion a, StepBodyMotion b, double coefficient, double slip) {
        if (!a.canChange() || !b.canChange()) {
            return a.canChange() ? 1 : 0;
        }
        if (isHeld(b, a, coefficient, 0.0 - slip)) {
            return 1;
        }
        return isHeld(a, b, coefficient, slip) ? 0 : PushGroups.share(b.mass(), a.mass());
    }

    /**
     * Returns whether a body whose motion the response has not changed also remains unmoved by the impulse that stops
     * the other body.
     */
    private static boolean isHeld(StepBodyMotion body, StepBodyMotion other, double coefficient, double slip) {
        if (body.gain() != 0 || !(other.pressure() > 0)) {
            return false;
        }
        double drag = Math.min(coefficient * other.pressure(), Math.abs(slip));
        return body.isHeld(other.pressure(), Math.copySign(drag, slip));
    }
}
