package org.polysweep.contact;

/**
 * Computes the parts of an answer that nobody may ask for, when they are first read; what a sweep leaves behind in a {@link
 * SweepResult}.
 *
 * <p>Each method writes its part into the result, all of it, by the method of the same name there.
 */
public interface AnswerSource {

    /** Writes the time of entry: {@link SweepResult#writeEnter}. */
    void writeEnter(SweepResult result);

    /** Writes the time of exit: {@link SweepResult#writeExit}. */
    void writeExit(SweepResult result);

    /** Writes the normal: {@link SweepResult#writeNormal}. */
    void writeNormal(SweepResult result);

    /** Writes the features: {@link SweepResult#writeFeatures}; HIT and TOUCH only. */
    void writeFeatures(SweepResult result);

    /** Writes the points of contact: {@link SweepResult#writeContact}; HIT and TOUCH only. */
    void writeContact(SweepResult result);

    /** Writes where to put the shapes: {@link SweepResult#writeRest}; HIT and TOUCH only. */
    void writeRest(SweepResult result);
}
