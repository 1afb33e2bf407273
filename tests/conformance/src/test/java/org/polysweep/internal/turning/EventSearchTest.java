package org.polysweep.internal.turning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polysweep.internal.turning.SomeTurns.FLOOR;
import static org.polysweep.internal.turning.SomeTurns.TIP;
import static org.polysweep.internal.turning.SomeTurns.advancement;
import static org.polysweep.internal.turning.SomeTurns.still;
import static org.polysweep.internal.turning.SomeTurns.turning;

import org.junit.jupiter.api.Test;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.algebraic.AlgebraicValue;
import org.polysweep.internal.algebraic.RealRoot;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.shape.ConvexPolygon;

/** From window to window, where one can see what happens. */
class EventSearchTest {

    private static double up(RealRoot time) {
        return AlgebraicValue.of(time).round(0, Direction.UP);
    }

    /**
     * The corner (5, 0) is inside a wall by a hair's breadth and leaves at once; another one, which is a little farther
     * out, comes to the wall much later. It is the first overlap that counts.
     */
    @Test
    void theFirstOverlapCounts() {
        TurningMotion vane = turning(ConvexPolygon.of(5, 0, -3, 5, -3, -5), 0, 0, 0, 0, -2);
        TurningMotion wall = still(ConvexPolygon.box(0, -20, 9, 20), 5 - 0x1p-50, 0);
        EventSearch search = new EventSearch(vane, wall, advancement(vane, wall));
        search.findVerdict(0);
        assertThat(search.verdict()).isEqualTo(Verdict.OVERLAP);
        assertThat(search.enter()).isEmpty();
        assertThat(search.findExit())
                .hasValueSatisfying(exit -> assertThat(up(exit)).isBetween(0.0, 0x1p-20));
    }

    /** As that, from outside by a hair's breadth: then it is the other corner that counts. */
    @Test
    void whatIsOutsideByAHairIsApart() {
        TurningMotion vane = turning(ConvexPolygon.of(5, 0, -3, 5, -3, -5), 0, 0, 0, 0, -2);
        TurningMotion wall = still(ConvexPolygon.box(0, -20, 9, 20), 5 + 0x1p-50, 0);
        EventSearch search = new EventSearch(vane, wall, advancement(vane, wall));
        search.findVerdict(0);
        assertThat(search.verdict()).isEqualTo(Verdict.HIT);
        assertThat(up(search.enter().orElseThrow())).isGreaterThan(0.5);
        assertThat(search.findExit()).isEmpty();
    }

    /** A tip is inside the floor by a hair's breadth, to the end of the step: doubles are never certain of that. */
    @Test
    void anOverlapByAHairToTheEnd() {
        TurningMotion tip = turning(TIP, 0, -0x1p-60, 0, 0, 0.125);
        TurningMotion floor = still(FLOOR, 0, 0);
        EventSearch search = new EventSearch(tip, floor, advancement(tip, floor));
        assertThat(search.findExit(0.0)).isEmpty();
    }

    /** It stands on the floor all the time: it touches, from the beginning on, and never overlaps. */
    @Test
    void aTouchToTheEnd() {
        TurningMotion tip = turning(TIP, 0, 0, 0, 0, 0.125);
        TurningMotion floor = still(FLOOR, 0, 0);
        EventSearch search = new EventSearch(tip, floor, advancement(tip, floor));
        search.findVerdict(0);
        assertThat(search.verdict()).isEqualTo(Verdict.TOUCH);
        assertThat(search.enter().orElseThrow().compareTo(SomeTurns.at(0))).isZero();
        assertThat(search.pair().at(SomeTurns.at(0))).isEqualTo(Nearness.TOUCHING);
    }
}
