package org.polysweep.world;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiPredicate;
import org.polysweep.internal.argument.Finite;
import org.polysweep.internal.motion.Required;
import org.polysweep.internal.world.argument.ResponseArgument;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.mover.MoverState;
import org.polysweep.internal.world.query.Scene;
import org.polysweep.internal.world.query.Surroundings;
import org.polysweep.internal.world.step.Step;
import org.polysweep.internal.world.step.StepRunner;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.Shape;
import org.polysweep.shape.SteadyRotation;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.FloorMemory;
import org.polysweep.world.body.Response;
import org.polysweep.world.body.TaskRunner;

/**
 * The bodies of a {@link World}, one by one: their shapes, masses, filters, responses, and the data that the caller
 * attaches. {@link World#bodies} returns it. Adding, removing and moving bodies are methods of the world itself.
 *
 * <pre>{@code
 * world.bodies().setMass(crate, 3);
 * world.bodies().setUserData(crate, new Crate());
 * }</pre>
 *
 * <p>A method refuses an id that is stale or of another world; methods that change a body are refused during a step.
 * Not thread-safe.
 */
public final class WorldBodies {

    private final Bodies bodies;
    private final Step step;
    private final StepRunner runner;
    private final Scene scene;
    private final Surroundings surroundings;

    WorldBodies(Bodies bodies, Step step, StepRunner runner, Scene scene) {
        this.step = step;
        this.bodies = bodies;
        this.runner = runner;
        this.scene = scene;
        surroundings = new Surroundings(bodies, scene);
    }

    /** Returns whether an id names a body that is in this world. */
    public boolean contains(BodyId body) {
        return bodies.isAlive(Objects.requireNonNull(body, "body must not be null; World.add returns it"));
    }

    /** Returns the number of bodies. */
    public int size() {
        return bodies.count();
    }

    /** Returns the bodies in the order of the world: by key, then in the order in which they were added. */
    public List<BodyId> all() {
        return scene.bodies();
    }

    /**
     * Gives a body another shape at its position and in its orientation, to crouch or to grow. Its id, its displacement
     * and all settings remain.
     *
     * @param body the body
     * @param shape its new shape, of any kind
     * @return the bodies that it now overlaps, in the order of the world, also if it overlapped them before; excluded
     *     are sensors and bodies that its filters exclude. Steps ignore such pairs until they no longer overlap, so
     *     restore the old shape if there is no room for the new one
     */
    public List<BodyId> setShape(BodyId body, Shape shape) {
        int slot = changing(body);
        bodies.setShape(slot, Required.shape("shape", shape));
        scene.change(slot);
        return surroundings.overlapping(slot);
    }

    /**
     * Sets the key that determines the place of a body in the order of the world.
     *
     * @param body the body
     * @param key the lesser key comes first, and among equal keys the body that was added first; the key of a new body
     *     is the number of bodies that were ever added before it
     */
    public void setSortKey(BodyId body, long key) {
        bodies.setKey(changing(body), key);
    }

    /**
     * Sets the mass of a body, for responses that use it.
     *
     * @param body the body
     * @param mass its mass, finite and greater than 0; a new body has 1; the mass of a kinematic body has no effect, as
     *     if it were infinite
     * @throws IllegalArgumentException if the mass is not finite, or not greater than 0
     */
    public void setMass(BodyId body, double mass) {
        int slot = changing(body);
        Finite.require("mass", mass);
        if (mass <= 0) {
            throw new IllegalArgumentException("mass must be > 0, but was " + mass
                    + "; World.addKinematic and addStatic add bodies that nothing moves");
        }
        bodies.mass[slot] = mass;
    }

    /**
     * Sets how a body bounces. For a contact of two bodies, the lesser restitution applies.
     *
     * @param body the body, which may be kinematic
     * @param restitution the share of the speed of approach that remains afterwards, in [0, 1]; a new body has 1, so
     *     that the {@linkplain Response#bounce response} decides
     * @throws IllegalArgumentException if {@code restitution} is not in [0, 1]
     */
    public void setRestitution(BodyId body, double restitution) {
        int slot = changing(body);
        ResponseArgument.restitution(restitution);
        bodies.restitution[slot] = restitution + 0.0;
    }

    /**
     * Sets the coefficient of friction of a body, for responses {@linkplain Response#withFriction() with friction}. For
     * a contact of two bodies, the lesser coefficient applies.
     *
     * @param body the body, which may be kinematic
     * @param friction the coefficient, 0 or more; infinite for a body that sets no limit, as a new body does
     * @throws IllegalArgumentException if {@code friction} is negative or NaN
     */
    public void setFriction(BodyId body, double friction) {
        int slot = changing(body);
        if (!(friction >= 0)) {
            throw new IllegalArgumentException("friction must be >= 0, but was " + friction + "; 0 is no friction");
        }
        bodies.friction[slot] = friction + 0.0;
    }

