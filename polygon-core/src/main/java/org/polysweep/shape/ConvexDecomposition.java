package org.polysweep.shape;

import java.util.Arrays;
import java.util.List;
import org.polysweep.internal.outline.EarClipping;
import org.polysweep.internal.outline.HertelMehlhorn;
import org.polysweep.internal.outline.Outline;
import org.polysweep.internal.outline.Vertices;

/**
 * Splits a simple outline, which may be concave, into convex parts that can be swept.
 *
 * <p>The outline is triangulated by cutting off ears, and then the diagonals that no part needs to be convex are taken
 * out: at most four times the fewest parts that cuts along diagonals can give, and never more than 2r + 1 for r reflex
 * corners. An outline that is convex is one part. All of it is decided exactly, and no vertex is made or moved: the
 * parts have no interior point in common, and their union is the outline, to the last bit.
 *
 * <p>The outline is read as {@link ConvexPolygon} reads one: either winding, equal neighbors merged into the one with
 * the lowest index, vertices in the middle of a straight edge left out. It has to be simple, which means that it
 * neither crosses nor touches itself. So it has no holes, not even along a bridge to the hole and back.
 *
 * <p>The parts use the indices of the outline's vertices: {@link ConvexPolygon#vertexIndex} is the index of a
 * vertex of the outline, {@link ConvexPolygon#edgeIndex} the index of the end of a part's edge that comes first in the
 * caller's direction around the part. An edge of a part is an edge of the outline, a diagonal, or several of both on
 * one line; so a corner of one part may lie in the middle of another's edge.
 *
 * <p>Parts are closed, so two of them touch along each cut. A shape without width exactly along a cut
 * touches parts and overlaps none of them, although it is inside the outline.
 *
 * <p>The cost is O(n²) at worst: of comparisons of bounding boxes, in the search for edges that meet and for ears. The
 * signs of turns are computed for those pairs alone whose boxes meet. Thread-safe.
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
     * @throws IllegalArgumentException if there is no vertex, a coordinate is missing, NaN or infinite, if all vertices
     *     lie on one line, or if the outline goes back along a line, crosses or touches itself; the message names a
     *     vertex and its value
     */
    public static List<ConvexPolygon> of(double... vertices) {
        double[] xy = Vertices.checked(vertices);
        Outline outline = Outline.readSimple(xy);
        int[] corners = outline.corners();
        double[] ring = new double[2 * corners.length];
        for (int i = 0; i < corners.length; i++) {
            ring[2 * i] = xy[2 * corners[i]];
            ring[2 * i + 1] = xy[2 * corners[i] + 1];
        }
        return HertelMehlhorn.parts(ring, EarClipping.diagonals(ring)).stream()
                .map(part -> Arrays.stream(part).map(i -> corners[i]).toArray())
                .map(part -> ConvexPolygon.ofCorners(xy, part, outline.isClockwise()))
                .toList();
    }

    /**
     * Returns convex parts of an outline whose coordinates are floats, which are doubles.
     *
     * @param vertices the coordinates x0, y0, x1, y1, … of its vertices; they are copied
     * @return the parts, as of {@link #of(double...)}
     * @throws IllegalArgumentException as {@link #of(double...)}
     */
    public static List<ConvexPolygon> of(float[] vertices) {
        return of(Vertices.widened(vertices));
    }
}
