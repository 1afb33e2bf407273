package org.polysweep.world;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import org.polysweep.internal.argument.Finite;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.body.WorldDigest;
import org.polysweep.internal.world.query.BodyFilter;
import org.polysweep.internal.world.query.RayQueries;
import org.polysweep.internal.world.query.Scene;
import org.polysweep.internal.world.query.ShapeCasts;
import org.polysweep.internal.world.query.Surroundings;
import org.polysweep.internal.world.step.Step;
import org.polysweep.internal.world.step.StepRunner;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.Ray;
import org.polysweep.shape.Shape;
import org.polysweep.world.body.BodyHit;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Neighbour;
import org.polysweep.world.body.PairListener;
import org.polysweep.world.body.Response;
import org.polysweep.world.body.ShapeHit;
import org.polysweep.world.body.TaskRunner;
import org.polysweep.world.body.WorldContact;

/**
 * Many shapes that move at once. Every body has a displacement; a step moves all bodies together and handles their
 * contacts in the order of their exact times. A {@link Response} decides how two bodies go on after a contact. Forces
 * and time are left to the caller.
 *
 * <pre>{@code
 * World world = new World();
 * BodyId crate = world.add(ConvexPolygon.box(0, 0, 2, 1), 0, 5);
 * world.addKinematic(CompoundShape.chain(-10, 0, 10, 0, 20, 3), 0, 0);
 * world.setMotion(crate, 3, -8);                                      // in every step from now on
 * world.step(Response.slide(), contact -> System.out.println(contact));
 * }</pre>
 *
 * <p><b>Order.</b> Contacts come in the exact order of their times. Contacts at exactly the same time come in the order
 * of the bodies: by their keys ({@link #setKey}), and where keys are equal, in the order in which they were added. Of
 * two bodies, A is the one that comes first. If all keys are different, the outcome is the same, bit for bit, in
 * whatever order the bodies were added, on every JDK, and with any {@link TaskRunner}.
 *
 * <p><b>No new overlap.</b> After a step with a response, no two bodies overlap that did not overlap before it. This
 * holds exactly, for the doubles that are stored. It does not hold for two bodies that a response let pass, that are
 * both kinematic, or that filters keep apart, or of which one is a sensor. Bodies that overlap when a step begins are
 * reported, and left alone until they no longer overlap; of compounds, only the parts that overlap. Overlap with a
 * one-sided chain does not count.
 *
 * <p>Nor does a body pass through another one, however fast it is, unless one of them is only some dozens of units in
 * the last place of its coordinates wide: rounding may put so small a body on the other side of a wall that has no
 * width.
 *
 * <p><b>What turns.</b> A body has an orientation, {@link #setRotor}, and may turn in each step, {@link #setTurn}.
 * Contacts, events and questions are exact there, too. A body that is not kinematic stops turning, for the rest of the
 * step, where it meets another one, whatever the response; a kinematic one goes on, and pushes what it meets.
 *
 * <p><b>Limits.</b> A body whose motion has been changed {@linkplain #setMostChanges too often} in one step stalls for
 * the rest of it, and the report says so. The position of each body before and after a step must be finite. In a step
 * with a response, positions, displacements and shapes must stay below 2^800.
 *
 * <p><b>Threads and cost.</b> Not thread-safe; the world starts no threads of its own. A step takes {@code O(n log n)}
 * for n bodies, and a sweep for each pair whose swept boxes meet. Once its arrays have grown, a step makes
 * no garbage, except for compounds and for contacts that take integers to decide, as those of bodies that are turned
 * and do not turn do. Questions between steps make garbage. The first one after a step takes {@code O(n log n)} for the
 * n bodies that are not kinematic. Each further one takes about the logarithm of n (its square root if many bodies have
 * been added or placed since then), and the time for what it finds.
 */
public final class World {

    private static final ConvexPolygon POINT = ConvexPolygon.of(0, 0);

    private final Bodies bodies = new Bodies();
    private final Step step = new Step(bodies);
    private final Scene scene = new Scene(bodies, step.broadPhase());
    private final RayQueries rays = new RayQueries(bodies, scene);
    private final ShapeCasts casts = new ShapeCasts(bodies, scene);
    private final Surroundings surroundings = new Surroundings(bodies, scene);
    private final StepRunner runner = new StepRunner(bodies, step, scene);
    private final StepReport report = new StepReport(step.log());
    private final WorldDigest digest = new WorldDigest(bodies);

    /** Makes a world without bodies. */
    public World() {}

