package org.polysweep.internal.turning;

import org.polysweep.contact.Separation;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.algebraic.AlgebraicValue;
import org.polysweep.internal.algebraic.Dyadic;
import org.polysweep.internal.algebraic.RealRoot;
import org.polysweep.internal.answer.AnswerSlots;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.answer.LazyAnswer;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.result.SweepResult;

/**
 * From what happens between two bodies to the answer: times, normal, features, points, places to rest. Each part is
 * computed when it is asked for.
 *
 * @param a the shape A and its motion
 * @param b the shape B and its motion
 * @param pair the two as polynomials
 * @param passage what happens between them
 * @param start the time from which on that counts
 */
record TurningAnswer(TurningMotion a, TurningMotion b, TurningPair pair, TurningPassage passage, double start)
        implements LazyAnswer {

    /** Writes the answer, part by part as it is read. */
    void writeTo(SweepResult result) {
        AnswerWriter.write(result, passage.verdict(), this);
    }

    @Override
    public void writeEnter(AnswerSlots result) {
        AnswerWriter.writeEnter(result, roundEnter());
    }

    /** The time of the contact, rounded down; NaN if there is none. */
    double roundEnter() {
        return passage.enter()
                .map(time -> AlgebraicValue.of(time).round(0, Direction.DOWN))
                .orElse(Double.NaN);
    }

    @Override
    public void writeExit(AnswerSlots result) {
        double exit = passage.exit()
                .map(time -> AlgebraicValue.of(time).round(0, Direction.UP))
                .orElse(Double.NaN);
        AnswerWriter.writeExit(result, exit);
    }

    @Override
    public void writeNormal(AnswerSlots result) {
        if (passage.verdict() == Verdict.OVERLAP) {
            Separation separation = TurnedQuery.wayOut(pair);
            AnswerWriter.writeNormal(result, separation.normalX(), separation.normalY());
        } else {
            contact().writeNormal(result);
        }
    }

    @Override
    public void writeFeatures(AnswerSlots result) {
        contact().writeFeatures(result);
    }

    @Override
    public void writeContact(AnswerSlots result) {
        writeFeatures(result);
    }

    private TurningContact contact() {
        return new TurningContact(pair, passage.enter().orElseThrow());
    }

    @Override
    public void writeRest(AnswerSlots result) {
        TurningRest.of(a, b, start, roundEnter(), TurningAnswer::overlap).write(result);
    }

    /** Whether two bodies that stand still overlap. */
    private static boolean overlap(TurningMotion a, TurningMotion b) {
        return new TurningPair(a, b).at(RealRoot.of(Dyadic.ZERO)) == Nearness.OVERLAPPING;
    }
}
