package org.polysweep.internal.world.resting;

import org.polysweep.internal.collection.DisjointSets;
import org.polysweep.internal.world.body.Bodies;

/** Sets of bodies that move alike along one axis, by rank. Reusable; no allocation once it has grown. */
final class AlikeSets {

    private final Bodies bodies;
    private double[] component = {};

    private final DisjointSets sets = new DisjointSets();

    /** Of the root of a set: the mass of the set, and its momentum relative to the root. */
    private double[] mass = {};

    private double[] momentum = {};

    AlikeSets(Bodies bodies) {
        this.bodies = bodies;
    }

    /** Begins with a component of the displacements of all bodies, which becomes the component of their sets. */
    void begin(double[] component) {
        this.component = component;
        sets.reserve(component.length);
        if (mass.length < component.length) {
            mass = new double[component.length];
            momentum = new double[component.length];
        }
    }

    /** Makes one body a set by itself. */
    void reset(int rank) {
        sets.reset(rank);
        mass[rank] = bodies.mass[bodies.byRank(rank)];
        momentum[rank] = 0;
    }

    /** The component of a body, or of the kinematic body in its set. */
    double get(int rank) {
        int root = sets.root(rank);
        return isHeld(root) ? component[root] : component[rank];
    }

    /** Makes one set of the sets of two bodies; returns whether it was not one. A kinematic body is its root. */
    boolean join(int one, int other) {
        int first = sets.root(one);
        int second = sets.root(other);
        if (first == second || (isHeld(first) && isHeld(second))) {
            return false;
        }
        int root = isHeld(second) ? second : first;
        int joined = root == first ? second : first;
        momentum[root] += momentum[joined] + mass[joined] * (component[joined] - component[root]);
        mass[root] += mass[joined];
        sets.join(root, joined);
        return true;
    }

    /** Gives the root of a set the mean of the set, once. */
    void settle(int rank) {
        int root = sets.root(rank);
        if (!isHeld(root)) {
            component[root] += momentum[root] / mass[root];
        }
        momentum[root] = 0;
    }

    /** Gives a body the component of the root of its set. */
    void take(int rank) {
        component[rank] = component[sets.root(rank)];
    }

    private boolean isHeld(int rank) {
        return bodies.ranked.isKinematic(rank);
    }
}
