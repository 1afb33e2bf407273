package org.polysweep.internal.algebraic;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.NavigableSet;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Products of linear factors, whose roots are known: far apart, or in clusters within hundreds of digits. */
class RootIsolationTest {

    private static final int QUERIES = 100;

    /** The factor with a root. */
    private static IntegerPolynomial factor(Dyadic root) {
        return IntegerPolynomial.of(root.numerator().negate(), BigInteger.ONE.shiftLeft(root.scale()));
    }

    private static Dyadic dyadic(Random random) {
        int scale = 1 + random.nextInt(random.nextInt(4) == 0 ? 400 : 60);
        return new Dyadic(new BigInteger(1 + random.nextInt(Math.min(scale, 50)), random), scale);
    }

    /** A number close to another one. */
    private static Dyadic near(Dyadic number, Random random) {
        int closer = 1 + random.nextInt(500);
        Dyadic tiny = new Dyadic(BigInteger.valueOf(random.nextInt(5) - 2L), number.scale() + closer);
        return number.minus(tiny);
    }

    private static List<Dyadic> roots(Random random) {
        NavigableSet<Dyadic> roots = new TreeSet<>();
        for (int clusters = 1 + random.nextInt(3); clusters > 0; clusters--) {
            Dyadic center = random.nextInt(5) == 0 ? Dyadic.ONE : dyadic(random);
            for (int count = 1 + random.nextInt(4); count > 0; count--) {
                roots.add(near(center, random));
            }
        }
        return List.copyOf(roots);
    }

    @Test
    void allRootsOfProductsAreFoundOnce() {
        Random random = new Random(20261128);
        for (int i = 0; i < QUERIES; i++) {
            List<Dyadic> roots = roots(random);
            IntegerPolynomial polynomial = random.nextBoolean()
                    ? IntegerPolynomial.ONE
                    : IntegerPolynomial.of(BigInteger.ONE, BigInteger.valueOf(random.nextInt(3) - 1L), BigInteger.ONE);
            for (Dyadic root : roots) {
                polynomial = polynomial.times(factor(root));
            }
            List<RealRoot> found = RootIsolation.inUnitInterval(polynomial);
            List<Dyadic> expected = roots.stream()
                    .filter(root -> root.signum() >= 0 && root.compareTo(Dyadic.ONE) <= 0)
                    .toList();
            assertThat(found).as("query %s", i).hasSameSizeAs(expected);
            for (int k = 0; k < found.size(); k++) {
                assertThat(found.get(k).compareTo(expected.get(k)))
                        .as("query %s, root %s", i, k)
                        .isZero();
            }
        }
    }

    @Test
    void aClusterOfTwoPairsIsDividedInFewSteps() {
        // (x² - 2/3 x + 1/9)² , a little changed: four roots within 10^-375 of 1/3.
        IntegerPolynomial line = IntegerPolynomial.of(BigInteger.ONE.negate(), BigInteger.valueOf(3));
        IntegerPolynomial cluster = line.square()
                .square()
                .times(BigInteger.ONE.shiftLeft(5000))
                .minus(line.square().times(BigInteger.ONE.shiftLeft(2502)))
                .plus(IntegerPolynomial.ONE);
        List<RealRoot> found = RootIsolation.inUnitInterval(cluster);
        assertThat(found).hasSize(4);
        for (int i = 0; i + 1 < found.size(); i++) {
            assertThat(found.get(i).compareTo(found.get(i + 1))).isNegative();
            assertThat(found.get(i).before(found.get(i + 1)).scale()).isGreaterThan(1000);
        }
    }

    @Test
    void rootsAtTheEndsOfThePartWithAClusterAreFound() {
        IntegerPolynomial line = IntegerPolynomial.of(BigInteger.ONE.negate(), BigInteger.valueOf(3));
        IntegerPolynomial cluster =
                line.square().times(BigInteger.ONE.shiftLeft(400)).minus(IntegerPolynomial.ONE);
        for (int scale = 2; scale < 40; scale++) {
            BigInteger below = BigInteger.ONE.shiftLeft(scale).divide(BigInteger.valueOf(3));
            IntegerPolynomial polynomial = cluster.times(factor(new Dyadic(below, scale)))
                    .times(factor(new Dyadic(below.add(BigInteger.ONE), scale)));
            assertThat(RootIsolation.inUnitInterval(polynomial))
                    .as("2^-%s", scale)
                    .hasSize(4);
        }
    }

    @Test
    void aPartWithoutARootIsKnownFromTheLengthsOfTheCoefficients() {
        // Roots at about 2^-300 and 2^-500.
        IntegerPolynomial polynomial =
                factor(new Dyadic(BigInteger.valueOf(3), 300)).times(factor(new Dyadic(BigInteger.valueOf(3), 500)));
        assertThat(polynomial.halvingsWithoutRoot()).isBetween(290, 298);
        assertThat(IntegerPolynomial.T.halvingsWithoutRoot()).isEqualTo(Integer.MAX_VALUE);
        assertThat(factor(new Dyadic(BigInteger.ONE, 1)).halvingsWithoutRoot()).isZero();
    }
}
