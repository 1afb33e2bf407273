package org.polysweep.conformance.matrix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Random;
import org.ejml.data.DMatrixRMaj;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.aabb.Fields;
import org.polysweep.conformance.query.Allocation;
import org.polysweep.conformance.query.Answers;
import org.polysweep.generate.QueryClass;
import org.polysweep.matrix.MotionRow;
import org.polysweep.matrix.OutcomeRow;
import org.polysweep.matrix.SweepBatch;
import org.polysweep.oracle.Query;
import org.polysweep.result.SweepColumns;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.sweep.Sweeper;
import org.polysweep.trials.Trials;

/** A batch of any shapes gives what single calls give, in the rows that are promised. */
@Tag("bulk")
class SweepBatchTest {

    private static final int SIZE = Trials.times(500);

    /** Shapes and motions as a batch takes them. */
    private static final class Queries {

        final ConvexShape[] a;
        final ConvexShape[] b;
        final DMatrixRMaj motions;

        Queries(ConvexShape[] a, ConvexShape[] b, DMatrixRMaj motions) {
            this.a = a;
            this.b = b;
            this.motions = motions;
        }

        static Queries of(QueryClass kind, int size) {
            Random random = Trials.random(1);
            ConvexShape[] a = new ConvexShape[size];
            ConvexShape[] b = new ConvexShape[size];
            DMatrixRMaj motions = new DMatrixRMaj(MotionRow.COUNT, size);
            for (int i = 0; i < size; i++) {
                Query query = kind.next(random);
                MovingShape movingA = Answers.a(query);
                MovingShape movingB = Answers.b(query);
                a[i] = movingA.shape().part(0);
                b[i] = movingB.shape().part(0);
                motions.set(MotionRow.AX, i, movingA.x());
                motions.set(MotionRow.AY, i, movingA.y());
                motions.set(MotionRow.ADX, i, movingA.dx());
                motions.set(MotionRow.ADY, i, movingA.dy());
                motions.set(MotionRow.BX, i, movingB.x());
                motions.set(MotionRow.BY, i, movingB.y());
                motions.set(MotionRow.BDX, i, movingB.dx());
                motions.set(MotionRow.BDY, i, movingB.dy());
            }
            return new Queries(a, b, motions);
        }

        /** The queries of the given numbers alone. */
        Queries only(int[] chosen) {
            DMatrixRMaj columns = new DMatrixRMaj(MotionRow.COUNT, chosen.length);
            for (int row = 0; row < MotionRow.COUNT; row++) {
                for (int i = 0; i < chosen.length; i++) {
                    columns.set(row, i, motions.get(row, chosen[i]));
                }
            }
            return new Queries(pick(a, chosen), pick(b, chosen), columns);
        }

        private static ConvexShape[] pick(ConvexShape[] shapes, int[] chosen) {
            return Arrays.stream(chosen).mapToObj(i -> shapes[i]).toArray(ConvexShape[]::new);
        }
    }

    /** Asks one query by itself. */
    private static void sweep(Queries queries, int i, Sweeper sweeper, SweepResult single) {
        DMatrixRMaj motions = queries.motions;
        sweeper.sweep(
                queries.a[i],
                motions.get(0, i),
                motions.get(1, i),
                motions.get(2, i),
                motions.get(3, i),
                queries.b[i],
                motions.get(4, i),
                motions.get(5, i),
                motions.get(6, i),
                motions.get(7, i),
                single);
    }

    @ParameterizedTest
    @EnumSource
    void aBatchIsItsSingleCalls(QueryClass kind) {
        Queries queries = Queries.of(kind, SIZE);
        requireAgreement(queries, new SweepBatch(), Sweeper.AUTO);
        Sweeper polygons = Sweeper.of(SweepAlgorithm.POLYGON);
        requireAgreement(queries, new SweepBatch(polygons), polygons);
    }

    @Test
    void emptyBatchesAndSingleQueries() {
        requireAgreement(Queries.of(QueryClass.GRID, 0), new SweepBatch(), Sweeper.AUTO);
        requireAgreement(Queries.of(QueryClass.GRID, 1), new SweepBatch(), Sweeper.AUTO);
    }

