package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.trials.Trials;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;

/** Stacks that slide: the ground slows them like one body of the same coefficient, as in Coulomb's law. */
class StackFrictionTest {

    private static final double GRAVITY = 1.0 / 128;
    private static final double SPEED = 0.2;
    private static final double FRICTION = 0.5;
    private static final ConvexPolygon BOX = ConvexPolygon.box(-0.5, -0.5, 0.5, 0.5);

    private World world = new World();
    private final List<BodyId> bodies = new ArrayList<>();
    private BodyId ground;

    /** A stack on a slope; each body is above the one below by more than rounding. */
    private void stack(double angle, int count, boolean isMixed) {
        world = new World();
        bodies.clear();
        double across = 40 * Math.cos(angle);
        double up = 40 * Math.sin(angle);
        ground = world.addKinematic(
                ConvexPolygon.of(-across, -up, across, up, across, -up - 5, -across, -up - 5), 0.3, 0.7);
        for (int i = 0; i < count; i++) {
            double above = 0.5 + i + 1e-9 * (i + 1);
            bodies.add(world.add(BOX.at(
                            0.3 + 10 * Math.cos(angle) - Math.sin(angle) * above,
                            0.7 + 10 * Math.sin(angle) + Math.cos(angle) * above)
                    .withRotor(Rotor.ofAngle(angle))));
            world.bodies().setMass(bodies.get(i), isMixed ? 1 + i * 3 % 5 : 1);
        }
    }

    /** One frame with gravity; the first one begins with a speed along the slope. */
    private void step(Response response, int frame, double dx, double dy) {
        for (BodyId body : bodies) {
            world.setDisplacement(
                    body,
                    frame == 1 ? dx : world.bodies().endDisplacementX(body),
                    (frame == 1 ? dy : world.bodies().endDisplacementY(body)) - GRAVITY);
        }
        assertThat(world.step(response.withFriction(FRICTION)).stalled()).isEmpty();
    }

    private boolean rests() {
        return bodies.stream()
                .allMatch(body -> world.bodies().endDisplacementX(body) == 0
                        && world.bodies().endDisplacementY(body) == 0);
    }

    /** Returns the frame in which a stack comes to rest. */
    private int stop(Response response, double angle, int atMost) {
        int frame = 0;
        while (frame < atMost && (frame == 0 || !rests())) {
            step(response, ++frame, -SPEED * Math.cos(angle), -SPEED * Math.sin(angle));
        }
        return frame;
    }

    /**
     * Bodies of restitution 0 stay together without a threshold, also if it is the restitution of the bodies: a stack
     * on a slope falls, comes to rest, and never stalls.
     */
    @ParameterizedTest
    @CsvSource({"0, 1", "0, 5", "0.25, 1", "0.25, 5", "0.25, 8"})
    void aStackOfRestitutionZeroRestsWithoutAThreshold(double angle, int count) {
        stack(angle, count, true);
        bodies.forEach(body -> world.bodies().setRestitution(body, 0));
        assertThat(stop(Response.bounce(0.5), angle, 300)).isLessThan(300);
    }

    /** Stacks stop in the frame in which one body would, or one frame later, where one body would. */
    @ParameterizedTest
    @EnumSource
    void aStackStopsLikeOneBody(FrictionTest.Base base) {
        for (double angle : new double[] {0, Math.toRadians(15)}) {
            double loss = GRAVITY * (FRICTION * Math.cos(angle) - Math.sin(angle));
            for (int count : new int[] {1, 2, 3, 5, 8}) {
                stack(angle, count, count == 8);
                double before = world.x(bodies.get(0));
                int expected = (int) Math.ceil(SPEED / loss);
                assertThat(stop(base.response, angle, expected + 10))
                        .as("%s bodies at %s", count, angle)
                        .isBetween(expected, expected + 1);
                double distance = (before - world.x(bodies.get(0))) / Math.cos(angle);
                assertThat(distance).isBetween(SPEED * SPEED / loss / 2 - SPEED, SPEED * SPEED / loss / 2);
                double before2 = world.x(bodies.get(count - 1));
                step(base.response, 2, 0, 0);
                assertThat(world.x(bodies.get(count - 1))).isEqualTo(before2);
            }
        }
    }

