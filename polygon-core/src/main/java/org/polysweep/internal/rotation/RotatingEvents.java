package org.polysweep.internal.rotation;

import java.util.List;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.rotation.exact.ContactEvent;
import org.polysweep.internal.rotation.exact.EventWindow;
import org.polysweep.internal.rotation.exact.KnownSigns;
import org.polysweep.internal.rotation.exact.OverlapInterval;
import org.polysweep.internal.rotation.exact.RotatingReference;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.MovingShape;

/** Exact events of two shapes of which at least one rotates, in integers where doubles find them close. Stateless. */
public final class RotatingEvents {

    private RotatingEvents() {}

    /**
     * Returns the contact of two shapes that HIT or TOUCH, to order contacts whose times round to the same double.
     *
     * @param start the beginning of the sweep, in [0, 1)
     * @param end its end, later and at most 1
     * @throws IllegalArgumentException if they neither hit nor touch
     */
    public static ContactEvent contact(MovingShape a, MovingShape b, double start, double end) {
        ContactEvent event = sweep(a, b).firstEvent(start, end);
        if (event.verdict() == Verdict.OVERLAP || event.verdict() == Verdict.MISS) {
            throw new IllegalArgumentException(
                    "a and b must hit or touch after t = " + start + ", but the verdict was " + event.verdict());
        }
        return event;
    }

    /**
     * Returns all overlaps in a part of the step, in their order. Costs as much as {@link RotatingReference}, unless
     * doubles prove that the shapes stay apart.
     *
     * @param from the beginning of the part, in [0, 1)
     * @param until its end, later and at most 1
     */
    public static List<OverlapInterval> overlaps(MovingShape a, MovingShape b, double from, double until) {
        return sweep(a, b).isCertainMiss(from)
                ? List.of()
                : EventWindow.of(a, b, KnownSigns.NONE, from, until).overlaps();
    }

    /**
     * Returns whether two sweeps of parts of the same two compounds are known to HIT at exactly the same time: the same
     * vertex hits the same edge or vertex, docs/error-bounds.md, theorem 14, (13).
     */
    public static boolean haveSameContact(SweepResult first, SweepResult second) {
        return AnswerWriter.source(first) instanceof RotatingAnswer one
                && AnswerWriter.source(second) instanceof RotatingAnswer other
                && one.hasContactOf(other);
    }

    private static RotatingSweep sweep(MovingShape a, MovingShape b) {
        RotatingSweep sweep = new RotatingSweep();
        sweep.a().set(a);
        sweep.b().set(b);
        return sweep;
    }
}
