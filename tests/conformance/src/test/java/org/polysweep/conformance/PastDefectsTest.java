package org.polysweep.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.aabb.SweptAabb;
import org.polysweep.conformance.query.Answers;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.oracle.OracleClaim;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.sweep.Sweeper;
import org.polysweep.trials.Trials;

/** What was once wrong here, each by the smallest query that showed it. */
class PastDefectsTest {

    /**
     * The least double, scaled down to a lattice of larger units, underflows to 0: that is not to lie on the lattice.
     */
    @Test
    void whatUnderflowsIsNotOnTheLattice() {
        double m = 1 << 23;
        ConvexPolygon a = ConvexPolygon.of(2 * m, 2 * m, 3 * m, 2 * m, 3 * m, 3 * m);
        ConvexPolygon b = ConvexPolygon.of(0, 0, m, m, 0, m);
        for (double beside : new double[] {Double.MIN_VALUE, -Double.MIN_VALUE}) {
            pathsAgree(a.at(beside, 0).moving(-2 * m, -2 * m), b.at(0, 0).moving(0, 0));
        }
    }

    /** Cross products of coarse numbers near 2^500 are too large to be split. */
    @Test
    void coarseNumbersCanBeTooLarge() {
        double k = 0x1p500;
        ConvexPolygon triangle = ConvexPolygon.of(0, 0, k, 0, 0, k);
        pathsAgree(triangle.at(0, 0).moving(5 * k, k), triangle.at(6 * k, k / 4).moving(0, 0));
    }

    /**
     * A standing segment of C has two sides that hold the point: a motion tells which faces it, without one both count.
     */
    @Test
    void bothSidesOfAStandingSegmentCount() {
        ConvexPolygon segment = ConvexPolygon.of(0.1, -0.1, 0.1, 0.1);
        pathsAgree(
                ConvexPolygon.of(0, 0).at(0.1, -0.1).moving(0, 0),
                segment.at(0, -0.1).moving(0, 0));
    }

    @Test
    void aMissOfTheReferencePathHasNoNumbers() {
        ConvexPolygon triangle = ConvexPolygon.of(0, 0, 4, 0, 0, 4);
        SweepResult result = SweepResult.create();
        // The bounding boxes meet, and so do the shadows.
        PairSweeper.REFERENCE.sweep(
                ConvexMotion.of(triangle.at(3.5, 3.5).moving(-0.25, 0)),
                ConvexMotion.of(triangle.at(0, 0).moving(0, 0)),
                result);
        assertThat(result.verdict()).isEqualTo(Verdict.MISS);
        assertThat(result.enter()).isNaN();
        assertThat(result.exit()).isNaN();
        assertThat(result.normalX()).isNaN();
    }

    @Test
    void refusedNumbersLeaveNoResult() {
        SweepResult result = SweepResult.create();
        SweptAabb.sweep(0, 0, 1, 1, 0, 0, 4, 0, 0, 0, 1, 1, 3, 0, 0, 0, result);
        assertThatThrownBy(() -> SweptAabb.sweep(0, 0, 1, 1, 0, 0, Double.NaN, 0, 0, 0, 1, 1, 9, 0, 0, 0, result))
                .hasMessageContaining("dx must be finite, but was NaN");
        assertThatThrownBy(() -> SweptAabb.sweep(0, 0, 1, 1, 0, 0, 1, 0, 2, 0, 1, 1, 9, 0, 0, 0, result))
                .hasMessageContaining("bMinX 2.0 is greater than bMaxX 1.0");
        assertThatThrownBy(result::verdict).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(result::enter).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void refusedPartsLeaveNoResult() {
        SweepResult result = SweepResult.create();
        ConvexPolygon box = ConvexPolygon.box(0, 0, 1, 1);
        Sweeper aabb = Sweeper.of(SweepAlgorithm.AABB);
        aabb.sweep(box.at(0, 0).moving(4, 0), box.at(3, 0).moving(0, 0), result);
        CompoundShape mixed = CompoundShape.of(box, ConvexPolygon.of(0, 0, 1, 0, 0, 1));
        assertThatThrownBy(() ->
                        aabb.sweep(mixed.at(0, 0).moving(1, 0), box.at(9, 0).moving(0, 0), result))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(result::verdict).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(result::enter).isInstanceOf(IllegalStateException.class);
    }

    /** The gap is 2^60 - 2^-60: one tail is lost in the other two, which cancel. */
    @Test
    void tailsOfThreeSizesAreNoExactGap() {
        for (double half : new double[] {0, 0x1p40}) {
            pathsAgree(
                    ConvexPolygon.box(0, -half, 1, 1 + half).at(-1, 0).moving(0, 0),
                    ConvexPolygon.box(-0x1p-60, -half, 1, 1 + half)
                            .at(0x1p60, 0)
                            .moving(-0x1p61, 0));
        }
    }

    /** Two parallelograms that part, with bounding disks apart and boxes not, were a HIT before t = 0. */
    @Test
    void disksThatAreApartNeedNotApproach() {
        ConvexPolygon[] shapes = {
            ConvexPolygon.box(-1, -1, 1, 1), ConvexPolygon.of(0, -2, 2, 0, 0, 2, -2, 0), ConvexPolygon.of(0, 0, 3, 1)
        };
        Random random = Trials.random(7);
        for (int i = 0; i < Trials.times(3000); i++) {
            ConvexPolygon a = shapes[random.nextInt(shapes.length)];
            ConvexPolygon b = shapes[random.nextInt(shapes.length)];
            double x = quarters(random);
            double y = quarters(random);
            pathsAgree(
                    a.at(x, y).moving(quarters(random), quarters(random)),
                    b.at(0, 0).moving(0, 0));
        }
    }

    private static double quarters(Random random) {
        return (random.nextInt(33) - 16) / 4.0;
    }

    private static void pathsAgree(MovingShape a, MovingShape b) {
        OracleClaim reference = Answers.claim(PairSweeper.REFERENCE, a, b);
        assertThat(Answers.claim(PairSweeper.POLYGON, a, b)).isEqualTo(reference);
        assertThat(Answers.claim(PairSweeper.AUTO, a, b)).isEqualTo(reference);
    }
}
