package org.polysweep.workbench.scene;

import java.util.List;
import java.util.Optional;
import org.polysweep.contact.Point;

/**
 * Many bodies and what they move in.
 *
 * @param bodies the bodies, in the order of the file
 * @param bounds where they turn back, if anywhere
 * @param gravity what is added to the motions of bodies in each frame, if bodies keep their motions
 * @param impulses how bodies press on each other that rest on each other when the scene begins
 */
public record WorldScene(
        List<SceneBody> bodies, Optional<Bounds> bounds, Optional<Point> gravity, List<SceneImpulse> impulses) {

    /** A scene without gravity. */
    public WorldScene(List<SceneBody> bodies, Optional<Bounds> bounds) {
        this(bodies, bounds, Optional.empty(), List.of());
    }

    /** Returns the place of the body with an id, as JSON text; the number of bodies if there is none. */
    public int indexOf(String id) {
        int index = 0;
        while (index < bodies.size() && !bodies.get(index).id().equals(id)) {
            index++;
        }
        return index;
    }

    /** Returns whether a body is a mover. */
    public boolean hasMovers() {
        return bodies.stream().anyMatch(body -> body.mover().isPresent());
    }

    /** Returns whether a body has a coefficient of friction. */
    boolean hasFriction() {
        return bodies.stream().anyMatch(body -> body.nature().friction() < Double.POSITIVE_INFINITY);
    }

    /** Returns whether anything is said about the orientation of a body. */
    public boolean hasRotors() {
        return bodies.stream().anyMatch(body -> body.turning().isPresent());
    }
}
