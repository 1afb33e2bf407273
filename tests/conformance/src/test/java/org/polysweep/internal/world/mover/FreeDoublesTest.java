package org.polysweep.internal.world.mover;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.body.SomeBodies;
import org.polysweep.internal.world.broadphase.BroadPhase;
import org.polysweep.internal.world.broadphase.SweptBoxes;
import org.polysweep.internal.world.query.Scene;
import org.polysweep.internal.world.segment.Trajectories;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.Shape;

/** Which doubles a body is put at that ends in something by rounding, where one can see it. */
class FreeDoublesTest {

    private static final Shape CRATE = SomeBodies.box(0, 0, 1, 1);

    /** A slope from the upper left to the lower right. */
    private static final Shape SLOPE = CompoundShape.of(ConvexPolygon.of(-8, -8, 8, -8, -8, 8));

    /** A unit in the last place of numbers from 64 to 128. */
    private static final double ULP = 0x1p-46;

    private StandingSweep sweep = sweep(new Bodies());
    private FreeDoubles free = new FreeDoubles(sweep);

    private static StandingSweep sweep(Bodies bodies) {
        BroadPhase broadPhase = new BroadPhase(bodies, new Trajectories(), new SweptBoxes(bodies));
        MovedBody self = new MovedBody(bodies);
        Neighborhood around = new Neighborhood(bodies, broadPhase, new Scene(bodies, broadPhase), self);
        around.set(new MoverState(), 1, 0);
        return new StandingSweep(bodies, around, self);
    }

    /** A crate, and something that stands. */
    private void begin(Shape standing, double x, double y) {
        Bodies bodies = new Bodies();
        sweep = sweep(bodies);
        free = new FreeDoubles(sweep);
        int crate = bodies.index(bodies.add(CRATE, 0, 0, false));
        bodies.add(standing, x, y, true);
        sweep.self.set(crate, CRATE);
        free.setWidth(1);
    }

    private void isAt(double x, double y) {
        assertThat(free.x).isEqualTo(x);
        assertThat(free.y).isEqualTo(y);
    }

    /**
     * Its corner goes along a slope from (100, -130), by one unit of 100, which is half a one of 130. So the end is
     * rounded into the slope, and one unit along each axis is enough to be out of it.
     */
    @Test
    void anEndThatIsRoundedIntoASlope() {
        begin(SLOPE, 100, -130);
        assertThat(sweep.sweep(100, -130, -ULP, ULP)).isFalse();
        assertThat(sweep.isFree(100 - ULP, -130, 1)).isFalse();
        free.atEnd();
        isAt(100, -130 + 2 * ULP);
        // A body is no wider than 32 times as far as it may be moved.
        free.setWidth(64 * ULP);
        free.atEnd();
        isAt(100, -130 + 2 * ULP);
        // Narrower, it is put back to the beginning, since all earlier points are rounded alike.
        free.setWidth(63 * ULP);
        free.atEnd();
        isAt(100, -130);
    }

    /** The same at the end of a longer way: a point a little earlier is on the slope, and not in it. */
    @Test
    void aPointALittleEarlier() {
        begin(SLOPE, 100, -130);
        assertThat(sweep.sweep(104, -134, -4 - ULP, 4 + ULP)).isFalse();
        free.setWidth(0);
        free.atEnd();
        isAt(100, -130);
        free.setWidth(1);
        free.atEnd();
        isAt(100, -130 + 2 * ULP);
    }

    /** A double holds the difference of the end and the beginning, but not the sum: then, too, the end is rounded. */
    @Test
    void anEndThatIsRoundedIntoAWall() {
        double tiny = 0x1p-60;
        begin(SomeBodies.box(-9, -9, -4, 9), tiny, 0);
        assertThat(sweep.sweep(tiny, 0, -4, 0)).isFalse();
        free.atEnd();
        isAt(-4 + Math.ulp(4.0), 0);
        // The same along both axes.
        assertThat(sweep.sweep(tiny, tiny, -4, 1)).isFalse();
        free.atEnd();
        isAt(-4 + Math.ulp(4.0), 1);
    }

    /** What doubles hold is taken as it is. */
    @Test
    void anExactEnd() {
        begin(SLOPE, 100, -130);
        assertThat(sweep.sweep(104, -134, -4, 4)).isFalse();
        free.setWidth(0);
        free.atEnd();
        isAt(100, -130);
        assertThat(sweep.sweep(104, -134, 8, -0.5)).isFalse();
        free.atEnd();
        isAt(112, -134.5);
    }

    /** A crate that starts some units inside a wall on its left, or the floor; how far out of that it is moved. */
    private double movedOut(int depth, double width) {
        double result = 0;
        for (boolean alongX : new boolean[] {true, false}) {
            begin(SomeBodies.box(-9, -9, alongX ? 0 : 9, alongX ? 9 : 0), alongX ? 100 : 0, alongX ? 0 : 100);
            double from = 100 - depth * ULP;
            assertThat(sweep.sweep(alongX ? from : 0, alongX ? 0 : from, 0, 0)).isFalse();
            assertThat(sweep.startsInside).isEqualTo(depth > 0);
            free.setWidth(width);
            free.moveOut(0);
            assertThat(alongX ? free.y : free.x).isZero();
            double moved = ((alongX ? free.x : free.y) - 100) / ULP;
            assertThat(alongX || moved == result).isTrue();
            result = moved;
        }
        return result;
    }

    /** By 1, 3, 7, … units, and 127 at most, as long as it is 32 times as wide as the last step. */
    @Test
    void outOfAWall() {
        assertThat(movedOut(0, 1)).isZero();
        assertThat(movedOut(1, 1)).isZero();
        assertThat(movedOut(2, 1)).isEqualTo(1);
        assertThat(movedOut(3, 1)).isZero();
        assertThat(movedOut(4, 1)).isEqualTo(3);
        assertThat(movedOut(127, 1)).isZero();
        assertThat(movedOut(128, 1)).isEqualTo(-128);
        assertThat(movedOut(3, 64 * ULP)).isZero();
        assertThat(movedOut(3, 63 * ULP)).isEqualTo(-3);
        assertThat(movedOut(1, 31 * ULP)).isEqualTo(-1);
    }

    /** A line that meets something stops before it. */
    @Test
    void atAContact() {
        begin(SomeBodies.box(-9, -9, 0, 9), 100, 0);
        assertThat(sweep.sweep(104, 0, -8, 0.5)).isTrue();
        free.atContact();
        isAt(100, 0.25);
        assertThat(sweep.sweep(100, 0, -8, 0.5)).isTrue();
        free.atContact();
        isAt(100, 0);
    }
}
