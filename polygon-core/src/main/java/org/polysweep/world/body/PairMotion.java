package org.polysweep.world.body;

/**
 * How two bodies continue after a contact, for a {@link Response} to change. Motions are displacements in a whole step:
 * a body with the motion v moves by (1 - t)·v in the rest of the step, after t. For a rotating kinematic body, it is
 * the motion of its contact point; any other body stops rotating at a contact, unless the two pass. Whatever is set
 * here, the world prevents the two bodies from overlapping, unless they {@link #pass}.
 *
 * <p>A world uses the same object for every contact: it is valid during the call of {@link Response#respond} only, and
 * must not be kept. Not thread-safe.
 */
public interface PairMotion {

    /** Returns how A continues. */
    BodyMotion a();

    /** Returns how B continues. */
    BodyMotion b();

    /** Returns the time of the contact, as a time of the whole step in [0, 1]. */
    double time();

    /** Returns how much of the step is left: a body with the motion v moves by v times this. */
    default double timeLeft() {
        return 1 - time();
    }

    /** Returns the restitution of the pair, in [0, 1]: the lesser of the two. */
    double restitution();

    /**
     * Returns the coefficient of friction of the pair, the lesser of the two coefficients that {@link
     * org.polysweep.world.WorldBodies#setFriction} has set. A body without one sets no limit, so if neither has one,
     * the result is infinite: no friction by itself, but a limit: use {@code Math.min(mu, friction())}.
     */
    double friction();

    /**
     * Returns the speed along the contact normal with which both bodies continue if they push each other: the speed of
     * their common momentum, including all bodies that are pushed at the same time. If one of the two is immovable or
     * held, it is the speed of that body. Both are to {@link BodyMotion#rest} at this speed.
     */
    double pushedSpeed();

    /**
     * Returns the speed along the contact normal with which both bodies continue if they slide: the speed of a
     * kinematic body, or of a body that one drives into the other; otherwise the speed of the slower body, or 0 if they
     * come from opposite directions. Both are to {@link BodyMotion#slide} at this speed.
     */
    double slidingSpeed();

    /** Lets both bodies slide along the surface, as {@link Response#slide} does. */
    void slide();

    /** Lets both bodies slide along the surface and push each other, as {@link Response#push} does. */
    void push();

    /**
     * Lets both bodies bounce, and keep their motions, as {@link Response#bounce(double, double)} does.
     *
     * @param restitution the share of the speed of approach that is left afterwards, in [0, 1], unless a body has less
     * @param restThreshold the speed of approach below which the two stay together; finite, 0 or more
     * @throws IllegalArgumentException if {@code restitution} is not in [0, 1], or {@code restThreshold} is negative,
     *     NaN or infinite
     */
    void bounce(double restitution, double restThreshold);

    /**
     * If one body rests on the other, lets it be carried along the surface, as {@link Response#carrying} does. It takes
     * effect in {@link #slide} and {@link #push}.
     *
     * @param upX the x component of the direction that is up, of any length except 0
     * @param upY the y component
     * @throws IllegalArgumentException if a component is NaN or infinite, or both are 0
     */
    void carry(double upX, double upY);

    /**
     * Lets friction slow the two along the surface by Coulomb's law, after a response has changed their speeds along
     * the normal: the {@link ContactFriction} with a coefficient, applied as far as its limit allows. An impulse across
     * the normal of at most the coefficient times the impulse along the normal reduces their relative speed across the
     * normal, and not below 0. If it falls to 0, they stick: both have the same motion, to the bit, unless they bounce.
     * Movable bodies share the change by their masses; a body that is held is not moved ({@link BodyMotion#isHeld}),
     * and a body that lies on others is also slowed by its support. No energy is added.
     *
     * @param coefficient the coefficient of friction, 0 or more; infinite if everything sticks
     * @throws IllegalArgumentException if it is negative or NaN
     */
    default void applyFriction(double coefficient) {
        ContactFriction friction = contactFriction(coefficient);
        friction.apply(friction.stickingImpulse());
    }

    /**
     * Returns the friction of the two for a law of your own. Call it after everything that changes their motions, such
     * as {@link #slide}, {@link #push}, {@link #bounce} or {@link BodyMotion#setSpeed}: before that, nothing presses,
     * and its limit is 0. For the rest of the step, the contact also holds each of the two against pushes of other
     * bodies whose part across the normal is at most the coefficient times the part along the normal ({@link
     * BodyMotion#isHeld}).
     *
     * @param coefficient the coefficient of static friction, 0 or more; infinite for no limit. {@link #friction} of the
     *     two bodies does not limit it by itself
     * @return the friction, valid until a motion changes
     * @throws IllegalArgumentException if the coefficient is negative or NaN
     */
    ContactFriction contactFriction(double coefficient);

    /** Stops each of the two bodies whose motion can be changed, as {@link Response#stop} does. */
    void stop();

    /** Lets the two bodies pass through each other for the rest of the step. */
    void pass();

    /** Returns whether the two bodies pass through each other. */
    boolean passes();

    /**
     * Lets both bodies keep the motions with which they end this step, whatever happens to them until then: they become
     * their displacements in the steps to come. For a body that stalls, it is the motion after its last contact before
     * that. A kinematic body keeps its displacement.
     */
    void persist();

    /** Returns whether both bodies keep the motions with which they end this step. */
    boolean persists();
}