    private static void requireAgreement(Queries queries, SweepBatch batch, Sweeper sweeper) {
        int size = queries.a.length;
        DMatrixRMaj verdicts = new DMatrixRMaj(3, 5);
        DMatrixRMaj answers = new DMatrixRMaj(1, 1);
        batch.verdicts(queries.a, queries.b, queries.motions, verdicts);
        batch.sweep(queries.a, queries.b, queries.motions, answers);
        assertThat(new int[] {verdicts.numRows, verdicts.numCols}).containsExactly(1, size);
        assertThat(new int[] {answers.numRows, answers.numCols}).containsExactly(OutcomeRow.COUNT, size);
        SweepResult single = SweepResult.create();
        for (int i = 0; i < size; i++) {
            sweep(queries, i, sweeper, single);
            double[] expected = Fields.of(single);
            assertThat(verdicts.get(0, i)).isEqualTo(expected[0]);
            if (!Arrays.equals(Fields.of(answers, i), expected)) {
                assertThat(Fields.of(answers, i)).as("query %s", i).isEqualTo(expected);
            }
        }
    }

    @Test
    void whatIsIllegalIsNamedAndNothingIsWritten() {
        Queries queries = Queries.of(QueryClass.POLYGONS, 3);
        for (String name : new String[] {"ax", "ay", "adx", "ady", "bx", "by", "bdx", "bdy"}) {
            int row = Arrays.asList("ax", "ay", "adx", "ady", "bx", "by", "bdx", "bdy")
                    .indexOf(name);
            double before = queries.motions.get(row, 2);
            queries.motions.set(row, 2, Double.NaN);
            requireRefused(queries, name + " of query 2 must be finite, but was NaN");
            queries.motions.set(row, 2, before);
        }
        requireRefused(
                new Queries(queries.a, Arrays.copyOf(queries.b, 2), queries.motions),
                "b must have as many shapes as a, 3, but had 2");
        requireRefused(
                new Queries(queries.a, queries.b, new DMatrixRMaj(3, 8)),
                "motions must be 8×3, one column per pair of shapes, but was 3×8");
        assertThatThrownBy(() -> new SweepBatch().sweep(queries.a, queries.b, queries.motions, queries.motions))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("out and motions must be");
        SweepBatch boxes = new SweepBatch(Sweeper.of(SweepAlgorithm.AABB));
        assertThatThrownBy(() -> boxes.verdicts(queries.a, queries.b, queries.motions, new DMatrixRMaj(1, 3)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("query 0: a must be an axis-aligned box");
    }

    private static void requireRefused(Queries queries, String message) {
        DMatrixRMaj out = new DMatrixRMaj(2, 2, true, 1, 2, 3, 4);
        assertThatThrownBy(() -> new SweepBatch().verdicts(queries.a, queries.b, queries.motions, out))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
        assertThatThrownBy(() -> new SweepBatch().sweep(queries.a, queries.b, queries.motions, out))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
        assertThat(out.numRows).isEqualTo(2);
        assertThat(out.data).containsExactly(1, 2, 3, 4);
    }

    @Test
    void aMissingShapeIsNamed() {
        Queries queries = Queries.of(QueryClass.POLYGONS, 3);
        ConvexShape[] gap = Arrays.copyOf(Arrays.copyOf(queries.b, 2), 3);
        assertThatThrownBy(() -> new SweepBatch().sweep(queries.a, gap, queries.motions, new DMatrixRMaj(1, 1)))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("b[2] must not be null");
        assertThatThrownBy(() -> new SweepBatch().sweep(gap, queries.b, queries.motions, new DMatrixRMaj(1, 1)))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("a[2] must not be null");
    }

    @Test
    void inSteadyStateNothingIsAllocated() {
        Queries any = Queries.of(QueryClass.POLYGONS, SIZE);
        SweepResult single = SweepResult.create();
        SweepColumns everything = new SweepColumns(1);
        int[] chosen = Allocation.withoutGarbage(SIZE, i -> {
            sweep(any, i, Sweeper.AUTO, single);
            everything.write(0, single);
        });
        assertThat(chosen).hasSizeGreaterThan(SIZE * 9 / 10);
        Queries queries = any.only(chosen);
        SweepBatch batch = new SweepBatch();
        DMatrixRMaj verdicts = new DMatrixRMaj(1, 1);
        DMatrixRMaj answers = new DMatrixRMaj(1, 1);
        assertThat(Allocation.ofSteadyState(() -> batch.verdicts(queries.a, queries.b, queries.motions, verdicts)))
                .isZero();
        assertThat(Allocation.ofSteadyState(() -> batch.sweep(queries.a, queries.b, queries.motions, answers)))
                .isZero();
    }
}
