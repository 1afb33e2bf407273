package org.polysweep.internal.rotation;

import java.util.Optional;
import org.polysweep.contact.Verdict;
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
    private Optional<EventAnswer> events = Optional.empty();
    private Optional<SweepResult> rotatedShapes = Optional.empty();

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
        events = Optional.empty();
        rotatedShapes = Optional.empty();
    }

    /** The step of the sweep that this is. */
    RotatingPassage.Step step() {
        return !passage.isRotating
                ? RotatingPassage.Step.ROTATED_SHAPES
                : isInRange ? RotatingPassage.Step.EXACT_EVENTS : RotatingPassage.Step.ALL_EXACT_EVENTS;
    }

    Verdict verdict() {
        return passage.isRotating ? events().event().verdict() : rotatedShapes().verdict();
    }

    LazyAnswer answer() {
        return passage.isRotating ? events() : AnswerWriter.source(rotatedShapes());
    }

    private SweepResult rotatedShapes() {
        if (rotatedShapes.isEmpty()) {
            SweepResult result = new SweepResult();
            RotatingReference.write(frames.a.toMovingShape(), frames.b.toMovingShape(), result);
            rotatedShapes = Optional.of(result);
        }
        return rotatedShapes.get();
    }

    /** The answer about two bodies of which one rotates. */
    EventAnswer events() {
        if (events.isEmpty()) {
            MovingShape a = frames.a.toMovingShape();
            MovingShape b = frames.b.toMovingShape();
            events = Optional.of(isInRange ? nearEvents(a, b) : RotatingReference.answer(a, b, passage.start));
        }
        return events.get();
    }

    private EventAnswer nearEvents(MovingShape a, MovingShape b) {
        CertifiedWindows windows = windows();
        return new EventAnswer(a, b, passage.start, ContactEvent.first(windows, passage.apartUntil), windows);
    }

    /** Returns the end of an overlap, from a time in it on, rounded up; NaN if it is after the step. */
    double exit(double from) {
        return ContactEvent.exit(windows(), from);
    }

    private CertifiedWindows windows() {
        return new CertifiedWindows(frames, conservativeAdvancement, overlapAdvancement);
    }
}
