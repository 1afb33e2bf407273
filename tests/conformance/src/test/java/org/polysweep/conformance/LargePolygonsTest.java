package org.polysweep.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.conformance.query.Answers;
import org.polysweep.oracle.Judge;
import org.polysweep.oracle.OracleClaim;
import org.polysweep.oracle.Query;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.trials.Trials;

/** Agreement for polygons with many corners; the time of the reference path grows with the product of their numbers. */
@Tag("bulk")
class LargePolygonsTest {

    @ParameterizedTest
    @CsvSource({"31, 100", "33, 100", "64, 100", "100, 50", "256, 20", "1024, 3"})
    void polygonsWithManyCornersAgree(int corners, int queries) {
        Random random = Trials.random(corners);
        Set<String> verdicts = new HashSet<>();
        for (int i = 0; i < queries; i++) {
            // On a scale of quarters, so that now and then the circles touch at the beginning or at the end.
            Query query = new Query(
                    circle(corners, 1),
                    circle(corners, 1.5),
                    -4,
                    random.nextInt(-8, 9) / 4.0,
                    random.nextInt(3) == 0 ? -1.5 : 0,
                    random.nextInt(-4, 5) / 4.0,
                    random.nextInt(0, 13) / 4.0,
                    random.nextInt(-4, 5) / 4.0,
                    -random.nextInt(0, 5) / 4.0,
                    0);
            verdicts.add(requireAgreement(query, true).verdict());
        }
        assertThat(verdicts).contains("HIT", "MISS");
    }

    @Test
    void aTileOfManyCornersSlidesAlongItsTwin() {
        double[] hill = parabola(40);
        Query intoIt = new Query(hill, hill, 0, 0, 80, 0, 200, 0, 0, 0);
        Query standingOnIt = new Query(hill, hill, 0, 1600, 0, 0, 3, -5, 3, -5);
        Query justNotToIt = new Query(hill, hill, -100, 0, 0, 0, 20, 0, Math.nextUp(0.0), 0);
        assertThat(requireAgreement(intoIt, true).verdict()).isEqualTo("HIT");
        assertThat(requireAgreement(standingOnIt, true).verdict()).isEqualTo("TOUCH");
        assertThat(requireAgreement(justNotToIt, true).verdict()).isEqualTo("MISS");
    }

    @Test
    void twoThousandCornersAgainstTwoThousand() {
        requireHit(2_000);
    }

    @Test
    @Tag("nightly")
    void tenThousandCornersAgainstTenThousand() {
        requireHit(10_000);
    }

    private static void requireHit(int corners) {
        double[] circle = circle(corners, 1);
        assertThat(ConvexPolygon.of(circle).vertexCount()).isEqualTo(corners);
        Query query = new Query(circle, circle, -3, 0.25, 0, 0, 4, 0.5, 0, 0);
        assertThat(requireAgreement(query, false).verdict()).isEqualTo("HIT");
    }

    private static OracleClaim requireAgreement(Query query, boolean withSeparation) {
        OracleClaim reference = Answers.claim(SweepAlgorithm.REFERENCE, query);
        assertThat(withSeparation ? Judge.faults(query, reference) : Judge.faultsOfSweep(query, reference))
                .isEmpty();
        assertThat(Answers.claim(SweepAlgorithm.POLYGON, query)).isEqualTo(reference);
        return reference;
    }

    private static double[] circle(int corners, double radius) {
        double[] xy = new double[2 * corners];
        for (int i = 0; i < corners; i++) {
            double angle = 2 * Math.PI * i / corners;
            xy[2 * i] = StrictMath.cos(angle) * radius;
            xy[2 * i + 1] = StrictMath.sin(angle) * radius;
        }
        return xy;
    }

    /** The points (k, k²) with a lid: all corners whole numbers, all edges of different slopes. */
    private static double[] parabola(int reach) {
        List<Double> xy = new ArrayList<>();
        for (int k = -reach; k <= reach; k++) {
            xy.add((double) k);
            xy.add((double) k * k);
        }
        return xy.stream().flatMapToDouble(DoubleStream::of).toArray();
    }
}