    /**
     * Adds a body that moves and gives way.
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
     * Adds a body whose motion no contact changes: ground, walls, a platform that moves. Two kinematic bodies never
     * meet. One that would crush another body against something that cannot give way stalls.
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
     * Adds a body that moves and gives way, in an orientation: {@code world.add(crate.at(3, 4).turned(rotor))}.
     *
     * @param placed its shape, where it stands and how it is turned
     * @return its id
     */
    public BodyId add(PlacedShape placed) {
        return add(placed, false);
    }

    /**
     * Adds a body whose motion and turn no contact changes, in an orientation, as {@link #addKinematic(Shape, double,
     * double)} does without.
     *
     * @param placed its shape, where it stands and how it is turned
     * @return its id
     */
    public BodyId addKinematic(PlacedShape placed) {
        return add(placed, true);
    }

    private BodyId add(PlacedShape placed, boolean isKinematic) {
        requirePlaced(placed);
        BodyId body = add(placed.shape(), placed.x(), placed.y(), isKinematic);
        setRotor(body, placed.rotor());
        return body;
    }

    private BodyId add(Shape shape, double x, double y, boolean isKinematic) {
        Objects.requireNonNull(shape, "shape is null; a body has one");
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
        int i = changing(body);
        bodies.remove(i);
        scene.change(i);
    }

    /** Returns whether an id names a body that is in this world. */
    public boolean contains(BodyId body) {
        return bodies.isAlive(Objects.requireNonNull(body, "body is null; add gives the bodies"));
    }

    /** Returns the number of bodies. */
    public int size() {
        return bodies.count();
    }

    /** Returns the bodies in the order of the world: by key, then in the order in which they were added. */
    public List<BodyId> bodies() {
        return scene.bodies();
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
        int i = changing(body);
        Finite.require("x", x, "y", y);
        bodies.setPosition(i, x, y);
        scene.change(i);
    }

    /**
     * Gives a body another shape, where it stands and as it is turned: it crouches, grows. Its id, its motion and all
     * that has been set for it stay.
     *
     * @param body the body
     * @param shape its new shape, of any kind
     * @return the bodies that it now overlaps, of those that it may meet, in the order of the world, whether it
     *     overlapped them before or not; sensors do not count. Steps leave such pairs alone until they no longer
     *     overlap, so give the old shape back if there is no room for the new one
     */
    public List<BodyId> setShape(BodyId body, Shape shape) {
        int i = changing(body);
        bodies.setShape(i, Objects.requireNonNull(shape, "shape is null; a body has one"));
        scene.change(i);
        return surroundings.overlapping(i);
    }

    /**
     * Sets the displacement of a body in each step from now on.
     *
     * @param body the body
     * @param dx the x component; finite
     * @param dy the y component; finite
     * @throws IllegalArgumentException if a component is NaN or infinite
     */
    public void setMotion(BodyId body, double dx, double dy) {
        int i = changing(body);
        Finite.require("dx", dx, "dy", dy);
        bodies.setMotion(i, dx, dy);
    }

    /**
     * Turns a body, even if it overlaps other bodies then.
     *
     * @param body the body
     * @param rotor how it is turned about its local origin from now on; it is kept as it is, of whatever length
     */
    public void setRotor(BodyId body, Rotor rotor) {
        int i = changing(body);
        Objects.requireNonNull(rotor, "rotor is null; Rotor.NONE does not turn");
        bodies.setRotor(i, rotor.c(), rotor.s());
        scene.change(i);
    }

    /**
     * Sets by what a body turns about its local origin in each step from now on. After a step in which nothing stops
     * it, its rotor is {@code turn.times(rotor)}; within the step it goes straight there. A contact to which there is a
     * response ends the turn of a body that is not kinematic, for the rest of the step; in the next one it turns again.
     * A kinematic body turns as it is told. What it meets gets the speed of the point that it is met with.
     *
     * @param body the body
     * @param turn the turn in one step, of less than a full one either way; {@link Rotor#NONE} for none
     * @throws IllegalArgumentException if it is a full turn: (c, 0) with c less than 0
     */
    public void setTurn(BodyId body, Rotor turn) {
        int i = changing(body);
        Objects.requireNonNull(turn, "turn is null; Rotor.NONE does not turn");
        if (turn.isOppositeTo(Rotor.NONE)) {
            throw new IllegalArgumentException(
                    "turn is " + turn + ", a full turn in one step, to which no straight way leads; turn by less");
        }
        bodies.setTurn(i, turn.c(), turn.s());
        scene.change(i);
    }

