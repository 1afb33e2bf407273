package org.polysweep.internal.world.resting;

import java.util.Arrays;
import org.polysweep.internal.collection.DisjointSets;
import org.polysweep.internal.collection.MergeSort;
import org.polysweep.internal.world.body.Bodies;

/**
 * The islands of resting bodies: sets of bodies that are connected by contacts, but not through kinematic bodies. They
 * give the contacts an order in which the contacts of an island follow each other. Reusable.
 */
final class RestingIslands {

    private final Bodies bodies;
    private final RestingContactList contacts;

    private final DisjointSets sets = new DisjointSets();

    /** By rank: whether a body that is not kinematic has a contact, and whether with a kinematic body. */
    private boolean[] isInContact = {};

    private boolean[] isOnGround = {};

    private int[] order = {};
    private RestingContact[] inOrder = {};
    private final MergeSort sort = new MergeSort();
    private final MergeSort.Order byIsland = this::isBefore;

    RestingIslands(Bodies bodies, RestingContactList contacts) {
        this.bodies = bodies;
        this.contacts = contacts;
    }

    /** The contacts, in order. */
    RestingContact[] inOrder() {
        return inOrder;
    }

    /** The end of the contacts of an island that begin at a place. */
    int end(int from) {
        int to = from + 1;
        while (to < contacts.count() && island(inOrder[to]) == island(inOrder[from])) {
            to++;
        }
        return to;
    }

    /**
     * Returns whether a contact of two bodies, by rank, can be added: at least one of them is in contact. A body that
     * is in contact with a kinematic one meets others in the step, which judges joints of kinematic bodies.
     */
    boolean isNear(int a, int b) {
        boolean isJoint =
                (bodies.ranked.isKinematic(a) && isOnGround[b]) || (bodies.ranked.isKinematic(b) && isOnGround[a]);
        return (isInContact[a] || isInContact[b]) && !isJoint;
    }

    private int island(RestingContact contact) {
        return sets.root(contact.movable());
    }

    /** Finds the islands of all contacts. */
    void find() {
        int count = bodies.count();
        if (isInContact.length < count) {
            isInContact = new boolean[Math.max(count, 2 * isInContact.length)];
            isOnGround = new boolean[isInContact.length];
        }
        if (order.length < contacts.count()) {
            order = new int[Math.max(contacts.count(), 2 * order.length)];
        }
        sets.begin(count);
        Arrays.fill(isInContact, 0, count, false);
        Arrays.fill(isOnGround, 0, count, false);
        for (int i = 0; i < contacts.count(); i++) {
            RestingContact contact = contacts.get(i);
            order[i] = i;
            isInContact[contact.a] |= !contact.isAKinematic;
            isInContact[contact.b] |= !contact.isBKinematic;
            isOnGround[contact.a] |= contact.isBKinematic;
            isOnGround[contact.b] |= contact.isAKinematic;
            if (!contact.isOnKinematic()) {
                int first = sets.root(contact.a);
                int second = sets.root(contact.b);
                sets.join(Math.min(first, second), Math.max(first, second));
            }
        }
        sort.sort(order, 0, contacts.count(), byIsland);
        if (inOrder.length < contacts.count()) {
            inOrder = new RestingContact[order.length];
        }
        for (int i = 0; i < contacts.count(); i++) {
            inOrder[i] = contacts.get(order[i]);
        }
    }

    /**
     * By island; contacts with kinematic bodies are the last ones, so an approach that remains is not toward these,
     * and in an order that does not depend on whether they are one body or several.
     */
    private boolean isBefore(int one, int other) {
        RestingContact first = contacts.get(one);
        RestingContact second = contacts.get(other);
        int compared = Integer.compare(island(first), island(second));
        compared = compared != 0 ? compared : Boolean.compare(first.isOnKinematic(), second.isOnKinematic());
        compared = compared != 0 || !first.isOnKinematic() ? compared : compareOnKinematic(first, second);
        compared = compared != 0 ? compared : Integer.compare(first.a, second.a);
        compared = compared != 0 ? compared : Integer.compare(first.b, second.b);
        compared = compared != 0 ? compared : Integer.compare(first.partA, second.partA);
        return compared != 0 ? compared < 0 : first.partB < second.partB;
    }

    /** By the bodies that are not kinematic, and by the normals toward these. */
    private int compareOnKinematic(RestingContact first, RestingContact second) {
        int firstSign = first.isAKinematic ? -1 : 1;
        int secondSign = second.isAKinematic ? -1 : 1;
        int byBody = Integer.compare(first.movable(), second.movable());
        int byX = byBody != 0
                ? byBody
                : Double.compare(firstSign * first.normalX + 0.0, secondSign * second.normalX + 0.0);
        return byX != 0 ? byX : Double.compare(firstSign * first.normalY + 0.0, secondSign * second.normalY + 0.0);
    }
}
