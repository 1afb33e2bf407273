package org.polysweep.internal.world.resting;

import java.util.Arrays;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.rounding.WorldThresholds;

/**
 * Projects the displacements of one island by the projected Gauss-Seidel method with accumulated impulses (Catto 2005),
 * accelerated by conjugate directions (Silcowitz, Niebe and Erleben 2010). Reusable.
 */
final class IslandProjection {

    private final Bodies bodies;
    private final AlikeDisplacements alike;

    /** The displacements, by rank. */
    private double[] dx = {};

    private double[] dy = {};

    /** The contacts of the island. */
    private RestingContact[] contacts = {};

    private int from;
    private int to;

    IslandProjection(Bodies bodies) {
        this.bodies = bodies;
        alike = new AlikeDisplacements(bodies);
    }

    /** Makes room for all bodies; displacements that have been found stay. */
    void begin() {
        if (dx.length < bodies.count()) {
            dx = Arrays.copyOf(dx, Math.max(bodies.count(), 2 * dx.length));
            dy = Arrays.copyOf(dy, dx.length);
        }
    }

    double dx(int rank) {
        return dx[rank];
    }

    double dy(int rank) {
        return dy[rank];
    }

    /** Projects the displacements of the bodies of some contacts, if one of them is new. */
    void project(RestingContact[] contacts, int from, int to) {
        this.contacts = contacts;
        this.from = from;
        this.to = to;
        if (hasNewContact()) {
            project();
        }
    }

    private boolean hasNewContact() {
        boolean isAny = false;
        for (int i = from; i < to; i++) {
            isAny |= contacts[i].isNew;
            contacts[i].isNew = false;
        }
        return isAny;
    }

    private void project() {
        for (int i = from; i < to; i++) {
            if (to - from < WorldThresholds.MIN_CONTACTS_OF_LARGE) {
                contacts[i].keepLittle();
            } else {
                contacts[i].keep(1.0 / WorldThresholds.INVERSE_OF_RESTING_GAP);
            }
        }
        if (areAlongAxes() || haveUnequalMasses()) {
            clearImpulses();
            leaveToStep(true);
            return;
        }
        if (!canSolve()) {
            clearImpulses();
            if (!canSolve()) {
                clearImpulses();
            }
        }
        boolean isLeft = !isGoodEnough();
        leaveToStep(isLeft);
        if (isLeft) {
            return;
        }
        // Again from the impulses, without the rounding errors of the rounds.
        applyImpulses();
        alike.align(contacts, from, to, dx, dy);
        if (!areFinite()) {
            clearImpulses();
            place();
        }
    }

    /** Notes whether the island is left to the step, with the displacements that its bodies have. */
    private void leaveToStep(boolean isLeft) {
        for (int i = from; i < to; i++) {
            contacts[i].isLeft = isLeft;
        }
        if (isLeft) {
            place();
        }
    }

    /** Returns whether all normals are parallel to an axis; then bodies that push form groups in the step. */
    private boolean areAlongAxes() {
        boolean areAlongAxes = true;
        for (int i = from; i < to; i++) {
            areAlongAxes &= contacts[i].normalX == 0 || contacts[i].normalY == 0;
        }
        return areAlongAxes;
    }

    /** Returns whether the masses differ so much that rounds do not make the impulses exact. */
    private boolean haveUnequalMasses() {
        double least = Double.POSITIVE_INFINITY;
        double greatest = 0;
        for (int i = from; i < to; i++) {
            least = Math.min(least, Math.min(mass(contacts[i].a, least), mass(contacts[i].b, least)));
            greatest = Math.max(greatest, Math.max(mass(contacts[i].a, greatest), mass(contacts[i].b, greatest)));
        }
        return greatest > WorldThresholds.MAX_MASS_RATIO * least;
    }

    /** The mass of a body, or another one if the body is kinematic. */
    private double mass(int rank, double ofKinematic) {
        return bodies.ranked.isKinematic(rank) ? ofKinematic : bodies.mass[bodies.byRank(rank)];
    }

