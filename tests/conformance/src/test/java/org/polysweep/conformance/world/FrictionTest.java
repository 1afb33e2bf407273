package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.trials.Trials;
import org.polysweep.world.World;
import org.polysweep.world.WorldState;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;

/** Bodies under gravity on slopes, moving floors and each other, with friction. */
class FrictionTest {

    private static final double GRAVITY = 1.0 / 128;
    private static final ConvexPolygon BOX = ConvexPolygon.box(-0.5, -0.5, 0.5, 0.5);

    private World world = new World();
    private final Random random = Trials.random(62);
    private final List<BodyId> bodies = new ArrayList<>();

    /** The responses that take friction. */
    enum Base {
        SLIDE(Response.slide()),
        PUSH(Response.push()),
        BOUNCE(Response.bounce(0, 4 * GRAVITY)),
        BOUNCE_BACK(Response.bounce(0.25, 4 * GRAVITY));

        final Response response;

        Base(Response response) {
            this.response = response;
        }
    }

    /** One frame of a game with gravity: each body goes on with the motion with which it has ended the last one. */
    private void step(Response response) {
        for (BodyId body : bodies) {
            world.setDisplacement(
                    body, world.bodies().endDisplacementX(body), world.bodies().endDisplacementY(body) - GRAVITY);
        }
        assertThat(world.step(response).stalled()).isEmpty();
    }

    private List<Double> positions() {
        return bodies.stream()
                .flatMap(body -> Stream.of(world.x(body), world.y(body)))
                .toList();
    }

    /** A slope through a point; a body that starts there, moved by a distance along its normal, is above it. */
    private void addSlope(double angle, double x, double y) {
        double across = 40 * Math.cos(angle);
        double up = 40 * Math.sin(angle);
        world.addKinematic(ConvexPolygon.of(-across, -up, across, up, across, -up - 5, -across, -up - 5), x, y);
    }

    private void addAbove(ConvexShape shape, Rotor rotor, double angle, double distance, double x, double y) {
        bodies.add(world.add(shape.at(x - Math.sin(angle) * distance, y + Math.cos(angle) * distance)
                .withRotor(rotor)));
    }

    private ConvexShape shape() {
        return switch (random.nextInt(4)) {
            case 0 -> RoundedPolygon.circle(0, 0, 0.5);
            case 1 -> RoundedPolygon.capsule(-0.25, -0.25, 0.25, 0.25, 0.25);
            case 2 -> ConvexPolygon.of(-0.5, -0.25, 0.25, -0.5, 0.5, 0.25, 0, 0.5);
            default -> BOX;
        };
    }

    /** Below the angle of friction a body rests, to the bit; above it, the body goes on down the slope. */
    @ParameterizedTest
    @EnumSource
    void aBodyRestsOnASlopeUpToTheAngleOfFriction(Base base) {
        for (int i = 0; i < Trials.times(24); i++) {
            world = new World();
            bodies.clear();
            double angle = 0.05 + 0.7 * random.nextDouble();
            boolean rests = random.nextBoolean();
            double coefficient = Math.tan(angle) * (rests ? 1.1 : 0.98);
            double x = 200 * (random.nextDouble() - 0.5);
            double y = 200 * (random.nextDouble() - 0.5);
            addSlope(angle, x, y);
            addAbove(shape(), random.nextBoolean() ? Rotor.IDENTITY : Rotor.ofAngle(angle), angle, 0.75, x, y);
            Response response = base.response.withFriction(coefficient);
            for (int frame = 0; frame < 200; frame++) {
                step(response);
            }
            List<Double> before = positions();
            for (int frame = 0; frame < 40; frame++) {
                step(response);
                assertThat(positions().equals(before))
                        .as("a body on a slope of %s radians with friction %s", angle, coefficient)
                        .isEqualTo(rests);
            }
        }
    }

    /** A stack on a slope stays, in whatever order it was built, and bodies of any mass lie on each other. */
    @ParameterizedTest
    @EnumSource
    void aStackOnASlopeStays(Base base) {
        double angle = Math.toRadians(15);
        for (boolean isTopFirst : new boolean[] {false, true}) {
            for (Rotor rotor : List.of(Rotor.IDENTITY, Rotor.ofAngle(angle))) {
                ConvexShape shape = rotor.equals(Rotor.IDENTITY)
                        ? BOX.rotated(Rotor.ofHalfAngle(Math.cos(angle / 2), Math.sin(angle / 2)))
                        : BOX;
                double x = 1_000 * bodies.size() + 0.3;
                addSlope(angle, x, 0.7);
                for (int i = 0; i < 5; i++) {
                    int level = isTopFirst ? 4 - i : i;
                    addAbove(shape, rotor, angle, 0.5 + level + 1e-6 * (level + 1), x, 0.7);
                    world.bodies().setMass(bodies.get(bodies.size() - 1), 1 + level * 3 % 5);
                }
            }
        }
        Response response = base.response.withFriction(0.5);
        step(response);
        step(response);
        List<Double> before = positions();
        for (int frame = 0; frame < 60; frame++) {
            step(response);
            assertThat(positions()).isEqualTo(before);
        }
    }

