package org.polysweep.internal.prepared;

import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.polysweep.internal.tree.BoxTree;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexShape;

/** Convex parts, the box around them all, and the tree of their boxes, which engines search. Immutable. */
public final class PreparedCompound extends CompoundShape {

    /** The tree of a compound of one part: it may be anywhere, so it is always visited. All such compounds share it. */
    private static final BoxTree ANYWHERE = BoxTree.of(
            new double[] {Double.NEGATIVE_INFINITY},
            new double[] {Double.NEGATIVE_INFINITY},
            new double[] {Double.POSITIVE_INFINITY},
            new double[] {Double.POSITIVE_INFINITY});

    private final List<ConvexShape> parts;
    private final boolean oneSided;
    private final double minX;
    private final double minY;
    private final double maxX;
    private final double maxY;
    final BoxTree tree;

    /**
     * Keeps some parts, at least one. Costs O(n log n).
     *
     * @param parts the parts, in the caller's order; unmodifiable
     * @param oneSided whether they are a chain that collides only from the left of its segments
     */
    public PreparedCompound(List<ConvexShape> parts, boolean oneSided) {
        this.parts = parts;
        this.oneSided = oneSided;
        double[] left = sides(parts, ConvexShape::minX);
        double[] lower = sides(parts, ConvexShape::minY);
        double[] right = sides(parts, ConvexShape::maxX);
        double[] upper = sides(parts, ConvexShape::maxY);
        minX = Arrays.stream(left).min().orElseThrow();
        minY = Arrays.stream(lower).min().orElseThrow();
        maxX = Arrays.stream(right).max().orElseThrow();
        maxY = Arrays.stream(upper).max().orElseThrow();
        tree = left.length == 1 ? ANYWHERE : BoxTree.of(left, lower, right, upper);
    }

    private static double[] sides(List<ConvexShape> parts, ToDoubleFunction<ConvexShape> side) {
        return parts.stream().mapToDouble(side).toArray();
    }

    @Override
    public int partCount() {
        return parts.size();
    }

    @Override
    public ConvexShape part(int i) {
        return parts.get(i);
    }

    @Override
    public List<ConvexShape> parts() {
        return parts;
    }

    @Override
    public boolean isOneSided() {
        return oneSided;
    }

    @Override
    public double minX() {
        return minX;
    }

    @Override
    public double minY() {
        return minY;
    }

    @Override
    public double maxX() {
        return maxX;
    }

    @Override
    public double maxY() {
        return maxY;
    }
}
