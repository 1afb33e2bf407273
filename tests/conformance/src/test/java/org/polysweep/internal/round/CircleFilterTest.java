package org.polysweep.internal.round;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.contact.Feature;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.sign.SignBits;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.RoundedPolygon;

/** Circles whose radii are 5 in sum, at distances of 5 and 10: what doubles say at once, and where they say nothing. */
class CircleFilterTest {

    /** The displacement of A, the way to B, and the verdict: in any unit. */
    @ParameterizedTest
    @CsvSource({
        // At rest: apart, in touch, in each other.
        "0, 0, 6, 8, MISS",
        "0, 0, 3, 4, OPEN",
        "0, 0, 2, 3, OVERLAP",
        // Straight on: it does not arrive, arrives at the end, is within then, has passed.
        "1, 1, 6, 8, MISS",
        "3, 4, 6, 8, OPEN",
        "6, 8, 6, 8, HIT",
        "12, 16, 6, 8, HIT",
        // Away from each other, along the line through both centers.
        "-6, -8, 6, 8, MISS",
        // Aside: the line is beyond, touches, meets.
        "12, -4, 6, 8, MISS",
        "4, -3, 6, 8, MISS",
        "8, -6, 7, 1, OPEN",
        "8, -6, 7, 0.5, HIT",
        "8, -6, 7, 1.5, MISS",
        // In touch: nearer, away.
        "1, 1, 3, 4, OPEN",
        "-1, -1, 3, 4, OPEN",
        // In each other, and away.
        "-9, -9, 2, 3, OVERLAP",
        "9, 9, 2, 3, OVERLAP"
    })
    void verdicts(double dx, double dy, double x, double y, String verdict) {
        byte expected = verdict.equals("OPEN")
                ? SignBits.OPEN
                : Verdict.valueOf(verdict).code();
        for (double unit : new double[] {1, 0x1p-60, 0x1p60}) {
            byte found = CircleFilter.verdict(unit * dx, unit * dy, unit * x, unit * y, unit * 5, unit * 19);
            assertThat(found).as("%s", unit).isEqualTo(expected);
        }
    }

    /** Neither circle is about its origin, and both move: the centers are 10 apart, and the displacement is (6, 8). */
    @Test
    void theCentersDecideVerdictAndFeatures() {
        RoundedPolygon a = RoundedPolygon.circle(2, -3, 2);
        RoundedPolygon b = RoundedPolygon.circle(-5, 7, 3);
        SweepResult result = SweepResult.create();
        fillWithEdges(result);
        assertThat(isDecided(a, 1, 1, 7, 10, b, result)).isTrue();
        assertThat(result.verdict()).isEqualTo(Verdict.HIT);
        assertThat(result.featureKindA()).isEqualTo(Feature.Kind.VERTEX);
        assertThat(result.featureIndexA()).isZero();
        assertThat(result.featureKindB()).isEqualTo(Feature.Kind.VERTEX);
        assertThat(result.featureIndexB()).isZero();
        assertThat(result.enter()).isEqualTo(0.5);
        assertThat(result.exit()).isEqualTo(1.5);
        // The center of A is at (6.5, 3) then, and (0.6, 0.8) leads to the center of B.
        assertThat(result.contactX(0)).isEqualTo(7.7);
        // It comes from the other side, from as far away, and from farther.
        assertThat(isDecided(a, 13, 17, -5, -6, b, result)).isTrue();
        assertThat(result.verdict()).isEqualTo(Verdict.HIT);
        assertThat(isDecided(a, 19, 25, -5, -6, b, result)).isTrue();
        assertThat(result.verdict()).isEqualTo(Verdict.MISS);
        // What is open is left to the next step.
        assertThat(isDecided(a, 1, 1, 4, 6, b, result)).isFalse();
    }

    /** Sweeps A against B, which is at (14, -1) and moves by (1, 2); returns whether the centers decide. */
    private static boolean isDecided(
            RoundedPolygon a, double ax, double ay, double adx, double ady, RoundedPolygon b, SweepResult result) {
        RoundSweep.sweep(a, ax, ay, adx, ady, b, 14, -1, 1, 2, 0, result);
        return RoundSweep.of(result).explain(result.verdict()).steps().stream()
                .anyMatch(step -> step.test().equals("circles"));
    }

    private static void fillWithEdges(SweepResult result) {
        ConvexPolygon box = ConvexPolygon.box(0, 0, 4, 4);
        RoundSweep.sweep(RoundedPolygon.of(box, 1), 0, 9, 0, -8, box, 0, 0, 0, 0, 0, result);
        assertThat(result.featureKindA()).isEqualTo(Feature.Kind.EDGE);
        assertThat(result.featureIndexB()).isEqualTo(2);
    }
}
