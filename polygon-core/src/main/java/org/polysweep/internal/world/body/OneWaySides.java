package org.polysweep.internal.world.body;

import java.util.Arrays;

/**
 * The one-way bodies of a world, by slot, and the direction toward which the solid side of each faces. A contact with a
 * one-way body applies if its normal, from that body toward the other one, is within 45 degrees of the direction, which
 * rotates with the body.
 */
public final class OneWaySides {

    /** True if a body has ever been one-way. */
    private boolean areAny;

    /** The direction in the coordinates of the shape: the larger component is 1 or -1; (0, 0) for a solid body. */
    private double[] x = {};

    private double[] y = {};

    /** Makes a body one-way, or solid from all sides if the direction is (0, 0). */
    public void set(int slot, double x, double y) {
        double larger = x == 0 && y == 0 ? 1 : Orientations.larger(x, y);
        this.x[slot] = x / larger + 0.0;
        this.y[slot] = y / larger + 0.0;
        areAny |= x != 0 || y != 0;
    }

    public double x(int slot) {
        return x[slot];
    }

    public double y(int slot) {
        return y[slot];
    }

    public boolean isOneWay(int slot) {
        return areAny && (x[slot] != 0 || y[slot] != 0);
    }

    /**
     * Returns whether a body is solid at a contact; a body that is not one-way always is.
     *
     * @param slot the body
     * @param c the first component of its rotor at the contact
     * @param s the second component
     * @param normalX the x component of the unit normal, from the body toward the other one
     * @param normalY the y component
     */
    public boolean isSolid(int slot, double c, double s, double normalX, double normalY) {
        if (!isOneWay(slot)) {
            return true;
        }
        double towardX = x[slot];
        double towardY = y[slot];
        if (s != 0) {
            double larger = Orientations.larger(c, s);
            double unitC = c / larger;
            double unitS = s / larger;
            double cos = unitC * unitC - unitS * unitS;
            double sin = 2 * unitC * unitS;
            towardX = cos * x[slot] - sin * y[slot];
            towardY = sin * x[slot] + cos * y[slot];
        }
        double along = normalX * towardX + normalY * towardY;
        return along > 0 && Math.abs(normalX * towardY - normalY * towardX) <= along;
    }

    /** Copies the directions of the first bodies of another store; the arrays are long enough. */
    void set(OneWaySides other, int count) {
        System.arraycopy(other.x, 0, x, 0, count);
        System.arraycopy(other.y, 0, y, 0, count);
        areAny = other.areAny;
    }

    void grow(int length) {
        x = Arrays.copyOf(x, length);
        y = Arrays.copyOf(y, length);
    }
}
