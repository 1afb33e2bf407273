package org.polysweep.internal.answer;

import org.polysweep.contact.Feature;

/** Where the parts of an answer come from that do not exist: a MISS has none, an OVERLAP no contact. */
public final class NoAnswer implements LazyAnswer {

    public static final NoAnswer NONE = new NoAnswer();

    private NoAnswer() {}

    @Override
    public void writeEnter(AnswerSlots result) {
        AnswerWriter.writeEnter(result, Double.NaN);
    }

    @Override
    public void writeExit(AnswerSlots result) {
        AnswerWriter.writeExit(result, Double.NaN);
    }

    @Override
    public void writeNormal(AnswerSlots result) {
        AnswerWriter.writeNormal(result, Double.NaN, Double.NaN);
    }

    @Override
    public void writeFeatures(AnswerSlots result) {
        AnswerWriter.writeFeatures(
                result, Feature.Kind.VERTEX, AnswerWriter.NO_FEATURE, Feature.Kind.VERTEX, AnswerWriter.NO_FEATURE);
    }

    @Override
    public void writeContact(AnswerSlots result) {
        AnswerWriter.writeContact(result, 0, Double.NaN, Double.NaN, Double.NaN, Double.NaN);
    }

    @Override
    public void writeRest(AnswerSlots result) {
        AnswerWriter.writeRest(result, Double.NaN, Double.NaN, Double.NaN, Double.NaN);
    }
}
