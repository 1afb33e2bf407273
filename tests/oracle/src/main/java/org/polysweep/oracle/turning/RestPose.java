package org.polysweep.oracle.turning;

import java.util.Arrays;

/**
 * Where and how the shapes stand before they overlap, in doubles, of which each one is prescribed.
 *
 * @param restA position of A
 * @param restB position of B
 * @param rotorA orientation of A
 * @param rotorB orientation of B
 */
@SuppressWarnings("ArrayRecordComponent") // copied on the way in and out; equality is by content
public record RestPose(double[] restA, double[] restB, double[] rotorA, double[] rotorB) {
    /** Copies the arrays. */
    public RestPose {
        restA = restA.clone();
        restB = restB.clone();
        rotorA = rotorA.clone();
        rotorB = rotorB.clone();
    }

    /**
     * Position of A.
     *
     * @return a copy
     */
    @Override
    public double[] restA() {
        return restA.clone();
    }

    /**
     * Position of B.
     *
     * @return a copy
     */
    @Override
    public double[] restB() {
        return restB.clone();
    }

    /**
     * Orientation of A.
     *
     * @return a copy
     */
    @Override
    public double[] rotorA() {
        return rotorA.clone();
    }

    /**
     * Orientation of B.
     *
     * @return a copy
     */
    @Override
    public double[] rotorB() {
        return rotorB.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RestPose pose && toString().equals(pose.toString());
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    /** Every component, with doubles that read back as the same double; two poses are equal when these are. */
    @Override
    public String toString() {
        return "Rest[A " + Arrays.toString(restA) + " " + Arrays.toString(rotorA) + ", B " + Arrays.toString(restB)
                + " " + Arrays.toString(rotorB) + "]";
    }
}
