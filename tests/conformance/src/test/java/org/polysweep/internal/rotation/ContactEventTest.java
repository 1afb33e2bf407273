package org.polysweep.internal.rotation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polysweep.internal.rotation.SomeBodies.FLOOR;
import static org.polysweep.internal.rotation.SomeBodies.TIP;
import static org.polysweep.internal.rotation.SomeBodies.rotating;
import static org.polysweep.internal.rotation.SomeBodies.still;

import org.junit.jupiter.api.Test;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.algebraic.AlgebraicValue;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.internal.rotation.exact.ContactEvent;
import org.polysweep.internal.rotation.exact.EventAnswer;
import org.polysweep.internal.rotation.exact.ExactHeights;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;

/** Exact events from window to window, where one can see what happens. */
class ContactEventTest {

    private static CertifiedWindows windows(MovingShape a, MovingShape b) {
        RotatingScene scene = new RotatingScene(SomeBodies.body(a), SomeBodies.body(b));
        return new CertifiedWindows(scene.frames, scene.advancement, scene.overlap);
    }

    /**
     * The vertex (5, 0) is inside a wall by a hair's breadth and leaves at once; another one, which is a little farther
     * out, comes to the wall much later. The first overlap applies.
     */
    @Test
    void theFirstOverlapApplies() {
        MovingShape vane = rotating(ConvexPolygon.of(5, 0, -3, 5, -3, -5), 0, 0, 0, 0, -2);
        MovingShape wall = still(ConvexPolygon.box(0, -20, 9, 20), 5 - 0x1p-50, 0);
        CertifiedWindows windows = windows(vane, wall);
        ContactEvent event = ContactEvent.first(windows, 0, 1);
        assertThat(event.verdict()).isEqualTo(Verdict.OVERLAP);
        assertThat(event.enter()).isNaN();
        assertThat(exit(vane, wall, event, windows)).isBetween(0.0, 0x1p-20);
    }

    private static double exit(MovingShape a, MovingShape b, ContactEvent event, CertifiedWindows windows) {
        SweepResult result = SweepResult.create();
        AnswerWriter.write(result, event.verdict(), new EventAnswer(a, b, 0, event, windows));
        return result.exit();
    }

    /** As that, from outside by a hair's breadth: then the other vertex applies. */
    @Test
    void aVertexOutsideByAHairIsApart() {
        MovingShape vane = rotating(ConvexPolygon.of(5, 0, -3, 5, -3, -5), 0, 0, 0, 0, -2);
        MovingShape wall = still(ConvexPolygon.box(0, -20, 9, 20), 5 + 0x1p-50, 0);
        CertifiedWindows windows = windows(vane, wall);
        ContactEvent event = ContactEvent.first(windows, 0, 1);
        assertThat(event.verdict()).isEqualTo(Verdict.HIT);
        assertThat(AlgebraicValue.of(event.time()).round(0, Direction.UP)).isGreaterThan(0.5);
        assertThat(exit(vane, wall, event, windows)).isNaN();
    }

    /** A tip is inside the floor by a hair's breadth to the end of the step: doubles are never certain of that. */
    @Test
    void anOverlapByAHairToTheEnd() {
        MovingShape tip = rotating(TIP, 0, -0x1p-60, 0, 0, 0.125);
        assertThat(ContactEvent.exit(windows(tip, still(FLOOR, 0, 0)), 0)).isNaN();
    }

    /** It touches the floor all the time, and never overlaps it. */
    @Test
    void aTouchToTheEnd() {
        MovingShape tip = rotating(TIP, 0, 0, 0, 0, 0.125);
        MovingShape floor = still(FLOOR, 0, 0);
        CertifiedWindows windows = windows(tip, floor);
        ContactEvent event = ContactEvent.first(windows, 0, 1);
        assertThat(event.verdict()).isEqualTo(Verdict.TOUCH);
        assertThat(event.time().compareTo(SomeBodies.at(0))).isZero();
        assertThat(exit(tip, floor, event, windows)).isNaN();
        assertThat(new ExactHeights(tip, floor).proximityAt(0)).isEqualTo("TOUCHING");
    }
}
