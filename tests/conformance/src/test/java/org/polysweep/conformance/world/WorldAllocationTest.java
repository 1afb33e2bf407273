package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.conformance.query.Allocation;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.shape.Shape;
import org.polysweep.world.CharacterMover;
import org.polysweep.world.World;
import org.polysweep.world.WorldState;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;
import org.polysweep.world.body.WorldContact;

/** Steps and saved states do not allocate once arrays have grown, where no integers are needed. */
class WorldAllocationTest {

    /** What is read, so that reading is not for nothing. */
    private double sum;

    private int contacts;

    /** Polygons at random places, in which contacts are as good as never at the same time. */
    private static World polygons(int count) {
        Random random = new Random(17);
        World world = new World();
        for (int i = 0; i < count; i++) {
            double[] xy = random.doubles(12, -1, 1).toArray();
            BodyId body = world.add(ConvexPolygon.hullOf(xy), 40 * random.nextDouble(), 40 * random.nextDouble());
            world.setDisplacement(body, 6 * random.nextDouble() - 3, 6 * random.nextDouble() - 3);
        }
        return world;
    }

    @Test
    void aReportMakesNoGarbage() {
        World world = polygons(200);
        Consumer<WorldContact> listener = contact -> {
            contacts++;
            sum += Math.abs(contact.normalX()) + contact.contactX(0) * 0 + contact.partA();
        };
        BodyId[] bodies = world.bodies().all().toArray(BodyId[]::new);
        // There and back, so that it is the same step again and again.
        assertThat(Allocation.ofSteadyState(() -> {
                    world.step(listener);
                    for (BodyId body : bodies) {
                        world.setDisplacement(body, -world.displacementX(body), -world.displacementY(body));
                    }
                }))
                .isZero();
        assertThat(contacts).isGreaterThan(50);
        assertThat(sum).isPositive();
    }

    /** Bodies of all kinds that have come to rest; some lie between two others, and sweeps of most need integers. */
    @Test
    void bodiesThatSleepMakeNoGarbage() {
        World world = new World();
        double[] bowl = {-9, 9, -8, 1, -4, 0, 4, 0, 8, 1, 9, 9};
        world.addStatic(CompoundShape.chain(bowl), 0, 0);
        List<Shape> shapes = List.of(
                RoundedPolygon.circle(0, 0, 0.5),
                RoundedPolygon.capsule(-0.3, 0, 0.3, 0.1, 0.3),
                ConvexPolygon.of(-0.5, 0, 0, -0.4, 0.5, 0.1, 0, 0.5),
                CompoundShape.of(ConvexPolygon.box(-0.5, -0.5, 0.5, -0.1), ConvexPolygon.box(-0.5, -0.5, -0.1, 0.5)));
        for (int i = 0; i < 40; i++) {
            BodyId body = world.add(shapes.get(i % shapes.size()), i % 10 - 4.5 + i * 0.01, 2 + 1.25 * (i / 10));
            world.setDisplacement(body, 0, -0.125);
        }
        Response response = Response.slide().withFriction(0.5);
        for (int frame = 0; frame < 40; frame++) {
            world.step(response);
        }
        long digest = world.digest();
        assertThat(Allocation.ofSteadyState(
                        () -> contacts += world.step(response).contactCount()))
                .isZero();
        assertThat(world.digest()).isEqualTo(digest);
        assertThat(contacts).isGreaterThan(40);
    }

    /** Doubles decide what these bodies do, some of which turn. */
    @Test
    void aReportOfWhatTurnsMakesNoGarbage() {
        World world = polygons(60);
        Random random = new Random(3);
        for (BodyId body : world.bodies().all()) {
            world.bodies().setRotationPerStep(body, Rotor.ofAngle(random.nextGaussian() / 4));
        }
        WorldState state = new WorldState();
        world.save(state);
        Consumer<WorldContact> listener = contact -> {
            contacts++;
            sum += contact.enter();
        };
        assertThat(Allocation.ofSteadyState(() -> {
                    world.restore(state);
                    world.step(listener);
                }))
                .isZero();
        assertThat(contacts).isGreaterThan(5);
    }

