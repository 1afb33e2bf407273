package org.polysweep.internal.turning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polysweep.internal.turning.SomeTurns.CRATE;
import static org.polysweep.internal.turning.SomeTurns.FLOOR;
import static org.polysweep.internal.turning.SomeTurns.moving;
import static org.polysweep.internal.turning.SomeTurns.still;
import static org.polysweep.internal.turning.SomeTurns.turning;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.polysweep.internal.motion.ConvexMotion;

/** Places to stop: how far back they are looked for, and what lies at the ends of the doubles. */
class TurningRestTest {

    private static final TurningMotion FALLING = turning(CRATE, 1, 8, 2, -4, 0.5);
    private static final TurningMotion LYING = still(FLOOR, 0, 0);

    /** Where nothing is free they stop where they began; a step to there is twice as long as the one before. */
    @Test
    void goesBackAsFarAsTheBeginning() {
        List<Double> heights = new ArrayList<>();
        TurningRest rest = TurningRest.of(FALLING, LYING, 0.25, 0.75, (a, b) -> {
            heights.add(a.motion().y());
            return true;
        });
        // First at the contact, then a 2^50th of the way back, and so on; the last place is not asked about.
        assertThat(heights).hasSize(51);
        assertThat(heights.get(0)).isEqualTo(5);
        assertThat(heights.get(1)).isEqualTo(5 + 0x1p-49);
        assertThat(heights.get(50)).isEqualTo(6);
        assertThat(rest.a().motion().x()).isEqualTo(1.5);
        assertThat(rest.a().motion().y()).isEqualTo(7);
        assertThat(rest.a().s0() / rest.a().c0()).isEqualTo(0.125);
        assertThat(rest.b()).isEqualTo(LYING);
    }

    @Test
    void staysWhereNothingOverlaps() {
        TurningRest rest = TurningRest.of(FALLING, LYING, 0, 0.5, (a, b) -> false);
        assertThat(rest.a().motion().x()).isEqualTo(2);
        assertThat(rest.a().motion().y()).isEqualTo(6);
        assertThat(rest.a().s0() / rest.a().c0()).isEqualTo(0.25);
        assertThat(rest.a().turns()).isFalse();
    }

    /** What is beyond the doubles, in either coordinate, is infinite: nobody is asked whether that overlaps. */
    @Test
    void beyondTheDoubles() {
        double most = Double.MAX_VALUE;
        for (TurningMotion far : List.of(moving(CRATE, most, 0, most, 0), moving(CRATE, 0, -most, 0, -most))) {
            TurningRest.of(far, LYING, 0, 0.5, TurningRestTest::notAsked);
            TurningRest.of(LYING, far, 0, 0.5, TurningRestTest::notAsked);
        }
        TurningRest rest = TurningRest.of(moving(CRATE, most, 0, most, 0), LYING, 0, 0.5, TurningRestTest::notAsked);
        assertThat(rest.a().motion().x()).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(rest.a().motion().y()).isZero();
    }

    private static boolean notAsked(TurningMotion a, TurningMotion b) {
        throw new AssertionError(a + " " + b);
    }

    /** No answer is -0.0, neither at the beginning nor of what does not turn. */
    @Test
    void zeroIsPositive() {
        TurningMotion motion = TurningMotion.at(new ConvexMotion(CRATE, -0.0, -0.0, 0, -0.0), -0.0, 1);
        TurningMotion turning = new TurningMotion(new ConvexMotion(CRATE, -0.0, -0.0, 0, 0), 1, -0.0, 1, 1);
        for (double enter : new double[] {0, 0.5}) {
            TurningRest rest = TurningRest.of(motion, turning, 0, enter, (a, b) -> false);
            hasNoNegativeZero(rest.a());
            hasNoNegativeZero(rest.b());
        }
        TurningMotion other = TurningMotion.at(motion.motion(), 1, -0.0);
        hasNoNegativeZero(TurningRest.of(other, motion, 0, 0, (a, b) -> false).a());
        hasNoNegativeZero(TurningRest.of(other, motion, 0, 0.5, (a, b) -> false).a());
    }

    private static void hasNoNegativeZero(TurningMotion pose) {
        for (double number :
                new double[] {pose.motion().x(), pose.motion().y(), pose.c0(), pose.s0(), pose.c1(), pose.s1()}) {
            assertThat(Double.doubleToRawLongBits(number)).isNotEqualTo(Double.doubleToRawLongBits(-0.0));
        }
    }
}
