package org.polysweep.oracle.turning;

import java.math.BigInteger;
import java.util.Arrays;
import org.polysweep.oracle.Rational;

/** A polynomial in the time with whole coefficients. Immutable; equal only to itself, as it is looked up often. */
final class Polynomial {
    static final Polynomial ZERO = new Polynomial();
    static final Polynomial ONE = of(BigInteger.ONE);

    private static final long PRIME = Integer.MAX_VALUE;

    private final BigInteger[] coefficients; // the lowest first, the last one not zero

    private Polynomial(BigInteger... coefficients) {
        this.coefficients = coefficients;
    }

    /** Coefficients from the lowest on. */
    static Polynomial of(BigInteger... coefficients) {
        int size = coefficients.length;
        while (size > 0 && coefficients[size - 1].signum() == 0) {
            size--;
        }
        return new Polynomial(Arrays.copyOf(coefficients, size));
    }

    /** -1 for zero. */
    int degree() {
        return coefficients.length - 1;
    }

    boolean isZero() {
        return coefficients.length == 0;
    }

    BigInteger coefficient(int power) {
        return power < coefficients.length ? coefficients[power] : BigInteger.ZERO;
    }

    private BigInteger leading() {
        return coefficients[degree()];
    }

    Polynomial plus(Polynomial other) {
        BigInteger[] sum = new BigInteger[Math.max(coefficients.length, other.coefficients.length)];
        Arrays.setAll(sum, i -> coefficient(i).add(other.coefficient(i)));
        return of(sum);
    }

    Polynomial minus(Polynomial other) {
        return plus(other.negate());
    }

    Polynomial negate() {
        return new Polynomial(
                Arrays.stream(coefficients).map(BigInteger::negate).toArray(BigInteger[]::new));
    }

    Polynomial times(BigInteger factor) {
        return of(Arrays.stream(coefficients).map(factor::multiply).toArray(BigInteger[]::new));
    }

    Polynomial times(Polynomial other) {
        if (isZero() || other.isZero()) {
            return ZERO;
        }
        BigInteger[] product = new BigInteger[degree() + other.degree() + 1];
        Arrays.fill(product, BigInteger.ZERO);
        for (int i = 0; i <= degree(); i++) {
            for (int k = 0; k <= other.degree(); k++) {
                product[i + k] = product[i + k].add(coefficients[i].multiply(other.coefficients[k]));
            }
        }
        return of(product);
    }

    Polynomial squared() {
        return times(this);
    }

    /** The sign at a time. */
    int signAt(Dyadic time) {
        return numeratorAt(time).signum();
    }

    /** Whether a fraction is a root. */
    boolean isZeroAt(Rational time) {
        BigInteger sum = BigInteger.ZERO;
        BigInteger power = BigInteger.ONE;
        for (int i = degree(); i >= 0; i--) {
            sum = sum.multiply(time.numerator()).add(coefficients[i].multiply(power));
            power = power.multiply(time.denominator());
        }
        return sum.signum() == 0;
    }

    /** The value at a time, times 2^(shift·degree). */
    BigInteger numeratorAt(Dyadic time) {
        BigInteger sum = BigInteger.ZERO;
        for (int i = degree(); i >= 0; i--) {
            sum = sum.multiply(time.numerator()).add(coefficients[i].shiftLeft(time.shift() * (degree() - i)));
        }
        return sum;
    }

    /** The polynomial p((n + x) / 2^k) in x, times 2^(k·degree). */
    Polynomial onCell(BigInteger n, int k) {
        BigInteger[] local = new BigInteger[coefficients.length];
        Arrays.setAll(local, i -> coefficients[i].shiftLeft(k * (degree() - i)));
        for (int i = 0; i < degree(); i++) {
            for (int j = degree() - 1; j >= i; j--) {
                local[j] = local[j].add(local[j + 1].multiply(n));
            }
        }
        return of(local);
    }

    private Polynomial derivative() {
        BigInteger[] result = new BigInteger[Math.max(0, degree())];
        Arrays.setAll(result, i -> coefficients[i + 1].multiply(BigInteger.valueOf(i + 1L)));
        return of(result);
    }

    /** Without the common divisor of its coefficients; of the same sign everywhere. */
    Polynomial primitive() {
        BigInteger common = BigInteger.ZERO;
        for (BigInteger coefficient : coefficients) {
            common = common.gcd(coefficient);
            if (common.equals(BigInteger.ONE)) {
                return this;
            }
        }
        BigInteger content = common;
        return new Polynomial(
                Arrays.stream(coefficients).map(c -> c.divide(content)).toArray(BigInteger[]::new));
    }

