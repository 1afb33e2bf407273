package org.polysweep.world;

import org.polysweep.internal.argument.Finite;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.step.StepRunner;
import org.polysweep.world.body.BodyId;

/**
 * The one-way bodies of a {@link World}, such as platforms to jump up through. {@link World#oneWayBodies} returns them.
 *
 * <pre>{@code
 * world.oneWayBodies().set(ledge, 0, 1);                                // solid from above
 * }</pre>
 *
 * <p>A one-way body is solid toward one direction. A contact with it applies if the contact normal, from the one-way
 * body toward the other one, is within 45 degrees of that direction. Where a corner hits a corner exactly, it is enough
 * that the normal of one of the two edges is within 45 degrees. All other contacts are ignored: bodies pass through its
 * sides and its back, and an overlap with it is not resolved. The direction belongs to the shape: it rotates with the
 * body.
 *
 * <p>This holds for every kind of body, whether it moves or not: in {@linkplain World#step steps}, in {@linkplain
 * World#moveAndSlide moves}, and in casts of shapes and rays, unless a {@linkplain QueryFilter#ignoringOneWay filter}
 * ignores one-way bodies. Region queries, neighbor queries, sensors and overlap events treat a one-way body like any
 * other. A mover can {@linkplain CharacterMover#setDropsThroughOneWay drop through}. Not thread-safe.
 */
public final class OneWayBodies {

    private final Bodies bodies;
    private final StepRunner runner;

    OneWayBodies(Bodies bodies, StepRunner runner) {
        this.bodies = bodies;
        this.runner = runner;
    }

    /**
     * Makes a body one-way.
     *
     * @param body the body
     * @param directionX the x component of the direction toward which its solid side faces, of any length except 0, in
     *     the coordinates of its shape
     * @param directionY the y component; (0, 1) makes the body solid from above if y points up
     * @throws IllegalArgumentException if a component is NaN or infinite, or both are 0
     */
    public void set(BodyId body, double directionX, double directionY) {
        runner.requireRest();
        int slot = bodies.index(body);
        Finite.require("directionX", directionX, "directionY", directionY);
        if (directionX == 0 && directionY == 0) {
            throw new IllegalArgumentException(
                    "directionX and directionY must not both be 0; use clear to make the body solid from all sides");
        }
        set(slot, directionX, directionY);
    }

    /** Makes a body solid from all sides, as a new body is. */
    public void clear(BodyId body) {
        runner.requireRest();
        set(bodies.index(body), 0, 0);
    }

    private void set(int slot, double directionX, double directionY) {
        bodies.filters.oneWay.set(slot, directionX, directionY);
        // What is known of the shape by rank depends on the direction.
        bodies.setShape(slot, bodies.shape[slot]);
    }

    /** Returns whether a body is one-way. */
    public boolean contains(BodyId body) {
        return bodies.filters.oneWay.isOneWay(bodies.index(body));
    }

    /**
     * Returns the x component of the direction toward which the solid side of a body faces; the larger component is 1
     * or -1, and both are 0 if the body is not one-way.
     */
    public double directionX(BodyId body) {
        return bodies.filters.oneWay.x(bodies.index(body));
    }

    /** Returns the y component of that direction. */
    public double directionY(BodyId body) {
        return bodies.filters.oneWay.y(bodies.index(body));
    }
}
