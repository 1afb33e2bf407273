package org.polysweep.shape;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.polysweep.internal.outline.ConvexParts;
import org.polysweep.internal.outline.Rings;
import org.polysweep.internal.outline.Vertices;

/**
 * Splits an outline, which may be concave and have holes, into convex parts that can be swept.
 *
 * <p>The interior is even-odd: it consists of the points that an odd number of rings contain. A ring may touch itself
 * or another ring, in a point or along an edge; so a bridge to a hole and back is fine, and so is an island in a hole.
 * Two edges must not cross, that is, share one point that is an end of neither. A hole must not leave the outer ring.
 *
 * <p>The outline is triangulated, and then diagonals are removed as long as all parts remain convex: without holes, the
 * result has at most four times the minimum number of parts that cuts along diagonals can produce, and never more than
 * 2r + 1 for r reflex corners of a connected interior. An outline that is convex is one part. Everything is decided
 * exactly, and no vertex is added or moved: the parts have no interior point in common, and their union is the interior
 * and its boundary, to the last bit.
 *
 * <p>Rings have either winding. Equal neighbors are merged, and vertices in the middle of a straight edge are left out
 * unless a part of the boundary ends there.
 *
 * <p>The parts use the indices of the outline's vertices: {@link ConvexPolygon#vertexIndex} is the index of a vertex,
 * the lowest index if several vertices are equal; holes continue the indices of the outer ring. {@link
 * ConvexPolygon#edgeIndex} is the index of the end of a part's edge that comes first in the caller's direction around
 * the outer ring. An edge of a part is an edge of the outline, a diagonal, or several of both on one line; so a corner
 * of one part may lie in the middle of another's edge.
 *
 * <p>Parts are closed, so two of them touch along each cut. A shape without width exactly along a cut
 * touches parts and overlaps none of them, although it is inside the outline.
 *
 * <p>The cost for n vertices and k places where a vertex lies on an edge is O((n + k) log n) signs of turns.
 * Thread-safe.
 *
 * @see <a href="https://doi.org/10.1007/3-540-12689-9_105">S. Hertel, K. Mehlhorn, Fast triangulation of simple
 *     polygons, Foundations of Computation Theory, Lecture Notes in Computer Science 158 (1983)</a>
 */
public final class ConvexDecomposition {

    private ConvexDecomposition() {}

    /**
     * Returns convex parts of an outline.
     *
     * @param vertices the coordinates x0, y0, x1, y1, … of its vertices, in order around it, in either winding
     * @return one part or more, each with an area, in an unmodifiable list; the same for the same vertices on every
     *     machine
     * @throws IllegalArgumentException if there is no vertex, a coordinate is missing, NaN or infinite, if the interior
     *     is empty, or if two edges cross; the message names vertices and their values
     */
    public static List<ConvexPolygon> of(double... vertices) {
        return of(Rings.of(vertices));
    }

    /**
     * Returns convex parts of an outer ring with holes: of all points that an odd number of the rings contain.
     *
     * @param outer the coordinates x0, y0, x1, y1, … of the vertices of the outer ring, in order around it, in either
     *     winding
     * @param holes the same for each hole
     * @return the parts, as from {@link #of(double...)}
     * @throws IllegalArgumentException as {@link #of(double...)}, and if a hole is not inside the outer ring; the
     *     message names a vertex as in {@code outer[2] = (4.0, 1.0)} or {@code holes[0][3] = (1.0, 2.0)}
     */
    public static List<ConvexPolygon> of(double[] outer, List<double[]> holes) {
        return of(Rings.of(outer, holes));
    }

    private static List<ConvexPolygon> of(Rings rings) {
        ConvexParts parts = ConvexParts.of(rings);
        double[] vertices = rings.vertices();
        List<ConvexPolygon> polygons = new ArrayList<>(parts.corners().size());
        for (int[] corners : parts.corners()) {
            polygons.add(ConvexPolygon.ofCorners(vertices, corners, parts.isClockwise()));
        }
        return Collections.unmodifiableList(polygons);
    }

    /**
     * Returns convex parts of an outline whose coordinates are floats, which are doubles.
     *
     * @param vertices the coordinates x0, y0, x1, y1, … of its vertices; they are copied
     * @return the parts, as from {@link #of(double...)}
     * @throws IllegalArgumentException as {@link #of(double...)}
     */
    public static List<ConvexPolygon> of(float[] vertices) {
        return of(Vertices.widened(vertices));
    }
}
