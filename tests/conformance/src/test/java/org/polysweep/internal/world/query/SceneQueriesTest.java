package org.polysweep.internal.world.query;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.body.SomeBodies;
import org.polysweep.internal.world.broadphase.BroadPhase;
import org.polysweep.internal.world.broadphase.SweptBoxes;
import org.polysweep.internal.world.state.StepState;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.Ray;
import org.polysweep.trials.Trials;
import org.polysweep.world.body.Neighbor;
import org.polysweep.world.body.WorldRayHit;
import org.polysweep.world.body.WorldShapeHit;

/** Questions about boxes with integer corners, which have answers in integers: all boxes are asked one by one. */
class SceneQueriesTest {

    private static final int TRIALS = 8;
    private static final int CHANGES = 120;
    private static final int NO_BODY = -1;
    private static final ConvexPolygon POINT = ConvexPolygon.of(0, 0);

    /** A box of a body, by index; its sides are closed. */
    private record Box(int body, int minX, int minY, int maxX, int maxY) {

        int squareOfDistance(int x, int y) {
            int gapX = Math.max(0, Math.max(minX - x, x - maxX));
            int gapY = Math.max(0, Math.max(minY - y, y - maxY));
            return gapX * gapX + gapY * gapY;
        }

        boolean meets(int otherMinX, int otherMinY, int otherMaxX, int otherMaxY) {
            return minX <= otherMaxX && otherMinX <= maxX && minY <= otherMaxY && otherMinY <= maxY;
        }
    }

    /** The times at which a point is in a box: fractions with positive denominators. */
    private static final class Passage {
        private long enter;
        private long enterUnder = 1;
        private long exit = 1;
        private long exitUnder = 1;
        private boolean isMiss;
        private boolean isOutsideBefore;
        private boolean isInterior = true;

        void cut(long x, long dx, long min, long max) {
            if (dx == 0) {
                isMiss |= x < min || x > max;
                isInterior &= min < x && x < max;
                isOutsideBefore |= x <= min || x >= max;
                return;
            }
            long speed = Math.abs(dx);
            long near = dx > 0 ? min - x : x - max;
            long far = dx > 0 ? max - x : x - min;
            isInterior &= near < far;
            isOutsideBefore |= near >= 0;
            if (near * enterUnder > enter * speed) {
                enter = near;
                enterUnder = speed;
            }
            if (far * exitUnder < exit * speed) {
                exit = far;
                exitUnder = speed;
            }
        }

        boolean isMet() {
            return !isMiss && enter * exitUnder <= exit * enterUnder;
        }

        /** Whether the interior is met, from outside. */
        boolean isHit() {
            return isMet() && isInterior && isOutsideBefore && enter * exitUnder < exit * enterUnder;
        }
    }

    /** A body that is met, when, and where it comes in the order of the world. */
    private record Meeting(int body, long enter, long under, int rank) {

        static final Comparator<Meeting> ORDER = ((Comparator<Meeting>)
                        (one, other) -> Long.compare(one.enter * other.under, other.enter * one.under))
                .thenComparingInt(Meeting::rank);
    }

    private final Random random = Trials.random(1);
    private Bodies bodies = new Bodies();
    private Scene scene = scene();
    private StepState state = new StepState();
    private SweptBoxes swept = new SweptBoxes(bodies);

    private Scene scene() {
        state = new StepState();
        swept = new SweptBoxes(bodies);
        return new Scene(bodies, new BroadPhase(bodies, state.trajectories, swept));
    }

    private int place() {
        return random.nextInt(30);
    }

    private int move() {
        return random.nextInt(25) - 12;
    }

    @Test
    void theAnswersAreThoseOfAllBoxes() {
        for (int trial = 0; trial < Trials.times(TRIALS); trial++) {
            bodies = new Bodies();
            scene = scene();
            for (int change = 0; change < CHANGES; change++) {
                change();
                if (change > 5) {
                    List<Box> boxes = boxes();
                    askNearest(boxes);
                    askRegion(boxes);
                    askRay(boxes);
                    askFirstContact(boxes);
                }
            }
            askPairs(boxes());
        }
    }

