package org.polysweep.oracle.turning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polysweep.oracle.ExactFeature;
import org.polysweep.oracle.ExactFeature.FeatureKind;
import org.polysweep.oracle.ExactVerdict;
import org.polysweep.oracle.PartOfStep;
import org.polysweep.oracle.Query;

/** Answers that were worked out by hand. */
class TurningExamplesTest {
    private static final double[] UPRIGHT = {1, 0, 1, 0};
    private static final double[] QUARTER = {1, 0, 1, 1};
    private static final double[] SWAY = {4, -1, 4, 1};
    private static final double[] FLOOR = box(-10, -2, 10, 0);

    private static double[] box(double minX, double minY, double maxX, double maxY) {
        return new double[] {minX, minY, maxX, minY, maxX, maxY, minX, maxY};
    }

    private static TurningQuery turning(double[] a, double[] b, double[] rotorsA, double... move) {
        double x = move.length == 0 ? 0 : move[0];
        double y = move.length == 0 ? 0 : move[1];
        return new TurningQuery(new Query(a, b, 0, 0, 0, 0, x, y, 0, 0), rotorsA, UPRIGHT);
    }

    private static TurningQuery besideWall(double x) {
        return turning(box(-3, -4, 3, 4), box(x, -10, x + 1, 10), QUARTER);
    }

    private static void check(TurningQuery query, ExactVerdict verdict, double enter, double exit) {
        checkWithoutJudge(query, verdict, enter, exit);
        assertThat(TurningJudge.faults(query, TurningClaims.right(query))).isEmpty();
    }

    /** For rotations without effect: the judge drops them, so it has the exit of a sweep without rotation. */
    private static void checkWithoutJudge(TurningQuery query, ExactVerdict verdict, double enter, double exit) {
        TurningAnswer answer = TurningOracle.answer(query);
        assertThat(answer.verdict()).isEqualTo(verdict);
        assertThat((Object) answer.enterDouble()).isEqualTo(enter);
        assertThat((Object) answer.exitDouble()).isEqualTo(exit);
    }

    private static void check(TurningQuery query, String features, double... normal) {
        TurningMeeting meeting = TurningOracle.answer(query).meeting().orElseThrow();
        assertThat(told(meeting.featureA()) + " " + told(meeting.featureB())).isEqualTo(features);
        assertThat(meeting.normal()
                        .map(n -> List.of(n.x().nearest(), n.y().nearest()))
                        .orElse(List.of()))
                .isEqualTo(normal.length == 0 ? List.of() : List.of(normal[0], normal[1]));
    }

    private static String told(ExactFeature feature) {
        return (feature.kind() == FeatureKind.VERTEX ? "v" : "e") + feature.index();
    }

    private static void checkContact(TurningQuery query, double... coordinates) {
        double[] exact = TurningOracle.answer(query).meeting().orElseThrow().contact().stream()
                .flatMapToDouble(point -> java.util.stream.DoubleStream.of(
                        point.x().nearest(), point.y().nearest()))
                .toArray();
        assertThat(exact).isEqualTo(coordinates);
    }

    @Test
    void cornerGrazesTheWall() {
        check(besideWall(5), ExactVerdict.TOUCH, 0.5, Double.NaN);
        check(besideWall(5), "v1 e3", -1, 0);
        checkContact(besideWall(5), 5, 0);
        RestPose rest = TurningOracle.answer(besideWall(5)).rest().orElseThrow();
        assertThat(rest)
                .isEqualTo(new RestPose(
                        new double[] {0, 0}, new double[] {0, 0}, new double[] {1, 0.5}, new double[] {1, 0}));
    }

    @Test
    void aLittleNearer() {
        check(besideWall(5 - 0x1p-50), ExactVerdict.HIT, 0.49999998821959774, 0.5000000117804024);
    }