    /**
     * A floor that moves takes a body along: faster by the coefficient times gravity in each frame, up to its speed.
     */
    @ParameterizedTest
    @CsvSource({"0.5, 16", "0.25, 32", "8, 1", "Infinity, 1", "0, 1000"})
    void aMovingFloorTakesABodyAlong(double coefficient, int frames) {
        BodyId floor = world.addKinematic(ConvexPolygon.box(-50, -1, 50, 0), 0, 0);
        bodies.add(world.add(BOX, 0, 0.5));
        world.setDisplacement(floor, 16 * GRAVITY / 2, 0);
        for (int frame = 1; frame <= 40; frame++) {
            step(Response.slide().withFriction(coefficient));
            double expected = frame >= frames ? 8 * GRAVITY : coefficient == 0 ? 0 : coefficient * GRAVITY * frame;
            assertThat(world.bodies().endDisplacementX(bodies.get(0)))
                    .as("frame %s", frame)
                    .isEqualTo(expected);
            assertThat(world.y(bodies.get(0))).isEqualTo(0.5);
        }
    }

    /** A crate that slides on a level floor loses the same speed in each frame, and comes to rest. */
    @ParameterizedTest
    @EnumSource
    void frictionStopsWhatSlides(Base base) {
        world.addKinematic(ConvexPolygon.box(-50, -1, 50, 0), 0, 0);
        bodies.add(world.add(BOX, 0, 0.5));
        world.setDisplacement(bodies.get(0), 5.5 * GRAVITY, 0);
        world.step(base.response);
        for (int frame = 1; frame <= 14; frame++) {
            step(base.response.withFriction(0.5));
            assertThat(world.bodies().endDisplacementX(bodies.get(0)))
                    .isEqualTo(GRAVITY * Math.max(0, 5.5 - 0.5 * frame));
        }
    }

    /** Of two bodies, the lesser coefficient applies; what has none sets no limit; two without have no friction. */
    @ParameterizedTest
    @CsvSource({
        "Infinity, Infinity, false",
        "0.75, Infinity, true",
        "Infinity, 0.75, true",
        "0.75, 0.25, false",
        "0.25, 0.75, false",
        "0.75, 1, true"
    })
    void theLesserCoefficientApplies(double ofBody, double ofSlope, boolean rests) {
        addSlope(Math.atan(0.5), 0, 0);
        addAbove(BOX, Rotor.IDENTITY, Math.atan(0.5), 1, 0, 0);
        world.bodies().all().forEach(body -> world.bodies().setFriction(body, ofSlope));
        world.bodies().setFriction(bodies.get(0), ofBody);
        for (int frame = 0; frame < 60; frame++) {
            step(Response.slide().withFriction());
        }
        List<Double> before = positions();
        step(Response.slide().withFriction());
        assertThat(positions().equals(before)).isEqualTo(rests);
        // The response may allow less, and not more.
        step(Response.slide().withFriction(0.25));
        assertThat(positions()).isNotEqualTo(before);
        assertThat(world.bodies().friction(bodies.get(0))).isEqualTo(ofBody);
    }

    /** A body that is dropped onto another one in free space takes it along: momentum stays. */
    @Test
    void bodiesShareTheirSpeedByTheirMasses() {
        BodyId upper = world.add(BOX, 0, 1.25);
        BodyId lower = world.add(ConvexPolygon.box(-4, -0.5, 4, 0.5), 0, 0);
        world.bodies().setMass(lower, 3);
        world.setDisplacement(upper, 1, -1);
        world.step(Response.push().withFriction(10));
        assertThat(world.bodies().endDisplacementX(upper)).isEqualTo(0.25);
        assertThat(world.bodies().endDisplacementX(lower)).isEqualTo(0.25);
        assertThat(world.bodies().endDisplacementY(upper)).isEqualTo(-0.25);
        assertThat(world.bodies().endDisplacementY(lower)).isEqualTo(-0.25);
    }

    @Test
    void coefficientsAreNotNegative() {
        BodyId body = world.add(BOX, 0, 0);
        for (double wrong : new double[] {-1, Double.NaN}) {
            assertThatThrownBy(() -> Response.slide().withFriction(wrong))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("coefficient must be >= 0, but was " + wrong + "; 0 is no friction");
            assertThatThrownBy(() -> world.bodies().setFriction(body, wrong))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("friction must be >= 0, but was " + wrong + "; 0 is no friction");
        }
        world.add(BOX, 2, 0);
        world.setDisplacement(body, 2, 0);
        assertThatThrownBy(() -> world.step((contact, motion) -> motion.applyFriction(-1)))
                .hasMessage("coefficient must be >= 0, but was -1.0; 0 is no friction");
    }

    /** What has a coefficient is another world to its digest, and goes back with it. */
    @Test
    void theCoefficientIsPartOfTheState() {
        BodyId body = world.add(BOX, 0, 0);
        long without = world.digest();
        WorldState state = new WorldState();
        world.save(state);
        world.bodies().setFriction(body, 0.5);
        assertThat(world.digest()).isNotEqualTo(without);
        world.restore(state);
        assertThat(world.digest()).isEqualTo(without);
        assertThat(world.bodies().friction(body)).isInfinite();
    }
}
