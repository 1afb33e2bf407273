package org.polysweep.internal.rotation.exact;

import org.polysweep.internal.answer.AnswerSlots;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.answer.LazyAnswer;
import org.polysweep.shape.MovingShape;

/**
 * The answer about two shapes that keep their orientations: the answer about the rotated shapes, and their rotors.
 *
 * @param source the answer about the rotated shapes
 * @param a the shape A, with its rotor
 * @param b the shape B, with its rotor
 */
record RotatedAnswer(LazyAnswer source, MovingShape a, MovingShape b) implements LazyAnswer {

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
        AnswerWriter.writeRestRotors(
                result, a.rotor().c(), a.rotor().s(), b.rotor().c(), b.rotor().s());
    }
}
