package org.polysweep.internal.algebraic;

import java.math.BigInteger;
import java.util.Arrays;
import org.polysweep.internal.number.QuadraticSurd;

/** A polynomial with integer coefficients. Immutable and thread-safe. */
public final class IntegerPolynomial {

    public static final IntegerPolynomial ZERO = constant();
    public static final IntegerPolynomial ONE = constant(BigInteger.ONE);

    /** The variable itself. */
    public static final IntegerPolynomial T = constant(BigInteger.ZERO, BigInteger.ONE);

    /** Number of bits of coefficients that a proof without all of them uses in addition to the bits of an interval. */
    private static final int SPARE_BITS = 128;

    /** From the constant term on; the last one is not 0. */
    private final BigInteger[] coefficients;

    private IntegerPolynomial(BigInteger[] coefficients) {
        this.coefficients = coefficients;
    }

    /** Returns a constant of this class, which spends no work: the class could not be initialized beyond a limit. */
    private static IntegerPolynomial constant(BigInteger... coefficients) {
        return new IntegerPolynomial(coefficients);
    }

    /** Returns the polynomial with the given coefficients, from the constant term on. */
    public static IntegerPolynomial of(BigInteger... coefficients) {
        int size = coefficients.length;
        while (size > 0 && coefficients[size - 1].signum() == 0) {
            size--;
        }
        if (size > 0) {
            ExactWork.spend(size, coefficients[size - 1]);
        }
        return new IntegerPolynomial(Arrays.copyOf(coefficients, size));
    }

    /** Returns the degree; -1 if this is zero. */
    public int degree() {
        return coefficients.length - 1;
    }

    public boolean isZero() {
        return coefficients.length == 0;
    }

    /** Returns the coefficient of the i-th power; 0 beyond the degree. */
    public BigInteger coefficient(int i) {
        return i < coefficients.length ? coefficients[i] : BigInteger.ZERO;
    }

    private BigInteger leading() {
        return coefficients[degree()];
    }

    public IntegerPolynomial plus(IntegerPolynomial other) {
        BigInteger[] sum = new BigInteger[Math.max(coefficients.length, other.coefficients.length)];
        Arrays.setAll(sum, i -> coefficient(i).add(other.coefficient(i)));
        return of(sum);
    }

    public IntegerPolynomial minus(IntegerPolynomial other) {
        return plus(other.negated());
    }

    public IntegerPolynomial negated() {
        return times(BigInteger.ONE.negate());
    }

    public IntegerPolynomial times(BigInteger factor) {
        BigInteger[] product = new BigInteger[coefficients.length];
        Arrays.setAll(product, i -> coefficients[i].multiply(factor));
        return of(product);
    }

    public IntegerPolynomial times(IntegerPolynomial other) {
        BigInteger[] product = new BigInteger[Math.max(0, coefficients.length + other.coefficients.length - 1)];
        Arrays.fill(product, BigInteger.ZERO);
        for (int i = 0; i < coefficients.length; i++) {
            for (int k = 0; k < other.coefficients.length; k++) {
                product[i + k] = product[i + k].add(coefficients[i].multiply(other.coefficients[k]));
            }
        }
        if (product.length > 0) {
            ExactWork.spend(2 * coefficients.length * other.coefficients.length, product[product.length - 1]);
        }
        return of(product);
    }

    public IntegerPolynomial square() {
        return times(this);
    }

    public IntegerPolynomial derivative() {
        BigInteger[] slopes = new BigInteger[Math.max(0, degree())];
        Arrays.setAll(slopes, i -> coefficients[i + 1].multiply(BigInteger.valueOf(i + 1L)));
        return of(slopes);
    }

    /** Returns {@code 2^(scale · degree) · p(x)}, an integer, for an x with that scale and a degree not below p's. */
    public BigInteger numeratorAt(Dyadic x, int degree) {
        BigInteger sum = BigInteger.ZERO;
        for (int i = degree(); i >= 0; i--) {
            sum = sum.multiply(x.numerator()).add(coefficients[i].shiftLeft(x.scale() * (degree() - i)));
            ExactWork.spend(3, sum);
        }
        return sum.shiftLeft(x.scale() * (degree - degree()));
    }

