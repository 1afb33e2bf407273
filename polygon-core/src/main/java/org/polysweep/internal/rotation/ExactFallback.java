package org.polysweep.internal.rotation;

import java.util.Optional;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.answer.LazyAnswer;
import org.polysweep.internal.rotation.exact.ContactEvent;
import org.polysweep.internal.rotation.exact.EventAnswer;
import org.polysweep.internal.rotation.exact.RotatingReference;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.MovingShape;

/**
 * The answer in integers to the query of a {@link RotatingSweep}, found when it is first needed: by the events of the
 * features that come close, by all events if doubles are not in range, or about the rotated shapes if neither rotates.
 */
final class ExactFallback {

    private final BodyFrames frames;
    private final RotatingPassage passage;
    private final ConservativeAdvancement conservativeAdvancement;
    private final OverlapAdvancement overlapAdvancement;
    private boolean isInRange;
    private Optional<SweepResult> result = Optional.empty();

    ExactFallback(
            BodyFrames frames,
            RotatingPassage passage,
            ConservativeAdvancement conservativeAdvancement,
            OverlapAdvancement overlapAdvancement) {
        this.frames = frames;
        this.passage = passage;
        this.conservativeAdvancement = conservativeAdvancement;
        this.overlapAdvancement = overlapAdvancement;
    }

    /**
     * Begins a query.
     *
     * @param isInRange whether doubles may be used
     */
    void begin(boolean isInRange) {
        this.isInRange = isInRange;
        result = Optional.empty();
    }

    /** The step of the sweep that this fallback carries out. */
    RotatingPassage.Step step() {
        return !passage.isRotating
                ? RotatingPassage.Step.ROTATED_SHAPES
                : isInRange ? RotatingPassage.Step.EXACT_EVENTS : RotatingPassage.Step.ALL_EXACT_EVENTS;
    }

    /** The result in integers. */
    SweepResult result() {
        if (result.isEmpty()) {
            result = Optional.of(find());
        }
        return result.get();
    }

    /** The parts of that result, unless it is a MISS. */
    LazyAnswer answer() {
        return AnswerWriter.source(result());
    }

    private SweepResult find() {
        MovingShape a = frames.a.toMovingShape();
        MovingShape b = frames.b.toMovingShape();
        SweepResult found = SweepResult.create();
        if (passage.isRotating) {
            EventAnswer answer = new EventAnswer(a, b, passage.start, firstEvent(), windows());
            AnswerWriter.write(found, answer.event().verdict(), answer);
        } else {
            RotatingReference.write(a, b, found);
        }
        return found;
    }

    /** Returns the first exact event, if one of the bodies rotates. */
    ContactEvent firstEvent() {
        return ContactEvent.first(windows(), isInRange ? passage.apartUntil : passage.start, passage.end);
    }

    /** Returns the end of an overlap, from a time in it on, rounded up; NaN if it is after the step. */
    double exit(double from) {
        return ContactEvent.exit(windows(), from);
    }

    private ContactEvent.Windows windows() {
        return isInRange
                ? new CertifiedWindows(frames, conservativeAdvancement, overlapAdvancement)
                : RotatingReference.windows(frames.a.toMovingShape(), frames.b.toMovingShape());
    }
}
