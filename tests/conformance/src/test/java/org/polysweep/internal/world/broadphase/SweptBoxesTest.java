package org.polysweep.internal.world.broadphase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.body.SomeBodies;
import org.polysweep.internal.world.body.SomeBodies.Numbers;
import org.polysweep.internal.world.segment.Trajectories;
import org.polysweep.internal.world.state.StepState;
import org.polysweep.trials.Trials;

/** The two trees find the pairs that comparing each box with every other one finds, but for pairs of fixed bodies. */
class SweptBoxesTest {

    private static final int STEPS = 60;

    /** The sides of a body on a segment, over the rest of the step. */
    private record Sides(double minX, double minY, double maxX, double maxY) {

        static Sides of(Bodies bodies, Trajectories trajectories, int segment) {
            int i = bodies.byRank(trajectories.rank[segment]);
            return new Sides(
                    trajectories.minX(segment, bodies.minX[i]),
                    trajectories.minY(segment, bodies.minY[i]),
                    trajectories.maxX(segment, bodies.maxX[i]),
                    trajectories.maxY(segment, bodies.maxY[i]));
        }

        Sides and(Sides other) {
            return new Sides(
                    Math.min(minX, other.minX),
                    Math.min(minY, other.minY),
                    Math.max(maxX, other.maxX),
                    Math.max(maxY, other.maxY));
        }

        boolean meets(Sides other) {
            return minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY;
        }
    }

    private final Random random = Trials.random(1);

    @ParameterizedTest
    @EnumSource
    void theyFindWhatEachBoxMeets(Numbers numbers) {
        Bodies bodies = SomeBodies.of(random, numbers, 70);
        SweptBoxes boxes = new SweptBoxes(bodies);
        StepState state = new StepState();
        int pairs = 0;
        for (int step = 0; step < Trials.times(STEPS); step++) {
            change(bodies, numbers);
            bodies.rank();
            state.place(bodies);
            Trajectories trajectories = state.trajectories;
            boxes.build(trajectories);
            List<Sides> sides = new ArrayList<>();
            for (int rank = 0; rank < bodies.count(); rank++) {
                sides.add(Sides.of(bodies, trajectories, rank));
            }
            pairs += requirePairs(bodies, boxes, sides);
            for (int turn = random.nextInt(6); turn > 0; turn--) {
                int body = random.nextInt(bodies.count());
                int segment = trajectories.add(
                        body,
                        numbers.place(random),
                        numbers.place(random),
                        numbers.move(random),
                        numbers.move(random),
                        random.nextDouble());
                boxes.include(trajectories, segment);
                sides.set(body, sides.get(body).and(Sides.of(bodies, trajectories, segment)));
                requireMeeting(bodies, boxes, trajectories, segment, sides);
            }
            requirePairs(bodies, boxes, sides);
        }
        assertThat(pairs).isPositive();
    }

    /** Bodies that get other segments keep lists of those that they may meet, without asking the trees each time. */
    @ParameterizedTest
    @EnumSource
    void whatABodyMayMeetIsNearIt(Numbers numbers) {
        Bodies bodies = SomeBodies.of(random, numbers, 70);
        SweptBoxes boxes = new SweptBoxes(bodies);
        StepState state = new StepState();
        Trajectories trajectories = state.trajectories;
        int all = 0;
        int listed = 0;
        for (int step = 0; step < Trials.times(STEPS); step++) {
            change(bodies, numbers);
            bodies.rank();
            state.place(bodies);
            boxes.build(trajectories);
            SomeBodies.noteNear(boxes);
            List<Sides> sides = new ArrayList<>();
            for (int rank = 0; rank < bodies.count(); rank++) {
                sides.add(Sides.of(bodies, trajectories, rank));
            }
            for (int turn = 0; turn < 30; turn++) {
                int body = random.nextInt(bodies.count());
                int like = random.nextInt(trajectories.count);
                int segment = trajectories.add(
                        body,
                        trajectories.x(like),
                        random.nextBoolean() ? trajectories.y(like) : numbers.place(random),
                        trajectories.dx(like),
                        trajectories.dy(like),
                        random.nextDouble());
                boxes.lead(trajectories, segment);
                sides.set(body, sides.get(body).and(Sides.of(bodies, trajectories, segment)));
                List<Integer> near = new ArrayList<>();
                boxes.near(trajectories, segment, near::add);
                Sides asked = Sides.of(bodies, trajectories, segment);
                assertThat(near)
                        .doesNotHaveDuplicates()
                        .containsAll(IntStream.range(0, sides.size())
                                .filter(rank -> rank != body)
                                .filter(rank -> !(bodies.ranked.isKinematic(body) && bodies.ranked.isKinematic(rank)))
                                .filter(rank -> sides.get(rank).meets(asked))
                                .boxed()
                                .toList());
                near.remove(Integer.valueOf(body));
                all += bodies.count() - 1;
                listed += near.size();
            }
            Set<List<Integer>> pairs = new HashSet<>();
            boxes.nearPairs(
                    (one, other) -> assertThat(pairs.add(pair(one, other))).isTrue());
            for (int a = 0; a < sides.size(); a++) {
                for (int b = a + 1; b < sides.size(); b++) {
                    boolean mayMeet = !(bodies.ranked.isKinematic(a) && bodies.ranked.isKinematic(b));
                    if (mayMeet && sides.get(a).meets(sides.get(b))) {
                        assertThat(pairs).contains(pair(a, b));
                    }
                }
            }
        }
        assertThat(listed).isBetween(1, all - 1);
    }

