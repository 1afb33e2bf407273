package org.polysweep.world;

import java.util.Objects;
import java.util.function.Consumer;
import org.polysweep.internal.argument.Finite;
import org.polysweep.internal.motion.Required;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.body.WorldDigest;
import org.polysweep.internal.world.query.Scene;
import org.polysweep.internal.world.step.Step;
import org.polysweep.internal.world.step.StepRunner;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.Shape;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.PairListener;
import org.polysweep.world.body.Response;
import org.polysweep.world.body.StepBudget;
import org.polysweep.world.body.TaskRunner;
import org.polysweep.world.body.WorldContact;

/**
 * Many shapes that move at once. Every body has a displacement; a step moves all bodies together and handles their
 * contacts in the order of their exact times. A {@link Response} decides how two bodies continue after a contact. The
 * caller supplies forces and time.
 *
 * <pre>{@code
 * World world = new World();
 * BodyId crate = world.add(ConvexPolygon.box(0, 0, 2, 1), 0, 5);
 * world.addStatic(CompoundShape.chain(-10, 0, 10, 0, 20, 3), 0, 0);
 * world.setDisplacement(crate, 3, -8);                                      // in every step from now on
 * world.step(Response.slide(), contact -> System.out.println(contact));
 * }</pre>
 *
 * <p>This class has the methods that a game calls in each frame. {@link #bodies} has the properties of single bodies
 * (mass, shape, filter, rotation per step), {@link #queries} has ray casts, shape casts and overlap queries.
 *
 * <p><b>Order.</b> Contacts come in the exact order of their times. Contacts at exactly the same time come in the order
 * of the bodies: by their keys ({@link WorldBodies#setSortKey}), and where keys are equal, in the order in which they
 * were added. In a contact, A is the body that comes first. If all keys are different, the outcome is the same, bit for
 * bit, in whatever order the bodies were added, on every JDK, and with any {@link TaskRunner}.
 *
 * <p><b>No new overlap.</b> After a step with a response, no two bodies overlap that did not overlap before it. This
 * holds exactly, for the doubles that are stored. It does not hold for two bodies that a response let pass, that are
 * both kinematic, or that filters keep apart, or of which one is a sensor. Bodies that overlap when a step begins are
 * reported, and ignored until they no longer overlap; of compounds, only the parts that overlap. Overlap with a
 * one-sided chain is allowed.
 *
 * <p>No body passes through another one, however fast it is, unless one of them is narrower than a few dozen units in
 * the last place of its coordinates: rounding may put so small a body on the other side of a wall without width.
 *
 * <p><b>Limits.</b> A body whose motion has been changed {@linkplain #setBudget too often} in one step
 * stalls for the rest of it, and the report lists it. The position of each body before and after a step must be finite.
 * In a step with a response, positions, displacements and shapes must stay below 2^800.
 *
 * <p><b>Threads and cost.</b> Not thread-safe; the world starts no threads of its own. A step takes {@code O(n log n)}
 * for n bodies, and a sweep for each pair whose swept boxes intersect. Once its arrays have grown, a step does not
 * allocate, except for compounds and for contacts that need the exact (big-integer) fallback, such as contacts of
 * bodies that are rotated but not rotating.
 */
public final class World {

    final Bodies bodies = new Bodies();
    private final Step step = new Step(bodies);
    private final Scene scene = new Scene(bodies, step.broadPhase());
    final StepRunner runner = new StepRunner(bodies, step, scene);
    private final WorldBodies worldBodies = new WorldBodies(bodies, step, runner, scene);
    private final WorldQueries queries = new WorldQueries(bodies, runner, scene);
    private final OneWayBodies oneWayBodies = new OneWayBodies(bodies, runner);
    private final StepReport report = new StepReport(step.log(), step.positionsInStep);
    private final WorldDigest digest = new WorldDigest(bodies);

    /** Creates a world without bodies. */
    public World() {}

