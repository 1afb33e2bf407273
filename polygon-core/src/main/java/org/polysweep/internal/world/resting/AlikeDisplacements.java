package org.polysweep.internal.world.resting;

import org.polysweep.internal.world.body.Bodies;

/**
 * The bodies of an island whose displacements agree up to rounding, in x, in y, or in both: each set of them gets one
 * displacement, with the same momentum, or the displacement of the kinematic body among them. So bodies that lie on
 * each other move as one, and one that lies on an axis-parallel floor stays there, to the bit. Reusable.
 */
final class AlikeDisplacements {

    private final AlikeSets alongX;
    private final AlikeSets alongY;

    AlikeDisplacements(Bodies bodies) {
        alongX = new AlikeSets(bodies);
        alongY = new AlikeSets(bodies);
    }

    /**
     * Gives the bodies of some contacts one displacement where they agree up to rounding.
     *
     * @param contacts the contacts
     * @param from the first one of the island
     * @param to the end of the island
     * @param dx the x components of the displacements, by rank
     * @param dy the y components
     */
    void align(RestingContact[] contacts, int from, int to, double[] dx, double[] dy) {
        alongX.begin(dx);
        alongY.begin(dy);
        for (int i = from; i < to; i++) {
            reset(contacts[i].a);
            reset(contacts[i].b);
        }
        boolean isAny = true;
        while (isAny) {
            isAny = false;
            for (int i = from; i < to; i++) {
                isAny |= contacts[i].presses() && join(contacts[i]);
            }
        }
        for (int i = from; i < to; i++) {
            settle(contacts[i].a);
            settle(contacts[i].b);
        }
        for (int i = from; i < to; i++) {
            take(contacts[i].a);
            take(contacts[i].b);
        }
    }

    private void reset(int rank) {
        alongX.reset(rank);
        alongY.reset(rank);
    }

    /** Joins the sets of two bodies along an axis, or both; returns whether a set has become larger. */
    private boolean join(RestingContact contact) {
        boolean areAlikeX = isRounded(contact, alongX);
        boolean areAlikeY = isRounded(contact, alongY);
        boolean isAny = false;
        if (areAlikeX && (areAlikeY || contact.normalY == 0)) {
            isAny = alongX.join(contact.a, contact.b);
        }
        if (areAlikeY && (areAlikeX || contact.normalX == 0)) {
            isAny |= alongY.join(contact.a, contact.b);
        }
        return isAny;
    }

    private static boolean isRounded(RestingContact contact, AlikeSets sets) {
        return Math.abs(sets.get(contact.a) - sets.get(contact.b)) <= contact.restSpeed;
    }

    private void settle(int rank) {
        alongX.settle(rank);
        alongY.settle(rank);
    }

    private void take(int rank) {
        alongX.take(rank);
        alongY.take(rank);
    }
}
