package org.polysweep.conformance.number;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.Lattice;

class LatticeTest {

    @ParameterizedTest
    @CsvSource({
        "1, 0",
        "-1, 0",
        "6, 1",
        "0.75, -2",
        "0x1p-1074, -1074",
        "-0x1.8p-1073, -1074",
        "0x1p-1022, -1022",
        "0x1.0000000000001p0, -52",
        "0x1p1023, 1023",
        "0x1.fffffffffffffp1023, 971"
    })
    void theExponentIsThatOfTheLastBit(double value, int exponent) {
        assertThat(Lattice.exponentOf(value)).isEqualTo(exponent);
    }

    @Example
    void zeroFitsOnAnyLattice() {
        assertThat(Lattice.exponentOf(0.0)).isEqualTo(Lattice.ANY_EXPONENT);
        assertThat(Lattice.exponentOf(-0.0)).isEqualTo(Lattice.ANY_EXPONENT);
        assertThat(Lattice.exponentOf(0.0, -0.0)).isEqualTo(Lattice.ANY_EXPONENT);
        assertThat(Lattice.exponentOf(0.0, 4, 6)).isEqualTo(1);
        Lattice lattice = new Lattice(Lattice.ANY_EXPONENT);
        assertThat(lattice.at(0)).isEqualTo(BigInteger.ZERO);
        assertThat(lattice.at(-0.0)).isEqualTo(BigInteger.ZERO);
        assertThat(lattice.exponent()).isZero();
    }

    @Property
    void aDoubleIsItsIntegerTimesTheSpacing(@ForAll long bits, @ForAll double second) {
        double value = finite(bits);
        Lattice lattice = new Lattice(Lattice.exponentOf(value, second));
        assertThat(length(lattice, lattice.at(value))).isEqualByComparingTo(new BigDecimal(value));
        assertThat(length(lattice, lattice.at(second))).isEqualByComparingTo(new BigDecimal(second));
        // No coarser lattice would do: one of the two integers is odd.
        boolean odd = lattice.at(value).testBit(0) || lattice.at(second).testBit(0);
        assertThat(odd).isEqualTo(value != 0 || second != 0);
        assertThat(lattice.vector(value, second)).isEqualTo(new ExactVector(lattice.at(value), lattice.at(second)));
    }

    @Example
    void whatIsTooFineIsRefused() {
        Lattice halves = new Lattice(-1);
        assertThat(halves.at(2.5)).isEqualTo(BigInteger.valueOf(5));
        assertThatThrownBy(() -> halves.at(0.25))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("0.25")
                .hasMessageContaining("2^-1");
    }

    private static double finite(long bits) {
        double value = Double.longBitsToDouble(bits);
        return Double.isFinite(value) ? value : Double.longBitsToDouble(bits & 0x800f_ffff_ffff_ffffL);
    }

    private static BigDecimal length(Lattice lattice, BigInteger number) {
        BigDecimal spacing = lattice.exponent() >= 0
                ? new BigDecimal(BigInteger.TWO.pow(lattice.exponent()))
                : BigDecimal.ONE.divide(new BigDecimal(BigInteger.TWO.pow(-lattice.exponent())));
        return new BigDecimal(number).multiply(spacing);
    }

    /** Numbers of 24 bits, on lattices from 2^-99 to 2^99. */
    @ParameterizedTest
    @CsvSource({
        "1, -23",
        "0x1.fffffffffffffp0, -23",
        "2, -22",
        "1000, -14",
        "0x1p-76, -99",
        "0x1p122, 99",
        "0x1.fffffffffffffp122, 99",
    })
    void theFinestCoarseLattice(double magnitude, int exponent) {
        assertThat(Lattice.finestCoarse(magnitude)).isEqualTo(exponent);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0x1.fffffffffffffp-77, 0x1p123, Double.MIN_VALUE, Double.MAX_VALUE, 0})
    void numbersTooSmallOrTooLargeAreNotCoarse(double magnitude) {
        assertThat(Lattice.finestCoarse(magnitude)).isEqualTo(Lattice.ANY_EXPONENT);
    }

    /** Eighths, and the middle of two of them. */
    @ParameterizedTest
    @CsvSource({
        "1.125, 0",
        "-7.875, 0",
        "0, 0",
        "1.1875, 0.0625",
        "-1.1875, 0.0625",
        "3.03125, 0.03125",
        "-3.09375, 0.03125",
        "0x1p-300, 0x1p-300"
    })
    void howFarANumberIsFromALattice(double value, double rest) {
        double shifter = Lattice.shifterOf(-3);
        assertThat(Math.ulp(shifter)).isEqualTo(0.125);
        assertThat(Lattice.rest(value, shifter)).isEqualTo(rest);
    }

    @ParameterizedTest
    @ValueSource(ints = {-99, -3, 0, 7, 99})
    void aShifterHasTheUnitOfTheLattice(int exponent) {
        assertThat(Math.ulp(Lattice.shifterOf(exponent))).isEqualTo(StrictMath.pow(2, exponent));
        assertThat(Math.ulp(Lattice.shifterOf(exponent) * 5 / 4)).isEqualTo(StrictMath.pow(2, exponent));
    }
}
