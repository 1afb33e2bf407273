package org.polysweep.workbench.scene;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.polysweep.contact.Point;
import org.polysweep.contact.Verdict;
import org.polysweep.pose.Rotor;
import org.polysweep.world.body.Response;
import org.polysweep.world.body.WorldContact;

/**
 * What there is to draw of one frame: where bodies began and ended, where they turned, where they met. Not thread-safe.
 */
public final class FrameRecord {

    /** The number where there is no frame: the world stands still. */
    public static final long NO_FRAME = 0;

    private final long frame;
    private final SceneWorld world;
    private final Point[] starts;
    private final Rotor[] startRotors;
    private final List<Met> met = new ArrayList<>();

    /** The last place at which a body turned, and when. */
    private final Map<Integer, Turned> turned = new HashMap<>();

    private final Map<Integer, List<Point>> corners = new HashMap<>();

    private record Turned(double time, Point place) {}

    /**
     * A contact.
     *
     * @param verdict how the two meet
     * @param a the place of the first body in the scene
     * @param b the id of the second
     * @param points where they meet; none for OVERLAP
     * @param normal the unit normal, from the second toward the first; NaN if there is none
     */
    public record Met(Verdict verdict, int a, int b, List<Point> points, Point normal) {}

    /**
     * Begins a record.
     *
     * @param frame the number of the frame, from 1 on
     * @param world the world, before the frame
     */
    public FrameRecord(long frame, SceneWorld world) {
        this.frame = frame;
        this.world = world;
        starts = new Point[world.scene().bodies().size()];
        startRotors = new Rotor[starts.length];
        for (int i = 0; i < starts.length; i++) {
            starts[i] = new Point(world.x(i), world.y(i));
            startRotors[i] = world.rotor(i);
        }
    }

    /** Takes down a contact. */
    public void add(WorldContact contact) {
        List<Point> points = new ArrayList<>();
        for (int i = 0; i < contact.contactCount(); i++) {
            points.add(new Point(contact.contactX(i), contact.contactY(i)));
        }
        Point normal = new Point(contact.normalX(), contact.normalY());
        met.add(new Met(contact.verdict(), contact.a().index(), contact.b().index(), points, normal));
    }

    /** Returns the same response, which has the places taken down at which bodies turn. */
    public Response watch(Response response) {
        return (contact, motion) -> {
            turn(
                    contact.a().index(),
                    contact.enter(),
                    motion.a().dx(),
                    motion.a().dy());
            turn(
                    contact.b().index(),
                    contact.enter(),
                    motion.b().dx(),
                    motion.b().dy());
            response.respond(contact, motion);
        };
    }

    /** A body comes to a place with a motion that may change there. */
    private void turn(int body, double time, double dx, double dy) {
        Turned last = turned.getOrDefault(body, new Turned(0, starts[body]));
        double passed = time - last.time();
        Point place = new Point(last.place().x() + passed * dx, last.place().y() + passed * dy);
        turned.put(body, new Turned(time, place));
        if (!place.equals(last.place())) {
            corners.computeIfAbsent(body, key -> new ArrayList<>()).add(place);
        }
    }

    /** Returns the number of the frame, from 1 on. */
    public long frame() {
        return frame;
    }

    /** Returns the world; after the frame, bodies are where they end. */
    public SceneWorld world() {
        return world;
    }

    /** Returns where a body began. */
    public Point start(int body) {
        return starts[body];
    }

    /** Returns where a body has ended. */
    public Point end(int body) {
        return new Point(world.x(body), world.y(body));
    }

    /** Returns how a body was turned when it began. */
    public Rotor startRotor(int body) {
        return startRotors[body];
    }

    /** Returns how a body is turned where it has ended. */
    public Rotor endRotor(int body) {
        return world.rotor(body);
    }

    /** Returns whether a body has turned. */
    public boolean hasTurned(int body) {
        return startRotors[body].turnsTo(world.rotor(body));
    }

    /** Returns whether a body has ended otherwise than it began. */
    public boolean hasMoved(int body) {
        return hasTurned(body) || !start(body).equals(end(body));
    }

    /** Returns the way of a body, from its beginning to its end, with the corners at which it may have turned. */
    public List<Point> way(int body) {
        List<Point> way = new ArrayList<>();
        way.add(starts[body]);
        way.addAll(corners.getOrDefault(body, List.of()));
        way.add(end(body));
        return way;
    }

    /** Returns the contacts, in the order in which they were reported. */
    public List<Met> met() {
        return List.copyOf(met);
    }
}
