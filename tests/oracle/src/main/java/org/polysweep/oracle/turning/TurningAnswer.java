package org.polysweep.oracle.turning;

import java.util.Optional;
import org.polysweep.oracle.ExactSeparation;
import org.polysweep.oracle.ExactVerdict;

/**
 * The whole answer about shapes of which at least one turns, exact. What does not exist is empty.
 *
 * @param verdict one of four
 * @param enter for HIT and TOUCH
 * @param exit for OVERLAP and HIT, if the overlap ends within the step
 * @param meeting features, normal and contact points; for HIT and TOUCH
 * @param rest the pose to stop at; for HIT and TOUCH
 * @param separation the shortest way out at the start, whose direction is the normal; for OVERLAP
 */
public record TurningAnswer(
        ExactVerdict verdict,
        Optional<Moment> enter,
        Optional<Moment> exit,
        Optional<TurningMeeting> meeting,
        Optional<RestPose> rest,
        Optional<ExactSeparation> separation) {

    /**
     * The time of entry as the contract rounds it.
     *
     * @return the largest double not greater than the exact time; NaN if there is none
     */
    public double enterDouble() {
        return enter.map(Moment::down).orElse(Double.NaN);
    }

    /**
     * The time of exit as the contract rounds it.
     *
     * @return the smallest double not less than the exact time; NaN if there is none
     */
    public double exitDouble() {
        return exit.map(Moment::up).orElse(Double.NaN);
    }
}
