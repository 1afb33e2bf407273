package org.polysweep.world;

import java.util.Arrays;

/**
 * The parts that have met a one-sided chain from its front in a step. Who is across such a chain may pass, so being in it does not count;
 * these have come from the front and may not get into it, so it does.
 */
final class ChainContacts {

    private static final int FIELDS = 4;

    private final Bodies bodies;

    /** Body, part, body, part: the first body has the lesser rank. */
    private int[] contacts = {};

    private int count;

    ChainContacts(Bodies bodies) {
        this.bodies = bodies;
    }

    void clear() {
        count = 0;
    }

    int count() {
        return count;
    }

    /** Adds a contact, if one of the two bodies is a one-sided chain. */
    void add(int a, int partA, int b, int partB) {
        if (!isChain(a) && !isChain(b)) {
            return;
        }
        if (FIELDS * count == contacts.length) {
            contacts = Arrays.copyOf(contacts, Math.max(64, 2 * contacts.length));
        }
        int place = FIELDS * count++;
        contacts[place] = a;
        contacts[place + 1] = partA;
        contacts[place + 2] = b;
        contacts[place + 3] = partB;
    }

    private boolean isChain(int body) {
        return bodies.shape[bodies.byRank(body)].isOneSided();
    }

    /** Whether a contact is one of two bodies. */
    boolean isOf(int contact, int a, int b) {
        return contacts[FIELDS * contact] == a && contacts[FIELDS * contact + 2] == b;
    }

    int partA(int contact) {
        return contacts[FIELDS * contact + 1];
    }

    int partB(int contact) {
        return contacts[FIELDS * contact + 3];
    }
}
