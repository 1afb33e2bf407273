package org.polysweep.internal.motion;

import org.polysweep.internal.prepared.Prepared;
import org.polysweep.internal.tree.BoundedVisitor;
import org.polysweep.internal.tree.BoxTree;
import org.polysweep.internal.tree.MovingBox;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.Shape;

/** Finds parts of a shape by the boxes around them; the only part of a convex shape is always found. */
public final class ShapeParts {

    private ShapeParts() {}

    /** Visits the parts that may be as near to a box as a limit, as {@link BoxTree#nearest} does. */
    public static double nearest(Shape shape, MovingBox box, double limit, BoundedVisitor visitor) {
        return shape instanceof CompoundShape compound
                ? Prepared.tree(compound).nearest(box, limit, visitor)
                : limit < 0 ? limit : visitor.visit(0, limit);
    }

    /** Visits the parts that a moving box may hit, as {@link BoxTree#along} does. */
    public static double along(Shape shape, MovingBox box, double limit, BoundedVisitor visitor) {
        return shape instanceof CompoundShape compound
                ? Prepared.tree(compound).along(box, limit, visitor)
                : limit < 0 ? limit : visitor.visit(0, limit);
    }
}
