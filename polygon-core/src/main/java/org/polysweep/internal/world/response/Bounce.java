package org.polysweep.internal.world.response;

import org.polysweep.internal.world.state.PushGroups;

/**
 * Newton's law of restitution for two bodies: their momentum stays, and they part with a share of the speed of
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

    /**
     * Lets two bodies that approach slowly go on with one speed along the normal, so that piles rest: with the momentum
     * of both, and of what they push at the same time. A body that rests on the ground is moved as little as the
     * ground.
     */
    static void stayTogether(StepBodyMotion a, StepBodyMotion b, PairPush push) {
        double speedA = a.speed();
        double speedB = b.speed();
        double shareA = shareOfA(a, b);
        boolean canBeHeld = shareA > 0 && shareA < 1;
        boolean isAHeld = canBeHeld && a.isHeld();
        boolean isBHeld = canBeHeld && !isAHeld && b.isHeld();
        double unpushed = isAHeld ? speedA : isBHeld || shareA == 1 ? speedB : speedA + shareA * (speedB - speedA);
        double speed = push.speed(unpushed, isAHeld, isBHeld);
        if (speedA < speed) {
            a.rest(speed);
        }
        if (speedB > speed) {
            b.rest(speed);
        }
    }

    /** The share of the change that A takes: the share of the mass of B. */
    private static double shareOfA(StepBodyMotion a, StepBodyMotion b) {
        return !b.canChange() ? 1 : !a.canChange() ? 0 : PushGroups.share(b.mass(), a.mass());
    }
}
