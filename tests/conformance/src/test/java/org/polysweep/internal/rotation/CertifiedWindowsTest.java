package org.polysweep.internal.rotation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polysweep.internal.rotation.SomeBodies.CRATE;
import static org.polysweep.internal.rotation.SomeBodies.FLOOR;
import static org.polysweep.internal.rotation.SomeBodies.at;
import static org.polysweep.internal.rotation.SomeBodies.moving;
import static org.polysweep.internal.rotation.SomeBodies.still;

import org.junit.jupiter.api.Test;
import org.polysweep.internal.algebraic.RealRoot;
import org.polysweep.internal.rotation.exact.EventWindow;
import org.polysweep.internal.rotation.exact.OverlapInterval;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;

/** The lengths of windows, for crates of which one can see how many vertices are near. */
class CertifiedWindowsTest {

    private static final MovingShape LYING = still(CRATE, 0, 1);

    private static CertifiedWindows windows(MovingShape a, MovingShape b) {
        RotatingScene scene = new RotatingScene(SomeBodies.body(a), SomeBodies.body(b));
        // An earlier time must not matter.
        scene.frames.moveTo(0);
        return new CertifiedWindows(scene.frames, scene.advancement, scene.overlap);
    }

    /** Two vertices of each are near to an edge of the other: no more than four pairs. */
    @Test
    void withFewPairsAllTheRest() {
        EventWindow window = windows(LYING, still(FLOOR, 0, 0)).from(0.25);
        assertThat(window.end()).isEqualTo(1);
        assertThat(window.times()).usingElementComparator(RealRoot::compareTo).containsExactly(at(0.25), at(1));
    }

    /** With the two at its left end, there are eight: halves, down to a length that grows from window to window. */
    @Test
    void withManyPairsAShortOne() {
        CertifiedWindows windows = windows(LYING, still(ConvexPolygon.box(-1, -1, 9, 0), 0, 0));
        assertThat(windows.from(0).end()).isEqualTo(1 / 256.0);
        assertThat(windows.from(0).end()).isEqualTo(1 / 64.0);
        assertThat(windows.from(0.25).end()).isEqualTo(0.25 + 0.75 / 16);
        assertThat(windows.from(0.25).end()).isEqualTo(0.25 + 0.75 / 4);
        assertThat(windows.from(0.25).end()).isEqualTo(1);
    }

    /** It lands half-way: signs are those at the beginning of the window. */
    @Test
    void isAboutThatPart() {
        EventWindow window =
                windows(moving(CRATE, 0, 3, 0, -4), still(FLOOR, 0, 0)).from(0.75);
        assertThat(window.overlaps()).hasSize(1).allMatch(CertifiedWindowsTest::isAllTheTime);
    }

    private static boolean isAllTheTime(OverlapInterval overlap) {
        return overlap.begin().isEmpty() && overlap.end().isEmpty();
    }
}
