package org.polysweep.workbench.scene;

import java.util.Optional;
import org.polysweep.shape.CompoundShape;

/**
 * A body, as it stands at the beginning.
 *
 * @param id the JSON text of its id, as it was written
 * @param name the id as people read it: a string without quotes and escapes; no two bodies of a scene have the same
 * @param shape its shape
 * @param x the x coordinate of its position; finite
 * @param y the y coordinate of its position; finite
 * @param dx the x component of its displacement in one frame, or of the move of a mover; finite
 * @param dy the y component; finite
 * @param nature what it is
 * @param turning how it is turned, if that has been said
 * @param mover how it walks, if it is a mover
 */
public record SceneBody(
        String id,
        String name,
        CompoundShape shape,
        double x,
        double y,
        double dx,
        double dy,
        BodyNature nature,
        Optional<BodyTurn> turning,
        Optional<SceneMover> mover) {

    /** A body that is not a mover, and about whose orientation nothing is said. */
    public SceneBody(
            String id, String name, CompoundShape shape, double x, double y, double dx, double dy, BodyNature nature) {
        this(id, name, shape, x, y, dx, dy, nature, Optional.empty(), Optional.empty());
    }

    /** Returns whether no contact changes its motion. */
    public boolean isStatic() {
        return nature.isKinematic();
    }

    /** Returns the JSON text of the id as the name of a field: a number gets quotes. */
    public String fieldName() {
        return id.startsWith("\"") ? id : '"' + id + '"';
    }
}
