package org.polysweep.workbench.validate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.contact.Verdict;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.Query;

class ExactTruthTest {

    private static ExactTruth truth(Query query, int tolerance) {
        return ExactTruth.of(CompoundQuery.of(query), tolerance);
    }

    private static Query boxes(double x, double y, double dx, double dy) {
        double[] box = {0, 0, 1, 0, 1, 1, 0, 1};
        return new Query(box, box, 0, 0, x, y, dx, dy, 0, 0);
    }

    /** A goes 3 into B, and 4 along it. The largest number is 4, so an ulp is 2^-50. */
    @ParameterizedTest
    @CsvSource({"0,true", "5,true", "6,false", "-5,true", "-6,false"})
    void theDistanceIsTheTimeByTheMotionAlongTheNormal(int steps, boolean within) {
        // Across x the gap of 1.5 is crossed at 1/2 of the motion (3, 4); across y they level before.
        ExactTruth truth = truth(boxes(2.5, 1.5, 3, 4), 4);
        assertThat(truth.verdict()).isEqualTo(Verdict.HIT);
        assertThat(truth.enter()).isEqualTo(0.5);
        // 4 ulp over 3 are 2^-48 / 3, which is 5.3 steps of 2^-52.
        assertThat(truth.isWithin(0.5 + steps * 0x1p-52, 4)).isEqualTo(within);
    }

    @Test
    void equalIsWithin() {
        // The largest number is 2, an ulp 2^-51; d is 2 long.
        ExactTruth truth = truth(boxes(2, 0, 2, 0), 1);
        assertThat(truth.isWithin(0.5 + 0x1p-52, 1)).isTrue();
        assertThat(truth.isWithin(0.5 + 0x1.8p-52, 1)).isFalse();
        assertThat(truth.isWithin(0.5 - 0x1p-52, 1)).isTrue();
        assertThat(truth.isWithin(0.5 - 0x1p-52 - 0x1p-54, 1)).isFalse();
    }

    @Test
    void bothEdgesOfACornerGiveANormalAndStrictlyTheFirst() {
        ExactTruth truth = truth(boxes(2, 2, 2, 2), 0);
        assertThat(truth.isNormal(-1, 0, true)).isTrue();
        assertThat(truth.isNormal(0, -1, true)).isFalse();
        assertThat(truth.isNormal(0, -1, false)).isTrue();
        assertThat(truth.isNormal(0, 1, false)).isFalse();
        assertThat(truth.isNormal(1, 0, false)).isFalse();
    }

    /** The edge from (0, 0) to (1, 1) of B, which A meets from above with its corner. */
    private static Query onSlope() {
        double[] a = {0, 0, 1, 0, 1, 1, 0, 1};
        double[] b = {0, 0, 4, 0, 4, 4};
        return new Query(a, b, 0, 5, 0.25, 0, 0, -8, 0, 0);
    }

    @Test
    void aNormalMayBeOffAsFarAsItsEdgeIsByTheTolerance() {
        double root = Math.sqrt(0.5);
        assertThat(truth(onSlope(), 0).isNormal(-root, root, true)).isTrue();
        double off = root + 2 * Math.ulp(8.0) / Math.sqrt(32);
        assertThat(truth(onSlope(), 0).isNormal(-off, root, false)).isFalse();
        assertThat(truth(onSlope(), 4).isNormal(-off, root, false)).isTrue();
        assertThat(truth(onSlope(), 4).isNormal(-root - 0x1p-40, root, false)).isFalse();
    }

    @Test
    void aPointThatTouchesAPointHasTheNormalAgainstTheMotion() {
        double[] point = {0, 0};
        ExactTruth truth = truth(new Query(point, point, 0, 0, 1, 0, 2, 0, 0, 0), 0);
        assertThat(truth.verdict()).isEqualTo(Verdict.TOUCH);
        assertThat(truth.isNormal(-1, 0, true)).isTrue();
        assertThat(truth.isNormal(1, 0, true)).isFalse();
        assertThat(truth.toJson()).isEqualTo("{\"verdict\":\"TOUCH\",\"enter\":0.5,\"exit\":0.5,\"normal\":[-1,0]}");
    }

