package org.polysweep.internal.tree;

/**
 * Looks for parts of a shape by the boxes around them, which were put into a tree when it was made. Stateless, no
 * allocation.
 */
public final class PartTree {

    private PartTree() {}

    /**
     * Visits the parts that may be as near to a box as a limit, nearer branches of the tree first.
     *
     * @param parts the parts
     * @param box a box, in their coordinates; its displacement does not count
     * @param limit as {@link BoxTree#nearest} has it, as is all else
     */
    public static double nearest(BoxedParts parts, MovingBox box, double limit, BoundedVisitor visitor) {
        return parts.tree.nearest(box, limit, visitor);
    }

    /**
     * Visits the parts that a box may meet on its way, those that it may meet first before others.
     *
     * @param parts the parts
     * @param box the box, in their coordinates
     * @param limit as {@link BoxTree#along} has it, as is all else
     */
    public static double along(BoxedParts parts, MovingBox box, double limit, BoundedVisitor visitor) {
        return parts.tree.along(box, limit, visitor);
    }
}
