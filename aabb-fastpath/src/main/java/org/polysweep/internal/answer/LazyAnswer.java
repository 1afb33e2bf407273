package org.polysweep.internal.answer;

import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.result.SweepResult;

/** Computes the parts of an answer when they are first read: each method writes one part by {@link AnswerWriter}. */
public interface LazyAnswer {

    /** Writes the time of entry: {@link AnswerWriter#writeEnter}. */
    void writeEnter(SweepResult answer);

    /** Writes the time of exit: {@link AnswerWriter#writeExit}. */
    void writeExit(SweepResult answer);

    /**
     * Compares the exact time of exit with a time, if comparing is cheaper than rounding.
     *
     * @return negative if it is less, 0 or negative if it is equal, positive if it is greater; {@link
     *     DoubleDouble#OPEN} if the rounded time is needed
     */
    default int compareExit(double time) {
        return DoubleDouble.OPEN;
    }

    /** Writes the normal: {@link AnswerWriter#writeNormal}. */
    void writeNormal(SweepResult answer);

    /** Writes the features: {@link AnswerWriter#writeFeatures}; called for HIT and TOUCH only. */
    void writeFeatures(SweepResult answer);

    /** Writes the points of contact: {@link AnswerWriter#writeContact}; called for HIT and TOUCH only. */
    void writeContact(SweepResult answer);

    /** Writes the poses at rest: {@link AnswerWriter#writeRest}; called for HIT and TOUCH only. */
    void writeRest(SweepResult answer);
}
