package org.polysweep.conformance.turning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Arrays;
import java.util.List;
import java.util.NavigableSet;
import java.util.Random;
import java.util.TreeSet;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import org.polysweep.conformance.Doubles;
import org.polysweep.internal.algebraic.AlgebraicValue;
import org.polysweep.internal.algebraic.Dyadic;
import org.polysweep.internal.algebraic.IntegerPolynomial;
import org.polysweep.internal.algebraic.RealRoot;
import org.polysweep.internal.algebraic.RootIsolation;
import org.polysweep.internal.number.Rounding.Direction;

/** Polynomials with known roots: how many are found, their order, signs at them, and how they are rounded. */
@PropertyDefaults(tries = 100, edgeCases = EdgeCasesMode.NONE)
class RealRootTest {

    private static IntegerPolynomial polynomial(long... coefficients) {
        return IntegerPolynomial.of(
                Arrays.stream(coefficients).mapToObj(BigInteger::valueOf).toArray(BigInteger[]::new));
    }

    /** {@code below · t - above}. */
    private static IntegerPolynomial linear(long above, long below) {
        return polynomial(-above, below);
    }

    private static double down(RealRoot root) {
        return AlgebraicValue.of(root).round(0, Direction.DOWN);
    }

    private static double up(RealRoot root) {
        return AlgebraicValue.of(root).round(0, Direction.UP);
    }

    @Example
    void rootsThatAreNotRational() {
        // t² - t + 1/8: (2 -+ √2) / 4.
        List<RealRoot> roots = RootIsolation.inUnitInterval(polynomial(1, -8, 8));
        BigDecimal root = new BigDecimal(2).sqrt(new MathContext(60));
        BigDecimal quarter = new BigDecimal("0.25");
        BigDecimal first = new BigDecimal(2).subtract(root).multiply(quarter);
        BigDecimal second = new BigDecimal(2).add(root).multiply(quarter);
        assertThat(roots).hasSize(2);
        assertThat(down(roots.get(0))).isEqualTo(Doubles.down(first));
        assertThat(up(roots.get(0))).isEqualTo(Doubles.up(first));
        assertThat(down(roots.get(1))).isEqualTo(Doubles.down(second));
        assertThat(roots.get(0).compareTo(roots.get(1))).isNegative();
        assertThat(roots.get(0).compareTo(Dyadic.of(0.25))).isNegative();
        assertThat(roots.get(0).compareTo(Dyadic.ZERO)).isPositive();
        assertThat(roots.get(0)).asString().contains("[1, -8, 8]");
    }

    @Example
    void multipleRootsAreFoundOnce() {
        IntegerPolynomial third = linear(1, 3);
        IntegerPolynomial fifth = linear(1, 5);
        IntegerPolynomial product = third.square().times(fifth).times(third).times(polynomial(2, 0, 2));
        List<RealRoot> roots = RootIsolation.inUnitInterval(product);
        assertThat(roots).hasSize(2);
        assertThat(roots.get(0).signOf(fifth)).isZero();
        assertThat(roots.get(1).signOf(third)).isZero();
        assertThat(roots.get(1).compareTo(RootIsolation.inUnitInterval(third).get(0)))
                .isZero();
        assertThat(product.squareFreePart().degree()).isEqualTo(4);
    }

    @Example
    void rootsAtTheEndsAndInTheMiddle() {
        IntegerPolynomial product = IntegerPolynomial.T
                .square()
                .times(linear(1, 1))
                .times(linear(1, 2))
                .times(linear(3, 2));
        List<RealRoot> roots = RootIsolation.inUnitInterval(product);
        assertThat(roots).extracting(RealRootTest::down).containsExactly(0.0, 0.5, 1.0);
        assertThat(roots).extracting(RealRootTest::up).containsExactly(0.0, 0.5, 1.0);
    }

    @Example
    void polynomialsWithoutRoots() {
        assertThat(RootIsolation.inUnitInterval(IntegerPolynomial.ONE)).isEmpty();
        assertThat(RootIsolation.inUnitInterval(polynomial(1, 0, 1))).isEmpty();
        assertThat(RootIsolation.inUnitInterval(polynomial(1, -4, 5))).isEmpty();
        assertThatThrownBy(() -> RootIsolation.inUnitInterval(IntegerPolynomial.ZERO))
                .hasMessageContaining("polynomial zero");
    }

