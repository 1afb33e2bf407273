package org.polysweep.shape;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.polysweep.internal.argument.Finite;
import org.polysweep.internal.prepared.PreparedCompound;
import org.polysweep.pose.Rotor;

/**
 * Convex parts that move together: a concave outline, a level made of tiles, a chain of ground segments. Immutable and
 * thread-safe, in its own coordinates.
 *
 * <p>Parts are numbered in the caller's order. They may touch, overlap, and be of any kind. A <em>one-sided</em>
 * compound is a chain of segments that collides only from the left of its direction: a contact is reported if its
 * normal has a component toward that side, and a body from the other side passes.
 */
public abstract sealed class CompoundShape implements Shape permits PreparedCompound {

    /** Creates the public part of a compound; no type of a user can extend this one. */
    protected CompoundShape() {}

    private static List<ConvexShape> checked(List<? extends ConvexShape> parts) {
        Objects.requireNonNull(parts, "parts must not be null; a compound needs at least one part");
        if (parts.isEmpty()) {
            throw new IllegalArgumentException("parts must not be empty; a compound needs at least one part");
        }
        for (int i = 0; i < parts.size(); i++) {
            Objects.requireNonNull(parts.get(i), "parts[" + i + "] must not be null");
        }
        return List.copyOf(parts);
    }

    /**
     * Returns the compound of the given parts.
     *
     * @param parts at least one part, in the order of their indices in answers
     * @return the compound
     * @throws IllegalArgumentException if there is no part
     */
    public static CompoundShape of(List<? extends ConvexShape> parts) {
        return new PreparedCompound(checked(parts), false);
    }

    /**
     * Returns the compound of the given parts.
     *
     * @param parts at least one part, in the order of their indices in answers
     * @return the compound
     * @throws IllegalArgumentException if there is no part
     */
    public static CompoundShape of(ConvexShape... parts) {
        return of(Arrays.asList(
                Objects.requireNonNull(parts, "parts must not be null; a compound needs at least one part")));
    }

    /**
     * Returns a chain of segments that collides from both sides. Part i is the segment from vertex i to the next. A
     * closed chain repeats its first vertex at the end.
     *
     * @param vertices the coordinates x0, y0, x1, y1, … of at least two vertices; no two consecutive ones are equal
     * @return the chain
     * @throws IllegalArgumentException if there are too few vertices, a coordinate is missing, NaN or infinite, or two
     *     consecutive vertices are equal; the message names the vertex
     */
    public static CompoundShape chain(double... vertices) {
        return new PreparedCompound(checked(segments(vertices)), false);
    }

    /**
     * Returns a chain of segments that collides only from its left, like ground that runs from left to right: the front
     * of a segment is to the left of its direction.
     *
     * @param vertices as for {@link #chain}
     * @return the chain
     * @throws IllegalArgumentException as {@link #chain}
     */
    public static CompoundShape oneSidedChain(double... vertices) {
        return new PreparedCompound(checked(segments(vertices)), true);
    }

    /**
     * Returns one compound of shapes in the world, such as the tiles of a level, with their joints closed: where a
     * vertex is no farther than {@code maxGap} from a vertex or an edge of another part, along x and along y, they are
     * made to coincide exactly. So a body slides over joints that rounding has moved apart as if they were exact.
     *
     * <p>Part i is part i of all shapes, in the order of the list. If two coordinates become equal, both get the value
     * of the first one in that order. No coordinate moves farther than the gap. A part is the convex hull of its moved
     * vertices, and of vertices of others near its slanted edges; a box stays a box. Parts with a radius are only moved
     * to their positions.
     *
     * @param shapes at least one shape, none of them a one-sided chain; positions and rotors are applied and rounded
     * @param maxGap the largest gap and the highest edge that is closed; finite, at least 0; well below the size of a
     *     part, and a few units in the last place of the coordinates at least
     * @return the compound, in coordinates of the world: its position is (0, 0)
     * @throws IllegalArgumentException if there is no shape, one is a one-sided chain or overflows {@code double}, or
     *     the gap is not finite or less than 0
     */
    public static CompoundShape surface(List<PlacedShape> shapes, double maxGap) {
        return new PreparedCompound(checked(SurfaceParts.of(shapes, maxGap)), false);
    }

    private static List<ConvexShape> segments(double[] xy) {
        if (xy.length % 2 != 0) {
            throw new IllegalArgumentException("vertices must have an even number of coordinates, but had " + xy.length
                    + "; the last vertex has an x but no y");
        }
        if (xy.length < 4) {
            throw new IllegalArgumentException("a chain needs at least two vertices, but got " + xy.length / 2);
        }
        for (int i = 0; i < xy.length; i++) {
            Finite.require("vertices[" + i / 2 + "][" + i % 2 + "]", xy[i]);
        }
        List<ConvexShape> segments = new ArrayList<>(xy.length / 2 - 1);
        for (int i = 0; i + 3 < xy.length; i += 2) {
            if (xy[i] == xy[i + 2] && xy[i + 1] == xy[i + 3]) {
                throw new IllegalArgumentException(
                        "vertices[" + i / 2 + "] and vertices[" + (i / 2 + 1) + "] must differ, but both were (" + xy[i]
                                + ", " + xy[i + 1] + "); remove one: a segment of a chain needs a length");
            }
            segments.add(ConvexPolygon.of(xy[i], xy[i + 1], xy[i + 2], xy[i + 3]));
        }
        return segments;
    }

    @Override
    public CompoundShape rotated(Rotor rotor) {
        return image(part -> part.rotated(rotor));
    }

    @Override
    public CompoundShape scaled(double factor) {
        return image(part -> part.scaled(factor));
    }

    @Override
    public CompoundShape grown(double distance) {
        CompoundShape grown = image(part -> part.grown(distance));
        if (isOneSided() && distance != 0) {
            throw new IllegalArgumentException(
                    "distance must be 0 for a one-sided chain, but was " + distance + "; grow the other shape");
        }
        return distance == 0 ? this : grown;
    }

    private CompoundShape image(UnaryOperator<ConvexShape> map) {
        List<ConvexShape> images = parts().stream().map(map).toList();
        for (int i = 0; isOneSided() && i < images.size(); i++) {
            if (images.get(i).core().vertexCount() < 2) {
                throw new IllegalArgumentException("segment " + i + " of the one-sided chain collapses to a point,"
                        + " which has no front: " + part(i) + " is too small for this transform");
            }
        }
        return new PreparedCompound(images, isOneSided());
    }

    /** Returns the parts as text. */
    @Override
    public String toString() {
        return (isOneSided() ? "OneSidedChain" : "CompoundShape") + parts();
    }
}
