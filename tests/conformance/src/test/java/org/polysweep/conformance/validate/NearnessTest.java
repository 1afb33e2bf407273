package org.polysweep.conformance.validate;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.contact.Verdict;
import org.polysweep.oracle.ExactTime;
import org.polysweep.oracle.Oracle;
import org.polysweep.oracle.Query;
import org.polysweep.oracle.Rational;
import org.polysweep.sweep.Sweeper;
import org.polysweep.validate.AabbSweep;
import org.polysweep.validate.AcceptanceRules;
import org.polysweep.validate.BoxQuery;
import org.polysweep.validate.BoxQueryKind;
import org.polysweep.validate.CheckedSweep;
import org.polysweep.validate.ClaimedResult;
import org.polysweep.validate.ComparisonOutcome;
import org.polysweep.validate.Counterexample;

/** How near a time of entry is to the exact one, against the oracle. */
@Tag("bulk")
class NearnessTest {

    private ComparisonOutcome found = ComparisonOutcome.AGREEMENT;

    @Test
    void equalityIsWithin() {
        // The greatest number is 8, with an ulp of 2^-49; A goes 8 to the right in the step, and meets B after 4.
        BoxQuery query = new BoxQuery().boxA(0, 0, 1, 1).displacementA(8, 0.5).boxB(5, 0, 6, 1);
        assertThat(finding(query, 0.5 + 0x1p-52, 1)).isEqualTo(ComparisonOutcome.AGREEMENT);
        assertThat(finding(query, 0.5 + 0x1p-51, 1)).isEqualTo(ComparisonOutcome.LATE);
        assertThat(finding(query, 0.5 + 0x1p-51, 2)).isEqualTo(ComparisonOutcome.AGREEMENT);
        assertThat(finding(query, 0.5 - 0x1p-52, 1)).isEqualTo(ComparisonOutcome.AGREEMENT);
        assertThat(finding(query, 0.5 - 0x3p-53, 1)).isEqualTo(ComparisonOutcome.WRONG_TIME);
    }

    @Test
    void slidingAlongTheOtherShapeIsNoError() {
        // The greatest number is 1000, with an ulp of 2^-43; A goes 1 up in the step, and meets B after 1/2.
        BoxQuery query = new BoxQuery().boxA(0, 0, 1, 1).displacementA(1000, 1).boxB(0, 1.5, 600, 2);
        assertThat(finding(query, 0.5 + 0x1p-43, 1)).isEqualTo(ComparisonOutcome.AGREEMENT);
        assertThat(finding(query, 0.5 + 0x3p-44, 1)).isEqualTo(ComparisonOutcome.LATE);
    }

    /**
     * A corner runs exactly into a corner, at 1/12. The greatest number is 404, with an ulp of 2^-44; A goes 60 across
     * and 3 up.
     */
    @Test
    void atACornerTheSlowerAxisSaysHowDeepTheBoxesAre() {
        BoxQuery query = new BoxQuery()
                .boxA(-1, -1, 0, 0)
                .positionA(0, 404)
                .displacementA(60, 3)
                .boxB(5, 0.25, 6, 1)
                .positionB(0, 404);
        assertThat(finding(query, 1 / 12.0 + 0x1p-45, 4)).isEqualTo(ComparisonOutcome.AGREEMENT);
        assertThat(finding(query, 1 / 12.0 + 0x1p-43, 4)).isEqualTo(ComparisonOutcome.LATE);
    }

    /**
     * The greatest number is 2^50, so 4 ulp are as long as the step; a time before or after it is none of a HIT all the
     * same.
     */
    @Test
    void aTimeOutsideTheStepIsWrongHoweverNear() {
        double far = 0x1p50;
        BoxQuery query = new BoxQuery()
                .boxA(0, 0, 0.125, 0.125)
                .positionA(0, far)
                .displacementA(1, 0)
                .boxB(0.5, 0, 0.625, 0.125)
                .positionB(0, far);
        assertThat(finding(query, 0.75, 4)).isEqualTo(ComparisonOutcome.AGREEMENT);
        assertThat(finding(query, -0.25, 4)).isEqualTo(ComparisonOutcome.WRONG_TIME);
        assertThat(finding(query, 1.25, 4)).isEqualTo(ComparisonOutcome.LATE);
    }

    /** The ulp of the largest double is 2^971: there is no next greater one to measure it by. */
    @Test
    void theLargestNumberHasAnUlp() {
        double max = Double.MAX_VALUE;
        BoxQuery query = new BoxQuery().boxA(0, 0, 1, 1).displacementA(max, 0).boxB(max / 2, 0, max, 1);
        assertThat(finding(query, 0.5 + 0x1p-52, 2)).isEqualTo(ComparisonOutcome.AGREEMENT);
        assertThat(finding(query, 0.5 + 0x1p-52, 1)).isEqualTo(ComparisonOutcome.LATE);
    }

