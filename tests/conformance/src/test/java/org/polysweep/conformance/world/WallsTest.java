package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;

/** Walls that somebody once got through: parts of one chain, a chain with a front, and two that close in. */
class WallsTest {

    private static final double[] SQUARE = {0, 0, 10, 0, 10, 10, 0, 10, 0, 0};

    private static final ConvexPolygon BOX = ConvexPolygon.box(-0.3, -0.3, 0.3, 0.3);

    /** Rounding puts the box an ulp into the wall that it leaves; that was all that was heard of the chain. */
    @ParameterizedTest
    @CsvSource({
        "4.6, 3.0, 19, -30, -17, -17, -20, -29, 26, 22",
        "3.3, 2.6, 14,  -6,  29,  27,  28, -12, 13, -30",
        "8.8, 4.4,  3,  -2,  20, -24,  28, -11, -17, 20"
    })
    void aClosedChainStaysClosed(
            double x, double y, double dx, double dy, double a, double b, double c, double d, double e, double f) {
        World world = new World();
        world.addKinematic(CompoundShape.chain(SQUARE), 0.1, 0.1);
        BodyId box = world.add(BOX, x + 0.1, y + 0.1);
        world.setDisplacement(box, dx, dy);
        double[] motions = {a, b, c, d, e, f};
        int[] next = {0};
        world.step((contact, motion) -> {
            motion.b().set(motions[next[0]], motions[next[0] + 1]);
            next[0] = (next[0] + 2) % motions.length;
        });
        assertThat(world.x(box)).isBetween(0.4, 9.8);
        assertThat(world.y(box)).isBetween(0.4, 9.8);
    }

    /**
     * In the corner, rounding puts the box an ulp into the wall that it has not met yet, as if it came through from
     * behind.
     */
    @Test
    void theCornerOfAChainWithAFrontIsClosed() {
        World world = new World();
        world.addKinematic(CompoundShape.oneSidedChain(SQUARE), 0.1, 0.1);
        BodyId box = world.add(BOX, 2.5 + 0.1, 5.7 + 0.1);
        world.setDisplacement(box, 8, -6);
        world.step((contact, motion) -> motion.b().set(29, 11));
        assertThat(world.x(box)).isBetween(0.4, 9.8);
        assertThat(world.y(box)).isBetween(0.4, 9.8);
    }

    @Test
    void slidingIntoTheCornerOfAChainWithAFrontEndsThere() {
        World world = new World();
        world.addKinematic(CompoundShape.oneSidedChain(-5, -5, 5, -5, 0, 5, -5, -5), 0, 0);
        BodyId box = world.add(ConvexPolygon.box(-0.5, -0.5, 0.5, 0.5), 0, -1);
        for (int frame = 0; frame < 5; frame++) {
            world.setDisplacement(box, frame % 2 == 0 ? 0 : 3, 11);
            world.step(Response.slide());
            assertThat(2 * Math.abs(world.x(box)) + world.y(box)).isLessThan(4);
        }
    }

    /** From behind one passes, even with a contact on the way and for many frames. */
    @Test
    void whoComesFromBehindPasses() {
        World world = new World();
        world.addKinematic(CompoundShape.oneSidedChain(-9, 0, 9, 0), 0, 0);
        world.addKinematic(CompoundShape.chain(2, -9, 2, 9), 0, 0);
        BodyId box = world.add(BOX, 0, -2);
        for (int frame = 0; frame < 40; frame++) {
            world.setDisplacement(box, 1, 0.0625);
            world.step(Response.slide());
        }
        assertThat(world.y(box)).isEqualTo(0.5);
        world.setDisplacement(box, 0, -3);
        world.step(Response.slide());
        assertThat(world.y(box)).isEqualTo(0.3);
    }

    /** No body is left behind by a wall that passes over it and back to where the wall has been already. */
    @ParameterizedTest
    @ValueSource(doubles = {1, 2.1, -0.7, 4.25})
    void whoIsCrushedStaysBetweenTheWalls(double x) {
        for (Response response : new Response[] {Response.stop(), Response.slide(), Response.bounce(1)}) {
            World world = new World();
            ConvexPolygon wall = ConvexPolygon.of(0, -50, 0, 50);
            BodyId left = world.addKinematic(wall, -5, 0);
            BodyId right = world.addKinematic(wall, 5, 0);
            BodyId ball = world.add(RoundedPolygon.circle(0, 0, 0.2), x, 0);
            world.setDisplacement(left, 7, 0);
            world.setDisplacement(right, -25, 0);
            world.step(response);
            assertThat(world.x(left)).isLessThan(world.x(ball));
            assertThat(world.x(right)).isGreaterThan(world.x(ball));
        }
    }
}
