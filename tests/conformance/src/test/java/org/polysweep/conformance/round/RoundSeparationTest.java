package org.polysweep.conformance.round;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.Doubles;
import org.polysweep.contact.MinimumTranslation;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.obstacle.ExactMinimumTranslation;
import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.query.Intersection;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.sweep.Sweep;
import org.polysweep.trials.Trials;

/** The shortest way out of an overlap, where it can be worked out by hand. */
class RoundSeparationTest {

    private static final RoundedPolygon BALL = RoundedPolygon.circle(0, 0, 6);

    private static final ConvexPolygon BOX = ConvexPolygon.box(0, 0, 10, 4);

    private static final ConvexPolygon SEGMENT = ConvexPolygon.of(0, 0, 10, 0);

    @Test
    void fromInsideTheCoreThroughTheNearestSide() {
        assertThat(separation(BALL.at(3, 1).moving(0, -9), BOX)).isEqualTo(new MinimumTranslation(0, -1, 7));
        assertThat(separation(BALL.at(3, 3).moving(0, 0), BOX)).isEqualTo(new MinimumTranslation(0, 1, 7));
        // Two sides are equally near.
        assertThat(separation(BALL.at(1, 1).moving(1, 2), BOX)).isEqualTo(new MinimumTranslation(0, -1, 7));
        assertThat(separation(BALL.at(1, 1).moving(2, 1), BOX)).isEqualTo(new MinimumTranslation(-1, 0, 7));
        assertThat(separation(BALL.at(1, 1).moving(0, 0), BOX)).isEqualTo(new MinimumTranslation(-1, 0, 7));
    }

    @Test
    void fromOutsideTheCoreAwayFromTheNearestPoint() {
        assertThat(separation(BALL.at(3, -2).moving(0, -9), BOX)).isEqualTo(new MinimumTranslation(0, -1, 4));
        assertThat(separation(BALL.at(-3, -4).moving(-9, 2), BOX))
                .isEqualTo(new MinimumTranslation(-3 / 5.0, -4 / 5.0, 1));
        assertThat(separation(BALL.at(14, 7).moving(0, 0), BOX)).isEqualTo(new MinimumTranslation(4 / 5.0, 3 / 5.0, 1));
        assertThat(separation(BALL.at(0, -5).moving(0, 0), BOX)).isEqualTo(new MinimumTranslation(0, -1, 1));
        assertThat(separation(BALL.at(-2, 0).moving(0, 0), SEGMENT)).isEqualTo(new MinimumTranslation(-1, 0, 4));
        assertThat(separation(BALL.at(5, -2).moving(0, 0), SEGMENT)).isEqualTo(new MinimumTranslation(0, -1, 4));
    }

    @Test
    void theDepthIsRoundedUp() {
        BigDecimal root = new BigDecimal(2).sqrt(new MathContext(60));
        MinimumTranslation separation = separation(BALL.at(-1, -1).moving(0, 0), BOX);
        assertThat(separation.depth()).isEqualTo(Doubles.up(new BigDecimal(6).subtract(root)));
        MinimumTranslation huge = separation(
                RoundedPolygon.circle(0, 0, Double.MAX_VALUE).at(0, 0).moving(0, 0),
                RoundedPolygon.circle(0, 0, Double.MAX_VALUE));
        assertThat(huge).isEqualTo(new MinimumTranslation(1, 0, Double.POSITIVE_INFINITY));
    }

    /** Position, displacement, and the way out: through the edge, or in the angle of normals at a corner. */
    @ParameterizedTest
    @CsvSource({
        // On an edge.
        "5, 0, 0, -1, 0, -1",
        // On the corner (10, 4), where the normals go from (1, 0) to (0, 1).
        "10, 4, -3, -4, 0.6, 0.8",
        "10, 4, 0, -1, 0, 1",
        "10, 4, -1, 0, 1, 0",
        "10, 4, 1, 0, 0, 1",
        "10, 4, 0, 1, 1, 0",
        "10, 4, -1, 3, 1, 0",
        "10, 4, 3, -1, 0, 1",
        "10, 4, 2, 2, 0, 1",
        "10, 4, 0, 0, 1, 0",
        // On the corner (0, 0), where they go from (-1, 0) to (0, -1).
        "0, 0, 0, 0, -1, 0",
        "0, 0, -2, -2, 0, -1"
    })
    void onTheOutlineOfABox(double x, double y, double dx, double dy, double normalX, double normalY) {
        assertThat(separation(BALL.at(x, y).moving(dx, dy), BOX))
                .isEqualTo(new MinimumTranslation(normalX, normalY, 6));
    }

