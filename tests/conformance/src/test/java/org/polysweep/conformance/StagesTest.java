package org.polysweep.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.conformance.query.Answers;
import org.polysweep.conformance.query.QueryClass;
import org.polysweep.contact.Explanation.Step;
import org.polysweep.oracle.Query;
import org.polysweep.polygon.ConvexPolygon;
import org.polysweep.polygon.MovingPolygon;
import org.polysweep.sweep.SweepPath;
import org.polysweep.sweep.Sweeper;

/** Which stage of arithmetic decides on the polygon path, and that the queries of the tests reach every stage often. */
class StagesTest {

    private static final Pattern COUNTS = Pattern.compile("(\\d+) decided by the filter, (\\d+) by integers");
    private static final ConvexPolygon TRIANGLE = ConvexPolygon.of(0, 0, 4, 1, 1, 3);
    private static final int ENOUGH = 10_000;

    private record Counts(long filter, long integers) {}

    @Test
    void theFilterAloneDecidesWhereNothingIsClose() {
        Counts counts = counts(TRIANGLE.at(-9, 0.3).moving(20, 0.7), TRIANGLE.at(0, 0));
        assertThat(counts.filter).isPositive();
        assertThat(counts.integers).isZero();
    }

    @Test
    void integersDecideWhereSomethingIsZero() {
        // The motion is parallel to an edge, and the shapes touch at the end of the step.
        assertThat(counts(TRIANGLE.at(-8, -2).moving(4, 1), TRIANGLE.at(0, 0)).integers)
                .isPositive();
    }

    @Test
    void integersDecideWhereTheFilterOverflows() {
        double huge = Double.MAX_VALUE;
        ConvexPolygon large = ConvexPolygon.of(-huge, -huge, huge, 0, 0, huge);
        assertThat(counts(large.at(-huge, 0).moving(huge, 1), large.at(huge, 0)).integers)
                .isPositive();
    }

    @Test
    void integersDecideWhereProductsUnderflow() {
        double tiny = Double.MIN_VALUE;
        ConvexPolygon small = ConvexPolygon.of(0, 0, 4 * tiny, tiny, tiny, 3 * tiny);
        Counts counts = counts(small.at(-9 * tiny, 0).moving(20 * tiny, tiny), small.at(0, 0));
        assertThat(counts.filter).isZero();
        assertThat(counts.integers).isPositive();
    }

    @ParameterizedTest
    @CsvSource({"POLYGONS, GRID", "ROUND, ULPS", "TURNED_BOXES, CORNER_TO_CORNER"})
    void everyStageIsReachedOften(QueryClass general, QueryClass degenerate) {
        Counts ofGeneral = total(general);
        Counts ofDegenerate = total(degenerate);
        assertThat(ofGeneral.filter).isGreaterThan(ENOUGH);
        assertThat(ofGeneral.filter).isGreaterThan(50 * ofGeneral.integers);
        assertThat(ofDegenerate.integers).isGreaterThan(ENOUGH / 20);
    }

    private static Counts total(QueryClass kind) {
        Random random = new Random(3);
        long filter = 0;
        long integers = 0;
        for (int i = 0; i < 2_000; i++) {
            Query query = kind.next(random);
            Counts counts = counts(Answers.a(query), Answers.b(query));
            filter += counts.filter;
            integers += counts.integers;
        }
        return new Counts(filter, integers);
    }

    private static Counts counts(MovingPolygon a, MovingPolygon b) {
        for (Step step : Sweeper.of(SweepPath.POLYGON).explain(a, b).steps()) {
            if (step.test().equals("signs")) {
                Matcher counts = COUNTS.matcher(step.finding());
                assertThat(counts.matches()).as(step.finding()).isTrue();
                return new Counts(Long.parseLong(counts.group(1)), Long.parseLong(counts.group(2)));
            }
        }
        return new Counts(0, 0);
    }
}