    /** Two of these queries, about parts of the step. */
    @Test
    void inParts() {
        checkPart(besideWall(5), 0, 0.5, ExactVerdict.TOUCH, 0.5, Double.NaN);
        checkPart(besideWall(5), 0.5, 1, ExactVerdict.TOUCH, 0.5, Double.NaN);
        checkPart(besideWall(5), 0, Math.nextDown(0.5), ExactVerdict.MISS, Double.NaN, Double.NaN);
        checkPart(besideWall(5), Math.nextUp(0.5), 1, ExactVerdict.MISS, Double.NaN, Double.NaN);
        TurningQuery nearer = besideWall(5 - 0x1p-50);
        checkPart(nearer, 0.25, 0.5, ExactVerdict.HIT, 0.49999998821959774, 0.5000000117804024);
        checkPart(nearer, 0.5, 1, ExactVerdict.OVERLAP, Double.NaN, 0.5000000117804024);
        checkPart(nearer, 0, 0.49999998821959774, ExactVerdict.MISS, Double.NaN, Double.NaN);
    }

    private static void checkPart(
            TurningQuery query, double start, double end, ExactVerdict verdict, double enter, double exit) {
        TurningAnswer answer = TurningOracle.answer(query, new PartOfStep(start, end));
        assertThat(answer.verdict()).isEqualTo(verdict);
        assertThat((Object) answer.enterDouble()).isEqualTo(enter);
        assertThat((Object) answer.exitDouble()).isEqualTo(exit);
    }

    @Test
    void aLittleFurther() {
        check(besideWall(5 + 0x1p-50), ExactVerdict.MISS, Double.NaN, Double.NaN);
    }

    @Test
    void touchesFromWithinForAMoment() {
        TurningQuery query = turning(box(-3, -4, 3, 4), box(3, -10, 4, 10), SWAY);
        check(query, ExactVerdict.OVERLAP, Double.NaN, 0.5);
    }

    @Test
    void ceasesExactlyAtTheEnd() {
        double[] back = {4, -1, 1, 0};
        check(turning(box(-3, -4, 3, 4), box(3, -10, 4, 10), back), ExactVerdict.OVERLAP, Double.NaN, 1);
        check(turning(box(-3, -4, 3, 4), box(2, -10, 4, 10), back), ExactVerdict.OVERLAP, Double.NaN, Double.NaN);
    }

    @Test
    void restsOnAFloorAndTurnsIntoIt() {
        TurningQuery query = turning(box(-1, 0, 1, 2), FLOOR, QUARTER);
        check(query, ExactVerdict.HIT, 0, Double.NaN);
        check(query, "e0 e2", 0, 1);
        checkContact(query, 1, 0, -1, 0);
    }

    @Test
    void liesDownAtTheEnd() {
        TurningQuery query = turning(box(1, 0, 3, 1), FLOOR, new double[] {4, 1, 1, 0});
        check(query, ExactVerdict.TOUCH, 1, Double.NaN);
        check(query, "e0 e2", 0, 1);
        checkContact(query, 3, 0, 1, 0);
    }

    @Test
    void segmentsTurnThroughEachOther() {
        double[] segment = {-2, 0, 2, 0};
        check(turning(segment, segment, SWAY), ExactVerdict.OVERLAP, Double.NaN, 0.5);
        TurningQuery fromOneLine = turning(segment, segment, QUARTER);
        check(fromOneLine, ExactVerdict.HIT, 0, Double.NaN);
        check(fromOneLine, "e0 e0", 0, -1);
        checkContact(fromOneLine, -2, 0, 2, 0);
    }

    @Test
    void segmentsHingeOnACommonEnd() {
        TurningQuery query = turning(new double[] {0, 0, 4, 0}, new double[] {0, 0, -3, 0}, QUARTER);
        check(query, ExactVerdict.TOUCH, 0, Double.NaN);
        check(query, "v0 v0", 0, 1);
        // and become one line at the end
        TurningQuery closing = turning(new double[] {0, 0, 4, 0}, new double[] {0, 0, 0, 3}, QUARTER);
        check(closing, ExactVerdict.TOUCH, 0, Double.NaN);
        check(closing, "v0 v0", 0, -1);
    }

    @Test
    void aSegmentSlidesAlongItsOwnLine() {
        TurningQuery query = new TurningQuery(
                new Query(new double[] {0, 0, 4, 0}, new double[] {0, 0}, 0, 0, 6, 0, 4, 0, 0, 0), UPRIGHT, QUARTER);
        checkWithoutJudge(query, ExactVerdict.TOUCH, 0.5, Double.NaN);
        check(query, "v1 v0", 0, 1);
        checkContact(query, 6, 0);
    }

