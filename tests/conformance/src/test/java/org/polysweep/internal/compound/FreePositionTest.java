package org.polysweep.internal.compound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.polysweep.contact.Point;
import org.polysweep.contact.Verdict;
import org.polysweep.query.Intersection;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.shape.Shape;

/** Where rounding leaves A in B, and how far it has to go then. */
class FreePositionTest {

    private static final ConvexPolygon BODY = ConvexPolygon.box(-0.7, -0.7, 0.7, 0.7);

    /** How far doubles between 512 and 1024 are from each other. */
    private static final double ULP = 0x1p-43;

    private static Point end(Shape a, double x, double y, Shape b) {
        return new FreePosition(a.at(x, y).moving(0, 0), b.at(0, 0).moving(0, 0)).end();
    }

    @Test
    void whoIsFreeStays() {
        assertThat(end(BODY, 0.1, 3, ConvexPolygon.box(-9, -9, 9, 0.1))).isEqualTo(new Point(0.1, 3));
    }

    /** 0.1 + 0.7 is 0.7999999999999999 in doubles, which is too little; the other coordinate is left alone. */
    @Test
    void throughASideItIsTheNextDoubleOutward() {
        assertThat(end(BODY, 0.5, 0.1, ConvexPolygon.box(-9, -9, 9, 0.1))).isEqualTo(new Point(0.5, 0.8));
        assertThat(end(BODY, 0.5, -0.1, ConvexPolygon.box(-9, -0.1, 9, 9))).isEqualTo(new Point(0.5, -0.8));
        assertThat(end(BODY, 0.1, 0.5, ConvexPolygon.box(-9, -9, 0.1, 9))).isEqualTo(new Point(0.8, 0.5));
        assertThat(end(BODY, -0.1, 0.5, ConvexPolygon.box(-0.1, -9, 9, 9))).isEqualTo(new Point(-0.8, 0.5));
    }

    /** In a steep notch a body that is moved up by a double is no freer: it needs six, and gets no more than eight. */
    @Test
    void inANotchItKeepsClear() {
        CompoundShape notch = CompoundShape.of(
                ConvexPolygon.of(0, 0, -1, 7, -9, -9),
                ConvexPolygon.of(0, 0, 1, 5, 9, -9),
                ConvexPolygon.of(0, 0, -9, -9, 9, -9));
        MovingShape ground = notch.at(1000, 1000).moving(0, 0);
        ConvexShape[] bodies = {ConvexPolygon.box(-0.1, -0.1, 0.1, 0.1), RoundedPolygon.circle(0, 0, 0.1)};
        double[] heights = {41.0 / 60, (25 * Math.sqrt(2) + 7 * Math.sqrt(26)) / 120};
        for (int i = 0; i < bodies.length; i++) {
            Point place = new FreePosition(bodies[i].at(1000, 1000.1).moving(0, 0), ground).end();
            assertThat(Intersection.verdict(bodies[i].at(place.x(), place.y()), ground.placed()))
                    .isNotEqualTo(Verdict.OVERLAP);
            assertThat(place.y()).isCloseTo(1000 + heights[i], within(8 * ULP));
        }
    }
}
