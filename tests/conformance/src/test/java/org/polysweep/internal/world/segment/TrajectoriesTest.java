package org.polysweep.internal.world.segment;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.internal.world.body.SomeBodies.Numbers;
import org.polysweep.trials.Trials;

/** The bounds of a segment are never inside it, and outside by a few roundings only. */
class TrajectoriesTest {

    private static final int TRIALS = 1_000;

    private static BigDecimal exact(double number) {
        return new BigDecimal(number);
    }

    private static double start(Random random) {
        return random.nextInt(3) == 0 ? random.nextInt(3) / 2.0 : random.nextDouble();
    }

    @ParameterizedTest
    @EnumSource
    void boundsAreAroundTheSegmentInTheRestOfTheStep(Numbers numbers) {
        Random random = Trials.random(1);
        Trajectories trajectories = new Trajectories();
        for (int trial = 0; trial < Trials.times(TRIALS); trial++) {
            double from = start(random);
            double x = numbers.place(random);
            double dx = numbers.move(random);
            double y = numbers.place(random);
            double dy = numbers.move(random);
            double side = numbers.move(random);
            int segment = trajectories.add(trial, x, y, dx, dy, from);
            requireBelow(trajectories.minX(segment, side), x, dx, from, side);
            requireBelow(-trajectories.maxX(segment, side), -x, -dx, from, -side);
            requireBelow(trajectories.minY(segment, side), y, dy, from, side);
            requireBelow(-trajectories.maxY(segment, side), -y, -dy, from, -side);
        }
    }

    private static void requireBelow(double bound, double origin, double move, double from, double side) {
        BigDecimal begin = exact(origin).add(exact(from).multiply(exact(move)));
        BigDecimal end = exact(origin).add(exact(move));
        BigDecimal least = begin.min(end).add(exact(side));
        double slack = 6 * Math.ulp(Math.abs(origin) + Math.abs(move) + Math.abs(side));
        assertThat(exact(bound)).isLessThanOrEqualTo(least);
        assertThat(exact(bound).add(exact(slack))).isGreaterThan(least);
    }

    @Test
    void aSegmentIsWhatWasAdded() {
        Trajectories trajectories = new Trajectories();
        for (int round = 0; round < 2; round++) {
            trajectories.clear();
            for (int i = 0; i < 100; i++) {
                assertThat(trajectories.add(3 * i, i, -i, 2 * i, 0.5 * i, i / 128.0))
                        .isEqualTo(i);
            }
            trajectories.place(7, 70, 71);
            assertThat(trajectories.count).isEqualTo(100);
            for (int i = 0; i < 100; i++) {
                assertThat(trajectories.rank[i]).isEqualTo(3 * i);
                assertThat(trajectories.x(i)).isEqualTo(i == 7 ? 70 : i);
                assertThat(trajectories.y(i)).isEqualTo(i == 7 ? 71 : -i);
                assertThat(trajectories.dx(i)).isEqualTo(2 * i);
                assertThat(trajectories.dy(i)).isEqualTo(0.5 * i);
                assertThat(trajectories.from[i]).isEqualTo(i / 128.0);
            }
        }
    }
}