    /** Returns the sign of p(x). */
    public int signAt(Dyadic x) {
        return numeratorAt(x, Math.max(0, degree())).signum();
    }

    /** Returns the sign of p right after x: the sign of the first derivative that is not 0 at x. */
    int signAfter(Dyadic x) {
        int sign = signAt(x);
        return sign == 0 && !isZero() ? derivative().signAfter(x) : sign;
    }

    /** Returns the sign of p right before x. */
    int signBefore(Dyadic x) {
        int sign = signAt(x);
        return sign == 0 && !isZero() ? -derivative().signBefore(x) : sign;
    }

    /**
     * Returns the sign that p provably has from x to y, 0 ≤ x ≤ y; 0 if it is not proved. The terms with positive
     * coefficients are least at x and greatest at y, and the others are least at y and greatest at x.
     */
    public int signBetween(Dyadic x, Dyadic y) {
        int scale = Math.max(x.scale(), y.scale());
        BigInteger low = x.at(scale);
        BigInteger high = y.at(scale);
        if (signOfBound(low, high, scale) > 0) {
            return 1;
        }
        return signOfBound(high, low, scale) < 0 ? -1 : 0;
    }

    /**
     * The sign of the sum of the terms with positive coefficients at one point and the other terms at another point.
     */
    private int signOfBound(BigInteger ofPositive, BigInteger ofNegative, int scale) {
        BigInteger positive = BigInteger.ZERO;
        BigInteger negative = BigInteger.ZERO;
        for (int i = degree(); i >= 0; i--) {
            BigInteger term = coefficients[i].shiftLeft(scale * (degree() - i));
            positive = positive.multiply(ofPositive).add(term.max(BigInteger.ZERO));
            negative = negative.multiply(ofNegative).add(term.min(BigInteger.ZERO));
            ExactWork.spend(5, term);
        }
        return positive.add(negative).signum();
    }

    /** Returns whether a number is a root. */
    boolean isZeroAt(QuadraticSurd x) {
        BigInteger rational = BigInteger.ZERO;
        BigInteger coefficient = BigInteger.ZERO;
        BigInteger power = BigInteger.ONE;
        for (int i = degree(); i >= 0; i--) {
            BigInteger before = rational;
            rational = before.multiply(x.rational())
                    .add(coefficient.multiply(x.coefficient()).multiply(x.radicand()))
                    .add(coefficient(i).multiply(power));
            coefficient = before.multiply(x.coefficient()).add(coefficient.multiply(x.rational()));
            power = power.multiply(x.denominator());
        }
        return QuadraticSurd.of(rational, coefficient, x.radicand()).signum() == 0;
    }

    /** Returns this polynomial without the common factor of its coefficients. */
    IntegerPolynomial primitivePart() {
        BigInteger content = BigInteger.ZERO;
        for (BigInteger coefficient : coefficients) {
            content = content.gcd(coefficient);
            ExactWork.spend(ExactWork.words(content), coefficient);
        }
        if (content.signum() == 0 || content.equals(BigInteger.ONE)) {
            return this;
        }
        BigInteger divisor = content;
        BigInteger[] quotients = new BigInteger[coefficients.length];
        Arrays.setAll(quotients, i -> coefficients[i].divide(divisor));
        return of(quotients);
    }

    /** Returns the greatest common divisor, primitive: its roots are the common roots. */
    public IntegerPolynomial gcd(IntegerPolynomial other) {
        if (ResiduePolynomial.of(coefficients).provesCoprime(ResiduePolynomial.of(other.coefficients))) {
            return ONE;
        }
        IntegerPolynomial dividend = primitivePart();
        IntegerPolynomial divisor = other.primitivePart();
        while (!divisor.isZero()) {
            IntegerPolynomial remainder = dividend.remainder(divisor).primitivePart();
            dividend = divisor;
            divisor = remainder;
        }
        return dividend;
    }

