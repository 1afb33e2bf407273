package org.polysweep.internal.bound;

import org.polysweep.internal.expansion.Roundoff;

/**
 * Proves that two shapes overlap because disks inside them overlap: decides most deep overlaps without a pass over the
 * vertices. Bounds: docs/error-bounds.md, theorem 12. Stateless.
 */
public final class DiskOverlap {

    /**
     * Bounds the error of the distance from a center to a side, relative to the distance of the farthest corner:
     * theorem 12.
     */
    private static final double DISTANCE = 8 * Roundoff.U;

    /** Bounds all errors of the test, relative to the sizes of the shapes and of the gap: theorem 12. */
    private static final double SLACK = 8 * Roundoff.U;

    /**
     * Between these, the square of a number is neither so small nor so great that it is wrong by more than its
     * rounding.
     */
    private static final double LEAST = 0x1p-500;

    private static final double GREATEST = 0x1p500;

    private DiskOverlap() {}

    /**
     * Returns a radius of a disk that provably lies in a polygon.
     *
     * @param distance the least distance of the center from a side, n·(v - c) in doubles for its unit normal n and its
     *     corner v
     * @param farthest the distance of the farthest corner from the center, in doubles
     * @return the radius; -infinity if none is proved
     */
    public static double radius(double distance, double farthest) {
        double radius = distance - DISTANCE * farthest;
        return radius >= LEAST && radius <= GREATEST ? radius : Double.NEGATIVE_INFINITY;
    }

    /**
     * Returns whether two disks provably overlap, and not only touch.
     *
     * @param gapX the x component of the vector from one center to the other: the sum of two terms
     * @param gapY its y component
     * @param reach the sum of their radii, each as {@link #radius} gives it
     * @param size no less than the magnitudes of the two terms of either gap, added up, and than {@code reach}
     */
    public static boolean isCertain(double gapX, double gapY, double reach, double size) {
        double least = reach - SLACK * size;
        return least >= LEAST && least <= GREATEST && gapX * gapX + gapY * gapY < least * least;
    }
}
