package org.polysweep.workbench.svg;

import java.util.ArrayList;
import java.util.List;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.contact.Verdict;

/**
 * A time at which a shape is drawn.
 *
 * @param look how it is drawn
 * @param time the time
 * @param name what the legend says after the name of the shape
 * @param number what the legend says below; may be empty
 */
record Moment(Look look, double time, String name, String number) {

    /** How a shape looks; each is a class of the style sheet. */
    enum Look {
        FILLED,
        OUTLINE,
        DASHED,
        DOTTED;

        String styleClass() {
            return switch (this) {
                case FILLED -> "filled";
                case OUTLINE -> "outline";
                case DASHED -> "dashed";
                case DOTTED -> "dotted";
            };
        }
    }

    /** Further back in time than this many steps, an entry is not drawn: it would make all the rest too small. */
    private static final double FURTHEST_BACK = 4;

    /** The times at which a shape is drawn, in the order of the legend. */
    static List<Moment> of(SweepOutcome contact, boolean moves) {
        double enter = contact.enter();
        boolean meets = contact.verdict() == Verdict.HIT || contact.verdict() == Verdict.TOUCH;
        if (!moves) {
            return List.of(new Moment(Look.FILLED, meets ? enter : 0, " at rest", ""));
        }
        List<Moment> moments = new ArrayList<>();
        if (meets && enter > 0) {
            moments.add(new Moment(Look.OUTLINE, 0, " at t = 0", ""));
            moments.add(new Moment(Look.FILLED, enter, " at enter, t " + HumanNumber.equal(enter), ""));
        } else {
            moments.add(new Moment(Look.FILLED, 0, meets ? " at t = 0 = enter" : " at t = 0", ""));
        }
        if (!meets || enter < 1) {
            moments.add(new Moment(Look.DASHED, 1, " at t = 1", ""));
        }
        if (contact.verdict() == Verdict.OVERLAP && enter >= -FURTHEST_BACK) {
            moments.add(new Moment(Look.DOTTED, enter, " moved back to enter", "t " + HumanNumber.equal(enter)));
        }
        return moments;
    }
}
