package org.polysweep.world;

import java.util.Objects;
import org.polysweep.internal.argument.Finite;
import org.polysweep.internal.world.resting.ContactProjection;
import org.polysweep.internal.world.step.StepRunner;

/**
 * Solves the contacts of bodies that rest on each other together, before a step of their {@link World}, so that piles
 * can come to rest with few contacts in the step.
 *
 * <p>A step handles contacts one after the other, in the order of their times. That is right for collisions. In a pile,
 * all bodies press on each other at the same time, and a response that sees two of them has to repeat itself many times
 * until all agree. {@link #solve} looks for bodies that are no farther apart than a distance, and changes the
 * displacements of all of them at once so that none of them approach by more than their gap:
 *
 * <pre>{@code
 * RestingContacts resting = new RestingContacts(world, 0.02);     // about twice the gravity of a step
 * resting.setFriction(0.5);
 * // in each frame
 * for (BodyId crate : crates) {                                    // gravity
 *     world.setDisplacement(
 *             crate,
 *             world.bodies().endDisplacementX(crate),
 *             world.bodies().endDisplacementY(crate) - 0.01);
 * }
 * resting.solve();
 * world.step(Response.push().withFriction(0.5));
 * }</pre>
 *
 * <p>The displacements are the nearest ones, in the sense of kinetic energy, with which no bodies in contact approach;
 * with friction, they obey Coulomb's law (J. J. Moreau, Unilateral contact and dry friction in finite freedom dynamics,
 * 1988). Impulses are found by the projected Gauss-Seidel method, beginning with the impulses of the last call (E.
 * Catto, Iterative dynamics with temporal coherence, 2005), so they become more exact from step to step. All arithmetic
 * is rounded, and the step that follows is exact: nothing overlaps, whatever the displacements are. The kinetic energy
 * does not grow unless a kinematic body moves, and the momentum of bodies that touch nothing kinematic is the same up
 * to rounding.
 *
 * <p>A body that comes to rest has the displacement (0, 0), so the step reports no contact for it. Contacts with
 * sensors and rotating bodies, of bodies with a {@linkplain WorldBodies#setResponse response of their own}, and
 * overlaps are left to the step, and so are bodies that approach faster than the {@linkplain #setRestThreshold rest
 * threshold}. Responses that push nothing, such as {@link org.polysweep.world.body.Response#slide slide}, do not need
 * it.
 *
 * <p>It helps piles without friction, piles of round bodies, and piles in notches. Stacks and piles on a level floor
 * with friction come to rest without it. Where masses differ by factors of thousands, 100 rounds do not make the
 * impulses exact, and a pile may come to rest later than without it or not at all; try both.
 *
 * <p>The same calls have the same results, to the bit. The impulses of the last call are not part of the state of the
 * world: after {@link World#restore}, call {@link #clear}, on every machine of a game in lockstep. Cost: a contact
 * manifold for each pair of near bodies, up to 100 rounds of some arithmetic for each contact, and a comparison of each
 * vertex of a kinematic body with all contacts; it allocates memory. Not thread-safe.
 */
public final class RestingContacts {

    private final StepRunner runner;
    private final ContactProjection projection;
    private final double maxDistance;
    private double friction;
    private double restThreshold = Double.POSITIVE_INFINITY;

    /**
     * Creates it for one world, without friction and without a rest threshold.
     *
     * @param world the world
     * @param maxDistance the greatest distance of two bodies that are in contact, in the unit of the vertices; finite,
     *     0 or more. About twice the gravity of a step finds all bodies that could touch in it
     * @throws IllegalArgumentException if {@code maxDistance} is negative, NaN or infinite
     */
    public RestingContacts(World world, double maxDistance) {
        Objects.requireNonNull(world, "world must not be null; pass the world whose bodies rest");
        Finite.require("maxDistance", maxDistance);
        if (maxDistance < 0) {
            throw new IllegalArgumentException("maxDistance must be >= 0, but was " + maxDistance);
        }
        this.maxDistance = maxDistance;
        runner = world.runner;
        projection = new ContactProjection(world.bodies, runner);
    }

    /**
     * Sets the coefficient of friction; where a body has {@link WorldBodies#setFriction less}, it is that. Use the
     * coefficient of the response of the step.
     *
     * @param coefficient the coefficient; finite, 0 or more; 0 by default
     * @throws IllegalArgumentException if it is negative, NaN or infinite
     */
    public void setFriction(double coefficient) {
        Finite.require("coefficient", coefficient);
        if (coefficient < 0) {
            throw new IllegalArgumentException(
                    "coefficient must be >= 0, but was " + coefficient + "; 0 is no friction");
        }
        friction = coefficient;
    }

    /**
     * Sets the speed of approach from which two bodies bounce, so that the step handles them. Use the threshold of
     * {@link org.polysweep.world.body.Response#bounce(double, double)}.
     *
     * @param restThreshold the speed, as a displacement in a whole step; 0 or more; infinite by default
     * @throws IllegalArgumentException if it is negative or NaN
     */
    public void setRestThreshold(double restThreshold) {
        if (!(restThreshold >= 0)) {
            throw new IllegalArgumentException(
                    "restThreshold must be >= 0, but was " + restThreshold + "; 0 is no threshold");
        }
        this.restThreshold = restThreshold;
    }

    /**
     * Changes the displacements of all bodies that are in contact for the next step. Call it after the displacements of
     * the step have been set.
     *
     * @return the number of contacts that press
     * @throws IllegalStateException if a step or a query of the world is running
     */
    public int solve() {
        runner.requireRest();
        projection.project(maxDistance, friction, restThreshold);
        return projection.count();
    }

    /** Forgets the impulses of the last call, as after the state of the world has been restored. */
    public void clear() {
        projection.clear();
    }
}