    /**
     * Adds a body that moves and that responses can move.
     *
     * <p>A position that is computed, such as one on a slope, is rounded, so the body may overlap the surface by an
     * ulp. Bodies that overlap at the beginning of a step pass through each other. Place the body a little above the
     * surface and let it fall, or place it by the safe position of a sweep ({@code SweepResult.safeAX}, {@code
     * safeAY}).
     *
     * @param shape its shape, which many bodies may share
     * @param x the x coordinate of its position; finite
     * @param y the y coordinate of its position; finite
     * @return its id
     * @throws IllegalArgumentException if a coordinate is NaN or infinite
     */
    public BodyId add(Shape shape, double x, double y) {
        return add(shape, x, y, false);
    }

    /**
     * Adds a body that never moves in a step: ground, walls. Like a kinematic body, it is changed by no contact; unlike
     * one, it has no displacement and no rotation per step, and cannot be given any. It may be moved between steps.
     *
     * @param shape its shape
     * @param x the x coordinate of its position; finite
     * @param y the y coordinate of its position; finite
     * @return its id
     * @throws IllegalArgumentException if a coordinate is NaN or infinite
     */
    public BodyId addStatic(Shape shape, double x, double y) {
        return fixed(add(shape, x, y, true));
    }

    /**
     * Adds a body that moves by its displacement, which no contact changes: a moving platform, a lift, a flipper. Two
     * bodies that are kinematic or static never collide. A kinematic body that would crush another body against one
     * that is not movable stalls.
     *
     * @param shape its shape
     * @param x the x coordinate of its position; finite
     * @param y the y coordinate of its position; finite
     * @return its id
     * @throws IllegalArgumentException if a coordinate is NaN or infinite
     */
    public BodyId addKinematic(Shape shape, double x, double y) {
        return add(shape, x, y, true);
    }

    /**
     * Adds a body that moves and that responses can move, in an orientation: {@code world.add(crate.at(3,
     * 4).withRotor(rotor))}.
     *
     * @param placed its shape, position and orientation
     * @return its id
     */
    public BodyId add(PlacedShape placed) {
        return add(placed, false);
    }

    /**
     * Adds a kinematic body in an orientation, as {@link #addKinematic(Shape, double, double)} does without; no contact
     * changes its displacement or its rotation.
     *
     * @param placed its shape, position and orientation
     * @return its id
     */
    public BodyId addKinematic(PlacedShape placed) {
        return add(placed, true);
    }

    /**
     * Adds a body that never moves in a step, in an orientation, as {@link #addStatic(Shape, double, double)} does
     * without.
     *
     * @param placed its shape, position and orientation
     * @return its id
     */
    public BodyId addStatic(PlacedShape placed) {
        return fixed(add(placed, true));
    }

    private BodyId fixed(BodyId body) {
        bodies.fixed[bodies.index(body)] = true;
        return body;
    }

    private BodyId add(PlacedShape placed, boolean isKinematic) {
        Objects.requireNonNull(placed, "placed must not be null; use shape.at(x, y)");
        BodyId body = add(placed.shape(), placed.x(), placed.y(), isKinematic);
        setRotor(body, placed.rotor());
        return body;
    }

    private BodyId add(Shape shape, double x, double y, boolean isKinematic) {
        Required.shape("shape", shape);
        Finite.require("x", x, "y", y);
        runner.requireRest();
        BodyId body = bodies.add(shape, x, y, isKinematic);
        scene.change(bodies.index(body));
        return body;
    }

    /**
     * Removes a body. Its id is stale from now on.
     *
     * @param body the body
     * @throws IllegalArgumentException if the id is stale or of another world, as in all methods that take one
     * @throws IllegalStateException if a step is under way, as in all methods that change the world
     */
    public void remove(BodyId body) {
        int slot = changing(body);
        bodies.remove(slot);
        scene.change(slot);
    }

