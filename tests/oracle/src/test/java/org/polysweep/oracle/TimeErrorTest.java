package org.polysweep.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TimeErrorTest {

    private static final Surd THIRD = Surd.of(Rational.of(1, 3));
    private static final Surd HALF = Surd.of(Rational.of(0.5));
    private static final double BELOW = OracleRounding.down(THIRD);

    private static OracleUnitVector unit(int x, int y) {
        return OracleUnitVector.along(IntVector.of(x, y));
    }

    /** The displacements alone; the shapes are points. */
    private static CompoundQuery moves(double ax, double ay, double bx, double by) {
        return CompoundQuery.of(new Query(new double[2], new double[2], 0, 0, 1, 1, ax, ay, bx, by));
    }

    @Test
    void lateIsGreaterByHoweverLittle() {
        assertThat(TimeError.isLate(THIRD, BELOW)).isFalse();
        assertThat(TimeError.isLate(THIRD, Math.nextUp(BELOW))).isTrue();
        assertThat(TimeError.isLate(HALF, 0.5)).isFalse();
        assertThat(TimeError.isLate(Surd.ZERO, -0.0)).isFalse();
        assertThat(TimeError.isLate(Surd.ZERO, Double.MIN_VALUE)).isTrue();
    }

    @Test
    void theErrorIsALengthAlongTheRelativeMotion() {
        assertThat(TimeError.length(moves(3, 4, 0, 0), HALF, 0.75)).isEqualTo(1.25);
        assertThat(TimeError.length(moves(3, 4, 0, 0), HALF, 0.25)).isEqualTo(1.25);
        assertThat(TimeError.length(moves(4, 2, 1, -2), HALF, 0.75)).isEqualTo(1.25);
        assertThat(TimeError.length(moves(3, 4, 0, 0), HALF, 0.5)).isZero();
        assertThat(TimeError.length(moves(0, 0, 0, 0), HALF, 7)).isZero();
    }

    @Test
    void nothingCancelsOrOverflows() {
        // The difference of the displacements is 1, though doubles would say 0.
        assertThat(TimeError.length(moves(1, 0x1p53, 0, 0x1p53), Surd.ZERO, 2)).isEqualTo(2);
        assertThat(TimeError.length(moves(0x1p53, 0, -1, 0), Surd.ZERO, 0x1p-53))
                .isEqualTo(1);
        double largest = Double.MAX_VALUE;
        assertThat(TimeError.length(moves(largest, 0, -largest, 0), Surd.ZERO, 1))
                .isEqualTo(largest);
        // The double nearest to the root of 2 is above it; errors are rounded down.
        assertThat(TimeError.length(moves(1, 1, 0, 0), Surd.ZERO, 1)).isEqualTo(Math.nextDown(Math.sqrt(2)));
    }

    /** The root of 2 steps, of a motion that is the root of 2 or of 5 long. */
    @Test
    void timesMayBeIrrational() {
        Surd root = Surd.root(Rational.of(2, 1));
        double below = Math.nextDown(Math.sqrt(2));
        assertThat(TimeError.isLate(root, below)).isFalse();
        assertThat(TimeError.isLate(root, Math.sqrt(2))).isTrue();
        assertThat(TimeError.length(moves(1, 1, 0, 0), root, 0)).isEqualTo(2);
        assertThat(TimeError.length(moves(1, 2, 0, 0), root, 0)).isEqualTo(Math.nextDown(Math.sqrt(10)));
        // By less than an ulp, which is 2^-52: by something over 2^-53.
        assertThat(TimeError.length(moves(1, 0, 0, 0), root, Math.sqrt(2))).isBetween(0x1p-54, 0x1p-52);
        assertThat(TimeError.length(moves(Double.MIN_VALUE, 0, 0, 0), root, below))
                .isZero();
        OracleUnitVector slanted = new OracleUnitVector(Surd.root(Rational.of(1, 2)), Surd.root(Rational.of(1, 2)));
        assertThat(TimeError.isWithin(moves(1, 1, 0, 0), root, 0, slanted, Integer.MAX_VALUE))
                .isFalse();
        assertThat(TimeError.isWithin(moves(1, 1, 0, 0), root, below, slanted, 2))
                .isTrue();
        assertThat(TimeError.isWithin(moves(1, 1, 0, 0), root, below, slanted, 0))
                .isFalse();
    }

    @Test
    void withinIsByUlpsOfTheLargestMagnitudeAndEqualIsWithin() {
        // The largest number is 4, so an ulp is 2^-50; d leads 5 along itself, 3 to the right, and 7 over the root of 2
        // along (1, 1).
        CompoundQuery query = moves(3, 4, 0, 0);
        assertThat(TimeError.magnitude(query)).isEqualTo(4);
        OracleUnitVector along = unit(6, 8);
        assertThat(TimeError.isWithin(query, HALF, 0.5 + 0x1p-50, along, 5)).isTrue();
        assertThat(TimeError.isWithin(query, HALF, 0.5 - 0x1p-50, along, 5)).isTrue();
        assertThat(TimeError.isWithin(query, HALF, 0.5 + 0x1p-50, along, 4)).isFalse();
        assertThat(TimeError.isWithin(query, HALF, Math.nextUp(0.5 + 0x1p-50), along, 5))
                .isFalse();
        assertThat(TimeError.isWithin(query, HALF, 0.5 + 0x1p-50, unit(-2, 0), 3))
                .isTrue();
        assertThat(TimeError.isWithin(query, HALF, 0.5 + 0x1p-50, unit(-2, 0), 2))
                .isFalse();
        assertThat(TimeError.isWithin(query, HALF, 0.5 + 0x1p-50, unit(1, 1), 5))
                .isTrue();
        assertThat(TimeError.isWithin(query, HALF, 0.5 + 0x1p-50, unit(1, 1), 4))
                .isFalse();
        assertThat(TimeError.isWithin(query, HALF, Math.nextUp(0.5), along, 0)).isFalse();
        assertThat(TimeError.isWithin(query, HALF, 0.5, along, 0)).isTrue();
    }

    @Test
    void theMagnitudeIsThatOfEveryNumber() {
        Query query = new Query(new double[] {1, -9}, new double[] {2, 3}, 4, 5, 6, 7, 8, 0, 0, -0.0);
        assertThat(magnitude(query)).isEqualTo(9);
        assertThat(magnitude(query.standingAt(0, -10, 0, 0))).isEqualTo(10);
        assertThat(magnitude(query.standingAt(0, 0, 11, 0))).isEqualTo(11);
        Part part = new Part(new double[] {1, -12}, 0);
        List<Part> round = List.of(part, new Part(new double[] {0, 1}, 13));
        CompoundQuery inParts = CompoundQuery.of(query);
        assertThat(TimeError.magnitude(inParts.withParts(inParts.a(), List.of(part, part))))
                .isEqualTo(12);
        assertThat(TimeError.magnitude(inParts.withParts(round, inParts.b()))).isEqualTo(13);
    }

    private static double magnitude(Query query) {
        return TimeError.magnitude(CompoundQuery.of(query));
    }
}
