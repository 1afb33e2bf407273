package org.polysweep.conformance.character;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.contact.Verdict;
import org.polysweep.query.Intersection;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexDecomposition;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.shape.Shape;
import org.polysweep.trials.Trials;
import org.polysweep.world.CharacterMover;
import org.polysweep.world.MoveReport;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;

/** What the settings of a mover do: slopes, ceilings, corners, and a body that is smaller for its moves. */
class SettingsTest {

    private final Random random = Trials.random(45);
    private final World world = new World();
    private final CharacterMover mover = new CharacterMover();

    /** On a slope of up to 45 degrees, up or down, with or without gravity. */
    @Test
    void aConstantSpeedIsTheSameOnEverySlope() {
        for (int trial = 0; trial < Trials.times(200); trial++) {
            double rise = 2 * random.nextDouble() - 1;
            World hill = new World();
            hill.addStatic(
                    random.nextBoolean()
                            ? CompoundShape.chain(-100, -100 * rise, 100, 100 * rise)
                            : ConvexPolygon.of(-100, -100 * rise, 0, -300, 100, 100 * rise),
                    0,
                    0);
            BodyId hero = hill.add(Heroes.shape(Heroes.oneOf(random, Heroes.KINDS), 1), 0, 3);
            CharacterMover walker = new CharacterMover().setConstantSpeed(true);
            if (random.nextBoolean()) {
                walker.setSnapDistance(random.nextDouble());
            }
            land(hill, hero, walker);
            double dx = (0.01 + random.nextDouble()) * (random.nextBoolean() ? 1 : -1);
            double gravity = random.nextInt(2) * 0.01;
            for (int frame = 0; frame < 20; frame++) {
                MoveReport report = hill.moveAndSlide(hero, dx, -gravity, walker);
                String name = "trial " + trial + ", frame " + frame;
                assertThat(report.isOnFloor()).as(name).isTrue();
                assertThat(length(report)).as(name).isCloseTo(Math.abs(dx), within(1e-9));
                assertThat(report.displacementX() * dx).as(name).isPositive();
            }
        }
    }

    private static double length(MoveReport report) {
        return Math.sqrt(
                report.displacementX() * report.displacementX() + report.displacementY() * report.displacementY());
    }

    private static void land(World world, BodyId hero, CharacterMover mover) {
        for (int frame = 0; frame < 200 && !mover.report().isOnFloor(); frame++) {
            world.moveAndSlide(hero, 0, -0.1, mover);
        }
        assertThat(mover.report().isOnFloor()).isTrue();
    }

    /** The outline gets steeper and steeper, and all of it is a floor. */
    @Test
    void theDisplacementAlongASlopeHasALimit() {
        double[] outline = {
            -5, -652, -7, -637, 644, -637, 705, -632, 764, -614, 819, -577, 865, -523, 900, -461, 933, -361, 955, -251,
            965, -146, 967, -69, 968, -43, 970, -38, 974, -33, 980, -31, 986, -30, 1160, -30, 1160, -656
        };
        world.addStatic(CompoundShape.of(ConvexDecomposition.of(outline)), 0, 0);
        BodyId hero = world.add(RoundedPolygon.capsule(-4, 0, 4, 0, 5), 500, -630);
        mover.setSlopeLimit(Double.POSITIVE_INFINITY).setSnapDistance(1).setMaxSlopeDisplacement(8);
        double fastest = 0;
        for (int frame = 0; frame < 600; frame++) {
            double fall = mover.report().isOnFloor() ? 0 : mover.report().endDisplacementY();
            MoveReport report = world.moveAndSlide(hero, 5, fall - 980.0 / 3600, mover);
            if (world.x(hero) < 960) {
                fastest = Math.max(fastest, length(report));
            }
        }
        assertThat(fastest).isBetween(7.9, 8 + 1.0);
        assertThat(world.x(hero)).isGreaterThan(1100);
    }

