package org.polysweep.internal.prepared;

/**
 * Directions as integers, counter-clockwise from (1, 0). Each polygon stores its farthest vertex in some of these
 * directions, so that a search begins nearby.
 *
 * <p>They divide x / (|x| + |y|) evenly, which runs from 1 to -1 over half a turn: nearly even in the angle, and cheap.
 */
public final class PseudoAngle {

    /** A full turn, in units of bearings. */
    public static final int FULL_TURN = 1 << 16;

    /** The minimum number of directions for which a polygon stores its farthest corner. */
    private static final int FEWEST = 32;

    private static final int SHIFT_OF_FULL_TURN = Integer.numberOfTrailingZeros(FULL_TURN);

    /** The exponent of half a turn, which is a power of two. */
    static final int SHIFT_OF_HALF_TURN = Integer.numberOfTrailingZeros(FULL_TURN / 2);

    /** The exponent of the distance between these directions, a power of two. */
    static final int SHIFT_OF_FEW = Integer.numberOfTrailingZeros(FULL_TURN / FEWEST);

    private static final int QUARTER = FULL_TURN / 4;

    private PseudoAngle() {}

    /** Returns the bearing of a direction, of any length; any bearing if the direction is zero or not finite. */
    public static int of(double x, double y) {
        double cosine = x / (Math.abs(x) + Math.abs(y));
        int bearing = (int) ((1 - cosine) * QUARTER);
        return y < 0 ? FULL_TURN - bearing : bearing;
    }

    /** Returns the bearing of the opposite direction, up to full turns. */
    public static int opposite(int bearing) {
        return bearing + FULL_TURN / 2;
    }

    /** The exponent of the distance between the directions for which a polygon stores its farthest corner. */
    static int shift(int size) {
        int exponent = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(Math.max(size, FEWEST));
        return Math.max(SHIFT_OF_FULL_TURN - exponent, 0);
    }

    /** The x component of a direction. */
    public static double directionX(int bearing) {
        return 1 - Math.min(bearing, FULL_TURN - bearing) / (double) QUARTER;
    }

    /** The y component of a direction. */
    public static double directionY(int bearing) {
        double y = 1 - Math.abs(directionX(bearing));
        return 2 * bearing < FULL_TURN ? y : -y;
    }
}
