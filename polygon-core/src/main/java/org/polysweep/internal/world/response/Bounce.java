package org.polysweep.internal.world.response;

import org.polysweep.internal.world.state.PushGroups;

/**
 * Newton's law of restitution for two bodies without friction: their momentum stays, and they part with a share of the
 * speed of approach.
 */
final class Bounce {

    private Bounce() {}

    /** Lets two bodies that approach bounce off each other. */
    static void off(StepBodyMotion a, StepBodyMotion b, double x, double y, double restitution) {
        double speedA = a.speed(x, y);
        double speedB = b.speed(x, y);
        double approach = speedB - speedA;
        double shareA = shareOfA(a, b);
        double change = (1 + restitution) * approach;
        if (shareA == 1) {
            a.changeAlong(x, y, speedB + restitution * approach);
        } else if (shareA == 0) {
            b.changeAlong(x, y, speedA - restitution * approach);
        } else {
            a.changeAlong(x, y, speedA + shareA * change);
            b.changeAlong(x, y, speedB - (1 - shareA) * change);
        }
    }

    /**
     * Lets two bodies that approach slowly go on with one speed along the normal, so that piles rest: with the momentum
     * of both, and of what they push at the same time. A body that rests on the ground is moved as little as the
     * ground.
     */
    static void stayTogether(StepBodyMotion a, StepBodyMotion b, double x, double y, PairPush push, double time) {
        double speedA = a.speed(x, y);
        double speedB = b.speed(x, y);
        double shareA = shareOfA(a, b);
        boolean canBeHeld = shareA > 0 && shareA < 1;
        boolean isAHeld = canBeHeld && a.isHeld(x, y);
        boolean isBHeld = canBeHeld && !isAHeld && b.isHeld(-x, -y);
        double unpushed = isAHeld ? speedA : isBHeld || shareA == 1 ? speedB : speedA + shareA * (speedB - speedA);
        double speed = push.speed(x, y, time, unpushed, isAHeld, isBHeld);
        if (speedA < speed) {
            a.rest(x, y, speed);
        }
        if (speedB > speed) {
            b.rest(x, y, speed);
        }
    }

    /** The share of the change that A takes: the share of the mass of B. */
    private static double shareOfA(StepBodyMotion a, StepBodyMotion b) {
        return !b.moves() ? 1 : !a.moves() ? 0 : PushGroups.share(b.mass(), a.mass());
    }
}
