package org.polysweep.internal.prepared;

import org.polysweep.internal.number.Lattice;

/** What engines look up about a shape; it was computed when the shape was made. Stateless, no allocation. */
public final class Prepared {

    private Prepared() {}

    /** Returns the distance of the {@link PseudoAngle}s for which the farthest corner is kept: a power of two. */
    public static int bearingSpacing(PreparedPolygon polygon) {
        return 1 << PseudoAngle.shift(polygon.size);
    }

    /**
     * Returns the corner that is farthest in a direction, as doubles have it.
     *
     * @param polygon the polygon
     * @param bearing a {@link PseudoAngle}; any full turn more does not count; between the {@link #bearingSpacing} the
     *     one before it answers
     */
    public static int farthestAt(PreparedPolygon polygon, int bearing) {
        if (polygon.size > PreparedPolygon.FEW) {
            return polygon.directionTable.farthestAt(bearing);
        }
        // Four bits for each of 32 directions, half a turn in each word: which of the two cannot be foreseen, so a mask
        // chooses. A shift counts modulo 64, which is half a turn.
        long first = polygon.farthestFirst;
        long isLast = (bearing >> PseudoAngle.SHIFT_OF_HALF_TURN) & 1;
        long word = first ^ ((first ^ polygon.farthestLast) & -isLast);
        return (int) (word >>> (4 * (bearing >> PseudoAngle.SHIFT_OF_FEW))) & 15;
    }

    /**
     * Returns the first edge that points half a turn or more, counter-clockwise, from where edge 0 points; its size if
     * there is none, as for a point. The edges before it lie within half a turn of each other, and so do those from it
     * on.
     */
    public static int halfTurn(PreparedPolygon polygon) {
        return polygon.halfTurn;
    }

    /** Returns the least {@link Lattice#exponentOf} of all coordinates. */
    public static int exponent(PreparedPolygon polygon) {
        return polygon.exponent == PreparedPolygon.NO_EXPONENT ? Lattice.ANY_EXPONENT : polygon.exponent;
    }

    /**
     * Returns whether its coordinates alone are so short that doubles compute exactly with them: {@link
     * Lattice#finestCoarse}.
     */
    public static boolean isCoarse(PreparedPolygon polygon) {
        return polygon.coarse;
    }

    /** Returns the largest absolute value of all coordinates. */
    public static double magnitude(PreparedPolygon polygon) {
        return polygon.magnitude();
    }

    /** Returns the x coordinate of the center of the bounding box, rounded. */
    public static double centerX(PreparedPolygon polygon) {
        return polygon.centerX();
    }

    /** Returns the y coordinate of the center of the bounding box, rounded. */
    public static double centerY(PreparedPolygon polygon) {
        return polygon.centerY();
    }

    /** Returns the distance of the farthest corner from the center, rounded; not finite if its square is not. */
    public static double boundingRadius(PreparedPolygon polygon) {
        return polygon.boundingRadius;
    }

    /** Returns the distance of the farthest corner from the origin, rounded; not finite if its square is not. */
    public static double reach(PreparedPolygon polygon) {
        boolean isCentered = polygon.centerX() == 0 && polygon.centerY() == 0;
        return isCentered ? polygon.boundingRadius : polygon.greatestDistance(0, 0);
    }

    /**
     * Returns the radius of a disk about the center that certainly lies in the polygon; -infinity if none is known, as
     * of a segment.
     */
    public static double inscribedRadius(PreparedPolygon polygon) {
        return polygon.inscribedRadius;
    }

    /**
     * Returns a bound of |x| + |y| of every edge, each component rounded: width plus height of the bounding box; not
     * finite if that is not.
     */
    public static double edgeSize(PreparedPolygon polygon) {
        return (polygon.maxX - polygon.minX) + (polygon.maxY - polygon.minY);
    }

    /**
     * Returns four times the largest distance, in x or in y, of a vertex from the same vertex of the parallelogram
     * about the center of the bounding box with the first two edges; infinite if this is not nearly a parallelogram:
     * docs/error-bounds.md, theorem 16.
     */
    public static double skew(PreparedPolygon polygon) {
        return polygon.skew;
    }

    /** Returns how the corners and sides are numbered by the caller, if the polygon is an axis-parallel box. */
    public static BoxCorners boxCorners(PreparedPolygon polygon) {
        int form = polygon.boxForm;
        return form >= 0 && form < 4 ? BoxCorners.plainForm(form) : polygon.numbering.boxCorners;
    }

    /** Returns whether a shape is a circle: its core is a point. */
    public static boolean isCircle(PreparedRoundedPolygon shape) {
        return shape.centerIndex >= 0;
    }

    /** Returns the x coordinate of the center of a circle. */
    public static double centerX(PreparedRoundedPolygon circle) {
        return circle.centerX;
    }

    /** Returns the y coordinate of the center of a circle. */
    public static double centerY(PreparedRoundedPolygon circle) {
        return circle.centerY;
    }

    /** Returns the caller's index of the center of a circle. */
    public static int centerIndex(PreparedRoundedPolygon circle) {
        return circle.centerIndex;
    }
}
