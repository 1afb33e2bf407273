package org.polysweep.internal.world.state;

import java.util.Arrays;

/**
 * The islands of a step, which are bodies connected by contacts, directly or through others; and the outward direction
 * of each island: of the four directions of the axes, the direction in which kinematic bodies obstruct the island
 * least. A body that is moved in that direction keeps the other coordinate. Reusable; no allocation once it has grown.
 */
public final class Islands {

    /** Up, down, right, left: among equally open directions, the first is chosen. */
    private static final int DIRECTIONS = 4;

    private static final int UP = 0;
    private static final int DOWN = 1;
    private static final int RIGHT = 2;
    private static final int LEFT = 3;

    private final Outward[] directions = {Outward.UP, Outward.DOWN, Outward.RIGHT, Outward.LEFT};

    private int[] parent = {};

    /** For each direction, the sum of the components against it of the normals at contacts with kinematic bodies. */
    private double[] against = {};

    /** True if bodies of the island have slid or bounced in this step. */
    private boolean[] goesOn = {};

    /** Makes each body an island. */
    void begin(int bodies) {
        if (parent.length < bodies) {
            int length = Math.max(bodies, 2 * parent.length);
            parent = new int[length];
            against = new double[DIRECTIONS * length];
            goesOn = new boolean[length];
        }
        Arrays.fill(against, 0, DIRECTIONS * bodies, 0);
        Arrays.fill(goesOn, 0, bodies, false);
        for (int body = 0; body < bodies; body++) {
            parent[body] = body;
        }
    }

    /** Makes one island of the islands of two bodies. */
    public void join(int one, int other) {
        int first = root(one);
        int second = root(other);
        if (first == second) {
            return;
        }
        int root = Math.min(first, second);
        int joined = Math.max(first, second);
        parent[joined] = root;
        goesOn[root] |= goesOn[joined];
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            against[DIRECTIONS * root + direction] += against[DIRECTIONS * joined + direction];
        }
    }

    /** Notes that the island of a body is in contact with a kinematic body; the normal points away from the latter. */
    public void lean(int body, double normalX, double normalY) {
        int first = DIRECTIONS * root(body);
        against[first + (normalY < 0 ? UP : DOWN)] += Math.abs(normalY);
        against[first + (normalX < 0 ? RIGHT : LEFT)] += Math.abs(normalX);
    }

    /** Notes that a body has slid or bounced. */
    public void goOn(int body) {
        goesOn[root(body)] = true;
    }

    /** Returns whether bodies of the island of a body have slid or bounced in this step. */
    public boolean goesOn(int body) {
        return goesOn[root(body)];
    }

    /** Returns whether the island of a body is in contact with a kinematic body. */
    public boolean leansOnGround(int body) {
        int first = DIRECTIONS * root(body);
        return against[first + UP] + against[first + DOWN] + against[first + RIGHT] + against[first + LEFT] > 0;
    }

    /** Returns the component of a normal along the outward direction of the island of a body. */
    public double rise(int body, double normalX, double normalY) {
        return outward(body).rise(normalX, normalY);
    }

    /**
     * Returns the outward direction of the island of a body: the direction with the least obstruction; among equals,
     * the direction whose opposite has the most.
     */
    public Outward outward(int body) {
        int first = DIRECTIONS * root(body);
        int best = UP;
        for (int direction = DOWN; direction < DIRECTIONS; direction++) {
            double less = against[first + best] - against[first + direction];
            double more = against[first + (direction ^ 1)] - against[first + (best ^ 1)];
            if (less > 0 || (less == 0 && more > 0)) {
                best = direction;
            }
        }
        return directions[best];
    }

    private int root(int body) {
        int root = body;
        while (parent[root] != root) {
            parent[root] = parent[parent[root]];
            root = parent[root];
        }
        return root;
    }
}
