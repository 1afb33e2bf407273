package org.polysweep.internal.rotation.exact;

import org.polysweep.contact.MinimumTranslation;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.answer.LazyAnswer;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.MovingShape;

/**
 * The answer of a sweep from its first event, in integers: times, normal, features, points, poses at rest. Each part is
 * computed when it is read.
 *
 * @param a the shape A and its motion
 * @param b the shape B and its motion
 * @param start the beginning of the sweep
 * @param event the event that decides the verdict
 * @param windows supplies the windows after the event
 */
public record EventAnswer(MovingShape a, MovingShape b, double start, ContactEvent event, ContactEvent.Windows windows)
        implements LazyAnswer {

    @Override
    public void writeEnter(SweepResult result) {
        AnswerWriter.writeEnter(result, event.enter());
    }

    @Override
    public void writeExit(SweepResult result) {
        AnswerWriter.writeExit(result, event.exit(windows));
    }

    @Override
    public void writeNormal(SweepResult result) {
        if (event.verdict() == Verdict.OVERLAP) {
            MinimumTranslation separation = RotatedShapes.separation(a, b, start);
            AnswerWriter.writeNormal(result, separation.normalX(), separation.normalY());
        } else {
            event.contact().writeNormal(result);
        }
    }

    @Override
    public void writeFeatures(SweepResult result) {
        event.contact().writeFeatures(result);
    }

    @Override
    public void writeContact(SweepResult result) {
        writeFeatures(result);
    }

    @Override
    public void writeRest(SweepResult result) {
        RestPose.write(a, b, start, event.enter(), (restA, restB) -> KnownSigns.NONE, result);
    }
}
