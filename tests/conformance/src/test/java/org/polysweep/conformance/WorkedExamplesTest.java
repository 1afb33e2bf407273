package org.polysweep.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.polysweep.conformance.query.Answers;
import org.polysweep.oracle.OracleClaim;
import org.polysweep.oracle.Query;
import org.polysweep.sweep.SweepAlgorithm;

/** The table in docs/semantics.md#worked-examples, row by row, on every path. */
class WorkedExamplesTest {

    private static final double[] UNIT = {0, 0, 1, 0, 1, 1, 0, 1};
    private static final double[] LEFT = {-1, 0};
    private static final double[] UP = {0, 1};
    private static final double ONE_FIFTH = Doubles.up(Doubles.quotient(1, 5));
    private static final double NONE = Double.NaN;

    /** What a row says, and what follows from it for the other fields; a depth for an OVERLAP alone. */
    @SuppressWarnings("ArrayRecordComponent")
    private record Row(
            String name, Query query, String verdict, double enter, double exit, double[] normal, double depth) {}

    @TestFactory
    Stream<DynamicTest> rows() {
        return table().stream()
                .flatMap(row -> Answers.paths(row.query).stream()
                        .map(path -> DynamicTest.dynamicTest(row.name + " on " + path, () -> check(row, path))));
    }

    private static void check(Row row, SweepAlgorithm path) {
        OracleClaim claim = Answers.claim(path, row.query);
        assertThat(claim.verdict()).isEqualTo(row.verdict);
        assertThat(claim.enter()).isEqualTo(row.enter);
        assertThat(claim.exit()).isEqualTo(row.exit);
        assertThat(claim.normal()).isEqualTo(row.normal);
        assertThat(Double.valueOf(claim.separationDepth())).isEqualTo(Double.valueOf(row.depth));
    }

    private static List<Row> table() {
        return List.of(
                new Row(
                        "two boxes in flight",
                        new Query(box(220, 150), box(50, 80), 80, 400, 650, 380, 320, -240, -105, -160),
                        "HIT",
                        Doubles.down(Doubles.quotient(14, 17)),
                        Doubles.up(Doubles.quotient(124, 85)),
                        LEFT,
                        NONE),
                new Row(
                        "side by side, drawing away",
                        new Query(box(100, 100), box(100, 100), 0, 0, 100, 0, 30, 0, 40, 0),
                        "TOUCH",
                        0,
                        0,
                        LEFT,
                        NONE),
                new Row("arriving at the end", moving(2, 0, 1, 0), "TOUCH", 1, 3, LEFT, NONE),
                new Row("sliding", moving(1, 0, 0, 5), "TOUCH", 0, ONE_FIFTH, LEFT, NONE),
                new Row("onto the next tile", moving(1, -1, 1, 0), "TOUCH", 0, 2, UP, NONE),
                new Row("into a wall at rest", moving(1, 0, 1, 5), "HIT", 0, ONE_FIFTH, LEFT, NONE),
                new Row(
                        "in each other",
                        new Query(box(2, 2), box(2, 2), 0, 0, 1, 1, 1, 0, 0, 0),
                        "OVERLAP",
                        -1,
                        3,
                        LEFT,
                        1),
                new Row(
                        "a point through a segment",
                        new Query(new double[] {0, 0}, new double[] {3, -1, 3, 1}, 0, 0, 0, 0, 6, 0, 0, 0),
                        "TOUCH",
                        0.5,
                        0.5,
                        LEFT,
                        NONE));
    }

    private static double[] box(double width, double height) {
        return new double[] {0, 0, width, 0, width, height, 0, height};
    }

    /** A unit box at the origin moves; another one stands somewhere. */
    private static Query moving(double x, double y, double dx, double dy) {
        return new Query(UNIT, UNIT, 0, 0, x, y, dx, dy, 0, 0);
    }
}
