package org.polysweep.world.body;

import java.util.Objects;
import java.util.Optional;
import org.polysweep.internal.world.argument.ResponseArgument;

/**
 * Decides how two bodies continue when they would begin to overlap. A step calls it once for each HIT, in the order of
 * the times. The responses that the methods here return are immutable and thread-safe, and equal if they were made with
 * the same numbers; a world calls them from one thread only.
 */
@FunctionalInterface
public interface Response {

    /**
     * Decides how two bodies continue. The world may be read meanwhile; it has the state before the step.
     *
     * @param contact the contact, a HIT; valid until this returns
     * @param motion the motions of both bodies, to be changed
     */
    void respond(WorldContact contact, PairMotion motion);

    /**
     * Returns whether the outcome depends on nothing but the contact and the two motions, and whether calls have no
     * other effect. Then a step need not call the response again for bodies at rest whose outcome it knows. The
     * responses that the methods here return are repeatable if the responses that they extend are. A response of your
     * own is not, unless it is {@linkplain #repeatable declared}.
     */
    default boolean isRepeatable() {
        return false;
    }

    /**
     * Returns the law of mechanics that this response follows, if bodies may stay together under it. At the beginning
     * of a step, the world solves the contacts of all bodies that rest on each other under such laws together, and
     * calls the response for the contacts that remain. {@link #push} and {@link #bounce(double, double)} have a law,
     * also with friction; a response of your own has none, unless it {@linkplain #following declares} one.
     */
    default Optional<ContactLaw> law() {
        return Optional.empty();
    }

    /**
     * Declares that this response follows a {@linkplain #law law}, so that the step solves the contacts of bodies that
     * rest on each other together by that law.
     *
     * @param law the law: the response is still called for all other contacts, and must agree with it
     */
    default Response following(ContactLaw law) {
        Objects.requireNonNull(law, "law must not be null; use the response itself for none");
        record Following(Response response, Optional<ContactLaw> law) implements Response {

            @Override
            public void respond(WorldContact contact, PairMotion motion) {
                response.respond(contact, motion);
            }

            @Override
            public boolean isRepeatable() {
                return response.isRepeatable();
            }
        }
        return new Following(this, Optional.of(law));
    }

    /**
     * Declares that this response is {@linkplain #isRepeatable repeatable}: it reads only the contact and the motions,
     * which includes the masses, coefficients and ids of the two bodies, and it changes only the motions. So bodies can
     * rest without cost.
     */
    default Response repeatable() {
        record Repeatable(Response response) implements Response {

            @Override
            public void respond(WorldContact contact, PairMotion motion) {
                response.respond(contact, motion);
            }

            @Override
            public boolean isRepeatable() {
                return true;
            }

            @Override
            public Optional<ContactLaw> law() {
                return response.law();
            }
        }
        return isRepeatable() ? this : new Repeatable(this);
    }

    /** Returns the response that lets all bodies pass through each other. Contacts are reported as usual. */
    static Response pass() {
        enum Pass implements Response {
            INSTANCE;

            @Override
            public void respond(WorldContact contact, PairMotion motion) {
                motion.pass();
            }

            @Override
            public boolean isRepeatable() {
                return true;
            }
        }
        return Pass.INSTANCE;
    }

    /**
     * Returns the response by which both bodies stop at the contact, and stop rotating. A kinematic body does not stop;
     * it pushes the other one along.
     */
    static Response stop() {
        enum Stop implements Response {
            INSTANCE;

            @Override
            public void respond(WorldContact contact, PairMotion motion) {
                motion.stop();
            }

            @Override
            public boolean isRepeatable() {
                return true;
            }
        }
        return Stop.INSTANCE;
    }

