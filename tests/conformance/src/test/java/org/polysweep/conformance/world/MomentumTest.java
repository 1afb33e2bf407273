package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.shape.Shape;
import org.polysweep.trials.Trials;
import org.polysweep.world.StepReport;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;

/** Momentum stays, and energy does not grow, in rows, grids, rings and pyramids of bodies that touch. */
class MomentumTest {

    /**
     * In a step a motion is changed 64 times at most, each time rounded and turned outward by 64 units in the last
     * place at most: in all by less than 2^-39 of the greatest sum of speeds.
     */
    private static final double ROUNDING = 0x1p-39;

    private static final ConvexPolygon BOX = ConvexPolygon.box(-0.5, -0.5, 0.5, 0.5);
    private static final ConvexPolygon DIAMOND = ConvexPolygon.of(-0.5, 0, 0, -0.5, 0.5, 0, 0, 0.5);

    private Random random = Trials.random(63);
    private World world = new World();
    private final List<BodyId> bodies = new ArrayList<>();

    /** The responses that keep momentum; a slide pushes nothing, so it keeps none. */
    enum Kind {
        SLIDE,
        SLIDE_WITH_FRICTION,
        PUSH,
        PUSH_WITH_FRICTION,
        BOUNCE,
        BOUNCE_WITH_THRESHOLD,
        BOUNCE_WITH_FRICTION;

        boolean keepsMomentum() {
            return this != SLIDE && this != SLIDE_WITH_FRICTION;
        }

        Response response(Random random) {
            double restitution = random.nextInt(5) / 4.0;
            double threshold = random.nextInt(3) * 0.1;
            double friction = random.nextDouble();
            return switch (this) {
                case SLIDE -> Response.slide();
                case SLIDE_WITH_FRICTION -> Response.slide().withFriction(friction);
                case PUSH -> Response.push();
                case PUSH_WITH_FRICTION -> Response.push().withFriction(friction);
                case BOUNCE -> Response.bounce(restitution);
                case BOUNCE_WITH_THRESHOLD -> Response.bounce(restitution, threshold + 0.02);
                case BOUNCE_WITH_FRICTION ->
                    Response.bounce(restitution, threshold).withFriction(friction);
            };
        }
    }

    /** Momentum in x and y, energy, and the sum of the sizes of all momenta. */
    private record Sum(double x, double y, double energy, double size) {}

    private Sum sum() {
        double x = 0;
        double y = 0;
        double energy = 0;
        double size = 0;
        for (BodyId body : bodies) {
            double mass = world.bodies().mass(body);
            double dx = world.displacementX(body);
            double dy = world.displacementY(body);
            x += mass * dx;
            y += mass * dy;
            energy += mass * (dx * dx + dy * dy) / 2;
            size += mass * (Math.abs(dx) + Math.abs(dy));
        }
        return new Sum(x, y, energy, size);
    }

    /** One step, after which each body goes on with the motion with which it has ended. */
    private StepReport step(Response response) {
        boolean[] persists = new boolean[1];
        StepReport report = world.step((contact, motion) -> {
            response.respond(contact, motion);
            persists[0] |= motion.persists();
        });
        if (!persists[0]) {
            bodies.forEach(body -> world.setDisplacement(
                    body, world.bodies().endDisplacementX(body), world.bodies().endDisplacementY(body)));
        }
        return report;
    }

    @ParameterizedTest
    @EnumSource
    void momentumStaysAndEnergyDoesNotGrow(Kind kind) {
        int checked = 0;
        for (int i = 0; i < Trials.times(60); i++) {
            arrange();
            Response response = kind.response(random);
            for (int frame = 0; frame < 4; frame++) {
                Sum before = sum();
                StepReport report = step(response);
                Sum after = sum();
                assertThat(after.energy())
                        .as("energy, scene %s, frame %s", i, frame)
                        .isLessThanOrEqualTo(before.energy() * (1 + ROUNDING));
                // What stalls is a wall for the rest of the step.
                if (kind.keepsMomentum()
                        && report.stalled().isEmpty()
                        && report.rolledBack().isEmpty()) {
                    checked++;
                    double off = Math.max(Math.abs(after.x() - before.x()), Math.abs(after.y() - before.y()));
                    assertThat(off)
                            .as("momentum, scene %s, frame %s", i, frame)
                            .isLessThanOrEqualTo(before.size() * ROUNDING);
                }
            }
        }
        assertThat(checked).isGreaterThanOrEqualTo(kind.keepsMomentum() ? Trials.times(60) * 3 : 0);
    }

