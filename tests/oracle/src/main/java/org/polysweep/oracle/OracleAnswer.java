package org.polysweep.oracle;

import java.util.List;
import java.util.Optional;

/**
 * The whole answer to a query, exact. What does not exist is empty.
 *
 * @param timing the verdict and the times
 * @param unitNormal from B toward A, of length 1
 * @param meeting the features and contact points; for HIT and TOUCH
 * @param restA the exact position of A at {@code enter}; for HIT and TOUCH
 * @param restB the exact position of B at {@code enter}; for HIT and TOUCH
 * @param separation the shortest way out; for OVERLAP
 */
public record OracleAnswer(
        ExactTiming timing,
        Optional<OracleUnitVector> unitNormal,
        Optional<ExactMeeting> meeting,
        Optional<ExactPoint> restA,
        Optional<ExactPoint> restB,
        Optional<ExactSeparation> separation) {

    /**
     * The verdict.
     *
     * @return one of four
     */
    public ExactVerdict verdict() {
        return timing.verdict();
    }

    /**
     * The time of entry as the contract rounds it.
     *
     * @return the largest double not greater than the exact time; NaN if there is none
     */
    public double enterDouble() {
        return timing.enterDouble();
    }

    /**
     * The time of exit as the contract rounds it.
     *
     * @return the smallest double not less than the exact time; NaN if there is none
     */
    public double exitDouble() {
        return timing.exitDouble();
    }

    /**
     * The normal in the smallest whole numbers, as it always has some on a straight edge.
     *
     * @return its direction, not normalized; empty if there is no normal or its slope is irrational, on an arc
     */
    public Optional<IntVector> normal() {
        return unitNormal.flatMap(OracleUnitVector::direction);
    }

    /**
     * The feature of A.
     *
     * @return a vertex or an edge of A; empty for MISS and OVERLAP
     */
    public Optional<ExactFeature> featureA() {
        return meeting.map(ExactMeeting::featureA);
    }

    /**
     * The feature of B.
     *
     * @return a vertex or an edge of B; empty for MISS and OVERLAP
     */
    public Optional<ExactFeature> featureB() {
        return meeting.map(ExactMeeting::featureB);
    }

    /**
     * The contact points.
     *
     * @return one point, or two in the order of the normal turned a quarter counter-clockwise; none for MISS and
     *     OVERLAP
     */
    public List<ExactContact> contact() {
        return meeting.map(ExactMeeting::contact).orElse(List.of());
    }
}
