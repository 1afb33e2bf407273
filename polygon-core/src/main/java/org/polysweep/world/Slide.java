package org.polysweep.world;

/** Sliding along the surface in which two bodies meet. */
final class Slide {

    private Slide() {}

    /** Lets two bodies go on as near to their wishes as the surface lets them. */
    static void along(WorldContact contact, PairMotion motion) {
        go(contact, motion, true);
    }

    /** Takes from the motions that a response has set what would still lead the two into each other. */
    static void keepOut(WorldContact contact, PairMotion motion) {
        go(contact, motion, false);
    }

    private static void go(WorldContact contact, PairMotion motion, boolean toWish) {
        double x = contact.normalX();
        double y = contact.normalY();
        double speedA = motion.aDx() * x + motion.aDy() * y;
        double speedB = motion.bDx() * x + motion.bDy() * y;
        double common = commonSpeed(motion, speedA, speedB);
        if (speedA < common) {
            motion.slideA(x, y, common, toWish);
        }
        if (speedB > common) {
            motion.slideB(x, y, common, toWish);
        }
    }

    /** The speed along the normal, from B toward A, with which both go on; A comes from above, B from below. */
    private static double commonSpeed(PairMotion motion, double speedA, double speedB) {
        if (!motion.movesA()) {
            return speedA;
        }
        if (!motion.movesB()) {
            return speedB;
        }
        return speedA > 0 ? speedA : Math.min(speedB, 0) + 0.0;
    }
}
