package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.world.FarRoom.Walls;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.trials.Trials;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;

/** Walls without width, and bodies that are 20 to 300 units in the last place of their coordinates wide. */
class SmallBodiesTest {

    /** Doubles are whole numbers here, and all of them. */
    private static final double FAR = 5e15;

    /** In some of these, somebody once got out. */
    private static final int FIRST_ROOM = 21;

    private static final int ROOMS = Trials.times(3);

    @ParameterizedTest
    @EnumSource
    void nobodyGetsOut(Walls walls) {
        FarRoomTest.run(walls, FIRST_ROOM, ROOMS, 20, 300);
    }

    /** In a corner, each way out of one wall leads into the other. */
    @Test
    void slidingIntoACorner() {
        double[] triangle = {40, 16, -43, 9, -23, -71, 40, 16};
        World world = new World();
        world.addKinematic(CompoundShape.chain(triangle), FAR, FAR);
        BodyId body = world.add(RoundedPolygon.capsule(-10, 0, 10, 0, 10), FAR, FAR);
        world.setDisplacement(body, 0, 100);
        world.step(Response.slide());
        requireInside(triangle, world, body);
    }

    @Test
    void stoppingInACorner() {
        double[] triangle = {144, 47, -119, 36, -40, -123, 144, 47};
        World world = new World();
        world.addKinematic(CompoundShape.chain(triangle), FAR, FAR);
        BodyId body = world.add(RoundedPolygon.capsule(-35, 0, 35, 0, 39), FAR, FAR);
        world.setDisplacement(body, 726, 955);
        world.step(Response.stop());
        requireInside(triangle, world, body);
    }

    /** The box pushes the other body through the wall. */
    @Test
    void betweenAWallAndAnotherBody() {
        double[] outline = {160, 45, -10, 224, -151, 60, -166, -200, 86, -127, 160, 45};
        World world = new World();
        BodyId box = world.add(ConvexPolygon.box(-11, -11, 11, 11), FAR + 94, FAR + 88);
        BodyId other = world.add(ConvexPolygon.of(-17, 18, -18, -17, 17, -18, 18, 17), FAR + 117, FAR + 51);
        world.addKinematic(CompoundShape.chain(outline), FAR, FAR);
        world.setDisplacement(box, -2304, 0);
        world.setDisplacement(other, -8192, 0);
        world.step(Response.bounce(0));
        requireInside(outline, world, box);
        requireInside(outline, world, other);
    }

    /** On the inner side of each edge of a convex outline; whole numbers, so nothing is rounded. */
    private static void requireInside(double[] outline, World world, BodyId body) {
        double x = world.x(body) - FAR;
        double y = world.y(body) - FAR;
        for (int i = 0; i + 2 < outline.length; i += 2) {
            double turn = (outline[i + 2] - outline[i]) * (y - outline[i + 1])
                    - (outline[i + 3] - outline[i + 1]) * (x - outline[i]);
            assertThat(turn).as("%s at %s, %s: edge %d", body, x, y, i / 2).isPositive();
        }
    }
}
