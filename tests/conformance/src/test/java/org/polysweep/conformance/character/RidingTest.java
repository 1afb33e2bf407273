package org.polysweep.conformance.character;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.contact.Verdict;
import org.polysweep.pose.Rotor;
import org.polysweep.query.Intersection;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.shape.Shape;
import org.polysweep.trials.Trials;
import org.polysweep.world.CharacterMover;
import org.polysweep.world.MoveReport;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;

/** A body rides on a floor that moves and turns, and keeps its place on it. */
class RidingTest {

    /** A rider is no farther than so many units in the last place from where its floor carries it, in any frame. */
    private static final int BOUND_ULPS = 32;

    private static final ConvexPolygon HERO = ConvexPolygon.box(-0.5, 0, 0.5, 2);

    private final World world = new World();
    private final CharacterMover mover = new CharacterMover();

    /** The length of a rotor means nothing, however far from 1 it is: its squares may leave the range of double. */
    @ParameterizedTest
    @ValueSource(ints = {-900, -600, -1, 1, 500, 900})
    void aRiderDoesNotSeeTheLengthOfARotor(int exponent) {
        List<Double> expected = ridden(0);
        assertThat(expected).doesNotContain(Double.NaN).contains(3.0);
        assertThat(ridden(exponent)).isEqualTo(expected);
    }

    /** Positions of a rider on a platform that is rotated in each frame, and the displacements of the floor. */
    private static List<Double> ridden(int exponent) {
        World fair = new World();
        BodyId floor = fair.addKinematic(ConvexPolygon.box(-8, -1, 8, 0), 0, 0);
        BodyId hero = fair.add(HERO, 3, 4);
        CharacterMover rider = new CharacterMover();
        List<Double> places = new ArrayList<>();
        double power = Math.scalb(1.0, exponent);
        for (int frame = 0; frame < 40; frame++) {
            double halfSin = frame < 8 ? 0 : (frame % 4 - 2) / 64.0;
            fair.setRotor(floor, Rotor.ofHalfAngle(power, halfSin * power));
            MoveReport report = fair.moveAndSlide(hero, 0, -0.5, rider);
            places.addAll(List.of(fair.x(hero), fair.y(hero)));
            if (report.floor().isPresent()) {
                places.addAll(List.of(report.floorDisplacementX(), report.floorDisplacementY()));
            }
        }
        return places;
    }

    /** From the first contact on, and after each period of the floor, whatever the shapes and the numbers. */
    @Test
    void afterEachPeriodTheRiderIsWhereItWas() {
        Random seeds = Trials.random(48);
        for (int trial = 0; trial < Trials.times(200); trial++) {
            ride(seeds.nextLong());
        }
    }

    private void ride(long trial) {
        Random random = new Random(trial);
        double size = Heroes.oneOf(random, List.of(1.0, 16.0, 0.1, 3.0));
        double x = size * Heroes.number(random, 0, 1) * Heroes.oneOf(random, List.of(0.0, 1.0, 1000.1, 1e6));
        double y = size * Heroes.oneOf(random, List.of(0.0, 0.7, -300.3));
        World fair = new World();
        BodyId floor = fair.addKinematic(floor(random, size), x, y);
        String kind = Heroes.oneOf(random, Heroes.KINDS);
        BodyId hero = fair.add(Heroes.shape(kind, size), x + size * (4 * random.nextDouble() - 2), y + 3 * size);
        CharacterMover rider = new CharacterMover();
        if (random.nextBoolean()) {
            rider.setSnapDistance(size * random.nextDouble());
        }
        int period = 4 + random.nextInt(20);
        double swing = random.nextInt(3) == 0 ? 0 : 0.5 * random.nextDouble();
        double reach = random.nextInt(3) == 0 ? 0 : size * random.nextDouble();
        if (random.nextInt(3) == 0) {
            fair.oneWayBodies().set(floor, 0, 1);
        }
        JudgedWorld judged = new JudgedWorld(fair, hero, rider, size);
        for (int frame = 0; frame < 60 && !rider.report().isOnFloor(); frame++) {
            judged.move(0, -0.125 * size, kind + " falls in trial " + trial);
        }
        double first = fair.x(hero);
        double bound = BOUND_ULPS * Math.ulp(Math.abs(x) + Math.abs(y) + 8 * size);
        for (int frame = 1; frame <= 2 * period; frame++) {
            double phase = 2 * Math.PI * (frame % period) / period;
            fair.setRotor(floor, frame % period == 0 ? Rotor.IDENTITY : Rotor.ofAngle(swing * Math.sin(phase)));
            fair.setPosition(
                    floor,
                    x + reach * (frame % period == 0 ? 0 : Math.sin(phase)),
                    y + reach * (frame % period == 0 ? 0 : 1 - Math.cos(phase)));
            String name = kind + " in trial " + trial + ", frame " + frame;
            judged.move(0, -0.01 * size, name);
            judged.judgeApart(List.of(hero), name);
            assertThat(rider.report().isOnFloor()).as(name).isTrue();
            if (frame % period == 0) {
                assertThat(fair.x(hero)).as(name).isCloseTo(first, within(bound));
            }
        }
    }

    /** A platform that swings like a seesaw by 10 degrees, for 100,000 frames in the nightly run. */
    @Test
    void aRiderStaysOnASeesaw() {
        BodyId plank = world.addKinematic(ConvexPolygon.box(-8, -0.25, 8, 0.25), 0.1, 0);
        BodyId hero = world.add(HERO, 4.3, 0.25);
        world.moveAndSlide(hero, 0, -0.125, mover);
        int frames = Trials.times(8000);
        for (int frame = 1; frame <= frames; frame++) {
            int quarter = frame % 20 < 10 ? frame % 10 : 10 - frame % 10;
            int degrees = frame % 40 < 20 ? quarter : -quarter;
            world.setRotor(plank, degrees == 0 ? Rotor.IDENTITY : Rotor.ofAngle(Math.toRadians(degrees)));
            world.moveAndSlide(hero, 0, -0.0078125, mover);
            if (degrees == 0) {
                assertThat(world.x(hero)).as("frame %s", frame).isCloseTo(4.3, within(BOUND_ULPS * Math.ulp(8.0)));
            }
        }
    }

