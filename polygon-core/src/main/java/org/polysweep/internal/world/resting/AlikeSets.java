package org.polysweep.internal.world.resting;

import org.polysweep.internal.world.body.Bodies;

/** Sets of bodies that move alike along one axis, by rank. Reusable; no allocation once it has grown. */
final class AlikeSets {

    private final Bodies bodies;
    private double[] component = {};

    /** A body of the same set; of the first body of a set, its mass, and its momentum relative to that body. */
    private int[] parent = {};

    private double[] mass = {};
    private double[] momentum = {};

    AlikeSets(Bodies bodies) {
        this.bodies = bodies;
    }

    /** Begins with a component of the displacements of all bodies, which becomes the component of their sets. */
    void begin(double[] component) {
        this.component = component;
        if (parent.length < component.length) {
            parent = new int[component.length];
            mass = new double[component.length];
            momentum = new double[component.length];
        }
    }

    /** Makes one body a set by itself. */
    void reset(int rank) {
        parent[rank] = rank;
        mass[rank] = bodies.mass[bodies.byRank(rank)];
        momentum[rank] = 0;
    }

    /** The component of a body, or of the kinematic body in its set. */
    double get(int rank) {
        int root = root(rank);
        return isHeld(root) ? component[root] : component[rank];
    }

    /** Makes one set of the sets of two bodies; returns whether it was not one. A kinematic body is the first one. */
    boolean join(int one, int other) {
        int first = root(one);
        int second = root(other);
        if (first == second || (isHeld(first) && isHeld(second))) {
            return false;
        }
        int root = isHeld(second) ? second : first;
        int joined = root == first ? second : first;
        momentum[root] += momentum[joined] + mass[joined] * (component[joined] - component[root]);
        mass[root] += mass[joined];
        parent[joined] = root;
        return true;
    }

    /** Gives the first body of a set the mean of the set, once. */
    void settle(int rank) {
        int root = root(rank);
        if (!isHeld(root)) {
            component[root] += momentum[root] / mass[root];
        }
        momentum[root] = 0;
    }

    /** Gives a body the component of the first body of its set. */
    void take(int rank) {
        component[rank] = component[root(rank)];
    }

    private boolean isHeld(int rank) {
        return bodies.ranked.isKinematic(rank);
    }

    private int root(int rank) {
        int root = rank;
        while (parent[root] != root) {
            parent[root] = parent[parent[root]];
            root = parent[root];
        }
        return root;
    }
}