    /**
     * Gives a body its own response, which is called for its contacts instead of the response of the step. If both
     * bodies have one, the body which comes first in the order of the world ({@link #setSortKey}) decides.
     *
     * @param body the body
     * @param response the response; to decide for individual pairs, it can call other responses
     */
    public void setResponse(BodyId body, Response response) {
        int slot = changing(body);
        bodies.ofCaller.setResponse(
                slot,
                Optional.of(Objects.requireNonNull(
                        response, "response must not be null; use clearResponse to leave it to the step")));
    }

    /** Removes the response of a body, if it has one. */
    public void clearResponse(BodyId body) {
        bodies.ofCaller.setResponse(changing(body), Optional.empty());
    }

    /**
     * Attaches an object to a body; it replaces the previous object. The world does not use it, and releases it when
     * the body is removed.
     *
     * @param body the body
     * @param data any object, such as the entity of a game
     */
    public void setUserData(BodyId body, Object data) {
        bodies.ofCaller.setData(
                bodies.index(body),
                Optional.of(Objects.requireNonNull(data, "data must not be null; use clearUserData to remove it")));
    }

    /** Removes the object that is attached to a body, if there is one. */
    public void clearUserData(BodyId body) {
        bodies.ofCaller.setData(bodies.index(body), Optional.empty());
    }

    /**
     * Returns the object that is attached to a body, if it is of a type.
     *
     * @param body the body
     * @param type the type; {@code Object.class} for any
     * @return the object; empty if there is none, or if it is of another type
     */
    public <T> Optional<T> userData(BodyId body, Class<T> type) {
        Objects.requireNonNull(type, "type must not be null; use Object.class for any");
        return bodies.ofCaller.data(bodies.index(body)).filter(type::isInstance).map(type::cast);
    }

    /**
     * Sets the bodies with which a body collides: two bodies collide if the mask of each has a bit in common with the
     * category of the other.
     *
     * @param body the body
     * @param category the bits of the groups to which the body belongs; a new body has 1
     * @param mask the bits of the groups with which it collides; a new body has all
     */
    public void setFilter(BodyId body, long category, long mask) {
        bodies.filters.setBits(changing(body), category, mask);
    }

    /**
     * Sets whether a body is a sensor. A sensor is reported and stops no body: it passes through all bodies, and all
     * pass through it. It may be kinematic or not, and moves by its displacement. Only queries with
     * {@link QueryFilter#includingSensors} find it.
     *
     * @param body the body
     * @param isSensor whether it is a sensor; a new body is not
     */
    public void setSensor(BodyId body, boolean isSensor) {
        bodies.filters.setSensor(changing(body), isSensor);
    }

    /** Returns whether a body is a sensor: it is reported and stops no body. */
    public boolean isSensor(BodyId body) {
        return bodies.filters.isSensor(bodies.index(body));
    }

    /** {@link SteadyRotations#get}. */
    SteadyRotation steadyRotation(BodyId body) {
        int slot = bodies.index(body);
        return bodies.orientations.steadyAngle[slot] == 0
                ? SteadyRotation.NONE
                : new SteadyRotation(bodies.orientations.steadyAngle[slot], bodies.orientations.steadyDeviation[slot]);
    }

    /** Returns the rotation of a body per step; for a steady rotation, from the beginning of a step to its end. */
    public Rotor rotationPerStep(BodyId body) {
        int slot = bodies.index(body);
        return Rotor.ofHalfAngle(bodies.orientations.turnC[slot], bodies.orientations.turnS[slot]);
    }

    /** Returns the shape of a body at its position and in its orientation. */
    public PlacedShape placed(BodyId body) {
        return bodies.placed(bodies.index(body));
    }

    /**
     * Returns the x component of the motion with which a body ended the last step, for a whole step; 0 before its first
     * step.
     */
    public double endDisplacementX(BodyId body) {
        return bodies.endDx[bodies.index(body)];
    }

    /** Returns the y component of that motion. */
    public double endDisplacementY(BodyId body) {
        return bodies.endDy[bodies.index(body)];
    }

    /** Returns the sort key of a body, as set by {@link #setSortKey}. */
    public long sortKey(BodyId body) {
        return bodies.key(bodies.index(body));
    }

