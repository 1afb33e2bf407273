package org.polysweep.conformance.character;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.trials.Trials;
import org.polysweep.world.CharacterMover;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;

/** A mover climbs stairs at random up to its step height: for each shape, speed, width, size and layout. */
class StairsTest {

    private static final int STEPS = 6;

    private final Random random = Trials.random(44);

    private double size;
    private double stepHeight;
    private double slant;
    private int tooHigh;

    /** Where each step begins, and how high it is; the first is the floor. */
    private final double[] x = new double[STEPS + 1];

    private final double[] y = new double[STEPS + 1];

    @Test
    void eachStepIsClimbedUpToItsHeight() {
        for (int trial = 0; trial < Trials.times(2000); trial++) {
            walk(trial, -1);
        }
    }

    @Test
    void aStepThatIsTooHighIsAWall() {
        for (int trial = 0; trial < Trials.times(800); trial++) {
            walk(trial, random.nextInt(STEPS));
        }
    }

    private void walk(int trial, int tooHigh) {
        this.tooHigh = tooHigh;
        String kind = Heroes.oneOf(random, Heroes.KINDS);
        size = Heroes.oneOf(random, List.of(1.0, 16.0, 0.1, 3.0));
        stepHeight = Heroes.number(random, 0.1, 0.4) * size;
        slant = random.nextInt(3) == 0 ? 0.15 * size : 0;
        int direction = random.nextBoolean() ? 1 : -1;
        lay();
        World world = new World();
        build(world, direction, Math.max(0, random.nextInt(6) - 3));
        BodyId hero = world.add(Heroes.shape(kind, size), direction * (x[0] - (2 + random.nextDouble()) * size), y[0]);
        CharacterMover mover =
                new CharacterMover().setStepHeight(stepHeight).setSnapDistance(random.nextInt(2) * 1.25 * stepHeight);
        double speed =
                size * (random.nextInt(4) == 0 ? 0.5 + 5 * random.nextDouble() : 0.02 + 0.3 * random.nextDouble());
        double gravity = size * Heroes.oneOf(random, List.of(0.01, 0.1));
        double goal = x[STEPS] + size;
        String name = kind + " in trial " + trial;
        int still = 0;
        while (still < 5 && direction * world.x(hero) < goal) {
            double before = world.x(hero);
            double height = world.y(hero);
            world.moveAndSlide(
                    hero,
                    direction * speed,
                    (mover.report().isOnFloor() ? 0 : mover.report().endDisplacementY()) - gravity,
                    mover);
            assertThat(Heroes.overlapped(world, hero)).as(name).isEmpty();
            still = world.x(hero) == before && world.y(hero) == height ? still + 1 : 0;
        }
        if (tooHigh < 0) {
            assertThat(direction * world.x(hero)).as(name).isGreaterThanOrEqualTo(goal);
            assertThat(mover.report().isOnFloor()).as(name).isTrue();
        } else {
            assertThat(direction * world.x(hero)).as(name).isLessThan(x[tooHigh]);
        }
    }

    private void lay() {
        x[0] = size * Heroes.oneOf(random, List.of(0.0, 0.1, 1000.1, 1e6));
        y[0] = size * Heroes.oneOf(random, List.of(0.0, 0.7, -300.3));
        for (int i = 1; i <= STEPS; i++) {
            boolean isTooHigh = i - 1 == tooHigh;
            double rise = random.nextInt(3) == 0 ? stepHeight : size * Heroes.number(random, 0.05, 0.4);
            y[i] = y[i - 1]
                    + (isTooHigh
                            ? Heroes.oneOf(random, List.of(1.0001, 1.3)) * stepHeight
                            : Math.min(rise, stepHeight));
            while (!isTooHigh && isHigher(y[i], y[i - 1])) {
                y[i] -= Math.max(Math.ulp(y[i]), Math.ulp(y[i - 1]));
            }
            double width = Heroes.number(random, random.nextInt(4) == 0 ? 0.02 : 0.2, 1.5);
            x[i] = x[i - 1] + Math.max(size * Math.max(width, 0.02), 1.5 * slant);
        }
    }

    private boolean isHigher(double upper, double lower) {
        return new BigDecimal(upper).subtract(new BigDecimal(lower)).compareTo(new BigDecimal(stepHeight)) > 0;
    }

    /** Builds the stairs: a body for each step, all in one compound, or a chain. */
    private void build(World world, int direction, int layout) {
        double low = y[0] - 2 * size;
        double begin = x[0] - 40 * size;
        List<ConvexShape> parts = new ArrayList<>();
        List<Double> outline = new ArrayList<>(List.of(direction * begin, y[0]));
        parts.add(hull(direction, begin, low, x[0], low, x[0], y[0], begin, y[0]));
        for (int i = 1; i <= STEPS; i++) {
            double from = x[i - 1];
            double to = i == STEPS ? x[i] + 8 * size : x[i];
            double top = from + Math.min(Math.min(slant, 0.4 * (y[i] - y[i - 1])), 0.5 * (to - from));
            parts.add(hull(direction, from, low, to, low, to, y[i], top, y[i], from, y[i - 1]));
            outline.addAll(List.of(direction * from, y[i - 1], direction * top, y[i]));
        }
        outline.addAll(List.of(direction * (x[STEPS] + 8 * size), y[STEPS]));
        switch (layout) {
            case 0 -> parts.forEach(part -> world.addKinematic(part, 0, 0));
            case 1 -> world.addKinematic(CompoundShape.of(parts), 0, 0);
            default ->
                world.addKinematic(
                        CompoundShape.chain(outline.stream()
                                .mapToDouble(Double::doubleValue)
                                .toArray()),
                        0,
                        0);
        }
    }

    private static ConvexShape hull(int direction, double... xy) {
        double[] mirrored = xy.clone();
        for (int i = 0; i < xy.length; i += 2) {
            mirrored[i] *= direction;
        }
        return ConvexPolygon.hullOf(mirrored);
    }
}
