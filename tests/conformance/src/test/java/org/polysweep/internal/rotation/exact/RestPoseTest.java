package org.polysweep.internal.rotation.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polysweep.internal.rotation.SomeBodies.CRATE;
import static org.polysweep.internal.rotation.SomeBodies.FLOOR;
import static org.polysweep.internal.rotation.SomeBodies.moving;
import static org.polysweep.internal.rotation.SomeBodies.rotated;
import static org.polysweep.internal.rotation.SomeBodies.rotating;
import static org.polysweep.internal.rotation.SomeBodies.still;
import static org.polysweep.internal.rotation.SomeBodies.with;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.MovingShape;

/** Poses at rest: how far back they are looked for, and what happens at the ends of the doubles. */
class RestPoseTest {

    private static final MovingShape FALLING = rotating(CRATE, 1, 8, 2, -4, 0.5);
    private static final MovingShape LYING = still(FLOOR, 0, 0);

    private final SweepResult result = SweepResult.create();

    /** Makes two shapes at rest overlap, or not. */
    private static BiFunction<MovingShape, MovingShape, KnownSigns> signs(boolean overlap) {
        return (a, b) -> new KnownSigns() {
            @Override
            public int ofHeight(boolean isEdgeOfA, int edge, int vertex) {
                return overlap ? -1 : 1;
            }
        };
    }

    private void write(
            MovingShape a,
            MovingShape b,
            double start,
            double enter,
            BiFunction<MovingShape, MovingShape, KnownSigns> signs) {
        RotatingReference.write(FALLING, LYING, result);
        RestPose.write(a, b, start, enter, signs, result);
    }

    /** Where nothing is free they stop where they began; a step to there is twice as long as the one before. */
    @Test
    void goesBackAsFarAsTheBeginning() {
        List<Double> heights = new ArrayList<>();
        write(FALLING, LYING, 0.25, 0.75, (a, b) -> {
            heights.add(a.y());
            return signs(true).apply(a, b);
        });
        // First at the contact, then a 2^50th of the way back, and so on; the last pose is not tested.
        assertThat(heights).hasSize(51);
        assertThat(heights.get(0)).isEqualTo(5);
        assertThat(heights.get(1)).isEqualTo(5 + 0x1p-49);
        assertThat(heights.get(50)).isEqualTo(6);
        assertThat(result.safeAX()).isEqualTo(1.5);
        assertThat(result.safeAY()).isEqualTo(7);
        assertThat(result.safeHalfSinA() / result.safeHalfCosA()).isEqualTo(0.125);
        assertThat(List.of(result.safeBX(), result.safeBY(), result.safeHalfCosB(), result.safeHalfSinB()))
                .containsExactly(0.0, 0.0, 1.0, 0.0);
    }

    @Test
    void staysWhereNothingOverlaps() {
        write(FALLING, LYING, 0, 0.5, signs(false));
        assertThat(result.safeAX()).isEqualTo(2);
        assertThat(result.safeAY()).isEqualTo(6);
        assertThat(result.safeHalfSinA() / result.safeHalfCosA()).isEqualTo(0.25);
    }

    /** A position that overflows, in either coordinate, is infinite: it overlaps nothing. */
    @Test
    void positionsThatOverflow() {
        double most = Double.MAX_VALUE;
        for (MovingShape far : List.of(moving(CRATE, most, 0, most, 0), moving(CRATE, 0, -most, 0, -most))) {
            write(far, LYING, 0, 0.5, RestPoseTest::notTested);
            write(LYING, far, 0, 0.5, RestPoseTest::notTested);
        }
        write(moving(CRATE, most, 0, most, 0), LYING, 0, 0.5, RestPoseTest::notTested);
        assertThat(result.safeAX()).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(result.safeAY()).isZero();
    }

    private static KnownSigns notTested(MovingShape a, MovingShape b) {
        throw new AssertionError(a + " " + b);
    }

    /** No answer is -0.0, neither at the beginning nor of a shape that does not rotate. */
    @Test
    void zeroIsPositive() {
        MovingShape half = rotated(moving(CRATE, -0.0, -0.0, 0, -0.0), -0.0, 1);
        MovingShape quarter = with(moving(CRATE, -0.0, -0.0, 0, 0), 1, -0.0, 1, 1);
        MovingShape plain = rotated(half, 1, -0.0);
        for (double enter : new double[] {0, 0.5}) {
            hasNoNegativeZero(half, quarter, enter);
            hasNoNegativeZero(plain, half, enter);
        }
    }

    private void hasNoNegativeZero(MovingShape a, MovingShape b, double enter) {
        write(a, b, 0, enter, signs(false));
        for (double number : new double[] {
            result.safeAX(),
            result.safeAY(),
            result.safeBX(),
            result.safeBY(),
            result.safeHalfCosA(),
            result.safeHalfSinA(),
            result.safeHalfCosB(),
            result.safeHalfSinB()
        }) {
            assertThat(Double.doubleToRawLongBits(number)).isNotEqualTo(Double.doubleToRawLongBits(-0.0));
        }
    }
}
