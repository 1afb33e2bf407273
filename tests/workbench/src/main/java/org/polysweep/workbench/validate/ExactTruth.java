package org.polysweep.workbench.validate;

import org.polysweep.contact.Verdict;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.ExactVerdict;
import org.polysweep.validate.AcceptanceRules;
import org.polysweep.validate.ExactResult;

/**
 * What is exactly true of a query, by the oracle, which shares no code with the library.
 */
interface ExactTruth extends ExactResult {

    /**
     * Finds the truth.
     *
     * @throws IllegalArgumentException if the query is not legal, or in parts that are turned and do not turn
     */
    static ExactTruth of(CompoundQuery query, int tolerance) {
        return query.isTurned() ? TurningTruth.of(query, tolerance) : StraightTruth.of(query, tolerance);
    }

    /**
     * Whether a claimed time of exit of a HIT or an OVERLAP is less than the exact one, by more than is allowed. Two
     * boxes alone are judged, within the step.
     */
    default boolean isEarlyExit(double claimed, AcceptanceRules rules) {
        return false;
    }

    /** The answer as {@code sweep} would write it, as far as it is judged. */
    String toJson();

    /** The library's name of a verdict. */
    static Verdict verdict(ExactVerdict exact) {
        return switch (exact) {
            case HIT -> Verdict.HIT;
            case TOUCH -> Verdict.TOUCH;
            case OVERLAP -> Verdict.OVERLAP;
            case MISS -> Verdict.MISS;
        };
    }

    /** An answer, as far as it is judged. */
    static String json(Verdict verdict, double enter, double exit, String normal) {
        return "{\"verdict\":\"" + verdict + "\",\"enter\":" + NumberText.orNull(enter) + ",\"exit\":"
                + NumberText.orNull(exit) + ",\"normal\":" + normal + "}";
    }
}
