package org.polysweep.internal.world.broadphase;

import java.util.Arrays;
import org.polysweep.internal.collection.DisjointSets;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.body.RestingImpulses;
import org.polysweep.internal.world.body.StepInputs;

/**
 * The groups of bodies of a step that are near each other, directly or through others, and the groups that sleep: the
 * step would read about them, and about the kinematic bodies near them, what the last step has read, and the last step
 * left them where they were. So the outcome is the same again, and is not computed. Kinematic bodies do not connect
 * groups: one that does not move is not changed by a step, and near one that moves, no body sleeps.
 *
 * <p>Reusable; no allocation once it has grown.
 */
public final class RestingGroups {

    private static final int SIDES = 4;

    private final Bodies bodies;
    private final StepInputs inputs;

    /** The contacts of resting bodies with which the last step began. */
    private final RestingImpulses impulses = new RestingImpulses();

    /** True from the beginning of a step until its outcome is recorded; also after a step that has failed. */
    private boolean isOpen;

    /** True if the outcome of this step may be repeated by the next one. */
    private boolean isRepeatable;

    /** The groups, by rank. */
    private final DisjointSets sets = new DisjointSets();

    /** By rank: the pairs of near bodies that a body counts, and the sum for each group. */
    private int[] pairs = {};

    private int[] pairSums = {};

    /** By rank of the first body of a group: the number of its bodies. */
    private int[] sizes = {};

    /** By rank: true if a step reads what the last one has read, and the body rested; a kinematic one is at rest. */
    private boolean[] isSame = {};

    private boolean[] isAwake = {};
    private boolean[] isAsleep = {};
    private boolean[] isRestless = {};
    private boolean isDecided;
    private boolean isDisturbed;
    private int sleepers;

    /** By slot, of the last step: whether the body rests, its box, its group, and size and pairs of that group. */
    private boolean[] rested = {};

    private double[] boxes = {};
    private int[] group = {};
    private int[] groupSize = {};
    private int[] groupPairs = {};
    private double[] endDx = {};
    private double[] keptDx = {};
    private double[] keptDy = {};
    private double[] endDy = {};

    RestingGroups(Bodies bodies) {
        this.bodies = bodies;
        inputs = new StepInputs(bodies);
    }

    /**
     * Begins a step with a response.
     *
     * @param isSameStep whether whatever else a step reads is the same as in the last step
     * @param isRepeatable whether the outcome may be repeated: no code is called that may depend on something else
     */
    public void begin(boolean isSameStep, boolean isRepeatable) {
        int count = bodies.count();
        if (pairs.length < count) {
            grow(Math.max(count, 2 * pairs.length));
        }
        if (rested.length < bodies.places) {
            growSlots(Math.max(bodies.places, 2 * rested.length));
        }
        for (int slot = 0; slot < rested.length; slot++) {
            rested[slot] &= slot < bodies.places && bodies.isHere(slot); // one that was not in the last step may return
        }
        boolean canRepeat = isSameStep && isRepeatable && this.isRepeatable && !isOpen;
        this.isRepeatable = isRepeatable;
        isOpen = true;
        for (int rank = 0; rank < count && isRepeatable; rank++) {
            int slot = bodies.byRank(rank);
            isSame[rank] = inputs.take(slot) && canRepeat && (bodies.kinematic[slot] ? isAtRest(slot) : rested[slot]);
        }
        if (!isRepeatable) {
            Arrays.fill(isSame, 0, count, false);
        }
        compareImpulses();
        connectNone(count);
    }

    /** Bodies between which other contacts rest than in the last step, or with other impulses, do not sleep. */
    private void compareImpulses() {
        RestingImpulses now = bodies.impulses;
        int i = 0;
        int j = 0;
        while (i < now.count() || j < impulses.count()) {
            int compared = i == now.count() ? 1 : j == impulses.count() ? -1 : now.compare(i, impulses, j);
            if (compared != 0 || !now.hasSame(i, impulses, j)) {
                RestingImpulses changed = compared <= 0 ? now : impulses;
                wake(changed.first(compared <= 0 ? i : j));
                wake(changed.second(compared <= 0 ? i : j));
            }
            i += compared <= 0 ? 1 : 0;
            j += compared >= 0 ? 1 : 0;
        }
        impulses.set(now);
    }

    private void wake(int slot) {
        if (bodies.isHere(slot) && !bodies.kinematic[slot]) {
            isSame[bodies.rank(slot)] = false;
        }
    }

    /** Begins the same step again, because a body came near a group that slept. */
    public void beginAgain() {
        connectNone(bodies.count());
    }

    /** Lets no body sleep in this step. */
    public void wakeAll() {
        Arrays.fill(isSame, 0, bodies.count(), false);
    }

    private boolean isAtRest(int slot) {
        return bodies.dx[slot] == 0 && bodies.dy[slot] == 0 && !bodies.orientations.turns(slot);
    }

    private void connectNone(int count) {
        isDecided = false;
        isDisturbed = false;
        sleepers = 0;
        Arrays.fill(pairs, 0, count, 0);
        Arrays.fill(isAwake, 0, count, false);
        Arrays.fill(isAsleep, 0, count, false);
        Arrays.fill(isRestless, 0, count, false);
        sets.begin(count);
    }

    /** Returns whether a body, by rank, keeps its box of the last step, which contains all that it passed through. */
    boolean keepsBox(int rank) {
        return isSame[rank] && !bodies.ranked.isKinematic(rank);
    }

    /** Returns whether a step reads about two bodies, by rank, what the last step has read, so that they may sleep. */
    boolean maySleep(int one, int other) {
        return isOpen && isSame[one] && isSame[other];
    }

