package org.polysweep.oracle.quick;

import java.util.List;
import org.polysweep.oracle.Judge;
import org.polysweep.oracle.OracleClaim;
import org.polysweep.oracle.Query;

/**
 * Holds claimed answers of sweeps against the exact ones, many a second. It looks for a proof that the claim is right
 * in every field. Where it finds none, because the claim is wrong, or because a shape is round or the numbers are too
 * long for it, {@link Judge} has the last word: so every reported fault is one that {@link Judge} found. A proof
 * takes time and memory in proportion to the number of vertices. Nothing is kept between calls, so any number of
 * threads may ask at once.
 */
public final class QuickJudge {
    private QuickJudge() {}

    /**
     * What is wrong with the answer of a sweep, which does not have to tell the separation of an OVERLAP.
     *
     * @param query the question, legal
     * @param claim the answer claimed; its separation is not looked at
     * @return one sentence a fault; empty when the claim is right in every other field
     * @throws IllegalArgumentException if the query is not legal
     */
    public static List<String> faultsOfSweep(Query query, OracleClaim claim) {
        return isProvedRight(query, claim) ? List.of() : Judge.faultsOfSweep(query, claim);
    }

    /**
     * Whether a claim could be proved right by short integers. If not, it may be right all the same.
     *
     * @param query the question, legal
     * @param claim the answer claimed; its separation is not looked at
     * @return true only if the claim is right in every other field
     */
    public static boolean isProvedRight(Query query, OracleClaim claim) {
        return Proof.of(query, claim).map(Proof::holds).orElse(false);
    }

    /**
     * The same for verdict, enter and exit alone.
     *
     * @param query the question, legal
     * @param claim the answer claimed; nothing else of it is looked at
     * @return true only if these three are right
     */
    public static boolean isTimingProvedRight(Query query, OracleClaim claim) {
        return Proof.ofTiming(query, claim).map(Proof::timingHolds).orElse(false);
    }
}