    /** With walls and gravity, energy grows by gravity only. */
    @ParameterizedTest
    @EnumSource
    void wallsAddNoEnergy(Kind kind) {
        for (int i = 0; i < Trials.times(30); i++) {
            arrange();
            world.addStatic(ConvexPolygon.box(-40, -2, 40, -1), 0, 0.5);
            world.addStatic(ConvexPolygon.of(-3, 0, -6, 6, -9, 6, -9, 0), -1, -0.5);
            world.addStatic(ConvexPolygon.box(0, 0, 1, 20), 9, -0.5);
            Response response = kind.response(random);
            for (int frame = 0; frame < 4; frame++) {
                Sum before = sum();
                step(response);
                assertThat(sum().energy())
                        .as("scene %s, frame %s", i, frame)
                        .isLessThanOrEqualTo(before.energy() * (1 + ROUNDING));
                bodies.forEach(body ->
                        world.setDisplacement(body, world.displacementX(body), world.displacementY(body) - 1.0 / 64));
            }
        }
    }

    private void arrange() {
        world = new World();
        bodies.clear();
        double pitch = 1 + new double[] {0, 1e-9, 0.01 * random.nextDouble()}[random.nextInt(3)];
        int count = 2 + random.nextInt(4);
        switch (random.nextInt(4)) {
            case 0 -> { // a row
                for (int i = 0; i < 2 * count; i++) {
                    add(i * pitch, 0, shape());
                }
            }
            case 1 -> { // a grid
                for (int i = 0; i < count * count; i++) {
                    add(i % count * pitch, i / count * pitch, shape());
                }
            }
            case 2 -> { // a ring
                int size = 4 + count;
                double radius = 0.5 / Math.sin(Math.PI / size) * pitch;
                for (int i = 0; i < size; i++) {
                    double angle = 2 * Math.PI * i / size;
                    add(radius * Math.cos(angle), radius * Math.sin(angle), RoundedPolygon.circle(0, 0, 0.5));
                }
            }
            default -> { // a pyramid
                for (int row = 0; row < count; row++) {
                    for (int i = 0; i < count - row; i++) {
                        add(i * pitch + row * 0.5, row * pitch, shape());
                    }
                }
            }
        }
    }

    private Shape shape() {
        return switch (random.nextInt(4)) {
            case 0 -> RoundedPolygon.circle(0, 0, 0.5);
            case 1 -> DIAMOND;
            default -> BOX;
        };
    }

    private void add(double x, double y, Shape shape) {
        BodyId body = world.add(shape, x, y);
        bodies.add(body);
        if (random.nextBoolean()) {
            world.bodies().setMass(body, Math.exp(2 * random.nextGaussian()));
        }
        world.setDisplacement(body, speed(), speed());
    }

    private double speed() {
        double speed = 0.2 * random.nextGaussian();
        return random.nextInt(3) == 0 ? Math.rint(64 * speed) / 64 : speed;
    }

    /** A group never goes on with a speed from before one of its bodies was hit: these gained a quarter of energy. */
    @Test
    void threeBoxesInARowGainNothing() {
        double[] speeds = {5 / 64.0, 4 / 64.0, 1 / 64.0};
        for (int i = 0; i < 3; i++) {
            bodies.add(world.add(ConvexPolygon.box(0, 0, 1, 1), i, 0));
            world.setDisplacement(bodies.get(i), speeds[i], 0);
        }
        Sum before = sum();
        step(Response.bounce(0.5, 0.05));
        assertThat(sum().x()).isEqualTo(before.x());
        assertThat(sum().energy()).isLessThanOrEqualTo(before.energy());
    }
}
