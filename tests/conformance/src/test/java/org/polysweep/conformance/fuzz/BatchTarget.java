package org.polysweep.conformance.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import org.ejml.data.DMatrixRMaj;
import org.polysweep.aabb.AabbBatch;
import org.polysweep.aabb.AabbColumns;
import org.polysweep.conformance.aabb.BoxQueries;
import org.polysweep.conformance.aabb.Fields;
import org.polysweep.contact.Verdict;
import org.polysweep.matrix.CircleBatch;
import org.polysweep.matrix.MotionRow;
import org.polysweep.result.SweepColumns;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.sweep.Sweeper;

/** Columns of boxes and of circles: the same bits as the single calls, whatever stands beside a query. */
public final class BatchTarget {

    private static final int MOST = 8;

    private BatchTarget() {}

    /** What the fuzzer calls. */
    public static void fuzzerTestOneInput(byte[] input) {
        outcome(input);
    }

    /** Asks one batch of boxes and one of circles, and returns the verdict of the first pair of circles. */
    static String outcome(byte[] input) {
        ByteNumbers numbers = new ByteNumbers(input);
        int size = 1 + numbers.nextByte() % MOST;
        requireBoxes(numbers, size);
        return requireCircles(numbers, size);
    }

    private static void requireBoxes(ByteNumbers numbers, int size) {
        BoxQueries queries = new BoxQueries(size);
        for (int i = 0; i < size; i++) {
            fill(queries.a, i, numbers);
            fill(queries.b, i, numbers);
        }
        byte[] verdicts = new byte[size];
        SweepColumns answers = new SweepColumns(size);
        AabbBatch batch = new AabbBatch();
        batch.verdicts(queries.a, queries.b, 0, size, verdicts);
        batch.sweep(queries.a, queries.b, 0, size, answers);
        SweepResult single = SweepResult.create();
        for (int i = 0; i < size; i++) {
            queries.sweep(i, single);
            assertThat(Verdict.ofCode(verdicts[i])).as(queries.describe(i)).isEqualTo(single.verdict());
            assertThat(Fields.of(answers, i)).as(queries.describe(i)).isEqualTo(Fields.of(single));
        }
    }

    private static void fill(AabbColumns side, int i, ByteNumbers numbers) {
        double[] n = numbers.nextFinites(8);
        side.minX[i] = Math.min(n[0], n[1]);
        side.maxX[i] = Math.max(n[0], n[1]);
        side.minY[i] = Math.min(n[2], n[3]);
        side.maxY[i] = Math.max(n[2], n[3]);
        side.x[i] = n[4];
        side.y[i] = n[5];
        side.dx[i] = n[6];
        side.dy[i] = n[7];
    }

    private static String requireCircles(ByteNumbers numbers, int size) {
        double[] radiiA = new double[size];
        double[] radiiB = new double[size];
        DMatrixRMaj motions = new DMatrixRMaj(MotionRow.COUNT, size);
        for (int i = 0; i < size; i++) {
            radiiA[i] = Math.abs(numbers.nextFinite());
            radiiB[i] = Math.abs(numbers.nextFinite());
            for (int row = 0; row < MotionRow.COUNT; row++) {
                motions.set(row, i, numbers.nextFinite());
            }
        }
        byte[] verdicts = new byte[size];
        new CircleBatch().verdicts(radiiA, radiiB, motions, 0, size, verdicts);
        SweepResult single = SweepResult.create();
        for (int i = 0; i < size; i++) {
            Sweeper.AUTO.sweep(
                    circle(radiiA[i])
                            .at(motions.get(MotionRow.AX, i), motions.get(MotionRow.AY, i))
                            .moving(motions.get(MotionRow.ADX, i), motions.get(MotionRow.ADY, i)),
                    circle(radiiB[i])
                            .at(motions.get(MotionRow.BX, i), motions.get(MotionRow.BY, i))
                            .moving(motions.get(MotionRow.BDX, i), motions.get(MotionRow.BDY, i)),
                    single);
            assertThat(Verdict.ofCode(verdicts[i]))
                    .as("radii %s and %s, %s", radiiA[i], radiiB[i], motions)
                    .isEqualTo(single.verdict());
        }
        return Verdict.ofCode(verdicts[0]).name();
    }

    private static ConvexShape circle(double radius) {
        ConvexPolygon middle = ConvexPolygon.of(0, 0);
        return radius == 0 ? middle : RoundedPolygon.of(middle, radius);
    }
}
