package org.polysweep.internal.world.mover;

import java.util.Arrays;

/**
 * The points through which a body has been moved, each with its time in the move, in [0, 1]: between two of them it
 * moves in a straight line. Times do not decrease; a body moves in no time when it is carried, or put on a step or on
 * the ground. Reusable; no allocation once it has grown.
 */
public final class MovePath {

    private static final int FIRST_LENGTH = 24;

    private static final int FIELDS = 3;

    private int count;

    /** Three numbers each: x, y and the time. */
    private double[] points = new double[FIRST_LENGTH];

    void clear() {
        count = 0;
    }

    /** Adds a point, unless it is the last one. */
    void add(double x, double y, double time) {
        int at = FIELDS * count;
        if (count > 0 && points[at - FIELDS] == x && points[at - FIELDS + 1] == y && points[at - FIELDS + 2] == time) {
            return;
        }
        if (at == points.length) {
            points = Arrays.copyOf(points, 2 * at);
        }
        points[at] = x;
        points[at + 1] = y;
        points[at + 2] = time;
        count++;
    }

    /** Adds the points of another path, all at one time. */
    void addAll(MovePath other, double time) {
        for (int i = 0; i < other.count; i++) {
            add(other.x(i), other.y(i), time);
        }
    }

    void set(MovePath other) {
        if (points.length < FIELDS * other.count) {
            points = Arrays.copyOf(points, other.points.length);
        }
        count = other.count;
        System.arraycopy(other.points, 0, points, 0, FIELDS * count);
    }

    int count() {
        return count;
    }

    double x(int point) {
        return points[FIELDS * point];
    }

    double y(int point) {
        return points[FIELDS * point + 1];
    }

    double time(int point) {
        return points[FIELDS * point + 2];
    }

    /** The x coordinate at a time in [0, 1], rounded; NaN if there is no path. */
    public double xAt(double time) {
        return at(0, time);
    }

    /** The y coordinate at a time in [0, 1], rounded; NaN if there is no path. */
    public double yAt(double time) {
        return at(1, time);
    }

    private double at(int coordinate, double at) {
        if (count == 0) {
            return Double.NaN;
        }
        int last = count - 1;
        while (last > 0 && time(last) > at) {
            last--;
        }
        double from = points[FIELDS * last + coordinate];
        if (last == count - 1 || time(last) == at) {
            return from;
        }
        double share = (at - time(last)) / (time(last + 1) - time(last));
        return from + share * (points[FIELDS * (last + 1) + coordinate] - from);
    }
}
