package org.polysweep.conformance.character;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.world.CharacterMover;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;

/** Scenes from reports, as data, with the positions that rational arithmetic expects. */
class CharacterCasesTest {

    private static final double ROUNDING = 1e-9;

    @ParameterizedTest(name = "{0}, {1}")
    @CsvFileSource(resources = "/character/stairs.csv")
    void stairs(
            String name,
            String shape,
            double speed,
            double gravity,
            double riser,
            double stepHeight,
            double start,
            int frames,
            double x,
            double y) {
        World world = new World();
        world.addKinematic(ConvexPolygon.box(-40, -1, 0, 0), 0, 0);
        for (int i = 0; i < 20; i++) {
            world.addKinematic(ConvexPolygon.box(i, -1, i + 1, (i + 1) * riser), 0, 0);
        }
        BodyId hero = world.add(eightTenthsWide(shape), start, 0);
        CharacterMover mover = new CharacterMover().setStepHeight(stepHeight).setSnapDistance(stepHeight);
        for (int frame = 0; frame < frames; frame++) {
            world.moveAndSlide(hero, speed, -gravity, mover);
            assertThat(Heroes.overlapped(world, hero)).isEmpty();
        }
        assertThat(world.x(hero)).isCloseTo(x, within(ROUNDING));
        assertThat(world.y(hero)).isCloseTo(y, within(ROUNDING));
    }

    private static ConvexShape eightTenthsWide(String shape) {
        return switch (shape) {
            case "box" -> ConvexPolygon.box(0, 0, 0.8, 1.5);
            case "circle" -> RoundedPolygon.circle(0.4, 0.4, 0.4);
            default -> RoundedPolygon.capsule(0.4, 0.4, 0.4, 1.5, 0.4);
        };
    }

    @ParameterizedTest
    @CsvFileSource(resources = "/character/slopes.csv")
    void slopes(String kind, double x, double y) {
        ConvexPolygon slope = ConvexPolygon.of(0, 0, 4, 0, 4, 2);
        ConvexPolygon floor = ConvexPolygon.box(-10, -1, 0, 0);
        for (String layout : List.of("two bodies", "one below", "one compound", "tiles", "a chain")) {
            World world = new World();
            switch (layout) {
                case "two bodies" -> {
                    world.addKinematic(floor, 0, 0);
                    world.addKinematic(slope, 0, 0);
                }
                case "one below" -> {
                    world.addKinematic(ConvexPolygon.box(-10, -1, 10, 0), 0, 0);
                    world.addKinematic(slope, 0, 0);
                }
                case "one compound" -> world.addKinematic(CompoundShape.of(floor, slope), 0, 0);
                case "tiles" -> {
                    for (int i = -10; i < 4; i++) {
                        world.addKinematic(ConvexPolygon.box(0, 0, 1, 1), i, -1);
                    }
                    world.addKinematic(ConvexPolygon.of(0, 0, 1, 0, 1, 0.5), 0, 0);
                    world.addKinematic(ConvexPolygon.of(0, 0, 1, 0, 1, 1, 0, 0.5), 1, 0);
                }
                default -> world.addKinematic(CompoundShape.chain(-10, 0, 0, 0, 4, 2), 0, 0);
            }
            BodyId hero = world.add(kind.equals("box") ? ConvexPolygon.box(-0.5, 0, 0.5, 2) : of(kind), -2, 0);
            CharacterMover mover = new CharacterMover().setSnapDistance(0.25);
            for (int frame = 0; frame < 30; frame++) {
                world.moveAndSlide(
                        hero,
                        0.1,
                        (mover.report().isOnFloor() ? 0 : mover.report().endDisplacementY()) - 0.01,
                        mover);
                assertThat(Heroes.overlapped(world, hero)).as(layout).isEmpty();
            }
            assertThat(world.x(hero)).as(layout).isCloseTo(x, within(ROUNDING));
            assertThat(world.y(hero)).as(layout).isCloseTo(y, within(ROUNDING));
        }
    }

