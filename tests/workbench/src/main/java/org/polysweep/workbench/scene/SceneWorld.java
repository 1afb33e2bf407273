package org.polysweep.workbench.scene;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.polysweep.contact.Point;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.Shape;
import org.polysweep.workbench.query.QueryException;
import org.polysweep.world.StepReport;
import org.polysweep.world.World;
import org.polysweep.world.WorldState;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.ContactImpulse;
import org.polysweep.world.body.FloorMemory;
import org.polysweep.world.body.PairListener;
import org.polysweep.world.body.Response;
import org.polysweep.world.body.WorldContact;

/** The bodies of a scene in a world. A handle's index is the place of its body in the scene. Not thread-safe. */
public final class SceneWorld {

    private static final Pattern BODY = Pattern.compile("^body (\\d+)");

    private final WorldScene scene;
    private final ResponseChoice choice;
    private final World world;
    private final SceneMovers movers;
    private final List<BodyId> handles = new ArrayList<>();

    /** Puts the bodies where they begin; what happens to those that meet has the usual numbers. */
    public SceneWorld(WorldScene scene, Manner manner) throws QueryException {
        this(scene, ResponseChoice.of(manner));
    }

    /**
     * Puts the bodies where they begin.
     *
     * @throws QueryException if a mover cannot remember what the scene says
     */
    public SceneWorld(WorldScene scene, ResponseChoice choice) throws QueryException {
        this.scene = scene;
        this.choice = choice;
        world = new World();
        movers = new SceneMovers(world, scene.gravity().orElse(new Point(0, 0)));
        for (SceneBody body : scene.bodies()) {
            BodyId handle = body.isStatic()
                    ? world.addKinematic(body.shape(), body.x(), body.y())
                    : world.add(body.shape(), body.x(), body.y());
            set(handle, body.nature());
            boolean stands = body.nature().isStatic();
            body.mover().ifPresent(mover -> movers.add(handle, body, mover));
            if (!stands && body.mover().isEmpty()) {
                world.setDisplacement(handle, body.dx(), body.dy());
            }
            body.turning().ifPresent(turning -> {
                world.setRotor(handle, turning.rotor());
                world.bodies().setRotationPerStep(handle, stands ? Rotor.IDENTITY : turning.turn());
            });
            handles.add(handle);
        }
        movers.resume(scene, handles);
        if (!scene.impulses().isEmpty()) {
            resumeImpulses();
        }
    }

    private void resumeImpulses() {
        WorldState state = new WorldState();
        world.save(state);
        state.setContactImpulses(scene.impulses().stream()
                .map(impulse -> new ContactImpulse(
                        handles.get(impulse.a()),
                        impulse.partA(),
                        handles.get(impulse.b()),
                        impulse.partB(),
                        impulse.along(),
                        impulse.across()))
                .toList());
        world.restore(state);
    }

    /** Returns how bodies that rest on each other press on each other. */
    public List<SceneImpulse> impulses() {
        WorldState state = new WorldState();
        world.save(state);
        return state.contactImpulses().stream()
                .map(impulse -> new SceneImpulse(
                        handles.indexOf(impulse.a()),
                        impulse.partA(),
                        handles.indexOf(impulse.b()),
                        impulse.partB(),
                        impulse.along(),
                        impulse.across()))
                .toList();
    }

    private SceneWorld(WorldScene scene, World world) {
        this.scene = scene;
        this.world = world;
        choice = ResponseChoice.of(Manner.REPORT);
        movers = new SceneMovers(world, new Point(0, 0));
        handles.addAll(world.bodies().all());
    }

    /** Shows a world as it stands, to be drawn or written: its bodies are in its order, and named by their indices. */
    public static SceneWorld showing(World world) {
        List<SceneBody> bodies = new ArrayList<>();
        IdentityHashMap<Shape, CompoundShape> shapes = new IdentityHashMap<>();
        for (BodyId body : world.bodies().all()) {
            BodyNature nature = new BodyNature(
                    world.bodies().isKinematic(body),
                    false,
                    world.bodies().isSensor(body),
                    world.bodies().category(body),
                    world.bodies().mask(body),
                    world.bodies().mass(body),
                    world.bodies().restitution(body),
                    world.bodies().friction(body),
                    oneWay(world, body));
            bodies.add(new SceneBody(
                    Integer.toString(body.index()),
                    Integer.toString(body.index()),
                    shapes.computeIfAbsent(world.bodies().shape(body), SceneWorld::compound),
                    world.x(body),
                    world.y(body),
                    world.displacementX(body),
                    world.displacementY(body),
                    nature,
                    turning(world, body),
                    Optional.empty()));
        }
        return new SceneWorld(new WorldScene(bodies, Optional.empty()), world);
    }

    private static Optional<Point> oneWay(World world, BodyId body) {
        return world.oneWayBodies().contains(body)
                ? Optional.of(new Point(
                        world.oneWayBodies().directionX(body),
                        world.oneWayBodies().directionY(body)))
                : Optional.empty();
    }

    private static Optional<BodyTurn> turning(World world, BodyId body) {
        BodyTurn turning = new BodyTurn(world.rotor(body), world.bodies().rotationPerStep(body));
        return turning.rotor().equals(Rotor.IDENTITY) && turning.turn().isIdentity()
                ? Optional.empty()
                : Optional.of(turning);
    }

