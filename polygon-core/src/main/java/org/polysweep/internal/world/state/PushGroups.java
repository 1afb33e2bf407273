package org.polysweep.internal.world.state;

import java.util.Arrays;

/**
 * Bodies that meet along one line at one time, and push each other: they go on together, with the momentum of all, as
 * one whose mass is the sum. Times in between which a body moves by no more than rounding are one. A body may be in
 * several groups along several lines, as in a row on a floor. A group that meets what cannot be pushed is held at its
 * speed. Reusable; no allocation once it has grown.
 */
public final class PushGroups {

    /** How many groups a body enters at one time. Pushed into a notch, it would enter others again and again. */
    private static final int MOST_GROUPS = 4;

    /** Between two times at which a body is so many units in the last place apart, it has not moved. */
    private static final int NEAR_ULPS = 64;

    /**
     * Two directions are one, up to rounding, if the sine of the angle between them has so many zeros behind the
     * point.
     */
    private static final int SAME_BITS = 40;

    public static final int NONE = -1;

    /** The groups that each body has entered last, the last one first, how many at that time, and the time. */
    private int[] group = {};

    private int[] entered = {};
    private double[] enteredAt = {};

    private int count;
    private int[] parent = {};
    private double[] mass = {};
    private boolean[] isHeld = {};
    private double[] speed = {};
    private double[] axisX = {};
    private double[] axisY = {};
    private double[] time = {};

    /** Forgets all groups, at the beginning of a step. */
    void begin(int bodies) {
        if (entered.length < bodies) {
            int length = Math.max(bodies, 2 * entered.length);
            group = new int[MOST_GROUPS * length];
            entered = new int[length];
            enteredAt = new double[length];
        }
        Arrays.fill(group, 0, MOST_GROUPS * bodies, NONE);
        Arrays.fill(enteredAt, 0, bodies, Double.NaN);
        count = 0;
    }

    /** Whether a body may still be pushed at a time. */
    public boolean canEnter(int body, double now) {
        return enteredAt[body] != now || entered[body] < MOST_GROUPS;
    }

    /**
     * The group of a body along a unit vector at a time; a new one, of the body alone, if it is in none.
     *
     * @param speedOfBody the speed of the body along the vector
     * @param unit the unit in the last place of its position and size
     */
    public int of(int body, double massOfBody, double speedOfBody, double unit, double x, double y, double now) {
        int first = MOST_GROUPS * body;
        for (int place = first; place < first + MOST_GROUPS && group[place] != NONE; place++) {
            int root = root(group[place]);
            if (isNow(root, speedOfBody, unit, now) && isAlong(root, x, y)) {
                time[root] = now;
                return root;
            }
        }
        if (count == parent.length) {
            grow(Math.max(16, 2 * count));
        }
        parent[count] = count;
        mass[count] = massOfBody;
        isHeld[count] = false;
        speed[count] = speedOfBody;
        axisX[count] = x;
        axisY[count] = y;
        time[count] = now;
        System.arraycopy(group, first, group, first + 1, MOST_GROUPS - 1);
        group[first] = count;
        entered[body] = enteredAt[body] == now ? entered[body] + 1 : 1;
        enteredAt[body] = now;
        return count++;
    }

    /** Whether a body has hardly moved since a group was met last. */
    private boolean isNow(int root, double speedOfBody, double unit, double now) {
        return time[root] == now
                || (now - time[root]) * (Math.abs(speed[root]) + Math.abs(speedOfBody)) <= NEAR_ULPS * unit;
    }

    private boolean isAlong(int root, double x, double y) {
        return Math.abs(axisX[root] * y - axisY[root] * x) * (1L << SAME_BITS) <= 1;
    }

    /** Makes two groups one, with the momentum of both. */
    public void join(int one, int other, double x, double y) {
        if (one == other) {
            return;
        }
        double speedOfOne = speed(one, x, y);
        double speedOfOther = speed(other, x, y);
        double share = isHeld[other] ? 1 : isHeld[one] ? 0 : share(mass[other], mass[one]);
        parent[one] = other;
        isHeld[other] |= isHeld[one];
        mass[other] = Math.min(mass[other] + mass[one], Double.MAX_VALUE);
        speed[other] = share == 1 ? speedOfOther : speedOfOne + share * (speedOfOther - speedOfOne);
        axisX[other] = x;
        axisY[other] = y;
    }

    /** Holds a group at a speed along a unit vector: it has met what cannot be pushed. */
    public void hold(int held, double speedOfHolder, double x, double y) {
        isHeld[held] = true;
        speed[held] = speedOfHolder;
        axisX[held] = x;
        axisY[held] = y;
    }

    /** The speed of the group that a group is in now, along its axis or against it. */
    public double speed(int member, double x, double y) {
        int root = root(member);
        return axisX[root] * x + axisY[root] * y > 0 ? speed[root] : 0.0 - speed[root];
    }

    /** The share of a mass in the sum of two. */
    public static double share(double mass, double other) {
        // Halves, as the sum of two masses may overflow.
        return mass / 2 / (mass / 2 + other / 2);
    }

    private int root(int member) {
        int root = member;
        while (parent[root] != root) {
            root = parent[root];
        }
        return root;
    }

    private void grow(int length) {
        parent = Arrays.copyOf(parent, length);
        mass = Arrays.copyOf(mass, length);
        isHeld = Arrays.copyOf(isHeld, length);
        speed = Arrays.copyOf(speed, length);
        axisX = Arrays.copyOf(axisX, length);
        axisY = Arrays.copyOf(axisY, length);
        time = Arrays.copyOf(time, length);
    }
}
