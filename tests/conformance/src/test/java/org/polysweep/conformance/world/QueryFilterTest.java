package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.Ray;
import org.polysweep.shape.RayStartInside;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.shape.Shape;
import org.polysweep.trials.Trials;
import org.polysweep.world.QueryFilter;
import org.polysweep.world.World;
import org.polysweep.world.WorldState;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Neighbor;
import org.polysweep.world.body.Response;
import org.polysweep.world.body.WorldRayHit;
import org.polysweep.world.body.WorldShapeHit;

/** A filter leaves bodies out of an answer, and changes nothing else in it. */
class QueryFilterTest {

    private static final ConvexPolygon BOX = ConvexPolygon.box(0, 0, 1, 1);

    private static final QueryFilter EVERYTHING = QueryFilter.excludingSensors().includingSensors();

    private final World world = new World();

    /** Boxes, circles and chains on a small grid, of all categories, some of them sensors. */
    private static World someWorld(Random random) {
        Shape[] shapes = {
            BOX, RoundedPolygon.circle(0, 0, 1), CompoundShape.chain(0, 0, 2, 1, 4, 0), ConvexPolygon.of(0, 0)
        };
        World world = new World();
        for (int i = 0; i < 24; i++) {
            Shape shape = shapes[random.nextInt(shapes.length)];
            double x = random.nextInt(16);
            double y = random.nextInt(16);
            BodyId body = random.nextInt(3) == 0 ? world.addKinematic(shape, x, y) : world.add(shape, x, y);
            world.bodies().setFilter(body, 1L << random.nextInt(3), random.nextInt(8));
            world.bodies().setSensor(body, random.nextInt(4) == 0);
        }
        return world;
    }

    private record Rule(QueryFilter filter, Predicate<BodyId> counts) {}

    private static Rule rule(World world, Random random) {
        QueryFilter filter = QueryFilter.excludingSensors();
        Predicate<BodyId> counts = body -> true;
        if (random.nextBoolean()) {
            filter = filter.includingSensors();
        } else {
            counts = body -> !world.bodies().isSensor(body);
        }
        for (int more = random.nextInt(3); more > 0; more--) {
            BodyId one = world.bodies().all().get(random.nextInt(world.bodies().size()));
            BodyId other =
                    world.bodies().all().get(random.nextInt(world.bodies().size()));
            filter = filter.excluding(one, other);
            counts = counts.and(body -> !body.equals(one) && !body.equals(other));
        }
        for (int more = random.nextInt(3); more > 0; more--) {
            int rest = random.nextInt(3);
            filter = filter.where(body -> body.index() % 3 != rest);
            counts = counts.and(body -> body.index() % 3 != rest);
        }
        return new Rule(filter, counts);
    }