    /** Returns the response of a body; empty if it uses the response of the step. */
    public Optional<Response> response(BodyId body) {
        return bodies.ofCaller.response(bodies.index(body));
    }

    /** Returns the mass of a body; for a kinematic body, it has no effect. */
    public double mass(BodyId body) {
        return bodies.mass[bodies.index(body)];
    }

    /** Returns the restitution of a body. */
    public double restitution(BodyId body) {
        return bodies.restitution[bodies.index(body)];
    }

    /** Returns the coefficient of friction of a body; infinite if it sets no limit. */
    public double friction(BodyId body) {
        return bodies.friction[bodies.index(body)];
    }

    /** Returns the shape of a body. */
    public Shape shape(BodyId body) {
        return bodies.shape[bodies.index(body)];
    }

    /** Returns the category of a body, as set by {@link #setFilter}. */
    public long category(BodyId body) {
        return bodies.filters.category[bodies.index(body)];
    }

    /** Returns the mask of a body, as set by {@link #setFilter}. */
    public long mask(BodyId body) {
        return bodies.filters.mask[bodies.index(body)];
    }

    /**
     * Returns whether a body is kinematic: it moves by its displacement, which no contact changes. A static body is not
     * kinematic.
     */
    public boolean isKinematic(BodyId body) {
        int slot = bodies.index(body);
        return bodies.kinematic[slot] && !bodies.fixed[slot];
    }

    /** Returns whether a body is static: it never moves in a step. */
    public boolean isStatic(BodyId body) {
        return bodies.fixed[bodies.index(body)];
    }

    /** Lets a mover continue with a body that is on a floor. */
    void resume(BodyId body, BodyId floor, FloorMemory memory, MoverState mover) {
        runner.requireRest();
        mover.resume(bodies.id(bodies.index(body)), bodies.id(bodies.index(floor)), memory, bodies);
    }

    void requireMovable(int slot) {
        if (bodies.fixed[slot]) {
            throw new IllegalArgumentException(
                    "body must not be static, but was " + bodies.id(slot) + "; addKinematic adds one that moves");
        }
    }

    /**
     * Sets a filter for the pairs that categories and masks allow; it replaces the previous filter. Two bodies for
     * which it returns false pass through each other and are not reported.
     *
     * @param filter returns whether two bodies collide; the first body comes first in the order of the world. It must
     *     return the same value throughout a step. It may query the world, but not change it. If the world has a {@link
     *     TaskRunner}, several threads may call it at once
     */
    public void setPairFilter(BiPredicate<BodyId, BodyId> filter) {
        runner.requireRest();
        Objects.requireNonNull(filter, "filter must not be null; use (a, b) -> true to let all pairs collide");
        step.broadPhase().setFilter(filter);
    }

    /**
     * Sets the rotation of a body about its local origin in each step from now on. After a step without a contact, its
     * rotor is {@code turn.times(rotor)}; during the step, the rotor moves there on a straight line. A contact with a
     * response ends the rotation of a body that is not kinematic for the rest of the step; in the next step it rotates
     * again. A kinematic body continues to rotate; a response sees the velocity of its contact point. The angular speed
     * is even within a step if the length of the rotor is 1, as for {@link Rotor#ofAngle}, or a power of two.
     *
     * @param body the body
     * @param turn the rotation in one step, by less than a full turn in either direction; {@link Rotor#IDENTITY} for
     *     none
     * @throws IllegalArgumentException if it is a full turn: (c, 0) with c less than 0
     */
    public void setRotationPerStep(BodyId body, Rotor turn) {
        int slot = changing(body);
        Objects.requireNonNull(turn, "turn must not be null; use Rotor.IDENTITY for no rotation");
        if (turn.isOppositeTo(Rotor.IDENTITY)) {
            throw new IllegalArgumentException("turn must be less than 360 degrees, but was " + turn
                    + "; a full turn in one step has no direction");
        }
        requireMovable(slot);
        bodies.setTurn(slot, turn.halfCos(), turn.halfSin());
        scene.change(slot);
    }

    /** {@link SteadyRotations#set}. */
    void setSteadyRotation(BodyId body, SteadyRotation rotation) {
        int slot = changing(body);
        Objects.requireNonNull(rotation, "rotation must not be null; use SteadyRotation.NONE for no rotation");
        requireMovable(slot);
        bodies.orientations.setSteadyTurn(slot, rotation);
        bodies.setShape(slot, bodies.shape[slot]);
        scene.change(slot);
    }

    /** Returns the index of a body that is about to be changed. */
    private int changing(BodyId body) {
        runner.requireRest();
        return bodies.index(body);
    }
}
