package org.polysweep.internal.reference;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.contact.Explanation.Step;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.RoundedPolygon;

/** Sides that lie on the line of the motion, and shapes whose extents have an end in common. */
class ReferenceSweepTest {

    private static final ConvexPolygon BOX = ConvexPolygon.box(0, 0, 1, 1);

    /** A ball with the radius 1 slides along a segment of the length 4: above it, below it, and either way. */
    @ParameterizedTest
    @CsvSource({"1, 8", "1, -8", "-1, 8", "-1, -8"})
    void theSideOfASegmentAlongWhichABallSlides(double y, double dx) {
        SweepResult result = SweepResult.create();
        ReferenceSweep.of(
                        new ConvexMotion(RoundedPolygon.circle(0, 0, 1), 2, y, dx, 0),
                        ConvexMotion.at(ConvexPolygon.of(0, 0, 4, 0), 0, 0))
                .writeTo(result);
        assertThat(result.verdict()).isEqualTo(Verdict.TOUCH);
        assertThat(result.exit()).isEqualTo(0.25);
        assertThat(result.normalX()).isZero();
        assertThat(result.normalY()).isEqualTo(y);
    }

    @Test
    void aMissTakesThePlaceOfWhatWasThere() {
        SweepResult result = SweepResult.create();
        ReferenceSweep.of(new ConvexMotion(BOX, -3, 0, 4, 0), ConvexMotion.at(BOX, 0, 0))
                .writeTo(result);
        assertThat(result.verdict()).isEqualTo(Verdict.HIT);
        ReferenceSweep.of(new ConvexMotion(BOX, -3, 7, 4, 0), ConvexMotion.at(BOX, 0, 0))
                .writeTo(result);
        assertThat(result.verdict()).isEqualTo(Verdict.MISS);
        assertThat(result.enter()).isNaN();
    }

    /** One box arrives beside the other at the end, has not arrived, draws away from it, or has drawn away. */
    @ParameterizedTest
    @CsvSource({"-3, 2, false", "-3, 1.5, true", "1, 2, false", "1.5, 2, true"})
    void extentsAlongTheMotion(double x, double dx, boolean apart) {
        Step step = ReferenceSweep.of(new ConvexMotion(BOX, x, 0, dx, 0), ConvexMotion.at(BOX, 0, 0))
                .explanation()
                .steps()
                .get(0);
        assertThat(step.test()).isEqualTo("displacement axis");
        assertThat(step.finding().endsWith("rejected")).isEqualTo(apart);
    }
}
