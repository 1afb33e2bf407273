package org.polysweep.internal.world.segment;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.internal.algebraic.IntegerPolynomial;
import org.polysweep.internal.algebraic.RealRoot;
import org.polysweep.internal.algebraic.RootIsolation;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.trials.Trials;

/**
 * Times of segments and of turns are in one order: numbers (p + q√s)/D, and the same numbers as roots of polynomials.
 */
class ExactTimeTest {

    private static BigInteger integer(long value) {
        return BigInteger.valueOf(value);
    }

    /** A number (p + q√s)/D and the polynomial D²t² - 2pDt + p² - q²s, of which it is a root. */
    private record Surd(int p, int q, int s, int d) {

        QuadraticSurd surd() {
            return QuadraticSurd.of(integer(p), integer(q), integer(s)).over(integer(d));
        }

        boolean isInStep() {
            return surd().signum() >= 0 && surd().compareTo(QuadraticSurd.ONE) <= 0;
        }

        /** The root that is this number: the only one of all roots from 0 to 1 that is not before or after it. */
        RealRoot root() {
            IntegerPolynomial polynomial = IntegerPolynomial.of(
                    integer((long) p * p - (long) q * q * s), integer(-2L * p * d), integer((long) d * d));
            List<RealRoot> roots = RootIsolation.inUnitInterval(polynomial);
            List<RealRoot> same = roots.stream()
                    .filter(root -> ExactTime.of(root).compareTo(ExactTime.of(surd())) == 0)
                    .toList();
            assertThat(same).as("%s of %s", this, roots).hasSize(1);
            return same.get(0);
        }
    }

    @Test
    void rootsAndSurdsAreInOneOrder() {
        Random random = Trials.random(1);
        List<Surd> numbers = new ArrayList<>();
        while (numbers.size() < Trials.times(24)) {
            Surd number =
                    new Surd(random.nextInt(13) - 6, random.nextInt(7) - 3, random.nextInt(8), 1 + random.nextInt(6));
            if (number.isInStep()) {
                numbers.add(number);
            }
        }
        for (Surd one : numbers) {
            for (Surd other : numbers) {
                int order = one.surd().compareTo(other.surd());
                ExactTime ofSegments = ExactTime.of(one.surd());
                ExactTime ofTurning = ExactTime.of(one.root());
                assertThat(ofTurning.compareTo(ExactTime.of(other.surd())))
                        .as("%s %s", one, other)
                        .isEqualTo(order);
                assertThat(ofSegments.compareTo(ExactTime.of(other.root())))
                        .as("%s %s", one, other)
                        .isEqualTo(order);
                assertThat(ofTurning.compareTo(ExactTime.of(other.root())))
                        .as("%s %s", one, other)
                        .isEqualTo(order);
                assertThat(ofSegments.compareTo(ExactTime.of(other.surd())))
                        .as("%s %s", one, other)
                        .isEqualTo(order);
            }
        }
    }

    @Test
    void doublesBesideARootAreBesideIt() {
        ExactTime third = ExactTime.of(RootIsolation.inUnitInterval(IntegerPolynomial.of(integer(-1), integer(3)))
                .get(0));
        assertThat(third.compareTo(ExactTime.of(1 / 3.0))).isPositive();
        assertThat(third.compareTo(ExactTime.of(Math.nextUp(1 / 3.0)))).isNegative();
        assertThat(ExactTime.ZERO.compareTo(third)).isNegative();
    }
}
