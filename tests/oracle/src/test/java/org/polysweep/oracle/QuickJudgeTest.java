package org.polysweep.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.polysweep.oracle.Shapes.box;
import static org.polysweep.oracle.Shapes.moving;
import static org.polysweep.oracle.Shapes.points;

import java.util.List;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import org.junit.jupiter.api.Test;
import org.polysweep.oracle.quick.QuickJudge;

/** The quick judge against the judge: what it proves is right, and it proves nearly all that is right. */
class QuickJudgeTest {
    private static final int TRIES = 1_000;
    private static final double[] DIAMOND = {1, 0, 0, 1, -1, 0, 0, -1};

    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    @Domain(RandomQueries.class)
    void rightClaimsAreProved(@ForAll Query query) {
        assertProved(query);
        assertProved(Shapes.scaled(query, 0x1p-900));
    }

    /**
     * In tenths a resting place can be 10^-33, where it would be 0 in exact tenths: too long a number beside the
     * others.
     */
    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    @Domain(RandomQueries.class)
    @StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
    void nearlyAllRightClaimsAreProvedInTenths(@ForAll Query query) {
        Query inTenths = Shapes.scaled(query, 0.1);
        OracleClaim right = Claims.right(inTenths);
        Statistics.collect(QuickJudge.isProvedRight(inTenths, right));
        Statistics.coverage(coverage -> coverage.check(true).percentage(percentage -> percentage > 99));
        assertThat(QuickJudge.isTimingProvedRight(inTenths, right)).isTrue();
        assertThat(QuickJudge.faultsOfSweep(inTenths, right)).isEmpty();
    }

    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    @Domain(RandomQueries.class)
    @Domain(DomainContext.Global.class)
    void whatIsProvedIsRight(@ForAll Query query, @ForAll long seed) {
        for (Query asked : List.of(query, Shapes.scaled(query, 0.1))) {
            OracleClaim spoilt = Claims.spoilt(Claims.right(asked), seed);
            boolean isRight = Judge.faultsOfSweep(asked, spoilt).isEmpty();
            if (QuickJudge.isProvedRight(asked, spoilt)) {
                assertThat(isRight).as("%s %s", asked, spoilt).isTrue();
            }
            assertThat(QuickJudge.faultsOfSweep(asked, spoilt).isEmpty()).isEqualTo(isRight);
        }
    }

    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    @Domain(RandomQueries.class)
    @Domain(DomainContext.Global.class)
    void timesOffByAnUlpAreNotProved(@ForAll Query query, @ForAll @IntRange(min = 0, max = 3) int which) {
        OracleClaim right = Claims.right(query);
        String time = which < 2 ? "enter" : "exit";
        OracleClaim wrong = Claims.with(
                right, time, value -> which % 2 == 0 ? Math.nextUp((double) value) : Math.nextDown((double) value));
        boolean changed = !wrong.equals(right);
        assertThat(QuickJudge.isTimingProvedRight(query, right)).isTrue();
        assertThat(QuickJudge.isTimingProvedRight(query, wrong)).isEqualTo(!changed);
        assertThat(QuickJudge.isProvedRight(query, wrong)).isEqualTo(!changed);
    }

    @Test
    void arrivalAtExactlyTheEndOrTheBeginning() {
        assertVerdict(moving(box(0, 0, 1, 1), box(2, 0, 1, 1), 1, 0), "TOUCH");
        assertVerdict(moving(box(0, 0, 1, 1), box(2, 0, 1, 1), Math.nextUp(1.0), 0), "HIT");
        assertVerdict(moving(box(0, 0, 1, 1), box(2, 0, 1, 1), Math.nextDown(1.0), 0), "MISS");
        assertVerdict(moving(box(0, 0, 1, 1), box(1, 0, 1, 1), 1, 0), "HIT");
        assertVerdict(moving(box(0, 0, 1, 1), box(1, 0, 1, 1), -1, 0), "TOUCH");
        assertVerdict(moving(box(0, 0, 1, 1), box(1, 1, 1, 1), -1, -2), "TOUCH");
        assertVerdict(moving(box(0, 0, 1, 1), box(2, 2, 1, 1), 1, 1), "TOUCH");
    }

    @Test
    void motionAlongEdgesAndAroundCorners() {
        assertVerdict(moving(box(0, 0, 1, 1), box(1, 0, 1, 1), 0, 5), "TOUCH");
        assertVerdict(moving(box(0, 0, 1, 1), box(2, 1, 1, 1), 5, 0), "TOUCH");
        assertVerdict(moving(box(0, 0, 1, 1), box(1, -1, 1, 1), 1, 0), "TOUCH");
        assertVerdict(moving(points(-3, 0), DIAMOND, 4, 0), "HIT");
        assertVerdict(moving(points(-3, -1), DIAMOND, 4, 2), "HIT");
        assertVerdict(moving(points(-1, -1), DIAMOND, 0, 4), "TOUCH");
        assertVerdict(moving(points(-1, -1), DIAMOND, 2, 4), "HIT");
    }