    @Test
    void pointsMeet() {
        TurningQuery query = turning(new double[] {1, 0}, new double[] {0, 1}, QUARTER);
        check(query, ExactVerdict.TOUCH, 1, Double.NaN);
        check(query, "v0 v0");
        checkContact(query, 0, 1);
    }

    @Test
    void aPointWithinASegment() {
        TurningQuery query = turning(new double[] {1, 0}, new double[] {0, 0, 0, 3}, QUARTER);
        check(query, ExactVerdict.TOUCH, 1, Double.NaN);
        check(query, "v0 e0", 1, 0);
    }

    @Test
    void aDiscTurnsInPlace() {
        TurningQuery query =
                new TurningQuery(new Query(new double[] {0, 0}, FLOOR, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0), QUARTER, UPRIGHT);
        checkWithoutJudge(query, ExactVerdict.TOUCH, 0, Double.NaN);
        check(query, "v0 e2", 0, 1);
        checkContact(query, 0, 0);
    }

    @Test
    void aCapsulePivotsOnItsArc() {
        double[] lying = {1, 1, 1, 0};
        TurningQuery query = new TurningQuery(
                new Query(new double[] {0, 0, 4, 0}, FLOOR, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0), lying, UPRIGHT);
        check(query, ExactVerdict.TOUCH, 0, Double.NaN);
        check(query, "v0 e2", 0, 1);
        // from lying on, it is turned into the floor at once
        TurningQuery down = new TurningQuery(
                new Query(new double[] {0, 0, 4, 0}, FLOOR, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0),
                new double[] {1, 0, 1, -1},
                UPRIGHT);
        check(down, ExactVerdict.HIT, 0, Double.NaN);
        check(down, "e0 e2", 0, 1);
        checkContact(down, 4, 0, 0, 0);
    }

    @Test
    void discsGraze() {
        TurningQuery query = new TurningQuery(
                new Query(new double[] {2, 0}, new double[] {5, 0}, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2), SWAY, UPRIGHT);
        check(query, ExactVerdict.TOUCH, 0.5, Double.NaN);
        check(query, "v0 v0", -1, 0);
        checkContact(query, 3, 0);
    }

    @Test
    void nearlyOppositeRotors() {
        double[] around = {1, 0, -1, 0x1p-50};
        TurningQuery query = turning(box(-3, -4, 3, 4), box(5, -10, 6, 10), around);
        // The corner (3, -4) is at (5, 0) when s = c/2: t·2^-50 = (1 - 2t)/2, so t = 1/(2 + 2^-49).
        check(query, ExactVerdict.TOUCH, 0.5 - 0x1p-51, Double.NaN);
    }

    @Test
    void rotorsOfVeryDifferentLengths() {
        double[] rotors = {1, 0, 0x1p1000, 0x1p1000};
        TurningQuery query = turning(box(-3, -4, 3, 4), box(5, -10, 6, 10), rotors);
        // With L = 2^1000, s = c/2 when t·L = (1 + t·(L - 1))/2, so t = 1/(L + 1).
        check(query, ExactVerdict.TOUCH, Math.nextDown(0x1p-1000), Double.NaN);
    }

    @Test
    void refusals() {
        double[] point = {0, 0};
        assertThatThrownBy(() -> TurningOracle.answer(turning(point, point, new double[] {1, 2, -2, -4})))
                .hasMessageContaining("opposite");
        assertThatThrownBy(() -> TurningOracle.answer(turning(point, point, new double[] {0, -0.0, 1, 0})))
                .hasMessageContaining("rotorsA[0]");
        assertThatThrownBy(() -> TurningOracle.answer(turning(point, point, new double[] {1, 0, 1, Double.NaN})))
                .hasMessageContaining("rotorsA[2]");
        assertThatThrownBy(() -> TurningOracle.answer(turning(point, point, new double[] {1, 0, 2, 0})))
                .hasMessageContaining("neither");
    }
}
