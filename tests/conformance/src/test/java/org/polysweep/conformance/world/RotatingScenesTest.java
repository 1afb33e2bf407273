package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.trials.Trials;
import org.polysweep.world.StepReport;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;

/**
 * Flippers, doors and wheels among bodies of all shapes and sizes: the rotating body never stalls, since the bodies in
 * its way can move, and a pair of bodies has few contacts in a step.
 */
class RotatingScenesTest {

    private static final int FRAMES = 60;

    private static final int FEW_CONTACTS = 8;

    /**
     * Minimum number of steps for each step in which a pair may have more contacts: only where three or more bodies lie
     * on each other in a corner.
     */
    private static final int STEPS_PER_CROWDED_STEP = 250;

    enum Kind {
        SLIDE(Response.slide()),
        PUSH(Response.push()),
        BOUNCE(Response.bounce(0.6)),
        REST(Response.bounce(0.5, 0.03)),
        FRICTION(Response.push().withFriction(0.5));

        private final Response response;

        Kind(Response response) {
            this.response = response;
        }
    }

    private final World world = new World();
    private final List<BodyId> free = new ArrayList<>();
    private Random random = new Random(0);
    private double size;
    private BodyId rotating = world.addStatic(ConvexPolygon.box(0, 0, 1, 1), -100, -100);

    @ParameterizedTest
    @EnumSource
    void nothingStallsThatCouldRotate(Kind kind) {
        int trials = Trials.times(150);
        int crowded = 0;
        for (int trial = 0; trial < trials; trial++) {
            crowded += play(kind, trial);
        }
        assertThat(crowded).isLessThanOrEqualTo(kind == Kind.SLIDE ? 0 : trials * FRAMES / STEPS_PER_CROWDED_STEP);
    }

    /** Returns the number of steps in which a pair has many contacts. */
    private int play(Kind kind, int trial) {
        random = new Random(trial);
        size = Math.scalb(1.0, random.nextInt(21) - 10);
        clear();
        int scene = random.nextInt(4);
        double gravity = scene == 2 ? 0 : 0.01 * size;
        double angle = (random.nextBoolean() ? 1 : -1) * (0.02 + 0.5 * random.nextDouble());
        switch (scene) {
            case 0 -> flipper(6 * random.nextDouble());
            case 1 -> flipperInBox();
            case 2 -> {
                door();
                angle = 0.3 * Math.abs(angle);
            }
            default -> wheel();
        }
        int crowded = 0;
        for (int frame = 0; frame < FRAMES; frame++) {
            boolean isBack = scene < 2 && frame % 20 >= 10;
            world.bodies().setRotationPerStep(rotating, Rotor.ofAngle(isBack ? -angle : angle));
            for (BodyId body : free) {
                double dx = frame == 0 ? 0.3 * size * random.nextGaussian() : world.displacementX(body);
                world.setDisplacement(body, dx, world.displacementY(body) - gravity);
            }
            Map<String, Integer> contacts = new HashMap<>();
            StepReport report = world.step(
                    kind.response, contact -> contacts.merge(contact.a() + " " + contact.b(), 1, Integer::sum));
            world.persistDisplacements();
            assertThat(report.stalled()).as("trial %s, frame %s", trial, frame).doesNotContain(rotating);
            boolean isCrowded = contacts.values().stream().anyMatch(count -> count > FEW_CONTACTS);
            crowded += isCrowded ? 1 : 0;
        }
        return crowded;
    }

    private void clear() {
        world.bodies().all().forEach(world::remove);
        free.clear();
    }

    private void flipper(double angle) {
        ConvexShape bar = random.nextBoolean()
                ? ConvexPolygon.of(0, 0.4, -4.2, 0.15, -4.2, -0.15, 0, -0.4)
                : RoundedPolygon.capsule(0, 0, -4, 0, 0.3);
        rotating = world.addKinematic(scaled(bar).at(0, 0).withRotor(Rotor.ofAngle(angle)));
        int count = 1 + random.nextInt(2);
        for (int i = 0; i < count; i++) {
            add(-4 * random.nextDouble(), 1.2 + random.nextDouble() + 1.5 * i);
        }
    }

    private void flipperInBox() {
        flipper(0.4 * random.nextGaussian());
        double half = 12 * size;
        world.addStatic(CompoundShape.chain(-half, -half, half, -half, half, half, -half, half, -half, -half), 0, 0);
        int count = 3 + random.nextInt(2);
        for (int i = 0; i < count; i++) {
            add(-5 + 3.5 * i, 5 + random.nextDouble());
        }
    }

    private void door() {
        ConvexPolygon door = ConvexPolygon.box(0, -0.1 * size, 5 * size, 0.1 * size);
        rotating = world.addKinematic(door.at(0, 0).withRotor(Rotor.ofAngle(-0.5 * random.nextDouble())));
        int count = 2 + random.nextInt(4);
        for (int i = 0; i < count; i++) {
            add(4, 1.5 + (1.2 + random.nextDouble()) * i);
        }
    }

    private void wheel() {
        int teeth = 5 + random.nextInt(4);
        double[] corners = new double[2 * teeth];
        for (int i = 0; i < teeth; i++) {
            corners[2 * i] = 2 * size * StrictMath.cos(2 * Math.PI * i / teeth);
            corners[2 * i + 1] = 2 * size * StrictMath.sin(2 * Math.PI * i / teeth);
        }
        rotating = world.addKinematic(ConvexPolygon.of(corners), 0, 0);
        for (int i = 0; i < 3; i++) {
            add(-0.7 + 0.3 * i, 3.2 + 1.5 * i);
        }
    }

    private void add(double x, double y) {
        ConvexShape shape = switch (random.nextInt(4)) {
            case 0 -> RoundedPolygon.circle(0, 0, 0.5);
            case 1 -> ConvexPolygon.box(-0.5, -0.4, 0.5, 0.4);
            case 2 -> RoundedPolygon.capsule(-0.3, 0, 0.3, 0.1, 0.3);
            default -> ConvexPolygon.of(-0.5, -0.4, 0.5, -0.3, 0, 0.6);
        };
        BodyId body = world.add(scaled(shape), x * size, y * size);
        if (random.nextBoolean()) {
            world.bodies().setMass(body, 0.2 + 5 * random.nextDouble());
        }
        free.add(body);
    }

    private ConvexShape scaled(ConvexShape shape) {
        return shape.scaled(size);
    }
}
