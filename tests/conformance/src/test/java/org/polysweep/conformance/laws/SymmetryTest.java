package org.polysweep.conformance.laws;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import org.polysweep.conformance.Doubles;
import org.polysweep.conformance.query.Answers;
import org.polysweep.conformance.query.QueryDomain;
import org.polysweep.generate.Edits;
import org.polysweep.oracle.OracleClaim;
import org.polysweep.oracle.Query;
import org.polysweep.sweep.SweepAlgorithm;

/** The plane has no place, direction or unit of its own, and neither shape is the first one. */
@Domain(QueryDomain.class)
@Domain(DomainContext.Global.class)
@PropertyDefaults(tries = 300, edgeCases = EdgeCasesMode.NONE)
@StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
class SymmetryTest {

    /** Beyond these exponents a product or a result might be subnormal or infinite, and then scaling is not exact. */
    private static final int WIDE = 300;

    @Property
    void swappingNegatesTheNormalAndExchangesTheFeatures(@ForAll Query query) {
        Query swapped = query.swapped();
        for (SweepAlgorithm path : Answers.paths(query)) {
            OracleClaim claim = Answers.claim(path, query);
            requireEqual(query, Answers.claim(path, swapped), Claims.swapped(claim));
        }
    }

    @Property
    void turningAllByAQuarterTurnsTheAnswer(@ForAll Query query) {
        double[] positionA = turned(query.positionAX(), query.positionAY());
        double[] positionB = turned(query.positionBX(), query.positionBY());
        double[] moveA = turned(query.moveAX(), query.moveAY());
        double[] moveB = turned(query.moveBX(), query.moveBY());
        Query turned = new Query(
                turned(query.a()),
                turned(query.b()),
                positionA[0],
                positionA[1],
                positionB[0],
                positionB[1],
                moveA[0],
                moveA[1],
                moveB[0],
                moveB[1]);
        for (SweepAlgorithm path : Answers.paths(query)) {
            OracleClaim claim = Answers.claim(path, query);
            OracleClaim expected =
                    Claims.mapped(claim, SymmetryTest::turned, SymmetryTest::turned, claim.separationDepth());
            requireEqual(query, Answers.claim(path, turned), expected);
        }
    }

    @Property
    void scalingByAPowerOfTwoScalesThePoints(
            @ForAll Query query, @ForAll @IntRange(min = -WIDE, max = WIDE) int exponent) {
        boolean exact = Numbers.of(query).allMatch(SymmetryTest::isModest);
        Statistics.label("exact").collect(exact);
        Statistics.label("exact").coverage(coverage -> coverage.check(true).percentage(share -> share > 50));
        if (!exact) {
            return;
        }
        double factor = Math.scalb(1.0, exponent);
        Query scaled = Edits.map(query, number -> number * factor);
        for (SweepAlgorithm path : Answers.paths(query)) {
            OracleClaim claim = Answers.claim(path, query);
            OracleClaim expected = Claims.mapped(
                    claim,
                    direction -> direction,
                    point -> new double[] {point[0] * factor, point[1] * factor},
                    claim.separationDepth() * factor);
            assertThat(Answers.claim(path, scaled)).as("%s %s", path, query).isEqualTo(expected);
        }
    }

    @Property
    void translatingBothTranslatesThePoints(
            @ForAll Query query,
            @ForAll @IntRange(min = -50, max = 50) int x,
            @ForAll @IntRange(min = -50, max = 50) int y) {
        boolean exact = Doubles.isExactSum(query.positionAX(), x)
                && Doubles.isExactSum(query.positionAY(), y)
                && Doubles.isExactSum(query.positionBX(), x)
                && Doubles.isExactSum(query.positionBY(), y);
        Statistics.label("exact").collect(exact);
        Statistics.label("exact").coverage(coverage -> coverage.check(true).percentage(share -> share > 20));
        if (!exact) {
            return;
        }
        Query moved = Edits.withPositions(
                query, query.positionAX() + x, query.positionAY() + y, query.positionBX() + x, query.positionBY() + y);
        for (SweepAlgorithm path : Answers.paths(query)) {
            OracleClaim claim = Answers.claim(path, query);
            OracleClaim other = Answers.claim(path, moved);
            assertThat(Claims.withoutPoints(other)).as("%s %s", path, query).isEqualTo(Claims.withoutPoints(claim));
            for (int i = 0; i < claim.contact().length; i++) {
                Near.requireShifted(claim.contact()[i], other.contact()[i], x, y, 0.5);
            }
            Near.requireShifted(claim.restA(), other.restA(), x, y, 1);
            Near.requireShifted(claim.restB(), other.restB(), x, y, 1);
        }
    }

    @Property
    void theSignOfAZeroSaysNothing(@ForAll Query query) {
        Query negative = Edits.map(query, number -> number == 0 ? -0.0 : number);
        for (SweepAlgorithm path : Answers.paths(query)) {
            assertThat(Answers.claim(path, negative)).as("%s %s", path, query).isEqualTo(Answers.claim(path, query));
        }
    }

    private static void requireEqual(Query query, OracleClaim actual, OracleClaim expected) {
        if (Claims.isTiedByAxes(query, actual)) {
            assertThat(Claims.withoutDirections(actual)).as("%s", query).isEqualTo(Claims.withoutDirections(expected));
        } else {
            assertThat(actual).as("%s", query).isEqualTo(expected);
        }
    }

    private static boolean isModest(double number) {
        return number == 0 || Math.abs(Math.getExponent(number)) <= WIDE;
    }

    /** Each pair of coordinates by a quarter counter-clockwise. */
    private static double[] turned(double... xy) {
        double[] turned = new double[xy.length];
        for (int i = 0; i < xy.length; i += 2) {
            turned[i] = 0.0 - xy[i + 1];
            turned[i + 1] = xy[i] + 0.0;
        }
        return turned;
    }
}
