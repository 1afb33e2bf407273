package org.polysweep.world;

/** Sliding along the surface in which two bodies meet. */
final class Slide {

    private Slide() {}

    /** Lets two bodies go on as near to their wishes as the surface lets them. */
    static void along(WorldContact contact, PairMotion motion) {
        go(contact, motion, commonSpeed(contact, motion), true);
    }

    /** Takes from the motions that a response has set what would still lead the two into each other. */
    static void keepOut(WorldContact contact, PairMotion motion) {
        go(contact, motion, commonSpeed(contact, motion), false);
    }

    /** As {@link #along}, but along the normal both go on with the momentum of both. */
    static void push(WorldContact contact, PairMotion motion) {
        go(
                contact,
                motion,
                motion.pushedSpeed(contact.normalX(), contact.normalY(), commonSpeed(contact, motion), false, false),
                true);
    }

    private static void go(WorldContact contact, PairMotion motion, double common, boolean toWish) {
        double x = contact.normalX();
        double y = contact.normalY();
        boolean isAPushed = motion.a().speed(x, y) < common;
        boolean isBPushed = motion.b().speed(x, y) > common;
        if (isAPushed) {
            motion.a().slide(x, y, common, toWish);
        }
        if (isBPushed) {
            motion.b().slide(-x, -y, -common, toWish);
        }
    }

    /** The speed along the normal, from B toward A, with which both go on; A comes from above, B from below. */
    private static double commonSpeed(WorldContact contact, PairMotion motion) {
        double speedA = motion.a().speed(contact.normalX(), contact.normalY());
        double speedB = motion.b().speed(contact.normalX(), contact.normalY());
        if (!motion.movesA()) {
            return speedA;
        }
        if (!motion.movesB()) {
            return speedB;
        }
        return speedA > 0 ? speedA : Math.min(speedB, 0) + 0.0;
    }
}