    /** Above the angle of friction, stacks of any masses are as fast as one body. */
    @ParameterizedTest
    @EnumSource
    void aStackSlidesDownLikeOneBody(FrictionTest.Base base) {
        double angle = Math.toRadians(35);
        double gain = GRAVITY * (Math.sin(angle) - FRICTION * Math.cos(angle));
        for (boolean isMixed : new boolean[] {false, true}) {
            stack(angle, 4, isMixed);
            for (int frame = 1; frame <= 60; frame++) {
                step(base.response, frame, -SPEED * Math.cos(angle), -SPEED * Math.sin(angle));
                for (BodyId body : bodies) {
                    double speed = Math.hypot(
                            world.bodies().endDisplacementX(body),
                            world.bodies().endDisplacementY(body));
                    assertThat(Math.abs(speed - SPEED - frame * gain))
                            .as("frame %s, mixed %s", frame, isMixed)
                            .isLessThan(1e-9);
                }
            }
        }
    }

    /** On level ground, bodies of any masses and coefficients of the upper ones stop together with the lowest one. */
    @ParameterizedTest
    @EnumSource
    void massesDoNotMatter(FrictionTest.Base base) {
        stack(0, 5, true);
        world.bodies().setFriction(ground, FRICTION / 2);
        int frames = (int) Math.ceil(SPEED / (GRAVITY * FRICTION / 2));
        for (int frame = 1; frame <= frames + 1; frame++) {
            for (BodyId body : bodies) {
                world.setDisplacement(
                        body,
                        frame == 1 ? SPEED : world.bodies().endDisplacementX(body),
                        world.bodies().endDisplacementY(body) - GRAVITY);
            }
            Response own = base.response.withFriction();
            world.step((contact, motion) -> {
                if (contact.involves(ground)) {
                    own.respond(contact, motion);
                } else {
                    base.response.withFriction(FRICTION).respond(contact, motion);
                }
            });
        }
        assertThat(rests()).isTrue();
    }

    /** A conveyor accelerates a stack as it accelerates one body. */
    @ParameterizedTest
    @CsvSource({"1", "2", "4"})
    void aConveyorTakesAStackAlong(int count) {
        stack(0, count, true);
        world.setDisplacement(ground, 16 * GRAVITY / 2, 0);
        for (int frame = 1; frame <= 40; frame++) {
            step(Response.push(), frame, 0, 0);
            double expected = Math.min(8 * GRAVITY, FRICTION * GRAVITY * frame);
            for (BodyId body : bodies) {
                assertThat(Math.abs(world.bodies().endDisplacementX(body) - expected))
                        .as("frame %s", frame)
                        .isLessThan(1e-12);
            }
        }
    }

    /** Bodies that move alike up to rounding would correct each other until one of them stalls. */
    @ParameterizedTest
    @CsvSource({
        "3, 0.5792085791275166, -1.6311869864431847",
        "4, 0.9428948848123417, 2.0178896865379716",
        "5, 0.3499907679302214, 1.5829229290479851",
        "5, 0.4041775424093007, -1.5931554749696617",
        "5, 0.909706455791425, -2.8195869847266017"
    })
    void noBodyOfAStackOnASlopeStalls(int size, double coefficient, double speed) {
        List<Integer> upward = IntStream.range(0, size).boxed().toList();
        requireTogether(4, 3, upward, Response.slide().withFriction(coefficient), speed);
    }