    @Example
    void greatestCommonDivisors() {
        IntegerPolynomial first = linear(1, 3).times(polynomial(2, -4, 6));
        IntegerPolynomial second = linear(1, 3).times(linear(2, 7)).times(BigInteger.TEN);
        assertThat(first.gcd(second).degree()).isEqualTo(1);
        assertThat(first.gcd(polynomial(5)).degree()).isZero();
        assertThat(IntegerPolynomial.ZERO.gcd(second).degree()).isEqualTo(2);
        assertThat(IntegerPolynomial.ZERO.isZero()).isTrue();
    }

    /** Rational roots: found, in order, with the right signs of linear polynomials, and rounded as fractions are. */
    @Property
    void rationalRoots(@ForAll Random random) {
        IntegerPolynomial product = polynomial(1 + random.nextInt(9));
        for (int i = random.nextInt(6); i >= 0; i--) {
            product = product.times(linear(random.nextInt(20) - 5, 1 + random.nextInt(12)));
        }
        List<RealRoot> roots = RootIsolation.inUnitInterval(product);
        for (int below = 1; below <= 12; below++) {
            for (int above = 0; above <= below; above++) {
                IntegerPolynomial linear = linear(above, below);
                int order = 0;
                for (RealRoot root : roots) {
                    // It changes from -1 over 0 to 1 along the roots.
                    int sign = root.signOf(linear);
                    order += sign == 0 ? 1 : 0;
                    assertThat(root.compareTo(
                                    RootIsolation.inUnitInterval(linear).get(0)))
                            .isEqualTo(sign);
                    if (sign == 0) {
                        BigDecimal quotient = new BigDecimal(above).divide(new BigDecimal(below), new MathContext(60));
                        assertThat(AlgebraicValue.of(root).round(0, Direction.NEAREST))
                                .isEqualTo(Doubles.nearest(quotient));
                    }
                }
                assertThat(order).isEqualTo(linear.gcd(product).degree() == 1 ? 1 : 0);
            }
        }
        for (int i = 1; i < roots.size(); i++) {
            Dyadic between = roots.get(i - 1).before(roots.get(i));
            assertThat(roots.get(i - 1).compareTo(between)).isNegative();
            assertThat(roots.get(i).compareTo(between)).isPositive();
        }
    }

    /** Roots from 2^-2000 to 1, several of them as near to each other as that: their order, signs and doubles. */
    @Property(tries = 10)
    void rootsOfAllMagnitudes(@ForAll Random random) {
        BigInteger denominator = BigInteger.valueOf(3).shiftLeft(2000);
        NavigableSet<BigInteger> numerators = new TreeSet<>();
        while (numerators.size() < 4) {
            BigInteger near = new BigInteger(60, random).shiftLeft(random.nextInt(1940));
            numerators.add(near);
            numerators.add(near.add(BigInteger.valueOf(random.nextInt(9))));
        }
        IntegerPolynomial product = polynomial(1, 0, 1);
        for (BigInteger numerator : numerators) {
            product = product.times(IntegerPolynomial.of(numerator.negate(), denominator));
        }
        List<RealRoot> roots = RootIsolation.inUnitInterval(product);
        assertThat(roots).hasSize(numerators.size());
        BigInteger[] sorted = numerators.toArray(BigInteger[]::new);
        for (int i = 0; i < sorted.length; i++) {
            assertThat(down(roots.get(i))).isEqualTo(Doubles.down(quotient(sorted[i], denominator)));
            for (int k = 0; k < sorted.length; k++) {
                IntegerPolynomial linear = IntegerPolynomial.of(sorted[k].negate(), denominator);
                assertThat(roots.get(i).signOf(linear)).isEqualTo(Integer.compare(i, k));
                assertThat(roots.get(i).compareTo(roots.get(k))).isEqualTo(Integer.compare(i, k));
            }
        }
    }

    private static BigDecimal quotient(BigInteger above, BigInteger below) {
        return new BigDecimal(above).divide(new BigDecimal(below), new MathContext(700));
    }

