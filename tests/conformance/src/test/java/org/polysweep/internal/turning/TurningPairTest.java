package org.polysweep.internal.turning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polysweep.internal.turning.SomeTurns.CRATE;
import static org.polysweep.internal.turning.SomeTurns.FLOOR;
import static org.polysweep.internal.turning.SomeTurns.at;
import static org.polysweep.internal.turning.SomeTurns.moving;
import static org.polysweep.internal.turning.SomeTurns.still;

import org.junit.jupiter.api.Test;
import org.polysweep.internal.algebraic.RealRoot;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.RoundedPolygon;

/** How near two bodies are, and their corners to edges, where one can see it. */
class TurningPairTest {

    private static final TurningMotion LYING = still(FLOOR, 0, 0);

    /** It falls by 4, lands half-way and gets through to the other side of a floor that is 1 thick. */
    @Test
    void nearness() {
        TurningPair pair = new TurningPair(moving(CRATE, 0, 3, 0, -4), LYING);
        assertThat(pair.at(at(0.25))).isEqualTo(Nearness.APART);
        assertThat(pair.at(at(0.5))).isEqualTo(Nearness.TOUCHING);
        assertThat(pair.at(at(0.75))).isEqualTo(Nearness.OVERLAPPING);
        TurningPair rounded = new TurningPair(moving(RoundedPolygon.of(CRATE, 0.5), 0, 3.5, 0, -4), LYING);
        assertThat(rounded.at(at(0.25))).isEqualTo(Nearness.APART);
        assertThat(rounded.at(at(0.5))).isEqualTo(Nearness.TOUCHING);
        assertThat(rounded.at(at(0.75))).isEqualTo(Nearness.OVERLAPPING);
    }

    /** Circles have corners only; the first question about them writes them down. */
    @Test
    void pairsOfCorners() {
        TurningPair circles = new TurningPair(
                still(RoundedPolygon.circle(0, 0, 2), 3, 4), still(RoundedPolygon.circle(0, 0, 2), 0, 0));
        assertThat(circles.cornerPairs()).hasSize(1);
        assertThat(circles.edges()).isEmpty();
        TurningPair sharp = new TurningPair(moving(CRATE, 0, 3, 0, -4), LYING);
        assertThat(sharp.cornerPairs()).isEmpty();
        assertThat(sharp.edges()).hasSize(8);
    }

    /** The left lower corner of a crate that falls past the right end of the floor, and the floor's upper side. */
    private static CornerOverEdge overFloor(double x, double radius) {
        ConvexPolygon crate = ConvexPolygon.box(0, 0, 2, 2);
        TurningMotion falling = radius == 0
                ? moving(crate, x, 2, 0, -4)
                : moving(RoundedPolygon.of(crate, radius), x, 2 + radius, 0, -4);
        return new TurningPair(falling, LYING).fromEdgeOfB(2).near().get(0);
    }

    @Test
    void theFootIsOnTheEdgeItsEndsIncluded() {
        for (double end : new double[] {-9, 9}) {
            assertThat(overFloor(end, 0).hasFootOnEdge(at(0.25))).isTrue();
            assertThat(overFloor(end - end / 8, 0).hasFootOnEdge(at(0.25))).isTrue();
            assertThat(overFloor(end + end / 8, 0).hasFootOnEdge(at(0.25))).isFalse();
        }
    }

    /** It is at the height of the floor, or at the distance of the radius, half-way. */
    @Test
    void aCornerOverAnEdge() {
        CornerOverEdge sharp = overFloor(0, 0);
        assertThat(sharp.isBeyond(at(0.25))).isTrue();
        assertThat(sharp.isBeyond(at(0.5))).isFalse();
        assertThat(sharp.isBeyond(at(0.75))).isFalse();
        // How far outside it is, so its gap has the sign of the height.
        assertThat(at(0.25).signOf(sharp.gap())).isEqualTo(1);
        assertThat(at(0.75).signOf(sharp.gap())).isEqualTo(-1);
        CornerOverEdge round = overFloor(0, 0.5);
        assertThat(round.isBeyond(at(0.25))).isTrue();
        assertThat(round.isBeyond(at(0.5))).isFalse();
        assertThat(round.touches(at(0.25))).isFalse();
        assertThat(round.touches(at(0.5))).isTrue();
        assertThat(round.touches(at(0.75))).isFalse();
        // As far below the line as that is not the distance of a contact; nor is that beyond the end.
        assertThat(at(0.75).signOf(round.gap())).isZero();
        assertThat(overFloor(9, 0.5).touches(at(0.5))).isTrue();
        assertThat(overFloor(10, 0.5).touches(at(0.5))).isFalse();
    }

    @Test
    void allCornersOverAnEdge() {
        CornersOverEdge corners = new TurningPair(moving(CRATE, 0, 3, 0, -4), LYING).fromEdgeOfB(2);
        assertThat(corners.areBeyond(at(0.25))).isTrue();
        assertThat(corners.areBeyond(at(0.5))).isFalse();
        assertThat(corners.areOutside(at(0.5))).isTrue();
        assertThat(corners.areOutside(at(0.75))).isFalse();
        assertThat(new CornersOverEdge(true, corners.near()).areBeyond(at(0.25)))
                .isFalse();
        assertThat(new CornersOverEdge(true, corners.near()).areOutside(at(0.25)))
                .isFalse();
        TurningMotion rounded = moving(RoundedPolygon.of(CRATE, 0.5), 0, 3.5, 0, -4);
        CornersOverEdge round = new TurningPair(rounded, LYING).fromEdgeOfB(2);
        assertThat(round.touch(at(0.5))).isTrue();
        assertThat(round.touch(at(0.25))).isFalse();
    }

    /** The numbers of a motion are the same when they come back. */
    @Test
    void numbersOfABody() {
        TurningMotion motion = SomeTurns.turning(RoundedPolygon.of(CRATE, 0.5), 1, 2, 3, 4, 5);
        assertThat(BodyNumbers.of(motion).toMotion()).isEqualTo(motion);
    }

    /** What touches for a moment only is not overlapping before or after. */
    @Test
    void aGraze() {
        TurningMotion turning = SomeTurns.turning(ConvexPolygon.box(-3, -4, 3, 4), 0, 0, 0, 0, 1);
        TurningPair pair = new TurningPair(turning, still(ConvexPolygon.box(0, -10, 1, 10), 5, 0));
        RealRoot graze = at(0.5);
        assertThat(pair.at(graze)).isEqualTo(Nearness.TOUCHING);
        assertThat(pair.at(at(0.5 - 0x1p-40))).isEqualTo(Nearness.APART);
        assertThat(pair.at(at(0.5 + 0x1p-40))).isEqualTo(Nearness.APART);
    }
}
