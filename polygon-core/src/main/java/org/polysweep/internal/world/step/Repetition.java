package org.polysweep.internal.world.step;

import java.util.Arrays;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.collection.PairList;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.broadphase.RestingGroups;
import org.polysweep.internal.world.queue.ContactQueue;
import org.polysweep.internal.world.segment.Trajectories;
import org.polysweep.internal.world.state.StepState;

/**
 * The course of the last step for the bodies that it left where they were: their segments, and the contacts that were
 * reported or gave bodies new segments. The next step repeats both for bodies that sleep, so all reports are at their
 * places in the order. Among contacts at one time, one that was found by processing another one came after it: so a
 * contact of a group is put into the queue when the contact of the group before it is taken. Reusable; no allocation
 * once it has grown.
 */
final class Repetition {

    private static final int FIELDS = 5;
    private static final int NONE = Integer.MAX_VALUE;

    private final Bodies bodies;
    private final StepState state;
    private final RestingGroups groups;
    private final ContactQueue queue;

    /** The segments: the slot of the body, and x, y, dx, dy and the time from which on the body is on it. */
    private int segmentCount;

    private int[] slots = {};
    private double[] numbers = {};

    /** The segment of this step for each of these, and the reverse; the complement of a slot is its first segment. */
    private int[] inStep = {};

    private int[] recorded = {};

    /**
     * The contacts: the two segments and parts, the verdict, the time, and whether it is the exact time; whether it was
     * reported, whether it was the first one of its group, and the next one.
     */
    private int contactCount;

    private int[] contactNumbers = {};
    private Verdict[] verdicts = {};
    private double[] times = {};
    private boolean[] areDoubles = {};
    private boolean[] areReported = {};
    private boolean[] isFirst = {};
    private int[] next = {};

    /** The number in this step of each of these contacts; and for each group, by slot, the last of its contacts. */
    private int[] inQueue = {};

    private int[] lastOfGroup = {};

    /** The contacts that have been processed in this step; the complement of the number if they were not reported. */
    private int[] processed = {};

    private int processedCount;

    /** The contacts of this step that only repeat one of the last step, and which one each repeats. */
    private int firstRepeated;

    private int endOfRepeated;
    private int[] original = {};

    /** The pairs of bodies that overlapped, by slot. */
    private final PairList overlaps = new PairList();

    Repetition(Bodies bodies, StepState state, RestingGroups groups, ContactQueue queue) {
        this.bodies = bodies;
        this.state = state;
        this.groups = groups;
        this.queue = queue;
    }

    /** Notes that a contact has been processed. */
    void note(int contact, boolean isReported) {
        if (processedCount == processed.length) {
            processed = Arrays.copyOf(processed, Math.max(64, 2 * processedCount));
        }
        processed[processedCount++] = isReported ? contact : ~contact;
    }

    /**
     * Begins a step: puts the sleeping bodies on their segments, and adds their contacts to the queue, in which all
     * others are.
     */
    void begin() {
        processedCount = 0;
        firstRepeated = queue.contacts().count();
        endOfRepeated = firstRepeated;
        if (groups.sleepers() > 0) {
            repeatSegments();
            repeatContacts();
            queue.letBeInOrder(firstRepeated, endOfRepeated);
        }
    }

    /** Adds the pairs of sleeping bodies that overlap, by rank. */
    void addOverlaps(PairList inStep) {
        for (int i = 0; i < overlaps.count() && groups.sleepers() > 0; i++) {
            int one = overlaps.first(i);
            int other = overlaps.second(i);
            if (sleeps(one) || sleeps(other)) {
                int rank = bodies.rank(one);
                int otherRank = bodies.rank(other);
                inStep.add(Math.min(rank, otherRank), Math.max(rank, otherRank));
            }
        }
    }

    private void repeatSegments() {
        Trajectories trajectories = state.trajectories;
        for (int i = 0; i < segmentCount; i++) {
            int slot = slots[i];
            if (sleeps(slot)) {
                int rank = bodies.rank(slot);
                int field = FIELDS * i;
                inStep[i] = trajectories.add(
                        rank,
                        numbers[field],
                        numbers[field + 1],
                        numbers[field + 2],
                        numbers[field + 3],
                        numbers[field + 4]);
                trajectories.setRotor(inStep[i], bodies.orientations.c[slot], bodies.orientations.s[slot]);
                state.segment[rank] = inStep[i];
            }
        }
    }

    private void repeatContacts() {
        if (original.length < contactCount) {
            original = new int[times.length];
        }
        for (int i = 0; i < contactCount; i++) {
            int a = contactNumbers[4 * i];
            int b = contactNumbers[4 * i + 2];
            if (sleeps(slotOf(a)) || sleeps(slotOf(b))) {
                inQueue[i] = queue.add(
                        segment(a),
                        contactNumbers[4 * i + 1],
                        segment(b),
                        contactNumbers[4 * i + 3],
                        verdicts[i],
                        times[i],
                        areDoubles[i]);
                original[endOfRepeated++ - firstRepeated] = i;
                if (isFirst[i]) {
                    queue.put(inQueue[i]);
                }
            }
        }
    }

