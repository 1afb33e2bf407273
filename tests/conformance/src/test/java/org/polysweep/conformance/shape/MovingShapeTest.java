package org.polysweep.conformance.shape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.pose.Pose;
import org.polysweep.pose.Rotor;
import org.polysweep.query.Intersection;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.sweep.Sweep;

class MovingShapeTest {

    private static final ConvexPolygon TRIANGLE = ConvexPolygon.of(0, 0, 1, 0, 0, 1);

    @ParameterizedTest
    @CsvSource({
        "NaN, 0, 0, 0, x must be finite",
        "0, Infinity, 0, 0, y must be finite",
        "0, 0, NaN, 0, dx must be finite",
        "0, 0, 0, -Infinity, dy must be finite"
    })
    void refused(double x, double y, double dx, double dy, String message) {
        assertThatThrownBy(() -> new MovingShape(TRIANGLE, x, y, dx, dy))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
        SweepResult result = SweepResult.create();
        assertThatThrownBy(() -> PairSweeper.AUTO.sweep(TRIANGLE, x, y, dx, dy, TRIANGLE, 0, 0, 0, 0, result))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
        assertThatThrownBy(() -> PairSweeper.AUTO.sweep(TRIANGLE, 0, 0, 0, 0, TRIANGLE, x, y, dx, dy, result))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
    }

    @Test
    void aPolygonStandsUntilItIsMoved() {
        MovingShape standing = TRIANGLE.at(3, 4).moving(0, 0);
        assertThat(standing).isEqualTo(new MovingShape(TRIANGLE, 3, 4, 0, 0));
        assertThat(standing.moving(5, 6)).isEqualTo(new MovingShape(TRIANGLE, 3, 4, 5, 6));
    }

    @Test
    void positionPlusVertexIsNeverRounded() {
        // 1e16 + 1 is no double; the triangles are one apart, not in touch.
        ConvexPolygon right = ConvexPolygon.of(2, 0, 3, 0, 2, 1);
        assertThat(Intersection.verdict(TRIANGLE.at(1e16, 0), right.at(1e16, 0)))
                .isEqualTo(Verdict.MISS);
        assertThat(Sweep.outcome(TRIANGLE.at(1e16, 0).moving(1, 0), right.at(1e16, 0))
                        .verdict())
                .isEqualTo(Verdict.TOUCH);
        assertThat(Sweep.outcome(TRIANGLE.at(1e16, 0).moving(Math.nextUp(1.0), 0), right.at(1e16, 0))
                        .verdict())
                .isEqualTo(Verdict.HIT);
    }

    @Test
    void aPoseIsAPositionAndARotor() {
        assertThat(TRIANGLE.at(new Pose(3, 4, Rotor.ofHalfAngle(2, 1))))
                .isEqualTo(TRIANGLE.at(3, 4).withRotor(Rotor.ofHalfAngle(2, 1)));
        assertThat(TRIANGLE.at(new Pose(3, 4))).isEqualTo(TRIANGLE.at(3, 4));
        assertThatThrownBy(() -> TRIANGLE.at(new Pose(Double.POSITIVE_INFINITY, 0)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("x must be finite, but was Infinity");
    }
}
