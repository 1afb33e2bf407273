package org.polysweep.internal.turning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polysweep.internal.turning.SomeTurns.CRATE;
import static org.polysweep.internal.turning.SomeTurns.FLOOR;
import static org.polysweep.internal.turning.SomeTurns.advancement;
import static org.polysweep.internal.turning.SomeTurns.at;
import static org.polysweep.internal.turning.SomeTurns.moving;
import static org.polysweep.internal.turning.SomeTurns.still;

import org.junit.jupiter.api.Test;
import org.polysweep.internal.algebraic.RealRoot;
import org.polysweep.shape.ConvexPolygon;

/** How long a part of the step is taken, for crates of which one can see how many corners are near. */
class EventWindowTest {

    private static final TurningMotion LYING = still(CRATE, 0, 1);

    private static EventWindow window(TurningMotion a, TurningMotion b, double begin, double shortest) {
        ConservativeAdvancement advancement = advancement(a, b);
        // Where it has been before must not matter.
        advancement.lookFromBoth(0);
        return EventWindow.of(a, b, advancement, begin, shortest);
    }

    /** Two corners of each are near to a side of the other: that is no more than four pairs. */
    @Test
    void withFewPairsAllTheRest() {
        EventWindow window = window(LYING, still(FLOOR, 0, 0), 0.25, 0x1p-8);
        assertThat(window.end()).isEqualTo(1);
        assertThat(window.times()).usingElementComparator(RealRoot::compareTo).containsExactly(at(0.25), at(1));
        assertThat(window.pair().edges().stream()
                        .mapToInt(edge -> edge.near().size())
                        .sum())
                .isEqualTo(4);
    }

    /** With the two at its left end, too, there are eight: the rest is halved until it is no longer than asked. */
    @Test
    void withManyPairsNoMoreThanAsked() {
        TurningMotion shelf = still(ConvexPolygon.box(-1, -1, 9, 0), 0, 0);
        assertThat(window(LYING, shelf, 0, 0.125).end()).isEqualTo(0.125);
        assertThat(window(LYING, shelf, 0.25, 0.125).end()).isEqualTo(0.25 + 0.75 / 8);
        assertThat(window(LYING, shelf, 0.25, 0.75).end()).isEqualTo(1);
    }

    /** It lands half-way, and is seen as it is at the beginning of the part. */
    @Test
    void isAboutThatPart() {
        EventWindow window = window(moving(CRATE, 0, 3, 0, -4), still(FLOOR, 0, 0), 0.75, 0.125);
        assertThat(window.pair().at(at(0.75))).isEqualTo(Nearness.OVERLAPPING);
        assertThat(window.pair().at(at(window.end()))).isEqualTo(Nearness.OVERLAPPING);
    }
}