    /** The remainder of this, times an integer that is not 0, by a divisor that is not zero. */
    private IntegerPolynomial remainder(IntegerPolynomial divisor) {
        IntegerPolynomial left = this;
        while (left.degree() >= divisor.degree()) {
            IntegerPolynomial shifted = divisor.shifted(left.degree() - divisor.degree());
            left = left.times(divisor.leading()).minus(shifted.times(left.leading()));
        }
        return left;
    }

    /** Returns this times a power of the variable. */
    private IntegerPolynomial shifted(int power) {
        BigInteger[] shifted = new BigInteger[coefficients.length + power];
        Arrays.setAll(shifted, i -> i < power ? BigInteger.ZERO : coefficients[i - power]);
        return of(shifted);
    }

    /** The quotient by a primitive polynomial that divides this: it also has integer coefficients, by Gauss's lemma. */
    private IntegerPolynomial over(IntegerPolynomial divisor) {
        BigInteger[] quotient = new BigInteger[degree() - divisor.degree() + 1];
        IntegerPolynomial left = this;
        for (int i = quotient.length - 1; i >= 0; i--) {
            quotient[i] = left.coefficient(i + divisor.degree()).divide(divisor.leading());
            left = left.minus(divisor.shifted(i).times(quotient[i]));
        }
        return of(quotient);
    }

    /** Returns a polynomial that has the roots of this, which is not zero, each of them once. */
    public IntegerPolynomial squareFreePart() {
        return over(gcd(derivative())).primitivePart();
    }

    /**
     * Returns a positive multiple of {@code p(low + (high - low) x)} with integer coefficients: its roots in [0, 1] are
     * the roots of p from low to high, stretched.
     */
    IntegerPolynomial between(Dyadic low, Dyadic high) {
        BigInteger[] moved = coefficientsBetween(low, high);
        int common = Integer.MAX_VALUE;
        for (BigInteger coefficient : moved) {
            common = coefficient.signum() == 0 ? common : Math.min(common, coefficient.getLowestSetBit());
        }
        int dropped = common;
        Arrays.setAll(moved, i -> moved[i].shiftRight(dropped));
        return of(moved);
    }

    private BigInteger[] coefficientsBetween(Dyadic low, Dyadic high) {
        int scale = Math.max(low.scale(), high.scale());
        BigInteger[] moved = new BigInteger[coefficients.length];
        Arrays.setAll(moved, i -> coefficients[i].shiftLeft(scale * (degree() - i)));
        BigInteger begin = low.at(scale);
        for (int i = 0; i < moved.length && begin.signum() != 0; i++) {
            addTail(moved, i, begin);
        }
        BigInteger width = high.at(scale).subtract(begin);
        BigInteger power = BigInteger.ONE;
        for (int i = 0; i < moved.length; i++) {
            moved[i] = moved[i].multiply(power);
            power = power.multiply(width);
        }
        return moved;
    }

    /**
     * Returns whether p is known to have no root between two numbers, nor at one of them: the coefficients of
     * Descartes' rule have one sign. They are sums of positive multiples of the coefficients of p, so bounds of these
     * bound them.
     *
     * @param low 0 or more, less than {@code high}
     * @param atHigh whether {@code high} is no root; otherwise {@code low} is not
     */
    boolean hasNoRoot(Dyadic low, Dyadic high, boolean atHigh) {
        int longest = 0;
        for (BigInteger coefficient : coefficients) {
            longest = Math.max(longest, coefficient.bitLength());
        }
        int dropped = Math.max(0, longest - SPARE_BITS - degree() * Math.max(low.scale(), high.scale()));
        BigInteger[] least = new BigInteger[coefficients.length];
        BigInteger[] width = new BigInteger[coefficients.length];
        Arrays.setAll(least, i -> coefficients[i].shiftRight(dropped));
        Arrays.fill(width, BigInteger.ONE);
        least = descartes(new IntegerPolynomial(least).coefficientsBetween(low, high));
        width = descartes(new IntegerPolynomial(width).coefficientsBetween(low, high));
        boolean arePositive = true;
        boolean areNegative = true;
        for (int i = 0; i < least.length; i++) {
            boolean isStrict = i == (atHigh ? 0 : degree());
            arePositive &= least[i].signum() >= (isStrict ? 1 : 0);
            areNegative &= least[i].add(width[i]).signum() <= (isStrict ? -1 : 0);
        }
        return arePositive || areNegative;
    }

