package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.contact.Verdict;
import org.polysweep.pose.Rotor;
import org.polysweep.query.RayHit;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.Ray;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.shape.Shape;
import org.polysweep.world.CharacterMover;
import org.polysweep.world.QueryFilter;
import org.polysweep.world.World;
import org.polysweep.world.WorldState;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;
import org.polysweep.world.body.WorldContact;

/** Bodies that are solid toward one direction: in steps, moves and casts. */
class OneWayBodiesTest {

    private static final ConvexPolygon BOX = ConvexPolygon.box(0, 0, 1, 1);
    private static final ConvexPolygon SHELF = ConvexPolygon.box(-2, -0.25, 2, 0);

    private final World world = new World();

    /**
     * Two boxes on a grid, where corners often run into corners: the contact applies if the lower side of the moving
     * box comes to the top of the other one no earlier than its left or right side does, by products of integers.
     */
    @Test
    void aBoxIsMetIfItsTopIsReachedLast() {
        Random random = new Random(11);
        int hits = 0;
        for (int trial = 0; trial < 20_000; trial++) {
            int x = random.nextInt(13) - 6;
            int y = random.nextInt(13) - 6;
            int dx = random.nextInt(13) - 6;
            int dy = random.nextInt(13) - 6;
            World plain = new World();
            List<Verdict> solid = verdicts(plain, x, y, dx, dy);
            World oneWay = new World();
            oneWay.oneWayBodies().set(oneWay.addStatic(ConvexPolygon.box(0, 0, 3, 2), 0, 0), 0, 1);
            List<Verdict> met = verdictsOf(oneWay, x, y, dx, dy);
            boolean isHit = solid.equals(List.of(Verdict.HIT));
            boolean expected = isHit && reachesTopLast(x, y, dx, dy);
            assertThat(met.contains(Verdict.HIT))
                    .as("(%d, %d) by (%d, %d)", x, y, dx, dy)
                    .isEqualTo(expected);
            assertThat(met).doesNotContain(Verdict.OVERLAP);
            hits += expected ? 1 : 0;
        }
        assertThat(hits).isGreaterThan(500);
    }

    private static List<Verdict> verdicts(World world, int x, int y, int dx, int dy) {
        world.addStatic(ConvexPolygon.box(0, 0, 3, 2), 0, 0);
        return verdictsOf(world, x, y, dx, dy);
    }

    private static List<Verdict> verdictsOf(World world, int x, int y, int dx, int dy) {
        BodyId box = world.add(BOX, x, y);
        world.setDisplacement(box, dx, dy);
        List<Verdict> met = new ArrayList<>();
        world.step(contact -> met.add(contact.verdict()));
        return met;
    }

    /** Whether y is the axis on which the two come together last, from above. */
    private static boolean reachesTopLast(int x, int y, int dx, int dy) {
        if (dy >= 0 || y < 2) {
            return false;
        }
        int fall = y - 2; // over -dy
        int gap = dx > 0 ? -1 - x : x - 3; // over |dx|
        return dx == 0 || gap <= 0 || fall * Math.abs(dx) >= gap * -dy;
    }

