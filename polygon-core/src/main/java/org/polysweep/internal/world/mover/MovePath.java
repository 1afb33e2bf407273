package org.polysweep.internal.world.mover;

import java.util.Arrays;

/**
 * The points through which a body has been moved, each with its time in the move, in [0, 1]: between two of them it
 * moves in a straight line. Times do not decrease; a body moves in no time when it is carried, or put on a step or on
 * the ground. Reusable; no allocation once it has grown.
 */
public final class MovePath {

    private static final int FIRST_LENGTH = 8;

    private int count;
    private double[] x = new double[FIRST_LENGTH];
    private double[] y = new double[FIRST_LENGTH];
    private double[] time = new double[FIRST_LENGTH];

    void clear() {
        count = 0;
    }

    /** Adds a point, unless it is the last one. */
    void add(double x, double y, double time) {
        int last = count - 1;
        if (count > 0 && this.x[last] == x && this.y[last] == y && this.time[last] == time) {
            return;
        }
        if (count == this.x.length) {
            grow(2 * count);
        }
        this.x[count] = x;
        this.y[count] = y;
        this.time[count++] = time;
    }

    /** Adds the points of another path, all at one time. */
    void addAll(MovePath other, double time) {
        for (int i = 0; i < other.count; i++) {
            add(other.x[i], other.y[i], time);
        }
    }

    void set(MovePath other) {
        if (x.length < other.count) {
            grow(other.x.length);
        }
        count = other.count;
        System.arraycopy(other.x, 0, x, 0, count);
        System.arraycopy(other.y, 0, y, 0, count);
        System.arraycopy(other.time, 0, time, 0, count);
    }

    private void grow(int length) {
        x = Arrays.copyOf(x, length);
        y = Arrays.copyOf(y, length);
        time = Arrays.copyOf(time, length);
    }

    int count() {
        return count;
    }

    double x(int point) {
        return x[point];
    }

    double y(int point) {
        return y[point];
    }

    double time(int point) {
        return time[point];
    }

    /** The x coordinate at a time in [0, 1], rounded; NaN if there is no path. */
    public double xAt(double time) {
        return at(x, time);
    }

    /** The y coordinate at a time in [0, 1], rounded; NaN if there is no path. */
    public double yAt(double time) {
        return at(y, time);
    }

    private double at(double[] coordinate, double at) {
        if (count == 0) {
            return Double.NaN;
        }
        int last = count - 1;
        while (last > 0 && time[last] > at) {
            last--;
        }
        if (last == count - 1 || time[last] == at) {
            return coordinate[last];
        }
        double share = (at - time[last]) / (time[last + 1] - time[last]);
        return coordinate[last] + share * (coordinate[last + 1] - coordinate[last]);
    }
}
