package org.polysweep.oracle;

import java.util.Arrays;

/**
 * Somebody's answer to a query, in plain doubles. What does not exist is NaN, "" or -1 or an empty array.
 *
 * @param verdict the name of an {@link ExactVerdict}
 * @param enter time of entry, in steps
 * @param exit time of exit, in steps
 * @param normal a unit vector from B toward A; length 0 or 2
 * @param featureAKind "VERTEX", "EDGE" or ""
 * @param featureAIndex the caller's index, or -1
 * @param featureBKind "VERTEX", "EDGE" or ""
 * @param featureBIndex the caller's index, or -1
 * @param contact points of length 2 in world coordinates: none, one or two
 * @param restA position of A at the contact; length 0 or 2
 * @param restB position of B at the contact; length 0 or 2
 * @param separationNormal a unit vector: where A goes to end an overlap; length 0 or 2
 * @param separationDepth how far A goes, or NaN
 */
@SuppressWarnings("ArrayRecordComponent") // copied on the way in and out; equality is by content
public record OracleClaim(
        String verdict,
        double enter,
        double exit,
        double[] normal,
        String featureAKind,
        int featureAIndex,
        String featureBKind,
        int featureBIndex,
        double[][] contact,
        double[] restA,
        double[] restB,
        double[] separationNormal,
        double separationDepth) {

    /** Copies the arrays. */
    public OracleClaim {
        normal = normal.clone();
        contact = copy(contact);
        restA = restA.clone();
        restB = restB.clone();
        separationNormal = separationNormal.clone();
    }

    /**
     * The claimed normal.
     *
     * @return a copy
     */
    @Override
    public double[] normal() {
        return normal.clone();
    }

    /**
     * The claimed contact points.
     *
     * @return a copy
     */
    @Override
    public double[][] contact() {
        return copy(contact);
    }

    /**
     * The claimed position of A at the contact.
     *
     * @return a copy
     */
    @Override
    public double[] restA() {
        return restA.clone();
    }

    /**
     * The claimed position of B at the contact.
     *
     * @return a copy
     */
    @Override
    public double[] restB() {
        return restB.clone();
    }

    /**
     * The claimed direction of separation.
     *
     * @return a copy
     */
    @Override
    public double[] separationNormal() {
        return separationNormal.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof OracleClaim claim && toString().equals(claim.toString());
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    /** Every component, with doubles that read back as the same double; two claims are equal when these are. */
    @Override
    public String toString() {
        return "Claim[verdict=" + verdict + ", enter=" + enter + ", exit=" + exit + ", normal="
                + Arrays.toString(normal)
                + ", featureA=" + featureAKind + featureAIndex + ", featureB=" + featureBKind + featureBIndex
                + ", contact=" + Arrays.deepToString(contact) + ", restA=" + Arrays.toString(restA) + ", restB="
                + Arrays.toString(restB) + ", separationNormal=" + Arrays.toString(separationNormal)
                + ", separationDepth=" + separationDepth + "]";
    }

    private static double[][] copy(double[][] points) {
        return Arrays.stream(points).map(double[]::clone).toArray(double[][]::new);
    }
}