    /**
     * Shelves across a room, at rest or on their way up and down: who is above one stays above it, frame after frame,
     * and who comes from below is not hindered.
     */
    @ParameterizedTest
    @CsvSource({"slide, 1", "push, 2", "bounce, 3", "stop, 4"})
    void whatIsAboveStaysAbove(String name, long seed) {
        Response response = response(name);
        Random random = new Random(seed);
        for (int trial = 0; trial < 12; trial++) {
            World room = new World();
            List<BodyId> shelves = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                Supplier<Shape> shape = List.<Supplier<Shape>>of(
                                () -> ConvexPolygon.box(-90, -0.25, 90, 0),
                                () -> CompoundShape.of(
                                        ConvexPolygon.box(-90, -0.1, 0.3, 0), ConvexPolygon.box(0.3, -0.2, 90, 0)),
                                () -> CompoundShape.chain(-90, 0, 0.1, 0, 90, 0),
                                () -> CompoundShape.oneSidedChain(-90, 0, 0.1, 0, 90, 0))
                        .get(random.nextInt(4));
                BodyId shelf = room.addKinematic(shape.get(), random.nextDouble(), 4 * i);
                room.oneWayBodies().set(shelf, 0, 1 + random.nextInt(3));
                shelves.add(shelf);
            }
            List<BodyId> bodies = new ArrayList<>();
            for (int i = 0; i < 12; i++) {
                Shape shape = random.nextBoolean() ? BOX : ConvexPolygon.of(0.5, 0, 1, 0.7, 0.2, 1, 0, 0.3);
                BodyId body = room.add(shape, 5 * i - 30, 14 * random.nextDouble() - 2);
                room.setDisplacement(body, random.nextDouble() - 0.5, random.nextDouble() - 0.5);
                bodies.add(body);
            }
            for (int frame = 0; frame < 60; frame++) {
                for (BodyId shelf : shelves) {
                    double dy = 0.02 * (random.nextInt(3) - 1);
                    room.setDisplacement(shelf, 0, room.y(shelf) < 3 ? Math.max(dy, 0) : dy);
                }
                for (BodyId body : bodies) {
                    room.setDisplacement(
                            body,
                            room.displacementX(body),
                            frame % 15 == 0 ? random.nextDouble() - 0.4 : room.displacementY(body) - 0.02);
                }
                boolean[][] above = above(room, bodies, shelves);
                room.step(response);
                boolean[][] after = above(room, bodies, shelves);
                for (int i = 0; i < bodies.size(); i++) {
                    for (int k = 0; k < shelves.size(); k++) {
                        assertThat(!above[i][k] || after[i][k])
                                .as("trial %d, frame %d, body %d, shelf %d", trial, frame, i, k)
                                .isTrue();
                    }
                }
            }
        }
    }

    private static Response response(String name) {
        return switch (name) {
            case "slide" -> Response.slide();
            case "push" -> Response.push();
            case "bounce" -> Response.bounce(0.7);
            default -> Response.stop();
        };
    }

    /** Whether the lowest point of each body is not below the top of each shelf, exactly. */
    private static boolean[][] above(World world, List<BodyId> bodies, List<BodyId> shelves) {
        boolean[][] above = new boolean[bodies.size()][shelves.size()];
        for (int i = 0; i < bodies.size(); i++) {
            for (int k = 0; k < shelves.size(); k++) {
                BigDecimal lowest =
                        new BigDecimal(world.y(bodies.get(i))); // minY of every shape is 0, and so is every top
                above[i][k] = lowest.compareTo(new BigDecimal(world.y(shelves.get(k)))) >= 0;
            }
        }
        return above;
    }

    /** From below and from the side, nothing is in the way: everybody ends where it would end alone. */
    @ParameterizedTest
    @CsvSource({"slide", "push", "bounce", "stop"})
    void sidesAndBackAreNotThere(String name) {
        for (Shape shape : new Shape[] {BOX, RoundedPolygon.circle(0.5, 0.5, 0.5), CompoundShape.of(BOX)}) {
            for (double[] way :
                    new double[][] {{-4, -3, 8, 4}, {-4, -0.5, 8, 0}, {0, -3, 0, 5}, {3, -0.75, -6, -0.5}}) {
                World level = new World();
                BodyId shelf = level.addStatic(SHELF, 0, 0);
                level.oneWayBodies().set(shelf, 0, 1);
                BodyId body = level.add(shape, way[0], way[1]);
                level.setDisplacement(body, way[2], way[3]);
                List<WorldContact> contacts = new ArrayList<>();
                level.step(response(name), contact -> contacts.add(contact.copy()));
                assertThat(contacts).isEmpty();
                assertThat(level.x(body)).isEqualTo(way[0] + way[2]);
                assertThat(level.y(body)).isEqualTo(way[1] + way[3]);
            }
        }
    }

    /** A box jumps through a shelf, bounces off the ceiling and lands on the shelf, all in one step. */
    @Test
    void oneStepLeadsThroughAndBackOntoIt() {
        BodyId shelf = world.addStatic(SHELF, 0, 0);
        world.oneWayBodies().set(shelf, 0, 1);
        world.addStatic(ConvexPolygon.box(-2, 2, 2, 3), 0, 0);
        BodyId box = world.add(BOX, 0, -2);
        world.setDisplacement(box, 0, 8);
        List<Double> times = new ArrayList<>();
        world.step(Response.bounce(1), contact -> times.add(contact.enter()));
        assertThat(times).containsExactly(3.0 / 8, 4.0 / 8, 5.0 / 8, 6.0 / 8, 7.0 / 8);
        assertThat(world.y(box)).isZero();
        assertThat(world.displacementY(box)).isEqualTo(-8);
    }

    /** A body that begins inside is left alone until it is out; then it is met again. */
    @Test
    void whoIsInsideIsLeftAlone() {
        BodyId shelf = world.addStatic(SHELF, 0, 0);
        world.oneWayBodies().set(shelf, 0, 1);
        BodyId box = world.add(BOX, 0, -0.125);
        List<Verdict> verdicts = new ArrayList<>();
        for (double dy : new double[] {-0.0625, 0.5, -0.5, 0.25, -1}) {
            world.setDisplacement(box, 0, dy);
            world.step(Response.slide(), contact -> verdicts.add(contact.verdict()));
        }
        assertThat(world.y(box)).isZero();
        assertThat(verdicts).containsExactly(Verdict.HIT, Verdict.TOUCH, Verdict.HIT);
    }

    /** The platform of Godot's issue 9399: down onto a head, sideways into a chest, and up below the feet. */
    @ParameterizedTest
    @CsvSource({"slide", "push", "bounce", "stop"})
    void aPlatformPassesHeadsAndCarriesFeet(String name) {
        Shape[] heroes = {
            ConvexPolygon.box(-0.5, 0, 0.5, 2),
            RoundedPolygon.capsule(0, 0.5, 0, 1.5, 0.5),
            CompoundShape.of(ConvexPolygon.box(-0.5, 0, 0.5, 1), ConvexPolygon.box(-0.25, 1, 0.25, 2))
        };
        Shape[] platforms = {
            SHELF,
            CompoundShape.oneSidedChain(-2, 0, 2, 0),
            RoundedPolygon.capsule(-2, -0.125, 2, -0.125, 0.125),
            CompoundShape.of(ConvexPolygon.box(-2, -0.25, 0, 0), ConvexPolygon.box(0, -0.25, 2, 0))
        };
        double[][] ways = {{0, 4, 0, -0.0625}, {-5, 1.2, 0.125, 0}, {0, 0.9, 0, 0.0625}, {0, -0.25, 0, 0.0625}};
        for (Shape shape : heroes) {
            for (Shape ofPlatform : platforms) {
                for (int way = 0; way < (name.equals("bounce") ? 3 : 4); way++) {
                    requirePassage(shape, ofPlatform, ways[way], way == 3, response(name));
                }
            }
        }
    }

    private static void requirePassage(
            Shape shape, Shape ofPlatform, double[] way, boolean carries, Response response) {
        World level = new World();
        if (!carries) {
            level.addStatic(ConvexPolygon.box(-10, -1, 10, 0), 0, 0);
        }
        BodyId platform = level.addKinematic(ofPlatform, way[0], way[1]);
        level.oneWayBodies().set(platform, 0, 1);
        level.setDisplacement(platform, way[2], way[3]);
        BodyId hero = level.add(shape, 0, 0);
        CharacterMover mover = new CharacterMover().setSnapDistance(0.25);
        for (int frame = 0; frame < 70; frame++) {
            assertThat(level.step(response).stalled()).isEmpty();
            level.moveAndSlide(hero, 0, -1.0 / 128, mover);
        }
        assertThat(level.x(platform)).isEqualTo(way[0] + 70 * way[2]);
        assertThat(level.x(hero)).isZero();
        assertThat(level.y(hero)).isEqualTo(carries ? level.y(platform) : 0);
        assertThat(mover.report().isOnFloor()).isTrue();
    }

    /** Where a corner runs exactly into the corner of a slope, the slope is met, and not its vertical end. */
    @Test
    void atACornerTheSolidEdgeIsMet() {
        BodyId level = world.addStatic(ConvexPolygon.box(-8, -0.5, 0, 0), 0, 0);
        BodyId slope = world.addStatic(ConvexPolygon.of(0, 0, 8, 4, 8, 3, 0, -0.5), 0, 0);
        world.oneWayBodies().set(level, 0, 1);
        world.oneWayBodies().set(slope, 0, 1);
        BodyId box = world.add(BOX, -3, 0);
        CharacterMover mover = new CharacterMover().setSnapDistance(0.25);
        for (int frame = 0; frame < 16; frame++) {
            world.moveAndSlide(box, 0.25, -0.25, mover);
        }
        assertThat(world.x(box)).isEqualTo(1);
        assertThat(world.y(box)).isEqualTo(1);
        world.setPosition(box, -3, 0);
        world.setDisplacement(box, 4, -1);
        world.step(Response.slide());
        assertThat(world.y(box)).isPositive();
        assertThat(world.queries().castShape(BOX, -2, 0, 4, 0).orElseThrow().body())
                .isEqualTo(slope);
    }

    @Test
    void theDirectionTurnsWithTheBody() {
        BodyId shelf = world.addStatic(SHELF.at(0, 0).withRotor(Rotor.ofHalfAngle(0, 1)));
        world.oneWayBodies().set(shelf, 0, 1);
        assertThat(world.queries().castShape(BOX, 0, 2, 0, -4)).isEmpty();
        assertThat(world.queries().castShape(BOX, 0, -2, 0, 4)).isPresent();
        world.setRotor(shelf, Rotor.ofHalfAngle(1, 1));
        assertThat(world.queries().castShape(BOX, 4, 0, -8, 0)).isEmpty();
        assertThat(world.queries().castShape(BOX, -4, 0, 8, 0)).isPresent();
        world.setRotor(shelf, Rotor.ofHalfAngle(4, 1));
        assertThat(world.queries().castShape(BOX, 0, 3, 0, -6)).isPresent();
    }

    /** One that turns while it moves: its top pushes, and its ends do not. */
    @Test
    void aRockingPlatformLiftsWhatStandsOnIt() {
        BodyId shelf = world.addKinematic(SHELF, 0, 0);
        world.oneWayBodies().set(shelf, 0, 1);
        world.bodies().setRotationPerStep(shelf, Rotor.ofHalfAngle(16, 1));
        BodyId above = world.add(BOX, 1, 0);
        BodyId beside = world.add(ConvexPolygon.box(0, -3, 1, 3), 2, 0);
        world.step(Response.slide());
        assertThat(world.y(above)).isGreaterThan(0.125);
        assertThat(world.x(beside)).isEqualTo(2);
        assertThat(world.y(beside)).isZero();
    }

    @Test
    void castsMeetTheSolidSideUnlessTheFilterSaysOtherwise() {
        BodyId shelf = world.addStatic(
                CompoundShape.of(ConvexPolygon.box(-2, -0.25, 0, 0), ConvexPolygon.box(0, -0.25, 2, 0)), 0, 0);
        world.oneWayBodies().set(shelf, 0, 3);
        Ray up = Ray.segment(1, -2, 1, 2);
        Ray down = Ray.segment(1, 2, 1, -2);
        QueryFilter solid = QueryFilter.excludingSensors().ignoringOneWay();
        assertThat(world.queries().castRay(up)).isEmpty();
        assertThat(world.queries().castRayAll(up)).isEmpty();
        assertThat(world.queries().castRay(up, solid)).isPresent();
        RayHit hit = world.queries().castRay(down).orElseThrow().hit();
        assertThat(hit.part()).isEqualTo(1);
        assertThat(hit.normalY()).isEqualTo(1);
        assertThat(world.queries().castRay(Ray.segment(1, -0.125, 1, -3))).isEmpty();
        assertThat(world.queries().castShape(BOX, 0, -3, 0, 6)).isEmpty();
        assertThat(world.queries().castShape(BOX, 0, -3, 0, 6, solid)).isPresent();
        assertThat(world.queries().castShapeAll(BOX, 0, 3, 0, -6, QueryFilter.excludingSensors()))
                .hasSize(1);
        assertThat(world.queries().overlapBox(0, -3, 1, 3)).containsExactly(shelf);
        assertThat(solid).hasToString("bodies that are solid, one-way bodies from all sides");
    }

    @Test
    void whatIsSetIsReadSavedAndTakenBack() {
        BodyId shelf = world.addStatic(SHELF, 0, 0);
        long before = world.digest();
        assertThat(world.oneWayBodies().contains(shelf)).isFalse();
        world.oneWayBodies().set(shelf, 1e300, -4e300);
        long oneWay = world.digest();
        assertThat(oneWay).isNotEqualTo(before);
        assertThat(world.oneWayBodies().directionX(shelf)).isEqualTo(0.25);
        assertThat(world.oneWayBodies().directionY(shelf)).isEqualTo(-1);
        WorldState state = new WorldState();
        world.save(state);
        world.oneWayBodies().clear(shelf);
        assertThat(world.oneWayBodies().contains(shelf)).isFalse();
        assertThat(world.digest()).isEqualTo(before);
        world.restore(state);
        assertThat(world.digest()).isEqualTo(oneWay);
        assertThat(world.bodies().setShape(world.add(BOX, 0, -0.5), BOX)).isEmpty();
        world.remove(shelf);
        assertThat(world.oneWayBodies().contains(world.add(BOX, 0, 0))).isFalse();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> world.oneWayBodies().set(world.add(BOX, 0, 0), 0, -0.0))
                .withMessageStartingWith("directionX and directionY must not both be 0; use clear");
    }
}