    @Test
    void whatIsLeftIsWhatCounts() {
        Random random = Trials.random(1);
        for (int trial = 0; trial < Trials.times(60); trial++) {
            World some = someWorld(random);
            Rule rule = rule(some, random);
            double x = random.nextInt(16);
            double y = random.nextInt(16);
            double dx = random.nextInt(25) - 12;
            Ray ray = Ray.segment(x, y, dx, 5);
            List<WorldRayHit> rays = left(some.queries().castRayAll(ray, EVERYTHING), WorldRayHit::body, rule);
            assertThat(some.queries().castRayAll(ray, rule.filter)).isEqualTo(rays);
            assertThat(some.queries().castRay(ray, rule.filter))
                    .isEqualTo(rays.stream().findFirst());
            List<WorldShapeHit> casts =
                    left(some.queries().castShapeAll(BOX, x, y, dx, 7, EVERYTHING), WorldShapeHit::body, rule);
            assertThat(some.queries().castShapeAll(BOX, x, y, dx, 7, rule.filter))
                    .isEqualTo(casts);
            assertThat(some.queries().castShape(BOX, x, y, dx, 7, rule.filter))
                    .isEqualTo(casts.stream().findFirst());
            BodyId asker = some.bodies().all().get(random.nextInt(some.bodies().size()));
            List<WorldShapeHit> ways =
                    left(some.queries().castShapeAll(asker, dx, 7, EVERYTHING), WorldShapeHit::body, rule);
            assertThat(some.queries().castShapeAll(asker, dx, 7, rule.filter)).isEqualTo(ways);
            assertThat(some.queries().castShape(asker, dx, 7, rule.filter))
                    .isEqualTo(ways.stream().findFirst());
            List<BodyId> region = left(some.queries().overlapShape(BOX, x, y, EVERYTHING), body -> body, rule);
            assertThat(some.queries().overlapShape(BOX, x, y, rule.filter)).isEqualTo(region);
            List<Neighbor> near =
                    left(some.queries().neighbors(BOX, x, y, some.bodies().size(), EVERYTHING), Neighbor::body, rule);
            assertThat(some.queries().neighbors(BOX, x, y, some.bodies().size(), rule.filter))
                    .isEqualTo(near);
            assertThat(some.queries().neighbors(BOX, x, y, 3, rule.filter))
                    .isEqualTo(near.subList(0, Math.min(3, near.size())));
            List<Neighbor> nearPoint = left(
                    some.queries()
                            .neighbors(
                                    ConvexPolygon.of(0, 0), x, y, some.bodies().size(), EVERYTHING),
                    Neighbor::body,
                    rule);
            assertThat(some.queries().nearest(x, y, rule.filter))
                    .isEqualTo(nearPoint.stream().findFirst());
        }
    }

    private static <T> List<T> left(List<T> all, java.util.function.Function<T, BodyId> body, Rule rule) {
        List<T> left = new ArrayList<>(all);
        left.removeIf(one -> !rule.counts.test(body.apply(one)));
        return left;
    }

    @Test
    void bothBitsCount() {
        BodyId one = world.add(BOX, 0, 0);
        BodyId two = world.add(BOX, 0, 0);
        world.bodies().setFilter(one, 0b01, 0b10);
        world.bodies().setFilter(two, 0b10, 0b01);
        QueryFilter solid = QueryFilter.excludingSensors();
        assertThat(world.queries().overlapShape(BOX, 0, 0, solid.withFilter(0b10, 0b01)))
                .containsExactly(one);
        assertThat(world.queries().overlapShape(BOX, 0, 0, solid.withFilter(0b01, 0b10)))
                .containsExactly(two);
        assertThat(world.queries().overlapShape(BOX, 0, 0, solid.withFilter(0b11, 0b11)))
                .containsExactly(one, two);
        assertThat(world.queries().overlapShape(BOX, 0, 0, solid.withFilter(0b11, 0)))
                .isEmpty();
        assertThat(world.queries().overlapShape(BOX, 0, 0, solid.withFilter(0, 0b11)))
                .isEmpty();
        assertThat(world.queries()
                        .overlapShape(BOX, 0, 0, solid.withFilter(0, 0).withFilter(0b10, 0b01)))
                .containsExactly(one);
        assertThat(world.queries().overlapShape(BOX, 0, 0, solid)).containsExactly(one, two);
    }

    /** From within the shooter, through what it carries, to the first of the others. */
    @Test
    void aLineOfSightBeginsInTheShooter() {
        BodyId shooter = world.add(RoundedPolygon.circle(0, 0, 1), 0, 0);
        BodyId shield = world.add(BOX, 2, -0.5);
        BodyId target = world.add(BOX, 6, -0.5);
        Ray ray = Ray.segment(0, 0, 8, 0);
        assertThat(world.queries().castRay(ray).orElseThrow().body()).isEqualTo(shooter);
        WorldRayHit seen = world.queries()
                .castRay(ray, QueryFilter.excludingSensors().excluding(shooter, shield))
                .orElseThrow();
        assertThat(seen.body()).isEqualTo(target);
        assertThat(seen.hit().t()).isEqualTo(0.75);
        QueryFilter leaving = QueryFilter.excludingSensors().rayStartInside(RayStartInside.REPORT_EXIT);
        WorldRayHit left = world.queries().castRay(ray, leaving).orElseThrow();
        assertThat(left.body()).isEqualTo(shooter);
        assertThat(left.hit().t()).isEqualTo(0.125);
        assertThat(world.queries().castRayAll(Ray.segment(0, 0, 0.5, 0), leaving))
                .isEmpty();
        world.remove(shooter);
        assertThat(world.queries()
                        .castRay(ray, QueryFilter.excludingSensors().excluding(shooter))
                        .orElseThrow()
                        .body())
                .isEqualTo(shield);
    }

