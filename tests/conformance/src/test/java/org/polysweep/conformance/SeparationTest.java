package org.polysweep.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.conformance.query.Answers;
import org.polysweep.contact.MinimumTranslation;
import org.polysweep.contact.Verdict;
import org.polysweep.generate.Edits;
import org.polysweep.generate.QueryClass;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.sign.Stage;
import org.polysweep.oracle.Judge;
import org.polysweep.oracle.Query;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.trials.Trials;

/**
 * The shortest way out of an overlap: the polygon path gives the bits of the reference path, whichever stages are left
 * out, and where nothing moves the normal of the sweep is the same one.
 */
class SeparationTest {

    private static final int QUERIES = Trials.times(40);

    private static final PairSweeper REFERENCE = PairSweeper.REFERENCE;
    private static final PairSweeper POLYGON = PairSweeper.POLYGON;

    private static final List<PairSweeper> SWEEPERS = Stream.of(
                    new Stage[] {},
                    new Stage[] {Stage.FILTER},
                    new Stage[] {Stage.EXPANSION},
                    new Stage[] {Stage.STRUCTURE, Stage.EXPANSION},
                    new Stage[] {Stage.FILTER, Stage.STRUCTURE, Stage.EXPANSION})
            .map(POLYGON::without)
            .toList();

    @ParameterizedTest
    @EnumSource
    void theStagesAgreeWithTheReference(QueryClass kind) {
        Random random = Trials.random(kind.name().hashCode());
        int overlaps = 0;
        for (int i = 0; i < QUERIES; i++) {
            Query query = Edits.overlapping(random, kind.next(random));
            if (random.nextInt(3) != 0) {
                query = Edits.withMoves(query, query.moveAX(), query.moveAY(), query.moveAX(), query.moveAY());
            }
            overlaps += requireAgreement(query, i % 10 == 0) ? 1 : 0;
        }
        assertThat(overlaps).isGreaterThan(QUERIES / 10);
    }

    /** Whether they overlap. */
    private static boolean requireAgreement(Query query, boolean judged) {
        MovingShape a = Answers.a(query);
        MovingShape b = Answers.b(query);
        SweepResult result = SweepResult.create();
        REFERENCE.sweep(ConvexMotion.of(a), ConvexMotion.of(b), result);
        List<Double> normal = List.of(result.normalX(), result.normalY());
        Optional<MinimumTranslation> separation = REFERENCE.separation(ConvexMotion.of(a), ConvexMotion.of(b));
        for (PairSweeper sweeper : SWEEPERS) {
            assertThat(sweeper.separation(ConvexMotion.of(a), ConvexMotion.of(b)))
                    .as("%s", query)
                    .isEqualTo(separation);
            sweeper.sweep(ConvexMotion.of(a), ConvexMotion.of(b), result);
            assertThat(List.of(result.normalX(), result.normalY()))
                    .as("%s", query)
                    .isEqualTo(normal);
        }
        if (judged) {
            assertThat(Judge.faults(query, Answers.claim(POLYGON, a, b)))
                    .as("%s", query)
                    .isEmpty();
        }
        return result.verdict() == Verdict.OVERLAP;
    }

    /** Round shapes that overlap by rounding, as in piles, or by more: the bits of the reference path. */
    @Test
    void roundShapesAgreeWithTheReference() {
        Random random = Trials.random(46);
        SweepResult result = SweepResult.create();
        int overlaps = 0;
        for (int i = 0; i < 20 * QUERIES; i++) {
            ConvexShape a = round(random);
            ConvexShape b = random.nextInt(3) == 0 ? polygon(random) : round(random);
            double x = random.nextGaussian();
            double y = random.nextBoolean() ? 0 : random.nextGaussian();
            PairSweeper.AUTO.sweep(a, 4 * x, 4 * y, -4 * x, -4 * y, b, 0.1, 0.1, 0, 0, result);
            double inward = random.nextInt(4) == 0 ? random.nextDouble() : random.nextInt(64) * 0x1p-52;
            boolean isHit = result.verdict() == Verdict.HIT;
            double aX = (isHit ? result.safeAX() : x) - inward * x;
            double aY = (isHit ? result.safeAY() : y) - inward * y;
            PairSweeper.AUTO.sweep(a, aX, aY, 0, 0, b, 0.1, 0.1, 0, 0, result);
            if (result.verdict() == Verdict.OVERLAP) {
                overlaps++;
                ConvexMotion movingA = new ConvexMotion(a, aX, aY, 0, 0);
                ConvexMotion movingB = new ConvexMotion(b, 0.1, 0.1, 0, 0);
                MinimumTranslation expected =
                        REFERENCE.separation(movingA, movingB).orElseThrow();
                assertThat(PairSweeper.AUTO.separation(movingA, movingB))
                        .as("%s and %s", movingA, movingB)
                        .contains(expected);
                assertThat(List.of(result.normalX(), result.normalY()))
                        .as("%s and %s", movingA, movingB)
                        .isEqualTo(List.of(expected.normalX(), expected.normalY()));
            }
        }
        assertThat(overlaps).isGreaterThan(5 * QUERIES);
    }

