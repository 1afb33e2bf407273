package org.polysweep.workbench.scene;

import java.util.List;
import java.util.Optional;

/**
 * Many bodies and what they move in.
 *
 * @param bodies the bodies, in the order of the file
 * @param bounds where they turn back, if anywhere
 */
public record WorldScene(List<SceneBody> bodies, Optional<Bounds> bounds) {

    /** Returns whether anything is said about the orientation of a body. */
    public boolean hasRotors() {
        return bodies.stream().anyMatch(body -> body.turning().isPresent());
    }
}
