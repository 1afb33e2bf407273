package org.polysweep.internal.world.step;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.body.SomeBodies;
import org.polysweep.internal.world.body.SomeBodies.Numbers;
import org.polysweep.internal.world.broadphase.BroadPhase;
import org.polysweep.internal.world.broadphase.SweptBoxes;
import org.polysweep.internal.world.queue.ContactQueue;
import org.polysweep.internal.world.segment.PairSweep;
import org.polysweep.internal.world.segment.Trajectories;
import org.polysweep.internal.world.state.StepPairs;
import org.polysweep.internal.world.state.StepState;
import org.polysweep.trials.Trials;

/** A segment that has changed meets what it meets if it is swept against each other body. */
class NeighborSweepTest {

    private static final int COUNT = 40;

    /** A contact of two segments. */
    private record Found(int segmentA, int partA, int segmentB, int partB, Verdict verdict, double enter) {}

    private final Random random = Trials.random(1);
    private final Bodies bodies = new Bodies();
    private final StepState state = new StepState();
    private final Trajectories trajectories = state.trajectories;
    private final SweptBoxes boxes = new SweptBoxes(bodies);
    private final BroadPhase broadPhase = new BroadPhase(bodies, trajectories, boxes);
    private final StepPairs pairs = new StepPairs(bodies, trajectories);
    private final ContactQueue queue = new ContactQueue(trajectories, new PairSweep(bodies, trajectories));
    private final NeighborSweep neighbors =
            new NeighborSweep(bodies, state, boxes, broadPhase, pairs, queue, new StepContact(bodies, trajectories));
    private final PairSweep sweep = new PairSweep(bodies, trajectories);
    private final StepPairs known = new StepPairs(bodies, trajectories);

    @ParameterizedTest
    @EnumSource
    void itFindsWhatEachOtherBodyMeets(Numbers numbers) {
        broadPhase.setFilter((a, b) -> (a.index() + b.index()) % 5 != 0);
        int found = 0;
        int overlaps = 0;
        for (int trial = 0; trial < Trials.times(20); trial++) {
            begin(numbers);
            double time = 0;
            for (int turn = 0; turn < 10; turn++) {
                time = random.nextInt(3) == 0 ? time : time + (1 - time) * random.nextInt(4) / 8;
                int segment = turn(numbers, time);
                queue.clear();
                neighbors.sweep(segment, time);
                List<Found> contacts = taken();
                overlaps += (int) contacts.stream()
                        .filter(contact -> contact.verdict == Verdict.OVERLAP)
                        .count();
                List<Found> expected = expected(segment, time);
                assertThat(contacts).containsExactlyInAnyOrderElementsOf(expected);
                found += expected.size();
            }
        }
        assertThat(found).isPositive();
        if (numbers != Numbers.WILD) {
            assertThat(overlaps).isPositive();
        }
    }

    /** Two that have met are swept as each would be alone, though what they do to each other is found once. */
    @ParameterizedTest
    @EnumSource
    void twoThatHaveMetAreSweptAsEachAlone(Numbers numbers) {
        int between = 0;
        int apart = 0;
        for (int trial = 0; trial < Trials.times(40); trial++) {
            begin(numbers);
            double time = 0;
            for (int turn = 0; turn < 10; turn++) {
                time += (1 - time) * random.nextInt(4) / 8;
                int one = turn(numbers, time);
                int other = turn(numbers, time);
                // Most do not meet, so some are tried.
                for (int more = 0;
                        more < 9 && (state.segment[trajectories.rank[one]] == other || stayApart(one, other, time));
                        more++) {
                    other = turn(numbers, time);
                }
                one = state.segment[trajectories.rank[one]];
                if (one == other) {
                    continue;
                }
                int segmentA = trajectories.rank[one] < trajectories.rank[other] ? one : other;
                int segmentB = segmentA == one ? other : one;
                boolean areApart = stayApart(segmentA, segmentB, time);
                int which = 1 + random.nextInt(3);
                queue.clear();
                neighbors.sweepBoth(
                        segmentA, (which & 1) != 0, segmentB, (which & 2) != 0, time, areApart && random.nextBoolean());
                List<Found> expected = new ArrayList<>();
                if ((which & 1) != 0) {
                    expected.addAll(expected(segmentA, time));
                }
                if ((which & 2) != 0) {
                    expected.addAll(expected(segmentB, time));
                }
                assertThat(taken()).containsExactlyInAnyOrderElementsOf(expected);
                apart += areApart ? 1 : 0;
                between += expected.stream()
                                        .anyMatch(
                                                contact -> contact.segmentA == segmentA && contact.segmentB == segmentB)
                                && which == 3
                        ? 1
                        : 0;
            }
        }
        assertThat(apart).isPositive();
        if (numbers != Numbers.TINY && numbers != Numbers.WILD) {
            assertThat(between).isPositive();
        }
    }