    @ParameterizedTest
    @CsvSource({
        "5, 0, 1, -1, 0, 1",
        "5, 0, 1, 1, 0, -1",
        "5, 0, 1, 0, 0, 1",
        "5, 0, -1, 0, 0, -1",
        "5, 0, 0, 0, 0, 1",
        // At an end the normals fill half a turn.
        "10, 0, 0, 0, 1, 0",
        "10, 0, -3, 4, 0.6, -0.8",
        "10, 0, 0, -1, 0, 1",
        "10, 0, 1, 0, 0, 1",
        "10, 0, 1, 1, 0, -1",
        "0, 0, 0, 0, 0, 1",
        "0, 0, -1, 0, 0, -1"
    })
    void onASegment(double x, double y, double dx, double dy, double normalX, double normalY) {
        assertThat(separation(BALL.at(x, y).moving(dx, dy), SEGMENT))
                .isEqualTo(new MinimumTranslation(normalX, normalY, 6));
    }

    @Test
    void oneCenterOnTheOther() {
        RoundedPolygon other = RoundedPolygon.circle(0, 0, 1);
        assertThat(separation(BALL.at(0, 0).moving(3, 4), other))
                .isEqualTo(new MinimumTranslation(-3 / 5.0, -4 / 5.0, 7));
        assertThat(separation(BALL.at(0, 0).moving(0, 0), other)).isEqualTo(new MinimumTranslation(1, 0, 7));
    }

    @ParameterizedTest
    @EnumSource
    void whereNothingMovesTheNormalIsThatOfTheSeparation(RoundKind kind) {
        Random random = Trials.random(kind.name().hashCode());
        for (int i = 0; i < 100; i++) {
            RoundPair pair = kind.next(random);
            MovingShape a = pair.a().moving(0, 0);
            MovingShape b = pair.b().moving(0, 0);
            SweepOutcome contact = Sweep.outcome(a, b);
            assertThat(Intersection.minimumTranslation(a, b).isPresent())
                    .isEqualTo(contact.verdict() == Verdict.OVERLAP);
            Intersection.minimumTranslation(a, b).ifPresent(found -> {
                assertThat(found.normalX()).isEqualTo(contact.normalX());
                assertThat(found.normalY()).isEqualTo(contact.normalY());
                assertThat(found.depth()).isPositive();
            });
        }
    }

    /** Shapes that rounding has pressed together, by a bisection, overlap by some units in the last place. */
    @ParameterizedTest
    @EnumSource(
            value = RoundKind.class,
            names = {"GRID", "CIRCLES", "UNIFORM", "JOINS", "MIXED_SCALES"})
    void theDepthOfPressedShapesIsThatOfIntegers(RoundKind kind) {
        Random random = Trials.random(7 + kind.name().hashCode());
        for (int i = 0; i < Trials.times(300); i++) {
            RoundPair pair = kind.next(random);
            double x = random.nextInt(3) - 1;
            double y = random.nextBoolean() ? random.nextGaussian() : 1;
            double low = 0;
            double high = 1;
            for (int halving = 0; halving < 60; halving++) {
                double middle = (low + high) / 2;
                boolean isIn = Intersection.minimumTranslation(shifted(pair, middle * x, middle * y), pair.b())
                        .isPresent();
                low = isIn ? middle : low;
                high = isIn ? high : middle;
            }
            for (double share : new double[] {low, Math.nextDown(low), low * (1 - 1e-10)}) {
                MovingShape a = shifted(pair, share * x, share * y);
                Intersection.minimumTranslation(a, pair.b())
                        .ifPresent(found -> assertThat(found)
                                .isEqualTo(ExactMinimumTranslation.of(
                                        ExactQuery.of(ConvexMotion.of(a), ConvexMotion.of(pair.b())))));
            }
        }
    }

    private static MovingShape shifted(RoundPair pair, double x, double y) {
        double[] motion = pair.motionA();
        return pair.a().shape().at(motion[0] + 64 * x, motion[1] + 64 * y).moving(motion[2], motion[3]);
    }

    private static MinimumTranslation separation(MovingShape a, ConvexShape b) {
        return Intersection.minimumTranslation(a, b.at(0, 0)).orElseThrow();
    }
}
