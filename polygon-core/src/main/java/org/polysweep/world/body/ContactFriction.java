package org.polysweep.world.body;

/**
 * The friction that two bodies can have at a contact, and the impulse by which it acts. {@link
 * PairMotion#contactFriction} makes it, after a response has changed the speeds along the contact normal: so much as
 * these changes, so hard the two press against each other. Then a law of friction chooses one number and calls {@link
 * #apply}. Coulomb's law is
 *
 * <pre>{@code
 * motion.push();                                            // or slide, bounce, your own changes along the normal
 * ContactFriction friction = motion.contactFriction(0.5);   // the coefficient
 * double impulse = friction.stickingImpulse();
 * if (Math.abs(impulse) > friction.limit()) {
 *     impulse = Math.copySign(friction.limit(), impulse);   // the two slide on each other
 * }
 * friction.apply(impulse);                                  // the same, to the bit, as motion.applyFriction(0.5)
 * }</pre>
 *
 * <p><b>Impulses</b> act across the normal: on A in the direction of {@link BodyMotion#speedAcross}, on B in the
 * opposite direction. They are divided by the mass that the impulse along the normal has stopped, as is {@link #limit},
 * so the masses cancel in a law of friction, and all numbers here are speeds (displacements in a whole step). That mass
 * is mA·mB/(mA + mB) if both bodies move freely. If one of them is immovable, {@linkplain BodyMotion#isHeld held} or
 * supported, it is the mass of the other one.
 *
 * <p><b>Stacks.</b> A body is supported if it lies along the contact normal on another one, which lies on another one,
 * and so on, down to an immovable or held one, and the response has not changed its speed along the normal. An upper
 * body then presses on the support as hard as on the supported body, and two frictions act at the same time: this one,
 * and the friction of the support, whose limit is the least coefficient of the contacts below times the same impulse
 * along the normal. {@link #stickingImpulse} and {@link #apply} include both, so Coulomb's law need not know what is
 * below. Only the upper body presses on the support; if both bodies could be the upper one, A is.
 *
 * <p>It is valid until the motion of one of the two changes; a world uses the same object for every contact. It takes
 * time in proportion to the number of bodies below, and allocates nothing. Not thread-safe.
 */
public interface ContactFriction {

    /**
     * Returns the greatest impulse of friction: the coefficient times the impulse along the normal with which the two
     * bodies press against each other at this contact. That is the greater one of two impulses: the changes of the
     * speeds of A and of B along the normal, away from the other body, each times its mass, divided as all impulses
     * here. The changes are what the response has made so far, and what the other body has passed on from pushes of
     * bodies that touched each other before. 0 if nothing presses, or if the motion of A or B has been changed 24 times
     * in this step, so that friction among many bodies ends before they stall; infinite if something presses and the
     * coefficient is infinite; never negative or NaN.
     */
    double limit();

    /**
     * Returns the impulse after which the two bodies have the same speed across the normal; finite. If it is greater
     * than {@link #limit}, they slide on each other. With a support, the supported body is slowed by it at the same
     * time; else it is the speed of B across the normal minus the speed of A.
     */
    double stickingImpulse();

    /**
     * Applies an impulse of friction; call it once for a contact, next after the two others. It changes the speeds
     * across the normal of both bodies, as {@link BodyMotion#setSpeedAcross} does, and the support slows a supported
     * body. A held body stays as it is. If the impulse is the {@link #stickingImpulse} and the two do not part, one
     * takes the motion of the other, to the bit, so both can rest.
     *
     * @param impulse the impulse; finite. If its absolute value is greater than {@link #limit}, the limit applies; so
     *     {@code apply(stickingImpulse())} is Coulomb's law. With {@code apply(stickingImpulse() - v)}, the surface of
     *     an immovable body is a belt that runs clockwise around it (if y points up; on its top to the right) with the
     *     speed v, for bodies that carry no others. It does not drive a stack: at the contacts inside a stack, the
     *     support has the speed of its body, here 0. A kinematic body that moves drives a stack
     * @throws IllegalArgumentException if the impulse is NaN or infinite; if the coefficient is infinite, also if a
     *     speed would be 2^900 or more
     * @throws IllegalStateException if the motion of A or B has changed since {@link PairMotion#contactFriction}, or
     *     if friction has already acted at this contact
     */
    void apply(double impulse);
}
