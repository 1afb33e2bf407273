package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.world.BodyId;
import org.polysweep.world.Response;
import org.polysweep.world.World;

/** What bounces settles, if it has a rest threshold. */
class PileTest {

    private final World world = new World();

    /** Ten boxes fall into a container and bounce: they lie still after a while, to the bit. */
    @ParameterizedTest
    @CsvSource({"0, 0.25", "0.5, 0.25"})
    void aPileSettles(double restitution, double restThreshold) {
        world.addKinematic(ConvexPolygon.box(-1, -1, 5, 0), 0, 0);
        world.addKinematic(ConvexPolygon.box(-1, 0, 0, 40), 0, 0);
        world.addKinematic(ConvexPolygon.box(4, 0, 5, 40), 0, 0);
        List<BodyId> boxes = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            BodyId box =
                    world.add(ConvexPolygon.box(0, 0, 1 + i % 3 * 0.3, 1), 0.1 + i % 2 * 1.7 + 0.01 * i, 1 + 1.3 * i);
            boxes.add(box);
        }
        Response bounce = Response.bounce(restitution, restThreshold);
        List<Double> before = List.of();
        int still = 0;
        for (int frame = 0; frame < 200; frame++) {
            boxes.forEach(box -> world.setMotion(box, world.dx(box), world.dy(box) - 0.05));
            world.step(bounce);
            List<Double> places = new ArrayList<>();
            boxes.forEach(box -> places.addAll(List.of(world.x(box), world.y(box))));
            still = places.equals(before) ? still + 1 : 0;
            before = places;
        }
        assertThat(still).isGreaterThan(100);
    }
}
