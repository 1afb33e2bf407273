package org.polysweep.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Optional;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.polysweep.oracle.quick.QuickJudge;

/** What the contract says about related queries with radii, and right claims about any. */
class RoundLawsTest {
    private static final int TRIES = 150;

    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    @Domain(RandomRoundQueries.class)
    void swappingNegatesTheNormalAndExchangesTheFeatures(@ForAll Query query) {
        OracleAnswer one = Oracle.answer(query);
        OracleAnswer other = Oracle.answer(query.swapped());
        assertThat(other.timing()).isEqualTo(one.timing());
        assertThat(other.featureA()).isEqualTo(one.featureB());
        assertThat(other.featureB()).isEqualTo(one.featureA());
        assertThat(other.separation().map(ExactSeparation::distance))
                .isEqualTo(one.separation().map(ExactSeparation::distance));
        boolean still = query.moveAX() == query.moveBX() && query.moveAY() == query.moveBY();
        if (!still) {
            assertThat(other.unitNormal().map(OracleUnitVector::negate)).isEqualTo(one.unitNormal());
            assertThat(other.separation().map(ExactSeparation::direction).map(IntVector::negate))
                    .isEqualTo(one.separation().map(ExactSeparation::direction));
        }
    }

    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    @Domain(RandomRoundQueries.class)
    @Domain(DomainContext.Global.class)
    void thePlaceDoesNotMatter(
            @ForAll Query query,
            @ForAll @IntRange(min = -9, max = 9) int x,
            @ForAll @IntRange(min = -9, max = 9) int y) {
        Query there = new Query(
                moved(query.a(), -x, y),
                query.b(),
                query.positionAX() + 2 * x,
                query.positionAY(),
                query.positionBX() + x,
                query.positionBY() + y,
                query.moveAX() + y,
                query.moveAY() + x,
                query.moveBX() + y,
                query.moveBY() + x,
                query.radiusA(),
                query.radiusB());
        OracleAnswer one = Oracle.answer(query);
        OracleAnswer other = Oracle.answer(there);
        assertThat(other.timing()).isEqualTo(one.timing());
        assertThat(other.unitNormal()).isEqualTo(one.unitNormal());
        assertThat(other.featureA()).isEqualTo(one.featureA());
        assertThat(other.featureB()).isEqualTo(one.featureB());
        assertThat(other.separation()).isEqualTo(one.separation());
    }

    private static double[] moved(double[] flat, double x, double y) {
        double[] result = flat.clone();
        for (int i = 0; i < flat.length; i++) {
            result[i] += i % 2 == 0 ? x : y;
        }
        return result;
    }

