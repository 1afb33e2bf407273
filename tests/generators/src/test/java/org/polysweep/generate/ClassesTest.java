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
