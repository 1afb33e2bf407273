package org.polysweep.internal.world.body;

import java.util.Arrays;

/**
 * The motion of each body in the last step that may become its displacement: the motion with which it ended the step,
 * without the motion of its carrier. By slot.
 */
public final class KeptMotions {

    /**
     * True if a body has been in a step, was neither stalled nor rolled back in the last step, and has not been given a
     * displacement since.
     */
    private boolean[] isKept = {};

    private double[] x = {};
    private double[] y = {};

    /** Keeps a motion of a body. */
    public void keep(int slot, double dx, double dy) {
        isKept[slot] = true;
        x[slot] = dx;
        y[slot] = dy;
    }

    /** Keeps no motion of a body. */
    public void clear(int slot) {
        isKept[slot] = false;
    }

    /** Returns whether a motion of a body is kept; otherwise it has none. */
    public boolean isKept(int slot) {
        return isKept[slot];
    }

    public double x(int slot) {
        return x[slot];
    }

    public double y(int slot) {
        return y[slot];
    }

    /** Returns whether a motion of a body is kept that is not a given one. */
    boolean isOther(int slot, double dx, double dy) {
        return isKept[slot] && (x[slot] != dx || y[slot] != dy);
    }

    void set(KeptMotions other, int copied) {
        System.arraycopy(other.isKept, 0, isKept, 0, copied);
        System.arraycopy(other.x, 0, x, 0, copied);
        System.arraycopy(other.y, 0, y, 0, copied);
    }

    void grow(int length) {
        isKept = Arrays.copyOf(isKept, length);
        x = Arrays.copyOf(x, length);
        y = Arrays.copyOf(y, length);
    }
}
