package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.trials.Trials;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;

/** Balls that rotate about their centers move as balls that do not, bit for bit, and their rotors advance. */
class RollingBallTest {

    private static final Rotor ROLL = Rotor.ofHalfAngle(4, 1);
    private static final int STEPS = 40;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void theyMoveAlike(long seed) {
        World rolling = new World();
        World sliding = new World();
        List<BodyId> rollingBalls = fill(rolling, Trials.random(seed));
        List<BodyId> slidingBalls = fill(sliding, Trials.random(seed));
        for (BodyId ball : rollingBalls) {
            rolling.bodies().setRotationPerStep(ball, ROLL);
        }
        Response response = seed % 2 == 0 ? Response.slide() : Response.bounce(0.5);
        for (int step = 0; step < STEPS; step++) {
            Rotor before = rolling.rotor(rollingBalls.get(0));
            rolling.step(response);
            sliding.step(response);
            for (int i = 0; i < rollingBalls.size(); i++) {
                assertThat(rolling.x(rollingBalls.get(i))).isEqualTo(sliding.x(slidingBalls.get(i)));
                assertThat(rolling.y(rollingBalls.get(i))).isEqualTo(sliding.y(slidingBalls.get(i)));
            }
            // The first ball is alone in the air.
            assertThat(rolling.rotor(rollingBalls.get(0))).isEqualTo(ROLL.times(before));
        }
    }

    private static List<BodyId> fill(World world, Random random) {
        world.addStatic(
                CompoundShape.of(
                        ConvexPolygon.box(-8, -1, -4, 0),
                        ConvexPolygon.box(-4, -1, 0, 0),
                        ConvexPolygon.of(0, -1, 8, -1, 8, 2, 0, 0)),
                0,
                0);
        world.addStatic(ConvexPolygon.box(-9, 0, -8, 9), 0, 0);
        world.addStatic(ConvexPolygon.box(8, 0, 9, 9), 0, 0);
        List<BodyId> balls = new ArrayList<>();
        balls.add(world.add(RoundedPolygon.circle(0, 0, 0.5), 0, 100));
        for (int i = 0; i < 5; i++) {
            BodyId ball = world.add(
                    RoundedPolygon.circle(0, 0, 0.25 + random.nextInt(3) / 8.0), 3 * i - 6, 2 + random.nextInt(3));
            world.setDisplacement(ball, random.nextInt(-4, 5) / 8.0, random.nextInt(-8, 1) / 16.0);
            balls.add(ball);
        }
        return balls;
    }
}
