package org.polysweep.internal.aabb;

/**
 * The four sides of a box, in the order of the edges: side i leads counter-clockwise from corner i to corner i + 1.
 *
 * <p>A side of the configuration-space obstacle C = B - A comes from the same side of B and the opposite side of A.
 */
enum BoxSide {
    LOWER(0, 0, -1),
    RIGHT(1, 1, 0),
    UPPER(2, 0, 1),
    LEFT(3, -1, 0);

    private final int index;
    private final int normalX;
    private final int normalY;

    BoxSide(int index, int normalX, int normalY) {
        this.index = index;
        this.normalX = normalX;
        this.normalY = normalY;
    }

    /** The side with an index. */
    static BoxSide at(int index) {
        return switch (index) {
            case 0 -> LOWER;
            case 1 -> RIGHT;
            case 2 -> UPPER;
            default -> LEFT;
        };
    }

    /** The x component of the outward normal, a unit vector. */
    int normalX() {
        return normalX;
    }

    /** The y component of the outward normal. */
    int normalY() {
        return normalY;
    }

    /** Whether the outward normal is parallel to the x axis, so that the side itself is upright. */
    boolean isUpright() {
        return normalX != 0;
    }

    /** Whether the outward normal points to greater coordinates. */
    boolean isFar() {
        return normalX + normalY > 0;
    }

    /** Whether the side, counter-clockwise, leads to greater coordinates. */
    boolean leadsForward() {
        return normalX - normalY > 0;
    }

    BoxSide opposite() {
        return at((index + 2) & 3);
    }

    /**
     * How far the outward normal is turned, counter-clockwise, from a direction: greater numbers for greater turns.
     *
     * @param signX the sign of the direction's x; the direction is (1, 0) if both signs are 0
     * @param signY the sign of the direction's y
     * @return 0 to 7 eighths of a turn, where a direction between two axes counts as half way
     */
    int turnFrom(int signX, int signY) {
        return (eighths(normalX, normalY) - eighths(signX, signY)) & 7;
    }

    private static int eighths(int signX, int signY) {
        return switch (signY) {
            case 1 -> 2 - signX;
            case -1 -> 6 + signX;
            default -> signX < 0 ? 4 : 0;
        };
    }

    /** The corner at which the side begins, which is also the number of the side. */
    int begin() {
        return index;
    }

    /** The corner at which the side ends. */
    int end() {
        return (index + 1) & 3;
    }
}
