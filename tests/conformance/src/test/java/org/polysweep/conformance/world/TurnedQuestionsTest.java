package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.contact.Verdict;
import org.polysweep.pose.Rotor;
import org.polysweep.query.Distance;
import org.polysweep.query.Intersection;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.shape.Shape;
import org.polysweep.trials.Trials;
import org.polysweep.world.QueryFilter;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Neighbor;

/** A question about a shape that is turned is that about a body that stands so, or about each of the bodies alone. */
class TurnedQuestionsTest {

    private static final QueryFilter SOLID = QueryFilter.excludingSensors();

    private final World world = new World();

    private static PlacedShape next(Random random) {
        Shape[] shapes = {
            ConvexPolygon.box(-1, -0.25, 2, 0.25),
            ConvexPolygon.of(0, 0, 2, 0.5, 1, 2),
            RoundedPolygon.capsule(0, 0, 1.5, 0, 0.25),
            CompoundShape.of(ConvexPolygon.box(0, 0, 2, 0.5), ConvexPolygon.box(0, 0.5, 0.5, 2))
        };
        Rotor rotor = Rotor.ofHalfAngle(random.nextInt(4) + 1, random.nextInt(7) - 3);
        return shapes[random.nextInt(shapes.length)]
                .at(random.nextInt(9), random.nextInt(9))
                .withRotor(rotor);
    }

    @Test
    void aRotorCounts() {
        Random random = Trials.random(1);
        int met = 0;
        for (int trial = 0; trial < Trials.times(24); trial++) {
            world.bodies().all().forEach(world::remove);
            for (int i = 0; i < 8; i++) {
                world.add(next(random));
            }
            PlacedShape asked = next(random);
            List<BodyId> others = world.bodies().all();
            List<Neighbor> near = others.stream()
                    .map(body -> new Neighbor(
                            body, Distance.between(asked, world.bodies().placed(body))))
                    .sorted(Comparator.comparingDouble(Neighbor::distance))
                    .toList();
            assertThat(world.queries().neighbors(asked, 3, SOLID)).isEqualTo(near.subList(0, 3));
            List<BodyId> inside = others.stream()
                    .filter(body -> Intersection.verdict(asked, world.bodies().placed(body)) != Verdict.MISS)
                    .toList();
            assertThat(world.queries().overlapShape(asked, SOLID)).isEqualTo(inside);
            BodyId asking = world.add(asked);
            QueryFilter filter = SOLID.excluding(asking);
            double dx = random.nextInt(17) - 8;
            assertThat(world.queries().castShapeAll(asked, dx, 3, filter))
                    .isEqualTo(world.queries().castShapeAll(asking, dx, 3, SOLID));
            assertThat(world.queries().castShape(asked, dx, 3, filter))
                    .isEqualTo(world.queries().castShape(asking, dx, 3, SOLID));
            met += inside.size()
                    + world.queries().castShapeAll(asked, dx, 3, filter).size();
        }
        assertThat(met).isPositive();
    }

    /** A bar of 4 by 1, upright by a quarter turn, passes over a box that it would hit if it lay. */
    @Test
    void aBarThatIsUprightPasses() {
        world.add(ConvexPolygon.box(0, 0, 1, 1), 4, 0);
        ConvexPolygon bar = ConvexPolygon.box(-2, -0.5, 2, 0.5);
        assertThat(world.queries().castShape(bar.at(2.5, 4), 0, -9, SOLID)).isPresent();
        assertThat(world.queries().castShape(bar.at(2.5, 4).withRotor(Rotor.ofHalfAngle(1, 1)), 0, -9, SOLID))
                .isEmpty();
        assertThat(world.queries().castShape(bar, 2.5, 4, 0, -9, SOLID)).isPresent();
    }

    @Test
    @SuppressWarnings("NullAway") // what a checker would refuse
    void whatIsNullIsNamed() {
        for (Runnable question : List.<Runnable>of(
                () -> world.queries().castShape((PlacedShape) null, 1, 0, SOLID),
                () -> world.queries().castShapeAll((PlacedShape) null, 1, 0, SOLID),
                () -> world.queries().overlapShape(null, SOLID),
                () -> world.queries().neighbors(null, 1, SOLID))) {
            assertThatThrownBy(question::run).hasMessageContaining("placed must not be null; use shape.at(x, y)");
        }
    }
}
