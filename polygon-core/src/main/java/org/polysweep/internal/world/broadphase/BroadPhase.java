package org.polysweep.internal.world.broadphase;

import java.util.Arrays;
import java.util.function.BiPredicate;
import java.util.function.IntConsumer;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.algebraic.ExactWork;
import org.polysweep.internal.collection.PairList;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.queue.ContactQueue;
import org.polysweep.internal.world.segment.PairSweep;
import org.polysweep.internal.world.segment.Trajectories;
import org.polysweep.result.SweepResult;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.TaskRunner;

/**
 * Finds the pairs of bodies whose swept boxes intersect, and sweeps them, in any number of tasks. The outcome does not
 * depend on how they are run.
 */
public final class BroadPhase {

    private final Bodies bodies;
    private final Trajectories trajectories;
    private final SweptBoxes boxes;
    private final MotionsInOrder motions = new MotionsInOrder();
    private Finder[] finders = {};
    private TaskRunner workers = TaskRunner.SAME_THREAD;
    private int tasks = 1;
    private boolean sweepsRest;
    private boolean sweepsWaiting;
    private BiPredicate<BodyId, BodyId> filter = (a, b) -> true;
    private boolean filters;
    private final IntConsumer work = this::work;

    /** Creates the broad phase of swept boxes, which are built later. */
    public BroadPhase(Bodies bodies, Trajectories trajectories, SweptBoxes boxes) {
        this.bodies = bodies;
        this.boxes = boxes;
        this.trajectories = trajectories;
    }

    public void setFilter(BiPredicate<BodyId, BodyId> filter) {
        this.filter = filter;
        filters = true;
    }

    /** Sets the executor of the sweeps of all pairs, and the number of tasks into which they are split. */
    public void setWorkers(TaskRunner workers, int tasks) {
        this.workers = workers;
        this.tasks = tasks;
    }

    /** Returns whether two bodies may collide, by rank. */
    public boolean mayMeet(int a, int b) {
        return !(bodies.ranked.isKinematic(a) && bodies.ranked.isKinematic(b))
                && filtersPass(bodies.byRank(a), bodies.byRank(b));
    }

    /**
     * Returns whether an overlap of two bodies is observed, by rank: as for a collision, but also for two kinematic
     * bodies one of which is a sensor.
     */
    public boolean mayOverlap(int a, int b) {
        return bodies.hasSensor(a, b) ? filtersPass(bodies.byRank(a), bodies.byRank(b)) : mayMeet(a, b);
    }

    /** Returns whether two bodies may collide, by index: the same as by rank, but the bodies need not be ranked. */
    public boolean mayMeetByIndex(int slot, int otherSlot) {
        return !(bodies.kinematic[slot] && bodies.kinematic[otherSlot]) && filtersPass(slot, otherSlot);
    }

    /**
     * Returns whether the filters allow a collision of two bodies, by index, kinematic or not; the caller's filter
     * receives them in the order of the world.
     */
    public boolean filtersPass(int slot, int otherSlot) {
        return bodies.filters.bitsPass(slot, otherSlot)
                && (!filters
                        || (bodies.comesBefore(slot, otherSlot)
                                ? filter.test(bodies.id(slot), bodies.id(otherSlot))
                                : filter.test(bodies.id(otherSlot), bodies.id(slot))));
    }

    /**
     * Sweeps all pairs whose boxes intersect; in steps with a response, except pairs that may sleep.
     *
     * @param responds whether parts that do not overlap are also swept, if two bodies overlap
     */
    public void sweepAll(boolean responds) {
        sweepsRest = responds;
        sweepsWaiting = false;
        motions.copy(boxes, bodies, trajectories);
        while (finders.length < tasks) {
            finders = Arrays.copyOf(finders, finders.length + 1);
            finders[finders.length - 1] = new Finder(finders.length - 1);
        }
        runTasks();
    }

    /** Sweeps the pairs that {@link #sweepAll} has left out and that do not sleep, once it is known which ones do. */
    public void sweepAwake() {
        boolean anyWait = false;
        for (int task = 0; task < tasks; task++) {
            anyWait |= finders[task].waiting.count() > 0;
        }
        if (anyWait) {
            sweepsWaiting = true;
            runTasks();
        }
    }

    private void runTasks() {
        for (int task = 0; task < tasks; task++) {
            finders[task].isDone = false;
        }
        workers.run(tasks, ExactWork.shared(work));
        for (int task = 0; task < tasks; task++) {
            if (!finders[task].isDone) {
                throw new IllegalStateException("the TaskRunner returned before task " + task + " of " + tasks
                        + " was done; run each task, and return when all are done");
            }
        }
    }

    private void work(int task) {
        if (task < 0 || task >= tasks) {
            throw new IllegalArgumentException(
                    "the TaskRunner ran task " + task + "; only 0 to " + (tasks - 1) + " exist");
        }
        if (sweepsWaiting) {
            finders[task].sweepWaiting();
        } else {
            finders[task].run();
        }
        finders[task].isDone = true;
    }

    /** Notes the pairs of near bodies that {@link #sweepAll} has found. */
    public void collectNear() {
        for (int task = 0; task < tasks; task++) {
            finders[task].handOverNear();
        }
    }

