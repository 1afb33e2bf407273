package org.polysweep.internal.turning;

import org.polysweep.internal.answer.AnswerSlots;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.answer.LazyAnswer;

/**
 * The answer about two shapes that keep their orientations: that of a sweep without rotors, and their rotors.
 *
 * @param source the answer of the sweep
 * @param a the shape A, with its rotor
 * @param b the shape B, with its rotor
 */
record TurnedAnswer(LazyAnswer source, TurningMotion a, TurningMotion b) implements LazyAnswer {

    @Override
    public void writeEnter(AnswerSlots result) {
        source.writeEnter(result);
    }

    @Override
    public void writeExit(AnswerSlots result) {
        source.writeExit(result);
    }

    @Override
    public void writeNormal(AnswerSlots result) {
        source.writeNormal(result);
    }

    @Override
    public void writeFeatures(AnswerSlots result) {
        source.writeFeatures(result);
    }

    @Override
    public void writeContact(AnswerSlots result) {
        source.writeContact(result);
    }

    @Override
    public void writeRest(AnswerSlots result) {
        source.writeRest(result);
        AnswerWriter.writeRestRotors(result, a.c0() + 0.0, a.s0() + 0.0, b.c0() + 0.0, b.s0() + 0.0);
    }
}
