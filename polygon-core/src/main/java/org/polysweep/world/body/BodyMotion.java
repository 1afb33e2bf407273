package org.polysweep.world.body;

/**
 * How one of two bodies continues after a contact: one half of a {@link PairMotion}, and valid as long as that: during
 * the call of the response. Motions are displacements in a whole step. A speed is a component of a motion: the speed
 * along the normal is its part in the direction of the contact normal, which points from B toward A for both bodies;
 * the speed across the normal is its part in the direction that is a quarter turn counter-clockwise from the normal.
 *
 * <p>What a later contact of this step does with a change depends on the method that has made it:
 *
 * <ul>
 *   <li>{@link #set} sets both components. A later slide may undo the change, since a slide starts from the
 *       {@linkplain #requestedDx requested motion}, which stays as it was.
 *   <li>{@link #setSpeed} and {@link #setSpeedAcross} set one component, and change the requested motion by the same
 *       impulse, so a later slide keeps the change.
 *   <li>{@link #slide} sets the speed along the normal, and chooses the other component so that the motion is as near
 *       as possible to the requested one. A slide is marked: if the body ends the step where it began, up to rounding,
 *       it stays there to the bit.
 *   <li>{@link #rest} is for bodies that stay in contact: a slide if the other body is immovable, else {@link
 *       #setSpeed} with the mark of a slide.
 * </ul>
 *
 * <p>Gravity is no part of a response. Add it to the displacement of each body before the step, for example {@code
 * world.setDisplacement(body, bodies.endDisplacementX(body), bodies.endDisplacementY(body) - g)}. Not thread-safe.
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

    /** Returns the mass, as {@code WorldBodies.setMass} has set it; {@link #canChange} says whether it matters. */
    double mass();

    /**
     * Returns whether the motion can be changed: the body is dynamic, neither static nor kinematic, and has not used up
     * its {@link StepBudget}.
     */
    boolean canChange();

    /**
     * Returns whether a push away from the other body, along the normal, cannot move this one although its motion can
     * be changed: it lies along the normal on an immovable body, directly or through others, also if it slides there;
     * or it rests on one, and the surface or friction there holds it. It depends on the contacts before this one, not
     * on what the response has changed, so read it at any time.
     */
    boolean isHeld();

    /**
     * Sets the motion for the rest of the step. Does nothing if the body has been changed as often as a step may.
     *
     * @param dx the x component, as a displacement in a whole step; finite
     * @param dy the y component
     * @throws IllegalArgumentException if a component is NaN or infinite, or its absolute value is 2^900 or more
     * @throws IllegalStateException if the body is static or kinematic
     */
    void set(double dx, double dy);

    /**
     * Sets the speed along the contact normal; the speed across stays. The change is an impulse, as by a bounce: a
     * later slide in this step does not undo it.
     *
     * @param speed the speed, as a displacement in a whole step; finite
     * @throws IllegalArgumentException if it is NaN or infinite, or its absolute value is 2^900 or more
     * @throws IllegalStateException if the body is static or kinematic
     */
    void setSpeed(double speed);

    /**
     * Sets the speed across the contact normal; the speed along it stays. The change is an impulse on this body alone,
     * which a later slide in this step does not undo. The mark of a slide stays. For friction, take {@link
     * PairMotion#contactFriction}: it also knows the impulse along the normal and the bodies below.
     *
     * @param speed the speed, as a displacement in a whole step; finite
     * @throws IllegalArgumentException as {@link #setSpeed}
     * @throws IllegalStateException if the body is static or kinematic
     */
    void setSpeedAcross(double speed);

    /**
     * Lets the body slide with a speed along the contact normal. Call it only for a body whose speed is to change: the
     * motion is computed again, with a rounding of its own. The body takes the motion with that speed that is nearest
     * to its requested motion. In a corner between this contact and the one before, it takes the nearest motion that
     * enters neither surface. It is not faster than before, unless the other body drives it. A body that slides and
     * ends where it began, up to rounding, stays there to the bit.
     *
     * @param speed the speed along the contact normal; finite. If it would move the body into the other one, the world
     *     corrects it
     * @throws IllegalArgumentException as {@link #setSpeed}
     * @throws IllegalStateException if the body is static or kinematic
     */
    void slide(double speed);

    /**
     * Lets the body continue together with the other one, with a speed along the contact normal, as if they push each
     * other or rest. If the other one is movable, the speed across is unchanged, so momentum is conserved; if not, or
     * if it is held, the body slides. If it ends the step where it began, up to rounding, it stays there to the bit.
     *
     * @param speed the speed along the contact normal; finite
     * @throws IllegalArgumentException as {@link #setSpeed}
     * @throws IllegalStateException if the body is static or kinematic
     */
    void rest(double speed);

    /**
     * Adds the motion of a carrier to the requested motion, for the rest of the step; it replaces the carrier before.
     * It takes effect when the body slides; only dynamic bodies are carried. A body that keeps its motion after
     * the step keeps it without the motion of its carrier.
     *
     * @param dx the x component; finite
     * @param dy the y component; finite
     * @throws IllegalArgumentException if a component is NaN or infinite, or its absolute value is 2^900 or more
     */
    void carry(double dx, double dy);
}
