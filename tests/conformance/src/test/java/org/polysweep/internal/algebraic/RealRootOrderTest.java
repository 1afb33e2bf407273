package org.polysweep.internal.algebraic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polysweep.internal.algebraic.IntegerPolynomialTest.polynomial;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The order of roots that are hard to tell apart: equal ones, neighbors, and ends of intervals that are roots, too.
 */
class RealRootOrderTest {

    /** 2t² - 1: √½ = 0.707... */
    private static final IntegerPolynomial ROOT_OF_HALF = polynomial(-1, 0, 2);

    private static final BigInteger TWO_TO_60 = BigInteger.ONE.shiftLeft(60);

    /** A number of 60 bits after the point. */
    private static final BigInteger NEAR_HALF = BigInteger.ONE.shiftLeft(59).add(BigInteger.ONE);

    private static RealRoot root(IntegerPolynomial polynomial, int index) {
        return RootIsolation.inUnitInterval(polynomial).get(index);
    }

    @Test
    void rootsAtQuartersAreFoundWhereIntervalsAreHalved() {
        List<RealRoot> roots = RootIsolation.inUnitInterval(
                polynomial(-1, 4).times(polynomial(-1, 2)).times(polynomial(-3, 4)));
        assertThat(roots).hasSize(3);
        for (int i = 0; i < 3; i++) {
            assertThat(roots.get(i).compareTo(Dyadic.of(0.25 * (i + 1)))).isZero();
        }
    }

    /** The same irrational number, as a root of polynomials that are isolated at other depths. */
    @Test
    void equalRootsOfOtherPolynomials() {
        // Besides 1/2, 3/4 and 0.7: the interval of √½ is shorter.
        IntegerPolynomial crowded =
                ROOT_OF_HALF.times(polynomial(-1, 2)).times(polynomial(-3, 4)).times(polynomial(-7, 10));
        RealRoot[] same = {root(ROOT_OF_HALF, 0), root(ROOT_OF_HALF.times(polynomial(5, 1)), 0), root(crowded, 2)};
        for (RealRoot one : same) {
            for (RealRoot other : same) {
                assertThat(one.compareTo(other)).isZero();
            }
            assertThat(one.signOf(crowded)).isZero();
            assertThat(one.signOf(ROOT_OF_HALF.square())).isZero();
        }
    }

    /** The ends of the interval of a root may be roots of the same polynomial. */
    @Test
    void endsOfAnIntervalThatAreRoots() {
        RealRoot above = root(ROOT_OF_HALF.times(polynomial(-1, 2)), 1);
        assertThat(above.compareTo(Dyadic.of(0.5))).isEqualTo(1);
        RealRoot below = root(ROOT_OF_HALF.times(polynomial(-1, 1)), 0);
        assertThat(below.compareTo(Dyadic.ONE)).isEqualTo(-1);
    }

    @Test
    void aNumberBetweenTwoRootsIsNeitherOfThem() {
        RealRoot half = RealRoot.of(Dyadic.of(0.5));
        RealRoot irrational = root(ROOT_OF_HALF.times(polynomial(-1, 2)), 1);
        requireBetween(half, irrational);
        requireBetween(root(ROOT_OF_HALF.times(polynomial(-3, 4)), 0), RealRoot.of(Dyadic.of(0.75)));
        requireBetween(root(ROOT_OF_HALF, 0), root(polynomial(-3, 0, 4), 0));
    }

    private static void requireBetween(RealRoot less, RealRoot greater) {
        Dyadic between = less.before(greater);
        assertThat(less.compareTo(between)).isNegative();
        assertThat(greater.compareTo(between)).isPositive();
    }

    /** A root of 60 bits that has been found as such for one polynomial only, and a neighbor of it at 2^-160. */
    @Test
    void aRootAtTheEndOfTheIntervalOfItsNeighbor() {
        IntegerPolynomial linear = IntegerPolynomial.of(NEAR_HALF.negate(), TWO_TO_60);
        BigInteger many = BigInteger.ONE.shiftLeft(100).add(BigInteger.ONE);
        for (int side : new int[] {1, -1}) {
            IntegerPolynomial neighbor = linear.times(many).minus(polynomial(side));
            IntegerPolynomial both = linear.times(neighbor);
            RealRoot next = root(both, side > 0 ? 1 : 0);
            assertThat(root(linear, 0).compareTo(next)).isEqualTo(-side);
            next = root(both, side > 0 ? 1 : 0);
            assertThat(next.compareTo(root(linear, 0))).isEqualTo(side);
            assertThat(root(both, side > 0 ? 0 : 1).compareTo(root(linear, 0))).isZero();
        }
    }
}
