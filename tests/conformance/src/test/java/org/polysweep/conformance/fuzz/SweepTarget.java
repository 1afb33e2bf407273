package org.polysweep.conformance.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.polysweep.conformance.query.Answers;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.sign.Stage;
import org.polysweep.matrix.Matrices;
import org.polysweep.oracle.Judge;
import org.polysweep.oracle.OracleClaim;
import org.polysweep.oracle.Query;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.sweep.SweepAlgorithm;

/** Sweeps of any two shapes of up to six corners: right in every field, and the same bits on every path. */
public final class SweepTarget {

    private static final int MOST_POINTS = 6;
    private static final List<Stage> OPTIONAL_STAGES = List.of(Stage.FILTER, Stage.STRUCTURE, Stage.EXPANSION);

    private SweepTarget() {}

    /** What the fuzzer calls. */
    public static void fuzzerTestOneInput(byte[] input) {
        outcome(input);
    }

    /** Sweeps once, and returns the verdict. */
    static String outcome(byte[] input) {
        ByteNumbers numbers = new ByteNumbers(input);
        Stage[] without = stages(numbers.nextByte());
        Query query = query(numbers);
        OracleClaim reference = Answers.claim(SweepAlgorithm.REFERENCE, query);
        for (SweepAlgorithm path : Answers.paths(query)) {
            assertThat(Answers.claim(path, query)).as("%s %s", path, query).isEqualTo(reference);
        }
        PairSweeper sweeper = PairSweeper.POLYGON.without(without);
        assertThat(Answers.claim(sweeper, Answers.a(query), Answers.b(query)))
                .as("without %s %s", List.of(without), query)
                .isEqualTo(reference);
        assertThat(Judge.faults(query, reference)).as("%s", query).isEmpty();
        return reference.verdict();
    }

    /** Some of the stages that can be left out, one bit each. */
    private static Stage[] stages(int bits) {
        return IntStream.range(0, OPTIONAL_STAGES.size())
                .filter(i -> (bits >> i & 1) != 0)
                .mapToObj(OPTIONAL_STAGES::get)
                .toArray(Stage[]::new);
    }

    private static Query query(ByteNumbers numbers) {
        double[] a = corners(numbers);
        double[] b = corners(numbers);
        double[] place = numbers.nextFinites(8);
        return new Query(a, b, place[0], place[1], place[2], place[3], place[4], place[5], place[6], place[7]);
    }

    private static double[] corners(ByteNumbers numbers) {
        int points = 1 + numbers.nextByte() % MOST_POINTS;
        return Matrices.toMatrix(ConvexPolygon.hullOf(numbers.nextFinites(2 * points))).data;
    }
}
