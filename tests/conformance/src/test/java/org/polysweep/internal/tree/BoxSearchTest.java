package org.polysweep.internal.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.internal.prepared.Prepared;
import org.polysweep.internal.tree.BoxSet.Kind;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.trials.Trials;

/** Searches by distance and along segments lose no box, by exact arithmetic, and look at few. */
class BoxSearchTest {

    private static final int ROUNDS = Trials.atLeast(40, 80);
    private static final double[] LIMITS = {0, Double.MIN_VALUE, 0.25, 0.5, 1, 3, 1e12, Double.POSITIVE_INFINITY};

    private int visits;
    private double best;

    @ParameterizedTest
    @EnumSource
    void noBoxWithinTheLimitIsLost(Kind kind) {
        Random random = Trials.random(1);
        for (int round = 0; round < ROUNDS; round++) {
            BoxSet boxes = new BoxSet(random, kind, random.nextInt(40));
            BoxTree tree = boxes.tree();
            BoxSet region = new BoxSet(random, kind, 1);
            double limit = LIMITS[random.nextInt(LIMITS.length)];
            BitSet found = new BitSet();
            tree.nearest(region.box(0), limit, (box, now) -> {
                assertThat(found.get(box)).isFalse();
                found.set(box);
                return now;
            });
            for (int box = 0; box < boxes.count; box++) {
                if (!found.get(box)) {
                    assertThat(isBeyond(boxes, box, region, limit)).isTrue();
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void noBoxAlongASegmentIsLost(Kind kind) {
        Random random = Trials.random(2);
        int met = 0;
        for (int round = 0; round < 3 * ROUNDS; round++) {
            BoxSet boxes = new BoxSet(random, kind, random.nextInt(120));
            BoxTree tree = boxes.tree();
            double x = finite(random, kind);
            double y = finite(random, kind);
            double dx = random.nextInt(5) == 0 ? 0 : finite(random, kind) - (kind == Kind.EXTREME ? 0 : x);
            double dy = random.nextInt(5) == 0 ? 0 : finite(random, kind) - (kind == Kind.EXTREME ? 0 : y);
            double limit = LIMITS[random.nextInt(LIMITS.length)];
            BitSet found = new BitSet();
            tree.along(new MovingBox().set(x, y, x, y).moving(dx, dy), limit, (box, now) -> {
                assertThat(found.get(box)).isFalse();
                found.set(box);
                return now;
            });
            for (int box = 0; box < boxes.count; box++) {
                SlabTimes times = new SlabTimes(limit);
                times.cut(x, dx, boxes.minX[box], boxes.maxX[box]);
                times.cut(y, dy, boxes.minY[box], boxes.maxY[box]);
                if (times.isMet()) {
                    met++;
                    assertThat(found.get(box)).isTrue();
                }
            }
        }
        assertThat(met).isGreaterThan(ROUNDS);
    }

    @Test
    void theNearestIsFoundInFewVisits() {
        Random random = Trials.random(3);
        BoxSet boxes = new BoxSet(random, Kind.EVEN, 10_000);
        BoxTree tree = boxes.tree();
        for (int round = 0; round < Trials.times(200); round++) {
            double x = 100 * random.nextDouble();
            double y = 100 * random.nextDouble();
            visits = 0;
            best = Double.POSITIVE_INFINITY;
            tree.nearest(new MovingBox().set(x, y, x, y), best, (box, limit) -> {
                visits++;
                best = Math.min(limit, distance(boxes, box, x, y));
                return best;
            });
            double least = Double.POSITIVE_INFINITY;
            for (int box = 0; box < boxes.count; box++) {
                least = Math.min(least, distance(boxes, box, x, y));
            }
            assertThat(best).isEqualTo(least);
            assertThat(visits).isLessThan(60);
        }
    }

    @Test
    void theFirstAlongASegmentIsFoundInFewVisits() {
        Random random = Trials.random(4);
        BoxSet boxes = new BoxSet(random, Kind.EVEN, 10_000);
        BoxTree tree = boxes.tree();
        for (int round = 0; round < Trials.times(200); round++) {
            double x = -60 + random.nextDouble();
            double y = 40 * random.nextDouble();
            visits = 0;
            best = 1;
            tree.along(new MovingBox().set(x, y, x, y).moving(200, 0), 1, (box, limit) -> {
                visits++;
                best = Math.min(limit, (boxes.minX[box] - x) / 200);
                return best;
            });
            double first = 1;
            for (int box = 0; box < boxes.count; box++) {
                if (boxes.minY[box] <= y && y <= boxes.maxY[box]) {
                    first = Math.min(first, (boxes.minX[box] - x) / 200);
                }
            }
            assertThat(best).isEqualTo(first);
            assertThat(visits).isBetween(1, 60);
        }
    }

    @Test
    void aNegativeLimitEndsASearch() {
        BoxTree tree = new BoxSet(Trials.random(5), Kind.SAME, 500).tree();
        BoundedVisitor one = (box, limit) -> {
            visits++;
            return -1;
        };
        visits = 0;
        tree.nearest(new MovingBox().set(1, 1, 1, 1), Double.POSITIVE_INFINITY, one);
        tree.along(new MovingBox().set(0, 0, 0, 0).moving(2, 2), 1, one);
        assertThat(visits).isEqualTo(2);
    }

    private static double finite(Random random, Kind kind) {
        double number;
        do {
            number = kind.number(random);
        } while (Double.isInfinite(number));
        return number;
    }

    private static double distance(BoxSet boxes, int box, double x, double y) {
        double gapX = Math.max(0, Math.max(boxes.minX[box] - x, x - boxes.maxX[box]));
        double gapY = Math.max(0, Math.max(boxes.minY[box] - y, y - boxes.maxY[box]));
        return Math.sqrt(gapX * gapX + gapY * gapY);
    }

    /** Whether a box is farther from the region than the limit. */
    private static boolean isBeyond(BoxSet boxes, int box, BoxSet region, double limit) {
        if (Double.isInfinite(limit)) {
            return false;
        }
        BigDecimal squares = BigDecimal.ZERO;
        double[] low = {boxes.minX[box], region.minX[0], boxes.minY[box], region.minY[0]};
        double[] high = {region.maxX[0], boxes.maxX[box], region.maxY[0], boxes.maxY[box]};
        for (int side = 0; side < 4; side++) {
            if (low[side] > high[side]) {
                if (Double.isInfinite(low[side]) || Double.isInfinite(high[side])) {
                    return true;
                }
                squares = squares.add(new BigDecimal(low[side])
                        .subtract(new BigDecimal(high[side]))
                        .pow(2));
            }
        }
        return squares.compareTo(new BigDecimal(limit).pow(2)) > 0;
    }

    @Test
    void aSearchReturnsWhatTheLastVisitReturned() {
        BoxSet boxes = new BoxSet(Trials.random(6), Kind.GRID, 100);
        BoxTree tree = boxes.tree();
        BoundedVisitor less = (box, limit) -> {
            best = limit - 0x1p-10;
            return best;
        };
        MovingBox region = new MovingBox().set(3, 3, 4, 4);
        assertThat(tree.nearest(region, 5, less)).isEqualTo(best).isBetween(4.0, 5 - 0x1p-10);
        MovingBox mover = new MovingBox().set(3, 3, 4, 4).moving(20, 20);
        assertThat(tree.along(mover, 7, less)).isEqualTo(best).isBetween(6.0, 7 - 0x1p-10);
        assertThat(new BoxTree().nearest(region, 5, less)).isEqualTo(5);
        assertThat(new BoxTree().along(mover, 5, less)).isEqualTo(5);
    }

    /** A compound of one part: the part is always visited, with the number 0; of several, those that are near. */
    @Test
    void theOnlyPartIsNearEverything() {
        CompoundShape single = CompoundShape.of(ConvexPolygon.box(0, 0, 1, 1));
        CompoundShape pair = CompoundShape.of(ConvexPolygon.box(0, 0, 1, 1), ConvexPolygon.box(100, 0, 101, 1));
        MovingBox region = new MovingBox().set(100, 0, 101, 1);
        BitSet found = new BitSet();
        BoundedVisitor noting = (box, limit) -> {
            found.set(box);
            return limit;
        };
        Prepared.tree(single).nearest(region, 2, noting);
        assertThat(found.stream()).containsExactly(0);
        found.clear();
        Prepared.tree(pair).nearest(region, 2, noting);
        assertThat(found.stream()).containsExactly(1);
    }
}
