package org.polysweep.oracle.turning;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Whether something holds all over an interval of time.
 *
 * @param value yes, no, or not known to be the same all over
 * @param open if not known, the polynomials whose signs it hangs on, together with signs that are the same all over
 */
record Truth(Value value, List<Polynomial> open) {
    /** Of three. */
    enum Value {
        YES,
        NO,
        OPEN
    }

    static final Truth YES = new Truth(Value.YES, List.of());
    static final Truth NO = new Truth(Value.NO, List.of());

    static final int LESS = 1;
    static final int ZERO = 2;
    static final int MORE = 4;

    /** Whether the sign of a polynomial is one of some. */
    static Truth of(Signs signs, Polynomial polynomial, int some) {
        int sign = signs.of(polynomial);
        if (sign == Signs.UNKNOWN) {
            return new Truth(Value.OPEN, List.of(polynomial));
        }
        return (some & (sign < 0 ? LESS : sign == 0 ? ZERO : MORE)) != 0 ? YES : NO;
    }

    static Truth of(boolean known) {
        return known ? YES : NO;
    }

    static Truth all(Iterable<Supplier<Truth>> parts) {
        return joined(parts, Value.NO, YES);
    }

    static Truth any(Iterable<Supplier<Truth>> parts) {
        return joined(parts, Value.YES, NO);
    }

    private static Truth joined(Iterable<Supplier<Truth>> parts, Value deciding, Truth otherwise) {
        List<Polynomial> open = new ArrayList<>();
        for (Supplier<Truth> part : parts) {
            Truth truth = part.get();
            if (truth.value == deciding) {
                return truth;
            }
            open.addAll(truth.open);
        }
        return open.isEmpty() ? otherwise : new Truth(Value.OPEN, open);
    }
}
