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
import org.polysweep.shape.RoundedPolygon;

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

    /** With the two at its left end, there are eight: as many as the second window may have, but not the first. */
    @Test
    void withManyPairsAShortOne() {
        CertifiedWindows windows = windows(LYING, still(ConvexPolygon.box(-1, -1, 9, 0), 0, 0));
        assertThat(windows.from(0).end()).isEqualTo(0x1p-24);
        assertThat(windows.from(0.25).end()).isEqualTo(1);
    }

    /** A vertex is as close to the lines of most edges as at a contact, but it projects onto few of them. */
    @Test
    void withLargeRadiiOnlyPairsThatProject() {
        RoundedPolygon crate = RoundedPolygon.of(CRATE, 50);
        RotatingScene scene =
                new RotatingScene(SomeBodies.body(still(crate, 0, 100.5)), SomeBodies.body(still(crate, 30, 0)));
        scene.frames.moveTo(0);
        assertThat(new CertifiedSigns(scene.frames, 1).hasMoreOpen(0)).isFalse();
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
