package org.polysweep.internal.answer;

/**
 * Computes the parts of an answer when they are first read; what a sweep leaves behind in a {@link
 * AnswerSlots}.
 *
 * <p>Each method writes its part into the result, all of it, by the method of the same name there.
 */
public interface LazyAnswer {

    /** Writes the time of entry: {@link AnswerWriter#writeEnter}. */
    void writeEnter(AnswerSlots answer);

    /** Writes the time of exit: {@link AnswerWriter#writeExit}. */
    void writeExit(AnswerSlots answer);

    /** Writes the normal: {@link AnswerWriter#writeNormal}. */
    void writeNormal(AnswerSlots answer);

    /** Writes the features: {@link AnswerWriter#writeFeatures}; HIT and TOUCH only. */
    void writeFeatures(AnswerSlots answer);

    /** Writes the points of contact: {@link AnswerWriter#writeContact}; HIT and TOUCH only. */
    void writeContact(AnswerSlots answer);

    /** Writes where to put the shapes: {@link AnswerWriter#writeRest}; HIT and TOUCH only. */
    void writeRest(AnswerSlots answer);
}