    /**
     * Lets every body that is not kinematic keep the motion with which it ended the last step, such as that after a
     * slide: it becomes the displacement of the steps to come. {@link Response#bounce} needs no such call: it lets the
     * bodies keep their motions. A body keeps its displacement if it has not been in a step yet, if it was stalled or
     * rolled back in the last one, or if it has been given a displacement since.
     */
    public void keepMotions() {
        runner.requireRest();
        bodies.keepMotions();
    }

    /**
     * Sets the place of a body in the order of the world.
     *
     * @param body the body
     * @param key the lesser key comes first, and of equal keys the body that was added first; the key of a new body is
     *     the number of bodies that were ever added before it
     */
    public void setKey(BodyId body, long key) {
        bodies.setKey(changing(body), key);
    }

    /**
     * Sets the mass of a body, for responses that use it.
     *
     * @param body the body
     * @param mass its mass, finite and greater than 0; a new body has 1; the mass of a kinematic body counts as
     *     infinite
     * @throws IllegalArgumentException if the mass is not finite, or not greater than 0
     */
    public void setMass(BodyId body, double mass) {
        int i = changing(body);
        Finite.require("mass", mass);
        if (mass <= 0) {
            throw new IllegalArgumentException("mass is " + mass + "; it is greater than 0");
        }
        bodies.mass[i] = mass;
    }

    /**
     * Sets how a body bounces. Of two bodies that bounce off each other, the one with less restitution decides.
     *
     * @param body the body, which may be kinematic
     * @param restitution the share of the speed of approach that is left afterwards, in [0, 1]; a new body has 1, so
     *     that the {@linkplain Response#bounce response} decides
     * @throws IllegalArgumentException if {@code restitution} is not in [0, 1]
     */
    public void setRestitution(BodyId body, double restitution) {
        int i = changing(body);
        if (!(restitution >= 0 && restitution <= 1)) {
            throw new IllegalArgumentException(
                    "restitution is " + restitution + "; it takes 0 (what hits the body stays with it) to 1");
        }
        bodies.restitution[i] = restitution + 0.0;
    }

    /**
     * Gives a body a response of its own, which is asked about its contacts in place of that of the step. Where both
     * bodies have one, it is that of the body which comes first in the order of the world ({@link #setKey}).
     *
     * @param body the body
     * @param response the response; one that calls others decides for single pairs
     */
    public void setResponse(BodyId body, Response response) {
        int i = changing(body);
        bodies.setResponse(
                i, Objects.requireNonNull(response, "response is null; clearResponse lets that of the step decide"));
    }

    /** Takes from a body the response of its own, if it has one. */
    public void clearResponse(BodyId body) {
        bodies.clearResponse(changing(body));
    }

    /**
     * Attaches an object to a body, in place of the one before. The world does not look into it, and lets go of it when
     * the body is removed.
     *
     * @param body the body
     * @param data any object, such as the entity of a game
     */
    public void setUserData(BodyId body, Object data) {
        bodies.userData[bodies.index(body)] =
                Optional.of(Objects.requireNonNull(data, "data is null; clearUserData takes it away"));
    }

    /** Takes from a body the object that is attached to it, if there is one. */
    public void clearUserData(BodyId body) {
        bodies.userData[bodies.index(body)] = Optional.empty();
    }

    /** Returns the object that is attached to a body; empty if there is none. */
    public Optional<Object> userData(BodyId body) {
        return userData(body, Object.class);
    }

    /**
     * Returns the object that is attached to a body, if it is of a type.
     *
     * @param body the body
     * @param type the type
     * @return the object; empty if there is none, or if it is of another type
     */
    public <T> Optional<T> userData(BodyId body, Class<T> type) {
        Objects.requireNonNull(type, "type is null; Object.class is any");
        return bodies.userData[bodies.index(body)].filter(type::isInstance).map(type::cast);
    }

    /**
     * Sets which bodies a body may meet: two bodies may meet if the mask of each has a bit in common with the category
     * of the other.
     *
     * @param body the body
     * @param category the bits of what the body is; a new body has 1
     * @param mask the bits of what it meets; a new body has all
     */
    public void setFilter(BodyId body, long category, long mask) {
        bodies.setFilter(changing(body), category, mask);
    }

    /**
     * Makes a body a sensor, or a body like others again. A sensor is reported and stops nobody: it passes through all
     * bodies, and all pass through it. It may be kinematic or not, and moves as it is told. Only questions with {@link
     * QueryFilter#withSensors} see it.
     *
     * @param body the body
     * @param isSensor whether it is a sensor; a new body is not
     */
    public void setSensor(BodyId body, boolean isSensor) {
        bodies.setSensor(changing(body), isSensor);
    }

