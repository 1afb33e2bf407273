package org.polysweep.internal.rotation.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polysweep.internal.rotation.SomeBodies.CRATE;
import static org.polysweep.internal.rotation.SomeBodies.FLOOR;
import static org.polysweep.internal.rotation.SomeBodies.at;
import static org.polysweep.internal.rotation.SomeBodies.moving;
import static org.polysweep.internal.rotation.SomeBodies.still;

import org.junit.jupiter.api.Test;
import org.polysweep.internal.algebraic.RealRoot;
import org.polysweep.internal.rotation.SomeBodies;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;

/** How near two bodies are, and their corners to edges, where one can see it. */
class ContactPolynomialsTest {

    private static final MovingShape LYING = still(FLOOR, 0, 0);

    private static ContactPolynomials polynomials(MovingShape a, MovingShape b) {
        return ContactPolynomials.of(BodyPair.of(a, b), KnownSigns.NONE);
    }

    /** It falls by 4, lands half-way and gets through to the other side of a floor that is 1 thick. */
    @Test
    void nearness() {
        ContactPolynomials pair = polynomials(moving(CRATE, 0, 3, 0, -4), LYING);
        assertThat(pair.at(at(0.25))).isEqualTo(ContactState.APART);
        assertThat(pair.at(at(0.5))).isEqualTo(ContactState.TOUCHING);
        assertThat(pair.at(at(0.75))).isEqualTo(ContactState.OVERLAPPING);
        ContactPolynomials rounded = polynomials(moving(RoundedPolygon.of(CRATE, 0.5), 0, 3.5, 0, -4), LYING);
        assertThat(rounded.at(at(0.25))).isEqualTo(ContactState.APART);
        assertThat(rounded.at(at(0.5))).isEqualTo(ContactState.TOUCHING);
        assertThat(rounded.at(at(0.75))).isEqualTo(ContactState.OVERLAPPING);
    }

    /** Circles have corners only; the first question about them writes them down. */
    @Test
    void pairsOfCorners() {
        ContactPolynomials circles =
                polynomials(still(RoundedPolygon.circle(0, 0, 2), 3, 4), still(RoundedPolygon.circle(0, 0, 2), 0, 0));
        assertThat(circles.vertexPairs()).hasSize(1);
        assertThat(circles.edges()).isEmpty();
        ContactPolynomials sharp = polynomials(moving(CRATE, 0, 3, 0, -4), LYING);
        assertThat(sharp.vertexPairs()).isEmpty();
        assertThat(sharp.edges()).hasSize(8);
    }

    /** The left lower corner of a crate that falls past the right end of the floor, and the floor's upper side. */
    private static VertexOverEdge overFloor(double x, double radius) {
        ConvexPolygon crate = ConvexPolygon.box(0, 0, 2, 2);
        MovingShape falling = radius == 0
                ? moving(crate, x, 2, 0, -4)
                : moving(RoundedPolygon.of(crate, radius), x, 2 + radius, 0, -4);
        return polynomials(falling, LYING).overEdgeOfB(2).near().get(0);
    }

    @Test
    void theFootIsOnTheEdgeItsEndsIncluded() {
        for (double end : new double[] {-9, 9}) {
            assertThat(overFloor(end, 0).projectsOntoEdge(at(0.25))).isTrue();
            assertThat(overFloor(end - end / 8, 0).projectsOntoEdge(at(0.25))).isTrue();
            assertThat(overFloor(end + end / 8, 0).projectsOntoEdge(at(0.25))).isFalse();
        }
    }

    /** It is at the height of the floor, or at the distance of the radius, half-way. */
    @Test
    void aCornerOverAnEdge() {
        VertexOverEdge sharp = overFloor(0, 0);
        assertThat(sharp.isBeyond(at(0.25))).isTrue();
        assertThat(sharp.isBeyond(at(0.5))).isFalse();
        assertThat(sharp.isBeyond(at(0.75))).isFalse();
        // How far outside it is, so its gap has the sign of the height.
        assertThat(at(0.25).signOf(sharp.gap())).isEqualTo(1);
        assertThat(at(0.75).signOf(sharp.gap())).isEqualTo(-1);
        VertexOverEdge round = overFloor(0, 0.5);
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
        VerticesOverEdge corners =
                polynomials(moving(CRATE, 0, 3, 0, -4), LYING).overEdgeOfB(2);
        assertThat(corners.areBeyond(at(0.25))).isTrue();
        assertThat(corners.areBeyond(at(0.5))).isFalse();
        assertThat(corners.areOutside(at(0.5))).isTrue();
        assertThat(corners.areOutside(at(0.75))).isFalse();
        assertThat(new VerticesOverEdge(true, false, corners.near()).areBeyond(at(0.25)))
                .isFalse();
        assertThat(new VerticesOverEdge(false, true, corners.near()).areBeyond(at(0.25)))
                .isFalse();
        assertThat(new VerticesOverEdge(false, true, corners.near()).areOutside(at(0.25)))
                .isTrue();
        assertThat(new VerticesOverEdge(true, false, corners.near()).areOutside(at(0.25)))
                .isFalse();
        MovingShape rounded = moving(RoundedPolygon.of(CRATE, 0.5), 0, 3.5, 0, -4);
        VerticesOverEdge round = polynomials(rounded, LYING).overEdgeOfB(2);
        assertThat(round.touch(at(0.5))).isTrue();
        assertThat(round.touch(at(0.25))).isFalse();
    }

    /** What touches for a moment only is not overlapping before or after. */
    @Test
    void aGraze() {
        MovingShape box = SomeBodies.rotating(ConvexPolygon.box(-3, -4, 3, 4), 0, 0, 0, 0, 1);
        ContactPolynomials pair = polynomials(box, still(ConvexPolygon.box(0, -10, 1, 10), 5, 0));
        RealRoot graze = at(0.5);
        assertThat(pair.at(graze)).isEqualTo(ContactState.TOUCHING);
        assertThat(pair.at(at(0.5 - 0x1p-40))).isEqualTo(ContactState.APART);
        assertThat(pair.at(at(0.5 + 0x1p-40))).isEqualTo(ContactState.APART);
    }
}