    private static Shape floor(Random random, double size) {
        double half = 5 * size;
        return switch (random.nextInt(4)) {
            case 0 -> ConvexPolygon.box(-half, -size, half, 0);
            case 1 -> CompoundShape.oneSidedChain(-half, 0, 0.3 * size, 0, half, 0);
            case 2 ->
                CompoundShape.of(
                        ConvexPolygon.box(-half, -size, 0, 0),
                        ConvexPolygon.box(0, -size, half, 0),
                        ConvexPolygon.box(-half, -2 * size, half, -size));
            default -> ConvexPolygon.of(-half, 0, 0, -3 * size, half, 0);
        };
    }

    /** A rider that a wall holds slips on its floor, and goes back with the floor from there. */
    @Test
    void aRiderThatIsHeldSlips() {
        BodyId lift = world.addKinematic(ConvexPolygon.box(-6, -1, 6, 0), 0, 0);
        world.addStatic(ConvexPolygon.box(2, 0, 3, 9), 0, 0);
        BodyId hero = world.add(HERO, 0.5, 0);
        world.moveAndSlide(hero, 0, -0.125, mover);
        for (int frame = 1; frame <= 16; frame++) {
            world.setDisplacement(lift, frame <= 8 ? 0.25 : -0.25, 0);
            world.step(Response.slide());
            world.moveAndSlide(hero, 0, -0.125, mover);
            assertThat(world.x(hero))
                    .isEqualTo(frame <= 8 ? Math.min(1.5, 0.5 + frame * 0.25) : 1.5 - (frame - 8) * 0.25);
            assertThat(mover.report().floorDisplacementX()).isEqualTo(frame <= 8 ? 0.25 : -0.25);
        }
    }

    /** The ball beside it deflected the rider into the ball on which it rode, and it sank through it. */
    @Test
    void aRiderIsNotDeflectedIntoItsFloor() {
        BodyId floor = world.add(RoundedPolygon.circle(0, 0, 0.5), 0, 0);
        BodyId hero = world.add(RoundedPolygon.capsule(0, 0.4, 0, 1.2, 0.4), 0.06729541140716189, 0.7);
        world.add(RoundedPolygon.circle(0, 0, 0.3), 0.7776144463736507, 1.8295344511351286);
        CharacterMover mover = new CharacterMover();
        world.moveAndSlide(hero, 0, -0.3, mover);
        world.setDisplacement(floor, 0.08341768140611072, -0.09506444919831536);
        world.step(Response.slide());
        for (double dx : new double[] {0.1335485667029957, 0, 0}) {
            world.moveAndSlide(hero, dx, -0.01, mover);
            assertThat(Intersection.verdict(
                            world.bodies().placed(hero), world.bodies().placed(floor)))
                    .isNotEqualTo(Verdict.OVERLAP);
        }
    }

    /** A walk on a floor that moves adds up with that. */
    @Test
    void aRiderWalks() {
        BodyId lift = world.addKinematic(ConvexPolygon.box(-6, -1, 6, 0), 0, 0);
        BodyId hero = world.add(HERO, 0, 0);
        world.moveAndSlide(hero, 0, -0.125, mover);
        world.setDisplacement(lift, 0.25, 0.5);
        for (int frame = 1; frame <= 8; frame++) {
            world.step(Response.slide());
            world.moveAndSlide(hero, 0.125, -0.125, mover);
            assertThat(world.x(hero)).isEqualTo(0.375 * frame);
            assertThat(world.y(hero)).isEqualTo(0.5 * frame);
        }
    }

    /** The velocity of the point below the body is known from the first contact: as set, then as measured. */
    @Test
    void theVelocityOfTheFloorIsKnown() {
        BodyId wheel = world.addKinematic(ConvexPolygon.box(-6, -1, 6, 0), 0, 0);
        BodyId hero = world.add(HERO, 4, 1);
        assertThat(mover.report().floorDisplacementX()).isNaN();
        Rotor turn = Rotor.ofCosSin(0.8, 0.6);
        world.setDisplacement(wheel, 0.5, 0);
        world.bodies().setRotationPerStep(wheel, turn);
        world.moveAndSlide(hero, 0, -2, mover);
        assertThat(mover.report().floorDisplacementX()).isCloseTo(0.5 + 4 * 0.8 - 4, within(1e-12));
        assertThat(mover.report().floorDisplacementY()).isCloseTo(4 * 0.6, within(1e-12));
        world.step(Response.slide());
        world.moveAndSlide(hero, 0, -0.125, mover);
        assertThat(mover.report().floorDisplacementX()).isCloseTo(0.5 + 4 * 0.8 - 4, within(1e-12));
        assertThat(mover.report().floorDisplacementY()).isCloseTo(4 * 0.6, within(1e-12));
        world.setPosition(wheel, 1, 0.25);
        world.moveAndSlide(hero, 0, -0.125, mover);
        assertThat(mover.report().floorDisplacementX()).isCloseTo(0.5, within(1e-12));
        assertThat(mover.report().floorDisplacementY()).isCloseTo(0.25, within(1e-12));
        world.moveAndSlide(hero, 0, -0.125, mover);
        assertThat(mover.report().floorDisplacementX()).isZero();
    }
}
