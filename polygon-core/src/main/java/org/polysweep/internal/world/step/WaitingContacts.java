package org.polysweep.internal.world.step;

import java.util.Arrays;
import org.polysweep.internal.world.broadphase.RestingGroups;
import org.polysweep.internal.world.queue.ContactQueue;
import org.polysweep.internal.world.segment.Trajectories;

/**
 * Contacts with a static body that wait for the contact with another static body, which is hit at the same time and
 * covers the edge of the first: {@link StaticJoint} finds it. Reusable; no allocation once it has grown.
 */
final class WaitingContacts {

    private final ContactQueue queue;
    private final Trajectories trajectories;
    private final StaticJoint joint;
    private final RestingGroups groups;

    private int[] waiting = {};
    private int count;

    /** False while contacts are released because the awaited contact does not occur. */
    private boolean judges = true;

    WaitingContacts(ContactQueue queue, Trajectories trajectories, StaticJoint joint, RestingGroups groups) {
        this.queue = queue;
        this.trajectories = trajectories;
        this.joint = joint;
        this.groups = groups;
    }

    /** Discards all contacts, at the beginning of a step. */
    void clear() {
        judges = true;
        count = 0;
    }

    int count() {
        return count;
    }

    /** Puts the first contacts into the queue again, because they have waited for a contact. */
    void release(int first) {
        // The contact that should have come first does not occur.
        judges = queue.left() > 0 || count == first;
        int released = judges ? first : count;
        for (int i = 0; i < released; i++) {
            queue.put(queue.addAgain(waiting[i]));
        }
        count -= released;
        System.arraycopy(waiting, released, waiting, 0, count);
    }

    /**
     * Returns whether a HIT must wait for the HIT of another static body, which covers the edge; if not, finds the
     * normal.
     */
    boolean waits(int contact, int segmentA, int segmentB, StepContact view, double time, double from) {
        if (!judges || !joint.judges(segmentA, segmentB, view, time, from)) {
            return false;
        }
        groups.keepAwake(trajectories.rank[segmentA]);
        groups.keepAwake(trajectories.rank[segmentB]);
        boolean isA = joint.chosen() == trajectories.rank[segmentA];
        if (isA || joint.chosen() == trajectories.rank[segmentB]) {
            int sign = isA ? -1 : 1;
            view.turnNormal(sign * joint.normalX() + 0.0, sign * joint.normalY() + 0.0);
            return false;
        }
        if (count == waiting.length) {
            waiting = Arrays.copyOf(waiting, Math.max(8, 2 * count));
        }
        waiting[count++] = contact;
        return true;
    }
}
