package org.polysweep.internal.turning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polysweep.internal.turning.SomeTurns.CRATE;
import static org.polysweep.internal.turning.SomeTurns.FLOOR;
import static org.polysweep.internal.turning.SomeTurns.at;
import static org.polysweep.internal.turning.SomeTurns.moving;
import static org.polysweep.internal.turning.SomeTurns.still;
import static org.polysweep.internal.turning.SomeTurns.turning;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polysweep.shape.ConvexPolygon;

/** All overlaps in a step, where one can see when they are. */
class TurningOverlapTest {

    private static final TurningMotion WALL = still(ConvexPolygon.box(0, -10, 1, 10), 5, 0);

    private static String times(List<TurningOverlap> overlaps, double begin, double end) {
        StringBuilder text = new StringBuilder();
        for (TurningOverlap overlap : overlaps) {
            text.append(overlap.begin().map(time -> time.compareTo(at(begin))).orElse(null))
                    .append(' ')
                    .append(overlap.end().map(time -> time.compareTo(at(end))).orElse(null));
        }
        return text.toString();
    }

    /** It falls by 8, from 2 above the floor until it is far below. */
    @Test
    void aCrateFallsThroughAFloor() {
        TurningMotion falling = moving(CRATE, 0, 3, 0, -8);
        TurningMotion floor = still(FLOOR, 0, 0);
        assertThat(times(TurningOverlap.between(falling, floor, 0, 1), 0.25, 0.625))
                .isEqualTo("0 0");
        assertThat(times(TurningOverlap.between(falling, floor, 0.25, 0.5), 0.25, 0.5))
                .isEqualTo("0 null");
        assertThat(times(TurningOverlap.between(falling, floor, 0.5, 1), 0.5, 0.625))
                .isEqualTo("null 0");
        assertThat(times(TurningOverlap.between(falling, floor, 0.5, 0.5625), 0.5, 0.5))
                .isEqualTo("null null");
        assertThat(TurningOverlap.between(falling, floor, 0.75, 1)).isEmpty();
    }

    /** A corner at a distance of 5 comes by; the second one is two overlaps, as it ceases for a moment. */
    @Test
    void twoAndNone() {
        TurningMotion turning = turning(ConvexPolygon.box(-3, -4, 3, 4), 0, 0, 0, 0, 1);
        assertThat(TurningOverlap.between(turning, WALL, 0, 1)).isEmpty();
        // The opposite of the graze: it is inside before and after.
        TurningMotion inside = new TurningMotion(turning.motion(), 4, -1, 4, 1);
        TurningMotion near = still(ConvexPolygon.box(0, -10, 1, 10), 3, 0);
        List<TurningOverlap> overlaps = TurningOverlap.between(inside, near, 0, 1);
        assertThat(overlaps).hasSize(2);
        assertThat(overlaps.get(0).begin()).isEmpty();
        assertThat(overlaps.get(0).end().orElseThrow().compareTo(at(0.5))).isZero();
        assertThat(overlaps.get(1).begin().orElseThrow().compareTo(at(0.5))).isZero();
        assertThat(overlaps.get(1).end()).isEmpty();
    }

    /** As that, in lengths that doubles are not asked about; and with rotors that are too nearly opposite for them. */
    @Test
    void beyondTheBoundsOfDoubles() {
        double unit = 0x1p-300;
        TurningMotion falling = moving(CRATE.scaled(unit), 0, 3 * unit, 0, -8 * unit);
        TurningMotion floor = still(FLOOR.scaled(unit), 0, 0);
        assertThat(times(TurningOverlap.between(falling, floor, 0, 1), 0.25, 0.625))
                .isEqualTo("0 0");
        // The squares of such lengths have hardly a digit left, and doubles would see a miss.
        double tiny = 0x1p-535;
        TurningMotion crate = turning(CRATE.scaled(tiny), 0, -4 * tiny, 3 * tiny, 4 * tiny, 0.25);
        assertThat(TurningOverlap.between(crate, still(CRATE.scaled(tiny), 0, 0), 0, 1))
                .hasSize(1);
        TurningMotion flip = new TurningMotion(falling.motion(), 1, 0, -1, 0x1p-60);
        assertThat(TurningOverlap.between(flip, floor, 0, 1)).hasSize(1);
    }
}
