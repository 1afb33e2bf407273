package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.trials.Trials;
import org.polysweep.world.RestingContacts;
import org.polysweep.world.StepReport;
import org.polysweep.world.World;
import org.polysweep.world.WorldState;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;

/** Piles whose contacts are solved together before each step. */
class RestingContactsTest {

    private static final double GRAVITY = 1.0 / 128;

    private final World world = new World();
    private final RestingContacts contacts = new RestingContacts(world, 2 * GRAVITY);
    private final List<BodyId> bodies = new ArrayList<>();

    private static ConvexShape shape(Random random) {
        double size = 0.3 + 0.4 * random.nextDouble();
        return switch (random.nextInt(4)) {
            case 0 -> ConvexPolygon.box(-size, -0.7 * size, size, 0.7 * size);
            case 1 -> RoundedPolygon.circle(0, 0, size);
            case 2 -> RoundedPolygon.capsule(-size / 2, 0, size / 2, size / 4, size / 2);
            default -> ConvexPolygon.of(-size, -0.6 * size, size, -0.5 * size, 0.1 * size, size);
        };
    }

    private void addPile(int count, Random random) {
        for (int i = 0; i < count; i++) {
            BodyId body = world.add(shape(random), (i % 3 - 1) * 1.5 + 0.03 * random.nextGaussian(), 5 + i / 3 * 1.6);
            world.bodies().setMass(body, 0.5 + 2 * random.nextDouble());
            bodies.add(body);
        }
    }

    private boolean solves = true;

    private StepReport step(Response response) {
        for (BodyId body : bodies) {
            world.setDisplacement(
                    body, world.bodies().endDisplacementX(body), world.bodies().endDisplacementY(body) - GRAVITY);
        }
        if (solves) {
            contacts.solve();
        }
        return world.step(response);
    }

    private List<Double> positions() {
        return bodies.stream()
                .flatMap(body -> List.of(world.x(body), world.y(body)).stream())
                .toList();
    }

    /** Returns the frame from which no coordinate changes for 50 frames. */
    private int rest(Response response, int atMost) {
        List<Double> before = positions();
        int since = 0;
        for (int frame = 1; frame <= atMost; frame++) {
            step(response);
            List<Double> after = positions();
            since = after.equals(before) ? since : frame;
            before = after;
            if (frame - since == 50) {
                return since;
            }
        }
        return atMost;
    }

    private static RestingContactsTest notch(int seed, double friction) {
        RestingContactsTest scene = new RestingContactsTest();
        scene.world.addStatic(ConvexPolygon.of(0, 0, -200, 140, -200, -5, 0, -5), 0, 0);
        scene.world.addStatic(ConvexPolygon.of(0, 0, 0, -5, 200, -5, 200, 120), 0, 0);
        scene.addPile(8, new Random(seed * 77_777L));
        scene.contacts.setFriction(friction);
        return scene;
    }

    @ParameterizedTest
    @CsvSource({"false, 0.5", "true, 0.5", "false, 0.3", "true, 0.3"})
    void pilesInNotchesComeToRestToTheBit(boolean bounces, double friction) {
        int atRest = 0;
        for (int seed = 1; seed <= Trials.times(4); seed++) {
            RestingContactsTest scene = notch(seed, friction);
            if (bounces) {
                scene.contacts.setRestThreshold(4 * GRAVITY);
            }
            Response response = bounces ? Response.bounce(0.5, 4 * GRAVITY) : Response.push();
            atRest += scene.rest(response.withFriction(friction), 2000) < 2000 ? 1 : 0;
        }
        assertThat(atRest).isGreaterThanOrEqualTo(Trials.times(4) * 4 / 5);
    }

    /** Bodies in a notch push their neighbors away in each frame, although the notch carries them. */
    @Test
    void theSamePileTremblesWithoutIt() {
        Response response = Response.push().withFriction(0.3);
        assertThat(notch(1, 0.3).rest(response, 300)).isLessThan(200);
        RestingContactsTest without = notch(1, 0.3);
        without.solves = false;
        assertThat(without.rest(response, 300)).isEqualTo(300);
    }

    /** Impulses are not part of the state: a world that is restored goes on as one that has forgotten them. */
    @Test
    void theSameCallsHaveTheSameBits() {
        Response response = Response.push().withFriction(0.3);
        RestingContactsTest scene = notch(2, 0.3);
        scene.rest(response, 20);
        WorldState state = new WorldState();
        scene.world.save(state);
        scene.contacts.clear();
        scene.rest(response, 20);
        long digest = scene.world.digest();
        scene.world.restore(state);
        scene.contacts.clear();
        scene.rest(response, 20);
        assertThat(scene.world.digest()).isEqualTo(digest);
    }

    /** What a body slides over. */
    private enum Floor {
        ONE_BOX,
        BOXES,
        COMPOUND,
        CHAIN
    }

    private void addFloor(Floor floor) {
        List<ConvexPolygon> tiles = new ArrayList<>();
        double[] chain = new double[2 * 41];
        for (int i = 0; i < 40; i++) {
            tiles.add(ConvexPolygon.box(i - 5, -1, i - 4, 0));
        }
        for (int i = 0; i <= 40; i++) {
            chain[2 * i] = 35 - i;
        }
        switch (floor) {
            case ONE_BOX -> world.addStatic(ConvexPolygon.box(-5, -1, 35, 0), 0, 0);
            case BOXES -> tiles.forEach(tile -> world.addStatic(tile, 0, 0));
            case COMPOUND -> world.addStatic(CompoundShape.of(tiles.toArray(new ConvexPolygon[0])), 0, 0);
            default -> world.addStatic(CompoundShape.chain(chain), 0, 0);
        }
    }

