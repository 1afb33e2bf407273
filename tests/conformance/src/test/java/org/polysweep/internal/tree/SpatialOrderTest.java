package org.polysweep.internal.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.internal.tree.BoxSet.Kind;
import org.polysweep.trials.Trials;

/** It is an order of all boxes, whatever their numbers are, and a good one for boxes of a world. */
class SpatialOrderTest {

    @ParameterizedTest
    @EnumSource
    void everyBoxHasOnePlace(Kind kind) {
        Random random = Trials.random(1);
        SpatialOrder order = new SpatialOrder();
        for (int trial = 0; trial < Trials.times(60); trial++) {
            BoxSet boxes = new BoxSet(random, kind, random.nextInt(random.nextInt(6) == 0 ? 2_000 : 90));
            sort(order, boxes);
            BitSet seen = new BitSet();
            for (int place = 0; place < boxes.count; place++) {
                seen.set(order.box(place));
            }
            assertThat(seen.cardinality()).isEqualTo(boxes.count);
            assertThat(seen.length()).isEqualTo(boxes.count);
        }
    }

    /** The order depends on the boxes alone, not on what has been ordered before. */
    @ParameterizedTest
    @EnumSource
    void anOrderThatIsUsedAgainIsThatOfANewOne(Kind kind) {
        Random random = Trials.random(2);
        SpatialOrder again = new SpatialOrder();
        for (int trial = 0; trial < Trials.times(20); trial++) {
            BoxSet boxes = new BoxSet(random, kind, random.nextInt(200));
            SpatialOrder order = new SpatialOrder();
            sort(order, boxes);
            sort(again, boxes);
            for (int place = 0; place < boxes.count; place++) {
                assertThat(again.box(place)).isEqualTo(order.box(place));
            }
        }
    }

    /** Along the curve of Hilbert the way through n points of a square is some sqrt(n) times its side. */
    @Test
    void neighborsInTheOrderAreNearEachOther() {
        int count = 4_096;
        BoxSet boxes = new BoxSet(Trials.random(3), Kind.EVEN, count);
        SpatialOrder order = new SpatialOrder();
        sort(order, boxes);
        assertThat(way(boxes, order, -1)).isLessThan(1.2 * 64 * 41);
    }

    /** One body that has flown out of the world does not throw all others into one cell. */
    @Test
    void aBoxFarAwayDoesNotSpoilTheOrderOfTheOthers() {
        int count = 4_096;
        BoxSet boxes = new BoxSet(Trials.random(4), Kind.EVEN, count);
        boxes.minX[17] = 1e9;
        boxes.maxX[17] = 1e9 + 1;
        SpatialOrder order = new SpatialOrder();
        sort(order, boxes);
        assertThat(way(boxes, order, 17)).isLessThan(1.2 * 64 * 41);
    }

    @Test
    void largeBoxesComeFirst() {
        int count = 2_000;
        BoxSet boxes = new BoxSet(Trials.random(5), Kind.EVEN, count);
        for (int i = 0; i < 20; i++) {
            boxes.maxX[100 * i] = boxes.minX[100 * i] + 400;
        }
        SpatialOrder order = new SpatialOrder();
        sort(order, boxes);
        for (int place = 0; place < 20; place++) {
            assertThat(order.box(place) % 100).isZero();
        }
    }

    private static void sort(SpatialOrder order, BoxSet boxes) {
        order.sort(boxes.count, boxes.minX, boxes.minY, boxes.maxX, boxes.maxY);
    }

    /** How far it is from center to center, without one box. */
    private static double way(BoxSet boxes, SpatialOrder order, int leftOut) {
        double way = 0;
        int last = -1;
        for (int place = 0; place < boxes.count; place++) {
            int next = order.box(place);
            if (next != leftOut) {
                way += last < 0
                        ? 0
                        : Math.hypot(
                                boxes.minX[last] + boxes.maxX[last] - boxes.minX[next] - boxes.maxX[next],
                                boxes.minY[last] + boxes.maxY[last] - boxes.minY[next] - boxes.maxY[next]);
                last = next;
            }
        }
        return way / 2;
    }

    /** In whole numbers nothing is rounded, so a place far away is as good as any other. */
    @Test
    void theOrderIsTheSameEverywhere() {
        BoxSet boxes = new BoxSet(Trials.random(6), Kind.GRID, 2_000);
        SpatialOrder order = new SpatialOrder();
        sort(order, boxes);
        int[] places = new int[boxes.count];
        for (int place = 0; place < boxes.count; place++) {
            places[place] = order.box(place);
        }
        for (int[] shift : new int[][] {{1 << 20, 0}, {0, 1 << 20}, {-999, -999}}) {
            for (int i = 0; i < boxes.count; i++) {
                boxes.minX[i] += shift[0];
                boxes.maxX[i] += shift[0];
                boxes.minY[i] += shift[1];
                boxes.maxY[i] += shift[1];
            }
            sort(order, boxes);
            for (int place = 0; place < boxes.count; place++) {
                assertThat(order.box(place)).isEqualTo(places[place]);
            }
        }
    }
}
