package org.polysweep.internal.prepared;

import org.polysweep.internal.number.Lattice;
import org.polysweep.internal.tree.BoxTree;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;

/** The data of a shape that engines read, computed when the shape was created. Stateless, no allocation. */
public final class Prepared {

    private Prepared() {}

    private static PreparedPolygon of(ConvexPolygon polygon) {
        return (PreparedPolygon) polygon;
    }

    /** Returns the distance of the {@link PseudoAngle}s for which the farthest corner is stored: a power of two. */
    public static int bearingSpacing(ConvexPolygon polygon) {
        return 1 << PseudoAngle.shift(polygon.vertexCount());
    }

    /**
     * Returns the corner that is farthest in a direction, as doubles have it.
     *
     * @param polygon the polygon
     * @param bearing a {@link PseudoAngle}; full turns are ignored; between multiples of {@link #bearingSpacing}, the
     *     lower multiple is used
     */
    public static int farthestAt(ConvexPolygon polygon, int bearing) {
        PreparedPolygon prepared = of(polygon);
        if (prepared.size > PreparedPolygon.FEW) {
            return prepared.directionTable.farthestAt(bearing);
        }
        // Four bits for each of 32 directions, half a turn in each word. A branch between the two words would be
        // mispredicted, so a mask selects. A shift is modulo 64, which is half a turn.
        long first = prepared.farthestFirst;
        long isLast = (bearing >> PseudoAngle.SHIFT_OF_HALF_TURN) & 1;
        long word = first ^ ((first ^ prepared.farthestLast) & -isLast);
        return (int) (word >>> (4 * (bearing >> PseudoAngle.SHIFT_OF_FEW))) & 15;
    }

    /**
     * Returns the first edge that points half a turn or more, counter-clockwise, from where edge 0 points; its size if
     * there is none, as for a point. The edges before it lie within half a turn of each other, and so do those from it
     * on.
     */
    public static int halfTurn(ConvexPolygon polygon) {
        return of(polygon).halfTurn;
    }

    /** Returns the least {@link Lattice#exponentOf} of all coordinates. */
    public static int exponent(ConvexPolygon polygon) {
        short exponent = of(polygon).exponent;
        return exponent == PreparedPolygon.NO_EXPONENT ? Lattice.ANY_EXPONENT : exponent;
    }

    /**
     * Returns whether its coordinates alone are so short that doubles compute exactly with them: {@link
     * Lattice#finestCoarse}.
     */
    public static boolean isCoarse(ConvexPolygon polygon) {
        return of(polygon).coarse;
    }

    /**
     * Returns the unit normals of the edges, x0, y0, x1, y1, …, which the caller does not change. A loop over edges
     * reads this array faster than the normals one by one.
     */
    public static double[] unitNormals(ConvexPolygon polygon) {
        return of(polygon).unitNormals();
    }

    /** Returns the largest absolute value of all coordinates. */
    public static double magnitude(ConvexPolygon polygon) {
        return of(polygon).magnitude();
    }

    /** Returns the x coordinate of the center of the bounding box, rounded. */
    public static double centerX(ConvexPolygon polygon) {
        return of(polygon).centerX();
    }

    /** Returns the y coordinate of the center of the bounding box, rounded. */
    public static double centerY(ConvexPolygon polygon) {
        return of(polygon).centerY();
    }

    /** Returns the distance of the farthest corner from the center, rounded; not finite if its square is not. */
    public static double boundingRadius(ConvexPolygon polygon) {
        return of(polygon).boundingRadius;
    }

    /** Returns the distance of the farthest corner from the origin, rounded; not finite if its square is not. */
    public static double reach(ConvexPolygon polygon) {
        PreparedPolygon prepared = of(polygon);
        boolean isCentered = prepared.centerX() == 0 && prepared.centerY() == 0;
        return isCentered ? prepared.boundingRadius : prepared.greatestDistance(0, 0);
    }

    /**
     * Returns the radius of a disk about the center that provably lies in the polygon; -infinity if none is known, as
     * for a segment.
     */
    public static double inscribedRadius(ConvexPolygon polygon) {
        return of(polygon).inscribedRadius;
    }

    /**
     * Returns a bound of |x| + |y| of every edge, each component rounded: width plus height of the bounding box; not
     * finite if the sum is not.
     */
    public static double edgeSize(ConvexPolygon polygon) {
        return (polygon.maxX() - polygon.minX()) + (polygon.maxY() - polygon.minY());
    }

    /**
     * Returns four times the largest distance, in x or in y, of a vertex from the same vertex of the parallelogram
     * about the center of the bounding box with the first two edges; infinite if this is not nearly a parallelogram:
     * docs/error-bounds.md, theorem 16.
     */
    public static double skew(ConvexPolygon polygon) {
        return of(polygon).skew;
    }

    /** Returns how the corners and sides are numbered by the caller, if the polygon is an axis-parallel box. */
    public static BoxCorners boxCorners(ConvexPolygon polygon) {
        PreparedPolygon prepared = of(polygon);
        int form = prepared.boxForm;
        return form >= 0 && form < 4 ? BoxCorners.plainForm(form) : prepared.numbering.boxCorners;
    }

    /**
     * Returns whether the core of a shape is a point, which the next two methods require. They read the center of a
     * circle from the circle itself and not from its core, which is elsewhere in memory.
     */
    public static boolean isPoint(ConvexShape shape) {
        return shape instanceof PreparedRoundedPolygon rounded
                ? rounded.isCircle
                : shape.core().vertexCount() == 1;
    }

    /** Returns the x coordinate of the core, a point. */
    public static double pointX(ConvexShape shape) {
        return shape instanceof PreparedRoundedPolygon circle
                ? circle.centerX
                : shape.core().minX();
    }

    /** Returns the y coordinate of the core, a point. */
    public static double pointY(ConvexShape shape) {
        return shape instanceof PreparedRoundedPolygon circle
                ? circle.centerY
                : shape.core().minY();
    }

    /** Returns the tree of the boxes of the parts; the tree of a compound of one part always visits that part. */
    public static BoxTree tree(CompoundShape compound) {
        return ((PreparedCompound) compound).tree;
    }
}
