package org.polysweep.polygon;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.polysweep.exact.Finite;
import org.polysweep.exact.SweptExtent;

/**
 * Convex parts that stand and move as one: a concave outline, a level made of tiles, a chain of ground segments. Immutable and
 * thread-safe, in coordinates of its own.
 *
 * <p>Parts are counted in the caller's order. They may touch, overlap, and be of any kind. A <em>one-sided</em> compound is a chain
 * of segments that can be met from the left of their direction only: a contact counts if its normal has a part toward that side, and
 * whoever comes from the other side passes.
 */
public final class CompoundShape {

    private final List<ConvexShape> parts;
    private final boolean oneSided;

    /** The parts in the order of their left sides. */
    private final int[] fromLeft;

    /** The left sides in that order. */
    private final double[] leftSides;

    /** The rightmost right side of the parts up to each place in that order. */
    private final double[] maxXSoFar;

    private final double minY;
    private final double maxY;

    private CompoundShape(List<? extends ConvexShape> parts, boolean oneSided) {
        Objects.requireNonNull(parts, "parts is null; a compound has one part or more");
        if (parts.isEmpty()) {
            throw new IllegalArgumentException("parts is empty; a compound has one part or more");
        }
        for (int i = 0; i < parts.size(); i++) {
            Objects.requireNonNull(parts.get(i), "part " + i + " is null; a part is a convex shape");
        }
        this.parts = List.copyOf(parts);
        this.oneSided = oneSided;
        fromLeft = IntStream.range(0, parts.size())
                .boxed()
                .sorted(Comparator.comparingDouble(i -> this.parts.get(i).minX()))
                .mapToInt(i -> i)
                .toArray();
        leftSides = new double[fromLeft.length];
        maxXSoFar = new double[fromLeft.length];
        double farthest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < fromLeft.length; i++) {
            ConvexShape part = this.parts.get(fromLeft[i]);
            leftSides[i] = part.minX();
            farthest = Math.max(farthest, part.maxX());
            maxXSoFar[i] = farthest;
        }
        minY = this.parts.stream().mapToDouble(ConvexShape::minY).min().orElseThrow();
        maxY = this.parts.stream().mapToDouble(ConvexShape::maxY).max().orElseThrow();
    }

    /**
     * Returns the compound of some parts.
     *
     * @param parts at least one, in the order in which answers count them
     * @return the compound
     * @throws IllegalArgumentException if there is no part
     */
    public static CompoundShape of(List<? extends ConvexShape> parts) {
        return new CompoundShape(parts, false);
    }

    /**
     * Returns the compound of some parts.
     *
     * @param parts at least one, in the order in which answers count them
     * @return the compound
     * @throws IllegalArgumentException if there is no part
     */
    public static CompoundShape of(ConvexShape... parts) {
        return of(Arrays.asList(Objects.requireNonNull(parts, "parts is null; a compound has one part or more")));
    }

    /**
     * Returns a chain of segments, met from both sides. Part i is the segment from vertex i to the next. A closed chain repeats its
     * first vertex at the end.
     *
     * @param xy the coordinates x0, y0, x1, y1, … of at least two vertices; no two that follow each other are equal
     * @return the chain
     * @throws IllegalArgumentException if there are too few vertices, a coordinate is missing, NaN or infinite, or two vertices that
     *     follow each other are equal; the message names the vertex
     */
    public static CompoundShape chain(double... xy) {
        return new CompoundShape(segments(xy), false);
    }

    /**
     * Returns a chain of segments that is met only from its left, as ground is that runs from left to right: the front of a segment
     * is to the left of its direction.
     *
     * @param xy as {@link #chain} has it
     * @return the chain
     * @throws IllegalArgumentException as {@link #chain}
     */
    public static CompoundShape oneSidedChain(double... xy) {
        return new CompoundShape(segments(xy), true);
    }

    private static List<ConvexShape> segments(double[] xy) {
        if (xy.length % 2 != 0) {
            throw new IllegalArgumentException(
                    "the chain has " + xy.length + " coordinates; the last vertex has an x but no y");
        }
        if (xy.length < 4) {
            throw new IllegalArgumentException("the chain has " + xy.length / 2
                    + (xy.length == 2 ? " vertex" : " vertices") + "; it takes two or more");
        }
        for (int i = 0; i < xy.length; i++) {
            Finite.require("vertices[" + i / 2 + "][" + i % 2 + "]", xy[i]);
        }
        List<ConvexShape> segments = new ArrayList<>(xy.length / 2 - 1);
        for (int i = 0; i + 3 < xy.length; i += 2) {
            if (xy[i] == xy[i + 2] && xy[i + 1] == xy[i + 3]) {
                throw new IllegalArgumentException(
                        "vertices[" + i / 2 + "] and vertices[" + (i / 2 + 1) + "] are both (" + xy[i] + ", "
                                + xy[i + 1] + "); leave one out, a segment of a chain has a length");
            }
            segments.add(ConvexPolygon.of(xy[i], xy[i + 1], xy[i + 2], xy[i + 3]));
        }
        return segments;
    }

    /** Returns the number of parts. */
    public int size() {
        return parts.size();
    }

    /** Returns a part, in the caller's order, counted from 0. */
    public ConvexShape part(int i) {
        return parts.get(i);
    }

    /** Returns the parts, in the caller's order. */
    public List<ConvexShape> parts() {
        return parts;
    }

    /** Returns whether this is a chain that is met from the left of its segments only. */
    public boolean isOneSided() {
        return oneSided;
    }

    /** Returns the least x coordinate; where a part has a radius, a double certainly not greater. */
    public double minX() {
        return leftSides[0];
    }

    /** Returns the least y coordinate; where a part has a radius, a double certainly not greater. */
    public double minY() {
        return minY;
    }

    /** Returns the greatest x coordinate; where a part has a radius, a double certainly not less. */
    public double maxX() {
        return maxXSoFar[maxXSoFar.length - 1];
    }

    /** Returns the greatest y coordinate; where a part has a radius, a double certainly not less. */
    public double maxY() {
        return maxY;
    }

    /** Returns the part at a place, from 0 on, in the order of the left sides. */
    public int fromLeft(int place) {
        return fromLeft[place];
    }

    /**
     * Returns the first place in the order of the left sides whose part an extent may reach: it certainly stays to the right of all
     * parts before. Cost: O(log n).
     *
     * @param left the left side of the extent, in coordinates of its own
     * @param offset from the position of this compound to that of the extent, rounded once
     * @param move the displacement of this compound relative to the extent, rounded once
     */
    public int firstReached(double left, double offset, double move) {
        int first = 0;
        int end = fromLeft.length;
        while (first < end) {
            int middle = (first + end) >>> 1;
            if (SweptExtent.isBefore(maxXSoFar[middle], left, offset, move)) {
                first = middle + 1;
            } else {
                end = middle;
            }
        }
        return first;
    }

    /**
     * Returns the place in the order of the left sides from which on an extent reaches no part: it certainly stays to the left of
     * them. Cost: O(log n).
     *
     * @param right the right side of the extent, in coordinates of its own
     * @param offset from the position of the extent to that of this compound, rounded once
     * @param move the displacement of the extent relative to this compound, rounded once
     */
    public int firstBeyond(double right, double offset, double move) {
        int first = 0;
        int end = fromLeft.length;
        while (first < end) {
            int middle = (first + end) >>> 1;
            if (SweptExtent.isBefore(right, leftSides[middle], offset, move)) {
                end = middle;
            } else {
                first = middle + 1;
            }
        }
        return first;
    }

    /**
     * Returns this compound at a place, not moving.
     *
     * @param worldX the x coordinate of the translation that brings it into the world; finite
     * @param worldY the y coordinate
     * @return the compound at rest; give it a displacement by {@link MovingCompound#moving}
     * @throws IllegalArgumentException if a coordinate is NaN or infinite
     */
    public MovingCompound at(double worldX, double worldY) {
        return new MovingCompound(this, worldX, worldY, 0, 0);
    }

    /** Returns the parts, for people. */
    @Override
    public String toString() {
        return (oneSided ? "OneSidedChain" : "CompoundShape") + parts;
    }
}
