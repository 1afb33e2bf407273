package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.contact.Verdict;
import org.polysweep.query.Intersection;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.shape.Shape;
import org.polysweep.trials.Trials;
import org.polysweep.world.CharacterMover;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;

/** What holds of each move, whatever stands around. */
class MoverLawsTest {

    private Random random = Trials.random(1);
    private boolean isOnGrid;

    private double upTo(double most) {
        return isOnGrid ? most * random.nextInt(17) / 16 : most * random.nextDouble();
    }

    private ConvexShape shape() {
        return switch (random.nextInt(4)) {
            case 0 -> ConvexPolygon.box(-upTo(1) - 0.25, -upTo(1) - 0.25, upTo(1) + 0.25, upTo(1) + 0.25);
            case 1 -> RoundedPolygon.circle(0, 0, 0.25 + upTo(1));
            case 2 -> RoundedPolygon.capsule(0, 0, upTo(1), 0.25 + upTo(1), 0.25 + upTo(0.5));
            default -> {
                double[] xy = new double[2 * (3 + random.nextInt(5))];
                for (int i = 0; i < xy.length; i++) {
                    xy[i] = upTo(4) - 2;
                }
                yield ConvexPolygon.hullOf(xy);
            }
        };
    }

    private Shape anyShape() {
        return switch (random.nextInt(6)) {
            case 0 -> CompoundShape.of(shape(), shape());
            case 1 -> {
                double step = upTo(2) + 0.25;
                yield CompoundShape.chain(0, 0, step, -upTo(2), 2 * step, upTo(2) - 3, 3 * step, 0);
            }
            default -> shape();
        };
    }

    private static Set<BodyId> overlapped(World world, BodyId body) {
        return world.bodies().all().stream()
                .filter(other -> !other.equals(body))
                .filter(other -> Intersection.verdict(
                                world.bodies().shape(body).at(world.x(body), world.y(body)),
                                world.bodies().shape(other).at(world.x(other), world.y(other)))
                        == Verdict.OVERLAP)
                .collect(Collectors.toSet());
    }

    /** Nothing new is overlapped, on the doubles that are stored, and who has come to rest stays to the bit. */
    @ParameterizedTest
    @CsvSource({"1, false", "2, true"})
    void noNewOverlapAndRestIsRest(long seed, boolean onGrid) {
        random = Trials.random(seed);
        isOnGrid = onGrid;
        int contacts = 0;
        int rests = 0;
        for (int trial = 0; trial < Trials.atLeast(25, 50); trial++) {
            World world = new World();
            int count = 5 + random.nextInt(25);
            for (int i = 0; i < count; i++) {
                double x = upTo(16) - 8;
                double y = upTo(16) - 8;
                BodyId other =
                        random.nextBoolean() ? world.add(anyShape(), x, y) : world.addKinematic(anyShape(), x, y);
                world.bodies().setSortKey(other, i);
            }
            BodyId body = world.add(random.nextInt(8) == 0 ? anyShape() : shape(), upTo(16) - 8, upTo(16) - 8);
            CharacterMover mover = new CharacterMover()
                    .setUp(0, random.nextInt(3) == 0 ? 0 : 1)
                    .setStepHeight(random.nextInt(3) == 0 ? 0.5 : 0)
                    .setSnapDistance(random.nextInt(3) == 0 ? 0.5 : 0);
            Set<BodyId> before = overlapped(world, body);
            double dx = 0;
            double dy = 0;
            for (int move = 0; move < 24; move++) {
                if (move % 4 == 0) {
                    dx = random.nextInt(4) == 0 ? 0 : upTo(4) - 2;
                    dy = upTo(4) - 2;
                }
                boolean wasAtRest = move % 4 > 0
                        && mover.report().endDisplacementX() == 0
                        && mover.report().endDisplacementY() == 0
                        && !mover.report().startedInOverlap();
                double x = world.x(body);
                double y = world.y(body);
                world.moveAndSlide(body, dx, dy, mover);
                contacts += mover.report().contactCount();
                Set<BodyId> now = overlapped(world, body);
                assertThat(before).as("trial %s, move %s", trial, move).containsAll(now);
                before = now;
                if (wasAtRest
                        && mover.report().endDisplacementX() == 0
                        && mover.report().endDisplacementY() == 0) {
                    rests++;
                    assertThat(world.x(body))
                            .as("trial %s, move %s", trial, move)
                            .isEqualTo(x);
                    assertThat(world.y(body))
                            .as("trial %s, move %s", trial, move)
                            .isEqualTo(y);
                }
            }
        }
        assertThat(contacts).isGreaterThan(100);
        assertThat(rests).isGreaterThan(5);
    }

