package org.polysweep.conformance.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.stream.DoubleStream;
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

/** Only the relative motion counts, it may be run backwards, and stopping at {@code rest} is safe. */
@Domain(QueryDomain.class)
@PropertyDefaults(tries = 300, edgeCases = EdgeCasesMode.NONE)
@StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
class MotionTest {

    @Property
    void whoMovesDoesNotMatter(@ForAll Query query) {
        double dx = query.moveAX() - query.moveBX();
        double dy = query.moveAY() - query.moveBY();
        if (!exactly(
                "relative motion",
                Doubles.isExactSum(query.moveAX(), -query.moveBX())
                        && Doubles.isExactSum(query.moveAY(), -query.moveBY()))) {
            return;
        }
        Query onlyA = Edits.withMoves(query, dx, dy, 0, 0);
        Query onlyB = Edits.withMoves(query, 0, 0, -dx, -dy);
        for (SweepAlgorithm path : Answers.paths(query)) {
            OracleClaim expected = Claims.withoutPoints(Answers.claim(path, query));
            OracleClaim a = Answers.claim(path, onlyA);
            OracleClaim b = Answers.claim(path, onlyB);
            assertThat(Claims.withoutPoints(a)).as("%s %s", path, query).isEqualTo(expected);
            assertThat(Claims.withoutPoints(b)).as("%s %s", path, query).isEqualTo(expected);
            if (a.restA().length == 2) {
                // What does not move stays where it is, to the bit.
                assertThat(a.restB()).containsExactly(query.positionBX() + 0.0, query.positionBY() + 0.0);
                assertThat(b.restA()).containsExactly(query.positionAX() + 0.0, query.positionAY() + 0.0);
            }
        }
    }

    @Property
    void theWayBackOutOfAnOverlapIsTheWayIn(@ForAll Query query) {
        Query backward = Edits.withMoves(query, -query.moveAX(), -query.moveAY(), -query.moveBX(), -query.moveBY());
        for (SweepAlgorithm path : Answers.paths(query)) {
            OracleClaim forth = Answers.claim(path, query);
            OracleClaim back = Answers.claim(path, backward);
            if (forth.verdict().equals("OVERLAP")) {
                assertThat(back.verdict()).isEqualTo("OVERLAP");
                assertThat(back.enter()).as("%s %s", path, query).isEqualTo(-forth.exit());
                assertThat(back.exit()).as("%s %s", path, query).isEqualTo(-forth.enter());
                assertThat(back.separationDepth()).isEqualTo(forth.separationDepth());
            } else {
                assertThat(back.verdict()).isNotEqualTo("OVERLAP");
            }
        }
    }

    /** Run backwards from the end of the step, what took place at t takes place at 1 - t. */
    @Property
    void theStepCanBeRunBackwards(@ForAll Query query) {
        if (!exactly("positions", endsExactly(query, 1))) {
            return;
        }
        Query end = Edits.withPositions(
                query,
                query.positionAX() + query.moveAX(),
                query.positionAY() + query.moveAY(),
                query.positionBX() + query.moveBX(),
                query.positionBY() + query.moveBY());
        Query backward = Edits.withMoves(end, -query.moveAX(), -query.moveAY(), -query.moveBX(), -query.moveBY());
        for (SweepAlgorithm path : Answers.paths(query)) {
            OracleClaim forth = Answers.claim(path, query);
            OracleClaim back = Answers.claim(path, backward);
            boolean moves = Double.isFinite(forth.exit());
            // Ends in C: what the motion enters at a time after 0 it leaves, backwards, at a time before 1.
            if (moves && forth.verdict().equals("HIT")) {
                assertThat(back.verdict()).as("%s %s", path, query).isIn("OVERLAP", "HIT");
            }
            if (moves && forth.verdict().equals("HIT") && Math.abs(forth.exit()) < 1e300) {
                requireMirrored(forth.enter(), back.exit());
                requireMirrored(back.enter(), forth.exit());
            }
            if (forth.verdict().equals("MISS")) {
                assertThat(back.verdict()).isEqualTo("MISS");
            }
        }
    }

    @Property
    void nothingIsInTheOtherWhereItRests(@ForAll Query query) {
        for (SweepAlgorithm path : Answers.paths(query)) {
            OracleClaim claim = Answers.claim(path, query);
            double[] a = claim.restA();
            double[] b = claim.restB();
            if (!DoubleStream.of(a).allMatch(Double::isFinite)
                    || !DoubleStream.of(b).allMatch(Double::isFinite)) {
                continue;
            }
            if (a.length == 2) {
                Query resting = query.standingAt(a[0], a[1], b[0], b[1]);
                assertThat(Answers.claim(path, resting).verdict())
                        .as("%s %s", path, query)
                        .isIn("TOUCH", "MISS");
                Query moving = Edits.withPositions(query, a[0], a[1], b[0], b[1]);
                assertThat(Answers.claim(path, moving).verdict())
                        .as("%s %s", path, query)
                        .isNotEqualTo("OVERLAP");
            }
        }
        Statistics.collect(Answers.claim(SweepAlgorithm.AUTO, query).restA().length);
        Statistics.coverage(coverage -> coverage.check(2).percentage(share -> share > 20));
    }

    private static boolean endsExactly(Query query, double share) {
        return Doubles.isExactSum(query.positionAX(), query.moveAX() * share)
                && Doubles.isExactSum(query.positionAY(), query.moveAY() * share)
                && Doubles.isExactSum(query.positionBX(), query.moveBX() * share)
                && Doubles.isExactSum(query.positionBY(), query.moveBY() * share);
    }

    /**
     * The exact times add up to 1; the first is rounded down and the second up. So the exact second is at most 1 -
     * first, and more than 1 - the double after the first.
     */
    private static void requireMirrored(double enter, double exit) {
        BigDecimal most = BigDecimal.ONE.subtract(new BigDecimal(enter));
        BigDecimal least = BigDecimal.ONE.subtract(new BigDecimal(Math.nextUp(enter)));
        assertThat(exit).isBetween(Doubles.up(least), Doubles.up(most));
    }

    /** Counts how often a law applies, and requires that it does at least for one query in ten. */
    private static boolean exactly(String label, boolean applies) {
        Statistics.label(label).collect(applies);
        Statistics.label(label).coverage(coverage -> coverage.check(true).percentage(share -> share > 10));
        return applies;
    }
}