    @Test
    void sensorsAreSeenOnDemandOnly() {
        BodyId sensor = world.add(BOX, 0, 0);
        world.bodies().setSensor(sensor, true);
        BodyId wall = world.add(BOX, 4, 0);
        Ray ray = Ray.segment(-1, 0.5, 9, 0);
        assertThat(world.queries().castRayAll(ray)).hasSize(1);
        assertThat(world.queries().castRayAll(ray, EVERYTHING)).hasSize(2);
        assertThat(world.queries().overlapBox(0, 0, 4, 1)).containsExactly(wall);
        assertThat(world.queries().castShape(BOX, -2, 0, 9, 0).orElseThrow().body())
                .isEqualTo(wall);
        assertThat(world.queries()
                        .castShape(BOX, -2, 0, 9, 0, EVERYTHING)
                        .orElseThrow()
                        .body())
                .isEqualTo(sensor);
        assertThat(world.queries().castShape(sensor, 9, 0)).isEmpty();
        assertThat(world.queries().castShape(sensor, 9, 0, EVERYTHING)).isEmpty();
        assertThat(world.queries()
                        .castShape(wall, -9, 0, EVERYTHING)
                        .orElseThrow()
                        .body())
                .isEqualTo(sensor);
        assertThat(world.queries().nearest(0, 0).orElseThrow().body()).isEqualTo(wall);
    }

    @Test
    @SuppressWarnings("NullAway") // what a checker would refuse
    void whatCannotBeHonouredIsRefused() {
        BodyId body = world.add(BOX, 0, 0);
        QueryFilter leaving = QueryFilter.excludingSensors().rayStartInside(RayStartInside.REPORT_EXIT);
        for (Runnable question : List.<Runnable>of(
                () -> world.queries().castShape(body, 1, 0, leaving),
                () -> world.queries().castShapeAll(body, 1, 0, leaving),
                () -> world.queries().castShape(BOX, 5, 0, 1, 0, leaving),
                () -> world.queries().castShapeAll(BOX, 5, 0, 1, 0, leaving),
                () -> world.queries().overlapShape(BOX, 0, 0, leaving),
                () -> world.queries().nearest(0, 0, leaving),
                () -> world.queries().neighbors(BOX, 0, 0, 2, leaving))) {
            assertThatIllegalArgumentException().isThrownBy(question::run).withMessageContaining("castRay");
        }
        for (Runnable question : List.<Runnable>of(
                () -> world.queries().castRay(Ray.segment(0, 0, 1, 0), null),
                () -> world.queries().castShape(body, 1, 0, null),
                () -> world.queries().overlapShape(BOX, 0, 0, null),
                () -> world.queries().nearest(0, 0, null))) {
            assertThatThrownBy(question::run).hasMessageContaining("QueryFilter.excludingSensors()");
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> world.queries().neighbors(BOX, 0, 0, 0, QueryFilter.excludingSensors()))
                .withMessageContaining("maxCount must be >= 1, but was 0");
        assertThatThrownBy(() -> QueryFilter.excludingSensors().excluding(body, null))
                .hasMessageContaining("must not");
        assertThatThrownBy(() -> QueryFilter.excludingSensors().excluding((BodyId[]) null))
                .hasMessageContaining("bodies must not be null");
        assertThatThrownBy(() -> world.bodies().contains(null)).hasMessageContaining("body must not be null");
        for (Runnable question : List.<Runnable>of(
                () -> world.queries().overlapShape(null, 0, 0, QueryFilter.excludingSensors()),
                () -> world.queries().neighbors(null, 0, 0, 1, QueryFilter.excludingSensors()))) {
            assertThatThrownBy(question::run).hasMessageContaining("shape must not be null");
        }
        assertThatThrownBy(() -> ConvexPolygon.of((double[]) null)).hasMessageContaining("vertices must not be null");
        assertThatThrownBy(() -> QueryFilter.excludingSensors().where(null))
                .hasMessageContaining("condition must not be null");
        assertThatThrownBy(() -> QueryFilter.excludingSensors().rayStartInside(null))
                .hasMessageContaining("REPORT_START");
    }

