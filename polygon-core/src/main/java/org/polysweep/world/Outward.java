package org.polysweep.world;

/** The direction of an axis in which an island of bodies is most open; or none. */
enum Outward {
    UP(false, 1),
    DOWN(false, -1),
    RIGHT(true, 1),
    LEFT(true, -1),
    NONE(false, 0);

    private final boolean isAlongX;
    private final int sign;

    Outward(boolean isAlongX, int sign) {
        this.isAlongX = isAlongX;
        this.sign = sign;
    }

    boolean isAlongX() {
        return isAlongX;
    }

    /** The sign of the direction along its axis: 1 or -1, or 0 if there is none. */
    int sign() {
        return sign;
    }

    /** The part of a vector in this direction. */
    double rise(double x, double y) {
        return sign * (isAlongX ? x : y);
    }
}