    /** Two roots that agree in hundreds of digits are distinguished. */
    @Property
    void rootsThatAreVeryNear(@ForAll Random random) {
        long square = 2L + random.nextInt(50);
        long root = (long) Math.ceil(Math.sqrt((double) square)) + 1;
        // t = √square / root, and the same with a hair more under the root.
        BigInteger unit = BigInteger.ONE.shiftLeft(200 + random.nextInt(200));
        IntegerPolynomial first = polynomial(-square, 0, root * root);
        IntegerPolynomial second = first.times(unit).minus(IntegerPolynomial.ONE);
        RealRoot one = RootIsolation.inUnitInterval(first).get(0);
        RealRoot other = RootIsolation.inUnitInterval(second).get(0);
        assertThat(one.compareTo(other)).isNegative();
        assertThat(other.compareTo(one)).isPositive();
        assertThat(other.signOf(first)).isPositive();
        assertThat(one.signOf(second)).isNegative();
        assertThat(RootIsolation.inUnitInterval(first.times(second))).hasSize(2);
        assertThat(RootIsolation.inUnitInterval(first.times(second).times(first)))
                .hasSize(2);
    }

    /** (P + Q√s) / D, where t is rational: against decimals. */
    @Property
    void valuesAreRoundedOnce(@ForAll Random random) {
        int below = 1 + random.nextInt(9);
        int above = random.nextInt(below + 1);
        RealRoot time = RootIsolation.inUnitInterval(linear(above, below)).get(0);
        int p = random.nextInt(19) - 9;
        int q = random.nextInt(19) - 9;
        int s = random.nextInt(10);
        int d = 1 + random.nextInt(9);
        int exponent = random.nextInt(40) - 20;
        // P = p t, Q = q t², D = d + t.
        AlgebraicValue value = new AlgebraicValue(
                time, polynomial(0, p), polynomial(0, 0, q), BigInteger.valueOf(s), polynomial(d, 1));
        MathContext digits = new MathContext(80);
        BigDecimal t = new BigDecimal(above).divide(new BigDecimal(below), digits);
        BigDecimal root = new BigDecimal(s).sqrt(digits);
        BigDecimal expected = t.multiply(new BigDecimal(p))
                .add(t.multiply(t).multiply(new BigDecimal(q)).multiply(root))
                .divide(t.add(new BigDecimal(d)), digits)
                .multiply(new BigDecimal(2).pow(exponent, digits), digits);
        boolean isZero = expected.abs().compareTo(new BigDecimal("1e-40")) < 0;
        BigDecimal exact = isZero ? BigDecimal.ZERO : expected.round(new MathContext(60));
        assertThat(value.round(exponent, Direction.NEAREST)).isEqualTo(Doubles.nearest(exact));
        assertThat(value.round(exponent, Direction.DOWN)).isEqualTo(Doubles.down(exact));
        assertThat(value.round(exponent, Direction.UP)).isEqualTo(Doubles.up(exact));
    }

    @Example
    void beyondTheDoublesIsInfinite() {
        RealRoot time = RealRoot.of(Dyadic.of(0.75));
        AlgebraicValue three = AlgebraicValue.of(time, polynomial(0, 4), IntegerPolynomial.ONE);
        AlgebraicValue minusThree = AlgebraicValue.of(time, polynomial(0, -4), IntegerPolynomial.ONE);
        for (Direction direction : Direction.values()) {
            assertThat(three.round(1023, direction)).isEqualTo(Double.POSITIVE_INFINITY);
            assertThat(minusThree.round(1023, direction)).isEqualTo(Double.NEGATIVE_INFINITY);
            assertThat(three.round(1022, direction)).isEqualTo(3 * 0x1p1022);
        }
        assertThat(three.round(-1074, Direction.DOWN)).isEqualTo(3 * Double.MIN_VALUE);
        assertThat(three.round(-1076, Direction.DOWN)).isZero();
        assertThat(three.round(-1076, Direction.NEAREST)).isEqualTo(Double.MIN_VALUE);
        assertThat(minusThree.round(-1077, Direction.UP)).isEqualTo(0.0);
        // Half-way, the even one.
        assertThat(three.round(-1075, Direction.NEAREST)).isEqualTo(2 * Double.MIN_VALUE);
    }
}
