package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.world.QueryFilter;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;

/** Sensors are reported and stop no body. */
class SensorTest {

    private static final ConvexPolygon BOX = ConvexPolygon.box(0, 0, 1, 1);

    private final World world = new World();

    @Test
    void aSensorIsReportedAndStopsNobody() {
        BodyId body = world.add(BOX, 0, 0);
        BodyId sensor = world.add(BOX, 2, 0);
        BodyId wall = world.addKinematic(BOX, 7, 0);
        world.bodies().setSensor(sensor, true);
        world.setDisplacement(body, 8, 0);
        assertThat(world.bodies().isSensor(sensor)).isTrue();
        assertThat(world.bodies().isSensor(body)).isFalse();
        List<String> told = new ArrayList<>();
        world.step(Response.bounce(1), contact -> told.add(contact.b() + " " + contact.enter()));
        assertThat(told).containsExactly("body 1 0.125", "body 2 0.75");
        assertThat(world.x(body)).isEqualTo(4);
        assertThat(world.x(sensor)).isEqualTo(2);
        assertThat(world.x(wall)).isEqualTo(7);
    }

    @Test
    void aSensorIsNotInTheWay() {
        BodyId body = world.add(BOX, 0, 0);
        BodyId other = world.add(BOX, 2, 0);
        assertThat(world.queries().castShape(body, 5, 0)).isPresent();
        assertThat(world.queries().castShape(BOX, 0, 0, 5, 0)).isPresent();
        world.bodies().setSensor(other, true);
        assertThat(world.queries().castShape(body, 5, 0)).isEmpty();
        assertThat(world.queries().castShape(BOX, 0, 0, 5, 0)).isEmpty();
        assertThat(world.queries().castShape(other, -5, 0)).isEmpty();
        assertThat(world.queries().overlapBox(2, 0, 3, 1)).isEmpty();
        assertThat(world.queries()
                        .overlapShape(BOX, 2, 0, QueryFilter.excludingSensors().includingSensors()))
                .containsExactly(other);
        world.bodies().setSensor(other, false);
        assertThat(world.queries().castShape(body, 5, 0)).isPresent();
    }

    @Test
    void anotherBodyAtItsPlaceIsNoSensor() {
        BodyId sensor = world.add(BOX, 0, 0);
        world.bodies().setSensor(sensor, true);
        world.remove(sensor);
        assertThat(world.bodies().isSensor(world.add(BOX, 0, 0))).isFalse();
    }

    /** Whatever sensors are added, the others end where they end without them, to the bit. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void sensorsMoveNobody(long seed) {
        for (Supplier<Response> response :
                List.<Supplier<Response>>of(Response::stop, Response::slide, () -> Response.bounce(0.5))) {
            for (List<Actor> actors : List.of(Scenes.chains(seed, 12), Scenes.tiles(seed, 4, 3, 0.1, 3.3))) {
                World without = Frame.world(actors);
                World with = Frame.world(actors);
                for (Actor sensor : actors) {
                    with.bodies().setSensor(sensor.addTo(with), true);
                }
                for (int frame = 0; frame < 3; frame++) {
                    without.step(response.get());
                    with.step(response.get());
                    assertThat(Frame.positions(with).subList(0, actors.size())).isEqualTo(Frame.positions(without));
                }
            }
        }
    }
}