    @Test
    void obstaclesWithoutAnInterior() {
        assertVerdict(moving(points(0, 0), points(3, 4), 6, 8), "TOUCH");
        assertVerdict(moving(points(0, 0), points(3, 4), 6, 9), "MISS");
        assertVerdict(moving(points(0, 0), points(3, -1, 3, 1), 6, 0), "TOUCH");
        assertVerdict(moving(points(0, 0), points(3, -1, 3, 1), 0, 6), "MISS");
        assertVerdict(moving(points(0, 0, 1, 0), points(3, 0, 5, 0), 4, 0), "TOUCH");
        assertVerdict(moving(points(3, 0, 4, 0), points(2, 0, 5, 0), 4, 0), "TOUCH");
        assertVerdict(moving(points(-1, 0, 1, 0), points(0, 1, 0, 5), 0, 2), "HIT");
    }

    @Test
    void nothingMoves() {
        assertVerdict(moving(points(1, 1), points(1, 1), 0, 0), "TOUCH");
        assertVerdict(moving(points(1, 1), points(1, 2), 0, 0), "MISS");
        assertVerdict(moving(points(1, 1), points(0, 1, 2, 1), 0, 0), "TOUCH");
        assertVerdict(moving(points(1, 1), points(2, 1, 3, 1), 0, 0), "MISS");
        assertVerdict(moving(points(-1, 0, 1, 0), points(0, -1, 0, 1), 0, 0), "OVERLAP");
        assertVerdict(moving(points(0.5, 0.5), DIAMOND, 0, 0), "TOUCH");
        assertVerdict(moving(box(0, 0, 1, 1), box(-1, -1, 1, 1), 0, 0), "TOUCH");
        assertVerdict(moving(points(0, 0), box(-1, -1, 2, 2), 0, 0), "OVERLAP");
        assertVerdict(moving(points(0.25, -0.5), box(-1, -1, 2, 2), 0, 0), "OVERLAP");
    }

    @Test
    void awkwardLists() {
        double[] square = {2, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0, 2, 2, 2, 2, 0};
        assertVerdict(moving(square, points(5, 1, 4, 1, 6, 1, 5, 1), 5, 0), "HIT");
        assertVerdict(moving(square, points(4, 1, 5, 1, 6, 1, 6, 1), 5, 0), "HIT");
        assertVerdict(moving(points(0, 0, 0, 0), square, 3, 3), "HIT");
    }

    @Test
    void longNumbersAreLeftToTheJudge() {
        Query tooLong = moving(box(0, 0, 1, 1), box(2, Double.MIN_VALUE, 1, 1), 5, 0);
        OracleClaim right = Claims.right(tooLong);
        assertThat(QuickJudge.isProvedRight(tooLong, right)).isFalse();
        assertThat(QuickJudge.isTimingProvedRight(tooLong, right)).isFalse();
        assertThat(QuickJudge.faultsOfSweep(tooLong, right)).isEmpty();
        OracleClaim wrong = Claims.with(right, "exit", value -> 0.7);
        assertThat(QuickJudge.faultsOfSweep(tooLong, wrong)).isEqualTo(Judge.faultsOfSweep(tooLong, wrong));
    }

    @Test
    void illegalQueriesAreNeverProvedAndRefused() {
        OracleClaim claim = Claims.right(moving(points(0, 0), points(1, 1), 0, 0));
        List<double[]> illegal = List.of(
                points(0, 0, 4, 0, 1, 1, 0, 4),
                points(0, 0, 2, 0, 1, 0, 2, 0, 3, 0, 0, 0, 1, 1),
                points(0, 0, 1, 0, 3, 0, 2, 0, 4, 0),
                points(0, 3, -2, -3, 3, 1, -3, 1, 2, -3),
                points(0, 0, 2, 0, 1, 0, 1, 2),
                points(0, Double.NaN),
                points(1),
                points());
        for (double[] shape : illegal) {
            Query query = moving(shape, points(10, 10), 1, 0);
            assertThat(QuickJudge.isProvedRight(query, claim)).isFalse();
            assertThatThrownBy(() -> QuickJudge.faultsOfSweep(query, claim))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }

    private static void assertVerdict(Query query, String verdict) {
        assertThat(Claims.right(query).verdict()).isEqualTo(verdict);
        for (String other : List.of("OVERLAP", "HIT", "TOUCH", "MISS")) {
            OracleClaim claim = Claims.with(Claims.right(query), "verdict", value -> other);
            assertThat(QuickJudge.isProvedRight(query, claim)).as("%s", claim).isEqualTo(other.equals(verdict));
        }
        assertProved(query);
        assertProved(query.swapped());
    }

    private static void assertProved(Query query) {
        OracleClaim right = Claims.right(query);
        assertThat(QuickJudge.isProvedRight(query, right))
                .as("%s %s", query, right)
                .isTrue();
        assertThat(QuickJudge.faultsOfSweep(query, right)).isEmpty();
    }
}