    /** Returns whether a body is a sensor: it is reported and stops nobody. */
    public boolean isSensor(BodyId body) {
        return bodies.isSensor(bodies.index(body));
    }

    /**
     * Sets a filter for the pairs that categories and masks let meet; it replaces the one before. Two bodies for which
     * it is false pass through each other, unreported.
     *
     * @param filter tells whether two bodies may meet; the first is the one that comes first in the order of the world.
     *     Its answer stays the same during a step. It may ask the world, and not change it. If the world has a
     *     {@link TaskRunner}, several threads may ask at once
     */
    public void setPairFilter(BiPredicate<BodyId, BodyId> filter) {
        runner.requireRest();
        Objects.requireNonNull(filter, "filter is null; one that returns true lets all meet");
        step.broadPhase().setFilter(filter);
    }

    /**
     * Sets who is told which pairs begin, go on and end to overlap; it replaces the one before. In steps with a
     * response these are the pairs of which one or both are sensors, kinematic ones included; in steps without, all
     * pairs except two kinematic bodies neither of which is a sensor. Filters count. An overlap is one of interiors,
     * and with a one-sided chain it counts from both sides.
     *
     * <p>Overlaps are found on the lines on which bodies really move, so a bullet that flies through a thin sensor
     * within a step begins and ends to overlap it. Times are exact and then rounded, a beginning down, an end up. A
     * pair that overlaps when it is first looked at begins at 0, and so does whatever has been changed between steps.
     * Positions are rounded at the end of a step: if a pair overlaps just before t = 1 but not where the two stand
     * then, it ends at 1; and the other way round, it begins at 1. While something turns, two bodies may overlap
     * several times. So what has been told is always the state of where bodies stand.
     *
     * @param listener is told after each step; {@link PairListener#NOBODY} to tell nobody, which costs nothing
     */
    public void setOverlapListener(PairListener listener) {
        runner.requireRest();
        step.overlapWatch()
                .setListener(
                        Objects.requireNonNull(listener, "listener is null; PairListener.NOBODY listens to nothing"));
    }

    /**
     * Sets who is told which pairs begin, go on and end to be in contact; it replaces the one before. Two bodies of
     * which neither is a sensor are in contact in a step if a contact of them is reported in it: OVERLAP, HIT or TOUCH.
     * They begin at the time of their first contact. They end at t = 0 of the first step without one.
     *
     * @param listener is told after each step; {@link PairListener#NOBODY} to tell nobody, which costs nothing
     */
    public void setContactListener(PairListener listener) {
        runner.requireRest();
        step.contactWatch()
                .setListener(
                        Objects.requireNonNull(listener, "listener is null; PairListener.NOBODY listens to nothing"));
    }

    /**
     * Copies the world into a state, whatever that held before: all bodies with their ids and everything that has been
     * set for them, the order of the world, {@link #setMostChanges}, and what the listeners of pairs have been told.
     * Shapes, data of the caller and responses are not copied but kept. Listeners, the filter of pairs, workers and
     * what was decided by code of the caller are no part of the state. No garbage once the state has grown.
     *
     * @param state receives the copy
     */
    public void save(WorldState state) {
        runner.requireNoStep();
        Objects.requireNonNull(state, "state is null; new WorldState() makes one")
                .save(bodies, step);
    }

    /**
     * Takes the world back to where it was when it was saved in a state; from there, the same calls have the same
     * outcome, bit for bit, events included. Ids of bodies that were there then are good again, even if the bodies have
     * been removed since; ids of bodies that have been added since are stale for good, also if others take their
     * places. No garbage once the world has been as large. The state is not changed, so it can be restored again.
     *
     * @param state the state
     * @throws IllegalArgumentException if the state is empty, or of another world
     */
    public void restore(WorldState state) {
        runner.requireRest();
        Objects.requireNonNull(state, "state is null; it is one that save has filled")
                .restore(bodies, step);
        scene.forget();
    }

    /**
     * Returns 64 bits that depend on all that decides how the world goes on, to compare two peers of a game, or a
     * replay with what it replays. It covers {@link #setMostChanges} and, of each body in the order of the world, its
     * key, position, displacement, rotor and turn, motion at the end of the last step, mass, restitution, category and
     * mask, whether it is kinematic or a sensor, and all numbers of its shape. It does not cover ids, data of the
     * caller, listeners, and what is decided by code: filters and responses. It is the same on every JDK, and for any
     * number of tasks. Costs a few nanoseconds for each number; no garbage.
     */
    public long digest() {
        runner.requireNoStep();
        return digest.of(step.mostChanges);
    }

