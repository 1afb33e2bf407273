package org.polysweep.internal.world.state;

import java.util.Arrays;
import org.polysweep.internal.world.rounding.WorldThresholds;

/**
 * Groups of bodies that push each other along one line at one time: they continue together with their common momentum,
 * like one body whose mass is the sum. Times between which a body moves only by rounding are considered equal. A body
 * may be in several groups along several lines, as in a row on a floor. A group that hits an immovable body is held at
 * its speed.
 *
 * <p>When two groups become one, the two bodies in contact get the new speed at once. All others are owed the change
 * ({@link Impulses}), until their next contact or the end of the step, so momentum stays. A body whose speed changes
 * otherwise leaves its groups with the speed that it has then. Reusable; no allocation once it has grown.
 */
public final class PushGroups {

    private static final int MAX_GROUPS = WorldThresholds.MAX_PUSH_GROUPS;

    public static final int NONE = -1;

    private final Impulses impulses;

    /** The groups that each body has entered last, the most recent first, their number at that time, and the time. */
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

    /**
     * The bodies of each group as a list: the body with which each group began, the next group, the last of the list.
     */
    private int[] body = {};

    private int[] next = {};
    private int[] last = {};

    PushGroups(Impulses impulses) {
        this.impulses = impulses;
    }

    /** Discards all groups, at the beginning of a step. */
    void begin(int bodies) {
        if (entered.length < bodies) {
            int length = Math.max(bodies, 2 * entered.length);
            group = new int[MAX_GROUPS * length];
            entered = new int[length];
            enteredAt = new double[length];
        }
        Arrays.fill(group, 0, MAX_GROUPS * bodies, NONE);
        Arrays.fill(enteredAt, 0, bodies, Double.NaN);
        count = 0;
    }

    /** Returns whether a body may still be pushed at a time. */
    public boolean canEnter(int rank, double now) {
        return enteredAt[rank] != now || entered[rank] < MAX_GROUPS;
    }

    /**
     * The group of a body along a unit vector at a time; a new one, of the body alone, if it is in none.
     *
     * @param speedOfBody the speed of the body along the vector
     * @param unit the unit in the last place of its position and size
     */
    public int of(int rank, double massOfBody, double speedOfBody, double unit, double x, double y, double now) {
        int first = MAX_GROUPS * rank;
        for (int place = first; place < first + MAX_GROUPS && group[place] != NONE; place++) {
            int own = group[place];
            int root = root(own);
            if (body[own] == rank && isAlong(root, x, y)) {
                if (isNow(root, speedOfBody, unit, now)) {
                    time[root] = now;
                    return root;
                }
                remove(own, massOfBody);
            }
        }
        int oldest = group[first + MAX_GROUPS - 1];
        if (oldest != NONE && body[oldest] == rank) {
            remove(oldest, massOfBody);
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
        body[count] = rank;
        next[count] = NONE;
        last[count] = count;
        System.arraycopy(group, first, group, first + 1, MAX_GROUPS - 1);
        group[first] = count;
        entered[rank] = enteredAt[rank] == now ? entered[rank] + 1 : 1;
        enteredAt[rank] = now;
        return count++;
    }

    /** Returns whether a body has moved only by rounding since the last contact of a group. */
    private boolean isNow(int root, double speedOfBody, double unit, double now) {
        return time[root] == now
                || (now - time[root]) * (Math.abs(speed[root]) + Math.abs(speedOfBody))
                        <= WorldThresholds.SAME_TIME_ULPS * unit;
    }

    private boolean isAlong(int root, double x, double y) {
        return Math.abs(axisX[root] * y - axisY[root] * x) * (1L << WorldThresholds.SAME_DIRECTION_BITS) <= 1;
    }

    /**
     * Lets a body leave all groups along whose lines it has another speed now, except one.
     *
     * @param kept the group from which the body has just got its speed, or {@link #NONE}
     */
    public void leave(int rank, double massOfBody, double changeX, double changeY, int kept) {
        int first = MAX_GROUPS * rank;
        int keptRoot = kept == NONE ? NONE : root(kept);
        for (int place = first; place < first + MAX_GROUPS && group[place] != NONE; place++) {
            int own = group[place];
            int root = root(own);
            if (body[own] == rank && root != keptRoot && changeX * axisX[root] + changeY * axisY[root] != 0) {
                remove(own, massOfBody);
            }
        }
    }

    private void remove(int own, double massOfBody) {
        int root = root(own);
        body[own] = NONE;
        mass[root] = Math.max(0, mass[root] - massOfBody);
    }

    /** Merges two groups, with the momentum of both. */
    public void join(int one, int other, double x, double y) {
        if (one == other) {
            return;
        }
        double speedOfOne = speed(one, x, y);
        double speedOfOther = speed(other, x, y);
        double share = isHeld[other] ? 1 : isHeld[one] ? 0 : share(mass[other], mass[one]);
        double common = share == 1 ? speedOfOther : speedOfOne + share * (speedOfOther - speedOfOne);
        owe(one, common - speedOfOne, x, y);
        owe(other, common - speedOfOther, x, y);
        parent[one] = other;
        next[last[other]] = one;
        last[other] = last[one];
        isHeld[other] |= isHeld[one];
        mass[other] = Math.min(mass[other] + mass[one], Double.MAX_VALUE);
        speed[other] = common;
        axisX[other] = x;
        axisY[other] = y;
    }

    /** Holds a group at a speed along a unit vector: it has hit an immovable body. */
    public void hold(int held, double speedOfHolder, double x, double y) {
        owe(held, speedOfHolder - speed(held, x, y), x, y);
        isHeld[held] = true;
        speed[held] = speedOfHolder;
        axisX[held] = x;
        axisY[held] = y;
    }

    private void owe(int root, double change, double x, double y) {
        if (change == 0) {
            return;
        }
        for (int member = root; member != NONE; member = next[member]) {
            if (body[member] != NONE) {
                impulses.owe(body[member], change * x, change * y);
            }
        }
    }

    /** Notes that a body now has the speed of its group, so no change is owed to it. */
    public void settle(int rank) {
        impulses.settle(rank);
    }

    /** The speed of the group into which a group has been merged, along its axis or against it. */
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
        body = Arrays.copyOf(body, length);
        next = Arrays.copyOf(next, length);
        last = Arrays.copyOf(last, length);
    }
}