    /** A divisor common to both of the greatest degree, primitive; not both may be zero. */
    Polynomial gcd(Polynomial other) {
        if (isZero() || other.isZero()) {
            return isZero() ? other.primitive() : primitive();
        }
        if (areSurelyCoprime(other)) {
            return ONE;
        }
        Polynomial greater = primitive();
        Polynomial lesser = other.primitive();
        while (!lesser.isZero()) {
            Polynomial rest = greater.remainder(lesser).primitive();
            greater = lesser;
            lesser = rest;
        }
        return greater.degree() == 0 ? ONE : greater;
    }

    /** A multiple of the remainder. */
    private Polynomial remainder(Polynomial divisor) {
        Polynomial rest = this;
        while (rest.degree() >= divisor.degree()) {
            BigInteger common = rest.leading().gcd(divisor.leading());
            Polynomial shifted = divisor.times(rest.leading().divide(common)).shifted(rest.degree() - divisor.degree());
            rest = rest.times(divisor.leading().divide(common)).minus(shifted);
        }
        return rest;
    }

    private Polynomial shifted(int powers) {
        BigInteger[] result = new BigInteger[coefficients.length + powers];
        Arrays.setAll(result, i -> i < powers ? BigInteger.ZERO : coefficients[i - powers]);
        return of(result);
    }

    /** The quotient by a primitive divisor of this. */
    Polynomial dividedBy(Polynomial divisor) {
        if (isZero()) {
            return this;
        }
        BigInteger[] rest = coefficients.clone();
        BigInteger[] quotient = new BigInteger[degree() - divisor.degree() + 1];
        for (int i = quotient.length - 1; i >= 0; i--) {
            BigInteger[] step = rest[i + divisor.degree()].divideAndRemainder(divisor.leading());
            if (step[1].signum() != 0) {
                throw new ArithmeticException("no divisor");
            }
            quotient[i] = step[0];
            for (int k = 0; k <= divisor.degree(); k++) {
                rest[i + k] = rest[i + k].subtract(step[0].multiply(divisor.coefficients[k]));
            }
        }
        if (Arrays.stream(rest).anyMatch(left -> left.signum() != 0)) {
            throw new ArithmeticException("no divisor");
        }
        return of(quotient);
    }

    /** The primitive polynomial with the same roots, each once; not of zero. */
    Polynomial squareFree() {
        Polynomial whole = primitive();
        Polynomial repeated = whole.gcd(whole.derivative());
        return repeated.degree() <= 0 ? whole : whole.dividedBy(repeated);
    }

    /** The primitive polynomial with the roots of both, each once; both must have no double roots. */
    Polynomial joined(Polynomial other) {
        Polynomial common = gcd(other);
        return times(common.degree() <= 0 ? other : other.primitive().dividedBy(common))
                .primitive();
    }

    /**
     * Modulo a prime that does not divide the leading coefficients, a common divisor keeps its degree. So if there is
     * none modulo the prime, there is none.
     */
    private boolean areSurelyCoprime(Polynomial other) {
        long[] greater = modulo();
        long[] lesser = other.modulo();
        if (greater[degree()] == 0 || lesser[other.degree()] == 0) {
            return false;
        }
        int greaterDegree = degree();
        int lesserDegree = other.degree();
        while (lesserDegree >= 0) {
            long inverse = BigInteger.valueOf(lesser[lesserDegree])
                    .modInverse(BigInteger.valueOf(PRIME))
                    .longValue();
            for (int top = greaterDegree; top >= lesserDegree; top--) {
                long factor = greater[top] * inverse % PRIME;
                for (int k = 0; k <= lesserDegree; k++) {
                    int at = top - lesserDegree + k;
                    greater[at] = Math.floorMod(greater[at] - factor * lesser[k] % PRIME, PRIME);
                }
            }
            int restDegree = Math.min(greaterDegree, lesserDegree - 1);
            while (restDegree >= 0 && greater[restDegree] == 0) {
                restDegree--;
            }
            long[] rest = greater;
            greater = lesser;
            greaterDegree = lesserDegree;
            lesser = rest;
            lesserDegree = restDegree;
        }
        return greaterDegree == 0;
    }

    private long[] modulo() {
        BigInteger prime = BigInteger.valueOf(PRIME);
        return Arrays.stream(coefficients)
                .mapToLong(c -> c.mod(prime).longValue())
                .toArray();
    }

    @Override
    public String toString() {
        return Arrays.toString(coefficients);
    }
}
