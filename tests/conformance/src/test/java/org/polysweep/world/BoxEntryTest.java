package org.polysweep.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.trials.Trials;

/** Times of boxes as quotients of doubles, against decimals, which are exact. */
class BoxEntryTest {

    private final Random random = Trials.random(1);
    private final Trajectories lines = new Trajectories();
    private final BoxEntry entry = new BoxEntry();

    private static BigDecimal exact(double number) {
        return new BigDecimal(number);
    }

    /** What is left of the gap along an axis at the time that was found, times its divisor; 0 if they meet then. */
    private BigDecimal left(
            double side, double place, double move, double otherSide, double otherPlace, double otherMove) {
        BigDecimal gap =
                exact(otherSide).add(exact(otherPlace)).subtract(exact(side)).subtract(exact(place));
        BigDecimal closing = exact(move).subtract(exact(otherMove));
        return gap.multiply(exact(entry.speed)).subtract(closing.multiply(exact(entry.gap)));
    }

    /** They meet where the last of the sides that have a way to go has gone it, and not a bit later or before. */
    @Test
    void theQuotientIsTheTime() {
        int found = 0;
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
            lines.clear();
            int lineA = lines.add(0, ax, ay, dx, dy, 0);
            int lineB = lines.add(1, bx, by, 0, 0, 0);
            if (!entry.find(lines, a, lineA, b, lineB)) {
                continue;
            }
            found++;
            assertThat(entry.gap).isNotNegative();
            assertThat(entry.speed).isPositive();
            int signX = dx == 0 ? -1 : left(a.maxX(), ax, dx, b.minX(), bx, 0).signum();
            int signY = dy == 0 ? -1 : left(a.maxY(), ay, dy, b.minY(), by, 0).signum();
            assertThat(Math.max(signX, signY))
                    .as("trial %s", trial)
                    .isEqualTo(entry.gap == 0 ? Math.min(0, Math.max(signX, signY)) : 0);
        }
        assertThat(found).isGreaterThan(200);
    }

    @Test
    void quotientsAreCompared() {
        for (int trial = 0; trial < Trials.times(2000); trial++) {
            double gap = random.nextInt(4) == 0 ? 0 : random.nextDouble();
            double speed = 1 + random.nextInt(3) * random.nextDouble();
            double other = random.nextInt(3) == 0 ? gap : random.nextDouble();
            double otherSpeed = random.nextBoolean() ? Math.nextUp(speed) : speed;
            double otherGap = random.nextBoolean() ? Math.nextUp(other) : other;
            assertThat(BoxEntry.compare(gap, speed, otherGap, otherSpeed))
                    .isEqualTo(exact(gap)
                            .multiply(exact(otherSpeed))
                            .compareTo(exact(otherGap).multiply(exact(speed))));
        }
        assertThat(BoxEntry.compare(0x1p-1000, 3, 0x1p-1000, 5)).isEqualTo(BoxEntry.UNKNOWN);
        assertThat(BoxEntry.compare(-0.0, 3, 0, 5)).isZero();
    }
}
