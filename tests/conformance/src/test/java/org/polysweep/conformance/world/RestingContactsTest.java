package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.trials.Trials;
import org.polysweep.world.StepReport;
import org.polysweep.world.World;
import org.polysweep.world.WorldState;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.ContactImpulse;
import org.polysweep.world.body.Response;

/** Bodies that rest on each other: a step solves their contacts together. */
class RestingContactsTest {

    private static final double GRAVITY = 1.0 / 128;

    private final World world = new World();
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

    private StepReport step(Response response) {
        for (BodyId body : bodies) {
            world.setDisplacement(
                    body, world.bodies().endDisplacementX(body), world.bodies().endDisplacementY(body) - GRAVITY);
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

    private static RestingContactsTest notch(int seed) {
        RestingContactsTest scene = new RestingContactsTest();
        scene.world.addStatic(ConvexPolygon.of(0, 0, -200, 140, -200, -5, 0, -5), 0, 0);
        scene.world.addStatic(ConvexPolygon.of(0, 0, 0, -5, 200, -5, 200, 120), 0, 0);
        scene.addPile(8, new Random(seed * 77_777L));
        return scene;
    }

    @ParameterizedTest
    @CsvSource({"false, 0.5", "true, 0.5", "false, 0.3", "true, 0.3"})
    void pilesInNotchesComeToRestToTheBit(boolean bounces, double friction) {
        int atRest = 0;
        for (int seed = 1; seed <= Trials.times(4); seed++) {
            RestingContactsTest scene = notch(seed);
            Response response = bounces ? Response.bounce(0.5, 4 * GRAVITY) : Response.push();
            atRest += scene.rest(response.withFriction(friction), 2000) < 2000 ? 1 : 0;
        }
        assertThat(atRest).isGreaterThanOrEqualTo(Trials.times(4) * 4 / 5);
    }

    /** The impulses are part of the state: a world that is restored, also from bytes, goes on with the same bits. */
    @Test
    void aRestoredPileGoesOnWithTheSameBits() {
        Response response = Response.push().withFriction(0.3);
        RestingContactsTest scene = notch(2);
        scene.rest(response, 100);
        WorldState state = new WorldState();
        scene.world.save(state);
        long digest = scene.world.digest();
        scene.rest(response, 20);
        long later = scene.world.digest();
        scene.world.restore(scene.world.readState(state.toBytes()));
        assertThat(scene.world.digest()).isEqualTo(digest);
        scene.rest(response, 20);
        assertThat(scene.world.digest()).isEqualTo(later);
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

    /** Bodies of all kinds that walk to the origin: one contact for each pair, and none uses up its budget. */
    @Test
    void aHuddleHasOneContactForEachPair() {
        Random random = new Random(5);
        int columns = 8;
        for (int i = 0; i < columns * columns; i++) {
            double x = (i % columns - columns / 2) * 1.5 + 0.2 * random.nextDouble();
            double y = (i / columns - columns / 2) * 1.5 + 0.2 * random.nextDouble();
            bodies.add(world.add(shape(random), x, y));
        }
        for (int frame = 0; frame < 80; frame++) {
            for (BodyId body : bodies) {
                double length = Math.hypot(world.x(body), world.y(body));
                double share = Math.min(1, 1 / (16 * length));
                world.setDisplacement(body, -share * world.x(body), -share * world.y(body));
            }
            StepReport report = world.step(Response.push());
            assertThat(report.stalled()).as("frame %s", frame).isEmpty();
            assertThat(report.contactCount()).as("frame %s", frame).isLessThan(4 * bodies.size());
        }
    }

    /** Groups in free space that press on each other, with all laws. */
    @Test
    void energyNeverGrowsAndMomentumStays() {
        Random random = Trials.random(11);
        List<Response> responses = List.of(
                Response.push(),
                Response.bounce(0),
                Response.bounce(0.5, 0.05),
                Response.push().withFriction(0.5));
        for (int trial = 0; trial < Trials.times(40); trial++) {
            RestingContactsTest scene = new RestingContactsTest();
            scene.addPile(9, random);
            for (int frame = 0; frame < 20; frame++) {
                for (BodyId body : scene.bodies) {
                    double x = scene.world.x(body);
                    double y = scene.world.y(body) - 6;
                    scene.world.setDisplacement(body, -0.02 * x, -0.02 * y);
                }
                double energy = scene.sum(false, true);
                double momentum = scene.sum(false, false);
                StepReport report = scene.world.step(responses.get(trial % responses.size()));
                if (report.stalled().isEmpty()) {
                    assertThat(scene.sum(true, true)).isLessThanOrEqualTo(energy * (1 + 1e-12));
                    assertThat(scene.sum(true, false)).isCloseTo(momentum, within(1e-12));
                }
            }
        }
    }

    /** The sum of the energies, or of both components of the momenta, before the step or after it. */
    private double sum(boolean isAfter, boolean isEnergy) {
        double sum = 0;
        for (BodyId body : bodies) {
            double dx = isAfter ? world.bodies().endDisplacementX(body) : world.displacementX(body);
            double dy = isAfter ? world.bodies().endDisplacementY(body) : world.displacementY(body);
            sum += world.bodies().mass(body) * (isEnergy ? dx * dx + dy * dy : dx + dy);
        }
        return sum;
    }

    /** A bump stands out of the floor, and the side of a tile does not. */
    @Test
    void aBumpIsNotHiddenByTheFloor() {
        world.addStatic(ConvexPolygon.box(-5, -1, 5, 0), 0, 0);
        world.addStatic(RoundedPolygon.circle(0, 0, 0.5), 1.5, 0);
        BodyId box = world.add(ConvexPolygon.box(-1, 0, 1, 1), 0, 0);
        for (int frame = 0; frame < 3; frame++) {
            world.setDisplacement(box, 0.3, -GRAVITY);
            world.step(Response.push());
            assertThat(world.x(box)).isCloseTo(0, within(1e-9));
            assertThat(world.y(box)).isCloseTo(0, within(1e-9));
        }
    }

    private static List<ContactImpulse> reversed(List<ContactImpulse> impulses) {
        List<ContactImpulse> reversed = new ArrayList<>(impulses);
        Collections.reverse(reversed);
        return reversed;
    }

    /** A world that is built again goes on with the same bits if it gets the impulses. */
    @Test
    void impulsesCanBePutBack() {
        Response response = Response.push();
        WorldState state = new WorldState();
        List<World> worlds = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            RestingContactsTest scene = notch(3);
            scene.rest(response, 60);
            worlds.add(scene.world);
            scene.world.save(state);
            assertThat(state.contactImpulses()).isNotEmpty();
            if (i == 1) {
                List<ContactImpulse> impulses = state.contactImpulses();
                state.setContactImpulses(List.of());
                scene.world.restore(state);
                assertThat(scene.world.digest()).isNotEqualTo(worlds.get(0).digest());
                state.setContactImpulses(reversed(impulses));
                scene.world.restore(state);
            }
        }
        assertThat(worlds.get(1).digest()).isEqualTo(worlds.get(0).digest());
    }

    /** The angle by which a scene is rotated: islands along the axes are left to the step. */
    private double angle;

    private double turnedX(double x, double y) {
        return x * Math.cos(angle) - y * Math.sin(angle);
    }

    private double turnedY(double x, double y) {
        return y * Math.cos(angle) + x * Math.sin(angle);
    }

    private ConvexPolygon turned(ConvexPolygon box) {
        return box.rotated(Rotor.ofAngle(angle));
    }

    /** In a rotated scene, a box begins a little higher, so that it does not overlap its floor by rounding. */
    private BodyId box(double x, double y) {
        double above = angle == 0 ? y : y + 1e-9;
        return world.add(turned(ConvexPolygon.box(0, 0, 1, 1)), turnedX(x, above), turnedY(x, above));
    }

    private void step(BodyId body, double dx, double dy) {
        world.setDisplacement(body, turnedX(dx, dy), turnedY(dx, dy));
        world.step(Response.push());
    }

    private void isAt(BodyId body, double x, double y) {
        double rounding = angle == 0 ? 1e-12 : 1e-8;
        assertThat(world.x(body)).isCloseTo(turnedX(x, y), within(rounding));
        assertThat(world.y(body)).isCloseTo(turnedY(x, y), within(rounding));
    }

    /** Bodies that were in contact in the last step do not stop each other where they pass side by side. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 0.3, -1})
    void aBodyPassesBesideOneThatItLeft(double angle) {
        this.angle = angle;
        world.addStatic(turned(ConvexPolygon.box(0, -1, 4, 0)), 0, 0);
        BodyId falling = box(0.2, 0);
        step(falling, 0, -0.1);
        step(falling, -1.3, 2);
        step(falling, 0, -3);
        isAt(falling, -1.1, -1);
    }

    /** It is above the platform when the step begins, and beyond its edge before it is low enough. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 0.3, -1})
    void aBodyPassesTheEdgeBeforeItFalls(double angle) {
        this.angle = angle;
        world.addStatic(turned(ConvexPolygon.box(0, -1, 4, 0)), 0, 0);
        BodyId body = box(3.5, 0);
        step(body, 0, -0.1);
        step(body, 0.3, 0.5);
        step(body, 3, -1);
        isAt(body, 6.8, -0.5);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.3, -1})
    void aBodyJumpsBackOverTheLedgeThatItLeft(double angle) {
        this.angle = angle;
        world.addStatic(turned(ConvexPolygon.box(0, -5, 10, 0)), 0, 0);
        BodyId body = box(9.7, 0);
        step(body, 0.35, -0.02);
        step(body, -0.2, 0.4);
        isAt(body, 9.85, 0.4);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.3, -1})
    void aFloorThatPassesBelowPushesNothing(double angle) {
        this.angle = angle;
        BodyId floor = world.addKinematic(turned(ConvexPolygon.box(0, -5, 10, 0)), 0, 0);
        BodyId body = box(9.7, 0);
        step(body, 0.8, -0.02);
        world.setDisplacement(floor, turnedX(1, -3), turnedY(1, -3));
        step(body, 0, 0);
        isAt(body, 10.5, 0);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.3, -1})
    void aBodyThatIsPutElsewhereForgetsItsContacts(double angle) {
        this.angle = angle;
        world.addStatic(turned(ConvexPolygon.box(0, -5, 10, 0)), 0, 0);
        BodyId body = box(5, 0);
        step(body, 0, -0.02);
        world.setPosition(body, turnedX(12, 7), turnedY(12, 7));
        step(body, -3, 0);
        isAt(body, 9, 7);
    }

    /** Without friction, a slow body slides, far from the origin as well. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 0.3, -1})
    void slowBodiesDoNotStick(double angle) {
        this.angle = angle;
        double far = 1e6;
        world.addStatic(turned(ConvexPolygon.box(far - 9, -1, far + 9, 0)), 0, 0);
        BodyId body = box(far, 0);
        step(body, 0, -0.01);
        double beforeX = world.x(body);
        double beforeY = world.y(body);
        for (int frame = 0; frame < 10; frame++) {
            step(body, 5e-5, -0.01);
        }
        double way = Math.hypot(world.x(body) - beforeX, world.y(body) - beforeY);
        assertThat(way).isCloseTo(5e-4, within(1e-8));
    }

    @ParameterizedTest
    @CsvSource({"1e-309, 0", "4.9e-324, 0", "1e-300, 0", "1e300, 0", "1e-309, 0.3", "4.9e-324, 0.3", "1e-300, 0.3"})
    void extremeMassesRest(double mass, double angle) {
        this.angle = angle;
        world.addStatic(turned(ConvexPolygon.box(-9, -1, 9, 0)), 0, 0);
        BodyId body = box(0, 0);
        world.bodies().setMass(body, mass);
        for (int frame = 0; frame < 3; frame++) {
            step(body, 0.125, -0.125);
        }
        isAt(body, 0.375, 0);
    }

    /** Impulses that do not become good enough are left to the step: a block of unequal masses comes to rest. */
    @Test
    void aBlockOfUnequalMassesIsNotRolledBack() {
        Random random = new Random(3);
        world.addStatic(ConvexPolygon.box(-50, -1, 50, 0), 0, 0);
        for (int i = 0; i < 100; i++) {
            bodies.add(box(i % 10, 0.6 + i / 10));
            world.bodies().setMass(bodies.get(i), Math.pow(10, 4 * random.nextDouble() - 2));
        }
        int rolledBack = 0;
        for (int frame = 0; frame < 60; frame++) {
            rolledBack += step(Response.push()).rolledBack().size();
        }
        assertThat(rolledBack).isZero();
    }
}
