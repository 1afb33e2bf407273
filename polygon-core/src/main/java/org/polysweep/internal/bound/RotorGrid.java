package org.polysweep.internal.bound;

/**
 * The grid of the rotors of a steady rotation, and how many rotor steps keep its deviation from constant angular speed:
 * docs/error-bounds.md, theorem 24.
 */
public final class RotorGrid {

    /** The default of the maximum deviation, in radians. */
    public static final double DEFAULT_DEVIATION = 0.001;

    /** No greater maximum deviation is accepted: docs/error-bounds.md, theorem 24. */
    public static final double GREATEST_DEVIATION = 0.125;

    /** The maximum magnitude of an angle, in radians: docs/error-bounds.md, theorem 24. */
    public static final double MAX_RADIANS = 1024;

    /** A line that spans the angle ψ deviates by less than ψ³ over this: docs/error-bounds.md, theorem 24. */
    private static final double CUBE = 160;

    /** The deviation that the grid may add, and for each radian: docs/error-bounds.md, theorem 24. */
    private static final double OF_GRID = 0x1p-17;

    private static final double OF_GRID_PER_RADIAN = 0x1p-21;

    /** The unit of the grid, if the larger component is in [1, 2): docs/error-bounds.md, theorem 24. */
    private static final double UNIT = 0x1p-41;

    /** The inverse of the duration of a short piece: docs/error-bounds.md, theorem 24. */
    private static final double SHORTNESS = 0x1p22;

    /** Units of the grid; short pieces lead a smaller component to 0: docs/error-bounds.md, theorem 24. */
    private static final double SMALL = 0x1p21;

    /** Components of a magnitude between these neither overflow nor underflow: docs/error-bounds.md, theorem 24. */
    private static final double LEAST = 0x1p-500;

    private static final double GREATEST = 0x1p500;

    private RotorGrid() {}

    /** Returns the least maximum deviation for an angle: twice what the grid may add. */
    public static double leastDeviation(double radians) {
        return 2 * (OF_GRID + OF_GRID_PER_RADIAN * Math.abs(radians));
    }

    /** Returns the number of rotor steps, the least power of two with which a line keeps half the maximum deviation. */
    public static int rotorSteps(double radians, double maxDeviation) {
        int steps = 1;
        for (double angle = Math.abs(radians); angle * angle * angle > CUBE / 2 * maxDeviation; angle /= 2) {
            steps *= 2;
        }
        return steps;
    }

    /** Returns whether a component of a rotor is 0, or of a magnitude that the grid admits. */
    public static boolean isInRange(double component) {
        double magnitude = Math.abs(component);
        return component == 0 || (magnitude >= LEAST && magnitude <= GREATEST);
    }

    /** Returns the unit of the grid for a rotor, a power of two. */
    public static double unit(double c, double s) {
        int exponent = Math.getExponent(Math.max(Math.abs(c), Math.abs(s)));
        return UNIT * Double.longBitsToDouble((long) (1023 + exponent) << 52);
    }

    /** Returns a number rounded toward 0 to a multiple of a unit; its quotient is less than 2^62. */
    public static double onGrid(double number, double unit) {
        long units = (long) (number / unit);
        return units * unit;
    }

    /** Returns the inverse of the duration of a short piece, a power of two. */
    public static double shortness() {
        return SHORTNESS;
    }

    /** Returns whether short pieces lead a component to 0. */
    public static boolean isSmall(double component, double unit) {
        return Math.abs(component) < SMALL * unit;
    }
}
