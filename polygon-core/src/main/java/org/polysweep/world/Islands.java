package org.polysweep.world;

import java.util.Arrays;

/**
 * Which bodies of a step hang together: those that have met, directly or through others; and on which side of each such
 * island there is room, away from the kinematic bodies that it leans on. Along one of the two axes, so that whoever is
 * moved that way keeps the other coordinate. Reusable; no garbage once it has grown.
 */
final class Islands {

    private int[] parent = {};

    /** The sum of the normals at contacts with kinematic bodies, toward the island. */
    private double[] outX = {};

    private double[] outY = {};

    /** Makes each body an island. */
    void begin(int bodies) {
        if (parent.length < bodies) {
            int length = Math.max(bodies, 2 * parent.length);
            parent = new int[length];
            outX = new double[length];
            outY = new double[length];
        }
        Arrays.fill(outX, 0, bodies, 0);
        Arrays.fill(outY, 0, bodies, 0);
        for (int body = 0; body < bodies; body++) {
            parent[body] = body;
        }
    }

    /** Makes one island of those of two bodies. */
    void join(int one, int other) {
        int first = root(one);
        int second = root(other);
        if (first == second) {
            return;
        }
        int root = Math.min(first, second);
        int joined = Math.max(first, second);
        parent[joined] = root;
        outX[root] += outX[joined];
        outY[root] += outY[joined];
    }

    /** Notes that the island of a body leans on a kinematic body; the normal points away from that. */
    void lean(int body, double normalX, double normalY) {
        int root = root(body);
        outX[root] += normalX;
        outY[root] += normalY;
    }

    /** Whether the way out of the island of a body is along x; otherwise it is along y. */
    boolean isOutAlongX(int body) {
        int root = root(body);
        return Math.abs(outX[root]) > Math.abs(outY[root]);
    }

    /** The direction of the way out along its axis, 1 or -1; 1 where the island leans on nothing. */
    int outward(int body) {
        int root = root(body);
        return (isOutAlongX(root) ? outX[root] : outY[root]) < 0 ? -1 : 1;
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
