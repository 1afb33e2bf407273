package org.polysweep.internal.world.response;

/** Sliding along the contact surface of two bodies. */
final class Slide {

    private Slide() {}

    /**
     * Makes two bodies that approach continue with one speed along the normal.
     *
     * @param common the speed along the normal
     * @param toWish whether each body gets the motion nearest to its requested motion; otherwise the motion nearest to
     *     its present motion
     */
    static void go(StepBodyMotion a, StepBodyMotion b, double common, boolean toWish) {
        boolean isAPushed = a.speed() < common;
        boolean isBPushed = b.speed() > common;
        if (isAPushed) {
            a.slide(common, toWish);
        }
        if (isBPushed) {
            b.slide(common, toWish);
        }
    }

    /**
     * The speed along the normal with which both continue; A comes from above, B from below. A body that is driven by a
     * kinematic body pushes the other one.
     */
    static double commonSpeed(StepBodyMotion a, StepBodyMotion b) {
        double speedA = a.speed();
        double speedB = b.speed();
        if (!a.canChange()) {
            return speedA;
        }
        if (!b.canChange()) {
            return speedB;
        }
        if (a.isDriven() != b.isDriven()) {
            return a.isDriven() ? speedA : speedB;
        }
        return speedA > 0 ? speedA : Math.min(speedB, 0) + 0.0;
    }
}
