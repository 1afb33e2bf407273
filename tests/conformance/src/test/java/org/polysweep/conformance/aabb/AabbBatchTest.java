package org.polysweep.conformance.aabb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.aabb.Aabb;
import org.polysweep.aabb.AabbBatch;
import org.polysweep.aabb.AabbColumns;
import org.polysweep.conformance.query.Allocation;
import org.polysweep.contact.Verdict;
import org.polysweep.generate.QueryClass;
import org.polysweep.result.SweepColumns;
import org.polysweep.result.SweepResult;
import org.polysweep.trials.Trials;

/** A batch of box queries gives what single calls give, and refuses what they refuse before it writes anything. */
class AabbBatchTest {

    private static final int SIZE = 2_500;

    /** The content of an output that was not written. */
    private static final byte UNTOUCHED = 77;

    @ParameterizedTest
    @EnumSource
    void aBatchIsItsSingleCalls(QueryClass kind) {
        int size = Trials.times(4_000);
        requireAgreement(BoxQueries.of(kind, size, 1), 0, size);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 511, 512, 513, 1023, 1024, 1025})
    void atTheBordersOfBlocks(int size) {
        BoxQueries queries = BoxQueries.ofAllKinds(size + 5, 2);
        requireAgreement(queries, 0, size);
        requireAgreement(queries, 5, size + 5);
        requireAgreement(queries, 3, size + 3);
    }

    private static void requireAgreement(BoxQueries queries, int from, int to) {
        int size = queries.size();
        AabbBatch batch = new AabbBatch();
        byte[] verdicts = new byte[size];
        Arrays.fill(verdicts, UNTOUCHED);
        batch.verdicts(queries.a, queries.b, from, to, verdicts);
        SweepColumns answers = new SweepColumns(size);
        // So that whatever is not written shows.
        Arrays.fill(answers.verdict, UNTOUCHED);
        Arrays.fill(answers.enter, from, to, 77);
        Arrays.fill(answers.safeBY, from, to, 77);
        batch.sweep(queries.a, queries.b, from, to, answers);
        SweepColumns impacts = new SweepColumns(size);
        Arrays.fill(impacts.verdict, UNTOUCHED);
        Arrays.fill(impacts.enter, from, to, 77);
        batch.impacts(queries.a, queries.b, from, to, impacts);
        assertThat(impacts.safeBY).containsOnly(Double.NaN);
        SweepResult single = SweepResult.create();
        for (int i = 0; i < size; i++) {
            requireSameImpact(impacts, answers, i);
            if (i < from || i >= to) {
                assertThat(verdicts[i]).isEqualTo(UNTOUCHED);
                assertThat(answers.verdict[i]).isEqualTo(UNTOUCHED);
                continue;
            }
            queries.sweep(i, single);
            double[] expected = Fields.of(single);
            if (verdicts[i] != expected[0] || !Arrays.equals(Fields.of(answers, i), expected)) {
                assertThat(Verdict.ofCode(verdicts[i])).as(queries.describe(i)).isEqualTo(single.verdict());
                assertThat(Fields.of(answers, i)).as(queries.describe(i)).isEqualTo(expected);
            }
        }
    }

    private static void requireSameImpact(SweepColumns impacts, SweepColumns answers, int i) {
        boolean isSame = impacts.verdict[i] == answers.verdict[i]
                && Double.compare(impacts.enter[i], answers.enter[i]) == 0
                && Double.compare(impacts.normalX[i], answers.normalX[i]) == 0
                && Double.compare(impacts.normalY[i], answers.normalY[i]) == 0;
        assertThat(isSame).as("impact of query %d", i).isTrue();
    }

    @Test
    void whatIsIllegalIsNamedAndNothingIsWritten() {
        List<Function<AabbColumns, double[]>> columns =
                List.of(c -> c.minX, c -> c.minY, c -> c.maxX, c -> c.maxY, c -> c.x, c -> c.y, c -> c.dx, c -> c.dy);
        List<String> names = List.of("minX", "minY", "maxX", "maxY", "x", "y", "dx", "dy");
        for (int k = 0; k < names.size(); k++) {
            for (double value : new double[] {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY}) {
                for (String side : List.of("a", "b")) {
                    BoxQueries queries = BoxQueries.of(QueryClass.BOXES, 2_100, 3);
                    columns.get(k).apply(side.equals("a") ? queries.a : queries.b)[2_099] = value;
                    requireRefused(queries, side + "." + names.get(k) + "[2099] must be finite, but was " + value);
                }
            }
        }
    }

    @Test
    void aMinimumAboveItsMaximumIsNamed() {
        // By the least of all amounts, and next to a wide box: the sum of their widths hides it.
        BoxQueries queries = BoxQueries.of(QueryClass.BOXES, 2_100, 4);
        queries.a.minX[7] = Double.MIN_VALUE;
        queries.a.maxX[7] = 0;
        requireRefused(queries, "a.minX[7] 4.9E-324 is greater than a.maxX[7] 0.0; swap them");
        queries.a.minX[7] = 0;
        queries.b.minY[2_050] = Math.nextUp(1e300);
        queries.b.maxY[2_050] = 1e300;
        requireRefused(
                queries, "b.minY[2050] " + Math.nextUp(1e300) + " is greater than b.maxY[2050] 1.0E300; swap them");
    }

    @Test
    void theLargestBoxesAreLegal() {
        BoxQueries queries = new BoxQueries(1);
        for (AabbColumns side : List.of(queries.a, queries.b)) {
            side.minX[0] = -Double.MAX_VALUE;
            side.maxX[0] = Double.MAX_VALUE;
            side.x[0] = Double.MAX_VALUE;
            side.dy[0] = Double.MAX_VALUE;
        }
        requireAgreement(queries, 0, 1);
    }

    /** Next to others, whose block they take with them. */
    @Test
    void theLargestBoxesDoNotSpoilOthers() {
        BoxQueries queries = BoxQueries.ofAllKinds(SIZE, 6);
        for (int i = 100; i < SIZE; i += 700) {
            queries.b.maxX[i] = Double.MAX_VALUE;
            queries.a.dx[i] = -Double.MAX_VALUE;
        }
        requireAgreement(queries, 0, SIZE);
    }

    private static void requireRefused(BoxQueries queries, String message) {
        byte[] verdicts = new byte[queries.size()];
        Arrays.fill(verdicts, UNTOUCHED);
        SweepColumns answers = new SweepColumns(queries.size());
        Arrays.fill(answers.verdict, UNTOUCHED);
        AabbBatch batch = new AabbBatch();
        assertThatThrownBy(() -> batch.verdicts(queries.a, queries.b, 0, queries.size(), verdicts))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
        assertThatThrownBy(() -> batch.sweep(queries.a, queries.b, 0, queries.size(), answers))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
        assertThat(verdicts).containsOnly(UNTOUCHED);
        assertThat(answers.verdict).containsOnly(UNTOUCHED);
        assertThat(answers.enter).containsOnly(Double.NaN);
        assertThatThrownBy(() -> batch.impacts(queries.a, queries.b, 0, queries.size(), answers))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
        // Pairs outside of the range are not read.
        batch.verdicts(queries.a, queries.b, 0, 7, verdicts);
    }

    @Test
    void rangesAndLengthsAreChecked() {
        AabbBatch batch = new AabbBatch();
        AabbColumns three = new AabbColumns(3);
        AabbColumns four = new AabbColumns(4);
        assertThatThrownBy(() -> batch.verdicts(three, four, 1, 4, new byte[4]))
                .isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessage("to must be at most the size of a, 3, but was 4");
        assertThatThrownBy(() -> batch.verdicts(four, three, -1, 2, new byte[4]))
                .isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessage("from must be in [0, to] = [0, 2], but was -1");
        assertThatThrownBy(() -> batch.verdicts(four, four, 3, 2, new byte[4]))
                .isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> batch.sweep(four, three, 0, 4, new SweepColumns(4)))
                .hasMessageContaining("the size of b, 3,");
        assertThatThrownBy(() -> batch.sweep(four, four, 0, 4, new SweepColumns(2)))
                .hasMessageContaining("the size of out, 2,");
        assertThatThrownBy(() -> batch.impacts(four, four, 0, 4, new SweepColumns(2)))
                .hasMessageContaining("the size of out, 2,");
        double[] two = new double[2];
        assertThatThrownBy(() -> new AabbColumns(two, two, two, two, two, two, new double[5], two))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("dx must be as long as minX, 2, but was of length 5");
    }

    @Test
    void answersDoNotOverwriteQuestions() {
        BoxQueries queries = BoxQueries.of(QueryClass.BOXES, 3, 5);
        SweepColumns out = new SweepColumns(3);
        AabbColumns c = queries.a;
        System.arraycopy(c.x, 0, out.safeAX, 0, 3);
        AabbColumns fed = new AabbColumns(c.minX, c.minY, c.maxX, c.maxY, out.safeAX, c.y, c.dx, c.dy);
        assertThatThrownBy(() -> new AabbBatch().sweep(fed, queries.b, 0, 3, out))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a.x must not be a column of out, which the answers overwrite; copy it first");
        assertThatThrownBy(() -> new AabbBatch().sweep(queries.b, fed, 0, 3, out))
                .hasMessageStartingWith("b.x must not be a column of out");
        assertThatThrownBy(() -> new AabbBatch().impacts(fed, queries.b, 0, 3, out))
                .hasMessageStartingWith("a.x must not be a column of out");
        assertThat(out.safeAX).isEqualTo(c.x);
    }

    @Test
    void columnsTakeBoxes() {
        AabbColumns columns = new AabbColumns(2);
        columns.set(1, new Aabb(1, 2, 3, 4).at(5, 6).moving(7, 8));
        assertThat(new double[] {
                    columns.minX[1],
                    columns.minY[1],
                    columns.maxX[1],
                    columns.maxY[1],
                    columns.x[1],
                    columns.y[1],
                    columns.dx[1],
                    columns.dy[1]
                })
                .containsExactly(1, 2, 3, 4, 5, 6, 7, 8);
    }

    @Test
    void aVerdictIsItsCode() {
        for (byte code = 0; code < 4; code++) {
            assertThat(Verdict.ofCode(code).code()).isEqualTo(code);
        }
        assertThatThrownBy(() -> Verdict.ofCode(4)).hasMessageContaining("4");
    }

    /** What is kept is a byte for each query of the range, wherever that begins. */
    @Test
    void aRangeCostsItsLength() {
        int size = 1 << 16;
        AabbColumns zeros = new AabbColumns(size);
        byte[] verdicts = new byte[size];
        long first = Allocation.ofSteadyState(() -> new AabbBatch().verdicts(zeros, zeros, 0, 1, verdicts));
        long last = Allocation.ofSteadyState(() -> new AabbBatch().verdicts(zeros, zeros, size - 1, size, verdicts));
        assertThat(last).isEqualTo(first);
        AabbBatch batch = new AabbBatch();
        assertThat(Allocation.ofSteadyState(() -> batch.verdicts(zeros, zeros, size - 1, size, verdicts)))
                .isZero();
    }

    @Test
    void inSteadyStateNothingIsAllocated() {
        BoxQueries any = BoxQueries.of(QueryClass.BOXES, SIZE, 5);
        SweepResult single = SweepResult.create();
        SweepColumns everything = new SweepColumns(1);
        int[] chosen = Allocation.withoutGarbage(SIZE, i -> {
            any.sweep(i, single);
            everything.write(0, single);
        });
        assertThat(chosen).hasSizeGreaterThan(SIZE * 9 / 10);
        BoxQueries queries = any.only(chosen);
        int size = queries.size();
        AabbBatch batch = new AabbBatch();
        byte[] verdicts = new byte[size];
        SweepColumns answers = new SweepColumns(size);
        assertThat(Allocation.ofSteadyState(() -> batch.verdicts(queries.a, queries.b, 0, size, verdicts)))
                .isZero();
        assertThat(Allocation.ofSteadyState(() -> batch.sweep(queries.a, queries.b, 0, size, answers)))
                .isZero();
        assertThat(Allocation.ofSteadyState(() -> batch.impacts(queries.a, queries.b, 0, size, answers)))
                .isZero();
    }
}
