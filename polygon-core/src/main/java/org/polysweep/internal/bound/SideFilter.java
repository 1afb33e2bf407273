package org.polysweep.internal.bound;

import org.polysweep.internal.expansion.ErrorFreeTransform;
import org.polysweep.internal.expansion.Roundoff;
import org.polysweep.internal.rounding.RelativeMotion;
import org.polysweep.internal.rounding.SumRounding;

/**
 * The time at which a line crosses the line of an edge moved outward by a radius, {@code n·(t·d - v) = R·|n|}, rounded
 * down if a short computation proves the rounding.
 *
 * <p>As in {@link ArcFilter}, each number is split into a head of 25 bits and a rest. No allocation.
 */
public final class SideFilter {

    /**
     * If the denominator is no greater than this, in units of its size, nothing is proved: docs/error-bounds.md,
     * theorem 11.
     */
    private static final double GRAZING = 0x1p-16;

    /**
     * Bounds the error of the residual, in units of the sizes of the edge and of the gap: docs/error-bounds.md, theorem
     * 11.
     */
    private static final double RESIDUAL = 0x1p-18 * Roundoff.U;

    /** Bounds the error of the step, in units of itself: docs/error-bounds.md, theorem 11. */
    private static final double STEP = 0x1p19 * Roundoff.U;

    /** For a shorter edge nothing is proved, because squares might underflow: docs/error-bounds.md, theorem 11. */
    private static final double SHORTEST = 0x1p-150;

    private SideFilter() {}

    /**
     * Rounds the time down. The numbers lie within {@link RoundBound#isInRange}.
     *
     * <p>The edge runs counter-clockwise on C: along an edge of B, or from the end of an edge of A to its beginning.
     * The difference of the two points lies on it.
     *
     * @param fromX the x coordinate of the beginning of the edge
     * @param fromY its y coordinate
     * @param toX the x coordinate of the end of the edge
     * @param toY its y coordinate
     * @param placeAx the x coordinate of the point on A, in its own coordinates
     * @param placeAy its y coordinate
     * @param placeBx the x coordinate of the point on B, in its own coordinates
     * @param placeBy its y coordinate
     * @param motion positions and displacements
     * @param sense 1; or -1 to exchange the displacements, so that the entry of the line is its exit
     * @param radiusA the radius of A
     * @param radiusB the radius of B
     * @param gapSize the size of the gap, as {@link RoundBound} defines it, including the radius
     * @return the double; NaN if it is not proved
     */
    public static double roundDown(
            double fromX,
            double fromY,
            double toX,
            double toY,
            double placeAx,
            double placeAy,
            double placeBx,
            double placeBy,
            RelativeMotion motion,
            int sense,
            double radiusA,
            double radiusB,
            double gapSize) {
        double edgeX = toX - fromX;
        double edgeY = toY - fromY;
        double dx = sense * motion.dx;
        double dy = sense * motion.dy;
        double placeX = placeBx - placeAx;
        double gapX = placeX + motion.offsetX;
        double placeY = placeBy - placeAy;
        double gapY = placeY + motion.offsetY;
        double radius = radiusA + radiusB;

        double length = Math.sqrt(edgeX * edgeX + edgeY * edgeY);
        double inverse = 1 / (edgeY * dx - edgeX * dy);
        double time = (edgeY * gapX - edgeX * gapY + radius * length) * inverse;
        double edgeSize = Math.abs(edgeX) + Math.abs(edgeY);
        double moveSize = Math.abs(dx) + Math.abs(dy);
        double size = gapSize + Math.abs(time) * moveSize;

        // The edge and its length.
        double edgeGrid = HighParts.grid(edgeSize);
        double eX = HighParts.of(edgeX, edgeGrid);
        double edgeRestX = (edgeX - eX) + ErrorFreeTransform.sumTail(toX, -fromX, edgeX);
        double eY = HighParts.of(edgeY, edgeGrid);
        double edgeRestY = (edgeY - eY) + ErrorFreeTransform.sumTail(toY, -fromY, edgeY);
        double e = HighParts.of(length, edgeGrid);
        double rest = length - e;
        double squares = (eX * eX + eY * eY - e * e)
                + (edgeRestX * (2 * eX + edgeRestX) + edgeRestY * (2 * eY + edgeRestY) - rest * (2 * e + rest));
        double lengthRest = rest + squares * (0.5 / length);

        // The remaining gap at that time, and the radius.
        double gapTailX = motion.gapTailX(placeAx, placeBx, placeX, gapX);
        double gapTailY = motion.gapTailY(placeAy, placeBy, placeY, gapY);
        double timeHalf = ErrorFreeTransform.highHalf(time);
        double moveGrid = HighParts.grid(moveSize);
        double sizeGrid = HighParts.grid(size);
        double moveHeadX = HighParts.of(dx, moveGrid);
        double hX = HighParts.of(gapX - timeHalf * moveHeadX, sizeGrid);
        double rX = HighParts.restOfLeft(gapX, gapTailX, time, timeHalf, dx, moveHeadX, sense * motion.tailX(), hX);
        double moveHeadY = HighParts.of(dy, moveGrid);
        double hY = HighParts.of(gapY - timeHalf * moveHeadY, sizeGrid);
        double rY = HighParts.restOfLeft(gapY, gapTailY, time, timeHalf, dy, moveHeadY, sense * motion.tailY(), hY);
        double h = HighParts.of(radius, sizeGrid);
        double r = (radius - h) + ErrorFreeTransform.sumTail(radiusA, radiusB, radius);

        // The products of the heads are added without error.
        double residual = (eY * hX - eX * hY + e * h)
                + ((eY * rX + edgeRestY * (hX + rX))
                        - (eX * rY + edgeRestX * (hY + rY))
                        + (e * r + lengthRest * (h + r)));
        double step = residual * inverse;
        double magnitude = Math.abs(inverse);
        double error = STEP * Math.abs(step) + RESIDUAL * (edgeSize * size) * magnitude;
        boolean isInRange = GRAZING * (edgeSize * moveSize) * magnitude < 1 && edgeSize > SHORTEST;
        return isInRange ? SumRounding.down(time, step, error) : Double.NaN;
    }
}