    private static ConvexShape round(Random random) {
        double radius = 0.25 + random.nextInt(3) * 0.25;
        return switch (random.nextInt(3)) {
            case 0 -> RoundedPolygon.circle(random.nextInt(2) * 0.1, 0, radius);
            case 1 -> RoundedPolygon.capsule(-0.5, 0, 0.5, random.nextInt(2) * random.nextDouble(), radius);
            default -> RoundedPolygon.of(polygon(random), radius);
        };
    }

    private static ConvexPolygon polygon(Random random) {
        return random.nextBoolean()
                ? ConvexPolygon.box(-0.5, -0.25, 0.5, 0.25)
                : ConvexPolygon.of(regular(3 + random.nextInt(6), 0.5, random.nextDouble()));
    }

    @Test
    void aSquareInASquareLeavesToTheEastOrAgainstItsMotion() {
        ConvexPolygon square = ConvexPolygon.box(-1, -1, 1, 1);
        ConvexPolygon small = ConvexPolygon.box(-0.1, -0.1, 0.1, 0.1);
        for (ConvexPolygon a : new ConvexPolygon[] {square, small}) {
            double depth = a == square ? 2 : 1.1;
            assertThat(separation(a.at(0, 0).moving(0, 0), square.at(0, 0).moving(0, 0)))
                    .isEqualTo(new MinimumTranslation(1, 0, depth));
            assertThat(separation(a.at(0, 0).moving(1, 2), square.at(0, 0).moving(0, 0)))
                    .isEqualTo(new MinimumTranslation(0, -1, depth));
            assertThat(separation(a.at(0, 0).moving(-2, 1), square.at(0, 0).moving(0, 0)))
                    .isEqualTo(new MinimumTranslation(1, 0, depth));
            // Opposed equally by two sides: the first counter-clockwise from the motion.
            assertThat(separation(a.at(0, 0).moving(1, 1), square.at(0, 0).moving(0, 0)))
                    .isEqualTo(new MinimumTranslation(-1, 0, depth));
            assertThat(separation(a.at(0, 0).moving(-1, 1), square.at(0, 0).moving(0, 0)))
                    .isEqualTo(new MinimumTranslation(0, -1, depth));
        }
    }

    @Test
    void turnedSquaresLeaveByTheFirstSideCounterClockwise() {
        ConvexPolygon turned = ConvexPolygon.of(0.3, 0.1, -0.1, 0.3, -0.3, -0.1, 0.1, -0.3);
        MinimumTranslation out =
                separation(turned.at(7, 0.7).moving(0, 0), turned.at(7, 0.7).moving(0, 0));
        assertThat(out.normalX()).isEqualTo(turned.normalX(0));
        assertThat(out.normalY()).isEqualTo(turned.normalY(0));
        assertThat(out.normalX()).isPositive();
        assertThat(out.normalY()).isPositive();
        assertThat(out)
                .isEqualTo(REFERENCE
                        .separation(
                                ConvexMotion.of(turned.at(7, 0.7).moving(0, 0)),
                                ConvexMotion.of(turned.at(7, 0.7).moving(0, 0)))
                        .orElseThrow());
        // Two sides are behind, at angles whose sines are equal.
        MinimumTranslation back =
                separation(turned.at(0, 0).moving(0.1, -0.3), turned.at(0, 0).moving(0, 0));
        assertThat(back)
                .isEqualTo(REFERENCE
                        .separation(
                                ConvexMotion.of(turned.at(0, 0).moving(0.1, -0.3)),
                                ConvexMotion.of(turned.at(0, 0).moving(0, 0)))
                        .orElseThrow());
    }

