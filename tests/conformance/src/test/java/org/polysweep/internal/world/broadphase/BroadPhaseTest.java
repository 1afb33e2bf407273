package org.polysweep.internal.world.broadphase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.collection.PairList;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.body.SomeBodies;
import org.polysweep.internal.world.body.SomeBodies.Numbers;
import org.polysweep.internal.world.queue.ContactQueue;
import org.polysweep.internal.world.segment.PairSweep;
import org.polysweep.internal.world.state.StepState;
import org.polysweep.trials.Trials;
import org.polysweep.world.body.TaskRunner;

/** It finds what sweeping each body against every other one finds, in however many tasks. */
class BroadPhaseTest {

    /** A contact of two bodies, or an overlap, with what is known of it. */
    private record Found(int a, int b, int partA, int partB, Verdict verdict, double enter) {}

    private static final List<TaskRunner> RUNNERS = List.of(
            TaskRunner.SAME_THREAD,
            (count, task) -> IntStream.range(0, count).parallel().forEach(task),
            (count, task) -> {
                for (int i = count - 1; i >= 0; i--) {
                    task.accept(i);
                }
            });

    private final Random random = Trials.random(1);

    /** What belongs to one step. */
    private static final class Setting {
        private final Bodies bodies;
        private final StepState state = new StepState();
        private final BroadPhase broadPhase;
        private final PairSweep sweep;
        private final ContactQueue queue;
        private final PairList overlaps = new PairList();

        Setting(Bodies bodies) {
            this.bodies = bodies;
            SweptBoxes boxes = new SweptBoxes(bodies);
            broadPhase = new BroadPhase(bodies, state.trajectories, boxes);
            sweep = new PairSweep(bodies, state.trajectories);
            queue = new ContactQueue(state.trajectories, new PairSweep(bodies, state.trajectories));
            state.place(bodies);
            boxes.build(state.trajectories);
        }

        List<Found> found(TaskRunner workers, int tasks, boolean responds) {
            queue.clear();
            overlaps.clear();
            broadPhase.setWorkers(workers, tasks);
            broadPhase.sweepAll(responds);
            broadPhase.collect(queue, overlaps);
            overlaps.sort();
            queue.sortAll();
            List<Found> found = new ArrayList<>();
            for (int i = 0; i < overlaps.count(); i++) {
                found.add(new Found(overlaps.first(i), overlaps.second(i), 0, 0, Verdict.OVERLAP, 0));
            }
            for (int place = 0; place < queue.left(); place++) {
                int contact = queue.at(place);
                found.add(new Found(
                        queue.contacts().segmentA(contact),
                        queue.contacts().segmentB(contact),
                        queue.contacts().partA(contact),
                        queue.contacts().partB(contact),
                        queue.contacts().verdict(contact),
                        queue.contacts().enter(contact)));
            }
            return found;
        }

        List<Found> expected(boolean responds) {
            List<Found> found = new ArrayList<>();
            for (int a = 0; a < bodies.count(); a++) {
                for (int b = a + 1; b < bodies.count(); b++) {
                    if (!broadPhase.mayMeet(a, b)) {
                        continue;
                    }
                    Verdict verdict = sweep.sweep(a, b);
                    if (verdict == Verdict.OVERLAP) {
                        found.add(new Found(a, b, 0, 0, Verdict.OVERLAP, 0));
                        boolean areConvex = bodies.ranked.isConvex(a) && bodies.ranked.isConvex(b);
                        verdict = responds && !areConvex ? sweep.sweepRest(a, b, 0) : Verdict.MISS;
                    }
                    if (verdict != Verdict.MISS) {
                        found.add(new Found(a, b, sweep.partA(), sweep.partB(), verdict, sweep.enter()));
                    }
                }
            }
            return found;
        }
    }

    @ParameterizedTest
    @EnumSource
    void allContactsAreFoundWhoeverWorks(Numbers numbers) {
        int contacts = 0;
        for (int trial = 0; trial < Trials.times(6); trial++) {
            Setting setting = new Setting(SomeBodies.of(random, numbers, 40));
            if (random.nextBoolean()) {
                setting.broadPhase.setFilter((a, b) -> (a.index() + b.index()) % 3 != 0);
            }
            boolean responds = random.nextBoolean();
            List<Found> expected = setting.expected(responds);
            List<Found> first = setting.found(TaskRunner.SAME_THREAD, 1, responds);
            assertThat(first).containsExactlyInAnyOrderElementsOf(expected);
            for (TaskRunner runner : RUNNERS) {
                assertThat(setting.found(runner, 1 + random.nextInt(9), responds))
                        .isEqualTo(first);
            }
            contacts += expected.size();
        }
        assertThat(contacts).isPositive();
    }

    /** By rank and by index, whichever of the two is named first. */
    @Test
    void aFilterGetsTheBodyFirstThatComesFirst() {
        Bodies bodies = SomeBodies.of(random, Numbers.GRID, 30);
        Setting setting = new Setting(bodies);
        setting.broadPhase.setFilter((a, b) -> {
            assertThat(bodies.rank(bodies.index(a))).isLessThan(bodies.rank(bodies.index(b)));
            return (a.index() * b.index()) % 2 == 0;
        });
        for (int a = 0; a < bodies.count(); a++) {
            for (int b = 0; b < bodies.count(); b++) {
                if (a != b) {
                    int i = bodies.byRank(a);
                    int k = bodies.byRank(b);
                    boolean expected =
                            !(bodies.ranked.isKinematic(a) && bodies.ranked.isKinematic(b)) && (i * k) % 2 == 0;
                    assertThat(setting.broadPhase.mayMeet(a, b)).isEqualTo(expected);
                    assertThat(setting.broadPhase.mayMeetByIndex(i, k)).isEqualTo(expected);
                }
            }
        }
    }

    @Test
    void workThatIsNotDoneIsMissed() {
        Setting setting = new Setting(SomeBodies.of(random, Numbers.GRID, 30));
        setting.found(TaskRunner.SAME_THREAD, 3, false);
        assertThatIllegalStateException()
                .isThrownBy(() -> sweep(setting, (count, task) -> task.accept(0), 3))
                .withMessageContaining("task 1 of 3");
        assertThatIllegalArgumentException().isThrownBy(() -> sweep(setting, (count, task) -> task.accept(count), 2));
        assertThatIllegalArgumentException().isThrownBy(() -> sweep(setting, (count, task) -> task.accept(-1), 2));
    }

    private static void sweep(Setting setting, TaskRunner workers, int tasks) {
        setting.broadPhase.setWorkers(workers, tasks);
        setting.broadPhase.sweepAll(false);
    }
}
