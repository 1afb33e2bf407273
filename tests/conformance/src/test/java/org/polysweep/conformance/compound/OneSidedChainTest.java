package org.polysweep.conformance.compound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.compound.CompoundSweep;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.RoundedPolygon;

class OneSidedChainTest {

    private static final ConvexPolygon BOX = ConvexPolygon.box(0, 0, 1, 1);
    private static final RoundedPolygon BALL = RoundedPolygon.circle(0.5, 0.5, 0.5);

    /** Runs from left to right, so it is met from above. */
    private static final CompoundShape PLATFORM = CompoundShape.oneSidedChain(0, 0, 5, 0);

    private static final CompoundShape HILL = CompoundShape.oneSidedChain(-10, -10, 0, 0, 10, -10);

    private final CompoundSweep sweep = new CompoundSweep();

    private SweepResult sweep(ConvexShape shape, CompoundShape ground, double x, double y, double dx, double dy) {
        return sweep.sweep(
                CompoundShape.of(shape).at(x, y).moving(dx, dy), ground.at(0, 0).moving(0, 0));
    }

    @Test
    void whoFallsOntoItIsStopped() {
        for (ConvexShape shape : new ConvexShape[] {BOX, BALL}) {
            SweepResult result = sweep(shape, PLATFORM, 2, 1, 0, -2);
            assertThat(result.verdict()).isEqualTo(Verdict.HIT);
            assertThat(result.enter()).isEqualTo(0.5);
            assertThat(result.normalY()).isEqualTo(1);
        }
    }

    @Test
    void whoStandsOnItTouches() {
        for (ConvexShape shape : new ConvexShape[] {BOX, BALL}) {
            assertThat(sweep(shape, PLATFORM, 2, 0, 1, 0).verdict()).isEqualTo(Verdict.TOUCH);
            assertThat(sweep(shape, PLATFORM, 2, 0, 1, -1).verdict()).isEqualTo(Verdict.HIT);
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {-3, -2, -1, -0.5})
    void whoComesFromBelowPasses(double y) {
        for (ConvexShape shape : new ConvexShape[] {BOX, BALL}) {
            assertThat(sweep(shape, PLATFORM, 2, y, 0, 3).verdict()).isEqualTo(Verdict.MISS);
            assertThat(sweep(shape, PLATFORM, 2, y, 1, 3).verdict()).isEqualTo(Verdict.MISS);
        }
    }

    @Test
    void whoIsAcrossItIsNotInIt() {
        assertThat(sweep(BOX, PLATFORM, 2, -0.5, 0, -2).verdict()).isEqualTo(Verdict.MISS);
        assertThat(sweep(BALL, PLATFORM, 2, -0.5, 0, 0).verdict()).isEqualTo(Verdict.MISS);
    }

    @Test
    void whoComesFromTheSideBelowItsTopPasses() {
        assertThat(sweep(BOX, PLATFORM, -3, -0.5, 6, 0).verdict()).isEqualTo(Verdict.MISS);
    }

    @Test
    void aBoxOnThePeakOfAHillGoesDownOnEitherSide() {
        // It stands on the peak with both lower corners in the air, behind the lines of both slopes.
        SweepResult left = sweep(BOX, HILL, -0.5, 0, -1, -3);
        assertThat(left.verdict()).isEqualTo(Verdict.HIT);
        SweepResult fromAbove = sweep(BOX, HILL, -3, 0, 0, -10);
        assertThat(fromAbove.verdict()).isEqualTo(Verdict.HIT);
        assertThat(fromAbove.normalX()).isNegative();
        assertThat(fromAbove.normalY()).isPositive();
        assertThat(sweep.partB()).isZero();
    }

    @Test
    void aChainThatMovesIsMetFromItsFrontAsWell() {
        SweepResult lifted = sweep.sweep(
                PLATFORM.at(0, -1).moving(0, 2), CompoundShape.of(BOX).at(2, 0).moving(0, 0));
        assertThat(lifted.verdict()).isEqualTo(Verdict.HIT);
        assertThat(lifted.normalY()).isEqualTo(-1);
        assertThat(sweep.sweep(
                                PLATFORM.at(0, 3).moving(0, -4),
                                CompoundShape.of(BOX).at(2, 0).moving(0, 0))
                        .verdict())
                .isEqualTo(Verdict.MISS);
    }

    @Test
    void badChainsAreRefused() {
        assertThatThrownBy(() -> CompoundShape.chain(1, 2))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a chain needs at least two vertices, but got 1");
        assertThatThrownBy(() -> CompoundShape.chain(1, 2, 3))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("vertices must have an even number of coordinates, but had 3; the last vertex has an x"
                        + " but no y");
        assertThatThrownBy(() -> CompoundShape.oneSidedChain(0, 0, 1, 2, 1, 2))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "vertices[1] and vertices[2] must differ, but both were (1.0, 2.0); remove one: a segment of a"
                                + " chain needs a length");
        assertThatThrownBy(() -> CompoundShape.chain(0, 0, Double.NaN, 2))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("vertices[1][0]");
        assertThatThrownBy(() -> CompoundShape.of())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("parts must not be empty; a compound needs at least one part");
    }
}
