package org.polysweep.internal.rotation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polysweep.internal.rotation.SomeBodies.CRATE;
import static org.polysweep.internal.rotation.SomeBodies.FLOOR;
import static org.polysweep.internal.rotation.SomeBodies.at;
import static org.polysweep.internal.rotation.SomeBodies.moving;
import static org.polysweep.internal.rotation.SomeBodies.rotating;
import static org.polysweep.internal.rotation.SomeBodies.still;
import static org.polysweep.internal.rotation.SomeBodies.with;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polysweep.internal.rotation.exact.OverlapInterval;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;

/** All overlaps in a step, where one can see when they are. */
class OverlapIntervalTest {

    private static final MovingShape WALL = still(ConvexPolygon.box(0, -10, 1, 10), 5, 0);

    private static String times(List<OverlapInterval> overlaps, double begin, double end) {
        StringBuilder text = new StringBuilder();
        for (OverlapInterval overlap : overlaps) {
            text.append(overlap.begin().map(time -> time.compareTo(at(begin))).orElse(null))
                    .append(' ')
                    .append(overlap.end().map(time -> time.compareTo(at(end))).orElse(null));
        }
        return text.toString();
    }

    /** It falls by 8, from 2 above the floor until it is far below. */
    @Test
    void aCrateFallsThroughAFloor() {
        MovingShape falling = moving(CRATE, 0, 3, 0, -8);
        MovingShape floor = still(FLOOR, 0, 0);
        assertThat(times(RotatingEvents.overlaps(falling, floor, 0, 1), 0.25, 0.625))
                .isEqualTo("0 0");
        assertThat(times(RotatingEvents.overlaps(falling, floor, 0.25, 0.5), 0.25, 0.5))
                .isEqualTo("0 null");
        assertThat(times(RotatingEvents.overlaps(falling, floor, 0.5, 1), 0.5, 0.625))
                .isEqualTo("null 0");
        assertThat(times(RotatingEvents.overlaps(falling, floor, 0.5, 0.5625), 0.5, 0.5))
                .isEqualTo("null null");
        assertThat(RotatingEvents.overlaps(falling, floor, 0.75, 1)).isEmpty();
    }

    /** A corner at a distance of 5 comes by; the second one is two overlaps, as it ceases for a moment. */
    @Test
    void twoAndNone() {
        MovingShape box = rotating(ConvexPolygon.box(-3, -4, 3, 4), 0, 0, 0, 0, 1);
        assertThat(RotatingEvents.overlaps(box, WALL, 0, 1)).isEmpty();
        // The opposite of the graze: it is inside before and after.
        MovingShape inside = with(box, 4, -1, 4, 1);
        MovingShape near = still(ConvexPolygon.box(0, -10, 1, 10), 3, 0);
        List<OverlapInterval> overlaps = RotatingEvents.overlaps(inside, near, 0, 1);
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
        MovingShape falling = moving(CRATE.scaled(unit), 0, 3 * unit, 0, -8 * unit);
        MovingShape floor = still(FLOOR.scaled(unit), 0, 0);
        assertThat(times(RotatingEvents.overlaps(falling, floor, 0, 1), 0.25, 0.625))
                .isEqualTo("0 0");
        // The squares of such lengths have hardly a digit left, and doubles would see a miss.
        double tiny = 0x1p-535;
        MovingShape crate = rotating(CRATE.scaled(tiny), 0, -4 * tiny, 3 * tiny, 4 * tiny, 0.25);
        assertThat(RotatingEvents.overlaps(crate, still(CRATE.scaled(tiny), 0, 0), 0, 1))
                .hasSize(1);
        MovingShape flip = with(falling, 1, 0, -1, 0x1p-60);
        assertThat(RotatingEvents.overlaps(flip, floor, 0, 1)).hasSize(1);
    }
}
