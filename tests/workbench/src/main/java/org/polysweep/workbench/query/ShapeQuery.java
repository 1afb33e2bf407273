package org.polysweep.workbench.query;

import org.jspecify.annotations.Nullable;
import org.polysweep.shape.MovingShape;

/**
 * One question to the sweep.
 *
 * @param id the JSON text of the id, as it was written; null if there is none
 * @param a the first shape, where it stands and how it moves; of one part, unless it is given in parts
 * @param b the second shape
 * @param hasParts whether one of the two is given in parts
 * @param hasRotors whether an orientation is given
 * @param targetDistance by how much one of the two has been grown
 */
public record ShapeQuery(
        @Nullable String id, MovingShape a, MovingShape b, boolean hasParts, boolean hasRotors, double targetDistance) {

    /** Makes a query without a target distance. */
    public ShapeQuery(@Nullable String id, MovingShape a, MovingShape b, boolean hasParts, boolean hasRotors) {
        this(id, a, b, hasParts, hasRotors, 0);
    }

    /** Makes a query about two shapes that are not turned. */
    public ShapeQuery(@Nullable String id, MovingShape a, MovingShape b, boolean hasParts) {
        this(id, a, b, hasParts, false);
    }

    /** Makes a query about two convex shapes. */
    public ShapeQuery(@Nullable String id, MovingShape a, MovingShape b) {
        this(id, a, b, false);
    }

    /** Returns whether a shape turns during the step. */
    public boolean turns() {
        return a.isRotating() || b.isRotating();
    }

    /** Returns whether a shape rotates by an angle, turnByA or turnByB. */
    public boolean turnsByAngle() {
        return a.steadyRotation().radians() != 0 || b.steadyRotation().radians() != 0;
    }

    /** Returns whether a shape is not as it was given, at any time. */
    public boolean isTurned() {
        return a.isRotated() || b.isRotated();
    }
}
