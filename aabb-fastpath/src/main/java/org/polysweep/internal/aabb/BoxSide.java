package org.polysweep.internal.aabb;

/**
 * The four sides of a box by their indices: side i leads counter-clockwise from vertex i to vertex i + 1, and vertex 0
 * is (minX, minY). A set of sides is an {@code int} with a bit for each. The sides are numbers, because a branch on a
 * side would be mispredicted.
 *
 * <p>A side of the configuration-space obstacle C = B - A comes from the same side of B and the opposite side of A.
 */
final class BoxSide {

    static final int LOWER = 0;
    static final int RIGHT = 1;
    static final int UPPER = 2;
    static final int LEFT = 3;

    /** The set of the sides with a normal along x: RIGHT and LEFT. */
    static final int ON_X = 1 << RIGHT | 1 << LEFT;

    /** The set of the sides with a normal along y: LOWER and UPPER. */
    static final int ON_Y = 1 << LOWER | 1 << UPPER;

    private BoxSide() {}

    /** Returns the opposite side. */
    static int opposite(int side) {
        return side ^ 2;
    }

    /** Returns the x component of the outward normal, a unit vector. */
    static int normalX(int side) {
        return (side & 1) * (2 - side);
    }

    /** Returns the y component of the outward normal. */
    static int normalY(int side) {
        return (~side & 1) * (side - 1);
    }

    /** Returns whether the normal is parallel to the x axis. */
    static boolean isOnX(int side) {
        return (side & 1) != 0;
    }

    /** Returns whether the outward normal points to greater coordinates. */
    static boolean isUpper(int side) {
        return side == RIGHT || side == UPPER;
    }

    /** Returns whether the side, counter-clockwise, leads to greater coordinates. */
    static boolean leadsUp(int side) {
        return side < UPPER;
    }

    /** Returns the set of the two sides at the ends of a side. */
    static int neighbors(int side) {
        return ON_X >> (side & 1);
    }

    /** Returns the set of one side if a sign is 0, and the empty set otherwise. */
    static int ifZero(int sign, int side) {
        return (1 - Math.abs(sign)) << side;
    }

    /** Returns the set of one side if a sign is 1, and the empty set otherwise. */
    static int ifPositive(int sign, int side) {
        return (sign + 1) >> 1 << side;
    }

    /**
     * Returns the angle from a direction to the outward normal, counter-clockwise, in eighths of a turn; a direction
     * between two axes is considered half-way.
     *
     * @param signX the sign of the direction's x; the direction is (1, 0) if both signs are 0
     * @param signY the sign of the direction's y
     */
    static int turnFrom(int side, int signX, int signY) {
        return (2 * side - 2 - eighths(signX, signY)) & 7;
    }

    private static int eighths(int signX, int signY) {
        return switch (signY) {
            case 1 -> 2 - signX;
            case -1 -> 6 + signX;
            default -> signX < 0 ? 4 : 0;
        };
    }
}
