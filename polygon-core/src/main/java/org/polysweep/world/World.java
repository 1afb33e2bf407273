package org.polysweep.world;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.polysweep.internal.argument.Finite;
import org.polysweep.shape.Ray;
import org.polysweep.shape.Shape;

/**
 * Moving shapes: all get their displacements, and a step moves them at once, the earliest contact first. What happens at a contact is for
 * the user to say, by a {@link Response}; forces, masses and time are not the business of a world.
 *
 * <pre>{@code
 * World world = new World();
 * BodyId crate = world.add(ConvexPolygon.box(0, 0, 2, 1), 0, 5);
 * world.addFixed(CompoundShape.chain(-10, 0, 10, 0, 20, 3), 0, 0);
 * world.move(crate, 3, -8);                                      // in every step from now on
 * world.step(Response.slide(), contact -> System.out.println(contact));
 * }</pre>
 *
 * <p><b>Order.</b> Contacts come in the exact order of their times. At the same time the order of the bodies decides: that of their
 * keys, which the user may give; else that in which they were added. Of two bodies A is the one that comes first. The same bodies, in whatever order they were added, give the same bits
 * if their keys are different, on every JDK and with any {@link TaskRunner}.
 *
 * <p><b>Nothing gets into anything.</b> After a step with a response, no two bodies are in each other that were not before, exactly,
 * where they stand: unless a response let them pass, both are fixed, or filters keep them apart. Bodies that are in each other at the
 * beginning are reported, and left alone until they are out; of compounds, those parts are. An overlap with a one-sided chain is none. Nor does
 * anything get through anything, unless it is narrower than some dozens of units in the last place of its coordinates: rounding may put what is so small
 * on the other side of a wall that has no width.
 *
 * <p><b>Limits.</b> A step may change the motion of a body {@link #setMostChanges some times}; then it halts, and the report says so. Positions, and the ends of all ways, must be finite, and in a step with a response all numbers below 2^800.
 *
 * <p>Not thread-safe. A step costs O(n log n) for n bodies, and a sweep for each pair whose swept boxes meet. A step that only reports makes no
 * garbage once arrays have grown, but for compounds and for contacts whose order or numbers take integers. Some contacts of bodies
 * that have come to rest on each other do.
 */
public final class World {

    private final Bodies bodies = new Bodies();
    private final Step step = new Step(bodies);
    private final SceneQueries scene = new SceneQueries(bodies, step.broadPhase());
    private final StepRunner runner = new StepRunner(bodies, step, scene);

    /** Makes a world without bodies. */
    public World() {}

    /**
     * Adds a body that moves and gives way.
     *
     * @param shape its shape, which many bodies may share
     * @param x the x coordinate of its position; finite
     * @param y the y coordinate of its position; finite
     * @return its handle
     * @throws IllegalArgumentException if a coordinate is NaN or infinite
     */
    public BodyId add(Shape shape, double x, double y) {
        return add(shape, x, y, false);
    }

    /**
     * Adds a body whose motion no contact changes: ground, walls, a platform that moves. Two fixed bodies never meet. One that would
     * crush another body against something that cannot give way halts.
     *
     * @param shape its shape
     * @param x the x coordinate of its position; finite
     * @param y the y coordinate of its position; finite
     * @return its handle
     * @throws IllegalArgumentException if a coordinate is NaN or infinite
     */
    public BodyId addFixed(Shape shape, double x, double y) {
        return add(shape, x, y, true);
    }

    private BodyId add(Shape shape, double x, double y, boolean isFixed) {
        Objects.requireNonNull(shape, "shape is null; a body has one");
        Finite.require("x", x);
        Finite.require("y", y);
        runner.requireRest();
        BodyId body = bodies.add(shape, x + 0.0, y + 0.0, isFixed);
        scene.change(bodies.index(body));
        return body;
    }

    /**
     * Removes a body; its handle is stale from now on.
     *
     * @param body the body
     * @throws IllegalArgumentException if the handle is stale or of another world, as in all methods that take one
     */
    public void remove(BodyId body) {
        runner.requireRest();
        int i = bodies.index(body);
        bodies.remove(i);
        scene.change(i);
    }

    /** Returns whether a handle names a body that is in the world. */
    public boolean contains(BodyId body) {
        return bodies.isAlive(body);
    }

    /** Returns the number of bodies. */
    public int size() {
        return bodies.count();
    }