    /** Only the sum of the radii counts; the contact alone moves along the normal. */
    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    @Domain(RandomRoundQueries.class)
    void aRadiusMayBeMovedFromAToB(@ForAll Query query) {
        double sum = query.radiusA() + query.radiusB();
        Rational exact = Rational.of(query.radiusA()).plus(Rational.of(query.radiusB()));
        if (!Rational.of(sum).equals(exact)) {
            return;
        }
        OracleAnswer one = Oracle.answer(query);
        for (Query moved : new Query[] {query.withRadii(0, sum), query.withRadii(sum, 0)}) {
            OracleAnswer other = Oracle.answer(moved);
            assertThat(other.timing()).isEqualTo(one.timing());
            assertThat(other.unitNormal()).isEqualTo(one.unitNormal());
            assertThat(other.featureA()).isEqualTo(one.featureA());
            assertThat(other.featureB()).isEqualTo(one.featureB());
            assertThat(other.restA()).isEqualTo(one.restA());
            assertThat(other.separation()).isEqualTo(one.separation());
            Surd length = Surd.of(Rational.of(query.radiusA()).minus(Rational.of(moved.radiusA())));
            assertThat(other.contact().stream().map(ExactContact::point))
                    .isEqualTo(one.contact().stream()
                            .map(contact ->
                                    contact.point().moved(one.unitNormal().orElseThrow(), length))
                            .toList());
        }
    }

    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    @Domain(RandomQueries.class)
    void radiusZeroIsThePolygon(@ForAll Query query) {
        assertThat(Oracle.answer(query.withRadii(0, -0.0))).isEqualTo(Oracle.answer(query));
        // and a tiny radius changes no verdict except a TOUCH
        ExactVerdict sharp = Oracle.verdictAndTimes(query).verdict();
        ExactVerdict round =
                Oracle.verdictAndTimes(query.withRadii(0, Double.MIN_VALUE)).verdict();
        if (sharp != ExactVerdict.TOUCH) {
            assertThat(round).isIn(sharp, sharp == ExactVerdict.HIT ? ExactVerdict.OVERLAP : sharp);
        } else {
            assertThat(round).isIn(ExactVerdict.HIT, ExactVerdict.OVERLAP);
        }
    }

    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    @Domain(RandomRoundQueries.class)
    void moreRadiusIsNeverLater(@ForAll Query query) {
        ExactTiming one = Oracle.verdictAndTimes(query);
        ExactTiming other = Oracle.verdictAndTimes(query.withRadii(query.radiusA() + 0.5, query.radiusB()));
        if (one.verdict() != ExactVerdict.MISS) {
            assertThat(other.verdict()).isNotIn(ExactVerdict.MISS, ExactVerdict.TOUCH);
            assertThat(other.enterDouble()).isLessThanOrEqualTo(one.enterDouble());
            assertThat(other.exitDouble()).isGreaterThanOrEqualTo(one.exitDouble());
        }
    }

    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    @Domain(RandomRoundQueries.class)
    void theWindingDoesNotMatter(@ForAll Query query) {
        Query wound = query.withShapes(Shapes.reversed(query.a()), query.b());
        OracleAnswer one = Oracle.answer(query);
        OracleAnswer other = Oracle.answer(wound);
        assertThat(other.timing()).isEqualTo(one.timing());
        assertThat(other.unitNormal()).isEqualTo(one.unitNormal());
        assertThat(other.featureB()).isEqualTo(one.featureB());
        assertThat(other.separation()).isEqualTo(one.separation());
        assertThat(other.contact().stream().map(ExactContact::point))
                .isEqualTo(one.contact().stream().map(ExactContact::point).toList());
    }

    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    @Domain(RandomRoundQueries.class)
    @Domain(DomainContext.Global.class)
    void theScaleDoesNotMatter(@ForAll Query query, @ForAll @IntRange(min = -1000, max = 1000) int exponent) {
        OracleAnswer one = Oracle.answer(query);
        Query scaled = Shapes.scaled(query, Math.scalb(1.0, exponent));
        OracleAnswer other = Oracle.answer(scaled);
        assertThat(other.timing()).isEqualTo(one.timing());
        assertThat(other.unitNormal()).isEqualTo(one.unitNormal());
        assertThat(other.featureA()).isEqualTo(one.featureA());
        assertThat(Judge.faults(scaled, Claims.right(scaled))).isEmpty();
        Surd factor = Surd.of(Rational.of(Math.scalb(1.0, exponent)));
        Optional<Surd> distance =
                one.separation().map(separation -> separation.distance().times(factor));
        assertThat(other.separation().map(ExactSeparation::distance)).isEqualTo(distance);
    }

    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    @Domain(RandomRoundQueries.class)
    void rightClaimsAreAcceptedAndNotProvedQuickly(@ForAll Query query) {
        for (Query asked : new Query[] {query, Shapes.scaled(query, 0.1)}) {
            OracleClaim right = Claims.right(asked);
            assertThat(Judge.faults(asked, right)).isEmpty();
            assertThat(QuickJudge.faultsOfSweep(asked, right)).isEmpty();
            assertThat(QuickJudge.isProvedRight(asked, right)).isFalse();
            assertThat(QuickJudge.isTimingProvedRight(asked, right)).isFalse();
        }
    }

    /** A claim about the cores alone is mostly wrong about the round shapes. */
    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    @Domain(RandomRoundQueries.class)
    void claimsAboutTheCoresAreNotProvedQuickly(@ForAll Query query) {
        OracleClaim sharp = Claims.right(query.withRadii(0, 0));
        assertThat(QuickJudge.isProvedRight(query, sharp)).isFalse();
        assertThat(QuickJudge.faultsOfSweep(query, sharp)).isEqualTo(Judge.faultsOfSweep(query, sharp));
    }

    @Property(tries = 30)
    void anyDoublesAtAll(@ForAll double[] numbers, @ForAll long bits) {
        double[] n = new double[14];
        for (int i = 0; i < n.length; i++) {
            double wild = Double.longBitsToDouble(bits * (2 * i + 1) * 0x9E3779B97F4A7C15L);
            double drawn = i < numbers.length ? numbers[i] : wild;
            n[i] = Double.isFinite(drawn) ? drawn : i;
        }
        double[] a = {n[0], n[1], n[2], n[3], n[4], n[5]};
        double[] b = {n[6], n[7], n[8], n[9]};
        double[] radii =
                Arrays.stream(new double[] {n[11], n[6]}).map(Math::abs).toArray();
        Query query =
                new Query(a, b, n[10], n[11], n[12], n[13], n[0] / 2, n[7] / 2, n[5] / 4, n[2] / 4, radii[0], radii[1]);
        assertThat(Judge.faults(query, Claims.right(query))).isEmpty();
    }
}