    /** Returns the bodies of this world, to read and to set their properties. */
    public WorldBodies bodies() {
        return worldBodies;
    }

    /** Returns the one-way bodies of this world: platforms to jump up through. */
    public OneWayBodies oneWayBodies() {
        return oneWayBodies;
    }

    /** Returns the queries about the bodies of this world. */
    public WorldQueries queries() {
        return queries;
    }

    /**
     * Puts a body at a position, even if it overlaps other bodies there.
     *
     * @param body the body
     * @param x the x coordinate of its position; finite
     * @param y the y coordinate of its position; finite
     * @throws IllegalArgumentException if a coordinate is NaN or infinite
     */
    public void setPosition(BodyId body, double x, double y) {
        int slot = changing(body);
        Finite.require("x", x, "y", y);
        bodies.setPosition(slot, x, y);
        scene.change(slot);
    }

    /**
     * Sets the displacement of a body in each step from now on.
     *
     * @param body the body
     * @param dx the x component; finite
     * @param dy the y component; finite
     * @throws IllegalArgumentException if a component is NaN or infinite
     */
    public void setDisplacement(BodyId body, double dx, double dy) {
        int slot = changing(body);
        Finite.require("dx", dx, "dy", dy);
        worldBodies.requireMovable(slot);
        bodies.setMotion(slot, dx, dy);
    }

    /**
     * Sets the orientation of a body, even if it then overlaps other bodies.
     *
     * @param body the body
     * @param rotor its rotation about its local origin from now on; the rotor is stored unchanged, whatever its length
     */
    public void setRotor(BodyId body, Rotor rotor) {
        int slot = changing(body);
        Objects.requireNonNull(rotor, "rotor must not be null; use Rotor.IDENTITY for no rotation");
        bodies.setRotor(slot, rotor.halfCos(), rotor.halfSin());
        scene.change(slot);
    }

    /**
     * Makes every body that is not kinematic keep the motion with which it ended the last step, such as the motion
     * after a slide: it becomes the displacement of the steps to come. {@link Response#bounce} needs no such call: it
     * lets the bodies keep their motions. The motion of a carrier ({@link Response#carrying}) is left out. A body keeps
     * its displacement if it has not been in a step yet, if
     * it was stalled or rolled back in the last one, or if it has been given a displacement since.
     */
    public void persistDisplacements() {
        runner.requireRest();
        bodies.keepMotions();
    }

    /**
     * Sets the listener for pairs whose overlap begins, continues or ends; it replaces the previous listener. In steps
     * with a response these are the pairs of which one or both are sensors, including kinematic ones; in steps without,
     * all pairs except two kinematic bodies neither of which is a sensor. Filters apply. An overlap is an overlap of
     * interiors; a one-sided chain can be overlapped from both sides.
     *
     * @param listener the listener, which is called after each step; {@link PairListener#NONE} for none, which costs
     *     nothing
     */
    public void setOverlapListener(PairListener listener) {
        runner.requireRest();
        step.overlapWatch()
                .setListener(
                        Objects.requireNonNull(listener, "listener must not be null; use PairListener.NONE for none"));
    }

    /**
     * Sets the listener for pairs whose contact begins, continues or ends; it replaces the previous listener. Two
     * bodies of which neither is a sensor are in contact in a step if a contact of them is reported in it: OVERLAP, HIT
     * or TOUCH. They begin at the time of their first contact. They end at t = 0 of the first step without one.
     *
     * @param listener the listener, which is called after each step; {@link PairListener#NONE} for none, which costs
     *     nothing
     */
    public void setContactListener(PairListener listener) {
        runner.requireRest();
        step.contactWatch()
                .setListener(
                        Objects.requireNonNull(listener, "listener must not be null; use PairListener.NONE for none"));
    }