    /** Returns the bodies in the order of the world: of their keys, then of their creation. */
    public List<BodyId> bodies() {
        return scene.bodies();
    }

    /**
     * Puts a body somewhere else, whatever is there.
     *
     * @param body the body
     * @param x the x coordinate of its position; finite
     * @param y the y coordinate of its position; finite
     */
    public void place(BodyId body, double x, double y) {
        runner.requireRest();
        int i = bodies.index(body);
        Finite.require("x", x);
        Finite.require("y", y);
        bodies.x[i] = x + 0.0;
        bodies.y[i] = y + 0.0;
        scene.change(i);
    }

    /**
     * Sets the displacement of a body in each step from now on.
     *
     * @param body the body
     * @param dx the x component; finite
     * @param dy the y component; finite
     */
    public void move(BodyId body, double dx, double dy) {
        runner.requireRest();
        int i = bodies.index(body);
        Finite.require("dx", dx);
        Finite.require("dy", dy);
        bodies.dx[i] = dx + 0.0;
        bodies.dy[i] = dy + 0.0;
        bodies.keepsMotion[i] = false;
    }

    /**
     * Lets every body that is not fixed go on as it has ended the last step: what a bounce has changed stays so. A body that has not been in
     * a step, or has been halted or held back in the last one, or been given a displacement since, keeps its displacement.
     */
    public void keepMotions() {
        runner.requireRest();
        bodies.keepMotions();
    }

    /**
     * Sets the place of a body in the order of the world.
     *
     * @param body the body
     * @param key less comes first; where keys are equal, the body that was added first; a new body has the number of bodies
     *     that have ever been added before it
     */
    public void setKey(BodyId body, long key) {
        runner.requireRest();
        bodies.setKey(bodies.index(body), key);
    }

    /**
     * Sets the mass of a body, for those responses that ask for it.
     *
     * @param body the body
     * @param mass its mass, finite and greater than 0; a new body has 1; what is fixed counts as infinite
     * @throws IllegalArgumentException if the mass is not greater than 0 and finite
     */
    public void setMass(BodyId body, double mass) {
        runner.requireRest();
        int i = bodies.index(body);
        Finite.require("mass", mass);
        if (mass <= 0) {
            throw new IllegalArgumentException("mass is " + mass + "; it is greater than 0");
        }
        bodies.mass[i] = mass;
    }

    /**
     * Sets what a body may meet: two bodies do if each has a bit in its mask that the other one has in its category.
     *
     * @param body the body
     * @param category the bits of what it is; a new body has 1
     * @param mask the bits of what it meets; a new body has all
     */
    public void setFilter(BodyId body, long category, long mask) {
        runner.requireRest();
        int i = bodies.index(body);
        bodies.setFilter(i, category, mask);
    }

    /** Sets a filter for all pairs that the bits let meet. */
    public void setPairFilter(PairFilter filter) {
        runner.requireRest();
        Objects.requireNonNull(filter, "filter is null; one that returns true lets all meet");
        step.broadPhase().setFilter(filter);
    }

    /**
     * Sets who does the work of finding contacts.
     *
     * @param newWorkers who works; the thread that calls, if never set
     * @param newTasks into how many tasks the work is split, at least 1: some times the number of threads is good
     * @throws IllegalArgumentException if there is no task
     */
    public void setWorkers(TaskRunner newWorkers, int newTasks) {
        runner.setWorkers(newWorkers, newTasks);
    }

    /**
     * Sets how often a step may change the motion of one body before it halts.
     *
     * @param most the number, from 1 to 1,000,000; 64 if never set
     * @throws IllegalArgumentException if it is not from 1 to 1,000,000
     */
    public void setMostChanges(int most) {
        runner.setMostChanges(most);
    }

    /** Returns the x coordinate of the position of a body. */
    public double x(BodyId body) {
        return bodies.x[bodies.index(body)];
    }

    /** Returns the y coordinate of the position of a body. */
    public double y(BodyId body) {
        return bodies.y[bodies.index(body)];
    }

    /** Returns the x component of the displacement of a body in the steps to come. */
    public double dx(BodyId body) {
        return bodies.dx[bodies.index(body)];
    }

    /** Returns the y component of the displacement of a body in the steps to come. */
    public double dy(BodyId body) {
        return bodies.dy[bodies.index(body)];
    }

    /** Returns the x component of the motion with which a body has ended the last step, as a displacement in a whole step. */
    public double endDx(BodyId body) {
        return bodies.endDx[bodies.index(body)];
    }