    @Test
    void aBodyThatRisesSlidesAlongACeilingOrNot() {
        world.addStatic(ConvexPolygon.of(-8, 3, 8, 1, 8, 9), 0, 0);
        BodyId hero = world.add(ConvexPolygon.box(-0.5, 0, 0.5, 1), 0, 0);
        world.moveAndSlide(hero, 0, 4, mover);
        assertThat(world.x(hero)).isLessThan(-0.1);
        assertThat(world.y(hero)).isGreaterThan(0.95);
        world.setPosition(hero, 0, 0);
        mover.setSlidesAlongCeilings(false);
        world.moveAndSlide(hero, 0, 4, mover);
        assertThat(world.x(hero)).isZero();
        assertThat(world.y(hero)).isBetween(0.9, 1.0);
        assertThat(mover.report().endDisplacementY()).isZero();
        assertThat(mover.report().isOnCeiling()).isTrue();
        // The displacement across the up direction goes on where the ceiling rises, and ends where it descends.
        world.setPosition(hero, 0, 0);
        world.moveAndSlide(hero, -2, 4, mover);
        assertThat(world.x(hero)).isCloseTo(-2, within(1e-12));
        assertThat(mover.report().endDisplacementX()).isEqualTo(-2);
        assertThat(mover.report().endDisplacementY()).isZero();
        world.setPosition(hero, 0, 0);
        world.moveAndSlide(hero, 2, 4, mover);
        assertThat(world.x(hero)).isLessThan(0.5);
        assertThat(mover.report().endDisplacementX()).isZero();
        assertThat(mover.report().endDisplacementY()).isZero();
    }

    /** A corner that reaches into the path by no more than the distance moves the body aside by just that. */
    @Test
    void aBodyIsMovedPastTheCornerOfACeiling() {
        for (int trial = 0; trial < Trials.times(400); trial++) {
            double size = Heroes.oneOf(random, List.of(1.0, 16.0, 0.1, 3.0));
            double x = Heroes.oneOf(random, List.of(0.0, 0.1, 1000.1));
            double limit = size * (0.05 + 0.2 * random.nextDouble());
            boolean passes = random.nextBoolean();
            double reach = limit * (passes ? 0.01 + 0.98 * random.nextDouble() : 1.01 + random.nextDouble());
            boolean isLeft = random.nextBoolean();
            World room = new World();
            double gap = size * (random.nextBoolean() ? 1.0001 : 1.5);
            double left = isLeft ? x + reach : x - reach + size - gap;
            room.addStatic(ConvexPolygon.box(-9 * size, 0, 0, size), left, 2 * size);
            room.addStatic(ConvexPolygon.box(gap, 0, 9 * size, size), left, 2 * size);
            BodyId hero = room.add(ConvexPolygon.box(0, 0, size, size), x, 0);
            CharacterMover jumper = new CharacterMover().setCornerCorrection(limit);
            MoveReport report = room.moveAndSlide(hero, 0, 2.5 * size, jumper);
            String name = "trial " + trial;
            assertThat(Heroes.overlapped(room, hero)).as(name).isEmpty();
            if (passes) {
                assertThat(room.y(hero)).as(name).isCloseTo(2.5 * size, within(1e-9));
                assertThat(Math.abs(room.x(hero) - x)).as(name).isCloseTo(reach, within(1e-9));
                assertThat(report.isOnCeiling()).as(name).isFalse();
            } else {
                assertThat(room.y(hero)).as(name).isCloseTo(size, within(1e-9));
                assertThat(room.x(hero)).as(name).isEqualTo(x);
                assertThat(report.isOnCeiling()).as(name).isTrue();
            }
        }
    }

    /** It falls into a hole as wide as the body, of any numbers, and its inner shape overlaps nothing. */
    @Test
    void anInsetLetsABodyIntoAHoleOfItsWidth() {
        for (double size : new double[] {1, 16, 0.1, 0.3, 1.0 / 3}) {
            for (double x : new double[] {0, 1000.1}) {
                World tiles = new World();
                for (int i = 0; i < 12; i++) {
                    for (int row = 1; row < 4; row++) {
                        if (i != 6) {
                            tiles.addStatic(ConvexPolygon.box(0, 0, size, size), x + i * size, -row * size);
                        }
                    }
                }
                Shape shape = ConvexPolygon.box(0, 0, size, size);
                double inset = size / 64;
                BodyId hero = tiles.add(shape, x + 2 * size, 0);
                CharacterMover walker = new CharacterMover().setInset(inset);
                Shape inner = ConvexPolygon.box(inset, inset, size - inset, size - inset);
                for (int frame = 0; frame < 200; frame++) {
                    double fall =
                            walker.report().isOnFloor() ? 0 : walker.report().endDisplacementY();
                    tiles.moveAndSlide(hero, size / 32, fall - size / 64, walker);
                    for (BodyId tile : tiles.bodies().all()) {
                        assertThat(tile == hero
                                        || Intersection.verdict(
                                                        inner.at(tiles.x(hero), tiles.y(hero)),
                                                        tiles.bodies().placed(tile))
                                                != Verdict.OVERLAP)
                                .isTrue();
                    }
                }
                assertThat(tiles.y(hero)).isLessThan(-3 * size);
            }
        }
    }

