package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;

/** Many boxes in free space that move by several times their size in a step: friction does not make them stall. */
class FastBoxesTest {

    /** Responses with friction. */
    enum Rubbing {
        PUSH(Response.push()),
        BOUNCE(Response.bounce(0.5)),
        REST(Response.bounce(0.5, 0.25)),
        ELASTIC(Response.bounce(1));

        private final Response response;

        Rubbing(Response base) {
            response = base.withFriction(0.5);
        }
    }

    /** Before friction ended after a number of changes, two of three scenes with PUSH had stalled bodies. */
    @ParameterizedTest
    @EnumSource
    void boxesDoNotStall(Rubbing rubbing) {
        int stalled = 0;
        for (int seed = 0; seed < 36; seed++) {
            World world = scene(new Random(seed));
            boolean stalls = false;
            for (int frame = 0; frame < 4; frame++) {
                stalls |= !world.step(rubbing.response).stalled().isEmpty();
                world.persistDisplacements();
            }
            stalled += stalls ? 1 : 0;
        }
        assertThat(stalled).isLessThanOrEqualTo(1);
    }

    private static World scene(Random random) {
        World world = new World();
        int count = 30 + random.nextInt(31);
        double side = Math.sqrt(count) * (1.2 + random.nextDouble());
        double speed = 1 + 5 * random.nextDouble();
        for (int i = 0; i < count; i++) {
            double x = random.nextDouble() * side;
            double y = random.nextDouble() * side;
            double width = 0.2 + 0.3 * random.nextDouble();
            double height = 0.2 + 0.3 * random.nextDouble();
            BodyId body = world.add(ConvexPolygon.box(-width, -height, width, height), x, y);
            world.bodies().setMass(body, 1 + random.nextInt(4));
            world.setDisplacement(body, speed * (2 * random.nextDouble() - 1), speed * (2 * random.nextDouble() - 1));
        }
        return world;
    }
}