    /** Passes on the contacts that have been found; their order depends on the number of tasks. */
    public void collect(ContactQueue contacts, PairList overlaps) {
        for (int task = 0; task < tasks; task++) {
            finders[task].handOver(contacts, overlaps);
        }
    }

    /** One task: the pairs of some leaves of the tree. */
    private final class Finder {

        private final int number;
        private volatile boolean isDone;
        private final PairSweep sweep = new PairSweep(bodies, trajectories);
        private final SweepResult ofPlain = SweepResult.create();
        private final SweptBoxes.Pairs pairs = boxes.new Pairs(this::sweepFree, this::sweepKinematic);
        private final PairList overlaps = new PairList();
        private final PairList contacts = new PairList();
        private final PairList near = new PairList();

        /** The pairs, by rank, that are not swept if they sleep. */
        private final PairList waiting = new PairList();

        private int[] parts = {};
        private double[] enters = {};
        private Verdict[] verdicts = {};

        Finder(int number) {
            this.number = number;
        }

        void run() {
            overlaps.clear();
            contacts.clear();
            near.clear();
            waiting.clear();
            pairs.visit(number, tasks);
        }

        void sweepWaiting() {
            for (int i = 0; i < waiting.count(); i++) {
                int first = waiting.first(i);
                int second = waiting.second(i);
                if (!sleeps(first) && !sleeps(second)) {
                    sweepPair(first, second);
                }
            }
        }

        private boolean sleeps(int rank) {
            return boxes.groups().isAsleep(rank);
        }

        /** Notes two bodies that are near each other; returns whether they wait, because they may sleep. */
        private boolean wait(int one, int other) {
            if (!sweepsRest) {
                return false;
            }
            near.add(one, other);
            if (!boxes.groups().maySleep(one, other)) {
                return false;
            }
            waiting.add(Math.min(one, other), Math.max(one, other));
            return true;
        }

        /** Sweeps two bodies that are not kinematic, by their places in the tree. */
        private void sweepFree(int place, int later) {
            int a = motions.rank(place);
            int b = motions.rank(later);
            if (wait(a, b)) {
                return;
            }
            int first = Math.min(a, b);
            int second = Math.max(a, b);
            if (!motions.isPlain(place) || !motions.isPlain(later)) {
                sweepPair(first, second);
            } else if (filtersPass(bodies.byRank(a), bodies.byRank(b))) {
                sweepPlain(first, second, place, later);
            }
        }

        /** Sweeps a body that is not kinematic and a kinematic one, by rank. */
        private void sweepKinematic(int free, int kinematic) {
            if (!wait(free, kinematic)) {
                sweepPair(Math.min(free, kinematic), Math.max(free, kinematic));
            }
        }

        /** Sweeps two bodies of which one is not kinematic, by rank, if the filters allow a collision. */
        private void sweepPair(int first, int second) {
            if (filtersPass(bodies.byRank(first), bodies.byRank(second))) {
                boolean areConvex = bodies.ranked.isConvex(first) && bodies.ranked.isConvex(second);
                take(first, second, areConvex, sweep.sweep(first, second));
            }
        }

        /** Sweeps two plain bodies, each as it has been copied to its place. */
        private void sweepPlain(int first, int second, int place, int later) {
            motions.sweep(bodies, place, later, ofPlain);
            Verdict verdict = ofPlain.verdict();
            if (verdict == Verdict.OVERLAP) {
                overlaps.add(first, second);
            } else if (verdict != Verdict.MISS) {
                add(first, second, 0, 0, ofPlain.enter(), verdict);
            }
        }

        private void take(int first, int second, boolean areConvex, Verdict found) {
            Verdict verdict = found;
            if (verdict == Verdict.OVERLAP) {
                overlaps.add(first, second);
                verdict = sweepsRest && !areConvex ? sweep.sweepRest(first, second, 0) : Verdict.MISS;
            }
            if (verdict != Verdict.MISS) {
                add(first, second, sweep.partA(), sweep.partB(), sweep.enter(), verdict);
            }
        }

        private void add(int first, int second, int partA, int partB, double enter, Verdict verdict) {
            int contact = contacts.add(first, second);
            if (contact == enters.length) {
                int length = Math.max(64, 2 * contact);
                parts = Arrays.copyOf(parts, 2 * length);
                enters = Arrays.copyOf(enters, length);
                verdicts = Arrays.copyOf(verdicts, length);
            }
            parts[2 * contact] = partA;
            parts[2 * contact + 1] = partB;
            enters[contact] = enter;
            verdicts[contact] = verdict;
        }

        void handOverNear() {
            for (int i = 0; i < near.count(); i++) {
                boxes.addNear(near.first(i), near.second(i));
            }
        }

        void handOver(ContactQueue queue, PairList allOverlaps) {
            for (int i = 0; i < overlaps.count(); i++) {
                allOverlaps.add(overlaps.first(i), overlaps.second(i));
            }
            for (int i = 0; i < contacts.count(); i++) {
                queue.add(
                        contacts.first(i),
                        parts[2 * i],
                        contacts.second(i),
                        parts[2 * i + 1],
                        verdicts[i],
                        enters[i],
                        false);
            }
        }
    }

    /** Returns whether code decides which pairs may collide. */
    public boolean hasFilter() {
        return filters;
    }
}
