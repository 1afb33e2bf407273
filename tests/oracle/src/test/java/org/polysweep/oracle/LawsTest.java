package org.polysweep.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** What the contract says about related queries, and right claims about any query. */
class LawsTest {
    private static final int TRIES = 400;

    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    @Domain(RandomQueries.class)
    void swappingNegatesTheNormalAndExchangesTheFeatures(@ForAll Query query) {
        OracleAnswer one = Oracle.answer(query);
        OracleAnswer other = Oracle.answer(query.swapped());
        assertThat(other.timing()).isEqualTo(one.timing());
        boolean still = query.moveAX() == query.moveBX() && query.moveAY() == query.moveBY();
        if (!still) {
            assertThat(other.normal().map(IntVector::negate)).isEqualTo(one.normal());
        }
        assertThat(other.featureA()).isEqualTo(one.featureB());
        assertThat(other.featureB()).isEqualTo(one.featureA());
        assertThat(other.separation().map(ExactSeparation::distance))
                .isEqualTo(one.separation().map(ExactSeparation::distance));
    }

    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    @Domain(RandomQueries.class)
    void theWindingDoesNotMatter(@ForAll Query query) {
        Query wound = query.withShapes(Shapes.reversed(query.a()), query.b());
        OracleAnswer one = Oracle.answer(query);
        OracleAnswer other = Oracle.answer(wound);
        assertThat(other.timing()).isEqualTo(one.timing());
        assertThat(other.normal()).isEqualTo(one.normal());
        assertThat(other.featureB()).isEqualTo(one.featureB());
        assertThat(other.restA()).isEqualTo(one.restA());
        assertThat(other.separation()).isEqualTo(one.separation());
        assertThat(other.contact().stream().map(ExactContact::point))
                .isEqualTo(one.contact().stream().map(ExactContact::point).toList());
    }

    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    @Domain(RandomQueries.class)
    @Domain(DomainContext.Global.class)
    void theScaleDoesNotMatter(@ForAll Query query, @ForAll @IntRange(min = -1074, max = 1000) int exponent) {
        OracleAnswer one = Oracle.answer(query);
        Query scaled = Shapes.scaled(query, Math.scalb(1.0, exponent));
        OracleAnswer other = Oracle.answer(scaled);
        assertThat(other.timing()).isEqualTo(one.timing());
        assertThat(other.normal()).isEqualTo(one.normal());
        assertThat(other.featureA()).isEqualTo(one.featureA());
        assertThat(Judge.faults(scaled, Claims.right(scaled))).isEmpty();
        Rational factor = Rational.of(Math.scalb(1.0, exponent));
        Optional<Surd> distance =
                one.separation().map(separation -> separation.distance().times(Surd.of(factor)));
        assertThat(other.separation().map(ExactSeparation::distance)).isEqualTo(distance);
    }

    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    @Domain(RandomQueries.class)
    void rightClaimsAreAccepted(@ForAll Query query) {
        assertThat(Judge.faults(query, Claims.right(query))).isEmpty();
        Query inTenths = Shapes.scaled(query, 0.1);
        assertThat(Judge.faults(inTenths, Claims.right(inTenths))).isEmpty();
    }

    @Property(tries = 100)
    void anyDoublesAtAll(@ForAll double[] numbers, @ForAll long bits) {
        double[] n = new double[14];
        for (int i = 0; i < n.length; i++) {
            double wild = Double.longBitsToDouble(bits * (2 * i + 1) * 0x9E3779B97F4A7C15L);
            double drawn = i < numbers.length ? numbers[i] : wild;
            n[i] = Double.isFinite(drawn) ? drawn : i;
        }
        double[] a = {n[0], n[1], n[2], n[3], n[4], n[5]};
        double[] b = {n[6], n[7], n[8], n[9]};
        Query query = new Query(a, b, n[10], n[11], n[12], n[13], n[0] / 2, n[7] / 2, n[5] / 4, n[2] / 4);
        assertThat(Judge.faults(query, Claims.right(query))).isEmpty();
    }
}