    /**
     * Sets which threads look for contacts. The outcome is the same, bit for bit, whatever is set here.
     *
     * @param newWorkers runs the tasks; {@link TaskRunner#CALLER} if never set
     * @param newTasks into how many tasks the work is split, 1 or more; several times the number of threads is a good
     *     choice
     * @throws IllegalArgumentException if {@code newTasks} is less than 1
     */
    public void setWorkers(TaskRunner newWorkers, int newTasks) {
        runner.setWorkers(newWorkers, newTasks);
    }

    /**
     * Sets how often a step may change the motion of one body before that body stalls for the rest of the step.
     *
     * @param most the number, from 1 to 1,000,000; 64 if never set
     * @throws IllegalArgumentException if it is not from 1 to 1,000,000
     */
    public void setMostChanges(int most) {
        runner.setMostChanges(most);
    }

    /** Returns the x coordinate of the position of a body; in a step, that before the step. */
    public double x(BodyId body) {
        return bodies.x[bodies.index(body)];
    }

    /** Returns the y coordinate of the position of a body; in a step, that before the step. */
    public double y(BodyId body) {
        return bodies.y[bodies.index(body)];
    }

    /** Returns how a body is turned; in a step, as before the step. */
    public Rotor rotor(BodyId body) {
        return new Rotor(rotorC(body), rotorS(body));
    }

    /** Returns the first component of the rotor of a body, as {@link #rotor}, without garbage. */
    public double rotorC(BodyId body) {
        return bodies.orientations.c[bodies.index(body)];
    }

    /** Returns the second component of the rotor of a body, as {@link #rotor}, without garbage. */
    public double rotorS(BodyId body) {
        return bodies.orientations.s[bodies.index(body)];
    }

    /** Returns by what a body turns in each step. */
    public Rotor turn(BodyId body) {
        int i = bodies.index(body);
        return new Rotor(bodies.orientations.turnC[i], bodies.orientations.turnS[i]);
    }

    /** Returns a body where it stands, as it is turned. */
    public PlacedShape placed(BodyId body) {
        return bodies.placed(bodies.index(body));
    }

    /** Returns the x component of the displacement of a body in the steps to come. */
    public double dx(BodyId body) {
        return bodies.dx[bodies.index(body)];
    }

    /** Returns the y component of the displacement of a body in the steps to come. */
    public double dy(BodyId body) {
        return bodies.dy[bodies.index(body)];
    }

    /** Returns the x component of the motion with which a body ended the last step, for a whole step. */
    public double endDx(BodyId body) {
        return bodies.endDx[bodies.index(body)];
    }

    /** Returns the y component of the motion with which a body ended the last step, for a whole step. */
    public double endDy(BodyId body) {
        return bodies.endDy[bodies.index(body)];
    }

    /** Returns the place of a body in the order of the world, as {@link #setKey} takes it. */
    public long key(BodyId body) {
        return bodies.key(bodies.index(body));
    }

    /** Returns the response of a body's own; empty if that of the step decides. */
    public Optional<Response> response(BodyId body) {
        return bodies.ownResponse(bodies.index(body));
    }

    /** Returns the mass of a body; that of a kinematic one does not count. */
    public double mass(BodyId body) {
        return bodies.mass[bodies.index(body)];
    }

    /** Returns the restitution of a body. */
    public double restitution(BodyId body) {
        return bodies.restitution[bodies.index(body)];
    }

    /** Returns the shape of a body. */
    public Shape shape(BodyId body) {
        return bodies.shape[bodies.index(body)];
    }

    /** Returns the bits of what a body is, as {@link #setFilter} takes them. */
    public long category(BodyId body) {
        return bodies.category[bodies.index(body)];
    }

    /** Returns the bits of what a body meets, as {@link #setFilter} takes them. */
    public long mask(BodyId body) {
        return bodies.mask[bodies.index(body)];
    }

    /** Returns whether a body is kinematic: no contact changes its motion. */
    public boolean isKinematic(BodyId body) {
        return bodies.kinematic[bodies.index(body)];
    }

    /**
     * Moves all bodies, which pass through each other, and reports every pair that meets once.
     *
     * @param listener gets the contacts: OVERLAPs first, in the order of the bodies, then the others in the order of
     *     their times
     * @return how the step went; the next step overwrites it
     * @throws IllegalStateException if the displacement of a body leads beyond the doubles; nothing has moved then
     */
    public StepReport step(Consumer<WorldContact> listener) {
        runner.report(listener);
        return report;
    }