    /** The coefficients of {@code (x + 1)^degree · p(1 / (x + 1))}, the value at 1 first, the value at 0 last. */
    private static BigInteger[] descartes(BigInteger[] coefficients) {
        BigInteger[] moved = new BigInteger[coefficients.length];
        Arrays.setAll(moved, i -> coefficients[coefficients.length - 1 - i]);
        for (int i = 0; i < moved.length; i++) {
            addTail(moved, i, BigInteger.ONE);
        }
        return moved;
    }

    /**
     * Returns a number of halvings so that p has no root from {@code 1 / 2^halvings} to 1; 0 if none is known, {@link
     * Integer#MAX_VALUE} if there is no other root than 0. One term outweighs all others at both ends, and so between
     * them: the ratio of two terms is monotonic. Only the lengths of the coefficients are looked at.
     */
    int halvingsWithoutRoot() {
        int most = 0;
        for (int i = 1; i <= degree(); i++) {
            most = Math.max(most, halvingsGreatest(i));
        }
        return most;
    }

    /** Returns a number of halvings in which a term is greater than all others together; 0 if none is known. */
    private int halvingsGreatest(int term) {
        // Less than half of the magnitude of the coefficient, in bits, for each of fewer than 2^margin others.
        int margin = 1 + Integer.SIZE - Integer.numberOfLeadingZeros(degree());
        int available = coefficients[term].bitLength() - 1 - margin;
        int halvings = Integer.MAX_VALUE;
        for (int i = 0; i <= degree(); i++) {
            int spare = available - coefficients[i].bitLength();
            if (i < term && coefficients[i].signum() != 0) {
                halvings = Math.min(halvings, Math.floorDiv(spare, term - i));
            } else if (i > term && coefficients[i].signum() != 0 && spare < 0) {
                return 0;
            }
        }
        return Math.max(halvings, 0);
    }

    /** One round of Horner's scheme for {@code p(x + by)}: the i-th coefficient becomes final. */
    private static void addTail(BigInteger[] moved, int i, BigInteger by) {
        for (int k = moved.length - 2; k >= i; k--) {
            moved[k] = moved[k].add(by.equals(BigInteger.ONE) ? moved[k + 1] : moved[k + 1].multiply(by));
        }
        ExactWork.spend(moved.length - i, moved[i]);
    }

    /**
     * Returns a bound of the number of roots in (0, 1), which is exact if it is 0 or 1. The bound is by Descartes'
     * rule: it is how often the signs of the coefficients of {@code (x + 1)^degree · p(1 / (x + 1))} change. These
     * become known one after the other, so most polynomials with many changes need only some.
     *
     * @param most 1 or more; stands for more, too
     */
    int boundOfRootsInUnitInterval(int most) {
        if (isConstantTermGreatest()) {
            return 0;
        }
        BigInteger[] moved = new BigInteger[coefficients.length];
        Arrays.setAll(moved, i -> coefficients[degree() - i]);
        int changes = 0;
        int sign = 0;
        for (int i = 0; i < moved.length && changes < most; i++) {
            addTail(moved, i, BigInteger.ONE);
            if (moved[i].signum() != 0) {
                changes += sign * moved[i].signum() < 0 ? 1 : 0;
                sign = moved[i].signum();
            }
        }
        return changes;
    }

    /** Whether the constant term is greater than the other magnitudes together, so that [0, 1] has no root. */
    private boolean isConstantTermGreatest() {
        BigInteger left = coefficient(0).abs();
        for (int i = 1; i < coefficients.length && left.signum() > 0; i++) {
            left = left.subtract(coefficients[i].abs());
        }
        return left.signum() > 0;
    }

    /** Returns the terms as text. */
    @Override
    public String toString() {
        return Arrays.toString(coefficients);
    }
}
