package org.polysweep.internal.world.response;

/** Sliding along the surface in which two bodies meet. */
final class Slide {

    private Slide() {}

    /**
     * Lets two bodies that approach go on with one speed along the normal.
     *
     * @param common the speed along the normal, from B toward A
     * @param toWish whether each takes the motion nearest to its requested displacement; otherwise the one nearest to
     *     its present motion
     */
    static void go(StepBodyMotion a, StepBodyMotion b, double x, double y, double common, boolean toWish) {
        boolean isAPushed = a.speed(x, y) < common;
        boolean isBPushed = b.speed(x, y) > common;
        if (isAPushed) {
            a.slide(x, y, common, toWish);
        }
        if (isBPushed) {
            b.slide(-x, -y, -common, toWish);
        }
    }

    /** The speed along the normal, from B toward A, with which both go on; A comes from above, B from below. */
    static double commonSpeed(StepBodyMotion a, StepBodyMotion b, double x, double y) {
        double speedA = a.speed(x, y);
        double speedB = b.speed(x, y);
        if (!a.moves()) {
            return speedA;
        }
        if (!b.moves()) {
            return speedB;
        }
        return speedA > 0 ? speedA : Math.min(speedB, 0) + 0.0;
    }
}