    /**
     * Moves all bodies, and changes the motions of those that meet as a response says. If the listener or the response
     * throws an exception, nothing has moved.
     *
     * @param response decides how two bodies go on that would overlap from now on
     * @param listener gets the contacts, each before the response to it: OVERLAPs at the beginning, every HIT, and a
     *     TOUCH of two bodies of which no contact has been reported in this step. A HIT of the same two bodies at the
     *     same time, with the same normal, is one contact, however often a body that is pressed into a corner is sent
     *     from one side to the other and back: the listener gets it once, and the response is asked each time
     * @return how the step went; the next step overwrites it
     * @throws IllegalStateException if the displacement of a body leads beyond the doubles, or one of its numbers is
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
     * Moves one body now, while all others stand where they are: the way of a character, an enemy, a bullet. It moves
     * as far as it can and slides along what it meets; {@link Mover} says how, and what came of it. It is not a step:
     * displacements that have been set do not count, and stay as they are. Filters count, and kinematic bodies are met
     * by all; sensors are not.
     *
     * <p>After it the body overlaps nothing that it did not overlap before, on the doubles that are stored, but for
     * what is met from one side only. If it overlaps something in the beginning, it is put at a free place nearby
     * first. Where all that it touches is in its way, it comes to rest and stays there to the bit. In whatever order
     * bodies were added, it ends at the same place, unless it meets two of them at times that round to the same double;
     * then the order of the world decides. Cost: about that of a question, and of two or three sweeps for each body
     * nearby.
     *
     * @param body the body, kinematic or not
     * @param dx the x component of the displacement that is asked for; finite
     * @param dy the y component; finite
     * @param mover how to move it; receives what came of it
     * @throws IllegalArgumentException if a component is NaN or infinite
     * @throws IllegalStateException if a number of the body is 2^800 or more; nothing has moved then
     */
    public void move(BodyId body, double dx, double dy, Mover mover) {
        Objects.requireNonNull(mover, "mover is null; new Mover() is one that walks");
        runner.move(bodies.index(body), dx, dy, mover.state);
    }

    /**
     * Finds the pairs of bodies that may meet in the next step: their swept boxes meet, and their filters let them.
     * Boxes are rounded outward, so no pair that meets is left out. With numbers near the greatest doubles, a side that
     * is rounded outward may be infinite, and pairs are listed that are far from each other.
     *
     * @param listener gets each pair once, in the order of the world: by the first body, then by the second; it may not
     *     change the world
     * @throws IllegalStateException if a step is under way
     */
    public void pairs(BiConsumer<BodyId, BodyId> listener) {
        runner.pairs(listener);
    }

    /** As {@link #castShape(BodyId, double, double, QueryFilter)}, for all bodies but sensors. */
    public Optional<ShapeHit> castShape(BodyId body, double dx, double dy) {
        return castShape(body, dx, dy, QueryFilter.solid());
    }

    /**
     * Returns what a body would meet first if it alone moved. Only what would be a HIT counts: a body that it already
     * overlaps, or only touches on its way, is not in the way. Its own filters count, too: it meets no body that it
     * would pass in a step. The way of a sensor is free.
     *
     * @param body the body
     * @param dx the x component of its displacement; finite
     * @param dy the y component; finite
     * @param filter which bodies count
     * @return the contact with the earliest exact time, and at the same time with the body that comes first in the
     *     order of the world; empty if the way is free
     * @throws IllegalArgumentException if a number is NaN or infinite, or the filter is one for rays only
     */
    public Optional<ShapeHit> castShape(BodyId body, double dx, double dy, QueryFilter filter) {
        return casts.first(bodies.index(body), dx, dy, required(filter));
    }

    /** As {@link #castShape(Shape, double, double, double, double, QueryFilter)}, for all bodies but sensors. */
    public Optional<ShapeHit> castShape(Shape shape, double x, double y, double dx, double dy) {
        return castShape(shape, x, y, dx, dy, QueryFilter.solid());
    }

