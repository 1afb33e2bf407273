package org.polysweep.world.body;

/**
 * How one of two bodies continues after a contact: one half of a {@link PairMotion}. Motions are displacements in a
 * whole step. Speeds are components of a motion: along the contact normal, which points from B toward A for both
 * bodies, and across it, a quarter turn counter-clockwise from the normal. Valid as long as its pair. Not thread-safe.
 */
public interface BodyMotion {

    /** Returns the x component of the motion. */
    double dx();

    /** Returns the y component of the motion. */
    double dy();

    /** Returns the speed along the contact normal; the bodies approach if it is less for A than for B. */
    double speed();

    /** Returns the speed across the contact normal. */
    double speedAcross();

    /**
     * Returns the x component of the requested motion, which the body would have without obstacles. It is the motion
     * with which the body began the step, plus the motion of its carrier and the impulses since, such as friction. A
     * slide results in the motion nearest to it.
     */
    double requestedDx();

    /** Returns the y component of the requested motion. */
    double requestedDy();

    /** Returns the mass, as set; {@link #canChange} says whether a response may move the body. */
    double mass();

    /**
     * Returns whether the motion can be changed: the body is not kinematic, and has been changed less often than a step
     * may.
     */
    boolean canChange();

    /**
     * Returns whether a push away from the other body cannot move this one, although its motion can be changed: it
     * rests on an immovable body, directly or through others, along the normal or within the friction there.
     */
    default boolean isHeld() {
        return isHeld(1, 0);
    }

    /**
     * Returns whether a push cannot move this body, as {@link #isHeld()}.
     *
     * @param away the part of the push along the normal, away from the other body; greater than 0
     * @param across the part of the push across the normal; only its ratio to the first matters
     */
    boolean isHeld(double away, double across);

    /**
     * Sets the motion for the rest of the step. Does nothing if the body has been changed as often as a step may.
     *
     * @param dx the x component, as a displacement in a whole step; finite
     * @param dy the y component
     * @throws IllegalArgumentException if a component is NaN or infinite, or its absolute value is 2^900 or more
     * @throws IllegalStateException if the body is kinematic
     */
    void set(double dx, double dy);

    /**
     * Sets the speed along the contact normal; the speed across stays. The change is an impulse, as by a bounce: a
     * later slide in this step does not undo it.
     *
     * @param speed the speed, as a displacement in a whole step
     */
    void setSpeed(double speed);

    /**
     * Sets the speed across the contact normal; the speed along it stays. The change is an impulse, as by friction: a
     * later slide in this step does not undo it. A body that slides or rests still does.
     *
     * @param speed the speed, as a displacement in a whole step
     */
    void setSpeedAcross(double speed);

    /** Lets the body stick to the other one: it takes its motion. A body that slides or rests still does. */
    void stick();

    /**
     * Lets the body slide with a speed along the contact normal: it takes the motion with that speed that is nearest to
     * its requested motion. In a corner between this contact and the one before, it takes the nearest motion that
     * enters neither surface. It is not faster than before, unless the other body drives it. A body that slides and
     * ends where it began, up to rounding, stays there to the bit.
     *
     * @param speed the speed along the contact normal; if it would move the body into the other one, the world corrects
     *     it
     */
    void slide(double speed);

    /**
     * Lets the body continue together with the other one, with a speed along the contact normal, as if they push each
     * other or rest. If the other one is movable, the speed across is unchanged, so momentum is conserved; if not, or
     * if it is held, the body slides. If it ends the step where it began, up to rounding, it stays there to the bit.
     *
     * @param speed the speed along the contact normal
     */
    void rest(double speed);

    /**
     * Adds the motion of a carrier to the requested motion, for the rest of the step; it replaces the carrier before.
     * It takes effect when the body slides.
     *
     * @param dx the x component
     * @param dy the y component
     */
    void carry(double dx, double dy);
}
