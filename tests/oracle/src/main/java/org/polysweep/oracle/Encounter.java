package org.polysweep.oracle;

/** How the line of all t·d, or the origin alone if d is zero, lies to C. */
interface Encounter {
    /** The verdict with the times. */
    ExactTiming timing();

    /**
     * Where the line is on the boundary of C at {@code enter}; for HIT, for TOUCH, and for OVERLAP if {@code enter} is
     * finite.
     */
    Spot spot();

    /** How A gets out of B; for OVERLAP. */
    ExactSeparation separation();
}