    /** Steps are measured from where a mover stands now, and not from where it stood before it was placed there. */
    @Test
    void aMoverThatIsPlacedElsewhereForgetsWhereItStood() {
        World world = new World();
        world.addStatic(ConvexPolygon.box(-40, -1, 0, 0), 0, 0);
        world.addStatic(ConvexPolygon.box(0, -1, 40, 0.5), 0, 0);
        BodyId ledge = world.addStatic(ConvexPolygon.box(-40, 9, 0, 10), 0, 0);
        BodyId hero = world.add(ConvexPolygon.box(0, 0, 0.8, 1.5), -3, 10);
        CharacterMover mover = new CharacterMover().setStepHeight(0.25).setSnapDistance(0.25);
        world.moveAndSlide(hero, 0, -0.125, mover);
        assertThat(mover.report().floor()).contains(ledge);
        world.setPosition(hero, -1, 0);
        for (int frame = 0; frame < 10; frame++) {
            world.moveAndSlide(hero, 0.125, -0.125, mover);
        }
        assertThat(world.x(hero)).isCloseTo(-0.8, within(ROUNDING));
        assertThat(world.y(hero)).isZero();
    }

    /** A ledge that is exactly as low as the snap distance reaches is followed, with any rounding of its height. */
    @ParameterizedTest
    @ValueSource(doubles = {0.25, 0.05, 0.1, 0.3, 0.7})
    void aLedgeAsLowAsTheSnapDistanceIsFollowed(double height) {
        World world = new World();
        for (int i = 0; i < 6; i++) {
            world.addStatic(ConvexPolygon.box(i, -1, i + 1, (6 - i) * height), 0, 0);
        }
        BodyId hero = world.add(ConvexPolygon.box(0, 0, 0.5, 1), 0, 6 * height);
        CharacterMover mover = new CharacterMover().setSnapDistance(height);
        for (int frame = 1; frame <= 20; frame++) {
            assertThat(world.moveAndSlide(hero, 0.25, -0.01, mover).isOnFloor()).isTrue();
        }
        assertThat(world.y(hero)).isEqualTo(height);
    }

    /** The foot of a second slanted riser is reached in the move in which the first one is climbed. */
    @ParameterizedTest
    @ValueSource(doubles = {0.5, 1, 2})
    void twoSlantedRisersAreClimbedInOneMove(double width) {
        World world = new World();
        world.addStatic(ConvexPolygon.box(0, -1, 40, 0), 0, 0);
        world.addStatic(ConvexPolygon.of(-0.125, -1, 0, -1, 0, 0, -0.125, 0.25), 0, 0);
        world.addStatic(ConvexPolygon.box(-1, -1, -0.125, 0.25), 0, 0);
        world.addStatic(ConvexPolygon.of(-1.125, -1, -1, -1, -1, 0.25, -1.125, 0.5), 0, 0);
        world.addStatic(ConvexPolygon.box(-40, -1, -1.125, 0.5), 0, 0);
        BodyId hero = world.add(ConvexPolygon.box(0, 0, width, 2), 0, 0);
        world.moveAndSlide(hero, -1.03125, -0.03125, new CharacterMover().setStepHeight(0.25));
        assertThat(world.x(hero)).isEqualTo(-1.03125);
        assertThat(world.y(hero)).isCloseTo(0.3125, within(ROUNDING));
    }

    /** A circle on the edge of a step is not snapped to the edge of the next one, which is too high, as its floor. */
    @Test
    void aNarrowTreadBelowAStepThatIsTooHighIsNoWayUp() {
        World world = new World();
        double next = 1e9 + 0.2075565;
        world.addStatic(
                CompoundShape.chain(1e9 - 40, 0, 1e9, 0, 1e9, 0.12, next, 0.12, next, 0.2412, 1e9 + 40, 0.2412), 0, 0);
        BodyId hero = world.add(Heroes.shape("circle", 1), 1e9 - 0.946205, 0);
        CharacterMover mover = new CharacterMover().setStepHeight(0.12).setSnapDistance(0.18);
        for (int frame = 1; frame <= 60; frame++) {
            world.moveAndSlide(hero, 0.05577562447111882, -0.1, mover);
        }
        assertThat(world.x(hero)).isLessThan(1e9);
    }

    private static ConvexShape of(String kind) {
        return kind.equals("capsule") ? RoundedPolygon.capsule(0, 0.5, 0, 1.5, 0.5) : Heroes.shape(kind, 1);
    }
}