    /** Returns the y component of the motion with which a body has ended the last step. */
    public double endDy(BodyId body) {
        return bodies.endDy[bodies.index(body)];
    }

    /** Returns the shape of a body. */
    public Shape shape(BodyId body) {
        return bodies.shape[bodies.index(body)];
    }

    /** Returns whether no contact changes the motion of a body. */
    public boolean isFixed(BodyId body) {
        return bodies.fixed[bodies.index(body)];
    }

    /**
     * Moves all bodies and lets them pass through each other; every pair that meets is reported once.
     *
     * @param listener is told about the contacts
     * @return how it went; the next step overwrites it
     * @throws IllegalStateException if the way of a body ends beyond the doubles; nothing has moved then
     */
    public StepReport step(ContactListener listener) {
        return runner.report(listener);
    }

    /**
     * Moves all bodies and lets them respond to each other.
     *
     * @param response what happens to two bodies that are about to go into each other
     * @param listener is told about the contacts, before their response: each HIT, and a TOUCH of two bodies that have not met before in the step
     * @return how it went; the next step overwrites it
     * @throws IllegalStateException if the way of a body ends beyond the doubles, or its numbers are 2^800 or more; nothing has moved then
     */
    public StepReport step(Response response, ContactListener listener) {
        return runner.respond(response, listener);
    }

    /** As {@link #step(Response, ContactListener)}, where nobody listens. */
    public StepReport step(Response response) {
        return step(response, ContactListener.NOBODY);
    }

    /**
     * Finds the pairs of bodies that may meet if they move by their displacements: their swept boxes do, and their filters let them.
     *
     * @param listener gets each pair once, in the order of the world
     */
    public void pairs(PairListener listener) {
        runner.pairs(listener);
    }

    /**
     * Returns what a body would meet first if it alone moved; all others stand. A body that it is in already is not in the way.
     *
     * @param body the body
     * @param dx the x component of its displacement; finite
     * @param dy the y component; finite
     * @return the contact, a HIT, in which this body is A; empty if the way is free
     */
    public Optional<FirstContact> firstContact(BodyId body, double dx, double dy) {
        int i = bodies.index(body);
        return scene.firstContact(bodies.shape[i], bodies.x[i], bodies.y[i], dx, dy, i);
    }

    /**
     * Returns what a shape would meet first on its way; all bodies stand. Filters do not count. A body that it is in already is
     * not in the way.
     *
     * @param shape the shape, which need not be in the world
     * @param x the x coordinate of its position; finite, as are all numbers that follow
     * @param y the y coordinate of its position
     * @param dx the x component of its displacement
     * @param dy the y component
     * @return the contact, a HIT, in which the shape is A; empty if the way is free
     */
    public Optional<FirstContact> firstContact(Shape shape, double x, double y, double dx, double dy) {
        return scene.firstContact(shape, x, y, dx, dy, SceneQueries.NO_BODY);
    }

    /**
     * Returns the bodies that a box meets where they stand, those included that it only touches; decided exactly.
     *
     * @param minX the left side of the box; finite, as are all that follow
     * @param minY its lower side
     * @param maxX its right side, not less than {@code minX}
     * @param maxY its upper side, not less than {@code minY}
     * @return the bodies in the order of the world
     */
    public List<BodyId> inRegion(double minX, double minY, double maxX, double maxY) {
        return scene.inRegion(minX, minY, maxX, maxY);
    }

    /**
     * Returns the body that a ray meets first where they stand; where it meets several at exactly the same time, the first in the
     * order of the world. A ray that begins inside a body meets it at once.
     *
     * @param ray the ray
     * @return the body, and where it is met; empty if there is none
     */
    public Optional<BodyHit> firstHit(Ray ray) {
        return scene.firstHit(ray);
    }

    /**
     * Returns all bodies that a ray meets where they stand, each once, in the exact order in which it meets them.
     *
     * @param ray the ray
     * @return the bodies and where they are met first; a body that the ray begins in, too
     */
    public List<BodyHit> allHits(Ray ray) {
        return scene.allHits(ray);
    }

    /**
     * Returns the body that is nearest to a point; of several at the same distance, as far as doubles tell, the first in the order of the world.
     *
     * @param x the x coordinate of the point; finite
     * @param y the y coordinate of the point; finite
     * @return the body and its distance; empty if the world has none
     */
    public Optional<Neighbour> nearest(double x, double y) {
        return scene.nearest(x, y);
    }
}
