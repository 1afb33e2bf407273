package org.polysweep.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.oracle.ExactTiming;
import org.polysweep.oracle.ExactVerdict;
import org.polysweep.oracle.Oracle;
import org.polysweep.oracle.Query;

/** The queries of a class are what its name says, each of them. */
class ClassesTest {

    private static final int QUERIES = 500;

    private static void everyQuery(QueryClass kind, Consumer<Query> requirement) {
        for (int i = 0; i < QUERIES; i++) {
            requirement.accept(kind.query(2, i));
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"RESTING", "RESTING_BOXES"})
    void whatRestsIsInTouchAtZero(QueryClass kind) {
        everyQuery(kind, query -> {
            ExactTiming timing = Oracle.verdictAndTimes(query);
            assertThat(timing.verdict()).as("%s", query).isIn(ExactVerdict.TOUCH, ExactVerdict.HIT);
            assertThat(timing.enterDouble()).as("%s", query).isZero();
        });
    }

    @ParameterizedTest
    @EnumSource(names = {"SLIDING", "SLIDING_BOXES"})
    void whatSlidesMovesAndHitsNothing(QueryClass kind) {
        everyQuery(kind, query -> {
            assertThat(Oracle.verdictAndTimes(query).verdict())
                    .as("%s", query)
                    .isIn(ExactVerdict.TOUCH, ExactVerdict.MISS);
            assertThat(query.moveAX() == query.moveBX() && query.moveAY() == query.moveBY())
                    .as("%s", query)
                    .isFalse();
        });
    }

    @Test
    void sharedEdgesHaveBothEndsInCommon() {
        everyQuery(QueryClass.SHARED_EDGES, query -> {
            Set<List<Double>> common = new HashSet<>(points(query.a()));
            common.retainAll(points(query.b()));
            assertThat(common).as("%s", query).hasSizeGreaterThanOrEqualTo(2);
        });
    }

    private static List<List<Double>> points(double[] xy) {
        return IntStream.range(0, xy.length / 2)
                .mapToObj(i -> List.of(xy[2 * i] + 0.0, xy[2 * i + 1] + 0.0))
                .toList();
    }

    @ParameterizedTest
    @EnumSource(names = {"SUBNORMAL", "SUBNORMAL_BOXES"})
    void whatIsSubnormalHasSuchNumbers(QueryClass kind) {
        everyQuery(
                kind,
                query -> assertThat(Arrays.stream(numbers(query)))
                        .as("%s", query)
                        .anyMatch(number -> number != 0 && Math.abs(number) < Double.MIN_NORMAL));
    }

    @ParameterizedTest
    @EnumSource(names = {"OFFSETS", "OFFSETS_BOXES"})
    void offsetsAreFarFromTheOrigin(QueryClass kind) {
        everyQuery(
                kind,
                query -> assertThat(List.of(query.positionAX(), query.positionBY()))
                        .as("%s", query)
                        .allSatisfy(number -> assertThat(Math.abs(number)).isGreaterThan(9e5)));
    }

    @ParameterizedTest
    @EnumSource(names = {"BULLETS", "BULLETS_BOXES"})
    void bulletsMoveFarAndAreSmall(QueryClass kind) {
        everyQuery(kind, query -> {
            double[] box = Shapes.boundingBox(query.a());
            double size = Math.max(box[4] - box[0], box[5] - box[1]);
            assertThat(query.moveAX()).as("%s", query).isGreaterThan(1e6 * size);
        });
    }

    @ParameterizedTest
    @EnumSource(names = {"DECIMALS", "DECIMALS_BOXES"})
    void decimalsHaveOneDigit(QueryClass kind) {
        // The middle of an edge, in a list that is given awkwardly, may have another one.
        everyQuery(
                kind,
                query -> assertThat(numbers(Edits.plain(query)))
                        .as("%s", query)
                        .isEqualTo(Arrays.stream(numbers(Edits.plain(query)))
                                .map(number -> StrictMath.rint(number * 10) / 10 + 0.0)
                                .toArray()));
    }

    @ParameterizedTest
    @EnumSource(
            mode = EnumSource.Mode.MATCH_ANY,
            names = {"BOXES", "TILES", ".*(?<!TURNED)_BOXES"})
    void boxesAreBoxes(QueryClass kind) {
        everyQuery(kind, query -> {
            for (double[] shape : List.of(query.a(), query.b())) {
                assertThat(Hull.of(shape)).as("%s", query).isEqualTo(Hull.of(Shapes.boundingBox(shape)));
            }
        });
    }