    private boolean stayApart(int segment, int other, double time) {
        return sweep.sweepRest(segment, other, time) == Verdict.MISS
                && sweep.within().count() == 0;
    }

    private List<Found> taken() {
        List<Found> contacts = new ArrayList<>();
        for (neighbors.sweepNext(); queue.left() > 0; neighbors.sweepNext()) {
            int contact = queue.take();
            contacts.add(new Found(
                    queue.contacts().segmentA(contact),
                    queue.contacts().partA(contact),
                    queue.contacts().segmentB(contact),
                    queue.contacts().partB(contact),
                    queue.contacts().verdict(contact),
                    queue.contacts().enter(contact)));
        }
        return contacts;
    }

    private void begin(Numbers numbers) {
        while (bodies.count() > 0) {
            bodies.remove(bodies.byRank(0));
        }
        Bodies some = SomeBodies.of(random, numbers, COUNT);
        for (int rank = 0; rank < COUNT; rank++) {
            int k = some.byRank(rank);
            int i = bodies.index(bodies.add(some.shape[k], some.x[k], some.y[k], some.kinematic[k]));
            bodies.setMotion(i, some.dx[k], some.dy[k]);
        }
        bodies.rank();
        state.place(bodies);
        state.begin();
        boxes.build(trajectories);
        SomeBodies.noteNear(boxes);
        pairs.clear();
        known.clear();
        for (int i = 0; i < 400; i++) {
            int a = random.nextInt(COUNT);
            int b = random.nextInt(COUNT);
            if (a != b) {
                (random.nextInt(8) == 0 ? pairs.passing : pairs.reported).add(a, b);
            }
        }
        for (int a = 0; a < COUNT; a++) {
            for (int b = a + 1; b < COUNT; b++) {
                if (sweep.sweep(a, b) == Verdict.OVERLAP) {
                    pairs.overlapping.add(a, b);
                }
            }
        }
    }

    /**
     * Another segment for a body, on which it stands at a time where it stood on the one before, or goes as another
     * body.
     */
    private int turn(Numbers numbers, double time) {
        int body = random.nextInt(COUNT);
        int old = state.segment[body];
        int like = state.segment[random.nextInt(COUNT)];
        boolean isAlike = random.nextInt(4) == 0;
        double dx = isAlike ? trajectories.dx(like) : numbers.move(random);
        double dy = isAlike ? trajectories.dy(like) : numbers.move(random);
        double x = trajectories.x(old) + time * trajectories.dx(old) - time * dx;
        double y = trajectories.y(old) + time * trajectories.dy(old) - time * dy;
        int segment = trajectories.add(body, x, y, dx, dy, time);
        state.turn(body, segment);
        boxes.lead(trajectories, segment);
        return segment;
    }

    private List<Found> expected(int segment, double time) {
        List<Found> found = new ArrayList<>();
        int body = trajectories.rank[segment];
        for (int other = 0; other < COUNT; other++) {
            if (other == body || pairs.passing.contains(body, other) || !broadPhase.mayMeet(body, other)) {
                continue;
            }
            boolean isReported = pairs.reported.contains(other, body);
            int segmentA = state.segment[Math.min(body, other)];
            int segmentB = state.segment[Math.max(body, other)];
            if (isReported
                    && trajectories.dx(segmentA) == trajectories.dx(segmentB)
                    && trajectories.dy(segmentA) == trajectories.dy(segmentB)) {
                continue;
            }
            Verdict verdict = sweep.sweepRest(segmentA, segmentB, time);
            if (verdict == Verdict.HIT || (verdict == Verdict.TOUCH && !isReported)) {
                found.add(new Found(segmentA, sweep.partA(), segmentB, sweep.partB(), verdict, sweep.enter()));
            }
            for (int i = 0; i < sweep.within().count(); i++) {
                int partA = sweep.within().partA(i);
                int partB = sweep.within().partB(i);
                if (!mayOverlap(trajectories.rank[segmentA], partA, trajectories.rank[segmentB], partB, time)) {
                    found.add(new Found(segmentA, partA, segmentB, partB, Verdict.OVERLAP, time));
                }
            }
        }
        return found;
    }

    /**
     * Bodies that overlapped in the beginning, and chains, which may be passed from behind, by what their segments say.
     */
    private boolean mayOverlap(int a, int partA, int b, int partB, double time) {
        boolean canBeAllowed =
                pairs.overlapping.contains(a, b) || bodies.ranked.isOneSided(a) || bodies.ranked.isOneSided(b);
        return canBeAllowed
                && known.allowed.contains(
                        state.segmentBefore(a, time), partA, state.segmentBefore(b, time), partB, time);
    }
}
