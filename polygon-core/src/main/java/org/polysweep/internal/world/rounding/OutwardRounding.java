package org.polysweep.internal.world.rounding;

/**
 * The remedy for a position or a motion that rounding leads into an obstacle: it is moved outward by 1, 2, 4, … units
 * in the last place, as long as an exact sweep finds the obstacle in the way. The steps, the limits and the arithmetic
 * are here; the caller knows the direction and makes the sweep. A coordinate whose direction is 0 stays.
 */
public final class OutwardRounding {

    private OutwardRounding() {}

    /** Returns the number of units to try when some units are not enough: 1 after 0, then twice as many. */
    public static int next(int ulps) {
        return ulps == 0 ? 1 : 2 * ulps;
    }

    /** Returns whether this number of units is tried. */
    public static boolean isTried(int ulps) {
        return ulps <= WorldThresholds.MAX_OUTWARD_ULPS;
    }

    /**
     * Returns whether a distance is so short, compared with the width of the bodies, that neither gets to the other
     * side of anything that it touches.
     */
    public static boolean isShort(double distance, double width) {
        return WorldThresholds.WIDTH_PER_OUTWARD * distance <= width;
    }

    /** Returns a number moved by an amount in a direction. */
    public static double move(double number, double direction, double amount) {
        return direction > 0 ? number + amount : direction < 0 ? number - amount : number;
    }

    /** Returns the double that follows a number in a direction after so many doubles. */
    public static double following(double number, double direction, int count) {
        double moved = number;
        for (int i = 0; i < count && direction != 0; i++) {
            moved = direction > 0 ? Math.nextUp(moved) : Math.nextDown(moved);
        }
        return moved;
    }
}