    /** Puts the next contact of a group into the queue, after one that was repeated; returns whether it is reported. */
    boolean advance(int contact) {
        int repeated = original[contact - firstRepeated];
        if (next[repeated] != NONE) {
            queue.put(inQueue[next[repeated]]);
        }
        return areReported[repeated];
    }

    /** Returns whether a contact only repeats one of the last step. */
    boolean isRepeated(int contact) {
        return firstRepeated <= contact && contact < endOfRepeated;
    }

    private boolean sleeps(int slot) {
        return bodies.isHere(slot) && groups.isAsleep(bodies.rank(slot));
    }

    private int slotOf(int segment) {
        return segment < 0 ? ~segment : slots[segment];
    }

    private int segment(int recordedSegment) {
        return recordedSegment < 0 ? bodies.rank(~recordedSegment) : inStep[recordedSegment];
    }

    /** Records the segments, the overlaps and the contacts of the bodies that rest. */
    void record(PairList overlapsInStep) {
        recordSegments();
        overlaps.clear();
        for (int i = 0; i < overlapsInStep.count(); i++) {
            int first = overlapsInStep.first(i);
            int second = overlapsInStep.second(i);
            if (recorded[first] != NONE && recorded[second] != NONE) {
                overlaps.add(bodies.byRank(first), bodies.byRank(second));
            }
        }
        if (lastOfGroup.length < bodies.places) {
            lastOfGroup = new int[Math.max(bodies.places, 2 * lastOfGroup.length)];
        }
        Arrays.fill(lastOfGroup, 0, bodies.places, NONE);
        contactCount = 0;
        for (int i = 0; i < processedCount; i++) {
            int contact = Math.max(processed[i], ~processed[i]);
            int a = recorded[queue.contacts().segmentA(contact)];
            int b = recorded[queue.contacts().segmentB(contact)];
            // Two bodies that are not kinematic and touch each other sleep together, or not at all.
            if (a != NONE && b != NONE) {
                recordContact(contact, a, b, processed[i] >= 0);
            }
        }
    }

    private boolean hasRested(int rank) {
        return groups.hasRested(bodies.byRank(rank));
    }

    private void recordSegments() {
        Trajectories trajectories = state.trajectories;
        int first = bodies.count();
        if (recorded.length < trajectories.count) {
            recorded = new int[Math.max(trajectories.count, 2 * recorded.length)];
        }
        segmentCount = 0;
        for (int rank = 0; rank < first; rank++) {
            recorded[rank] = bodies.ranked.isKinematic(rank) || hasRested(rank) ? ~bodies.byRank(rank) : NONE;
        }
        for (int segment = first; segment < trajectories.count; segment++) {
            int rank = trajectories.rank[segment];
            recorded[segment] = NONE;
            if (!hasRested(rank)) {
                continue;
            }
            if (segmentCount == slots.length) {
                slots = Arrays.copyOf(slots, Math.max(64, 2 * segmentCount));
                inStep = Arrays.copyOf(inStep, slots.length);
                numbers = Arrays.copyOf(numbers, FIELDS * slots.length);
            }
            int field = FIELDS * segmentCount;
            slots[segmentCount] = bodies.byRank(rank);
            numbers[field] = trajectories.x(segment);
            numbers[field + 1] = trajectories.y(segment);
            numbers[field + 2] = trajectories.dx(segment);
            numbers[field + 3] = trajectories.dy(segment);
            numbers[field + 4] = trajectories.from[segment];
            recorded[segment] = segmentCount++;
        }
    }

    private void recordContact(int contact, int a, int b, boolean isReported) {
        if (contactCount == times.length) {
            times = Arrays.copyOf(times, Math.max(64, 2 * contactCount));
            verdicts = Arrays.copyOf(verdicts, times.length);
            areDoubles = Arrays.copyOf(areDoubles, times.length);
            areReported = Arrays.copyOf(areReported, times.length);
            isFirst = Arrays.copyOf(isFirst, times.length);
            next = Arrays.copyOf(next, times.length);
            inQueue = Arrays.copyOf(inQueue, times.length);
            contactNumbers = Arrays.copyOf(contactNumbers, 4 * times.length);
        }
        contactNumbers[4 * contactCount] = a;
        contactNumbers[4 * contactCount + 1] = queue.contacts().partA(contact);
        contactNumbers[4 * contactCount + 2] = b;
        contactNumbers[4 * contactCount + 3] = queue.contacts().partB(contact);
        verdicts[contactCount] = queue.contacts().verdict(contact);
        times[contactCount] = queue.contacts().enter(contact);
        areDoubles[contactCount] = queue.contacts().isDouble(contact);
        areReported[contactCount] = isReported;
        int slot = bodies.kinematic[slotOf(a)] ? slotOf(b) : slotOf(a);
        int group = groups.group(slot);
        isFirst[contactCount] = lastOfGroup[group] == NONE;
        if (!isFirst[contactCount]) {
            next[lastOfGroup[group]] = contactCount;
        }
        next[contactCount] = NONE;
        lastOfGroup[group] = contactCount++;
    }
}
