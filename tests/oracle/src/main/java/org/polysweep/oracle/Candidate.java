package org.polysweep.oracle;

import java.util.function.IntFunction;

/** A point that could be the end of the shortest way, known to any number of bits. */
final class Candidate {
    private final Known<IntervalVector> point;
    private final Known<OracleInterval> squaredLength;

    Candidate(IntFunction<IntervalVector> formula) {
        point = new Known<>(formula);
        squaredLength = new Known<>(bits -> at(bits).squaredLength());
    }

    IntervalVector at(int bits) {
        return point.at(bits);
    }

    OracleInterval squaredLength(int bits) {
        return squaredLength.at(bits);
    }
}
