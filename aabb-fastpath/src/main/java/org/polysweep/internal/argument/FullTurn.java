package org.polysweep.internal.argument;

/** Refuses a full turn in one step. */
public final class FullTurn {

    private FullTurn() {}

    /**
     * Refuses the rotor (c, 0) with c less than 0: the straight way from any rotor to its product with that passes
     * through 0.
     *
     * @param turn the rotor, for the message
     * @param c its first component
     * @param s its second component
     */
    public static void refuse(Object turn, double c, double s) {
        if (s == 0 && c < 0) {
            throw new IllegalArgumentException(
                    "turn is " + turn + ", a full turn in one step, to which no straight way leads; turn by less");
        }
    }
}
