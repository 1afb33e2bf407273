package org.polysweep.internal.world.state;

/** The direction of an axis in which an island of bodies is most open; or none. */
public enum Outward {
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

    public boolean isAlongX() {
        return isAlongX;
    }

    /** The sign of the direction along its axis: 1 or -1, or 0 if there is none. */
    public int sign() {
        return sign;
    }

    /** The part of a vector in this direction. */
    public double rise(double x, double y) {
        return sign * (isAlongX ? x : y);
    }
}
