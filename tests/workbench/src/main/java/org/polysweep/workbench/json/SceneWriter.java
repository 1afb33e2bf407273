package org.polysweep.workbench.json;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import org.polysweep.contact.Point;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.workbench.scene.BodyNature;
import org.polysweep.workbench.scene.Bounds;
import org.polysweep.workbench.scene.SceneBody;
import org.polysweep.workbench.scene.SceneImpulse;
import org.polysweep.workbench.scene.SceneMover;
import org.polysweep.workbench.scene.SceneWorld;
import org.polysweep.world.World;
import org.polysweep.world.body.FloorMemory;
import tools.jackson.core.io.NumberOutput;

/**
 * Writes a world as a scene, as it stands: {@link SceneReader} reads the same numbers, so the frames that follow are
 * the same to the bit. Not thread-safe.
 */
public final class SceneWriter {

    private final StringBuilder json = new StringBuilder();
    private final IdentityHashMap<CompoundShape, Integer> shapes = new IdentityHashMap<>();

    private SceneWriter() {}

    /** Returns a world as it stands between two steps as a scene, whose ids are the indices of the bodies. */
    public static String write(World world) {
        return write(SceneWorld.showing(world));
    }

    /** Returns the scene as one line of JSON, with its end. */
    public static String write(SceneWorld world) {
        return new SceneWriter().scene(world);
    }

    private String scene(SceneWorld world) {
        List<SceneBody> bodies = world.scene().bodies();
        List<CompoundShape> inOrder = new ArrayList<>();
        for (SceneBody body : bodies) {
            if (shapes.putIfAbsent(body.shape(), inOrder.size()) == null) {
                inOrder.add(body.shape());
            }
        }
        json.append("{\"shapes\":[");
        for (int i = 0; i < inOrder.size(); i++) {
            json.append(i == 0 ? "" : ",");
            shape(inOrder.get(i));
        }
        json.append("],\"bodies\":[");
        for (int i = 0; i < bodies.size(); i++) {
            json.append(i == 0 ? "" : ",");
            body(bodies.get(i), world, i);
        }
        json.append(']');
        world.scene().bounds().ifPresent(this::bounds);
        world.scene().gravity().ifPresent(gravity -> vector("gravity", gravity));
        impulses(world.impulses());
        return json.append("}\n").toString();
    }

    /** How bodies press on each other: two places in the array of bodies, two parts, and two numbers for each. */
    private void impulses(List<SceneImpulse> impulses) {
        for (int i = 0; i < impulses.size(); i++) {
            SceneImpulse impulse = impulses.get(i);
            json.append(i == 0 ? ",\"impulses\":[[" : ",[")
                    .append(impulse.a())
                    .append(',')
                    .append(impulse.b())
                    .append(',')
                    .append(impulse.partA())
                    .append(',')
                    .append(impulse.partB())
                    .append(',');
            number(json, impulse.along());
            number(json.append(','), impulse.across());
            json.append(i == impulses.size() - 1 ? "]]" : "]");
        }
    }

    private void body(SceneBody body, SceneWorld world, int i) {
        json.append("{\"id\":").append(body.id());
        json.append(",\"shape\":").append(shapes.get(body.shape()));
        json.append(",\"position\":");
        pair(world.x(i), world.y(i));
        json.append(",\"move\":");
        pair(world.dx(i), world.dy(i));
        nature(body.nature());
        if (body.turning().isPresent()) {
            json.append(",\"rotor\":");
            pair(world.rotor(i).halfCos(), world.rotor(i).halfSin());
            Rotor turn = body.turning().get().turn();
            if (!turn.isIdentity() && !body.nature().isStatic()) {
                json.append(",\"turn\":");
                pair(turn.halfCos(), turn.halfSin());
            }
        }
        body.mover().ifPresent(mover -> mover(mover, world, i));
        json.append('}');
    }

