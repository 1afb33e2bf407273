package org.polysweep.world;

/** Sliding along the surface in which two bodies meet. */
final class Slide {

    private Slide() {}

    static void along(WorldContact contact, PairMotion reaction) {
        double x = contact.normalX();
        double y = contact.normalY();
        double speedA = reaction.aDx() * x + reaction.aDy() * y;
        double speedB = reaction.bDx() * x + reaction.bDy() * y;
        double common = commonSpeed(reaction, speedA, speedB);
        if (speedA < common) {
            reaction.slideA(x, y, common);
        }
        if (speedB > common) {
            reaction.slideB(x, y, common);
        }
    }

    /** The speed along the normal, from B toward A, with which both go on; A comes from above, B from below. */
    private static double commonSpeed(PairMotion reaction, double speedA, double speedB) {
        if (!reaction.movesA()) {
            return speedA;
        }
        if (!reaction.movesB()) {
            return speedB;
        }
        return speedA > 0 ? speedA : Math.min(speedB, 0) + 0.0;
    }
}
