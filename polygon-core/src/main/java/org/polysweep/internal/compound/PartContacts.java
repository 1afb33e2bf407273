package org.polysweep.internal.compound;

import java.util.Arrays;
import org.polysweep.contact.Verdict;

/**
 * The pairs of parts that collide in one sweep of two compounds: their verdicts and times. Reusable; not thread-safe.
 */
final class PartContacts {

    private int count;
    private int[] partsA = new int[8];
    private int[] partsB = new int[8];
    private Verdict[] verdicts = new Verdict[8];
    private double[] enters = new double[8];
    private double[] exits = new double[8];

    void clear() {
        count = 0;
    }

    /** Adds a pair that touches or overlaps, and returns its number. */
    int add(int partA, int partB, Verdict verdict, double enter, double exit) {
        if (count == partsA.length) {
            partsA = Arrays.copyOf(partsA, 2 * count);
            partsB = Arrays.copyOf(partsB, 2 * count);
            verdicts = Arrays.copyOf(verdicts, 2 * count);
            enters = Arrays.copyOf(enters, 2 * count);
            exits = Arrays.copyOf(exits, 2 * count);
        }
        partsA[count] = partA;
        partsB[count] = partB;
        verdicts[count] = verdict;
        enters[count] = enter;
        exits[count] = exit;
        return count++;
    }

    /** Replaces the parts of a pair by others, if these are lower; everything else is equal. */
    void keepLower(int pair, int partA, int partB) {
        if (partA < partsA[pair] || (partA == partsA[pair] && partB < partsB[pair])) {
            partsA[pair] = partA;
            partsB[pair] = partB;
        }
    }

    int count() {
        return count;
    }

    int partA(int pair) {
        return partsA[pair];
    }

    int partB(int pair) {
        return partsB[pair];
    }

    Verdict verdict(int pair) {
        return verdicts[pair];
    }

    /** The first time of contact of a pair, rounded down. */
    double enter(int pair) {
        return enters[pair];
    }

    /** Returns whether a pair is proved to precede another one: by its verdict, else by its time. */
    boolean isEarlier(int pair, int other) {
        int order = verdicts[pair].compareTo(verdicts[other]);
        return order < 0 || (order == 0 && enters[pair] < enters[other]);
    }

    /** Returns whether two pairs have the same verdict, and times that round to the same double. */
    boolean tie(int pair, int other) {
        return verdicts[pair] == verdicts[other] && enters[pair] == enters[other];
    }

    /** Returns whether a pair, if there is one, and a contact are hits whose times round to the same double. */
    boolean isHitAt(int pair, Verdict verdict, double enter) {
        return pair >= 0 && verdict == Verdict.HIT && verdicts[pair] == Verdict.HIT && enters[pair] == enter;
    }

    /** Returns whether a pair has the lower part of A or, if they have the same, of B. */
    boolean isBefore(int pair, int other) {
        int order = Integer.compare(partsA[pair], partsA[other]);
        return order < 0 || (order == 0 && partsB[pair] < partsB[other]);
    }

    /**
     * Returns how many pairs, including the given one, may touch or overlap at its time; on request, only the pairs
     * with its verdict.
     */
    int countHolding(int other, boolean withVerdict) {
        int holding = 0;
        for (int pair = 0; pair < count; pair++) {
            boolean counts = !withVerdict || verdicts[pair] == verdicts[other];
            holding += counts && mayHold(pair, other) ? 1 : 0;
        }
        return holding;
    }

    /** Returns whether a pair may touch or overlap when another pair begins to touch or overlap. */
    boolean mayHold(int pair, int other) {
        return enters[pair] <= enters[other] && enters[other] <= exits[pair];
    }
}
