package org.polysweep.internal.rounding;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.internal.bound.ArcFilter;
import org.polysweep.internal.bound.SideFilter;

/** One circle and one side, in units of other sizes: time and normal are the same doubles, and as certain. */
class ScaledImpactTest {

    private static final double[] PLACES = {0.3, 0.1, -0.2, 0.4};
    private static final double[] POSITIONS = {0.1, 0.2, 3.1, 0.7};
    private static final double[] MOVES = {1.7, 0.9, -0.4, -0.8};
    private static final double[] EDGE = {0.2, -1.1, -0.4, 0.9};
    private static final double RADIUS_A = 0.7;
    private static final double RADIUS_B = 0.6;

    /** At least as much as places and positions are apart, and the radii. */
    private static final double SIZE = 8;

    private final ArcFilter arc = new ArcFilter();

    @ParameterizedTest
    @ValueSource(ints = {-80, -30, -3, 1, 30, 80})
    void theUnitDoesNotMatter(int exponent) {
        double[] expected = answers(1);
        assertThat(expected).doesNotContain(Double.NaN);
        assertThat(answers(Math.scalb(1.0, exponent))).isEqualTo(expected);
    }

    /** Time and normal of the circle, then the time of the side. */
    private double[] answers(double unit) {
        RelativeMotion motion = new RelativeMotion();
        motion.set(
                unit * POSITIONS[0],
                unit * POSITIONS[1],
                unit * MOVES[0],
                unit * MOVES[1],
                unit * POSITIONS[2],
                unit * POSITIONS[3],
                unit * MOVES[2],
                unit * MOVES[3]);
        arc.set(
                unit * PLACES[0],
                unit * PLACES[1],
                unit * PLACES[2],
                unit * PLACES[3],
                motion,
                1,
                unit * RADIUS_A,
                unit * RADIUS_B,
                unit * SIZE);
        double side = SideFilter.roundDown(
                unit * EDGE[0],
                unit * EDGE[1],
                unit * EDGE[2],
                unit * EDGE[3],
                unit * PLACES[0],
                unit * PLACES[1],
                unit * PLACES[2],
                unit * PLACES[3],
                motion,
                1,
                unit * RADIUS_A,
                unit * RADIUS_B,
                unit * SIZE);
        return new double[] {arc.roundDown(), arc.normalX(), arc.normalY(), side};
    }

    /** The center of B is 1 + 3 · 2^-53 above the line, and the radius is 2: 1/2 + 3 · 2^-54 is between two doubles. */
    @Test
    void halfWayBetweenTwoDoublesNothingIsCertain() {
        RelativeMotion motion = new RelativeMotion();
        motion.set(0, 0, 8, 0, 4, 3 * 0x1p-53, 0, 0);
        arc.set(0, 0, 0, 1, motion, 1, 1, 1, SIZE);
        assertThat(arc.normalX()).isNotNaN();
        assertThat(arc.normalY()).isNaN();
    }

    /** A sum without a tail may be the time itself, and rounding down what is less is another double. */
    @Test
    void aSumThatIsADoubleIsNotCertain() {
        assertThat(SumRounding.down(1, 0x1p-20, 0)).isNaN();
        assertThat(SumRounding.down(1, 0x1p-80, 0)).isEqualTo(1);
        assertThat(SumRounding.down(1, -0x1p-80, 0)).isEqualTo(1 - 0x1p-53);
        assertThat(SumRounding.down(-1, -0x1p-80, 0)).isEqualTo(-1 - 0x1p-52);
        assertThat(SumRounding.down(1, 0x1p-80, 0x1p-80)).isNaN();
    }
}
