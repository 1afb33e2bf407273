package org.polysweep.oracle.turning;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * A positive multiple of a polynomial on an interval, by its Bernstein coefficients: its values lie between the least
 * and the greatest of them, and the values at the ends are the first and the last. So do the coefficients of its
 * derivative, with the differences.
 */
final class Bernstein {
    private final BigInteger[] coefficients;

    private Bernstein(BigInteger[] coefficients) {
        this.coefficients = coefficients;
    }

    /** On [0, 1]. */
    static Bernstein of(Polynomial polynomial) {
        int degree = Math.max(0, polynomial.degree());
        BigInteger[] result = new BigInteger[degree + 1];
        for (int j = 0; j <= degree; j++) {
            BigInteger sum = BigInteger.ZERO;
            for (int i = 0; i <= j; i++) {
                // degree! * binomial(j, i) / binomial(degree, i)
                BigInteger weight = product(j - i + 1, j).multiply(product(1, degree - i));
                sum = sum.add(weight.multiply(polynomial.coefficient(i)));
            }
            result[j] = sum;
        }
        return new Bernstein(result).reduced();
    }

    /** On the cell from n / 2^k to (n + 1) / 2^k. */
    static Bernstein onCell(Polynomial polynomial, BigInteger n, int k) {
        return of(polynomial.onCell(n, k));
    }

    private static BigInteger product(int first, int last) {
        BigInteger result = BigInteger.ONE;
        for (int factor = first; factor <= last; factor++) {
            result = result.multiply(BigInteger.valueOf(factor));
        }
        return result;
    }

    private Bernstein reduced() {
        int zeros = Integer.MAX_VALUE;
        for (BigInteger coefficient : coefficients) {
            if (coefficient.signum() != 0) {
                zeros = Math.min(zeros, coefficient.getLowestSetBit());
            }
        }
        if (zeros > 0 && zeros < Integer.MAX_VALUE) {
            int shift = zeros;
            Arrays.setAll(coefficients, i -> coefficients[i].shiftRight(shift));
        }
        return this;
    }

    /** On the left half of the interval, and on the right one. */
    Bernstein[] halves() {
        int degree = coefficients.length - 1;
        BigInteger[] row = coefficients.clone();
        BigInteger[] left = new BigInteger[degree + 1];
        BigInteger[] right = new BigInteger[degree + 1];
        for (int step = 0; step <= degree; step++) {
            left[step] = row[0].shiftLeft(degree - step);
            right[degree - step] = row[degree - step].shiftLeft(degree - step);
            for (int i = 0; i < degree - step; i++) {
                row[i] = row[i].add(row[i + 1]);
            }
        }
        return new Bernstein[] {new Bernstein(left).reduced(), new Bernstein(right).reduced()};
    }

    /** The sign all over the open interval; {@link Signs#UNKNOWN} if the coefficients have both. */
    int sign() {
        return commonSign(0);
    }

    /** The sign of the derivative in the open interval, except at single points. */
    int slope() {
        return commonSign(1);
    }

    int signAtStart() {
        return coefficients[0].signum();
    }

    int signAtEnd() {
        return coefficients[coefficients.length - 1].signum();
    }

    private int commonSign(int differences) {
        int sign = 0;
        for (int i = differences; i < coefficients.length; i++) {
            int next = differences == 0 ? coefficients[i].signum() : coefficients[i].compareTo(coefficients[i - 1]);
            if (next * sign < 0) {
                return Signs.UNKNOWN;
            }
            sign = next == 0 ? sign : next;
        }
        return sign;
    }
}
