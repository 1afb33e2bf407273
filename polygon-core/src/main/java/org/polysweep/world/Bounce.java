package org.polysweep.world;

/**
 * Newton's law of restitution for two bodies without friction: their momentum stays, and they part with a share of the
 * speed of approach.
 */
final class Bounce {

    private Bounce() {}

    /**
     * Lets two bodies bounce, and keep their motions.
     *
     * @param most the restitution, unless that of the pair is less
     * @param restThreshold the speed of approach below which they stay together
     */
    static void off(WorldContact contact, PairMotion motion, double most, double restThreshold) {
        motion.keep();
        double x = contact.normalX();
        double y = contact.normalY();
        double speedA = motion.a().speed(x, y);
        double speedB = motion.b().speed(x, y);
        double approach = speedB - speedA;
        if (!(approach > 0)) {
            return;
        }
        if (approach < restThreshold) {
            stayTogether(motion, x, y, speedA, speedB);
            return;
        }
        double restitution = Math.min(most, motion.restitution());
        // The share of the change that each of them takes: that of the other's mass.
        double shareA = share(motion.massB(), motion.massA());
        double change = (1 + restitution) * approach;
        if (shareA == 1) {
            motion.a().changeAlong(x, y, speedB + restitution * approach);
        } else if (shareA == 0) {
            motion.b().changeAlong(x, y, speedA - restitution * approach);
        } else {
            motion.a().changeAlong(x, y, speedA + shareA * change);
            motion.b().changeAlong(x, y, speedB - (1 - shareA) * change);
        }
    }

    /** Lets both go on with one speed along the normal, so that piles rest. */
    private static void stayTogether(PairMotion motion, double x, double y, double speedA, double speedB) {
        double speed = commonSpeed(motion, x, y, speedA, speedB);
        if (speedA < speed) {
            motion.a().rest(x, y, speed);
        }
        if (speedB > speed) {
            motion.b().rest(x, y, speed);
        }
    }

    /**
     * That of the momentum of both, and of what they push at the same time. What rests on the ground is as little moved
     * as the ground.
     */
    private static double commonSpeed(PairMotion motion, double x, double y, double speedA, double speedB) {
        double shareA = share(motion.massB(), motion.massA());
        boolean canBeHeld = shareA > 0 && shareA < 1;
        boolean isAHeld = canBeHeld && motion.a().isHeld(x, y);
        boolean isBHeld = canBeHeld && !isAHeld && motion.b().isHeld(-x, -y);
        double unpushed = isAHeld ? speedA : isBHeld || shareA == 1 ? speedB : speedA + shareA * (speedB - speedA);
        return motion.pushedSpeed(x, y, unpushed, isAHeld, isBHeld);
    }

    /** The share of a mass in the sum of two. */
    static double share(double mass, double other) {
        if (mass == Double.POSITIVE_INFINITY) {
            return 1;
        }
        if (other == Double.POSITIVE_INFINITY) {
            return 0;
        }
        // Halves, as the sum of two masses may be beyond the doubles.
        return mass / 2 / (mass / 2 + other / 2);
    }
}