    @ParameterizedTest
    @EnumSource
    void itIsDecidedExactly(BoxQueryKind kind) {
        AabbSweep ours = AabbSweep.of(Sweeper.AUTO);
        ClaimedResult answer = new ClaimedResult();
        for (int i = 0; i < 1_000; i++) {
            BoxQuery query = kind.query(9, i);
            ours.sweep(query, answer);
            double enter = answer.enter();
            boolean acrossX = answer.normalX() != 0;
            if (answer.verdict() == Verdict.HIT && !isCorner(query, enter, acrossX)) {
                double[] motion =
                        acrossX ? new double[] {query.adx(), query.bdx()} : new double[] {query.ady(), query.bdy()};
                around(query, enter, Math.abs(motion[0] - motion[1])).forEach(claimed -> {
                    BigDecimal speed = new BigDecimal(motion[0]).subtract(new BigDecimal(motion[1]));
                    ComparisonOutcome far = claimed > enter ? ComparisonOutcome.LATE : ComparisonOutcome.WRONG_TIME;
                    assertThat(finding(query, claimed, 4))
                            .as("%s at %s", query, claimed)
                            .isEqualTo(isNear(query, claimed, speed, 4) ? ComparisonOutcome.AGREEMENT : far);
                });
            }
        }
    }

    /** Whether the normal of the other axis is right as well: then either axis says how near a time is. */
    private boolean isCorner(BoxQuery query, double enter, boolean acrossX) {
        double x = acrossX ? 0 : query.adx() > query.bdx() ? -1 : 1;
        double y = !acrossX ? 0 : query.ady() > query.bdy() ? -1 : 1;
        found = ComparisonOutcome.AGREEMENT;
        CheckedSweep.reporting((asked, claim) -> claim.hit(enter, x, y), new AcceptanceRules(false, 0), 1, this::note)
                .sweep(query, new ClaimedResult());
        return found == ComparisonOutcome.AGREEMENT;
    }

    /** Times a little within the tolerance and a little without. */
    private static DoubleStream around(BoxQuery query, double enter, double speed) {
        double margin = 4 * Math.ulp(magnitude(query)) / speed;
        return DoubleStream.of(enter - margin, enter + margin)
                .flatMap(edge -> DoubleStream.of(
                        edge, Math.nextUp(edge), Math.nextDown(edge), edge + margin / 8, edge - margin / 8))
                .filter(claimed -> claimed >= 0 && claimed <= 1)
                .filter(claimed -> claimed != enter);
    }

    /**
     * |claimed - exact| · |speed| ≤ ulps · ulp(M), where the exact time is a quotient, multiplied by its denominator.
     */
    private static boolean isNear(BoxQuery query, double claimed, BigDecimal speed, int ulps) {
        Rational exact = Oracle.verdictAndTimes(forOracle(query))
                .enter()
                .flatMap(ExactTime::number)
                .orElseThrow();
        BigDecimal denominator = new BigDecimal(exact.denominator());
        BigDecimal error = new BigDecimal(claimed)
                .multiply(denominator)
                .subtract(new BigDecimal(exact.numerator()))
                .multiply(speed)
                .abs();
        BigDecimal limit = new BigDecimal(Math.ulp(magnitude(query))).multiply(BigDecimal.valueOf(ulps));
        return error.compareTo(limit.multiply(denominator)) <= 0;
    }

    private static double magnitude(BoxQuery q) {
        return DoubleStream.of(
                        q.aMinX(), q.aMinY(), q.aMaxX(), q.aMaxY(), q.ax(), q.ay(), q.adx(), q.ady(), q.bMinX(),
                        q.bMinY(), q.bMaxX(), q.bMaxY(), q.bx(), q.by(), q.bdx(), q.bdy())
                .map(Math::abs)
                .max()
                .orElseThrow();
    }

    private static Query forOracle(BoxQuery q) {
        return new Query(
                vertices(q.aMinX(), q.aMinY(), q.aMaxX(), q.aMaxY()),
                vertices(q.bMinX(), q.bMinY(), q.bMaxX(), q.bMaxY()),
                q.ax(),
                q.ay(),
                q.bx(),
                q.by(),
                q.adx(),
                q.ady(),
                q.bdx(),
                q.bdy());
    }

    private static double[] vertices(double minX, double minY, double maxX, double maxY) {
        return new double[] {minX, minY, maxX, minY, maxX, maxY, minX, maxY};
    }

    /** What is found wrong with a hit at a time; AGREEMENT if nothing is. */
    private ComparisonOutcome finding(BoxQuery query, double enter, int ulps) {
        found = ComparisonOutcome.AGREEMENT;
        CheckedSweep.reporting((asked, claim) -> claim.hit(enter), new AcceptanceRules(false, ulps), 1, this::note)
                .sweep(query, new ClaimedResult());
        return found;
    }

    private void note(Counterexample example) {
        found = example.kind();
    }
}