    @ParameterizedTest
    @EnumSource
    void whatIsRoundHasARadiusAndNothingElse(QueryClass kind) {
        everyQuery(kind, query -> {
            double[] radii = radii(query);
            assertThat(radii[0] >= 0 && radii[1] >= 0 && radii[0] + radii[1] < Double.POSITIVE_INFINITY)
                    .as("%s", query)
                    .isTrue();
            // Scaled to the smallest numbers, a radius may be rounded to none.
            if (kind != QueryClass.ROUND_TINY) {
                assertThat(radii[0] + radii[1] > 0).as("%s", query).isEqualTo(kind.hasRadii());
            }
        });
    }

    @Test
    void circlesHaveNoCornersAndTangentsGoIntoNothing() {
        everyQuery(
                QueryClass.ROUND_CIRCLES,
                query -> assertThat(Edits.plain(query).a().length
                                + Edits.plain(query).b().length)
                        .isEqualTo(4));
        int touches = 0;
        for (int i = 0; i < QUERIES; i++) {
            Query query = QueryClass.ROUND_TANGENT.query(2, i);
            boolean isNudged = isNudged(query.radiusA()) || isNudged(query.radiusB());
            ExactVerdict verdict = Oracle.verdictAndTimes(query).verdict();
            boolean moves = query.moveAX() != 0 || query.moveAY() != 0;
            if (!isNudged && moves) {
                assertThat(verdict).as("%s", query).isIn(ExactVerdict.TOUCH, ExactVerdict.MISS);
                touches += verdict == ExactVerdict.TOUCH ? 1 : 0;
            }
        }
        assertThat(touches).isGreaterThan(QUERIES / 4);
    }

    /** Whether a radius is no small whole number times a power of two. */
    private static boolean isNudged(double radius) {
        double unit = Math.scalb(1.0, Math.getExponent(radius) - 20);
        return radius != StrictMath.rint(radius / unit) * unit;
    }

    @Test
    void hugeRadiiAreHugeAndTinyOnesTiny() {
        everyQuery(
                QueryClass.ROUND_HUGE,
                query -> assertThat(Math.max(query.radiusA(), query.radiusB()))
                        .as("%s", query)
                        .isGreaterThan(1e-3));
        assertThat(largestRadius(QueryClass.ROUND_HUGE)).isGreaterThan(1e300);
        assertThat(largestRadius(QueryClass.ROUND_TINY)).isBetween(1e-9, 1e-5);
    }

    private static double largestRadius(QueryClass kind) {
        double[] largest = new double[1];
        everyQuery(kind, query -> largest[0] = Math.max(largest[0], Math.max(query.radiusA(), query.radiusB())));
        return largest[0];
    }

    /** What makes a query from another one leaves the radii as they are, or changes them as it changes all numbers. */
    @Test
    void editsKeepTheRadii() {
        Query query = QueryClass.GRID.query(1, 1).withRadii(2, 3);
        assertThat(radii(Edits.withMoves(query, 1, 2, 3, 4))).containsExactly(2, 3);
        assertThat(radii(Edits.withPositions(query, 1, 2, 3, 4))).containsExactly(2, 3);
        assertThat(radii(Edits.plain(query))).containsExactly(2, 3);
        assertThat(radii(Edits.boundingBoxes(query))).containsExactly(2, 3);
        assertThat(radii(query.swapped())).containsExactly(3, 2);
        assertThat(radii(Edits.map(query, number -> number / -2))).containsExactly(1, 1.5);
        assertThat(radii(Edits.map(query.withRadii(0, 3), number -> number + 1)))
                .containsExactly(0, 4);
    }

    private static double[] radii(Query query) {
        return new double[] {query.radiusA(), query.radiusB()};
    }

    @Test
    void allRealShapesAreThere() {
        assertThat(Outlines.read("countries/countries.jsonl")).hasSizeGreaterThan(150);
        assertThat(Outlines.read("letters/letters.jsonl")).hasSizeGreaterThan(45);
    }

    private static double[] numbers(Query query) {
        DoubleStream.Builder numbers = DoubleStream.builder();
        Edits.map(query, number -> {
            numbers.add(number);
            return number;
        });
        return numbers.build().toArray();
    }
}