    /**
     * Returns the response by which both bodies slide along the surface. Along the normal, both continue with the same
     * speed: the speed between their two speeds that is nearest to 0, or the speed of the body whose motion cannot be
     * changed. So a body that runs into another one stops in that direction without pushing a movable body, and a body
     * that catches up with a slower one takes its speed. Only a body that a moving kinematic body drives into another
     * one pushes it, and so does each body that is pushed in this way: a lift carries a stack.
     *
     * <p>Among all motions with that speed, each body takes the one nearest to its requested displacement, with which
     * it began the step. In a corner between two surfaces, it takes the nearest motion that enters neither. So a body
     * never slides up a slope unless its requested displacement points up the slope. In a notch, if the requested
     * displacement points into both sides, it comes to rest, and stays there to the bit.
     */
    static Response slide() {
        enum Slide implements Response {
            INSTANCE;

            @Override
            public void respond(WorldContact contact, PairMotion motion) {
                motion.slide();
            }

            @Override
            public boolean isRepeatable() {
                return true;
            }
        }
        return Slide.INSTANCE;
    }

    /**
     * Returns the response by which both bodies slide along the surface, and push each other: along the normal, both
     * continue with their common momentum, according to their masses. So a body that runs into another one of the same
     * mass pushes it along with half of its speed. A row of bodies that touch is pushed with the mass of all; a row
     * against a wall stops any body that pushes it. A push does not change the speed across the normal; along immovable
     * bodies, bodies slide as for {@link #slide}. Momentum is conserved, and energy does not grow. No body keeps its
     * motion after the step: a pushed body stops as soon as it is no longer pushed.
     */
    static Response push() {
        enum Push implements Response {
            INSTANCE;

            @Override
            public void respond(WorldContact contact, PairMotion motion) {
                motion.push();
            }

            @Override
            public boolean isRepeatable() {
                return true;
            }

            @Override
            public Optional<ContactLaw> law() {
                return Optional.of(new ContactLaw(0, 0, 0, false));
            }
        }
        return Push.INSTANCE;
    }

    /**
     * Returns this response for a world in which bodies carry others: a body that rests on another one moves along with
     * it. Its request is the displacement with which it began the step, plus the displacement of its carrier along the
     * surface. This applies to {@link #slide} and {@link #push}, and to your own responses that call them. The carrier
     * is the body that it hit last; a body at rest ends it. The rider must press against its carrier in each step, for
     * example through gravity: a mere TOUCH triggers no response. To lift a stack, take {@link #push}.
     *
     * <p>A rider that keeps its motion, by {@code World.persistDisplacements} or by its response, keeps its own motion
     * only: its motion at the end of the step without the displacement of the carrier along the surface, and without
     * the speed with which the carrier lifts it. So the rider is at rest when its carrier stops. It does not take the
     * motion of its carrier with it when it leaves; to throw it off, set {@code WorldBodies.endDisplacementX} and
     * {@code endDisplacementY}, which include that motion, as its displacement.
     *
     * @param upX the x component of the direction that is up, of any length except 0; a body rests on another one if
     *     the normal toward it is at most 45 degrees from up
     * @param upY the y component
     * @return the response
     * @throws IllegalArgumentException if a component is NaN or infinite, or both are 0
     */
    default Response carrying(double upX, double upY) {
        ResponseArgument.up(upX, upY);
        record Carrying(Response response, double upX, double upY) implements Response {

            @Override
            public void respond(WorldContact contact, PairMotion motion) {
                motion.carry(upX, upY);
                response.respond(contact, motion);
            }

            @Override
            public boolean isRepeatable() {
                return response.isRepeatable();
            }
        }
        return new Carrying(this, upX, upY);
    }