    @ParameterizedTest
    @EnumSource
    void nothingSlowsABodyOnASeam(Floor floor) {
        List<ConvexShape> shapes = List.of(
                ConvexPolygon.box(-0.5, 0, 0.5, 1),
                RoundedPolygon.circle(0, 0.5, 0.5),
                RoundedPolygon.capsule(-0.3, 0.25, 0.3, 0.25, 0.25),
                ConvexPolygon.of(0, 0, 0.6, 0.5, 0, 1, -0.6, 0.5),
                ConvexPolygon.of(-0.5, 0, 0.5, 0, 0.8, 0.4, 0, 1, -0.8, 0.4));
        for (ConvexShape shape : shapes) {
            for (double speed : new double[] {1.0 / 64, 0.1, 0.37}) {
                RestingContactsTest scene = new RestingContactsTest();
                scene.addFloor(floor);
                BodyId body = scene.world.add(shape, 0, 0.001);
                scene.bodies.add(body);
                scene.world.setDisplacement(body, speed, 0);
                scene.world.step(Response.push());
                for (int frame = 0; frame < 60; frame++) {
                    scene.step(Response.push());
                }
                assertThat(scene.world.x(body)).as("%s %s", shape, speed).isCloseTo(61 * speed, within(1e-9));
            }
        }
    }

    /** Energy and momentum of groups in free space that press on each other. */
    @Test
    void energyNeverGrowsAndMomentumStays() {
        Random random = Trials.random(11);
        for (int trial = 0; trial < Trials.times(60); trial++) {
            RestingContactsTest scene = new RestingContactsTest();
            scene.addPile(9, random);
            scene.contacts.setFriction(random.nextBoolean() ? 0 : random.nextDouble());
            for (int frame = 0; frame < 20; frame++) {
                for (BodyId body : scene.bodies) {
                    double x = scene.world.x(body);
                    double y = scene.world.y(body) - 6;
                    scene.world.setDisplacement(body, -0.02 * x, -0.02 * y);
                }
                double energy = scene.energy();
                double momentum = scene.momentum();
                scene.contacts.solve();
                assertThat(scene.energy()).isLessThanOrEqualTo(energy * (1 + 1e-14));
                assertThat(scene.momentum()).isCloseTo(momentum, within(1e-14));
                scene.world.step(Response.push());
            }
        }
    }

    private double energy() {
        return bodies.stream()
                .mapToDouble(body -> world.bodies().mass(body)
                        * (world.displacementX(body) * world.displacementX(body)
                                + world.displacementY(body) * world.displacementY(body)))
                .sum();
    }

    private double momentum() {
        return bodies.stream()
                .mapToDouble(
                        body -> world.bodies().mass(body) * (world.displacementX(body) + world.displacementY(body)))
                .sum();
    }

    @Test
    void bodiesThatApproachFasterThanTheThresholdAreLeftToTheStep() {
        world.addStatic(ConvexPolygon.box(-5, -1, 5, 0), 0, 0);
        BodyId ball = world.add(RoundedPolygon.circle(0, 0, 0.5), 0, 0.5 + GRAVITY);
        world.setDisplacement(ball, 0, -0.25);
        contacts.setRestThreshold(0.25);
        assertThat(contacts.solve()).isZero();
        assertThat(world.displacementY(ball)).isEqualTo(-0.25);
        contacts.setRestThreshold(0.5);
        assertThat(contacts.solve()).isEqualTo(1);
        assertThat(world.displacementY(ball)).isCloseTo(-GRAVITY, within(1e-9));
    }

    @Test
    void bodiesWithAResponseOfTheirOwnAreLeftToTheStep() {
        world.addStatic(ConvexPolygon.box(-5, -1, 5, 0), 0, 0);
        BodyId ghost = world.add(ConvexPolygon.box(-1, 0, 1, 1), 0, 0);
        world.bodies().setResponse(ghost, Response.pass());
        world.setDisplacement(ghost, 0, -0.5);
        assertThat(contacts.solve()).isZero();
        assertThat(world.displacementY(ghost)).isEqualTo(-0.5);
    }

    /** A bump stands out of the floor, and the side of a tile does not. */
    @Test
    void aBumpIsNotHiddenByTheFloor() {
        world.addStatic(ConvexPolygon.box(-5, -1, 5, 0), 0, 0);
        world.addStatic(RoundedPolygon.circle(0, 0, 0.5), 1.5, 0);
        BodyId box = world.add(ConvexPolygon.box(-1, 0, 1, 1), 0, 0);
        world.setDisplacement(box, 0.3, -GRAVITY);
        assertThat(contacts.solve()).isEqualTo(2);
        assertThat(world.displacementX(box)).isCloseTo(0, within(1e-9));
        assertThat(world.displacementY(box)).isZero();
    }

    @Test
    void aFilterThatIsEvaluatedMayNotSolve() {
        world.addStatic(ConvexPolygon.box(-5, -1, 5, 0), 0, 0);
        BodyId box = world.add(ConvexPolygon.box(-1, 0, 1, 1), 0, 0);
        world.bodies().setPairFilter((a, b) -> contacts.solve() < 0);
        assertThatThrownBy(() -> world.queries().castShape(box, 0, -1))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("while a query evaluates its filter");
    }
}