    /**
     * Returns what a shape would meet first on its way; all bodies stand. A body that it overlaps where it begins is
     * not in the way.
     *
     * @param shape the shape, which need not be in the world
     * @param x the x coordinate of its position; finite, as are all numbers that follow
     * @param y the y coordinate of its position
     * @param dx the x component of its displacement
     * @param dy the y component
     * @param filter which bodies count
     * @return the contact, a HIT, in which the shape is A; empty if the way is free
     * @throws IllegalArgumentException if a number is NaN or infinite, or the filter is one for rays only
     */
    public Optional<ShapeHit> castShape(Shape shape, double x, double y, double dx, double dy, QueryFilter filter) {
        return castShape(requireShape(shape).at(x, y), dx, dy, filter);
    }

    /**
     * Returns what a shape would meet first on its way, as {@link #castShape(Shape, double, double, double, double,
     * QueryFilter)} does, in an orientation, in which it stays: {@code world.castShape(blade.at(3, 4).turned(rotor),
     * dx, dy, filter)}.
     *
     * @param placed the shape, where it begins and how it is turned
     * @param dx the x component of its displacement; finite
     * @param dy the y component; finite
     * @param filter which bodies count
     * @return the contact, a HIT, in which the shape is A; empty if the way is free
     */
    public Optional<ShapeHit> castShape(PlacedShape placed, double dx, double dy, QueryFilter filter) {
        return casts.first(requirePlaced(placed), dx, dy, required(filter));
    }

    /**
     * Returns all bodies that a body would meet if it alone moved and passed through them, as {@link #castShape(BodyId,
     * double, double, QueryFilter)} has the first.
     *
     * @param body the body
     * @param dx the x component of its displacement; finite
     * @param dy the y component; finite
     * @param filter which bodies count
     * @return the first contact with each of them, in the exact order of their times; at the same time, in the order of
     *     the world
     */
    public List<ShapeHit> castShapeAll(BodyId body, double dx, double dy, QueryFilter filter) {
        return casts.all(bodies.index(body), dx, dy, required(filter));
    }

    /**
     * Returns all bodies that a shape would meet on its way if it passed through them, as {@link #castShape(Shape,
     * double, double, double, double, QueryFilter)} has the first.
     *
     * @param shape the shape, which need not be in the world
     * @param x the x coordinate of its position; finite, as are all numbers that follow
     * @param y the y coordinate of its position
     * @param dx the x component of its displacement
     * @param dy the y component
     * @param filter which bodies count
     * @return the first contact with each of them, in the exact order of their times; at the same time, in the order of
     *     the world
     */
    public List<ShapeHit> castShapeAll(Shape shape, double x, double y, double dx, double dy, QueryFilter filter) {
        return castShapeAll(requireShape(shape).at(x, y), dx, dy, filter);
    }

    /**
     * Returns all bodies that a shape would meet on its way, as {@link #castShapeAll(Shape, double, double, double,
     * double, QueryFilter)} does, in an orientation, in which it stays.
     *
     * @param placed the shape, where it begins and how it is turned
     * @param dx the x component of its displacement; finite
     * @param dy the y component; finite
     * @param filter which bodies count
     * @return the first contact with each of them, in the exact order of their times
     */
    public List<ShapeHit> castShapeAll(PlacedShape placed, double dx, double dy, QueryFilter filter) {
        return casts.all(requirePlaced(placed), dx, dy, required(filter));
    }

    /**
     * Returns the bodies that a box overlaps or touches where they stand, decided exactly; sensors do not count.
     *
     * @param minX the left side of the box; finite, as are all that follow
     * @param minY its lower side
     * @param maxX its right side, not less than {@code minX}
     * @param maxY its upper side, not less than {@code minY}
     * @return the bodies, in the order of the world
     */
    public List<BodyId> overlapBox(double minX, double minY, double maxX, double maxY) {
        return overlapShape(ConvexPolygon.box(minX, minY, maxX, maxY), 0, 0, QueryFilter.solid());
    }

    /**
     * Returns the bodies that a shape overlaps or touches where they stand, decided exactly. A one-sided chain counts
     * from both sides.
     *
     * @param shape the shape, of any kind, which need not be in the world
     * @param x the x coordinate of its position; finite
     * @param y the y coordinate; finite
     * @param filter which bodies count
     * @return the bodies, in the order of the world
     * @throws IllegalArgumentException if a coordinate is NaN or infinite, or the filter is one for rays only
     */
    public List<BodyId> overlapShape(Shape shape, double x, double y, QueryFilter filter) {
        return overlapShape(requireShape(shape).at(x, y), filter);
    }