    private void change() {
        int count = bodies.count();
        int kind = count < 3 ? 0 : random.nextInt(8);
        if (kind < 3) {
            int i = bodies.index(bodies.add(
                    SomeBodies.box(0, 0, random.nextInt(5), random.nextInt(5)),
                    place(),
                    place(),
                    random.nextBoolean()));
            bodies.dx[i] = random.nextBoolean() ? 0 : move();
            bodies.dy[i] = random.nextBoolean() ? 0 : move();
            bodies.setKey(i, random.nextInt(50));
            bodies.filters.setBits(i, 1 + random.nextInt(2), random.nextInt(4));
            scene.change(i);
        } else if (kind == 3) {
            int i = bodies.byRank(random.nextInt(count));
            bodies.remove(i);
            scene.change(i);
        } else if (kind < 7) {
            int i = bodies.byRank(random.nextInt(count));
            bodies.x[i] = place();
            bodies.y[i] = place();
            scene.change(i);
        } else {
            for (int rank = 0; rank < count; rank++) {
                int i = bodies.byRank(rank);
                bodies.x[i] += Math.signum(bodies.dx[i]);
                bodies.y[i] += Math.signum(bodies.dy[i]);
            }
            scene.changeAll();
        }
    }

    /** In the order of the world. */
    private List<Box> boxes() {
        List<Box> boxes = new ArrayList<>();
        for (int rank = 0; rank < bodies.count(); rank++) {
            int i = bodies.byRank(rank);
            boxes.add(new Box(
                    i, (int) bodies.x[i], (int) bodies.y[i], (int) (bodies.x[i] + Math.rint(bodies.maxX[i])), (int)
                            (bodies.y[i] + Math.rint(bodies.maxY[i]))));
        }
        assertThat(scene.bodies())
                .containsExactlyElementsOf(
                        boxes.stream().map(box -> bodies.id(box.body)).toList());
        return boxes;
    }

    private void askNearest(List<Box> boxes) {
        int x = place();
        int y = place();
        Optional<Box> expected = boxes.stream().min(Comparator.comparingInt(box -> box.squareOfDistance(x, y)));
        Optional<Neighbor> found = new Surroundings(bodies, scene)
                .nearest(POINT.at(x, y), 1, BodyFilter.SOLID).stream().findFirst();
        assertThat(found.map(Neighbor::body)).isEqualTo(expected.map(box -> bodies.id(box.body)));
        found.ifPresent(neighbor -> assertThat(neighbor.distance())
                .isLessThanOrEqualTo(Math.sqrt(expected.orElseThrow().squareOfDistance(x, y))));
    }

    private void askRegion(List<Box> boxes) {
        int x = place();
        int y = place();
        int toX = x + random.nextInt(6);
        int toY = y + random.nextInt(6);
        assertThat(new Surroundings(bodies, scene)
                        .meeting(ConvexPolygon.box(x, y, toX, toY).at(0, 0), BodyFilter.SOLID))
                .containsExactlyElementsOf(boxes.stream()
                        .filter(box -> box.meets(x, y, toX, toY))
                        .map(box -> bodies.id(box.body))
                        .toList());
    }

    private void askRay(List<Box> boxes) {
        int x = place();
        int y = place();
        int dx = move();
        int dy = dx == 0 ? 1 : move();
        List<Meeting> expected = new ArrayList<>();
        for (int rank = 0; rank < boxes.size(); rank++) {
            Box box = boxes.get(rank);
            Passage passage = new Passage();
            passage.cut(x, dx, box.minX, box.maxX);
            passage.cut(y, dy, box.minY, box.maxY);
            if (passage.isMet()) {
                expected.add(new Meeting(box.body, passage.enter, passage.enterUnder, rank));
            }
        }
        expected.sort(Meeting.ORDER);
        Ray ray = Ray.segment(x, y, dx, dy);
        List<WorldRayHit> hits = new RayQueries(bodies, scene).all(ray, BodyFilter.SOLID);
        assertThat(hits.stream().map(hit -> hit.body().index()).toList())
                .isEqualTo(expected.stream().map(Meeting::body).toList());
        assertThat(new RayQueries(bodies, scene).first(ray, BodyFilter.SOLID))
                .isEqualTo(hits.stream().findFirst());
    }

