package org.polysweep.internal.rotation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polysweep.internal.rotation.SomeBodies.CRATE;
import static org.polysweep.internal.rotation.SomeBodies.FLOOR;
import static org.polysweep.internal.rotation.SomeBodies.moving;
import static org.polysweep.internal.rotation.SomeBodies.still;

import org.junit.jupiter.api.Test;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;

/** What is certain for a while about crates on floors, where one can see how many corners are near. */
class CertifiedSignsTest {

    /** Its left side is in line with that of the crate at x = 0. */
    private static final ConvexPolygon SHELF = ConvexPolygon.box(-1, -1, 9, 0);

    private static CertifiedSigns signs(MovingShape a, MovingShape b, double duration) {
        BodyFrames frames = RotatingScene.frames(a, b);
        frames.moveTo(0);
        return new CertifiedSigns(frames, duration);
    }

    /** The lower corners of the crate lie on the upper side of the floor, the upper ones of the floor on its side. */
    @Test
    void aCrateOnAFloor() {
        CertifiedSigns signs = signs(still(CRATE, 0, 1), still(FLOOR, 0, 0), 1);
        for (int corner = 0; corner < 4; corner++) {
            boolean isLower = corner < 2;
            assertThat(signs.ofHeight(false, 2, corner)).isEqualTo(isLower ? 0 : 1);
            assertThat(signs.ofHeight(false, 0, corner)).isEqualTo(-1);
            assertThat(signs.ofHeight(false, 1, corner)).isEqualTo(-1);
            assertThat(signs.ofHeight(true, 0, corner)).isEqualTo(isLower ? 1 : 0);
            boolean isOnTheRight = corner == 1 || corner == 2;
            assertThat(signs.ofHeight(true, 1, corner)).isEqualTo(isOnTheRight ? 1 : -1);
            assertThat(signs.ofHeight(true, 2, corner)).isEqualTo(-1);
        }
        assertOpen(4, signs);
    }

    /** Asserts that so many pairs are open: no more, and not one less. */
    private static void assertOpen(int pairs, CertifiedSigns signs) {
        assertThat(signs.hasMoreOpen(pairs)).isFalse();
        assertThat(pairs == 0 || signs.hasMoreOpen(pairs - 1L)).isTrue();
    }

    /** As that; and the left corners of each are in line with the left side of the other. */
    @Test
    void aCrateAtTheEdge() {
        CertifiedSigns signs = signs(still(CRATE, 0, 1), still(SHELF, 0, 0), 1);
        assertOpen(8, signs);
        // On each other; by 2 and by 8 apart.
        assertThat(signs.areApart(0, 3)).isFalse();
        assertThat(signs.areApart(1, 3)).isTrue();
        assertThat(signs.areApart(1, 2)).isTrue();
    }

    /**
     * As that, by a radius higher; and one corner of each has just that distance from one of the other. The right
     * corner of the shelf is as close to the line of the crate's lower side, but does not project onto it.
     */
    @Test
    void aRoundedCrateAtTheEdge() {
        MovingShape shelf = still(SHELF, 0, 0);
        CertifiedSigns signs = signs(still(RoundedPolygon.of(CRATE, 0.5), 0, 1.5), shelf, 1);
        assertOpen(8, signs);
        assertThat(signs.areApart(0, 3)).isFalse();
        assertThat(signs.areApart(1, 3)).isTrue();
        // A hair's breadth higher no pair of corners comes as near; the sides are as they were.
        assertOpen(4, signs(still(RoundedPolygon.of(CRATE, 0.5), 0, 1.5 + 0x1p-30), shelf, 1));
        // All four corners of a small crate are nearer to the left end of the shelf than a large radius.
        MovingShape small = still(RoundedPolygon.of(ConvexPolygon.box(-2, 0, 0, 2), 5), -1, 0);
        CertifiedSigns large = signs(small, shelf, 1);
        for (int corner = 0; corner < 4; corner++) {
            assertThat(large.areApart(corner, 3)).isFalse();
        }
    }

    /** One pair of corners, and nothing else, since points have no sides. */
    @Test
    void circles() {
        CertifiedSigns touching =
                signs(still(RoundedPolygon.circle(0, 0, 2), 3, 4), still(RoundedPolygon.circle(0, 0, 3), 0, 0), 1);
        assertOpen(1, touching);
        CertifiedSigns apart =
                signs(still(RoundedPolygon.circle(0, 0, 2), 3, 4), still(RoundedPolygon.circle(0, 0, 2), 0, 0), 1);
        assertOpen(0, apart);
    }

    /** It falls by 4 in the step, and lands half-way. */
    @Test
    void whatFallsIsAboveForAWhile() {
        MovingShape falling = moving(CRATE, 0, 3, 0, -4);
        MovingShape floor = still(FLOOR, 0, 0);
        assertThat(signs(falling, floor, 0.4375).ofHeight(false, 2, 0)).isEqualTo(1);
        assertOpen(0, signs(falling, floor, 0.4375));
        assertThat(signs(falling, floor, 0.5625).ofHeight(false, 2, 0)).isZero();
        assertOpen(4, signs(falling, floor, 0.5625));
    }
}