    /** All sides are equally deep, up to rounding. */
    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6, 8, 12, 36, 100})
    void regularPolygonsInEachOther(int corners) {
        for (double radius : new double[] {1, 0.5, 0.3}) {
            double[] a = regular(corners, radius, 0);
            double[] b = regular(corners, 1, 0);
            requireAgreement(new Query(a, b, 0, 0, 0, 0, 0, 0, 0, 0), true);
            requireAgreement(new Query(b, a, 0.1, 0.1, 0.1, 0.1, 1, 2, 0, 0), true);
            requireAgreement(new Query(a, regular(corners, 1, 0.5), 0, 0, 0, 0, 3, 0, 3, 0), true);
        }
    }

    @Test
    void aPointLeavesByTheNearestSide() {
        ConvexPolygon triangle = ConvexPolygon.of(0, 0, 4, 0, 0, 3);
        assertThat(separation(
                        ConvexPolygon.of(1, 0.5).at(0, 0).moving(0, 0),
                        triangle.at(0, 0).moving(0, 0)))
                .isEqualTo(new MinimumTranslation(0, -1, 0.5));
        assertThat(separation(
                        triangle.at(0, 0).moving(0, 0),
                        ConvexPolygon.of(1, 0.5).at(0, 0).moving(0, 0)))
                .isEqualTo(new MinimumTranslation(0, 1, 0.5));
        MinimumTranslation out = separation(
                ConvexPolygon.of(2, 1).at(0, 0).moving(0, 0), triangle.at(0, 0).moving(0, 0));
        assertThat(out).isEqualTo(new MinimumTranslation(0.6, 0.8, out.depth()));
        assertThat(out.depth()).isCloseTo(0.4, within(1e-15));
    }

    @Test
    void segmentsThatCross() {
        ConvexPolygon level = ConvexPolygon.of(-3, 0, 3, 0);
        ConvexPolygon upright = ConvexPolygon.of(0, -1, 0, 1);
        assertThat(separation(level.at(0, 0.25).moving(0, 0), upright.at(0, 0).moving(0, 0)))
                .isEqualTo(new MinimumTranslation(0, 1, 0.75));
        assertThat(separation(upright.at(2.5, 0).moving(0, 0), level.at(0, 0).moving(0, 0)))
                .isEqualTo(new MinimumTranslation(1, 0, 0.5));
    }

    /** Some milliseconds, where a comparison of every edge with every corner in integers would take minutes. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 0x1p-40, 0.1, 1.5})
    void aThousandCornersInAThousand(double offset) {
        ConvexPolygon a = ConvexPolygon.of(regular(1_000, 1, 0));
        ConvexPolygon b = ConvexPolygon.of(regular(1_000, 1.5, 0.25));
        MovingShape moving = a.at(offset, offset / 3).moving(0, 0);
        for (int i = 0; i < 20; i++) {
            MinimumTranslation out = separation(moving, b.at(0, 0).moving(0, 0));
            assertThat(out.depth()).isCloseTo(2.5 - Math.hypot(offset, offset / 3), within(1e-4));
        }
        Query query = new Query(regular(1_000, 1, 0), regular(1_000, 1.5, 0.25), offset, offset / 3, 0, 0, 0, 0, 0, 0);
        assertThat(Judge.faults(query, Answers.claim(POLYGON, moving, b.at(0, 0).moving(0, 0))))
                .isEmpty();
    }

    private static MinimumTranslation separation(MovingShape a, MovingShape b) {
        return POLYGON.separation(ConvexMotion.of(a), ConvexMotion.of(b)).orElseThrow();
    }

    private static double[] regular(int corners, double radius, double start) {
        double[] xy = new double[2 * corners];
        for (int i = 0; i < corners; i++) {
            double angle = 2 * Math.PI * (i + start) / corners;
            xy[2 * i] = StrictMath.cos(angle) * radius;
            xy[2 * i + 1] = StrictMath.sin(angle) * radius;
        }
        return xy;
    }
}
