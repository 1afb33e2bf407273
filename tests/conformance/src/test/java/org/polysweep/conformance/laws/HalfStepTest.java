package org.polysweep.conformance.laws;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import org.polysweep.conformance.Doubles;
import org.polysweep.conformance.query.Answers;
import org.polysweep.conformance.query.QueryDomain;
import org.polysweep.generate.Edits;
import org.polysweep.oracle.OracleClaim;
import org.polysweep.oracle.Query;
import org.polysweep.sweep.SweepAlgorithm;

/**
 * A step is its first half and then its second half: what takes place at t takes place at 2t and at 2t - 1 of these.
 */
@Domain(QueryDomain.class)
@PropertyDefaults(tries = 2_000, edgeCases = EdgeCasesMode.NONE)
@StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
class HalfStepTest {

    /** Below this a doubled time may be less exact than the time, or more. */
    private static final double TINY = 0x1p-1000;

    @Property
    void aStepIsItsTwoHalves(@ForAll Query query) {
        Query first =
                Edits.withMoves(query, query.moveAX() / 2, query.moveAY() / 2, query.moveBX() / 2, query.moveBY() / 2);
        boolean exact = isHalf(first.moveAX(), query.moveAX())
                && isHalf(first.moveAY(), query.moveAY())
                && isHalf(first.moveBX(), query.moveBX())
                && isHalf(first.moveBY(), query.moveBY())
                && Doubles.isExactSum(query.positionAX(), first.moveAX())
                && Doubles.isExactSum(query.positionAY(), first.moveAY())
                && Doubles.isExactSum(query.positionBX(), first.moveBX())
                && Doubles.isExactSum(query.positionBY(), first.moveBY());
        Statistics.label("exact").collect(exact);
        Statistics.label("exact").coverage(coverage -> coverage.check(true).percentage(share -> share > 10));
        if (!exact) {
            return;
        }
        Query second = Edits.withPositions(
                first,
                query.positionAX() + first.moveAX(),
                query.positionAY() + first.moveAY(),
                query.positionBX() + first.moveBX(),
                query.positionBY() + first.moveBY());
        for (SweepAlgorithm path : Answers.paths(query)) {
            requireHalves(Answers.claim(path, query), Answers.claim(path, first), Answers.claim(path, second));
        }
    }

    private static void requireHalves(OracleClaim whole, OracleClaim first, OracleClaim second) {
        switch (whole.verdict()) {
            case "MISS" -> {
                assertThat(first.verdict()).isEqualTo("MISS");
                assertThat(second.verdict()).isEqualTo("MISS");
            }
            case "OVERLAP" -> {
                assertThat(first.verdict()).isEqualTo("OVERLAP");
                requireDoubled(whole.enter(), first.enter());
                requireDoubled(whole.exit(), first.exit());
                requireSecondAfterOverlap(whole, second);
            }
            case "HIT" -> requireHalvesOfHit(whole, first, second);
            default -> requireHalvesOfTouch(whole, first, second);
        }
    }

    private static void requireSecondAfterOverlap(OracleClaim whole, OracleClaim second) {
        if (whole.exit() > 0.5) {
            assertThat(second.verdict()).isEqualTo("OVERLAP");
        } else if (whole.exit() < 0.5) {
            assertThat(second.verdict()).isEqualTo("MISS");
        } else {
            assertThat(second.verdict()).isIn("TOUCH", "MISS");
        }
    }

    private static void requireHalvesOfHit(OracleClaim whole, OracleClaim first, OracleClaim second) {
        if (whole.enter() < 0.5) {
            assertThat(first.verdict()).isEqualTo("HIT");
            requireDoubled(whole.enter(), first.enter());
            requireDoubled(whole.exit(), first.exit());
            assertThat(first.normal()).isEqualTo(whole.normal());
            assertThat(second.verdict()).isNotEqualTo("HIT");
            return;
        }
        assertThat(first.verdict()).isIn(whole.enter() == 0.5 ? new String[] {"TOUCH", "MISS"} : new String[] {"MISS"});
        assertThat(second.verdict()).isEqualTo("HIT");
        assertThat(second.normal()).isEqualTo(whole.normal());
        // The exact time lies between enter and the next double, and from 1/2 on these differences are exact.
        assertThat(second.enter()).isBetween(2 * whole.enter() - 1, 2 * Math.nextUp(whole.enter()) - 1);
    }

    private static void requireHalvesOfTouch(OracleClaim whole, OracleClaim first, OracleClaim second) {
        assertThat(first.verdict()).isIn("TOUCH", "MISS");
        assertThat(second.verdict()).isIn("TOUCH", "MISS");
        if (whole.enter() < 0.5) {
            assertThat(first.verdict()).isEqualTo("TOUCH");
            requireDoubled(whole.enter(), first.enter());
            requireDoubled(whole.exit(), first.exit());
        }
        if (whole.enter() > 0.5) {
            assertThat(first.verdict()).isEqualTo("MISS");
        }
        if (whole.exit() > 0.5) {
            assertThat(second.verdict()).isEqualTo("TOUCH");
        }
        if (whole.exit() < 0.5) {
            assertThat(second.verdict()).isEqualTo("MISS");
        }
    }

    private static void requireDoubled(double time, double doubled) {
        if (Math.abs(time) < TINY) {
            assertThat(Math.abs(doubled)).isLessThanOrEqualTo(2 * TINY);
        } else {
            assertThat(doubled).isEqualTo(2 * time);
        }
    }

    private static boolean isHalf(double half, double whole) {
        return 2 * half == whole;
    }
}