    /** A body that moves alone, or a shape that is no body. */
    private void askFirstContact(List<Box> boxes) {
        int self = random.nextInt(4) == 0 ? NO_BODY : random.nextInt(boxes.size());
        Box mover = self == NO_BODY ? new Box(self, place(), place(), 40, 40) : boxes.get(self);
        int width = self == NO_BODY ? 2 : mover.maxX - mover.minX;
        int height = self == NO_BODY ? 1 : mover.maxY - mover.minY;
        int dx = move();
        int dy = move();
        List<Meeting> met = new ArrayList<>();
        for (int rank = 0; rank < boxes.size(); rank++) {
            Box box = boxes.get(rank);
            Passage passage = new Passage();
            passage.cut(mover.minX, dx, box.minX - width, box.maxX);
            passage.cut(mover.minY, dy, box.minY - height, box.maxY);
            if (rank != self && passage.isHit() && (self == NO_BODY || mayMeet(self, rank))) {
                met.add(new Meeting(box.body, passage.enter, passage.enterUnder, rank));
            }
        }
        Optional<WorldShapeHit> found = self == NO_BODY
                ? new ShapeCasts(bodies, scene)
                        .first(SomeBodies.box(0, 0, width, height).at(mover.minX, mover.minY), dx, dy, BodyFilter.SOLID)
                : new ShapeCasts(bodies, scene).first(mover.body, dx, dy, BodyFilter.SOLID);
        assertThat(found.map(contact -> contact.body().index()))
                .as("%s by %s, %s among %s", mover, dx, dy, boxes)
                .isEqualTo(met.stream().min(Meeting.ORDER).map(Meeting::body));
    }

    private boolean mayMeet(int a, int b) {
        int i = bodies.byRank(a);
        int k = bodies.byRank(b);
        return !(bodies.kinematic[i] && bodies.kinematic[k])
                && (bodies.filters.category[i] & bodies.filters.mask[k]) != 0
                && (bodies.filters.category[k] & bodies.filters.mask[i]) != 0;
    }

    /**
     * Swept boxes are rounded outward, so those that nearly touch may count as well; those here are apart by 1 or meet.
     */
    private void askPairs(List<Box> boxes) {
        bodies.rank();
        state.place(bodies);
        swept.build(state.trajectories);
        List<List<Integer>> expected = new ArrayList<>();
        for (int a = 0; a < boxes.size(); a++) {
            for (int b = a + 1; b < boxes.size(); b++) {
                if (mayMeet(a, b) && swept(boxes.get(a)).meets(swept(boxes.get(b)))) {
                    expected.add(List.of(boxes.get(a).body, boxes.get(b).body));
                }
            }
        }
        List<List<Integer>> found = new ArrayList<>();
        scene.pairs(swept, (a, b) -> found.add(List.of(a.index(), b.index())));
        assertThat(found).isEqualTo(expected);
    }

    private record Swept(double minX, double minY, double maxX, double maxY) {
        boolean meets(Swept other) {
            return minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY;
        }
    }

    private Swept swept(Box box) {
        double dx = bodies.dx[box.body];
        double dy = bodies.dy[box.body];
        return new Swept(
                box.minX + Math.min(dx, 0),
                box.minY + Math.min(dy, 0),
                box.maxX + Math.max(dx, 0),
                box.maxY + Math.max(dy, 0));
    }
}
