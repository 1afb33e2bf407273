package org.polysweep.playground;

import java.util.ArrayList;
import java.util.List;
import org.polysweep.workbench.json.SceneWriter;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;

/** A game on the page: a world, and who plays in it. */
abstract class Game {

    /** Keys that are held, as bits: the arrows, and W, A, S and D four bits higher. */
    static final int LEFT = 1;

    static final int RIGHT = 2;
    static final int UP = 4;
    static final int DOWN = 8;

    final World world = new World();
    private final List<BodyId> bodies = new ArrayList<>();
    private final List<String> names = new ArrayList<>();

    /** Begins a game: platformer, or pong with the ball's pixels a frame after a space. */
    static Game begin(String name) {
        return name.equals("platformer") ? new Platformer() : new Pong(Double.parseDouble(name.substring(5)));
    }

    /** Names a body for the picture; they are named in the order in which they are added. */
    final BodyId named(String name, BodyId body) {
        names.add('"' + name + '"');
        bodies.add(body);
        return body;
    }

    /**
     * Plays a frame.
     *
     * @param keys the keys that are held
     * @param leftY where a pointer on the left half of the picture is; NaN if none is there
     * @param rightY the same of the right half
     */
    abstract void frame(int keys, double leftY, double rightY);

    /** Returns what is to be read out when it changes. */
    abstract String news();

    /** Returns what is to be read by those who look. */
    abstract String details();

    /** Returns the way of something fast in the last frame, {@code [[x,y],…]}. */
    abstract List<String> way();

    /** Returns {@code {"names":[…],"scene":{…}}}: the bodies, for a picture. */
    final String scene() {
        return "{\"names\":" + names + ",\"scene\":" + SceneWriter.write(world) + '}';
    }

    /** Returns {@code {"at":[[x,y],…],"way":[[x,y],…],"news":…,"details":…}}: the game after a frame. */
    final String state() {
        List<String> at = new ArrayList<>();
        for (BodyId body : bodies) {
            at.add(point(world.x(body), world.y(body)));
        }
        return "{\"at\":" + at + ",\"way\":" + way() + ",\"news\":\"" + news() + "\",\"details\":\"" + details()
                + "\"}";
    }

    static String point(double x, double y) {
        return "[" + x + ',' + y + ']';
    }

    /** A number for people. */
    static String tenths(double x) {
        return Double.toString(Math.round(10 * x) / 10.0);
    }
}