    /**
     * A body at rest among shapes of any kind stays there to the bit, as long as the requested displacement is the
     * same. A stuck body is not at rest: it continues to search a free position. A body that rests at a step, as too
     * little of its move was left, climbs it in the next move.
     */
    @ParameterizedTest
    @CsvSource({"3, false", "4, true"})
    void restIsRestBetweenAnyShapes(long seed, boolean onGrid) {
        random = Trials.random(seed);
        isOnGrid = onGrid;
        int rests = 0;
        for (int trial = 0; trial < Trials.times(200); trial++) {
            World world = new World();
            for (int i = 3 + random.nextInt(12); i > 0; i--) {
                world.addKinematic(shape(), upTo(8) - 4, upTo(8) - 4);
            }
            BodyId body = world.add(shape(), upTo(8) - 4, upTo(8) - 4);
            double step = random.nextInt(2) == 0 ? 0.5 : 0;
            CharacterMover mover = new CharacterMover()
                    .setUp(0, random.nextInt(2))
                    .setSnapDistance(random.nextInt(4) == 0 ? 0.25 : 0)
                    .setStepHeight(step);
            double dx = upTo(2) - 1;
            double dy = upTo(2) - 1;
            boolean wasAtRest = false;
            for (int move = 0; move < 40; move++) {
                double x = world.x(body);
                double y = world.y(body);
                world.moveAndSlide(body, dx, dy, mover);
                boolean climbs = world.y(body) > y
                        && world.y(body) - y <= step
                        && mover.report().isOnFloor();
                if (wasAtRest && !climbs) {
                    rests++;
                    assertThat(new double[] {world.x(body), world.y(body)})
                            .as("trial %s, move %s", trial, move)
                            .containsExactly(x, y);
                }
                wasAtRest = mover.report().contactCount() > 0
                        && mover.report().endDisplacementX() == 0
                        && mover.report().endDisplacementY() == 0
                        && !mover.report().isStuck();
            }
        }
        assertThat(rests).isGreaterThan(20);
    }

    /** In a notch of two walls into which it is pressed, a body comes to rest, whatever the angle. */
    @Test
    void itComesToRestInANotch() {
        for (int trial = 0; trial < Trials.times(100); trial++) {
            double half = Math.toRadians(4 + random.nextInt(172)) / 2;
            double middle = Math.PI / 2 + (random.nextDouble() - 0.5) * (Math.PI / 2 - half);
            double ux = 30 * Math.cos(middle + half);
            double uy = 30 * Math.sin(middle + half);
            double vx = 30 * Math.cos(middle - half);
            double vy = 30 * Math.sin(middle - half);
            double x = 10 * random.nextDouble() - 5;
            double y = 0.1 * random.nextInt(100);
            World world = new World();
            if (random.nextBoolean()) {
                world.addKinematic(CompoundShape.chain(ux, uy, 0, 0, vx, vy), x, y);
            } else {
                world.addKinematic(ConvexPolygon.of(ux, uy, 0, 0), x, y);
                world.addKinematic(ConvexPolygon.of(0, 0, vx, vy), x, y);
            }
            double away = 1 + 0.8 / Math.sin(half);
            ConvexShape shape = random.nextBoolean()
                    ? RoundedPolygon.circle(0, 0, 0.3)
                    : ConvexPolygon.of(-0.3, -0.2, 0.4, 0.1, 0.1, 0.5, -0.2, 0.4);
            BodyId body = world.add(shape, x + away * Math.cos(middle), y + away * Math.sin(middle));
            double wish = middle + Math.PI + (random.nextDouble() - 0.5) * (Math.PI / 2 - half);
            double speed = Math.exp(random.nextGaussian());
            CharacterMover mover = new CharacterMover().setUp(0, 0);
            int still = 0;
            for (int move = 0; move < 300 && still < 12; move++) {
                double fromX = world.x(body);
                double fromY = world.y(body);
                world.moveAndSlide(body, speed * Math.cos(wish), speed * Math.sin(wish), mover);
                still = world.x(body) == fromX && world.y(body) == fromY ? still + 1 : 0;
            }
            assertThat(still).as("trial %s", trial).isEqualTo(12);
        }
    }