    private static CompoundShape compound(Shape shape) {
        return shape instanceof CompoundShape compound ? compound : CompoundShape.of((ConvexShape) shape);
    }

    private void set(BodyId handle, BodyNature nature) {
        world.bodies().setSensor(handle, nature.isSensor());
        world.bodies().setMass(handle, nature.mass());
        world.bodies().setRestitution(handle, nature.restitution());
        world.bodies().setFilter(handle, nature.category(), nature.mask());
        world.bodies().setFriction(handle, nature.friction());
        nature.oneWay().ifPresent(toward -> world.oneWayBodies().set(handle, toward.x(), toward.y()));
    }

    /** Returns the world itself, to be stepped from Java: its bodies are in the order of the scene. */
    public World world() {
        return world;
    }

    /** Sets the listener of each frame for overlaps that begin and end. */
    public void setOverlapListener(PairListener listener) {
        world.setOverlapListener(listener);
    }

    /** Returns the scene, as it began. */
    public WorldScene scene() {
        return scene;
    }

    /** Returns what happens to bodies that meet. */
    public Manner manner() {
        return choice.manner();
    }

    /** Returns the x coordinate of the position of a body. */
    public double x(int body) {
        return world.x(handles.get(body));
    }

    /** Returns the y coordinate of the position of a body. */
    public double y(int body) {
        return world.y(handles.get(body));
    }

    /** Returns the x component of the displacement of a body in the next frame; of a mover, of its move. */
    public double dx(int body) {
        return movers.requested(body).map(Point::x).orElseGet(() -> world.displacementX(handles.get(body)));
    }

    /** Returns the y component of the displacement of a body in the next frame; of a mover, of its move. */
    public double dy(int body) {
        return movers.requested(body).map(Point::y).orElseGet(() -> world.displacementY(handles.get(body)));
    }

    /** Returns the body on which a mover stands; empty in the air. */
    public Optional<BodyId> floor(int body) {
        return movers.floor(body);
    }

    /** Returns what a mover remembers of its floor; empty in the air. */
    public Optional<FloorMemory> memory(int body) {
        return movers.memory(body);
    }

    /** Returns the part of the displacement of a mover that gravity has added. */
    public Point fall(int body) {
        return movers.fall(body);
    }

    /** Returns how a body is turned. */
    public Rotor rotor(int body) {
        return world.rotor(handles.get(body));
    }

    /**
     * Moves all bodies by one frame: gravity is added to their motions, all bodies step, then the movers move.
     *
     * @param listener receives the contacts
     * @param watch gets the response, and returns the one to be asked
     * @return how it went; the next frame overwrites it
     * @throws QueryException if the end of a displacement overflows {@code double}, numbers are too large for a
     *     response, or rounding makes a turn a full one; nothing has moved then
     */
    public StepReport step(Consumer<WorldContact> listener, UnaryOperator<Response> watch) throws QueryException {
        movers.stand();
        if (scene.gravity().isPresent()) {
            addGravity(scene.gravity().get());
        }
        requireFiniteEnds();
        StepReport report = move(listener, watch);
        scene.bounds().ifPresent(this::turnBack);
        return report;
    }

    private void addGravity(Point gravity) throws QueryException {
        for (BodyId body : handles) {
            if (!scene.bodies().get(body.index()).isStatic() && !movers.contains(body.index())) {
                double dx = world.displacementX(body) + gravity.x();
                double dy = world.displacementY(body) + gravity.y();
                if (!Double.isFinite(dx) || !Double.isFinite(dy)) {
                    throw new QueryException("bodies[" + body.index() + "] would move by [" + dx + ',' + dy
                            + "], which overflows double; use less gravity");
                }
                world.setDisplacement(body, dx, dy);
            }
        }
    }

    private StepReport move(Consumer<WorldContact> listener, UnaryOperator<Response> watch) throws QueryException {
        try {
            Optional<Response> response = choice.response(scene.hasFriction());
            StepReport report =
                    response.isEmpty() ? world.step(listener) : world.step(watch.apply(response.get()), listener);
            if (choice.manner() == Manner.BOUNCE || scene.gravity().isPresent()) {
                world.persistDisplacements();
            }
            movers.move();
            return report;
        } catch (IllegalStateException e) {
            // Numbers too large for a response, or a full turn; the message begins with the body, whose index is its
            // place in the
            // scene.
            throw new QueryException(
                    BODY.matcher(String.valueOf(e.getMessage())).replaceFirst("bodies[$1]"));
        }
    }

    private void turnBack(Bounds bounds) {
        movers.turnBack(bounds);
        for (BodyId body : handles) {
            world.setDisplacement(
                    body,
                    bounds.turnX(world.x(body), world.displacementX(body)),
                    bounds.turnY(world.y(body), world.displacementY(body)));
        }
    }

    private void requireFiniteEnds() throws QueryException {
        for (BodyId body : handles) {
            double x = world.x(body);
            double y = world.y(body);
            double dx = world.displacementX(body);
            double dy = world.displacementY(body);
            if (!Double.isFinite(x + dx) || !Double.isFinite(y + dy)) {
                throw new QueryException("bodies[" + body.index() + "] at [" + x + ',' + y + "] would move by [" + dx
                        + ',' + dy + "], which overflows double; give it a smaller move");
            }
        }
    }
}
