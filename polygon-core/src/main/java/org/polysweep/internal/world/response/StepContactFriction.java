package org.polysweep.internal.world.response;

import org.polysweep.internal.argument.Finite;
import org.polysweep.internal.world.state.PushGroups;
import org.polysweep.world.body.ContactFriction;

/**
 * Friction between the two bodies of a contact. It conserves their momentum, except for held bodies and for the ground
 * of a stack ({@link FrictionInStack}). Reusable.
 */
final class StepContactFriction implements ContactFriction {

    private final StepBodyMotion a;
    private final StepBodyMotion b;
    private final FrictionInStack stackBelowB;
    private final FrictionInStack stackBelowA;
    private boolean isOnB;
    private boolean isOnA;
    private double shareOfA;
    private double limit;
    private double stickingImpulse;
    private double ax;
    private double ay;
    private double bx;
    private double by;
    private boolean hasActed;

    StepContactFriction(StepBodyMotion a, StepBodyMotion b) {
        this.a = a;
        this.b = b;
        stackBelowB = new FrictionInStack(a, b);
        stackBelowA = new FrictionInStack(b, a);
    }

    /** Begins with a contact, on which no friction has acted. */
    void meet() {
        hasActed = false;
    }

    /** Finds the friction of two bodies whose speeds along the normal a response has changed. */
    void find(double coefficient) {
        ax = a.dx();
        ay = a.dy();
        bx = b.dx();
        by = b.dy();
        isOnB = stackBelowB.find();
        isOnA = !isOnB && stackBelowA.find();
        double pressure;
        if (isOnB) {
            pressure = a.pressure();
            stickingImpulse = 0.0 - stackBelowB.stickingLoss();
        } else if (isOnA) {
            pressure = b.pressure();
            stickingImpulse = stackBelowA.stickingLoss();
        } else {
            stickingImpulse = b.speedAcross() - a.speedAcross();
            shareOfA = shareOfA(coefficient);
            pressure = Math.max(pressure(a, shareOfA), pressure(b, 1 - shareOfA));
        }
        limit = pressure > 0 && a.mayRub() && b.mayRub() ? coefficient * pressure : 0;
    }

    @Override
    public double limit() {
        return limit;
    }

    @Override
    public double stickingImpulse() {
        return stickingImpulse;
    }

    @Override
    public void apply(double impulse) {
        Finite.require("impulse", impulse);
        if (hasActed) {
            throw new IllegalStateException(
                    "friction must be applied once at a contact, but has been applied twice; call one of"
                            + " withFriction, applyFriction and ContactFriction.apply, once");
        }
        if (a.dx() != ax || a.dy() != ay || b.dx() != bx || b.dy() != by) {
            throw new IllegalStateException("the motions must be the same as when contactFriction was called, but have"
                    + " changed; call contactFriction after all other changes");
        }
        hasActed = true;
        if (limit > 0) {
            double change = Math.abs(impulse) <= limit ? impulse : Math.copySign(limit, impulse);
            if (isOnB) {
                stackBelowB.slow(0.0 - change);
            } else if (isOnA) {
                stackBelowA.slow(change);
            } else {
                slow(change);
            }
        }
    }

    private void slow(double change) {
        if (shareOfA > 0) {
            a.setSpeedAcross(a.speedAcross() + shareOfA * change);
        }
        if (shareOfA < 1) {
            b.setSpeedAcross(b.speedAcross() - (1 - shareOfA) * change);
        }
        if (change == stickingImpulse && a.speed() == b.speed()) {
            if (shareOfA > 0.5) {
                a.stick();
            } else {
                b.stick();
            }
        }
    }

    /** The impulse along the normal, as a change of the relative speed, from the change of one of the two. */
    private static double pressure(StepBodyMotion motion, double share) {
        return share == 0 ? 0 : motion.pressure() / share;
    }

    /**
     * The share of the change that A takes, which is the share of the mass of B; the whole change if B cannot be moved,
     * or is held.
     */
    private double shareOfA(double coefficient) {
        if (!a.canChange() || !b.canChange()) {
            return a.canChange() ? 1 : 0;
        }
        if (isHeld(b, a, coefficient, 0.0 - stickingImpulse)) {
            return 1;
        }
        return isHeld(a, b, coefficient, stickingImpulse) ? 0 : PushGroups.share(b.mass(), a.mass());
    }

    /**
     * Returns whether a body whose motion the response has not changed also remains unmoved by the impulse that stops
     * the other body.
     */
    private static boolean isHeld(StepBodyMotion body, StepBodyMotion other, double coefficient, double slip) {
        if (body.gain() != 0 || !(other.pressure() > 0)) {
            return false;
        }
        double drag = Math.min(coefficient * other.pressure(), Math.abs(slip));
        return body.isHeld(other.pressure(), Math.copySign(drag, slip));
    }
}
