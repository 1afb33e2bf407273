package org.polysweep.oracle.turning;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.polysweep.oracle.Rational;
import org.polysweep.oracle.Surd;
import org.polysweep.oracle.TimeBounds;

/** Polynomials, their roots, and signs at these. */
class MomentTest {
    private static Polynomial polynomial(long... coefficients) {
        return Polynomial.of(
                Arrays.stream(coefficients).mapToObj(BigInteger::valueOf).toArray(BigInteger[]::new));
    }

    private static final Polynomial HALF_SQUARED = polynomial(-1, 0, 2); // t = √(1/2)
    private static final Polynomial ONE_THIRD = polynomial(-1, 3);
    private static final Polynomial ONE_QUARTER = polynomial(-1, 4);

    private static List<Moment> roots(Polynomial polynomial) {
        return Roots.of(polynomial.squareFree(), TimeCell.largest(Dyadic.ZERO, Dyadic.ONE));
    }

    private static Moment rootHalf() {
        return roots(HALF_SQUARED).get(0);
    }

    @Test
    void doubleRootsCountOnce() {
        Polynomial product = HALF_SQUARED.squared().times(ONE_THIRD).times(ONE_QUARTER.squared());
        assertThat(product.squareFree().degree()).isEqualTo(4);
        List<Moment> roots = roots(product);
        assertThat(roots).hasSize(3);
        assertThat(roots.get(0).down()).isEqualTo(0.25);
        assertThat(roots.get(0).up()).isEqualTo(0.25);
        assertThat(roots.get(1).down()).isEqualTo(0.3333333333333333);
        assertThat(roots.get(1).up()).isEqualTo(Math.nextUp(0.3333333333333333));
        assertThat(roots.get(2).down()).isEqualTo(Math.nextDown(Math.sqrt(0.5)));
    }

    @Test
    void boundsAreTheTimeOrAroundIt() {
        List<Moment> roots = roots(HALF_SQUARED.times(ONE_THIRD).times(ONE_QUARTER));
        assertThat(roots.get(0).bounds()).isEqualTo(TimeBounds.exactly(Rational.of(1, 4)));
        assertThat(roots.get(1).bounds()).isEqualTo(TimeBounds.exactly(Rational.of(1, 3)));
        assertThat(roots.get(2).bounds()).isEqualTo(TimeBounds.of(Surd.root(Rational.of(1, 2))));

        // 1/2 + 2^-60: no double, and no interval contains it forever.
        BigInteger large = BigInteger.ONE.shiftLeft(60);
        BigInteger above = large.shiftRight(1).add(BigInteger.ONE);
        Moment near = roots(Polynomial.of(above.negate(), large)).get(0);
        assertThat(near.bounds()).isEqualTo(TimeBounds.exactly(Rational.of(above, large)));
    }

    @Test
    void rootsAtTheEndsAreNotBetween() {
        assertThat(roots(polynomial(0, 1).times(polynomial(-1, 1)).times(ONE_THIRD)))
                .hasSize(1);
    }

    @Test
    void signsAtARoot() {
        assertThat(rootHalf().sign(HALF_SQUARED.times(ONE_THIRD))).isZero();
        assertThat(rootHalf().sign(polynomial(1, 0, -2))).isZero();
        assertThat(rootHalf().sign(ONE_THIRD)).isPositive();
        assertThat(rootHalf().sign(ONE_THIRD.negate())).isNegative();
        assertThat(rootHalf().sign(Polynomial.ZERO)).isZero();
        // 2^80·t² - 2^79 + 1 is hardly more than 0 there
        BigInteger large = BigInteger.ONE.shiftLeft(80);
        Polynomial near = Polynomial.of(BigInteger.ONE.subtract(large.shiftRight(1)), BigInteger.ZERO, large);
        assertThat(rootHalf().sign(near)).isPositive();
    }

    @Test
    void momentsAreCompared() {
        Moment other = roots(HALF_SQUARED.times(ONE_THIRD)).get(1);
        assertThat(rootHalf().compareTo(other)).isZero();
        assertThat(rootHalf().compareTo(roots(ONE_THIRD).get(0))).isPositive();
        assertThat(roots(ONE_THIRD).get(0).compareTo(rootHalf())).isNegative();
        assertThat(roots(HALF_SQUARED.times(ONE_THIRD)).get(0).compareTo(rootHalf()))
                .isNegative();
        assertThat(rootHalf().compareTo(Moment.at(Dyadic.of(0.5)))).isPositive();
        assertThat(Moment.at(Dyadic.of(0.5)).compareTo(rootHalf())).isNegative();
        assertThat(Moment.at(Dyadic.of(0.5)).compareTo(Moment.at(Dyadic.of(0.5))))
                .isZero();
    }