    /** Returns whether no two bodies approach by much more than their gap. */
    private boolean isGoodEnough() {
        double worst = 0;
        double fastest = 0;
        for (int i = from; i < to; i++) {
            worst = Math.max(worst, contacts[i].excess(dx, dy));
            fastest = Math.max(fastest, Math.max(speed(contacts[i].a), speed(contacts[i].b)));
        }
        return worst * WorldThresholds.INVERSE_OF_MAX_EXCESS <= fastest;
    }

    private double speed(int rank) {
        int slot = bodies.byRank(rank);
        return Math.abs(bodies.dx[slot]) + Math.abs(bodies.dy[slot]);
    }

    private boolean areFinite() {
        boolean areFinite = true;
        for (int i = from; i < to; i++) {
            double sum = dx[contacts[i].a] + dy[contacts[i].a] + dx[contacts[i].b] + dy[contacts[i].b];
            areFinite &= 0 * sum == 0;
        }
        return areFinite;
    }

    private void applyImpulses() {
        place();
        for (int i = from; i < to; i++) {
            contacts[i].applyFirst(dx, dy);
        }
    }

    private void clearImpulses() {
        for (int i = from; i < to; i++) {
            contacts[i].setImpulse(0, 0);
        }
    }

    /** Gives the bodies of the island the displacements with which they begin the step. */
    private void place() {
        for (int i = from; i < to; i++) {
            place(contacts[i].a);
            place(contacts[i].b);
        }
    }

    private void place(int rank) {
        dx[rank] = bodies.dx[bodies.byRank(rank)];
        dy[rank] = bodies.dy[bodies.byRank(rank)];
    }

    /** Solves all contacts from their present impulses; returns false if that would add energy. */
    private boolean canSolve() {
        applyImpulses();
        if (areAtRest()) {
            return !addsEnergy();
        }
        double before = 0;
        int least = WorldThresholds.MAX_PROJECTIONS_OF_FEW / (to - from);
        for (int round = 0; round < least + WorldThresholds.MAX_PROJECTIONS; round++) {
            double change = improve();
            if (change == 0
                    || (round % WorldThresholds.ROUNDS_PER_TEST == 0
                            && (round < least ? isSolved() : isNearlySolved()))) {
                break;
            }
            double factor = before > 0 && change < before ? change / before : 0;
            for (int i = from; i < to; i++) {
                contacts[i].advance(factor, dx, dy);
            }
            before = change;
        }
        improve();
        return !addsEnergy();
    }

    private boolean areAtRest() {
        for (int i = from; i < to; i++) {
            if (!contacts[i].isAtRest(dx, dy)) {
                return false;
            }
        }
        return true;
    }

    private boolean isNearlySolved() {
        for (int i = from; i < to; i++) {
            if (!contacts[i].isNearlySolved(dx, dy)) {
                return false;
            }
        }
        return true;
    }

    private boolean isSolved() {
        for (int i = from; i < to; i++) {
            if (!contacts[i].isSolved(dx, dy)) {
                return false;
            }
        }
        return true;
    }

    /** Solves one contact after the other; returns the sum of the squares of the changes of the impulses. */
    private double improve() {
        double sum = 0;
        for (int i = from; i < to; i++) {
            contacts[i].solve(dx, dy);
            sum += contacts[i].squareOfChange();
        }
        return sum;
    }

    /** Returns whether the bodies have more kinetic energy than before; bodies that kinematic ones move may have it. */
    private boolean addsEnergy() {
        double sum = 0;
        for (int i = from; i < to; i++) {
            RestingContact contact = contacts[i];
            if (isMoving(contact.a) || isMoving(contact.b)) {
                return false;
            }
            // The work of an impulse is its product with the mean of the speeds before and after.
            int a = bodies.byRank(contact.a);
            int b = bodies.byRank(contact.b);
            double x = bodies.dx[a] - bodies.dx[b] + dx[contact.a] - dx[contact.b];
            double y = bodies.dy[a] - bodies.dy[b] + dy[contact.a] - dy[contact.b];
            sum += contact.impulse * (contact.normalX * x + contact.normalY * y)
                    + contact.impulseAcross * (contact.normalX * y - contact.normalY * x);
        }
        return !(sum <= 0);
    }

    private boolean isMoving(int rank) {
        int slot = bodies.byRank(rank);
        return bodies.kinematic[slot] && (bodies.dx[slot] != 0 || bodies.dy[slot] != 0);
    }
}
