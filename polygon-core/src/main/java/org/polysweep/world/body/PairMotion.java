package org.polysweep.world.body;

/**
 * How two bodies go on after they have met, for a {@link Response} to change. Motions are displacements in a whole
 * step: a body with the motion v moves by (1 - t)·v in the rest of the step, after t. Of a kinematic body that
 * turns, it is the motion of the point that is met; any other body stops turning at a contact, unless they pass.
 * Whatever is set here, the world sees to it that the two bodies do not overlap, unless they may {@link #pass}. A world
 * uses the same object for every contact. Not thread-safe.
 */
public interface PairMotion {

    /** Returns how A goes on. */
    BodyMotion a();

    /** Returns how B goes on. */
    BodyMotion b();

    /** Returns the time of the contact, as a time of the whole step in [0, 1]. */
    double time();

    /** Returns how much of the step is left: a body with the motion v moves by v times this. */
    default double timeLeft() {
        return 1 - time();
    }

    /** Returns the x component of the motion of A. */
    double displacementAX();

    /** Returns the y component of the motion of A. */
    double displacementAY();

    /** Returns the x component of the motion of B. */
    double displacementBX();

    /** Returns the y component of the motion of B. */
    double displacementBY();

    /**
     * Returns the mass of A; infinite if its motion cannot be changed: A is kinematic, or has been changed as often as
     * a step may.
     */
    double massA();

    /** Returns the mass of B; infinite if its motion cannot be changed, as for {@link #massA}. */
    double massB();

    /** Returns the restitution of the pair, in [0, 1]: the lesser one of the two bodies. */
    double restitution();

    /**
     * Returns the coefficient of friction of the pair: the lesser one of the two bodies; infinite if neither has {@link
     * org.polysweep.world.WorldBodies#setFriction one}.
     */
    double friction();

    /**
     * Returns the speed along the contact normal with which both bodies go on if they push each other: the one with
     * the momentum of both, and of all that is pushed at the same time. What cannot be moved, or
     * is held, decides alone. Both are to {@link BodyMotion#rest} at this speed.
     */
    double pushedSpeed();

    /** Returns whether the motion of A can be changed. */
    boolean canChangeA();

    /** Returns whether the motion of B can be changed. */
    boolean canChangeB();

    /**
     * Sets the motion of A for the rest of the step. Does nothing if A has been changed as often as a step may.
     *
     * @param dx the x component, as a displacement in a whole step; finite
     * @param dy the y component
     * @throws IllegalArgumentException if a component is NaN or infinite, or its absolute value is 2^900 or more
     * @throws IllegalStateException if A is kinematic; {@link #canChangeA} tells
     */
    void setDisplacementA(double dx, double dy);

    /**
     * Sets the motion of B for the rest of the step. Does nothing if B has been changed as often as a step may.
     *
     * @param dx the x component, as a displacement in a whole step; finite
     * @param dy the y component
     * @throws IllegalArgumentException if a component is NaN or infinite, or its absolute value is 2^900 or more
     * @throws IllegalStateException if B is kinematic; {@link #canChangeB} tells
     */
    void setDisplacementB(double dx, double dy);

    /** Lets both bodies slide along the surface, as {@link Response#slide} does. */
    void slide();

    /** Lets both bodies slide along the surface and push each other, as {@link Response#push} does. */
    void push();

    /**
     * Lets both bodies bounce, and keep their motions, as {@link Response#bounce(double, double)} does.
     *
     * @param restitution the share of the speed of approach that is left afterwards, in [0, 1], unless a body has less
     * @param restThreshold the speed of approach below which the two stay together; 0 or more
     */
    void bounce(double restitution, double restThreshold);

    /**
     * Lets the body that stands on the other one, if one does, be carried along the surface, as {@link
     * Response#carrying} does. It takes effect in {@link #slide} and {@link #push}.
     *
     * @param upX the x component of the direction that is up, of any length but 0
     * @param upY the y component
     */
    void carry(double upX, double upY);

    /**
     * Lets friction slow the two along the surface, after a response has changed their speeds along the normal: their
     * speed across the normal, relative to each other, falls by no more than the coefficient times what the contact has
     * taken from their approach, and not below 0. Where it falls to 0, they stick: both have the same motion, to the
     * bit, unless they bounce. Bodies that can be moved share the change by their masses; one that friction or a
     * surface holds is not moved. No energy is added.
     *
     * @param coefficient the coefficient of friction, 0 or more; infinite if everything sticks
     * @throws IllegalArgumentException if it is negative or NaN
     */
    void applyFriction(double coefficient);

    /**
     * Lets each of the two hold the other one from now on against pushes that lean from the normal by no more than what
     * friction allows: {@link BodyMotion#isHeld()}. {@link #applyFriction} calls it.
     *
     * @param coefficient the coefficient of friction, 0 or more
     * @throws IllegalArgumentException if it is negative or NaN
     */
    void holdWithin(double coefficient);

    /** Stops every body of the two whose motion can be changed, as {@link Response#stop} does. */
    void stop();

    /** Lets the two bodies pass through each other for the rest of the step. */
    void pass();

    /** Returns whether the two bodies pass through each other. */
    boolean passes();

    /**
     * Lets both bodies keep the motions with which they end this step, whatever happens to them until then: they become
     * their displacements in the steps to come. For a body that stalls, it is the motion that its last contact before
     * that has given it. A kinematic body keeps its displacement.
     */
    void persist();

    /** Returns whether both bodies keep the motions with which they end this step. */
    boolean persists();
}
