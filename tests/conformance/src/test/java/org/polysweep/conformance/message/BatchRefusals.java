package org.polysweep.conformance.message;

import static org.polysweep.conformance.message.Refusal.argument;
import static org.polysweep.conformance.message.Refusal.state;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.ejml.data.DMatrixRMaj;
import org.polysweep.matrix.CircleBatch;
import org.polysweep.matrix.Matrices;
import org.polysweep.matrix.MotionRow;
import org.polysweep.matrix.SweepBatch;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.sweep.Sweeper;

/** What matrices and batches of queries in matrices refuse. */
@SuppressWarnings("NullAway") // what a checker would refuse
final class BatchRefusals {

    private static final List<String> ROWS = List.of("ax", "ay", "adx", "ady", "bx", "by", "bdx", "bdy");
    private static final ConvexPolygon BOX = ConvexPolygon.box(0, 0, 1, 1);
    private static final ConvexPolygon TRIANGLE = ConvexPolygon.of(0, 0, 1, 0, 0, 1);

    private BatchRefusals() {}

    static List<Refusal> all() {
        return Stream.of(matrices(), shapes(), circles())
                .flatMap(refusals -> refusals)
                .toList();
    }

    private static DMatrixRMaj motions() {
        return new DMatrixRMaj(MotionRow.COUNT, 1);
    }

    private static DMatrixRMaj motions(int row, double value) {
        DMatrixRMaj motions = motions();
        motions.set(row, 0, value);
        return motions;
    }

    private static Stream<Refusal> matrices() {
        DMatrixRMaj infinite = new DMatrixRMaj(new double[][] {{1, 0}, {Double.POSITIVE_INFINITY, 1}});
        return Stream.of(
                argument(
                        "vertices must be n×2, one row per vertex, but was 2×3",
                        () -> Matrices.toPolygon(new DMatrixRMaj(2, 3))),
                argument(
                        "transform must be 2×2, or 2×3 with a translation in the third column, but was 3×3",
                        () -> Matrices.transformed(BOX, new DMatrixRMaj(3, 3))),
                argument(
                        "transform[1][0] must be finite, but was Infinity", () -> Matrices.transformed(BOX, infinite)));
    }

    private static Stream<Refusal> shapes() {
        SweepBatch batch = new SweepBatch();
        SweepBatch boxes = new SweepBatch(Sweeper.of(SweepAlgorithm.AABB));
        ConvexShape[] one = {BOX};
        ConvexShape[] none = {null};
        ConvexShape[] triangle = {TRIANGLE};
        DMatrixRMaj out = new DMatrixRMaj(1, 1);
        DMatrixRMaj motions = motions();
        Stream<Refusal> refusals = Stream.of(
                argument("sweeper must not be null (default: Sweeper.AUTO)", () -> new SweepBatch(null)),
                state(
                        "out and motions must be different matrices; the answers would overwrite the motions",
                        () -> batch.sweep(one, one, motions, motions)),
                state(
                        "b must have as many shapes as a, 1, but had 2",
                        () -> batch.sweep(one, new ConvexShape[] {BOX, BOX}, motions, out)),
                state(
                        "motions must be 8×1, one column per pair of shapes, but was 8×2",
                        () -> batch.sweep(one, one, new DMatrixRMaj(8, 2), out)),
                argument("a[0] must not be null", () -> batch.sweep(none, one, motions, out)),
                argument("b[0] must not be null", () -> batch.sweep(one, none, motions, out)),
                state(
                        "query 0: b must be an axis-aligned box for SweepAlgorithm.AABB, but was " + TRIANGLE
                                + "; use AUTO or POLYGON",
                        () -> boxes.sweep(one, triangle, motions, out)));
        return Stream.concat(
                refusals,
                IntStream.range(0, ROWS.size())
                        .boxed()
                        .map(row -> state(
                                ROWS.get(row) + " of query 0 must be finite, but was NaN",
                                () -> batch.sweep(one, one, motions(row, Double.NaN), out))));
    }

    private static Stream<Refusal> circles() {
        CircleBatch batch = new CircleBatch();
        double[] one = {1};
        double[] empty = {};
        byte[] out = new byte[1];
        return Stream.of(
                argument(
                        "motions must have 8 rows and one column per query, but was 2×3",
                        () -> batch.verdicts(one, one, new DMatrixRMaj(2, 3), 0, 1, out)),
                argument(
                        "to must be at most the size of radiiA, 0, but was 1",
                        () -> batch.verdicts(empty, one, motions(), 0, 1, out)),
                argument(
                        "to must be at most the size of radiiB, 0, but was 1",
                        () -> batch.verdicts(one, empty, motions(), 0, 1, out)),
                argument(
                        "to must be at most the size of motions, 0, but was 1",
                        () -> batch.verdicts(one, one, new DMatrixRMaj(8, 0), 0, 1, out)),
                argument(
                        "to must be at most the size of out, 0, but was 1",
                        () -> batch.verdicts(one, one, motions(), 0, 1, new byte[0])),
                argument(
                        "radiiA[0] must be finite and >= 0, but was -1.0",
                        () -> batch.verdicts(new double[] {-1}, one, motions(), 0, 1, out)),
                argument(
                        "radiiB[0] must be finite and >= 0, but was NaN",
                        () -> batch.verdicts(one, new double[] {Double.NaN}, motions(), 0, 1, out)));
    }
}