    /** A filter may ask the world, and not change it; what it tried is refused, and the next question is answered. */
    @Test
    void aFilterDoesNotChangeTheWorld() {
        BodyId body = world.add(BOX, 4, 0);
        Ray ray = Ray.segment(0, 0.5, 10, 0);
        long before = world.digest();
        for (Predicate<BodyId> change : List.<Predicate<BodyId>>of(
                id -> {
                    world.remove(id);
                    return true;
                },
                id -> world.step(Response.slide()).contactCount() == 0,
                id -> {
                    world.setPosition(id, 9, 9);
                    return true;
                })) {
            QueryFilter filter = QueryFilter.excludingSensors().where(change);
            for (Runnable question : List.<Runnable>of(
                    () -> world.queries().castRay(ray, filter),
                    () -> world.queries().castShape(BOX, 0, 0, 10, 0, filter),
                    () -> world.queries().overlapShape(BOX, 4, 0, filter),
                    () -> world.queries().neighbors(BOX, 0, 0, 1, filter))) {
                assertThatThrownBy(question::run)
                        .isInstanceOf(IllegalStateException.class)
                        .hasMessageContaining("must not change while a query");
                assertThat(world.digest()).isEqualTo(before);
            }
        }
        QueryFilter asks = QueryFilter.excludingSensors()
                .where(id -> world.queries()
                        .castRay(ray, QueryFilter.excludingSensors())
                        .isPresent());
        assertThat(world.queries().castRay(ray, asks))
                .hasValueSatisfying(hit -> assertThat(hit.body()).isEqualTo(body));
        world.remove(body);
        assertThat(world.bodies().size()).isZero();
    }

    /** Nor does a filter of pairs, which a question asks that is about a body. */
    @Test
    void aPairFilterDoesNotChangeTheWorld() {
        BodyId body = world.add(BOX, 0, 0);
        BodyId other = world.add(BOX, 4, 0);
        for (BiPredicate<BodyId, BodyId> change : List.<BiPredicate<BodyId, BodyId>>of(
                (a, b) -> {
                    world.remove(other);
                    return true;
                },
                (a, b) -> {
                    world.bodies().setPairFilter((c, d) -> true);
                    return true;
                })) {
            world.bodies().setPairFilter(change);
            for (Runnable question : List.<Runnable>of(
                    () -> world.queries().castShape(body, 10, 0),
                    () -> world.queries().castShapeAll(body, 10, 0, EVERYTHING),
                    () -> world.bodies().setShape(body, ConvexPolygon.box(0, 0, 9, 1)))) {
                assertThatThrownBy(question::run)
                        .isInstanceOf(IllegalStateException.class)
                        .hasMessageContaining("must not change while a query");
            }
            assertThat(world.bodies().size()).isEqualTo(2);
        }
        world.bodies()
                .setPairFilter((a, b) -> world.queries().overlapBox(4, 0, 5, 1).contains(b));
        world.bodies().setShape(body, BOX);
        assertThat(world.queries().castShape(body, 10, 0).orElseThrow().body()).isEqualTo(other);
    }

