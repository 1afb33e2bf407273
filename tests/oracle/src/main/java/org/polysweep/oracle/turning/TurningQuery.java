package org.polysweep.oracle.turning;

import java.util.Arrays;
import org.polysweep.oracle.Query;
import org.polysweep.oracle.Rotor;

/**
 * One question about two convex shapes that may turn, exactly as a caller puts it. Nothing is checked here;
 * {@link TurningOracle} refuses what is not legal. Equal when all doubles are the same bit for bit.
 *
 * @param query the shapes, positions and displacements
 * @param rotorsA of A: c and s at the start, c and s at the end
 * @param rotorsB of B, likewise
 */
@SuppressWarnings("ArrayRecordComponent") // copied on the way in and out; equality is by content
public record TurningQuery(Query query, double[] rotorsA, double[] rotorsB) {

    private static final double[] UPRIGHT = {1, 0, 1, 0};

    /** Copies the arrays. */
    public TurningQuery {
        rotorsA = rotorsA.clone();
        rotorsB = rotorsB.clone();
    }

    /**
     * The rotors of A.
     *
     * @return a copy
     */
    @Override
    public double[] rotorsA() {
        return rotorsA.clone();
    }

    /**
     * The rotors of B.
     *
     * @return a copy
     */
    @Override
    public double[] rotorsB() {
        return rotorsB.clone();
    }

    /**
     * Whether a shape turns; if none does, the question is one for {@link org.polysweep.oracle.Oracle}.
     *
     * @return true if the rotors of one shape differ in direction
     * @throws IllegalArgumentException if a rotor is not legal
     */
    public boolean turns() {
        requireLegalRotors();
        return turns(rotorsA) || turns(rotorsB);
    }

    /**
     * The same question without the rotors of circles and points that are centered on their local origins, on which
     * rotations have no effect.
     *
     * @return this if there is no such shape
     */
    public TurningQuery withoutIdleRotors() {
        return isIdleA() || isIdleB()
                ? new TurningQuery(query, isIdleA() ? UPRIGHT : rotorsA, isIdleB() ? UPRIGHT : rotorsB)
                : this;
    }

    boolean isIdleA() {
        return Arrays.stream(query.a()).allMatch(coordinate -> coordinate == 0);
    }

    boolean isIdleB() {
        return Arrays.stream(query.b()).allMatch(coordinate -> coordinate == 0);
    }

    /**
     * The orientation of A at the start.
     *
     * @return the direction of its first rotor
     * @throws IllegalArgumentException if it has none
     */
    public Rotor startA() {
        return Rotor.of("rotorsA[0], rotorsA[1]", rotorsA[0], rotorsA[1]);
    }

    /**
     * The orientation of B at the start.
     *
     * @return the direction of its first rotor
     * @throws IllegalArgumentException if it has none
     */
    public Rotor startB() {
        return Rotor.of("rotorsB[0], rotorsB[1]", rotorsB[0], rotorsB[1]);
    }

    void requireLegalRotors() {
        requireLegal("rotorsA", rotorsA);
        requireLegal("rotorsB", rotorsB);
    }

    private static void requireLegal(String name, double[] rotors) {
        if (rotors.length != 4) {
            throw new IllegalArgumentException(name + " has " + rotors.length + " components, not 4");
        }
        Rotor start = Rotor.of(name + "[0], " + name + "[1]", rotors[0], rotors[1]);
        Rotor end = Rotor.of(name + "[2], " + name + "[3]", rotors[2], rotors[3]);
        if (start.c().equals(end.c().negate()) && start.s().equals(end.s().negate())) {
            throw new IllegalArgumentException(
                    name + " are opposite: " + Arrays.toString(rotors) + "; the way leads through zero");
        }
    }

    static boolean turns(double[] rotors) {
        return !Rotor.of("rotor", rotors[0], rotors[1]).equals(Rotor.of("rotor", rotors[2], rotors[3]));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TurningQuery turning
                && query.equals(turning.query)
                && Arrays.equals(rotorsA, turning.rotorsA)
                && Arrays.equals(rotorsB, turning.rotorsB);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * query.hashCode() + Arrays.hashCode(rotorsA)) + Arrays.hashCode(rotorsB);
    }

    /** All numbers, to be read back. */
    @Override
    public String toString() {
        return query + ", rotorsA " + Arrays.toString(rotorsA) + ", rotorsB " + Arrays.toString(rotorsB);
    }
}
