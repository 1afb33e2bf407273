package org.polysweep.internal.world.resting;

import java.util.Arrays;

/** The contacts of resting bodies in a step. Reusable; no allocation once it has grown. */
final class RestingContactList {

    private RestingContact[] contacts = {};
    private int count;

    void clear() {
        count = 0;
    }

    int count() {
        return count;
    }

    RestingContact get(int contact) {
        return contacts[contact];
    }

    /** Adds a contact, whose fields are to be set. */
    RestingContact add() {
        if (count == contacts.length) {
            contacts = Arrays.copyOf(contacts, Math.max(16, 2 * count));
            for (int i = count; i < contacts.length; i++) {
                contacts[i] = new RestingContact();
            }
        }
        return contacts[count++];
    }

    /** Removes a contact; the others keep their order. */
    void remove(int contact) {
        RestingContact removed = contacts[contact];
        System.arraycopy(contacts, contact + 1, contacts, contact, count - contact - 1);
        contacts[--count] = removed;
    }
}
