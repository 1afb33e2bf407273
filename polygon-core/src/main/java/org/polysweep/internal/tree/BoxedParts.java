package org.polysweep.internal.tree;

import java.util.Arrays;

/**
 * The boxes of the parts of a shape, numbered as the parts are, and the box around them all. Engines search them
 * through {@link PartTree}. Immutable.
 */
public abstract class BoxedParts {

    /** The tree of what has one part: it may be anywhere, so it is looked at. All such shapes share it. */
    private static final BoxTree ANYWHERE = BoxTree.of(
            new double[] {Double.NEGATIVE_INFINITY},
            new double[] {Double.NEGATIVE_INFINITY},
            new double[] {Double.POSITIVE_INFINITY},
            new double[] {Double.POSITIVE_INFINITY});

    protected final double minX;
    protected final double minY;
    protected final double maxX;
    protected final double maxY;
    final BoxTree tree;

    /** Keeps the boxes of some parts, at least one. Costs O(n log n). */
    protected BoxedParts(double[] minX, double[] minY, double[] maxX, double[] maxY) {
        this.minX = Arrays.stream(minX).min().orElseThrow();
        this.minY = Arrays.stream(minY).min().orElseThrow();
        this.maxX = Arrays.stream(maxX).max().orElseThrow();
        this.maxY = Arrays.stream(maxY).max().orElseThrow();
        tree = minX.length == 1 ? ANYWHERE : BoxTree.of(minX, minY, maxX, maxY);
    }
}
