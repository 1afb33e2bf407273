package org.polysweep.internal.world.state;

import java.util.Arrays;

/**
 * Bodies that meet along one line at one time, and push each other: they go on together, with the momentum of all, as
 * one whose mass is the sum. A group that meets what cannot be pushed is held at its speed. Reusable; no allocation
 * once it has grown.
 */
public final class PushGroups {

    /** How many groups a body enters at one time. Pushed into a notch, it would enter others again and again. */
    private static final int MOST_GROUPS = 4;

    public static final int NONE = -1;

    /** The group that each body has entered last, how many at that time, and the time. */
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
        if (group.length < bodies) {
            int length = Math.max(bodies, 2 * group.length);
            group = new int[length];
            entered = new int[length];
            enteredAt = new double[length];
        }
        Arrays.fill(group, 0, bodies, NONE);
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
     */
    public int of(int body, double massOfBody, double speedOfBody, double x, double y, double now) {
        int root = group[body] == NONE ? NONE : root(group[body]);
        if (root != NONE && time[root] == now && isAlong(root, x, y)) {
            return root;
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
        group[body] = count;
        entered[body] = enteredAt[body] == now ? entered[body] + 1 : 1;
        enteredAt[body] = now;
        return count++;
    }

    private boolean isAlong(int root, double x, double y) {
        return (axisX[root] == x && axisY[root] == y) || (axisX[root] == -x && axisY[root] == -y);
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
        return axisX[root] == x && axisY[root] == y ? speed[root] : 0.0 - speed[root];
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