    /** A room of tiles, each a body, added in any order, is a room of four long boxes. */
    @Test
    void tilesAreOneLongBox() {
        for (int trial = 0; trial < Trials.times(12); trial++) {
            ConvexShape hero =
                    trial % 2 == 0 ? ConvexPolygon.box(-0.5, -0.5, 0.5, 0.5) : RoundedPolygon.capsule(0, 0, 0, 1, 0.25);
            World tiles = new World();
            World boxes = new World();
            List<double[]> places = new ArrayList<>();
            for (int i = -11; i < 11; i++) {
                places.add(new double[] {i, -1});
                places.add(new double[] {i, 4});
            }
            for (int i = 0; i < 4; i++) {
                places.add(new double[] {-11, i});
                places.add(new double[] {10, i});
            }
            Collections.shuffle(places, random);
            places.forEach(place -> tiles.addKinematic(ConvexPolygon.box(0, 0, 1, 1), place[0], place[1]));
            boxes.addKinematic(ConvexPolygon.box(-11, -1, 11, 0), 0, 0);
            boxes.addKinematic(ConvexPolygon.box(-11, 4, 11, 5), 0, 0);
            boxes.addKinematic(ConvexPolygon.box(-11, 0, -10, 4), 0, 0);
            boxes.addKinematic(ConvexPolygon.box(10, 0, 11, 4), 0, 0);
            BodyId onTiles = tiles.add(hero, 0, 2);
            BodyId onBoxes = boxes.add(hero, 0, 2);
            double snap = random.nextInt(2) * 0.25;
            CharacterMover overTiles = new CharacterMover().setSnapDistance(snap);
            CharacterMover overBoxes = new CharacterMover().setSnapDistance(snap);
            for (int move = 0; move < 120; move++) {
                double dx = (random.nextInt(17) - 8) / 8.0;
                double dy = random.nextInt(8) == 0 ? (random.nextInt(17) - 8) / 8.0 : -random.nextInt(3) / 8.0;
                tiles.moveAndSlide(onTiles, dx, dy, overTiles);
                boxes.moveAndSlide(onBoxes, dx, dy, overBoxes);
                assertThat(tiles.x(onTiles))
                        .as("trial %s, move %s", trial, move)
                        .isEqualTo(boxes.x(onBoxes));
                assertThat(tiles.y(onTiles))
                        .as("trial %s, move %s", trial, move)
                        .isEqualTo(boxes.y(onBoxes));
                assertThat(overTiles.report().isOnFloor())
                        .isEqualTo(overBoxes.report().isOnFloor());
                assertThat(overTiles.report().isOnWall())
                        .isEqualTo(overBoxes.report().isOnWall());
                assertThat(overTiles.report().isOnCeiling())
                        .isEqualTo(overBoxes.report().isOnCeiling());
            }
        }
    }

    /** The order in which bodies were added does not count. */
    @Test
    void theOrderOfAddingDoesNotCount() {
        for (int trial = 0; trial < Trials.times(12); trial++) {
            List<Shape> shapes = new ArrayList<>();
            List<double[]> places = new ArrayList<>();
            for (int i = 0; i < 20; i++) {
                shapes.add(anyShape());
                places.add(new double[] {upTo(16) - 8, upTo(16) - 8});
            }
            ConvexShape shape = shape();
            List<Integer> order = new ArrayList<>();
            for (int i = 0; i < 20; i++) {
                order.add(i);
            }
            double[] wishes = random.doubles(40, -1, 1).toArray();
            String first = ways(shapes, places, order, shape, wishes);
            Collections.shuffle(order, random);
            assertThat(ways(shapes, places, order, shape, wishes))
                    .as("trial %s", trial)
                    .isEqualTo(first);
        }
    }

    private static String ways(
            List<Shape> shapes, List<double[]> places, List<Integer> order, ConvexShape shape, double[] wishes) {
        World world = new World();
        for (int i : order) {
            // The keys stand for what a game knows its bodies by; without them, exact ties would go by this order.
            world.bodies().setSortKey(world.addKinematic(shapes.get(i), places.get(i)[0], places.get(i)[1]), i);
        }
        BodyId body = world.add(shape, 0, 9);
        world.bodies().setSortKey(body, 100);
        CharacterMover mover = new CharacterMover();
        StringBuilder way = new StringBuilder();
        for (int i = 0; i < wishes.length; i += 2) {
            world.moveAndSlide(body, wishes[i], wishes[i + 1], mover);
            way.append(world.x(body)).append(' ').append(world.y(body)).append('\n');
        }
        return way.toString();
    }
}
