package org.polysweep.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import org.assertj.core.data.Offset;

/** The oracle for round shapes against the definition itself, on small integers. */
@Domain(RandomRoundQueries.class)
class RoundBruteForceTest {
    private static final int TRIES = 500;

    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    @StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
    void verdictAndTimesAreThoseOfTheDefinition(@ForAll Query query) {
        ExactTiming timing = Oracle.verdictAndTimes(query);
        RoundBruteForce brute = new RoundBruteForce(query);
        assertThat(timing.verdict()).isEqualTo(brute.verdict());
        assertThat(timing).isEqualTo(Oracle.answer(query).timing());
        boolean still = query.moveAX() == query.moveBX() && query.moveAY() == query.moveBY();
        if (still) {
            checkStanding(timing);
        } else {
            checkTimes(timing, brute);
        }
        Statistics.collect(timing.verdict());
        Statistics.coverage(coverage -> {
            for (ExactVerdict verdict : ExactVerdict.values()) {
                coverage.check(verdict).percentage(percentage -> percentage > 1);
            }
        });
    }

    private static void checkStanding(ExactTiming timing) {
        assertThat(timing.verdict()).isNotEqualTo(ExactVerdict.HIT);
        if (timing.verdict() != ExactVerdict.MISS) {
            boolean overlap = timing.verdict() == ExactVerdict.OVERLAP;
            assertThat(timing.enterDouble()).isEqualTo(overlap ? Double.NEGATIVE_INFINITY : 0);
            assertThat(timing.exitDouble()).isEqualTo(Double.POSITIVE_INFINITY);
        }
    }

    private static void checkTimes(ExactTiming timing, RoundBruteForce brute) {
        switch (timing.verdict()) {
            case HIT -> {
                assertThat(timing.enterDouble()).isBetween(0.0, Math.nextDown(1.0));
                checkEntry(timing, brute);
                checkLeave(timing, brute);
            }
            case OVERLAP -> {
                assertThat(timing.enterDouble()).isNegative();
                assertThat(timing.exitDouble()).isPositive();
                checkEntry(timing, brute);
                checkLeave(timing, brute);
            }
            case TOUCH -> {
                assertThat(timing.enter()).contains(ExactTime.of(brute.firstTouch()));
                Optional<Rational> last = brute.lastTouch();
                if (last.isPresent()) {
                    assertThat(timing.exit()).contains(ExactTime.of(last.get()));
                } else {
                    checkLeave(timing, brute);
                }
            }
            case MISS -> assertThat(timing.exit()).isEmpty();
        }
    }

    /** Rounded down: not inside yet, and one step later inside; on the boundary only if it is exact. */
    private static void checkEntry(ExactTiming timing, RoundBruteForce brute) {
        double enter = timing.enterDouble();
        assertThat(brute.side(Rational.of(Math.nextUp(enter)))).isPositive();
        assertThat(brute.side(Rational.of(enter))).isEqualTo(isExactly(timing.enter(), enter) ? 0 : -1);
    }

    private static void checkLeave(ExactTiming timing, RoundBruteForce brute) {
        double exit = timing.exitDouble();
        assertThat(brute.side(Rational.of(Math.nextDown(exit)))).isPositive();
        assertThat(brute.side(Rational.of(exit))).isEqualTo(isExactly(timing.exit(), exit) ? 0 : -1);
    }

    private static boolean isExactly(Optional<ExactTime> time, double number) {
        return time.equals(Optional.of(ExactTime.of(Rational.of(number))));
    }

    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    void theSeparationIsTheLeastSupport(@ForAll Query query) {
        OracleAnswer answer = Oracle.answer(query);
        assertThat(answer.separation().isPresent()).isEqualTo(answer.verdict() == ExactVerdict.OVERLAP);
        answer.separation().ifPresent(separation -> {
            RoundBruteForce brute = new RoundBruteForce(query);
            LatticePoint nearest = brute.nearestDirection();
            IntVector expected = IntVector.of(nearest.x(), nearest.y()).primitive();
            assertThat(separation.direction()).isEqualTo(expected);
            assertThat(OracleRounding.down(separation.distance())).isCloseTo(brute.depth(nearest), Offset.offset(1e-8));
            if (!answer.timing().enter().orElseThrow().isFinite()) {
                assertThat(answer.normal()).contains(expected);
            }
        });
    }
}
