package org.polysweep.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TimeErrorTest {

    private static final Rational THIRD = Rational.of(1, 3);
    private static final double BELOW = Rounding.down(THIRD);

    /** The displacements alone; the shapes are points. */
    private static Query moves(double ax, double ay, double bx, double by) {
        return new Query(new double[2], new double[2], 0, 0, 1, 1, ax, ay, bx, by);
    }

    @Test
    void lateIsGreaterByHoweverLittle() {
        assertThat(TimeError.isLate(THIRD, BELOW)).isFalse();
        assertThat(TimeError.isLate(THIRD, Math.nextUp(BELOW))).isTrue();
        assertThat(TimeError.isLate(Rational.of(0.5), 0.5)).isFalse();
        assertThat(TimeError.isLate(Rational.ZERO, -0.0)).isFalse();
        assertThat(TimeError.isLate(Rational.ZERO, Double.MIN_VALUE)).isTrue();
    }

    @Test
    void theErrorIsALengthAlongTheRelativeMotion() {
        Rational half = Rational.of(0.5);
        assertThat(TimeError.length(moves(3, 4, 0, 0), half, 0.75)).isEqualTo(1.25);
        assertThat(TimeError.length(moves(3, 4, 0, 0), half, 0.25)).isEqualTo(1.25);
        assertThat(TimeError.length(moves(4, 2, 1, -2), half, 0.75)).isEqualTo(1.25);
        assertThat(TimeError.length(moves(3, 4, 0, 0), half, 0.5)).isZero();
        assertThat(TimeError.length(moves(0, 0, 0, 0), half, 7)).isZero();
    }

    @Test
    void nothingCancelsOrOverflows() {
        // The difference of the displacements is 1, though doubles would say 0.
        assertThat(TimeError.length(moves(1, 0x1p53, 0, 0x1p53), Rational.ZERO, 2))
                .isEqualTo(2);
        assertThat(TimeError.length(moves(0x1p53, 0, -1, 0), Rational.ZERO, 0x1p-53))
                .isEqualTo(1);
        double largest = Double.MAX_VALUE;
        assertThat(TimeError.length(moves(largest, 0, -largest, 0), Rational.ZERO, 1))
                .isEqualTo(largest);
        // The double nearest to the root of 2 is above it; errors are rounded down.
        assertThat(TimeError.length(moves(1, 1, 0, 0), Rational.ZERO, 1)).isEqualTo(Math.nextDown(Math.sqrt(2)));
    }

    @Test
    void withinIsByUlpsOfTheLargestMagnitudeAndEqualIsWithin() {
        Rational half = Rational.of(0.5);
        // The largest number is 4, so an ulp is 2^-50; d leads 5 along itself, 3 to the right, and 7 over the root of 2
        // along (1, 1).
        Query query = moves(3, 4, 0, 0);
        assertThat(TimeError.magnitude(query)).isEqualTo(4);
        IntVector along = IntVector.of(6, 8);
        assertThat(TimeError.isWithin(query, half, 0.5 + 0x1p-50, along, 5)).isTrue();
        assertThat(TimeError.isWithin(query, half, 0.5 - 0x1p-50, along, 5)).isTrue();
        assertThat(TimeError.isWithin(query, half, 0.5 + 0x1p-50, along, 4)).isFalse();
        assertThat(TimeError.isWithin(query, half, Math.nextUp(0.5 + 0x1p-50), along, 5))
                .isFalse();
        assertThat(TimeError.isWithin(query, half, 0.5 + 0x1p-50, IntVector.of(-2, 0), 3))
                .isTrue();
        assertThat(TimeError.isWithin(query, half, 0.5 + 0x1p-50, IntVector.of(-2, 0), 2))
                .isFalse();
        assertThat(TimeError.isWithin(query, half, 0.5 + 0x1p-50, IntVector.of(1, 1), 5))
                .isTrue();
        assertThat(TimeError.isWithin(query, half, 0.5 + 0x1p-50, IntVector.of(1, 1), 4))
                .isFalse();
        assertThat(TimeError.isWithin(query, half, Math.nextUp(0.5), along, 0)).isFalse();
        assertThat(TimeError.isWithin(query, half, 0.5, along, 0)).isTrue();
    }

    @Test
    void theMagnitudeIsThatOfEveryNumber() {
        Query query = new Query(new double[] {1, -9}, new double[] {2, 3}, 4, 5, 6, 7, 8, 0, 0, -0.0);
        assertThat(TimeError.magnitude(query)).isEqualTo(9);
        assertThat(TimeError.magnitude(query.standingAt(0, -10, 0, 0))).isEqualTo(10);
        assertThat(TimeError.magnitude(query.standingAt(0, 0, 11, 0))).isEqualTo(11);
    }
}