    @Test
    void commonDivisors() {
        Polynomial one = HALF_SQUARED.times(ONE_THIRD).times(BigInteger.TEN);
        Polynomial other = HALF_SQUARED.times(ONE_QUARTER).times(BigInteger.valueOf(6));
        Polynomial common = one.gcd(other);
        assertThat(common.degree()).isEqualTo(2);
        assertThat(common.coefficient(1)).isEqualTo(BigInteger.ZERO);
        assertThat(ONE_THIRD.gcd(ONE_QUARTER).degree()).isZero();
        assertThat(Polynomial.ZERO.gcd(one).degree()).isEqualTo(3);
        assertThat(one.primitive().dividedBy(ONE_THIRD).degree()).isEqualTo(2);
        // the prime of the filter divides the leading coefficient: 1 + (2^31 - 1)·t against itself times t
        Polynomial hidden = polynomial(1, Integer.MAX_VALUE);
        assertThat(hidden.times(ONE_THIRD).gcd(hidden.times(ONE_QUARTER)).degree())
                .isEqualTo(1);
    }

    @Test
    void numbersAtAMoment() {
        // (1 + t·√2)/2 with t = √(1/2) is 1, exactly
        MomentNumber one = number(polynomial(1), polynomial(0, 1), 2, polynomial(2), 0);
        assertThat(one.compareTo(1)).isZero();
        assertThat(one.down()).isEqualTo(1);
        assertThat(one.nearest()).isEqualTo(1);
        assertThat(one.isNear(1 + 0x1p-50, 0x1p-50)).isTrue();
        assertThat(one.isNear(1 + 0x1p-50, 0x1p-51)).isFalse();
        MomentNumber zero = number(polynomial(-1), polynomial(0, 1), 2, polynomial(1), 7);
        assertThat(zero.nearest()).isZero();
        MomentNumber negative = number(Polynomial.ZERO, polynomial(-1), 2, polynomial(1), 0);
        assertThat(negative.down()).isEqualTo(-Math.sqrt(2));
        assertThat(negative.magnitude()).isEqualTo(-Math.nextUp(negative.down()));
        MomentNumber huge = number(polynomial(-1), Polynomial.ZERO, 0, polynomial(1), 2000);
        assertThat(huge.down()).isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(huge.isNear(Double.NEGATIVE_INFINITY, 1)).isTrue();
        assertThat(huge.isNear(Double.POSITIVE_INFINITY, 1)).isFalse();
        assertThat(huge.isNear(Double.NaN, 1)).isFalse();
        MomentNumber tiny = number(polynomial(1), Polynomial.ZERO, 0, polynomial(1), -3000);
        assertThat(tiny.down()).isZero();
    }

    private static MomentNumber number(Polynomial p, Polynomial q, long s, Polynomial r, int exponent) {
        return new MomentNumber(rootHalf(), p, q, BigInteger.valueOf(s), r, exponent);
    }

    @Test
    void doublesAreRoundedToEven() {
        BigInteger odd = BigInteger.ONE.shiftLeft(53).add(BigInteger.ONE);
        assertThat(Dyadic.nearest(odd, 0)).isEqualTo(0x1p53);
        assertThat(Dyadic.nearest(odd.add(BigInteger.TWO), 0)).isEqualTo(0x1p53 + 4);
        assertThat(Dyadic.nearest(odd.shiftLeft(10).add(BigInteger.ONE), -10)).isEqualTo(0x1p53 + 2);
        assertThat(Dyadic.nearest(BigInteger.valueOf(-3), -1076)).isEqualTo(-Double.MIN_VALUE);
        assertThat((Object) Dyadic.nearest(BigInteger.valueOf(-1), -1076)).isEqualTo(0.0);
        assertThat(Dyadic.nearest(BigInteger.ONE, 1024)).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(Dyadic.of(Double.MAX_VALUE).nearest()).isEqualTo(Double.MAX_VALUE);
        assertThat(new Dyadic(BigInteger.valueOf(3), 1075).down()).isEqualTo(Double.MIN_VALUE);
    }
}
