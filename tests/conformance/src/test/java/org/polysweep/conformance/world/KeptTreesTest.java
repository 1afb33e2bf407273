package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.Ray;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.trials.Trials;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;

/** A world in which bodies have come, gone and moved answers as one that has been made as it is now. */
class KeptTreesTest {

    private static final int ROUNDS = 20;
    private static final int CHANGES = 400;

    private Random random = Trials.random(0);

    private double place() {
        return random.nextInt(-40, 40) + (random.nextBoolean() ? 0.1 : 0);
    }

    private void change(World world, List<ConvexShape> shapes) {
        List<BodyId> bodies = world.bodies().all();
        int kind = bodies.isEmpty() ? 0 : random.nextInt(8);
        ConvexShape shape = shapes.get(random.nextInt(shapes.size()));
        if (kind < 3) {
            boolean isKinematic = random.nextBoolean();
            BodyId body =
                    isKinematic ? world.addKinematic(shape, place(), place()) : world.add(shape, place(), place());
            if (random.nextInt(8) == 0) {
                world.bodies().setSortKey(body, random.nextInt(1000));
            }
            return;
        }
        BodyId body = bodies.get(random.nextInt(bodies.size()));
        if (kind < 5) {
            world.remove(body);
        } else if (kind < 7) {
            world.setPosition(body, place(), place());
        } else {
            world.setDisplacement(body, random.nextInt(-2, 3), random.nextInt(-2, 3));
        }
    }

    private static World again(World world) {
        World again = new World();
        for (BodyId body : world.bodies().all()) {
            if (world.bodies().isKinematic(body)) {
                again.addKinematic(world.bodies().shape(body), world.x(body), world.y(body));
            } else {
                again.add(world.bodies().shape(body), world.x(body), world.y(body));
            }
        }
        return again;
    }

    private static List<Integer> places(World world, List<BodyId> bodies) {
        return bodies.stream().map(world.bodies().all()::indexOf).toList();
    }

    @RepeatedTest(ROUNDS)
    void changesAreSeen(RepetitionInfo repetition) {
        random = Trials.random(repetition.getCurrentRepetition());
        List<ConvexShape> shapes = List.of(
                ConvexPolygon.box(0, 0, 1, 1),
                ConvexPolygon.of(0, 0, 2, 1, 0, 1),
                RoundedPolygon.circle(0, 0, 0.5),
                ConvexPolygon.box(-8, 0, 8, 0.5));
        World world = new World();
        for (int change = 0; change < CHANGES; change++) {
            change(world, shapes);
            if (random.nextInt(20) == 0) {
                world.step(Response.slide());
            }
            if (change > 60 && random.nextInt(3) == 0) {
                requireSame(world, again(world));
            }
        }
    }

    private void requireSame(World world, World again) {
        double x = place();
        double y = place();
        double dx = place();
        double dy = 0.25 + random.nextInt(9);
        world.queries().nearest(x, y).ifPresent(found -> {
            assertThat(again.queries().nearest(x, y).orElseThrow().distance()).isEqualTo(found.distance());
            assertThat(places(
                            again,
                            List.of(again.queries().nearest(x, y).orElseThrow().body())))
                    .isEqualTo(places(world, List.of(found.body())));
        });
        assertThat(places(world, world.queries().overlapBox(x, y, x + 9, y + dy)))
                .isEqualTo(places(again, again.queries().overlapBox(x, y, x + 9, y + dy)));
        Ray ray = Ray.segment(x, y, dx, dy);
        assertThat(world.queries().castRayAll(ray).stream()
                        .map(hit -> world.bodies().all().indexOf(hit.body()) + " " + hit.hit()))
                .isEqualTo(again.queries().castRayAll(ray).stream()
                        .map(hit -> again.bodies().all().indexOf(hit.body()) + " " + hit.hit())
                        .toList());
        assertThat(world.queries().castRay(ray).map(found -> found.hit()))
                .isEqualTo(again.queries().castRay(ray).map(found -> found.hit()));
        if (world.bodies().size() == 0) {
            return;
        }
        int mover = random.nextInt(world.bodies().size());
        var first = world.queries().castShape(world.bodies().all().get(mover), dx, dy);
        var expected = again.queries().castShape(again.bodies().all().get(mover), dx, dy);
        assertThat(first.map(found -> found.hit())).isEqualTo(expected.map(found -> found.hit()));
        assertThat(first.map(found -> world.bodies().all().indexOf(found.body())))
                .isEqualTo(expected.map(found -> again.bodies().all().indexOf(found.body())));
    }
}
