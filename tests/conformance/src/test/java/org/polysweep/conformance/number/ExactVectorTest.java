package org.polysweep.conformance.number;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.polysweep.conformance.Doubles;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.Rounding;

class ExactVectorTest {

    private static final MathContext MANY_DIGITS = new MathContext(80);

    @Property(tries = 2_000, edgeCases = EdgeCasesMode.NONE)
    void unitVectorsAreTheNearestDoubles(@ForAll long x, @ForAll long y) {
        ExactVector vector = vector(x, y);
        BigDecimal length = new BigDecimal(vector.square()).sqrt(MANY_DIGITS);
        BigDecimal exactX = new BigDecimal(x).divide(length, MANY_DIGITS);
        BigDecimal exactY = new BigDecimal(y).divide(length, MANY_DIGITS);
        assertThat(unitX(vector)).isEqualTo(Doubles.nearest(exactX));
        assertThat(unitY(vector)).isEqualTo(Doubles.nearest(exactY));
    }

    @Example
    void unitVectorsOfAnyLength() {
        BigInteger huge = BigInteger.TWO.pow(4000);
        assertThat(unitX(new ExactVector(huge, BigInteger.ZERO))).isEqualTo(1.0);
        assertThat(unitY(new ExactVector(huge, BigInteger.ONE))).isEqualTo(0.0);
        assertThat(unitX(new ExactVector(huge.multiply(BigInteger.valueOf(3)), huge.shiftLeft(2))))
                .isEqualTo(0.6);
        assertThat(unitX(vector(0, 0))).isNaN();
        assertThat(unitY(vector(0, 0))).isNaN();
        assertThat(unitY(vector(0, -7))).isEqualTo(-1.0);
    }

    @Example
    void componentsThatAreNotThereAreNotNegative() {
        assertThat(Double.doubleToRawLongBits(unitX(vector(0, -7)))).isZero();
        assertThat(Double.doubleToRawLongBits(unitY(vector(-7, 0)))).isZero();
    }

    @Example
    void directions() {
        assertThat(vector(3, 1).turnedClockwise()).isEqualTo(vector(1, -3));
        assertThat(vector(2, 0).cross(vector(0, 3))).isEqualTo(BigInteger.valueOf(6));
        assertThat(vector(2, 5).dot(vector(4, -3))).isEqualTo(BigInteger.valueOf(-7));
        assertThat(vector(2, 5).minus(vector(4, -3))).isEqualTo(vector(-2, 8));
        assertThat(vector(2, 5).plus(vector(4, -3)).negated()).isEqualTo(vector(-6, -2));
        assertThat(vector(2, 4).hasDirectionOf(vector(3, 6))).isTrue();
        assertThat(vector(2, 4).hasDirectionOf(vector(-3, -6))).isFalse();
        assertThat(vector(2, 4).hasDirectionOf(vector(3, 7))).isFalse();
        assertThat(vector(2, 4).hasDirectionOf(vector(0, 0))).isFalse();
        assertThat(vector(0, 0).isZero()).isTrue();
        assertThat(vector(0, 1).isZero()).isFalse();
        assertThat(vector(1, 0).isZero()).isFalse();
        assertThat(ExactVector.EAST).isEqualTo(vector(1, 0));
    }

    private static double unitX(ExactVector vector) {
        return Rounding.roundUnit(vector.x(), vector.square());
    }

    private static double unitY(ExactVector vector) {
        return Rounding.roundUnit(vector.y(), vector.square());
    }

    private static ExactVector vector(long x, long y) {
        return new ExactVector(BigInteger.valueOf(x), BigInteger.valueOf(y));
    }
}