    /** The least x coordinate of that box. */
    double minX(int rank) {
        return boxes[SIDES * bodies.byRank(rank)];
    }

    double minY(int rank) {
        return boxes[SIDES * bodies.byRank(rank) + 1];
    }

    double maxX(int rank) {
        return boxes[SIDES * bodies.byRank(rank) + 2];
    }

    double maxY(int rank) {
        return boxes[SIDES * bodies.byRank(rank) + 3];
    }

    /** Notes that two bodies are near each other. */
    public void connect(int one, int other) {
        if (!isOpen) {
            return;
        }
        if (isDecided && (isAsleep[one] || isAsleep[other])) {
            isDisturbed = true;
            isSame[one] = false;
            isSame[other] = false;
            return;
        }
        boolean isOneKinematic = bodies.ranked.isKinematic(one);
        if (isOneKinematic || bodies.ranked.isKinematic(other)) {
            int free = isOneKinematic ? other : one;
            int kinematic = isOneKinematic ? one : other;
            pairs[free]++;
            isAwake[free] |= !isSame[kinematic];
            return;
        }
        pairs[one]++;
        int first = sets.root(one);
        int second = sets.root(other);
        sets.join(Math.min(first, second), Math.max(first, second));
    }

    /** Decides which bodies sleep, once all near bodies are connected. */
    public void decide() {
        int count = bodies.count();
        isDecided = true;
        measure(count);
        for (int rank = 0; rank < count; rank++) {
            int root = sets.root(rank);
            isAwake[root] |= isAwake[rank] || !isSame[rank] || group[bodies.byRank(rank)] != bodies.byRank(root);
        }
        for (int rank = 0; rank < count; rank++) {
            int root = sets.root(rank);
            int slot = bodies.byRank(root);
            isAsleep[rank] = !isAwake[root]
                    && !bodies.ranked.isKinematic(rank)
                    && sizes[root] == groupSize[slot]
                    && pairSums[root] == groupPairs[slot];
            sleepers += isAsleep[rank] ? 1 : 0;
        }
    }

    /** Returns whether a body sleeps in this step, by rank. */
    public boolean isAsleep(int rank) {
        return sleepers > 0 && isAsleep[rank];
    }

    /** The number of bodies that sleep in this step. */
    public int sleepers() {
        return sleepers;
    }

    /** Returns whether a body came near a sleeping one after the decision, so that the step must begin again. */
    public boolean isDisturbed() {
        return isDisturbed;
    }

    /** Notes that the outcome of a body depends on more than its group, so that it will not sleep in the next step. */
    public void keepAwake(int rank) {
        isRestless[rank] = true;
    }

    /** The motion with which a sleeping body ends the step, by slot. */
    public double endDx(int slot) {
        return endDx[slot];
    }

    public double endDy(int slot) {
        return endDy[slot];
    }

    /** The motion of a sleeping body without the motion of its carrier, by slot. */
    public double keptDx(int slot) {
        return keptDx[slot];
    }

    public double keptDy(int slot) {
        return keptDy[slot];
    }

    /** Records the outcome of the step for the next one. */
    void record() {
        isOpen = false;
        int count = bodies.count();
        if (!isRepeatable) {
            return;
        }
        measure(count);
        for (int rank = 0; rank < count; rank++) {
            int slot = bodies.byRank(rank);
            int root = sets.root(rank);
            rested[slot] = !bodies.ranked.isKinematic(rank)
                    && !isRestless[rank]
                    && bodies.kept.isKept(slot)
                    && !bodies.orientations.turns(slot)
                    && inputs.isWhereItWas(slot);
            group[slot] = bodies.byRank(root);
            groupSize[slot] = sizes[root];
            groupPairs[slot] = pairSums[root];
            keptDx[slot] = bodies.kept.x(slot);
            keptDy[slot] = bodies.kept.y(slot);
            endDx[slot] = bodies.endDx[slot];
            endDy[slot] = bodies.endDy[slot];
        }
    }

    /** Records the box of a body, by rank, which contains all that it has passed through in the step. */
    void recordBox(int rank, double minX, double minY, double maxX, double maxY) {
        int first = SIDES * bodies.byRank(rank);
        boxes[first] = minX;
        boxes[first + 1] = minY;
        boxes[first + 2] = maxX;
        boxes[first + 3] = maxY;
    }

    /** The group of a body in the last step, by slot: the slot of one of its bodies. */
    public int group(int slot) {
        return group[slot];
    }

    /** Returns whether a body, by slot, was left by the last step where it was, so that it may sleep in the next. */
    public boolean hasRested(int slot) {
        return rested[slot];
    }

    /** Counts the bodies and the pairs of each group. */
    private void measure(int count) {
        Arrays.fill(sizes, 0, count, 0);
        Arrays.fill(pairSums, 0, count, 0);
        for (int rank = 0; rank < count; rank++) {
            int root = sets.root(rank);
            sizes[root]++;
            pairSums[root] += pairs[rank];
        }
    }

    private void grow(int length) {
        pairs = new int[length];
        pairSums = new int[length];
        sizes = new int[length];
        isSame = new boolean[length];
        isAwake = new boolean[length];
        isAsleep = new boolean[length];
        isRestless = new boolean[length];
    }

    private void growSlots(int length) {
        rested = Arrays.copyOf(rested, length);
        boxes = Arrays.copyOf(boxes, SIDES * length);
        group = Arrays.copyOf(group, length);
        groupSize = Arrays.copyOf(groupSize, length);
        groupPairs = Arrays.copyOf(groupPairs, length);
        keptDx = Arrays.copyOf(keptDx, length);
        keptDy = Arrays.copyOf(keptDy, length);
        endDx = Arrays.copyOf(endDx, length);
        endDy = Arrays.copyOf(endDy, length);
    }
}
