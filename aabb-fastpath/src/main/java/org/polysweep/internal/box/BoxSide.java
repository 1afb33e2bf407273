package org.polysweep.internal.box;

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
        return switch (this) {
            case LOWER -> UPPER;
            case RIGHT -> LEFT;
            case UPPER -> LOWER;
            case LEFT -> RIGHT;
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
