package org.polysweep.internal.prepared;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bearings run counter-clockwise from (1, 0), and each stands for one direction. */
class PseudoAngleTest {

    @ParameterizedTest
    @CsvSource({
        "1, 0, 0",
        "3, 1, 4096",
        "1, 1, 8192",
        "0, 5, 16384",
        "-0.25, 0.25, 24576",
        "-7, 0, 32768",
        "-2, -2, 40960",
        "0, -1, 49152",
        "1e300, -1e300, 57344",
        "3, -1, 61440"
    })
    void aBearingIsThatOfItsDirection(double x, double y, int bearing) {
        assertThat(PseudoAngle.of(x, y)).isEqualTo(bearing);
    }

    @Test
    void everyBearingComesBackFromItsDirection() {
        for (int bearing = 0; bearing < PseudoAngle.FULL_TURN; bearing++) {
            double x = PseudoAngle.directionX(bearing);
            double y = PseudoAngle.directionY(bearing);
            assertThat(Math.abs(x) + Math.abs(y)).isEqualTo(1);
            assertThat(PseudoAngle.of(x, y)).isEqualTo(bearing);
        }
    }

    @Test
    void bearingsGrowCounterClockwise() {
        for (int bearing = 0; bearing < PseudoAngle.FULL_TURN - 1; bearing++) {
            double cross = PseudoAngle.directionX(bearing) * PseudoAngle.directionY(bearing + 1)
                    - PseudoAngle.directionY(bearing) * PseudoAngle.directionX(bearing + 1);
            assertThat(cross).isPositive();
        }
    }

    @Test
    void oppositesAddUpToNothing() {
        for (int bearing = 0; bearing < PseudoAngle.FULL_TURN; bearing += 64) {
            int opposite = PseudoAngle.opposite(bearing) % PseudoAngle.FULL_TURN;
            assertThat(PseudoAngle.directionX(bearing) + PseudoAngle.directionX(opposite))
                    .isZero();
            assertThat(PseudoAngle.directionY(bearing) + PseudoAngle.directionY(opposite))
                    .isZero();
        }
    }

    /** At least 32 directions, and as many as half the corners. */
    @ParameterizedTest
    @CsvSource({"1, 2048", "3, 2048", "63, 2048", "64, 1024", "127, 1024", "65536, 1", "131072, 1", "1000000, 1"})
    void aPolygonOfManyCornersHasMoreDirections(int size, int spacing) {
        assertThat(1 << PseudoAngle.shift(size)).isEqualTo(spacing);
    }
}
