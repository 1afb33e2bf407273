package org.polysweep.internal.rotation.exact;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.polysweep.contact.Explanation;
import org.polysweep.contact.Explanation.Step;
import org.polysweep.contact.Feature;
import org.polysweep.contact.MinimumTranslation;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.contact.TimedContact;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.motion.IdleRotation;
import org.polysweep.internal.motion.StepPart;
import org.polysweep.internal.reference.ReferenceSweep;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.MovingShape;

/**
 * The reference sweep of two convex shapes with rotors, in integers, against which all other algorithms are tested.
 *
 * <p>It forms the polynomials that decide the proximity of the shapes for all pairs of a vertex and an edge, isolates
 * all their roots in the step, and evaluates the proximity at each root and between neighboring roots. If neither shape
 * rotates, {@link ReferenceSweep} sweeps the rotated shapes.
 *
 * <p>Cost: O(n·m) polynomials of degree 5 for n and m vertices, of degree 10 with a radius, and O(n·m) signs for each
 * of their roots: milliseconds for two boxes.
 */
public final class RotatingReference {

    private RotatingReference() {}

    /** Answers a query about the whole step. */
    public static void write(MovingShape a, MovingShape b, SweepResult result) {
        write(a, b, StepPart.WHOLE, result);
    }

    /** Answers a query about a part of the step. */
    public static void write(MovingShape a, MovingShape b, StepPart part, SweepResult result) {
        writeWithEffect(IdleRotation.without(a), IdleRotation.without(b), part, result);
        DroppedRotors.write(a, b, result);
    }

    private static void writeWithEffect(MovingShape a, MovingShape b, StepPart part, SweepResult result) {
        if (a.isRotating() || b.isRotating()) {
            EventAnswer answer = answer(a, b, part);
            AnswerWriter.write(result, answer.event().verdict(), answer);
        } else {
            ReferenceSweep.of(RotatedShapes.query(a, b)).writeTo(part, result);
        }
    }

    /** Returns the whole rest of a step as one window, without known signs. */
    public static ContactEvent.Windows windows(MovingShape a, MovingShape b) {
        return time -> EventWindow.of(a, b, KnownSigns.NONE, time, 1);
    }

    private static EventAnswer answer(MovingShape a, MovingShape b, StepPart part) {
        ContactEvent.Windows windows = windows(a, b);
        ContactEvent event = ContactEvent.first(windows, part.start(), part.end());
        return new EventAnswer(a, b, part.start(), event, windows);
    }

    /**
     * Returns the minimum translation of A out of B at t = 0; a displacement decides between equally short ones.
     *
     * @return the separation; empty unless they overlap at t = 0
     */
    public static Optional<MinimumTranslation> separation(MovingShape a, MovingShape b) {
        return RotatedShapes.overlap(a, b, KnownSigns.NONE)
                ? Optional.of(RotatedShapes.separation(a, b, 0))
                : Optional.empty();
    }

    /** Returns an explanation of the answer of this sweep. */
    public static Explanation explain(MovingShape a, MovingShape b) {
        List<Step> steps = new ArrayList<>();
        if (!a.isRotating() && !b.isRotating()) {
            steps.add(new Step("rotated shapes", "neither shape rotates: integers sweep the rotated shapes"));
            steps.addAll(
                    ReferenceSweep.of(RotatedShapes.query(a, b)).explanation().steps());
            return new Explanation(steps);
        }
        EventAnswer answer = answer(a, b, StepPart.WHOLE);
        SweepResult result = SweepResult.create();
        AnswerWriter.write(result, answer.event().verdict(), answer);
        steps.add(new Step(
                "all events",
                "the proximity at each of "
                        + answer.event().window().times().size()
                        + " times, 0 and 1 among them, at which some vertex and edge or two vertices have the distance"
                        + " of a contact, and between each two: "
                        + result.verdict()));
        describe(result.toOutcome()).ifPresent(steps::add);
        return new Explanation(steps);
    }

    /** Returns the features of a contact, and the results that follow; empty unless it is a hit or a touch. */
    public static Optional<Step> describe(SweepOutcome contact) {
        return contact instanceof TimedContact meeting
                ? Optional.of(new Step(
                        "contact",
                        name(meeting.featureA()) + " of A meets " + name(meeting.featureB()) + " of B"
                                + (meeting.verdict() == Verdict.HIT
                                        ? "; from then on they overlap"
                                        : "; they touch for the first time, and never overlap")))
                : Optional.empty();
    }

    private static String name(Feature feature) {
        return feature.kind().name().toLowerCase(Locale.ROOT) + " " + feature.index();
    }
}