    /** What only reads is answered within a question as it is outside of it. */
    @Test
    void aFilterReadsAllOfTheWorld() {
        world.add(BOX, 0, 0);
        BodyId second = world.add(BOX, 4, 0);
        world.bodies().setSortKey(second, -1);
        WorldState state = new WorldState();
        List<Long> digests = new ArrayList<>();
        List<BodyId> pairs = new ArrayList<>();
        QueryFilter reads = QueryFilter.excludingSensors().where(id -> {
            digests.add(world.digest());
            world.save(state);
            world.queries().candidatePairs((a, b) -> pairs.add(a));
            return world.bodies().all().get(0).equals(second);
        });
        world.setDisplacement(second, -8, 0);
        assertThat(world.queries().castRayAll(Ray.segment(-1, 0.5, 9, 0), reads))
                .hasSize(2);
        assertThat(digests).containsExactly(world.digest(), world.digest());
        assertThat(pairs).containsExactly(second, second);
        world.restore(state);
        assertThat(world.digest()).isEqualTo(digests.get(0));
        assertThatThrownBy(() -> world.step(contact -> world.digest())).hasMessageContaining("in a step");
        assertThatThrownBy(() -> world.step(contact -> world.save(state))).hasMessageContaining("in a step");
    }

    /** As text for a debugger: what counts. */
    @Test
    void aFilterIsText() {
        assertThat(QueryFilter.excludingSensors()).hasToString("bodies that are solid");
        assertThat(QueryFilter.excludingSensors()
                        .includingSensors()
                        .withFilter(1, 6)
                        .excluding(world.add(BOX, 0, 0))
                        .where(id -> true)
                        .rayStartInside(RayStartInside.REPORT_EXIT))
                .hasToString("bodies that are solid or sensors, category 1, mask 110, without 1 of them, where a"
                        + " condition holds, met from inside at their exit");
    }

    /** The bodies that it overlaps count, and those that it may meet; touching does not. */
    @Test
    void aNewShapeSaysWhatItOverlaps() {
        BodyId body = world.add(BOX, 0, 0);
        BodyId second = world.add(BOX, 2, 0);
        BodyId first = world.add(BOX, -2, 0);
        BodyId sensor = world.add(BOX, 2, 0);
        BodyId other = world.add(BOX, 2, 0);
        BodyId above = world.add(CompoundShape.oneSidedChain(0, 0, 1, 0), 0, 0.5);
        world.bodies().setSensor(sensor, true);
        world.bodies().setFilter(other, 2, 1);
        world.bodies().setFilter(body, 1, 1);
        world.bodies().setSortKey(first, -1);
        world.setDisplacement(body, 4, 0);
        assertThat(world.bodies().setShape(body, ConvexPolygon.box(-1, 0, 2, 1)))
                .isEmpty();
        CompoundShape wide = CompoundShape.of(ConvexPolygon.box(-1.5, 0, 0, 1), ConvexPolygon.box(0, 0, 2.5, 1));
        assertThat(world.bodies().setShape(body, wide))
                .containsExactly(first, second)
                .doesNotContain(above);
        assertThat(world.bodies().shape(body)).isSameAs(wide);
        assertThat(world.queries().overlapBox(-1.5, 0, -1.25, 1)).containsExactly(first, body);
        assertThat(world.bodies().setShape(body, BOX)).isEmpty();
        assertThat(world.displacementX(body)).isEqualTo(4);
        // The next step uses the new shape.
        world.step(org.polysweep.world.body.Response.slide());
        assertThat(world.x(body)).isEqualTo(1);
        assertThatThrownBy(() -> world.bodies().setShape(body, nothing()))
                .hasMessageContaining("shape must not be null");
    }

    @SuppressWarnings("NullAway") // what a checker would refuse
    private static Shape nothing() {
        return null;
    }
}
