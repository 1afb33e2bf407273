package org.polysweep.oracle.turning;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The open interval of time from n / 2^k to (n + 1) / 2^k, and what is known of polynomials on it. */
final class TimeCell implements Signs {
    private final BigInteger n;
    private final int k;
    private final Optional<TimeCell> whole;
    private final int half;
    private final Map<Polynomial, Bernstein> known = new HashMap<>();
    private final Map<Polynomial, Bernstein[]> halved = new HashMap<>();

    private TimeCell(BigInteger n, int k, Optional<TimeCell> whole, int half) {
        this.n = n;
        this.k = k;
        this.whole = whole;
        this.half = half;
    }

    /** From 0 to 1. */
    static TimeCell step() {
        return new TimeCell(BigInteger.ZERO, 0, Optional.empty(), 0);
    }

    TimeCell left() {
        return new TimeCell(n.shiftLeft(1), k + 1, Optional.of(this), 0);
    }

    TimeCell right() {
        return new TimeCell(n.shiftLeft(1).add(BigInteger.ONE), k + 1, Optional.of(this), 1);
    }

    BigInteger number() {
        return n;
    }

    /** How often the step was halved. */
    int depth() {
        return k;
    }

    Dyadic start() {
        return new Dyadic(n, k);
    }

    Dyadic end() {
        return new Dyadic(n.add(BigInteger.ONE), k);
    }

    Dyadic middle() {
        return new Dyadic(n.shiftLeft(1).add(BigInteger.ONE), k + 1);
    }

    @Override
    public int of(Polynomial polynomial) {
        int ofWhole = whole.map(around -> around.of(polynomial)).orElse(UNKNOWN);
        return ofWhole != UNKNOWN ? ofWhole : bernstein(polynomial).sign();
    }

    private Bernstein bernstein(Polynomial polynomial) {
        return known.computeIfAbsent(
                polynomial, p -> whole.map(around -> around.halves(p)[half]).orElseGet(() -> Bernstein.of(p)));
    }

    private Bernstein[] halves(Polynomial polynomial) {
        return halved.computeIfAbsent(polynomial, p -> bernstein(p).halves());
    }
}
