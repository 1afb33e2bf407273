package org.polysweep.oracle.turning;

/** Of polynomials, at a moment or all over an open interval of time. */
@FunctionalInterface
interface Signs {
    /** Not the same all over the interval, as far as is known. */
    int UNKNOWN = 2;

    /** -1, 0 or 1, or {@link #UNKNOWN}. */
    int of(Polynomial polynomial);
}
