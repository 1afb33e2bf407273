package org.polysweep.internal.world.resting;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.polysweep.internal.bound.Ulp;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.rounding.WorldThresholds;
import org.polysweep.internal.world.step.StepRunner;

/**
 * Projects the requested displacements of all bodies onto those with which no bodies that touch approach each other
 * (Moreau 1988), by the projected Gauss-Seidel method with accumulated impulses (Catto 2005). The impulses of the last
 * projection are the first guess.
 */
public final class ContactProjection {

    private final Bodies bodies;
    private final RestingContactSearch search;
    private List<RestingContact> contacts = new ArrayList<>();
    private double[] dx = {};
    private double[] dy = {};

    public ContactProjection(Bodies bodies, StepRunner runner) {
        this.bodies = bodies;
        search = new RestingContactSearch(bodies, runner);
    }

    /** Forgets all impulses. */
    public void clear() {
        contacts = new ArrayList<>();
    }

    /** Returns the number of contacts with an impulse. */
    public int count() {
        int count = 0;
        for (RestingContact contact : contacts) {
            count += contact.impulse > 0 ? 1 : 0;
        }
        return count;
    }

    /** Projects the displacements; they are unchanged if that would add energy. */
    public void project(double maxDistance, double friction, double restThreshold) {
        List<RestingContact> before = contacts;
        contacts = search.find(maxDistance, friction, restThreshold);
        takeImpulses(before);
        if (!canSolve()) {
            contacts.forEach(RestingContact::clearImpulse);
            if (!canSolve()) {
                contacts.forEach(RestingContact::clearImpulse);
                return;
            }
        }
        write();
    }

    /** Gives each contact the impulse of the same contact in the last projection; both lists are in order. */
    private void takeImpulses(List<RestingContact> before) {
        int i = 0;
        for (RestingContact contact : contacts) {
            while (i < before.size() && before.get(i).compareTo(contact) < 0) {
                i++;
            }
            if (i < before.size() && before.get(i).compareTo(contact) == 0) {
                contact.takeImpulse(before.get(i));
            }
        }
    }

    /** Solves all contacts from their present impulses; returns false if that would add energy. */
    private boolean canSolve() {
        dx = Arrays.copyOf(bodies.dx, bodies.places);
        dy = Arrays.copyOf(bodies.dy, bodies.places);
        for (RestingContact contact : contacts) {
            contact.applyFirst(dx, dy);
        }
        double before = 0;
        for (int i = 0; i < WorldThresholds.MAX_PROJECTIONS; i++) {
            double change = improve();
            if (change == 0) {
                break;
            }
            double factor = before > 0 && change < before ? change / before : 0;
            for (RestingContact contact : contacts) {
                contact.advance(factor, dx, dy);
            }
            before = change;
        }
        improve();
        return !addsEnergy();
    }

    /** Solves one contact after the other; returns the sum of the squares of the changes of the impulses. */
    private double improve() {
        double sum = 0;
        for (RestingContact contact : contacts) {
            contact.solve(dx, dy);
            sum += contact.squareOfChange();
        }
        return sum;
    }

    /** Returns whether the bodies have more kinetic energy than before; bodies that kinematic ones move may have it. */
    private boolean addsEnergy() {
        double sum = 0;
        for (RestingContact contact : contacts) {
            if (isMoving(contact.a) || isMoving(contact.b)) {
                return false;
            }
        }
        for (int slot = 0; slot < bodies.places; slot++) {
            double before = bodies.dx[slot] * bodies.dx[slot] + bodies.dy[slot] * bodies.dy[slot];
            sum += bodies.mass[slot] * (dx[slot] * dx[slot] + dy[slot] * dy[slot] - before);
        }
        return !(sum <= 0);
    }

    private boolean isMoving(int slot) {
        return bodies.kinematic[slot] && (bodies.dx[slot] != 0 || bodies.dy[slot] != 0);
    }

    /** Sets the displacements of the bodies in contact; one that changes no coordinate is 0. */
    private void write() {
        for (RestingContact contact : contacts) {
            if (contact.impulse > 0) {
                write(contact.a);
                write(contact.b);
            }
        }
    }

    private void write(int slot) {
        if (bodies.kinematic[slot]) {
            return;
        }
        double most = WorldThresholds.RESTING_ULPS * Ulp.of(bodies.x[slot], bodies.y[slot], bodies.extent(slot));
        boolean moves = Math.abs(dx[slot]) > most || Math.abs(dy[slot]) > most;
        bodies.dx[slot] = moves ? dx[slot] + 0.0 : 0;
        bodies.dy[slot] = moves ? dy[slot] + 0.0 : 0;
    }
}