    /**
     * Returns this response with friction between the two bodies (Coulomb's law), for all responses that change speeds
     * along the normal: {@link #slide}, {@link #push}, {@link #bounce(double, double)}, or one's own. A body on a slope
     * rests, to the bit, if the tangent of the angle of the slope is no more than the coefficient; otherwise it slides
     * down. A moving floor takes a body along as far as the coefficient allows. A stack holds and slides
     * like one body as long as its bodies do not slip on each other: those above press the lowest one against the
     * floor. If three or more slip on each other, their friction is an approximation that adds no energy.
     *
     * @param coefficient the coefficient of friction, 0 or more;
     *     {@link org.polysweep.world.WorldBodies#setFriction less} if a body has less
     * @return the response
     * @throws IllegalArgumentException if {@code coefficient} is negative or NaN
     */
    default Response withFriction(double coefficient) {
        ResponseArgument.coefficient(coefficient);
        record WithFriction(Response response, double coefficient) implements Response {

            @Override
            public void respond(WorldContact contact, PairMotion motion) {
                response.respond(contact, motion);
                motion.applyFriction(Math.min(coefficient, motion.friction()));
            }

            @Override
            public boolean isRepeatable() {
                return response.isRepeatable();
            }

            @Override
            public Optional<ContactLaw> law() {
                // An infinite coefficient is a greater one than any of a body, not the one of the bodies.
                return response.law().map(law -> law.withFriction(Math.min(coefficient, Double.MAX_VALUE)));
            }
        }
        return new WithFriction(this, coefficient);
    }

    /**
     * Returns this response with the friction that bodies {@linkplain org.polysweep.world.WorldBodies#setFriction
     * have}: of two, the lesser one; of two that have none, none. Otherwise as {@link #withFriction(double)}.
     */
    default Response withFriction() {
        record WithFrictionOfBodies(Response response) implements Response {

            @Override
            public void respond(WorldContact contact, PairMotion motion) {
                response.respond(contact, motion);
                double coefficient = motion.friction();
                motion.applyFriction(coefficient == Double.POSITIVE_INFINITY ? 0 : coefficient);
            }

            @Override
            public boolean isRepeatable() {
                return response.isRepeatable();
            }

            @Override
            public Optional<ContactLaw> law() {
                return response.law().map(law -> law.withFriction(Double.POSITIVE_INFINITY));
            }
        }
        return new WithFrictionOfBodies(this);
    }

    /**
     * Returns the response by which both bodies bounce according to their masses, by Newton's law of restitution, and
     * {@linkplain PairMotion#persist keep} their motions in the steps to come. There is no friction without {@link
     * #withFriction(double)}. Under gravity, bodies do not come to rest unless the restitution is 0; {@link
     * #bounce(double, double)} has a threshold for that.
     *
     * @param restitution the share of the speed of approach that is left afterwards, in [0, 1]; where a body has {@link
     *     org.polysweep.world.WorldBodies#setRestitution less}, it is that
     * @return the response
     * @throws IllegalArgumentException if {@code restitution} is not in [0, 1]
     */
    static Response bounce(double restitution) {
        return bounce(restitution, 0);
    }

    /**
     * As {@link #bounce(double)}, but bodies that approach slowly stay together, so that piles settle: they continue
     * with their common momentum, as with {@link #push}. So do bodies of restitution 0, however fast they approach. A
     * body that rests on an immovable body, along the normal of the contact, is not moved.
     *
     * @param restitution the share of the speed of approach that is left afterwards, in [0, 1]; where a body has {@link
     *     org.polysweep.world.WorldBodies#setRestitution less}, it is that
     * @param restThreshold the speed of approach, as a displacement in a whole step, below which bodies stay together;
     *     finite, 0 or more. If you add gravity to each step, make it greater than the gravity of one step: a body at
     *     rest approaches its floor with that speed, and would bounce forever
     * @return the response
     * @throws IllegalArgumentException if {@code restitution} is not in [0, 1], or {@code restThreshold} is negative,
     *     NaN or infinite
     */
    static Response bounce(double restitution, double restThreshold) {
        ResponseArgument.restitution(restitution);
        ResponseArgument.restThreshold(restThreshold);
        record Bouncing(double restitution, double restThreshold) implements Response {

            @Override
            public void respond(WorldContact contact, PairMotion motion) {
                motion.bounce(restitution, restThreshold);
            }

            @Override
            public boolean isRepeatable() {
                return true;
            }

            @Override
            public Optional<ContactLaw> law() {
                return Optional.of(new ContactLaw(restitution, restThreshold, 0, true));
            }
        }
        return new Bouncing(restitution, restThreshold);
    }
}
