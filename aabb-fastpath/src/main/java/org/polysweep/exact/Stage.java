package org.polysweep.exact;

/** The stages in which a sign or a rounding is decided, the cheapest first: the first that is certain decides. */
public enum Stage {
    /** Doubles and a proved bound: {@link Determinant}. */
    FILTER(0),
    /** Zeros, and numbers so short that doubles compute with them exactly: {@link CrossProduct#structure}. */
    STRUCTURE(1),
    /** Error-free transforms, heads and tails: {@link CrossProduct#expansion}, {@link HeadTail}. */
    EXPANSION(2),
    /** Integers of any length, for all that is left: {@link CrossProduct#integers}. */
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
