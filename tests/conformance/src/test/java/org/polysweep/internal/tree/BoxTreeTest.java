package org.polysweep.internal.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.query.Allocation;
import org.polysweep.internal.tree.BoxSet.Kind;
import org.polysweep.trials.Trials;

/** The tree finds what comparing every box with every other one finds. */
class BoxTreeTest {

    private static final int ROUNDS = Trials.times(50);

    private int seen;

    @ParameterizedTest
    @EnumSource
    void everyPairIsVisitedOnce(Kind kind) {
        Random random = Trials.random(1);
        for (int round = 0; round < ROUNDS; round++) {
            BoxSet boxes = new BoxSet(random, kind, count(random));
            checkPairs(random, boxes, boxes.tree());
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyBoxThatMeetsARegionIsVisitedOnce(Kind kind) {
        Random random = Trials.random(2);
        for (int round = 0; round < ROUNDS; round++) {
            BoxSet boxes = new BoxSet(random, kind, count(random));
            checkMeeting(random, kind, boxes, boxes.tree());
        }
    }

    @ParameterizedTest
    @EnumSource
    void enlargedBoxesAreFound(Kind kind) {
        Random random = Trials.random(3);
        for (int round = 0; round < ROUNDS; round++) {
            BoxSet boxes = new BoxSet(random, kind, 1 + count(random));
            BoxTree tree = boxes.tree();
            for (int change = random.nextInt(10); change >= 0; change--) {
                int box = random.nextInt(boxes.count);
                double x = kind.number(random);
                double y = kind.number(random);
                tree.enlarge(box, x, y, x, y);
                boxes.enlarge(box, x, y);
            }
            checkPairs(random, boxes, tree);
            checkMeeting(random, kind, boxes, tree);
        }
    }

    /** Boxes far from each other by a hundred orders of magnitude, and so many that digits are counted. */
    @Test
    void clustersWithinClustersAreTakenApart() {
        Random random = Trials.random(4);
        BoxSet boxes = new BoxSet(random, Kind.EVEN, 2_000);
        for (int i = 0; i < boxes.count; i++) {
            double scale = Math.pow(10, -10 * (i % 12));
            boxes.minX[i] *= scale;
            boxes.minY[i] *= scale;
            boxes.maxX[i] = boxes.minX[i] + scale / 8;
            boxes.maxY[i] = boxes.minY[i] + scale / 8;
        }
        BoxTree tree = boxes.tree();
        checkPairs(random, boxes, tree);
        int box = 11;
        seen = 0;
        tree.nearest(boxes.box(box), 0, (found, limit) -> {
            seen++;
            return limit;
        });
        assertThat(seen).isBetween(1, 40);
    }

    @Test
    void aTreeIsUsedAgain() {
        Random random = Trials.random(5);
        BoxTree tree = new BoxTree();
        SpatialOrder order = new SpatialOrder();
        for (int round = 0; round < ROUNDS; round++) {
            BoxSet boxes = new BoxSet(random, Kind.GRID, count(random));
            tree.build(order, boxes.count, boxes.minX, boxes.minY, boxes.maxX, boxes.maxY);
            checkPairs(random, boxes, tree);
        }
    }

    @Test
    void aVisitorMayAskAgain() {
        Random random = Trials.random(6);
        BoxSet boxes = new BoxSet(random, Kind.GRID, 200);
        BoxTree tree = boxes.tree();
        Set<Long> pairs = new HashSet<>();
        tree.meeting(
                -1,
                -1,
                99,
                99,
                box -> tree.meeting(
                        boxes.minX[box],
                        boxes.minY[box],
                        boxes.maxX[box],
                        boxes.maxY[box],
                        other -> pairs.add(key(box, other))));
        for (int i = 0; i < boxes.count; i++) {
            for (int j = 0; j < boxes.count; j++) {
                assertThat(pairs.contains(key(i, j))).isEqualTo(boxes.meet(i, j));
            }
        }
    }

    @Test
    void noGarbageIsMade() {
        BoxSet[] sets = {new BoxSet(new Random(7), Kind.EVEN, 1_000), new BoxSet(new Random(8), Kind.OUTLIERS, 700)};
        BoxTree tree = new BoxTree();
        SpatialOrder order = new SpatialOrder();
        PairVisitor pairs = (first, second) -> seen++;
        BoxVisitor any = box -> seen++;
        BoundedVisitor bounded = (box, limit) -> {
            seen++;
            return limit / 2;
        };
        MovingBox asked = new MovingBox();
        long garbage = Allocation.ofSteadyState(() -> {
            for (BoxSet set : sets) {
                tree.build(order, set.count, set.minX, set.minY, set.maxX, set.maxY);
                tree.enlarge(3, 0, 0, 50, 1);
                tree.pairs(0, tree.leaves(), pairs);
                tree.meeting(0, 0, 9, 9, any);
                tree.nearest(asked.set(1, 1, 2, 2), 100, bounded);
                tree.along(asked.set(0, 0, 0, 0).moving(40, 40), 1, bounded);
            }
        });
        assertThat(seen).isPositive();
        assertThat(garbage).isZero();
    }

    private static void checkPairs(Random random, BoxSet boxes, BoxTree tree) {
        Set<Long> found = new HashSet<>();
        int from = 0;
        while (from < tree.leaves()) {
            int to = Math.min(tree.leaves(), from + 1 + random.nextInt(tree.leaves()));
            tree.pairs(from, to, (place, later) -> {
                assertThat(place).isLessThan(later);
                int box = tree.box(place);
                int other = tree.box(later);
                assertThat(found.add(key(Math.min(box, other), Math.max(box, other))))
                        .isTrue();
            });
            from = to;
        }
        Set<Long> expected = new HashSet<>();
        for (int i = 0; i < boxes.count; i++) {
            for (int j = i + 1; j < boxes.count; j++) {
                if (boxes.meet(i, j)) {
                    expected.add(key(i, j));
                }
            }
        }
        assertThat(found.equals(expected)).isTrue();
    }

    private static void checkMeeting(Random random, Kind kind, BoxSet boxes, BoxTree tree) {
        BoxSet regions = new BoxSet(random, kind, 5);
        for (int region = 0; region < regions.count; region++) {
            double minX = regions.minX[region];
            double minY = regions.minY[region];
            double maxX = regions.maxX[region];
            double maxY = regions.maxY[region];
            BitSet found = new BitSet();
            tree.meeting(minX, minY, maxX, maxY, box -> {
                assertThat(found.get(box)).isFalse();
                found.set(box);
            });
            for (int box = 0; box < boxes.count; box++) {
                assertThat(found.get(box)).isEqualTo(boxes.meets(box, minX, minY, maxX, maxY));
            }
        }
    }

    private static long key(int first, int second) {
        return ((long) first << 32) | second;
    }

    private static int count(Random random) {
        return random.nextInt(random.nextInt(20) == 0 ? 300 : 50);
    }

    @ParameterizedTest
    @EnumSource
    void aBoxAsksForThoseOfAnotherTree(Kind kind) {
        Random random = Trials.random(9);
        for (int round = 0; round < Trials.times(10); round++) {
            BoxSet boxes = new BoxSet(random, kind, 1 + count(random));
            BoxSet others = new BoxSet(random, kind, count(random));
            BoxTree tree = boxes.tree();
            BoxTree otherTree = others.tree();
            for (int place = 0; place < boxes.count; place++) {
                int box = tree.box(place);
                BitSet found = new BitSet();
                tree.meeting(place, otherTree, found::set);
                for (int other = 0; other < others.count; other++) {
                    assertThat(found.get(other))
                            .isEqualTo(boxes.meets(
                                    box,
                                    others.minX[other],
                                    others.minY[other],
                                    others.maxX[other],
                                    others.maxY[other]));
                }
            }
        }
    }

    /** A pair that is visited for one leaf alone has its first box among the places of that leaf, or the second. */
    @Test
    void leavesShareThePlacesAmongThem() {
        for (int count = 0; count < 60; count++) {
            BoxTree tree = new BoxSet(Trials.random(count), Kind.SAME, count).tree();
            assertThat(tree.firstPlace(0)).isZero();
            assertThat(tree.firstPlace(tree.leaves())).isEqualTo(count);
            for (int leaf = 0; leaf < tree.leaves(); leaf++) {
                int first = tree.firstPlace(leaf);
                int next = tree.firstPlace(leaf + 1);
                assertThat(first).isLessThan(next);
                tree.pairs(leaf, leaf + 1, (place, later) -> assertThat(place).isBetween(first, next - 1));
            }
        }
    }

    /** One box more at a time: arrays grow by half, so a quarter more is made at once, and not with every box. */
    @Test
    void arraysGrowSeldomAndByHalf() {
        BoxSet boxes = new BoxSet(new Random(10), Kind.EVEN, 500);
        SpatialOrder order = new SpatialOrder();
        long once = Allocation.ofSteadyState(() -> grow(new BoxTree(), order, boxes, 400));
        long often = Allocation.ofSteadyState(() -> grow(new BoxTree(), order, boxes, 500));
        assertThat(often).isLessThan(once * 11 / 4);
        long orderOnce = Allocation.ofSteadyState(() -> grow(new BoxTree(), new SpatialOrder(), boxes, 400));
        long orderOften = Allocation.ofSteadyState(() -> grow(new BoxTree(), new SpatialOrder(), boxes, 500));
        assertThat(orderOften).isLessThan(orderOnce * 11 / 4);
    }

    private static void grow(BoxTree tree, SpatialOrder order, BoxSet boxes, int most) {
        for (int count = 400; count <= most; count += 5) {
            tree.build(order, count, boxes.minX, boxes.minY, boxes.maxX, boxes.maxY);
        }
    }
}
