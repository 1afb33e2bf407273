package org.polysweep.oracle;

import java.util.HashMap;
import java.util.Map;
import java.util.function.IntFunction;

/** What can be worked out to any number of bits behind the point. What was worked out once is kept. */
final class Known<T> {
    private final IntFunction<T> formula;
    private final Map<Integer, T> results = new HashMap<>();

    Known(IntFunction<T> formula) {
        this.formula = formula;
    }

    T at(int bits) {
        return results.computeIfAbsent(bits, formula::apply);
    }
}
