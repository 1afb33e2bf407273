package org.polysweep.internal.motion;

import org.jspecify.annotations.Nullable;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.PlacedShape;

/** Refuses shapes that are null, by the name of the argument and with what it should be. */
public final class Required {

    private Required() {}

    /** Returns a shape at a position that must be there. */
    public static PlacedShape placed(String name, @Nullable PlacedShape shape) {
        if (shape == null) {
            throw new NullPointerException(name + " must not be null; use shape.at(x, y)");
        }
        return shape;
    }

    /** Returns a moving shape that must be there. */
    public static MovingShape moving(String name, @Nullable MovingShape shape) {
        if (shape == null) {
            throw new NullPointerException(name + " must not be null; use shape.at(x, y).moving(dx, dy)");
        }
        return shape;
    }
}
