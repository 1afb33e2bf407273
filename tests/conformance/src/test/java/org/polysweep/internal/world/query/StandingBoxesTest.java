package org.polysweep.internal.world.query;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.internal.tree.MovingBox;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.body.SomeBodies;
import org.polysweep.trials.Trials;
import org.polysweep.world.body.BodyId;

/**
 * A tree that is kept, and what is beside it, find the bodies of one kind that are near: each once, and none that is
 * gone.
 */
class StandingBoxesTest {

    private static final int CHANGES = 300;

    private final Random random = Trials.random(1);
    private final List<BodyId> alive = new ArrayList<>();
    private Bodies bodies = new Bodies();

    private double place() {
        return random.nextInt(60);
    }

    private void add(StandingBoxes boxes) {
        BodyId body = bodies.add(
                SomeBodies.box(0, 0, random.nextInt(4), random.nextInt(4)), place(), place(), random.nextBoolean());
        alive.add(body);
        boxes.change(bodies.index(body));
    }

    private void change(StandingBoxes boxes) {
        int kind = alive.isEmpty() ? 0 : random.nextInt(6);
        if (kind < 2) {
            add(boxes);
            return;
        }
        int place = random.nextInt(alive.size());
        int i = bodies.index(alive.get(place));
        if (kind == 2) {
            bodies.remove(i);
            alive.remove(place);
        } else {
            bodies.x[i] = place();
            bodies.y[i] = place();
        }
        boxes.change(i);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void bodiesThatComeGoAndMoveAreFoundWhereTheyAre(boolean areKinematic) {
        for (int trial = 0; trial < Trials.times(8); trial++) {
            bodies = new Bodies();
            alive.clear();
            StandingBoxes boxes = new StandingBoxes(bodies, areKinematic);
            int first = random.nextInt(random.nextBoolean() ? 200 : 8);
            for (int i = 0; i < first; i++) {
                add(boxes);
            }
            for (int change = 0; change < CHANGES; change++) {
                change(boxes);
                if (random.nextInt(90) == 0) {
                    for (BodyId body : alive) {
                        bodies.x[bodies.index(body)] += 1;
                    }
                    boxes.forget();
                }
                if (random.nextInt(4) == 0) {
                    requireNearest(boxes, areKinematic);
                    requireAlong(boxes, areKinematic);
                }
            }
        }
    }

    private void requireNearest(StandingBoxes boxes, boolean areKinematic) {
        double x = place();
        double y = place();
        double limit = random.nextInt(4) == 0 ? Double.POSITIVE_INFINITY : random.nextInt(12);
        BitSet found = new BitSet();
        double left = boxes.nearest(new MovingBox().set(x, y, x + 1, y), limit, (i, now) -> {
            assertThat(found.get(i)).isFalse();
            found.set(i);
            return now;
        });
        assertThat(left).isEqualTo(limit);
        for (int i = 0; i < bodies.places; i++) {
            double gapX = Math.max(0, Math.max(bodies.x[i] - x - 1, x - bodies.x[i] - width(i)));
            double gapY = Math.max(0, Math.max(bodies.y[i] - y, y - bodies.y[i] - height(i)));
            // Sides are rounded outward: what is just beyond the limit may be found, too.
            requireFound(found, areKinematic, i, Math.hypot(gapX, gapY), limit);
        }
    }

    private void requireAlong(StandingBoxes boxes, boolean areKinematic) {
        double x = place();
        double y = place() + 0.5;
        double way = 1 + random.nextInt(40);
        BitSet found = new BitSet();
        boxes.along(new MovingBox().set(x, y, x, y).moving(way, 0), 1, (i, now) -> {
            assertThat(found.get(i)).isFalse();
            found.set(i);
            return now;
        });
        for (int i = 0; i < bodies.places; i++) {
            boolean isInLine = bodies.y[i] <= y && y <= bodies.y[i] + height(i) && bodies.x[i] + width(i) >= x;
            requireFound(found, areKinematic, i, isInLine ? bodies.x[i] - x : Double.POSITIVE_INFINITY, way);
        }
    }

    private void requireFound(BitSet found, boolean areKinematic, int i, double distance, double limit) {
        boolean counts = bodies.isHere(i) && bodies.kinematic[i] == areKinematic;
        if (counts && distance <= limit) {
            assertThat(found.get(i)).isTrue();
        }
        if (!counts || distance > limit + 1e-9) {
            assertThat(found.get(i)).isFalse();
        }
    }

    private double width(int i) {
        return Math.rint(bodies.maxX[i]);
    }

    private double height(int i) {
        return Math.rint(bodies.maxY[i]);
    }

    /** Beside the tree and in it. */
    @Test
    void aNegativeLimitEndsASearch() {
        for (int beside = 0; beside < 2; beside++) {
            StandingBoxes boxes = new StandingBoxes(bodies, false);
            for (int i = 0; i < 40; i++) {
                alive.add(bodies.add(SomeBodies.box(0, 0, 1, 1), 0, 0, false));
            }
            assertThat(boxes.nearest(new MovingBox().set(0, 0, 0, 0), 0, (i, limit) -> limit))
                    .isZero();
            if (beside == 1) {
                boxes.change(0);
            }
            int[] visits = {0};
            assertThat(boxes.nearest(new MovingBox().set(0, 0, 0, 0), 9, (i, limit) -> {
                        visits[0]++;
                        return -1;
                    }))
                    .isEqualTo(-1);
            assertThat(boxes.along(new MovingBox().set(0, 0, 0, 0).moving(1, 0), 1, (i, limit) -> {
                        visits[0]++;
                        return -1;
                    }))
                    .isEqualTo(-1);
            assertThat(visits[0]).isEqualTo(2);
        }
    }
}
