package org.polysweep.internal.world.resting;

import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.body.RestingImpulses;
import org.polysweep.internal.world.broadphase.BroadPhase;
import org.polysweep.internal.world.broadphase.RestingGroups;
import org.polysweep.internal.world.segment.Trajectories;
import org.polysweep.world.body.Response;

/**
 * Projects the displacements of bodies that rest on each other onto those with which no two of them approach each other
 * by more than their gap (Moreau 1988). The impulses of the last step are the first guess, and the impulses of this
 * step are kept for the next one. Each island is solved by itself. Reusable.
 */
public final class ContactProjection {

    private final Bodies bodies;
    private final RestingContactList contacts = new RestingContactList();
    private final RestingContactSearch search;
    private final RestingIslands islands;
    private final IslandProjection projection;

    /** The contacts that a response has handled in this step. */
    private final RestingImpulses met = new RestingImpulses();

    /** The contacts of the next step. */
    private final RestingImpulses next = new RestingImpulses();

    public ContactProjection(Bodies bodies, Trajectories trajectories, BroadPhase broadPhase) {
        this.bodies = bodies;
        search = new RestingContactSearch(bodies, trajectories, broadPhase, contacts);
        islands = new RestingIslands(bodies, contacts);
        projection = new IslandProjection(bodies);
    }

    /** Connects the bodies that have been in contact in the last step: they sleep together or not at all. */
    public void connect(RestingGroups groups) {
        RestingImpulses known = bodies.impulses;
        for (int i = 0; i < known.count(); i++) {
            if (i == 0 || known.first(i - 1) != known.first(i) || known.second(i - 1) != known.second(i)) {
                groups.connect(bodies.rank(known.first(i)), bodies.rank(known.second(i)));
            }
        }
    }

    /** Projects the displacements of all bodies that do not sleep. */
    public void project(Response response, RestingGroups groups) {
        next.clear();
        contacts.clear();
        RestingImpulses known = bodies.impulses;
        if (known.count() == 0) {
            return;
        }
        for (int i = 0; i < known.count(); i++) {
            if (isAsleep(known.first(i), groups) || isAsleep(known.second(i), groups)) {
                next.add(
                        known.first(i),
                        known.partOfFirst(i),
                        known.second(i),
                        known.partOfSecond(i),
                        known.along(i),
                        known.across(i));
            } else if (i == 0 || known.first(i - 1) != known.first(i) || known.second(i - 1) != known.second(i)) {
                search.find(known.first(i), known.second(i), response);
            }
        }
        search.removeHidden();
        solve();
    }

    /** Returns whether a contact of two bodies, by rank, can be added; only after contacts have been found. */
    public boolean isNear(int a, int b) {
        return islands.isNear(a, b);
    }

    /** Returns whether two bodies, by rank, stay together by their law if they approach with a speed. */
    public boolean mayRest(int a, int b, double approach, Response response) {
        return search.mayRest(bodies.byRank(a), bodies.byRank(b), response)
                && search.staysTogether(bodies.byRank(a), bodies.byRank(b), approach);
    }

    /**
     * Adds a contact that two bodies would have in this step with the displacements that have been found.
     *
     * @param a the first body, by rank
     * @param partA its part
     * @param b the second body, by rank
     * @param partB its part
     * @param normalX the x component of the normal, from B toward A
     * @param normalY the y component
     * @param distance how far they approach until then
     */
    public void add(int a, int partA, int b, int partB, double normalX, double normalY, double distance) {
        for (int i = 0; i < contacts.count(); i++) {
            if (contacts.get(i).isAlong(a, partA, b, partB, normalX, normalY)) {
                contacts.get(i).isNew = true;
                return;
            }
        }
        search.add(a, partA, b, partB, normalX, normalY, distance);
    }

    /** Projects the displacements for all contacts that have been found or added. */
    public void solve() {
        islands.find();
        projection.begin();
        int to;
        for (int from = 0; from < contacts.count(); from = to) {
            to = islands.end(from);
            projection.project(islands.inOrder(), from, to);
        }
    }

    /** Returns whether a body sleeps; a kinematic one does not decide whether the bodies near it do. */
    private boolean isAsleep(int slot, RestingGroups groups) {
        return !bodies.kinematic[slot] && groups.isAsleep(bodies.rank(slot));
    }

    /** The number of contacts that have been found; they are in the order of their islands. */
    public int count() {
        return contacts.count();
    }

    /** A contact. */
    public RestingContact contact(int i) {
        return islands.inOrder()[i];
    }

    /** The displacement of a body in contact, by rank. */
    public double dx(int rank) {
        return projection.dx(rank);
    }

    public double dy(int rank) {
        return projection.dy(rank);
    }

    /** Notes a contact of two bodies, by rank, in this step. */
    public void meet(int a, int partA, int b, int partB, Response response) {
        if (search.mayRest(bodies.byRank(a), bodies.byRank(b), response)) {
            met.add(bodies.byRank(a), partA, bodies.byRank(b), partB, 0, 0);
        }
    }

    /** Begins a step, or the same step again. */
    public void begin() {
        met.clear();
    }

    /** Stores the impulses for the next step. */
    public void record() {
        for (int i = 0; i < contacts.count(); i++) {
            RestingContact contact = contacts.get(i);
            next.add(
                    bodies.byRank(contact.a),
                    contact.partA,
                    bodies.byRank(contact.b),
                    contact.partB,
                    contact.impulse,
                    contact.impulseAcross);
        }
        for (int i = 0; i < met.count(); i++) {
            next.add(met.first(i), met.partOfFirst(i), met.second(i), met.partOfSecond(i), 0, 0);
        }
        next.sort();
        bodies.impulses.set(next);
    }
}
