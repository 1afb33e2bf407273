package org.polysweep.conformance.predicate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polysweep.internal.predicate.UniformBound;

/** The bounds are those of theorem 7 of docs/error-bounds.md, and never nothing. */
class UniformBoundTest {

    private static final double U = 0x1p-53;

    @Test
    void eachTermAddsAUnitRoundoff() {
        assertThat(UniformBound.ofTerms(2, 8)).isEqualTo(4 * U * 16);
        assertThat(UniformBound.ofTwoTerms(2, 8)).isEqualTo(5 * U * 16);
        assertThat(UniformBound.ofThreeTerms(2, 8)).isEqualTo(6 * U * 16);
    }

    @Test
    void whatUnderflowsIsAllowedFor() {
        double underflow = 4 * Double.MIN_VALUE;
        for (double size : new double[] {0, Double.MIN_VALUE}) {
            assertThat(UniformBound.ofTerms(size, 1)).isEqualTo(underflow);
            assertThat(UniformBound.ofTwoTerms(size, 1)).isEqualTo(underflow);
            assertThat(UniformBound.ofThreeTerms(size, 1)).isEqualTo(underflow);
        }
    }

    @Test
    void nothingIsGreaterThanABoundThatOverflows() {
        assertThat(UniformBound.ofTerms(0x1p600, 0x1p600)).isInfinite();
        assertThat(UniformBound.ofTwoTerms(Double.POSITIVE_INFINITY, 0)).isNaN();
    }
}