    /**
     * Copies the world into a state, which replaces its contents: all bodies with their ids and everything that has
     * been set for them, the order of the world, {@link #setBudget}, and the pairs that the listeners
     * know. Shapes, data of the caller and responses are referenced, not copied. Listeners, the filter of pairs, the
     * task runner and the state of the caller's own code are not part of the state. Does not allocate once the state
     * has grown.
     *
     * @param state receives the copy
     */
    public void save(WorldState state) {
        runner.requireNoStep();
        Objects.requireNonNull(state, "state must not be null; use new WorldState()")
                .save(bodies, step);
    }

    /**
     * Restores the world from a saved state; from there, the same calls have the same outcome, bit for bit, including
     * events. Ids of the saved bodies are valid again, even if the bodies have been removed since; ids of bodies that
     * were added later stay stale, even if other bodies take their slots. Does not allocate once the world has been as
     * large. The state is not changed, so it can be restored again.
     *
     * @param state the state
     * @throws IllegalArgumentException if the state is empty, or of another world
     */
    public void restore(WorldState state) {
        runner.requireRest();
        Objects.requireNonNull(state, "state must not be null; use one that save has filled")
                .restore(bodies, step);
        scene.forget();
    }

    /**
     * Returns a state that {@link WorldState#toBytes} has written, of this world or of another one that was built in
     * the same way, on any machine. {@link #restore} puts this world into it: then it has the same digest, and
     * continues in the same way.
     *
     * <p>Bodies of the state and of this world that were added in the same order are the same bodies: they keep their
     * ids, data and responses. Other bodies of the state have new ids, which {@link WorldBodies#all} gives in the order
     * of the world, and neither data nor responses. A shape that is equal to one in this world is that one; of other
     * shapes, vertices that were left out have no indices. Set listeners and filters in code before the state is
     * restored: a listener that is set later knows no pairs.
     *
     * @param bytes from {@link WorldState#toBytes}; they may be untrusted
     * @return the state, for this world
     * @throws IllegalArgumentException if no state has these bytes; the message names the place. A damaged number that
     *     is another legal number is not noticed: add a checksum where that may happen
     */
    public WorldState readState(byte[] bytes) {
        runner.requireNoStep();
        return WorldState.read(
                Objects.requireNonNull(bytes, "bytes must not be null; WorldState.toBytes returns them"), bodies);
    }

    /**
     * Returns a 64-bit hash of everything that determines the future of the world, to compare two peers of a game, or a
     * replay with its original. It covers {@link #setBudget} and, for each body in the order of the
     * world, its key, position, displacement, rotor, rotation per step, motion at the end of the last step, mass,
     * restitution, friction, category and mask, the direction of a one-way body, whether it is kinematic or a sensor,
     * and all numbers of its shape. It does not cover ids, data of the caller, listeners, and what is decided by code:
     * filters and responses. It is the same on every JDK, and for any number of tasks. Costs a few nanoseconds for each
     * number, and does not allocate.
     */
    public long digest() {
        runner.requireNoStep();
        return digest.of(step.budget);
    }

    /**
     * Sets the threads that search for contacts. It does not change the outcome, bit for bit.
     *
     * @param taskRunner runs the tasks; {@link TaskRunner#SAME_THREAD} if never set
     * @param taskCount the number of tasks into which the work is split, at least 1; several times the number of
     *     threads is a good choice
     * @throws IllegalArgumentException if {@code taskCount} is less than 1
     */
    public void setTaskRunner(TaskRunner taskRunner, int taskCount) {
        runner.setWorkers(taskRunner, taskCount);
    }

    /**
     * Sets the work that a step with a response may spend on each body, before the body stalls for the rest of the
     * step: {@link StepReport#overBudget}. The budget is part of {@link #save} and {@link #digest}.
     *
     * @param budget the budget; {@link StepBudget#DEFAULT} if never set
     */
    public void setBudget(StepBudget budget) {
        runner.setBudget(budget);
    }

