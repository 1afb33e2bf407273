package org.polysweep.internal.world.segment;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.internal.expansion.Expansion;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.trials.Trials;

/** Times of boxes as quotients, against decimals, which are exact. */
class BoxEntryTest {

    private final Random random = Trials.random(1);
    private final Trajectories trajectories = new Trajectories();
    private final BoxEntry entry = new BoxEntry();

    private static BigDecimal exact(double number) {
        return new BigDecimal(number);
    }

    private BigDecimal sum(Expansion number) {
        // Each term is the double nearest to what is left.
        BigDecimal sum = BigDecimal.ZERO;
        Expansion rest = new Expansion();
        rest.addMultiple(1, number);
        while (rest.sign() != 0) {
            double term = rest.estimate();
            sum = sum.add(exact(term));
            rest.add(-term);
        }
        return sum;
    }

    /** What is left of the gap along an axis at the time that was found, times its divisor; 0 if they meet then. */
    private BigDecimal left(double side, double place, double move, double otherSide, double otherPlace) {
        BigDecimal gap =
                exact(otherSide).add(exact(otherPlace)).subtract(exact(side)).subtract(exact(place));
        return gap.multiply(sum(entry.time().denominator()))
                .subtract(exact(move).multiply(sum(entry.time().numerator())));
    }

    /** They meet where the last of the sides that have a way to go has gone it, and not a bit later or before. */
    @Test
    void theQuotientIsTheTime() {
        for (int trial = 0; trial < Trials.times(2000); trial++) {
            ConvexPolygon a = ConvexPolygon.box(-random.nextDouble(), -1, random.nextDouble(), random.nextDouble());
            ConvexPolygon b = ConvexPolygon.box(-1, -random.nextDouble(), random.nextDouble(), 1);
            double ax = -random.nextInt(64) / 7.0;
            double ay = -random.nextInt(64) / 8.0;
            double dx = random.nextInt(4) / 5.0;
            double dy = random.nextInt(4) / 3.0;
            // Close to a place where both sides meet, so that only some bits of the gaps are left.
            double bx = a.maxX() + ax - b.minX() + random.nextInt(3) * 0x1p-40;
            double by = a.maxY() + ay - b.minY() + random.nextInt(3) * 0x1p-41;
            trajectories.clear();
            int segmentA = trajectories.add(0, ax, ay, dx, dy, 0);
            int segmentB = trajectories.add(1, bx, by, 0, 0, 0);
            assertThat(entry.find(trajectories, a, segmentA, b, segmentB)).isTrue();
            int sign =
                    entry.time().numerator().sign() * entry.time().denominator().sign();
            assertThat(sign).isNotNegative();
            int signX = dx == 0 ? -1 : left(a.maxX(), ax, dx, b.minX(), bx).signum();
            int signY = dy == 0 ? -1 : left(a.maxY(), ay, dy, b.minY(), by).signum();
            assertThat(Math.max(signX, signY))
                    .as("trial %s", trial)
                    .isEqualTo(sign == 0 ? Math.min(0, Math.max(signX, signY)) : 0);
        }
    }

    @Test
    void whatUnderflowsOrOverflowsIsNotCertain() {
        ConvexPolygon box = ConvexPolygon.box(0, 0, 0, 0);
        int slow = trajectories.add(0, 0, 0, 0x1p-1060, 0x1p-1059, 0);
        int near = trajectories.add(1, 0x1p-1060, 0x1p-1060, 0, 0, 0);
        assertThat(entry.find(trajectories, box, slow, box, near)).isFalse();
        int fast = trajectories.add(0, 0, 0, 0x1p1023, 0, 0);
        assertThat(entry.find(trajectories, box, fast, box, near)).isFalse();
    }
}