    /** Each kind of shape is smaller by the inset in every direction: it stands that much lower, and beside a wall. */
    @Test
    void anInsetIsTheSameOnAllSides() {
        double inset = 0.125;
        for (Shape shape : List.of(
                ConvexPolygon.box(-1, 0, 1, 2),
                ConvexPolygon.of(-1, 0, 1, 0, 1, 2, 0, 3, -1, 2),
                RoundedPolygon.of(ConvexPolygon.box(-0.5, 0.5, 0.5, 1.5), 0.5),
                RoundedPolygon.of(ConvexPolygon.box(-0.9375, 0.0625, 0.9375, 1.5), 0.0625),
                CompoundShape.of(ConvexPolygon.box(-1, 0, 1, 1), ConvexPolygon.box(-0.5, 0.5, 0.5, 2)))) {
            World room = new World();
            room.addStatic(ConvexPolygon.box(-9, -1, 9, 0), 0, 0);
            room.addStatic(ConvexPolygon.box(4, 0, 5, 9), 0, 0);
            BodyId hero = room.add(shape, 0, 1);
            CharacterMover walker = new CharacterMover().setInset(inset);
            room.moveAndSlide(hero, 0, -9, walker);
            assertThat(room.y(hero)).isEqualTo(-inset);
            room.moveAndSlide(hero, 9, 0, walker);
            assertThat(room.x(hero)).isEqualTo(3 + inset);
            walker.setInset(0);
            room.setPosition(hero, 0, 1);
            room.moveAndSlide(hero, 0, -9, walker);
            assertThat(room.y(hero)).isZero();
        }
        BodyId thin = world.add(ConvexPolygon.of(0, 0, 1, 0), 0, 0);
        mover.setInset(inset);
        assertThatIllegalStateException()
                .isThrownBy(() -> world.moveAndSlide(thin, 1, 0, mover))
                .withMessageContaining("too narrow for an inset of 0.125");
    }

    /** Gravity acts in the air only, and nothing is set: over level ground, joints, hills and valleys. */
    @Test
    void theFloorIsNotLostFromFrameToFrame() {
        for (int trial = 0; trial < Trials.times(200); trial++) {
            int corners = 12;
            double[] hills = new double[2 * corners];
            for (int i = 1; i < corners; i++) {
                double run = 0.5 + 3 * random.nextDouble();
                hills[2 * i] = hills[2 * i - 2] + run;
                hills[2 * i + 1] =
                        hills[2 * i - 1] + (random.nextInt(3) == 0 ? 0 : 1.9 * random.nextDouble() - 0.95) * run;
            }
            World hill = new World();
            int layout = random.nextInt(3);
            if (layout == 0) {
                hill.addStatic(CompoundShape.chain(hills), 0, 0);
            }
            for (int i = 1; layout > 0 && i < corners; i++) {
                double x0 = hills[2 * i - 2];
                double x1 = hills[2 * i];
                double y0 = hills[2 * i - 1];
                double y1 = hills[2 * i + 1];
                hill.addStatic(
                        layout == 1
                                ? ConvexPolygon.of(x0, -50, x1, -50, x1, y1, x0, y0)
                                : ConvexPolygon.of(x0, y0, x1, y1),
                        0,
                        0);
            }
            String kind = Heroes.oneOf(random, Heroes.KINDS);
            BodyId hero = hill.add(Heroes.shape(kind, 0.4), hills[2 * corners - 2] / 2, 40);
            CharacterMover walker = new CharacterMover();
            double fall = 0;
            boolean hasLanded = false;
            double dx = 0.02 + 0.3 * random.nextDouble();
            for (int frame = 0; frame < 300; frame++) {
                if (hill.x(hero) > hills[2 * corners - 2] - 1) {
                    dx = -Math.abs(dx);
                } else if (hill.x(hero) < 1) {
                    dx = Math.abs(dx);
                }
                fall = walker.report().isOnFloor() ? 0 : fall - 1.0 / 64;
                hill.moveAndSlide(hero, hasLanded && frame % 50 < 40 ? dx : 0, fall, walker);
                assertThat(walker.report().isOnFloor() || !hasLanded)
                        .as("%s in trial %s, frame %s", kind, trial, frame)
                        .isTrue();
                hasLanded |= walker.report().isOnFloor();
            }
            assertThat(hasLanded).isTrue();
        }
    }
}