    /** Circles of the radii 2 and 3: A comes along 3 below the center of B, by 10, and meets it at 0.6; n·d is 8. */
    private static ExactTruth circles(int tolerance) {
        double[] point = {0, 0};
        return truth(new Query(point, point, 0, 0, 10, 3, 10, 0, 0, 0).withRadii(2, 3), tolerance);
    }

    @Test
    void circlesHaveOneNormal() {
        ExactTruth truth = circles(0);
        assertThat(truth.verdict()).isEqualTo(Verdict.HIT);
        assertThat(truth.enter()).isEqualTo(0.6);
        assertThat(truth.isNormal(-0.8, -0.6, true)).isTrue();
        assertThat(truth.isNormal(-1, 0, false)).isFalse();
        assertThat(truth.isNormal(-0.8, 0.6, false)).isFalse();
        assertThat(truth.toJson())
                .startsWith("{\"verdict\":\"HIT\",\"enter\":0.6,")
                .contains("\"normal\":[-0.7999999999999999,-0.6]");
    }

    /** The largest number is 10, so an ulp is 2^-49; 4 of them over 8 are 2^-50, which is 8 steps of 2^-53 from 0.6. */
    @ParameterizedTest
    @CsvSource({"0,true", "7,true", "9,false", "-6,true", "-9,false"})
    void theDistanceIsTheTimeByTheMotionAlongTheNormalOfAnArc(int steps, boolean within) {
        assertThat(circles(4).isWithin(0.6 + steps * 0x1p-53, 4)).isEqualTo(within);
    }

    @Test
    void aNormalMayBeOffAsFarAsItsArcIsByTheTolerance() {
        double off = -0.6 - 3 * Math.ulp(10.0) / 4;
        assertThat(circles(0).isNormal(-0.8, off, false)).isFalse();
        assertThat(circles(4).isNormal(-0.8, off, false)).isTrue();
        assertThat(circles(4).isNormal(-0.8, off, true)).isFalse();
        assertThat(circles(4).isNormal(-0.8, -0.6 - 0x1p-40, false)).isFalse();
    }

    @Test
    void anIrrationalTimeIsJudgedExactly() {
        double[] point = {0, 0};
        double[] box = {0, 0, 1, 0, 1, 1, 0, 1};
        // The corner of the box at (4, 0) is met by the circle when its center is at (4, -1) - (root of 3, 0).
        Query query = new Query(point, box, 0, -1, 4, 0, 8, 0, 0, 0).withRadii(2, 0);
        ExactTruth truth = truth(query, 1);
        double rough = (4 - Math.sqrt(3)) / 8;
        assertThat(truth.enter()).isBetween(Math.nextDown(rough), rough);
        assertThat(truth.isWithin(truth.enter(), 1)).isTrue();
        assertThat(truth.isWithin(truth.enter(), 0)).isFalse();
        assertThat(truth.isWithin(Math.nextUp(truth.enter()), 1)).isTrue();
        assertThat(truth.isNormal(-Math.sqrt(3) / 2, -0.5, true)).isTrue();
    }

    /**
     * The numbers are so large that an ulp is longer than the boxes; a normal still has to point the right way, and
     * strictly is one.
     */
    @Test
    void noToleranceTurnsANormalRound() {
        double far = 0x1p50;
        double[] box = {0, 0, 0.125, 0, 0.125, 0.125, 0, 0.125};
        ExactTruth truth = truth(new Query(box, box, 0, far, 0.5, far, 1, 0, 0, 0), 4);
        assertThat(truth.verdict()).isEqualTo(Verdict.HIT);
        assertThat(truth.isNormal(-1, 0, true)).isTrue();
        assertThat(truth.isNormal(-1, 0x1p-11, false)).isTrue();
        assertThat(truth.isNormal(-1, 0x1p-11, true)).isFalse();
        assertThat(truth.isNormal(1, 0, false)).isFalse();
        assertThat(truth.isNormal(0, 1, false)).isFalse();
        assertThat(truth.isNormal(0, 0, false)).isFalse();
        // A corner into a corner: either edge says how deep the boxes are.
        ExactTruth corner = truth(boxes(7, 1.25, 60, 2.5), 4);
        assertThat(corner.isWithin(0.1 + 0x1p-50, 4)).isTrue();
    }
}