    /** The same for any order in which the bodies are added, and for bodies that push each other. */
    @Test
    void stacksStayTogether() {
        Response[] bases = {Response.slide(), Response.push(), Response.bounce(0, 0.5)};
        Random random = new Random(83);
        for (int i = 0; i < Trials.times(450); i++) {
            List<Integer> order = new ArrayList<>(
                    IntStream.range(0, 2 + random.nextInt(4)).boxed().toList());
            Collections.shuffle(order, random);
            boolean isSteep = random.nextBoolean();
            double coefficient = random.nextDouble();
            requireTogether(
                    isSteep ? 4 : 12,
                    isSteep ? 3 : 5,
                    order,
                    bases[i % 3].withFriction(coefficient),
                    6 * random.nextDouble() - 3);
        }
    }

    /** The surfaces below and above a body are not quite parallel by rounding; it is in no corner between them. */
    @ParameterizedTest
    @CsvSource({"40", "13.95", "29.28"})
    void parallelSurfacesAreNoCorner(double degrees) {
        double cos = Math.cos(Math.toRadians(degrees));
        double sin = Math.sin(Math.toRadians(degrees));
        World world = new World();
        world.addStatic(
                ConvexPolygon.of(
                        -900 * cos,
                        -900 * sin,
                        -900 * cos + 90 * sin,
                        -900 * sin - 90 * cos,
                        900 * cos + 90 * sin,
                        900 * sin - 90 * cos,
                        900 * cos,
                        900 * sin),
                0,
                0);
        ConvexPolygon box = ConvexPolygon.of(
                -1.5 * cos,
                -1.5 * sin,
                1.5 * cos,
                1.5 * sin,
                1.5 * cos - sin,
                1.5 * sin + cos,
                -1.5 * cos - sin,
                -1.5 * sin + cos);
        List<BodyId> stack = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            double above = 1e-5 + i * (1 + 1e-5);
            stack.add(world.add(box, 600 * cos - above * sin, 600 * sin + above * cos));
        }
        for (int frame = 1; frame <= 40; frame++) {
            for (BodyId body : stack) {
                world.setDisplacement(
                        body,
                        world.bodies().endDisplacementX(body),
                        world.bodies().endDisplacementY(body) - GRAVITY);
            }
            world.step(Response.slide());
            for (BodyId body : stack) {
                double along = world.bodies().endDisplacementX(body) * cos
                        + world.bodies().endDisplacementY(body) * sin;
                assertThat(Math.abs(along + frame * GRAVITY * sin))
                        .as("frame %d", frame)
                        .isLessThan(1e-9);
            }
        }
    }

    /** Requires that a stack on a slope of a given run and rise slides or rests together, and that no body stalls. */
    private static void requireTogether(double run, double rise, List<Integer> order, Response response, double speed) {
        World world = new World();
        world.addStatic(
                ConvexPolygon.of(-1000 * run, -1000 * rise, 1000 * run, -1000 * rise, 1000 * run, 1000 * rise), 0, 0);
        ConvexPolygon onSlope = ConvexPolygon.of(0, 0, run, rise, run - rise, run + rise, -rise, run);
        double along = speed / Math.sqrt(run * run + rise * rise);
        BodyId[] stack = new BodyId[order.size()];
        for (int i : order) {
            stack[i] = world.add(onSlope, -rise * i, run * i);
            world.setDisplacement(stack[i], run * along, rise * along - 0.25);
        }
        for (int frame = 0; frame < 30; frame++) {
            assertThat(world.step(response).stalled()).isEmpty();
            for (int i = 0; i < stack.length; i++) {
                double apart = world.x(stack[i]) + rise * i - world.x(stack[0]);
                assertThat(Math.abs(apart))
                        .as("body %d of %s, frame %d, speed %s", i, order, frame, speed)
                        .isLessThan(1e-6);
                world.setDisplacement(
                        stack[i],
                        world.bodies().endDisplacementX(stack[i]),
                        world.bodies().endDisplacementY(stack[i]) - 0.25);
            }
        }
    }
}