    /**
     * Returns the bodies that a shape overlaps or touches, as {@link #overlapShape(Shape, double, double, QueryFilter)}
     * does, in an orientation: {@code world.overlapShape(blade.at(3, 4).turned(rotor), filter)}.
     *
     * @param placed the shape, where it stands and how it is turned
     * @param filter which bodies count
     * @return the bodies, in the order of the world
     */
    public List<BodyId> overlapShape(PlacedShape placed, QueryFilter filter) {
        return surroundings.meeting(requirePlaced(placed), required(filter));
    }

    /** As {@link #castRay(Ray, QueryFilter)}, for all bodies but sensors. */
    public Optional<BodyHit> castRay(Ray ray) {
        return castRay(ray, QueryFilter.solid());
    }

    /**
     * Returns the body that a ray meets first where all bodies stand. A line of sight from within a body leaves that
     * body out: {@code castRay(ray, QueryFilter.solid().not(shooter))}.
     *
     * @param ray the ray
     * @param filter which bodies count, and what the ray meets of a body in which it begins: unless the filter says
     *     otherwise, that body at t = 0
     * @return the body with the earliest exact time, and at the same time the one that comes first in the order of the
     *     world; empty if the ray meets none
     */
    public Optional<BodyHit> castRay(Ray ray, QueryFilter filter) {
        return rays.first(ray, required(filter));
    }

    /** As {@link #castRayAll(Ray, QueryFilter)}, for all bodies but sensors. */
    public List<BodyHit> castRayAll(Ray ray) {
        return castRayAll(ray, QueryFilter.solid());
    }

    /**
     * Returns all bodies that a ray meets where they stand, each once.
     *
     * @param ray the ray
     * @param filter which bodies count, and what the ray meets of a body in which it begins
     * @return the bodies and where the ray meets them first, in the exact order of these times; at the same time, in
     *     the order of the world
     */
    public List<BodyHit> castRayAll(Ray ray, QueryFilter filter) {
        return rays.all(ray, required(filter));
    }

    /** As {@link #nearest(double, double, QueryFilter)}, for all bodies but sensors. */
    public Optional<Neighbour> nearest(double x, double y) {
        return nearest(x, y, QueryFilter.solid());
    }

    /**
     * Returns the body that is nearest to a point. Distances are compared as doubles, rounded down; of several bodies
     * at the same distance, it is the one that comes first in the order of the world.
     *
     * @param x the x coordinate of the point; finite
     * @param y the y coordinate of the point; finite
     * @param filter which bodies count
     * @return the body and its distance; empty if no body counts
     * @throws IllegalArgumentException if a coordinate is NaN or infinite, or the filter is one for rays only
     */
    public Optional<Neighbour> nearest(double x, double y, QueryFilter filter) {
        return neighbours(POINT, x, y, 1, filter).stream().findFirst();
    }

    /**
     * Returns the bodies that are nearest to a shape, or to a point, which is {@code ConvexPolygon.of(0, 0)} at its
     * position.
     *
     * @param shape the shape, of any kind, which need not be in the world
     * @param x the x coordinate of its position; finite
     * @param y the y coordinate; finite
     * @param most how many bodies at most, 1 or more
     * @param filter which bodies count
     * @return the bodies and their distances, the nearest first; at the same distance, as a double, in the order of the
     *     world
     * @throws IllegalArgumentException if a coordinate is NaN or infinite, {@code most} is less than 1, or the filter
     *     is one for rays only
     */
    public List<Neighbour> neighbours(Shape shape, double x, double y, int most, QueryFilter filter) {
        return neighbours(requireShape(shape).at(x, y), most, filter);
    }

    /**
     * Returns the bodies that are nearest to a shape, as {@link #neighbours(Shape, double, double, int, QueryFilter)}
     * does, in an orientation.
     *
     * @param placed the shape, where it stands and how it is turned
     * @param most how many bodies at most, 1 or more
     * @param filter which bodies count
     * @return the bodies and their distances, the nearest first
     */
    public List<Neighbour> neighbours(PlacedShape placed, int most, QueryFilter filter) {
        return surroundings.nearest(requirePlaced(placed), most, required(filter));
    }

    /** Returns the world as text: how many bodies it has. */
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

    private static BodyFilter required(QueryFilter filter) {
        return Objects.requireNonNull(filter, "filter is null; QueryFilter.solid() lets all bodies count but sensors")
                .bodyFilter();
    }

    private static PlacedShape requirePlaced(PlacedShape placed) {
        return Objects.requireNonNull(placed, "placed is null; shape.at(x, y) makes one");
    }

    private static Shape requireShape(Shape shape) {
        return Objects.requireNonNull(shape, "shape is null; a point is ConvexPolygon.of(0, 0)");
    }
}
