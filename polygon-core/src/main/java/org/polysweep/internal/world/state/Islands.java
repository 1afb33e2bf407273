package org.polysweep.internal.world.state;

import java.util.Arrays;
import org.polysweep.internal.collection.DisjointSets;

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

    private final DisjointSets sets = new DisjointSets();

    /** For each direction, the sum of the components against it of the normals at contacts with kinematic bodies. */
    private double[] against = {};

    /** True if bodies of the island have slid or bounced in this step. */
    private boolean[] goesOn = {};

    /** Makes each body an island. */
    void begin(int bodies) {
        if (goesOn.length < bodies) {
            int length = Math.max(bodies, 2 * goesOn.length);
            against = new double[DIRECTIONS * length];
            goesOn = new boolean[length];
        }
        Arrays.fill(against, 0, DIRECTIONS * bodies, 0);
        Arrays.fill(goesOn, 0, bodies, false);
        sets.begin(bodies);
    }

    /** Makes one island of the islands of two bodies. */
    public void join(int one, int other) {
        int first = sets.root(one);
        int second = sets.root(other);
        if (first == second) {
            return;
        }
        int root = Math.min(first, second);
        int joined = Math.max(first, second);
        sets.join(root, joined);
        goesOn[root] |= goesOn[joined];
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            against[DIRECTIONS * root + direction] += against[DIRECTIONS * joined + direction];
        }
    }

    /** Notes that the island of a body is in contact with a kinematic body; the normal points away from the latter. */
    public void lean(int body, double normalX, double normalY) {
        int first = DIRECTIONS * sets.root(body);
        against[first + (normalY < 0 ? UP : DOWN)] += Math.abs(normalY);
        against[first + (normalX < 0 ? RIGHT : LEFT)] += Math.abs(normalX);
    }

    /** Notes that a body has slid or bounced. */
    public void goOn(int body) {
        goesOn[sets.root(body)] = true;
    }

    /** Returns whether bodies of the island of a body have slid or bounced in this step. */
    public boolean goesOn(int body) {
        return goesOn[sets.root(body)];
    }

    /** Returns whether the island of a body is in contact with a kinematic body. */
    public boolean leansOnGround(int body) {
        int first = DIRECTIONS * sets.root(body);
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
        int first = DIRECTIONS * sets.root(body);
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
}
