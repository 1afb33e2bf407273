package org.polysweep.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class SurdTest {
    private static final Rational HALF = Rational.of(1, 2);
    private static final Surd ROOT_2 = Surd.root(Rational.of(2, 1));

    private static Surd surd(long p, long q, long s) {
        return Surd.of(Rational.of(p, 1), Rational.of(q, 1), BigInteger.valueOf(s));
    }

    @Example
    void rootsOfSquaresAreRational() {
        assertThat(surd(1, 2, 9).rational()).contains(Rational.of(7, 1));
        assertThat(Surd.root(Rational.of(8, 18)).rational()).contains(Rational.of(2, 3));
        assertThat(surd(1, 0, 7).rational()).contains(Rational.ONE);
        assertThat(surd(1, 5, 0)).isEqualTo(Surd.ONE);
        assertThat(surd(1, 1, 8).rational()).isEmpty();
        assertThat(ROOT_2.squared()).isEqualTo(surd(2, 0, 0));
    }

    @Example
    void equalHoweverWritten() {
        assertThat(surd(1, 2, 2)).isEqualTo(surd(1, 1, 8)).hasSameHashCodeAs(surd(1, 1, 8));
        assertThat(Surd.root(HALF)).isEqualTo(ROOT_2.times(Surd.of(HALF)));
        assertThat(surd(1, 2, 2)).isNotEqualTo(surd(1, -2, 2)).isNotEqualTo(surd(2, 2, 2));
        assertThat(surd(0, 1, 3)).isNotEqualTo(ROOT_2);
        assertThat(surd(1, -1, 2)).hasToString("1 + -1*sqrt(2)");
        assertThat(Surd.of(HALF)).hasToString("1/2");
    }

    @Example
    void signsBySquaring() {
        assertThat(surd(7, -5, 2).signum()).isEqualTo(-1); // 49 < 50
        assertThat(surd(-7, 5, 2).signum()).isEqualTo(1);
        assertThat(surd(3, -2, 2).signum()).isEqualTo(1); // 9 > 8
        assertThat(surd(-3, -2, 2).signum()).isEqualTo(-1);
        assertThat(surd(3, 2, 2).signum()).isEqualTo(1);
        assertThat(surd(6, -3, 4).signum()).isZero();
        assertThat(surd(0, -1, 2).signum()).isEqualTo(-1);
    }

    @Example
    void differentRootsAreComparedAndNotAdded() {
        // 1 + √3 is 2.7320..., √2 + √3 is no surd of one root; 4 - √2 is 2.5857...
        assertThat(surd(1, 1, 3)).isGreaterThan(surd(4, -1, 2));
        assertThat(surd(-1, -1, 3)).isLessThan(surd(-4, 1, 2));
        assertThat(surd(0, -1, 3)).isLessThan(surd(0, -1, 2));
        assertThat(surd(0, 2, 3)).isGreaterThan(surd(0, 3, 1).negate());
        assertThatThrownBy(() -> ROOT_2.plus(surd(0, 1, 3)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("different roots");
    }

    @Example
    void roundedRoots() {
        double root = Math.sqrt(2);
        assertThat(OracleRounding.down(ROOT_2)).isEqualTo(Math.nextDown(root));
        assertThat(OracleRounding.up(ROOT_2)).isEqualTo(root);
        assertThat(OracleRounding.down(ROOT_2.negate())).isEqualTo(-root);
        assertThat(OracleRounding.up(ROOT_2.negate())).isEqualTo(-Math.nextDown(root));
        assertThat(OracleRounding.down(Surd.of(HALF))).isEqualTo(0.5);
    }

    /** √(n² + 1) - n is about 1 / 2n, far below the last bit of either. */
    @Example
    void cancellationIsNoMatter() {
        BigInteger n = BigInteger.ONE.shiftLeft(700);
        BigInteger s = n.pow(2).add(BigInteger.ONE);
        Surd tiny = Surd.of(Rational.of(n.negate(), BigInteger.ONE), Rational.ONE, s);
        assertThat(tiny.signum()).isPositive();
        assertThat(OracleRounding.down(tiny)).isEqualTo(Math.nextDown(0x1p-701));
        assertThat(OracleRounding.up(tiny)).isEqualTo(0x1p-701);
        Surd belowOne = Surd.ONE.minus(tiny.times(tiny));
        assertThat(OracleRounding.down(belowOne)).isEqualTo(Math.nextDown(1.0));
        assertThat(OracleRounding.up(belowOne)).isEqualTo(1.0);
        Surd belowAll = tiny.times(tiny);
        assertThat(Double.doubleToRawLongBits(OracleRounding.down(belowAll))).isZero();
        assertThat(OracleRounding.up(belowAll)).isEqualTo(Double.MIN_VALUE);
        assertThat(Double.doubleToRawLongBits(OracleRounding.up(belowAll.negate())))
                .isZero();
    }

    @Property
    void roundedToNeighbors(
            @ForAll int p,
            @ForAll int q,
            @ForAll @IntRange(min = 1) int over,
            @ForAll @IntRange(min = 0, max = 1000) int s) {
        Surd number = Surd.of(Rational.of(p, over), Rational.of(q, over), BigInteger.valueOf(s));
        double down = OracleRounding.down(number);
        double up = OracleRounding.up(number);
        assertThat(Surd.of(Rational.of(down))).isLessThanOrEqualTo(number);
        assertThat(Surd.of(Rational.of(up))).isGreaterThanOrEqualTo(number);
        assertThat(up == down ? number.rational().isPresent() : Math.nextUp(down) == up)
                .isTrue();
    }

    @Property
    void comparedAsDoublesWhereTheseAreFarApart(
            @ForAll @IntRange(min = -20, max = 20) int p,
            @ForAll @IntRange(min = -20, max = 20) int q,
            @ForAll @IntRange(min = 0, max = 20) int s,
            @ForAll @IntRange(min = -20, max = 20) int otherP,
            @ForAll @IntRange(min = -20, max = 20) int otherQ,
            @ForAll @IntRange(min = 0, max = 20) int otherS) {
        Surd one = surd(p, q, s);
        Surd other = surd(otherP, otherQ, otherS);
        double difference = p + q * Math.sqrt(s) - otherP - otherQ * Math.sqrt(otherS);
        int expected = Math.abs(difference) < 1e-9 ? 0 : (int) Math.signum(difference);
        assertThat(one.compareTo(other)).isEqualTo(expected);
        assertThat(other.compareTo(one)).isEqualTo(-expected);
        assertThat(one.equals(other)).isEqualTo(expected == 0);
        assertThat(one.max(other)).isEqualTo(expected < 0 ? other : one);
        assertThat(one.signum()).isEqualTo(one.compareTo(Surd.ZERO));
    }
}
