package org.polysweep.internal.world.response;

import org.polysweep.internal.world.state.PushGroups;

/**
 * Newton's law of restitution for two bodies: their momentum is conserved, and they part with a share of the speed of
 * approach.
 */
final class Bounce {

    private Bounce() {}

    /** Lets two bodies that approach bounce off each other. */
    static void off(StepBodyMotion a, StepBodyMotion b, double restitution) {
        double speedA = a.speed();
        double speedB = b.speed();
        double approach = speedB - speedA;
        double shareA = shareOfA(a, b);
        double change = (1 + restitution) * approach;
        if (shareA == 1) {
            a.setSpeed(speedB + restitution * approach);
        } else if (shareA == 0) {
            b.setSpeed(speedA - restitution * approach);
        } else {
            a.setSpeed(speedA + shareA * change);
            b.setSpeed(speedB - (1 - shareA) * change);
        }
    }

    /** The share of the change that A takes: the share of the mass of B. */
    static double shareOfA(StepBodyMotion a, StepBodyMotion b) {
        return !b.canChange() ? 1 : !a.canChange() ? 0 : PushGroups.share(b.mass(), a.mass());
    }
}
