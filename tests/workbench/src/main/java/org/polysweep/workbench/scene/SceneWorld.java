package org.polysweep.workbench.scene;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.Shape;
import org.polysweep.workbench.query.QueryException;
import org.polysweep.world.StepReport;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.PairListener;
import org.polysweep.world.body.Response;
import org.polysweep.world.body.WorldContact;

/** The bodies of a scene in a world. A handle's index is the place of its body in the scene. Not thread-safe. */
public final class SceneWorld {

    private static final Pattern BODY = Pattern.compile("^body (\\d+)");

    private final WorldScene scene;
    private final Manner manner;
    private final World world;
    private final List<BodyId> handles = new ArrayList<>();

    /** Puts the bodies where they begin. */
    public SceneWorld(WorldScene scene, Manner manner) {
        this.scene = scene;
        this.manner = manner;
        world = new World();
        for (SceneBody body : scene.bodies()) {
            BodyId handle = body.isStatic()
                    ? world.addKinematic(body.shape(), body.x(), body.y())
                    : world.add(body.shape(), body.x(), body.y());
            set(handle, body.nature());
            boolean stands = body.nature().isStatic();
            if (!stands) {
                world.setDisplacement(handle, body.dx(), body.dy());
            }
            body.turning().ifPresent(turning -> {
                world.setRotor(handle, turning.rotor());
                world.bodies().setRotationPerStep(handle, stands ? Rotor.IDENTITY : turning.turn());
            });
            handles.add(handle);
        }
    }

    private SceneWorld(WorldScene scene, World world) {
        this.scene = scene;
        this.world = world;
        manner = Manner.REPORT;
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
                    world.bodies().restitution(body));
            bodies.add(new SceneBody(
                    Integer.toString(body.index()),
                    Integer.toString(body.index()),
                    shapes.computeIfAbsent(world.bodies().shape(body), SceneWorld::compound),
                    world.x(body),
                    world.y(body),
                    world.displacementX(body),
                    world.displacementY(body),
                    nature,
                    turning(world, body)));
        }
        return new SceneWorld(new WorldScene(bodies, Optional.empty()), world);
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
    }

    /** Returns the world itself, to be stepped from Java: its bodies are in the order of the scene. */
    public World world() {
        return world;
    }

    /** Sets who is told in each frame which overlaps begin and end. */
    public void setOverlapListener(PairListener listener) {
        world.setOverlapListener(listener);
    }

    /** Returns the scene, as it began. */
    public WorldScene scene() {
        return scene;
    }

    /** Returns what happens to bodies that meet. */
    public Manner manner() {
        return manner;
    }

    /** Returns the x coordinate of the position of a body. */
    public double x(int body) {
        return world.x(handles.get(body));
    }

    /** Returns the y coordinate of the position of a body. */
    public double y(int body) {
        return world.y(handles.get(body));
    }

    /** Returns the x component of the displacement of a body in the next frame. */
    public double dx(int body) {
        return world.displacementX(handles.get(body));
    }

    /** Returns the y component of the displacement of a body in the next frame. */
    public double dy(int body) {
        return world.displacementY(handles.get(body));
    }

    /** Returns how a body is turned. */
    public Rotor rotor(int body) {
        return world.rotor(handles.get(body));
    }

    /**
     * Moves all bodies by one frame.
     *
     * @param listener is told about the contacts
     * @param watch gets the response, and returns the one to be asked
     * @return how it went; the next frame overwrites it
     * @throws QueryException if the way of a body would end beyond the doubles, numbers are too large for a response,
     *     or rounding makes a turn a full one; nothing has moved then
     */
    public StepReport step(Consumer<WorldContact> listener, UnaryOperator<Response> watch) throws QueryException {
        requireFiniteEnds();
        StepReport report = move(listener, watch);
        if (manner == Manner.BOUNCE) {
            world.persistDisplacements();
        }
        scene.bounds().ifPresent(this::turnBack);
        return report;
    }

    private StepReport move(Consumer<WorldContact> listener, UnaryOperator<Response> watch) throws QueryException {
        try {
            if (manner.response().isEmpty()) {
                return world.step(listener);
            }
            return world.step(watch.apply(manner.response().orElseThrow()), listener);
        } catch (IllegalStateException e) {
            // Numbers too large for a response, or a full turn; the message begins with the body, whose index is its
            // place in the
            // scene.
            throw new QueryException(
                    BODY.matcher(String.valueOf(e.getMessage())).replaceFirst("bodies[$1]"));
        }
    }

    private void turnBack(Bounds bounds) {
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