    /** Returns the x coordinate of the position of a body; in a step, the position before the step. */
    public double x(BodyId body) {
        return bodies.x[bodies.index(body)];
    }

    /** Returns the y coordinate of the position of a body; in a step, the position before the step. */
    public double y(BodyId body) {
        return bodies.y[bodies.index(body)];
    }

    /** Returns the orientation of a body; in a step, the orientation before the step. */
    public Rotor rotor(BodyId body) {
        int slot = bodies.index(body);
        return Rotor.ofHalfAngle(bodies.orientations.c[slot], bodies.orientations.s[slot]);
    }

    /** Returns the x component of the displacement of a body in the steps to come. */
    public double displacementX(BodyId body) {
        return bodies.dx[bodies.index(body)];
    }

    /** Returns the y component of the displacement of a body in the steps to come. */
    public double displacementY(BodyId body) {
        return bodies.dy[bodies.index(body)];
    }

    /**
     * Moves all bodies, which pass through each other, and reports every contact of a pair once.
     *
     * @param listener receives the contacts: OVERLAPs first, in the order of the bodies, then the others in the order
     *     of their times
     * @return the outcome of the step; the next step overwrites it
     * @throws IllegalStateException if a body would move out of the range of {@code double}; nothing has moved then
     */
    public StepReport step(Consumer<WorldContact> listener) {
        runner.report(listener);
        return report;
    }

    /**
     * Moves all bodies; at each contact, a response changes the motions of the two. If the listener or the response
     * throws an exception, nothing has moved.
     *
     * @param response decides how two bodies continue when they would begin to overlap
     * @param listener receives the contacts, each before the response to it: OVERLAPs at the beginning, every HIT, and
     *     a TOUCH of two bodies without a reported contact in this step. A HIT of the same two bodies at the same time,
     *     with the same normal, is one contact, however often a body that is pressed into a corner is deflected from
     *     one side to the other: the listener receives it once, and the response is called each time
     * @return the outcome of the step; the next step overwrites it
     * @throws IllegalStateException if a body would move out of the range of {@code double}, or one of its numbers is
     *     2^800 or more; nothing has moved then
     */
    public StepReport step(Response response, Consumer<WorldContact> listener) {
        runner.respond(response, listener);
        return report;
    }

    /** As {@link #step(Response, Consumer)}, without a listener. */
    public StepReport step(Response response) {
        return step(response, contact -> {});
    }

    /**
     * Moves one body now, while all others are at rest: a character, an enemy, a bullet. It moves as far as it can and
     * slides along surfaces that it hits; {@link CharacterMover} has the settings and the outcome. It is not a step:
     * displacements that have been set are ignored, and remain unchanged. Filters apply; a kinematic body also collides
     * with kinematic and static bodies; sensors are passed.
     *
     * @param body the body, kinematic or not
     * @param dx the x component of the requested displacement; finite
     * @param dy the y component; finite
     * @param mover the mover, with the settings of the move
     * @return the {@linkplain CharacterMover#report report} of the mover, which its next move overwrites
     * @throws IllegalArgumentException if a component is NaN or infinite
     * @throws IllegalStateException if a number of the body is 2^800 or more, or the body is too narrow for the {@link
     *     CharacterMover#setInset inset}; nothing has moved then
     */
    public MoveReport moveAndSlide(BodyId body, double dx, double dy, CharacterMover mover) {
        Objects.requireNonNull(mover, "mover must not be null; use new CharacterMover()");
        int slot = bodies.index(body);
        worldBodies.requireMovable(slot);
        runner.move(slot, dx, dy, mover.state);
        return mover.report();
    }

    /** Returns the world as text, with the number of bodies. */
    @Override
    public String toString() {
        int living = bodies.living();
        return "a world of " + living + (living == 1 ? " body" : " bodies");
    }

    /** Returns the index of a body that is about to be changed. */
    private int changing(BodyId body) {
        runner.requireRest();
        return bodies.index(body);
    }
}
