package org.polysweep.oracle.turning;

import java.util.Arrays;
import org.polysweep.oracle.OracleClaim;

/**
 * Somebody's answer about shapes that may turn, in plain doubles. What does not exist is NaN, "" or -1 or an empty
 * array.
 *
 * @param plain everything except the rotors
 * @param restRotorA orientation of A to stop at; length 0 or 2
 * @param restRotorB orientation of B to stop at; length 0 or 2
 */
@SuppressWarnings("ArrayRecordComponent") // copied on the way in and out; equality is by content
public record TurningClaim(OracleClaim plain, double[] restRotorA, double[] restRotorB) {
    /** Copies the arrays. */
    public TurningClaim {
        restRotorA = restRotorA.clone();
        restRotorB = restRotorB.clone();
    }

    /**
     * The claimed orientation of A.
     *
     * @return a copy
     */
    @Override
    public double[] restRotorA() {
        return restRotorA.clone();
    }

    /**
     * The claimed orientation of B.
     *
     * @return a copy
     */
    @Override
    public double[] restRotorB() {
        return restRotorB.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TurningClaim claim && toString().equals(claim.toString());
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    /** Every component, with doubles that read back as the same double; two claims are equal when these are. */
    @Override
    public String toString() {
        return plain + ", restRotorA=" + Arrays.toString(restRotorA) + ", restRotorB=" + Arrays.toString(restRotorB);
    }
}