    /** Some bodies go on, others stay, come or go. */
    private void change(Bodies bodies, Numbers numbers) {
        for (int rank = 0; rank < bodies.count(); rank++) {
            int i = bodies.byRank(rank);
            if (!bodies.kinematic[i] && random.nextInt(3) == 0) {
                bodies.x[i] = numbers.place(random);
            }
        }
        if (random.nextInt(3) == 0) {
            bodies.remove(bodies.byRank(random.nextInt(bodies.count())));
            bodies.add(
                    SomeBodies.box(0, 0, numbers == Numbers.TINY ? 0x8p-1074 : 2, 0),
                    numbers.place(random),
                    numbers.place(random),
                    random.nextBoolean());
        }
    }

    private int requirePairs(Bodies bodies, SweptBoxes boxes, List<Sides> sides) {
        Set<List<Integer>> found = new HashSet<>();
        SweptBoxes.Pairs pairs = boxes
        .new Pairs(
                (place, later) -> {
                    int a = boxes.rank(place);
                    int b = boxes.rank(later);
                    assertThat(bodies.ranked.isKinematic(a) || bodies.ranked.isKinematic(b))
                            .isFalse();
                    assertThat(found.add(pair(a, b))).isTrue();
                },
                (free, fixed) -> {
                    assertThat(bodies.ranked.isKinematic(free)).isFalse();
                    assertThat(bodies.ranked.isKinematic(fixed)).isTrue();
                    assertThat(found.add(pair(free, fixed))).isTrue();
                });
        int parts = 1 + random.nextInt(5);
        for (int part = 0; part < parts; part++) {
            pairs.visit(part, parts);
        }
        Set<List<Integer>> expected = new HashSet<>();
        for (int a = 0; a < sides.size(); a++) {
            for (int b = a + 1; b < sides.size(); b++) {
                if (!(bodies.ranked.isKinematic(a) && bodies.ranked.isKinematic(b))
                        && sides.get(a).meets(sides.get(b))) {
                    expected.add(pair(a, b));
                }
            }
        }
        assertThat(found).isEqualTo(expected);
        assertThat(boxes.freeCount()).isEqualTo((int) IntStream.range(0, sides.size())
                .filter(rank -> !bodies.ranked.isKinematic(rank))
                .count());
        return expected.size();
    }

    private static List<Integer> pair(int one, int other) {
        return List.of(Math.min(one, other), Math.max(one, other));
    }

    private static void requireMeeting(
            Bodies bodies, SweptBoxes boxes, Trajectories trajectories, int segment, List<Sides> sides) {
        Sides asked = Sides.of(bodies, trajectories, segment);
        boolean isKinematic = bodies.ranked.isKinematic(trajectories.rank[segment]);
        List<Integer> found = new ArrayList<>();
        boxes.meeting(trajectories, segment, found::add);
        assertThat(found)
                .containsExactlyInAnyOrderElementsOf(IntStream.range(0, sides.size())
                        .filter(rank -> !(isKinematic && bodies.ranked.isKinematic(rank)))
                        .filter(rank -> sides.get(rank).meets(asked))
                        .boxed()
                        .toList());
        for (int rank = 0; rank < sides.size(); rank++) {
            assertThat(boxes.meet(trajectories, segment, rank))
                    .isEqualTo(asked.meets(Sides.of(bodies, trajectories, rank)));
        }
    }
}