    /** The settings of a mover that are not as usual, its fall and its floor. */
    private void mover(SceneMover mover, SceneWorld world, int i) {
        int begin = json.append(",\"mover\":").length();
        setting("stepHeight", mover.stepHeight(), SceneMover.USUAL.stepHeight());
        setting("snapDistance", mover.snapDistance(), SceneMover.USUAL.snapDistance());
        setting("slopeLimit", mover.slopeLimit(), SceneMover.USUAL.slopeLimit());
        if (!mover.up().equals(SceneMover.USUAL.up())) {
            vector("up", mover.up());
        }
        json.append(mover.constantSpeed() ? ",\"constantSpeed\":true" : "");
        setting("maxSlopeDisplacement", mover.maxSlopeDisplacement(), SceneMover.USUAL.maxSlopeDisplacement());
        setting("inset", mover.inset(), SceneMover.USUAL.inset());
        json.append(mover.pushes() ? ",\"pushes\":true" : "");
        if (!world.fall(i).equals(SceneMover.USUAL.fall())) {
            vector("fall", world.fall(i));
        }
        world.floor(i).ifPresent(floor -> {
            json.append(",\"floor\":")
                    .append(world.scene().bodies().get(floor.index()).id());
        });
        world.memory(i).ifPresent(this::memory);
        // The first field has no comma before it.
        if (json.length() == begin) {
            json.append('{');
        }
        json.setCharAt(begin, '{');
        json.append('}');
    }

    private void memory(FloorMemory memory) {
        json.append(",\"memory\":{\"normal\":");
        pair(memory.normal().x(), memory.normal().y());
        vector("contact", memory.contact());
        memory.foothold().ifPresent(point -> vector("foothold", point));
        vector("position", memory.position());
        vector("floorPosition", memory.floorPosition());
        json.append(",\"floorRotor\":");
        pair(memory.floorRotor().halfCos(), memory.floorRotor().halfSin());
        memory.offset().ifPresent(point -> vector("offset", point));
        memory.carrier().ifPresent(point -> vector("carrier", point));
        json.append('}');
    }

    private void setting(String name, double value, double usual) {
        if (Double.compare(value, usual) != 0) {
            number(json.append(",\"").append(name).append("\":"), value);
        }
    }

    private void vector(String name, Point vector) {
        json.append(",\"").append(name).append("\":");
        pair(vector.x(), vector.y());
    }

    /** What is as usual is left out. */
    private void nature(BodyNature nature) {
        if (nature.isKinematic()) {
            json.append(nature.isStatic() ? ",\"static\":true" : ",\"kinematic\":true");
        }
        json.append(nature.isSensor() ? ",\"sensor\":true" : "");
        if (nature.category() != BodyNature.USUAL.category()) {
            json.append(",\"category\":").append(Long.toUnsignedString(nature.category()));
        }
        if (nature.mask() != BodyNature.USUAL.mask()) {
            json.append(",\"mask\":").append(Long.toUnsignedString(nature.mask()));
        }
        if (nature.mass() != BodyNature.USUAL.mass()) {
            number(json.append(",\"mass\":"), nature.mass());
        }
        if (nature.restitution() != BodyNature.USUAL.restitution()) {
            number(json.append(",\"restitution\":"), nature.restitution());
        }
        setting("friction", nature.friction(), BodyNature.USUAL.friction());
        nature.oneWay().ifPresent(toward -> vector("oneWay", toward));
    }

    private void bounds(Bounds bounds) {
        json.append(",\"bounds\":");
        numbers(bounds.minX(), bounds.minY(), bounds.maxX(), bounds.maxY());
    }

    private void shape(CompoundShape shape) {
        if (shape.isOneSided()) {
            chain(shape);
        } else if (shape.partCount() == 1) {
            convex(shape.part(0));
        } else {
            json.append("{\"parts\":[");
            for (int i = 0; i < shape.partCount(); i++) {
                json.append(i == 0 ? "" : ",");
                convex(shape.part(i));
            }
            json.append("]}");
        }
    }

    /** A one-sided chain: its segments follow each other. */
    private void chain(CompoundShape shape) {
        json.append("{\"chain\":[");
        for (int i = 0; i < shape.partCount(); i++) {
            double[] xy = shape.part(i).core().toArray();
            if (i == 0) {
                pair(xy[0], xy[1]);
            }
            json.append(',');
            pair(xy[2], xy[3]);
        }
        json.append("],\"oneSided\":true}");
    }

    private void convex(ConvexShape shape) {
        ConvexPolygon core = shape.core();
        double[] xy = core.toArray();
        json.append("{\"vertices\":[");
        for (int i = 0; i < xy.length; i += 2) {
            json.append(i == 0 ? "" : ",");
            pair(xy[i], xy[i + 1]);
        }
        json.append(']');
        if (shape.radius() != 0) {
            number(json.append(",\"radius\":"), shape.radius());
        }
        json.append('}');
    }

    private void pair(double x, double y) {
        numbers(x, y);
    }

    private void numbers(double... numbers) {
        char before = '[';
        for (double number : numbers) {
            number(json.append(before), number);
            before = ',';
        }
        json.append(']');
    }

    private static void number(StringBuilder to, double value) {
        to.append(NumberOutput.toString(value, true));
    }
}
