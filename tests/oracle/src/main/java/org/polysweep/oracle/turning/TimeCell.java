package org.polysweep.oracle.turning;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The open interval of time from n / 2^k to (n + 1) / 2^k, and what is known of polynomials on it. */
final class TimeCell implements Signs {
    private final BigInteger n;
    private final int k;
    private final int halvings;
    private final Optional<TimeCell> whole;
    private final int half;
    private final Map<Polynomial, Bernstein> known = new HashMap<>();
    private final Map<Polynomial, Bernstein[]> halved = new HashMap<>();

    private TimeCell(BigInteger n, int k, int halvings, Optional<TimeCell> whole, int half) {
        this.n = n;
        this.k = k;
        this.halvings = halvings;
        this.whole = whole;
        this.half = half;
    }

    /** The longest that begins at a time and does not end after another one. */
    static TimeCell largest(Dyadic from, Dyadic to) {
        int trailing =
                from.numerator().signum() == 0 ? from.shift() : from.numerator().getLowestSetBit();
        int k = Math.max(0, from.shift() - trailing);
        while (true) {
            BigInteger n = from.numerator().shiftLeft(k).shiftRight(from.shift());
            TimeCell cell = new TimeCell(n, k, 0, Optional.empty(), 0);
            if (cell.end().compareTo(to) <= 0) {
                return cell;
            }
            k++;
        }
    }

    TimeCell left() {
        return new TimeCell(n.shiftLeft(1), k + 1, halvings + 1, Optional.of(this), 0);
    }

    TimeCell right() {
        return new TimeCell(n.shiftLeft(1).add(BigInteger.ONE), k + 1, halvings + 1, Optional.of(this), 1);
    }

    BigInteger number() {
        return n;
    }

    /** How often the step was halved. */
    int depth() {
        return k;
    }

    /** How often the cell was halved that this one is a part of. */
    int halvings() {
        return halvings;
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
                polynomial,
                p -> whole.map(around -> around.halves(p)[half]).orElseGet(() -> Bernstein.onCell(p, n, k)));
    }

    private Bernstein[] halves(Polynomial polynomial) {
        return halved.computeIfAbsent(polynomial, p -> bernstein(p).halves());
    }
}
