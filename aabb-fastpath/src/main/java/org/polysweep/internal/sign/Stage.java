package org.polysweep.internal.sign;

import org.polysweep.internal.expansion.DoubleDouble;

/** The stages in which a sign or a rounding is decided, the cheapest first: the first stage that can decide does. */
public enum Stage {
    /** Doubles and a proved bound: {@link OrientationFilter}. */
    FILTER(0),
    /** Zeros, and numbers so short that doubles compute with them exactly: {@link ExactOrientation#structure}. */
    STRUCTURE(1),
    /** Error-free transforms, double-double: {@link ExactOrientation#expansion}, {@link DoubleDouble}. */
    EXPANSION(2),
    /** Integers of any length, for everything else: {@link ExactOrientation#integers}. */
    INTEGERS(3);

    private final int index;

    Stage(int index) {
        this.index = index;
    }

    /** Its place in the order, from 0. */
    int index() {
        return index;
    }
}
