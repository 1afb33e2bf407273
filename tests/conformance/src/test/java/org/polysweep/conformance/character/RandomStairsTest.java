package org.polysweep.conformance.character;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.polysweep.shape.ConvexShape;
import org.polysweep.trials.Trials;
import org.polysweep.world.CharacterMover;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;

/**
 * Stairs at random, up and down, at any scale and far from the origin: a hero on them gets as far in each frame as it
 * was to, and stops at a step that is too high.
 */
@Tag("bulk")
class RandomStairsTest {

    private static final int STEPS = 5;
    private static final int ULPS_PER_FRAME = 64;

    /** A hero that does not move in so many frames in a row has come to rest. */
    private static final int MAX_STILL = 5;

    /** The random numbers of one trial, so that each can be repeated alone. */
    private Random random = new Random();

    private double size;
    private double stepHeight;
    private double slant;

    @Test
    void everyStepIsClimbedInTheFrameInWhichItIsReached() {
        Random seeds = Trials.random(4401);
        for (int trial = 0; trial < Trials.times(4500); trial++) {
            walk(seeds.nextLong(), false);
        }
    }

    @Test
    void noHigherStepIsClimbed() {
        Random seeds = Trials.random(4402);
        for (int trial = 0; trial < Trials.times(1000); trial++) {
            walk(seeds.nextLong(), true);
        }
    }

    /** The floor in front of an upper step ends beyond its riser, by less than a joint of floats. */
    @Test
    void aStepOfFloatsAboveANarrowStep() {
        walk(3311720, false);
    }

    private void walk(long trial, boolean isTooHigh) {
        random = new Random(trial);
        String kind = Heroes.oneOf(random, Heroes.KINDS);
        size = Heroes.oneOf(random, List.of(1.0, 16.0, 0.1, 3.0));
        stepHeight = size * number(0.1, 0.4);
        slant = random.nextInt(3) == 0 ? 0.15 * size : 0;
        int direction = random.nextBoolean() ? 1 : -1;
        String layout = Heroes.oneOf(random, Profile.LAYOUTS);
        boolean isFloat = layout.equals("float");
        double speed = size * (random.nextInt(6) == 0 ? 0.5 + 5 * random.nextDouble() : number(0.04, 0.3));
        Profile stairs = lay(isFloat, isTooHigh);
        double gap = random.nextInt(3) == 0 && !isFloat ? (1 + random.nextInt(12)) * Math.ulp(stairs.x(1) + size) : 0;
        World world = new World();
        stairs.build(world, layout, direction, gap, random);
        // The side of a box is some units in the last place from the riser after a number of frames.
        ConvexShape shape = Heroes.shape(kind, size);
        double start = stairs.x(1) - shape.maxX() - (1 + random.nextInt(8)) * speed;
        for (int ulps = random.nextInt(8) - 2; ulps > 0; ulps--) {
            start -= Math.ulp(start + size);
        }
        BodyId hero = world.add(shape, direction * start, stairs.y(0));
        CharacterMover mover = new CharacterMover()
                .setStepHeight(isFloat ? 1.001 * stepHeight : stepHeight)
                .setSnapDistance(random.nextInt(3) * 0.75 * stepHeight);
        JudgedWorld walk = new JudgedWorld(world, hero, mover, size);
        double gravity = size * Heroes.oneOf(random, List.of(0.01, 0.1, 0.003));
        double goal = stairs.x(stairs.last() - 1);
        int still = 0;
        int frames = (int) ((goal - start) / speed) + 5 * STEPS * MAX_STILL;
        for (int frame = 1; frame <= frames && still < MAX_STILL && direction * world.x(hero) < goal; frame++) {
            String name = kind + " on " + layout + " in trial " + trial + ", frame " + frame;
            boolean wasOnFloor = mover.report().isOnFloor();
            double fall = wasOnFloor ? 0 : mover.report().endDisplacementY();
            double height = world.y(hero);
            double progress = direction * walk.move(direction * speed, fall - gravity, name);
            still = progress > 0 ? 0 : still + 1;
            if (!isTooHigh && wasOnFloor && mover.report().isOnFloor()) {
                double rounding = (isFloat ? 0x1p29 : ULPS_PER_FRAME) * walk.unit();
                assertThat(progress).as(name).isGreaterThan(speed - rounding);
                // What is wider above its feet may slide off the edge of a step, down to the next one.
                if (world.y(hero) >= height || !mover.report().isOnWall()) {
                    assertThat(progress).as(name).isLessThan(speed + rounding);
                }
            } else if (isTooHigh) {
                walk.judgeProgress(direction * speed, fall - gravity, name);
            }
        }
        if (isTooHigh) {
            assertThat(direction * world.x(hero))
                    .as("%s in trial %s", kind, trial)
                    .isLessThan(goal);
        }
    }

    /** A level floor, then steps up, of which one may be too high, or up and down. */
    private Profile lay(boolean isFloat, boolean hasWall) {
        double x = size * Heroes.oneOf(random, List.of(0.0, 0.1, 1000.1, 1e6, 1e9));
        double y = size * Heroes.oneOf(random, List.of(0.0, 0.7, -300.3, 1e6));
        if (isFloat) {
            x = (float) Math.min(x, 1000.1 * size);
            y = (float) Math.min(y, 0.7 * size);
        }
        Profile stairs = new Profile(x - 60 * size, y, 2 * size);
        stairs.lineTo(x, y);
        int wall = hasWall ? random.nextInt(STEPS) : -1;
        boolean isUpAndDown = !hasWall && random.nextInt(3) == 0;
        for (int i = 0; i < STEPS; i++) {
            boolean isDown = isUpAndDown && i >= STEPS / 2;
            double rise = random.nextInt(3) == 0 ? stepHeight : Math.min(stepHeight, size * number(0.05, 0.4));
            double next = i == wall
                    ? y + stepHeight * Heroes.oneOf(random, List.of(1.01, 1.3, 3.0))
                    : isDown ? y - rise : noHigher(y + rise, y);
            double shift = isDown ? 0 : Math.min(slant, 0.4 * (next - y));
            double width = Math.max(0.02, number(random.nextInt(4) == 0 ? 0.02 : 0.2, 1.5)) * size;
            stairs.lineTo(x + shift, next);
            x += shift + width + (i == STEPS - 1 ? 8 * size : 0);
            stairs.lineTo(x, next);
            y = next;
        }
        if (isFloat) {
            stairs.toFloats();
        }
        return stairs;
    }

    /** A number with two decimals, or a double: in coordinates that are floats, joints are as wide as floats round. */
    private double number(double least, double most) {
        double number = least + random.nextDouble() * (most - least);
        return random.nextBoolean() ? Math.round(number * 100) / 100.0 : number;
    }

    /** The greatest double up to a height that is no more than a step above another one. */
    private double noHigher(double height, double lower) {
        double limited = height;
        while (new BigDecimal(limited).subtract(new BigDecimal(lower)).compareTo(new BigDecimal(stepHeight)) > 0) {
            limited = Math.nextDown(limited);
        }
        return limited;
    }
}
