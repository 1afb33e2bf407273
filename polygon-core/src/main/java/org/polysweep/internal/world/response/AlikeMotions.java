package org.polysweep.internal.world.response;

import org.polysweep.internal.world.state.Support;

/**
 * Two bodies in contact that move alike up to rounding, such as two bodies of a stack that slides. With motions that
 * differ by rounding, they would approach each other again and again, until one of them stalls.
 */
final class AlikeMotions {

    private AlikeMotions() {}

    /**
     * Gives two bodies that move alike the same motion, if the response has changed them by rounding only: the motion
     * of the supported one, or the lesser one, by its x component first. A body in a row of such bodies gets lesser and
     * lesser motions of the row, so this ends.
     */
    static void align(StepBodyMotion a, StepBodyMotion b) {
        if (!a.canChange() || !b.canChange() || !isHardlyChanged(a) || !isHardlyChanged(b) || !areAlike(a, b)) {
            return;
        }
        boolean isASupported = a.isSupported();
        boolean isAFirst = isASupported == b.isSupported() ? isLess(a, b) : isASupported;
        StepBodyMotion first = isAFirst ? a : b;
        double dx = first.dxBefore();
        double dy = first.dyBefore();
        a.moveOn(dx, dy);
        b.moveOn(dx, dy);
    }

    private static boolean isHardlyChanged(StepBodyMotion motion) {
        return areSame(motion, motion.dx(), motion.dy());
    }

    private static boolean areAlike(StepBodyMotion a, StepBodyMotion b) {
        return areSame(a, b.dxBefore(), b.dyBefore());
    }

    /** Returns whether the motion of a body before the contact differs from another motion by rounding only. */
    private static boolean areSame(StepBodyMotion motion, double dx, double dy) {
        double dxBefore = motion.dxBefore();
        double dyBefore = motion.dyBefore();
        double size = Math.abs(dxBefore) + Math.abs(dyBefore);
        return Support.isSmall(dx - dxBefore, size) && Support.isSmall(dy - dyBefore, size);
    }

    private static boolean isLess(StepBodyMotion a, StepBodyMotion b) {
        return a.dxBefore() < b.dxBefore() || (a.dxBefore() == b.dxBefore() && a.dyBefore() < b.dyBefore());
    }
}