    /** Responses allocate where the exact fallback decides; bodies at rest do not. */
    @Test
    void bodiesThatMissMakeNoGarbage() {
        World world = new World();
        for (int i = 0; i < 50; i++) {
            world.setDisplacement(world.add(ConvexPolygon.of(0, 0, 1.1, 0.2, 0.7, 1.3), 3.1 * i, 0), 0.01, 0.02);
        }
        Response slide = Response.slide();
        assertThat(Allocation.ofSteadyState(() -> world.step(slide))).isZero();
    }

    /**
     * Hardly any contact of bodies that slide or bounce on each other needs integers: for a time that is a double, for
     * two that are equal, or for a depth. With integers for every normal, place on a floor, and order of times, a
     * contact makes 91 and 726 bytes on average here.
     */
    @ParameterizedTest
    @CsvSource({"slide, 10", "bounce, 20"})
    void aPileMakesHardlyAnyGarbage(String name, long mostBytes) {
        Response response = name.equals("slide") ? Response.slide() : Response.bounce(0.5);
        World world = new World();
        world.addKinematic(ConvexPolygon.box(-1, -1, 21, 0), 0, 0);
        world.addKinematic(ConvexPolygon.box(-1, 0, 0, 30), 0, 0);
        world.addKinematic(ConvexPolygon.box(20, 0, 21, 30), 0, 0);
        Random random = new Random(5);
        for (int i = 0; i < 200; i++) {
            double[] xy = random.doubles(12, -0.5, 0.5).toArray();
            world.setDisplacement(
                    world.add(ConvexPolygon.hullOf(xy), i % 20 + 0.5, Math.floorDiv(i, 20) + 0.5), 0, -0.2);
        }
        for (int frame = 0; frame < 20; frame++) {
            world.step(Response.slide());
        }
        WorldState state = new WorldState();
        world.save(state);
        long garbage = Allocation.ofSteadyState(() -> {
            world.restore(state);
            contacts = world.step(response).contactCount();
        });
        assertThat(contacts).isGreaterThan(400);
        assertThat(garbage / contacts).isLessThan(mostBytes);
    }

    /** A rounded body touches the slope along which it walks, except for rounding. */
    @ParameterizedTest
    @CsvSource({"0.25, 0.8, false", "0.3, 0.8, true", "0.3, 0, true", "0.7, 0, false"})
    void roundBodiesThatWalkOnSlopesMakeNoGarbage(double slope, double height, boolean hasConstantSpeed) {
        World world = new World();
        for (int x = 0; x < 40; x += 4) {
            world.addStatic(ConvexPolygon.of(x, -2, x + 4, -2, x + 4, (x + 4) * slope, x, x * slope), 0, 0);
        }
        BodyId hero = world.add(RoundedPolygon.capsule(0, 0.4, 0, 0.4 + height, 0.4), 2, 3);
        CharacterMover mover = new CharacterMover().setConstantSpeed(hasConstantSpeed);
        assertThat(Allocation.ofSteadyState(() -> {
                    world.setPosition(hero, 2, 3);
                    for (int frame = 0; frame < 300; frame++) {
                        world.moveAndSlide(hero, frame < 200 ? 0.1 : -0.1, -0.05, mover);
                    }
                }))
                .isZero();
        assertThat(mover.report().isOnFloor()).isTrue();
    }

    @Test
    void aStateThatHasGrownMakesNoGarbage() {
        World world = polygons(200);
        world.step(contact -> contacts++);
        WorldState state = new WorldState();
        long[] digests = new long[1];
        assertThat(Allocation.ofSteadyState(() -> {
                    world.save(state);
                    digests[0] = world.digest();
                    world.restore(state);
                }))
                .isZero();
        assertThat(world.digest()).isEqualTo(digests[0]);
    }
}
