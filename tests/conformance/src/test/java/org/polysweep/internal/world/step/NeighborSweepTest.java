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

/** A line that has changed meets what it meets if it is swept against each other body. */
class NeighborSweepTest {

    private static final int COUNT = 40;

    /** A contact of two lines. */
    private record Found(int lineA, int partA, int lineB, int partB, Verdict verdict, double enter) {}

    private final Random random = Trials.random(1);
    private final Bodies bodies = new Bodies();
    private final StepState state = new StepState();
    private final Trajectories lines = state.lines;
    private final SweptBoxes boxes = new SweptBoxes(bodies);
    private final BroadPhase broadPhase = new BroadPhase(bodies, lines, boxes);
    private final StepPairs pairs = new StepPairs(bodies, lines);
    private final ContactQueue queue = new ContactQueue(lines, new PairSweep(bodies, lines));
    private final NeighborSweep neighbors = new NeighborSweep(bodies, state, boxes, broadPhase, pairs, queue);
    private final PairSweep sweep = new PairSweep(bodies, lines);
    private final StepPairs known = new StepPairs(bodies, lines);

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
                int line = turn(numbers, time);
                queue.clear();
                neighbors.sweep(line, time);
                List<Found> contacts = taken();
                overlaps += (int) contacts.stream()
                        .filter(contact -> contact.verdict == Verdict.OVERLAP)
                        .count();
                List<Found> expected = expected(line, time);
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
                        more < 9 && (state.line[lines.rank[one]] == other || stayApart(one, other, time));
                        more++) {
                    other = turn(numbers, time);
                }
                one = state.line[lines.rank[one]];
                if (one == other) {
                    continue;
                }
                int lineA = lines.rank[one] < lines.rank[other] ? one : other;
                int lineB = lineA == one ? other : one;
                boolean areApart = stayApart(lineA, lineB, time);
                int which = 1 + random.nextInt(3);
                queue.clear();
                neighbors.sweepBoth(
                        lineA, (which & 1) != 0, lineB, (which & 2) != 0, time, areApart && random.nextBoolean());
                List<Found> expected = new ArrayList<>();
                if ((which & 1) != 0) {
                    expected.addAll(expected(lineA, time));
                }
                if ((which & 2) != 0) {
                    expected.addAll(expected(lineB, time));
                }
                assertThat(taken()).containsExactlyInAnyOrderElementsOf(expected);
                apart += areApart ? 1 : 0;
                between += expected.stream().anyMatch(contact -> contact.lineA == lineA && contact.lineB == lineB)
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

    private boolean stayApart(int line, int other, double time) {
        return sweep.sweepRest(line, other, time) == Verdict.MISS
                && sweep.within().count() == 0;
    }

    private List<Found> taken() {
        List<Found> contacts = new ArrayList<>();
        while (queue.left() > 0) {
            int contact = queue.take();
            contacts.add(new Found(
                    queue.contacts().lineA(contact),
                    queue.contacts().partA(contact),
                    queue.contacts().lineB(contact),
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
        boxes.build(lines);
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
     * Another line for a body, on which it stands at a time where it stood on the one before, or goes as another body.
     */
    private int turn(Numbers numbers, double time) {
        int body = random.nextInt(COUNT);
        int old = state.line[body];
        int like = state.line[random.nextInt(COUNT)];
        boolean isAlike = random.nextInt(4) == 0;
        double dx = isAlike ? lines.dx(like) : numbers.move(random);
        double dy = isAlike ? lines.dy(like) : numbers.move(random);
        double x = lines.x(old) + time * lines.dx(old) - time * dx;
        double y = lines.y(old) + time * lines.dy(old) - time * dy;
        int line = lines.add(body, x, y, dx, dy, time);
        state.turn(body, line);
        boxes.lead(lines, line);
        return line;
    }

    private List<Found> expected(int line, double time) {
        List<Found> found = new ArrayList<>();
        int body = lines.rank[line];
        for (int other = 0; other < COUNT; other++) {
            if (other == body || pairs.passing.contains(body, other) || !broadPhase.mayMeet(body, other)) {
                continue;
            }
            boolean isReported = pairs.reported.contains(other, body);
            int lineA = state.line[Math.min(body, other)];
            int lineB = state.line[Math.max(body, other)];
            if (isReported && lines.dx(lineA) == lines.dx(lineB) && lines.dy(lineA) == lines.dy(lineB)) {
                continue;
            }
            Verdict verdict = sweep.sweepRest(lineA, lineB, time);
            if (verdict == Verdict.HIT || (verdict == Verdict.TOUCH && !isReported)) {
                found.add(new Found(lineA, sweep.partA(), lineB, sweep.partB(), verdict, sweep.enter()));
            }
            for (int i = 0; i < sweep.within().count(); i++) {
                int partA = sweep.within().partA(i);
                int partB = sweep.within().partB(i);
                if (!mayOverlap(lines.rank[lineA], partA, lines.rank[lineB], partB, time)) {
                    found.add(new Found(lineA, partA, lineB, partB, Verdict.OVERLAP, time));
                }
            }
        }
        return found;
    }

    /**
     * Bodies that overlapped in the beginning, and chains, which may be passed from behind, by what their lines say.
     */
    private boolean mayOverlap(int a, int partA, int b, int partB, double time) {
        boolean canBeAllowed =
                pairs.overlapping.contains(a, b) || bodies.ranked.isOneSided(a) || bodies.ranked.isOneSided(b);
        return canBeAllowed
                && known.allowed.contains(state.lineBefore(a, time), partA, state.lineBefore(b, time), partB, time);
    }
}
