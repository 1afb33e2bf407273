package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.query.Answers;
import org.polysweep.conformance.world.Truth.Pair;
import org.polysweep.generate.QueryClass;
import org.polysweep.oracle.ExactTime;
import org.polysweep.oracle.ExactTiming;
import org.polysweep.oracle.ExactVerdict;
import org.polysweep.oracle.Oracle;
import org.polysweep.oracle.Surd;
import org.polysweep.query.Distance;
import org.polysweep.query.RayCast;
import org.polysweep.query.RayHit;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.Ray;
import org.polysweep.shape.RayStartInside;
import org.polysweep.shape.Shape;
import org.polysweep.trials.Trials;
import org.polysweep.world.QueryFilter;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Neighbor;
import org.polysweep.world.body.Response;
import org.polysweep.world.body.WorldRayHit;
import org.polysweep.world.body.WorldShapeHit;

/** Questions about the bodies where they stand, against the same question to each of them alone. */
@Tag("bulk")
class StandingQueriesTest {

    private static final int BODIES = 14;

    /** By day every sixth body asks, at night each. */
    private static final int STRIDE = Math.max(1, 6 / Trials.times(4));

    private static final ConvexPolygon POINT = ConvexPolygon.of(0, 0);

    /**
     * A body that is met.
     *
     * @param body its place in the order
     * @param time the exact time
     */
    private record Met(int body, Surd time) {

        private static final Comparator<Met> ORDER =
                Comparator.comparing(Met::time).thenComparingInt(Met::body);
    }

    private static List<Actor> scene(QueryClass kind, long seed) {
        List<Actor> bodies = new ArrayList<>(Scenes.of(kind, seed, BODIES));
        bodies.addAll(Scenes.chains(seed, 4));
        return bodies;
    }

    private static int place(World world, BodyId body) {
        return world.bodies().all().indexOf(body);
    }

    private static Actor standing(Actor body) {
        return body.moving(0, 0);
    }

    @ParameterizedTest
    @EnumSource
    void pairsAreThoseWhoseSweptBoxesMeet(QueryClass kind) {
        List<Actor> bodies = scene(kind, 11);
        World world = Frame.world(bodies);
        List<List<Integer>> pairs = new ArrayList<>();
        world.queries().candidatePairs((a, b) -> pairs.add(List.of(place(world, a), place(world, b))));
        assertThat(pairs)
                .doesNotHaveDuplicates()
                .isSortedAccordingTo(Comparator.<List<Integer>, Integer>comparing(pair -> pair.get(0))
                        .thenComparing(pair -> pair.get(1)));
        List<Pair> meeting = Truth.of(bodies, (a, b) -> true);
        assertThat(pairs)
                .containsAll(meeting.stream()
                        .map(pair -> List.of(pair.a(), pair.b()))
                        .toList());
        for (List<Integer> pair : pairs) {
            Actor a = bodies.get(pair.get(0));
            Actor b = bodies.get(pair.get(1));
            assertThat(a.isKinematic() && b.isKinematic()).isFalse();
            // A side that is rounded outward beyond the greatest double is infinite.
            boolean isFar = SweptBox.isBeyondDoubles(a) || SweptBox.isBeyondDoubles(b);
            assertThat(isFar || SweptBox.of(a).mayMeet(SweptBox.of(b)))
                    .as("%s %s", a, b)
                    .isTrue();
        }
    }

    @ParameterizedTest
    @EnumSource
    void theFirstContactIsTheEarliestOfAll(QueryClass kind) {
        List<Actor> bodies = scene(kind, 12);
        World world = Frame.world(bodies);
        for (int i = 0; i < bodies.size(); i += STRIDE) {
            Actor mover = bodies.get(i);
            int self = i;
            List<Met> met = new ArrayList<>();
            IntStream.range(0, bodies.size())
                    .filter(k ->
                            k != self && !(mover.isKinematic() && bodies.get(k).isKinematic()))
                    .forEach(k -> hit(mover, standing(bodies.get(k))).ifPresent(time -> met.add(new Met(k, time))));
            BodyId body = world.bodies().all().get(i);
            Optional<WorldShapeHit> first = world.queries().castShape(body, mover.dx(), mover.dy());
            requireFirst(world, met, first);
            List<WorldShapeHit> all =
                    world.queries().castShapeAll(body, mover.dx(), mover.dy(), QueryFilter.excludingSensors());
            met.sort(Met.ORDER);
            assertThat(all.stream().map(hit -> place(world, hit.body())))
                    .containsExactlyElementsOf(met.stream().map(Met::body).toList());
            assertThat(all.stream().map(hit -> hit.hit().enter()))
                    .containsExactlyElementsOf(
                            met.stream().map(StandingQueriesTest::roundedDown).toList());
            assertThat(first).isEqualTo(all.stream().findFirst());
            if (first.isPresent() && mover.shape().partCount() == 1 && !mover.isKinematic()) {
                // The same shape as a stranger meets its own place in the world, too, and is in it.
                ConvexShape shape = mover.shape().part(0);
                if (shape.core().vertexCount() > 2) {
                    assertThat(world.queries().castShape(shape, mover.x(), mover.y(), mover.dx(), mover.dy()))
                            .isEqualTo(first);
                    assertThat(world.queries()
                                    .castShapeAll(
                                            shape,
                                            mover.x(),
                                            mover.y(),
                                            mover.dx(),
                                            mover.dy(),
                                            QueryFilter.excludingSensors()))
                            .isEqualTo(all);
                }
            }
        }
    }

    private static Optional<Surd> hit(Actor mover, Actor other) {
        ExactTiming timing = Truth.timing(mover, other);
        return timing.verdict() == ExactVerdict.HIT ? timing.enter().flatMap(ExactTime::value) : Optional.empty();
    }

    private static void requireFirst(World world, List<Met> met, Optional<WorldShapeHit> first) {
        Optional<Met> expected = met.stream().min(Met.ORDER);
        assertThat(first.map(contact -> place(world, contact.body()))).isEqualTo(expected.map(Met::body));
        if (expected.isPresent()) {
            assertThat(first.orElseThrow().hit().enter()).isEqualTo(roundedDown(expected.orElseThrow()));
        }
    }

    private static double roundedDown(Met met) {
        return new ExactTime(Optional.of(met.time()), met.time().signum()).roundedDown();
    }

    @ParameterizedTest
    @EnumSource
    void aRegionHasAllThatItMeets(QueryClass kind) {
        List<Actor> bodies = scene(kind, 13);
        World world = Frame.world(bodies);
        Random random = Trials.random(13);
        for (int i = 0; i < Trials.times(40); i++) {
            Actor one = bodies.get(random.nextInt(bodies.size()));
            Actor two = bodies.get(random.nextInt(bodies.size()));
            ConvexPolygon core = one.shape().part(0).core();
            double[] x = {one.x() + core.minX(), two.x()};
            double[] y = {one.y() + core.maxY(), two.y()};
            if (!Double.isFinite(x[0]) || !Double.isFinite(y[0])) {
                continue;
            }
            ConvexPolygon box = ConvexPolygon.box(
                    Math.min(x[0], x[1]), Math.min(y[0], y[1]), Math.max(x[0], x[1]), Math.max(y[0], y[1]));
            Actor region = Actor.of(box, 0, 0, 0, 0);
            List<Integer> expected = IntStream.range(0, bodies.size())
                    .filter(k -> meets(region, standing(bodies.get(k))))
                    .boxed()
                    .toList();
            assertThat(world.queries().overlapBox(box.minX(), box.minY(), box.maxX(), box.maxY()).stream()
                            .map(body -> place(world, body)))
                    .containsExactlyElementsOf(expected);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aShapeOfAnyKindHasAllThatItMeets(QueryClass kind) {
        List<Actor> bodies = scene(kind, 17);
        World world = Frame.world(bodies);
        for (Actor region : scene(kind, 18).subList(0, 9)) {
            Shape shape = region.shape();
            List<Integer> expected = IntStream.range(0, bodies.size())
                    .filter(k -> IntStream.range(0, shape.partCount())
                            .anyMatch(part -> meets(
                                    Actor.of(shape.part(part), region.x(), region.y(), 0, 0), standing(bodies.get(k)))))
                    .boxed()
                    .toList();
            assertThat(
                            world
                                    .queries()
                                    .overlapShape(shape, region.x(), region.y(), QueryFilter.excludingSensors())
                                    .stream()
                                    .map(body -> place(world, body)))
                    .containsExactlyElementsOf(expected);
        }
    }

    @ParameterizedTest
    @EnumSource
    void neighborsAreTheNearestOfAll(QueryClass kind) {
        List<Actor> bodies = scene(kind, 19);
        World world = Frame.world(bodies);
        for (Actor place : scene(kind, 20).subList(0, 3)) {
            PlacedShape here = place.shape().at(place.x(), place.y());
            double[] distances = bodies.stream()
                    .mapToDouble(body -> Distance.between(here, body.shape().at(body.x(), body.y())))
                    .toArray();
            List<Integer> order = IntStream.range(0, bodies.size())
                    .boxed()
                    .sorted(Comparator.comparingDouble(k -> distances[k]))
                    .toList();
            for (int most : new int[] {1, 3, bodies.size() + 1}) {
                List<Neighbor> found = world.queries()
                        .neighbors(place.shape(), place.x(), place.y(), most, QueryFilter.excludingSensors());
                assertThat(found.stream().map(near -> place(world, near.body())))
                        .containsExactlyElementsOf(order.subList(0, Math.min(most, order.size())));
                assertThat(found)
                        .allSatisfy(
                                near -> assertThat(near.distance()).isEqualTo(distances[place(world, near.body())]));
            }
        }
    }

    /** A listener may query the positions before the step; after it they are queried again. */
    @Test
    void whatIsAskedInAStepIsNotKept() {
        World world = new World();
        BodyId body = world.add(ConvexPolygon.box(0, 0, 1, 1), 0, 0);
        world.addKinematic(ConvexPolygon.box(0, 0, 1, 1), 5, 0);
        world.setDisplacement(body, 100, 0);
        List<BodyId> found = new ArrayList<>();
        world.step(contact -> found.addAll(world.queries().overlapBox(0, 0, 1, 1)));
        assertThat(found).containsExactly(body);
        assertThat(world.queries().overlapBox(0, 0, 1, 1)).isEmpty();
        assertThat(world.queries().overlapBox(100, 0, 101, 1)).containsExactly(body);
        world.setDisplacement(body, -98, 0);
        world.step(Response.slide(), contact -> found.addAll(world.queries().overlapBox(100, 0, 101, 1)));
        assertThat(found).containsExactly(body, body);
        assertThat(world.queries().overlapBox(100, 0, 101, 1)).isEmpty();
    }

    private static boolean meets(Actor region, Actor body) {
        return IntStream.range(0, body.shape().partCount())
                .anyMatch(part ->
                        Oracle.verdictAndTimes(region.query(0, body, part)).verdict() != ExactVerdict.MISS);
    }

    @ParameterizedTest
    @EnumSource
    void aSegmentMeetsBodiesInTheOrderOfTheOracle(QueryClass kind) {
        List<Actor> bodies = scene(kind, 14);
        World world = Frame.world(bodies);
        for (int i = 0; i < bodies.size(); i += STRIDE) {
            Actor from = bodies.get(i);
            if (from.dx() == 0 && from.dy() == 0) {
                continue;
            }
            Actor point = Actor.of(POINT, from.x(), from.y(), from.dx(), from.dy());
            List<Met> met = new ArrayList<>();
            IntStream.range(0, bodies.size())
                    .forEach(k -> timeOf(point, standing(bodies.get(k))).ifPresent(time -> met.add(new Met(k, time))));
            met.sort(Met.ORDER);
            Ray ray = Ray.segment(from.x(), from.y(), from.dx(), from.dy());
            List<WorldRayHit> hits = world.queries().castRayAll(ray);
            assertThat(hits.stream().map(hit -> place(world, hit.body())))
                    .as("%s", ray)
                    .containsExactlyElementsOf(met.stream().map(Met::body).toList());
            assertThat(hits.stream().map(hit -> hit.hit().t()))
                    .containsExactlyElementsOf(
                            met.stream().map(StandingQueriesTest::roundedDown).toList());
            assertThat(world.queries().castRay(ray)).isEqualTo(hits.stream().findFirst());
        }
    }

    /** When a point first meets a body. */
    private static Optional<Surd> timeOf(Actor point, Actor body) {
        return IntStream.range(0, body.shape().partCount())
                .mapToObj(part -> Oracle.verdictAndTimes(point.query(0, body, part)))
                .filter(timing -> timing.verdict() != ExactVerdict.MISS)
                .map(timing -> timing.verdict() == ExactVerdict.OVERLAP
                        ? Surd.ZERO
                        : timing.enter().flatMap(ExactTime::value).orElseThrow())
                .min(Comparator.naturalOrder());
    }

    @ParameterizedTest
    @EnumSource
    void anEndlessRayMeetsWhatItMeetsWithoutATree(QueryClass kind) {
        List<Actor> bodies = scene(kind, 15);
        World world = Frame.world(bodies);
        for (int i = 0; i < bodies.size(); i += STRIDE) {
            Actor from = bodies.get(i);
            if (from.dx() == 0 && from.dy() == 0) {
                continue;
            }
            Ray ray = Ray.endless(from.x(), from.y(), from.dx(), from.dy());
            List<WorldRayHit> hits = world.queries().castRayAll(ray);
            List<Integer> places =
                    hits.stream().map(hit -> place(world, hit.body())).toList();
            for (int k = 0; k < bodies.size(); k++) {
                MovingShape body = bodies.get(k)
                        .shape()
                        .at(bodies.get(k).x(), bodies.get(k).y())
                        .moving(0, 0);
                List<RayHit> alone = RayCast.all(
                        ray,
                        IntStream.range(0, body.shape().partCount())
                                .mapToObj(part -> body.part(part).placed())
                                .toList(),
                        RayStartInside.REPORT_START);
                assertThat(places.contains(k)).isEqualTo(!alone.isEmpty());
                if (!alone.isEmpty()) {
                    assertThat(hits.get(places.indexOf(k)).hit()).isEqualTo(Answers.ofCompound(alone.get(0)));
                }
            }
            assertThat(places).doesNotHaveDuplicates();
            assertThat(hits)
                    .isSortedAccordingTo(
                            Comparator.comparingDouble(hit -> hit.hit().t()));
            assertThat(world.queries().castRay(ray)).isEqualTo(hits.stream().findFirst());
        }
    }

    @ParameterizedTest
    @EnumSource
    void theNearestIsTheNearestOfAll(QueryClass kind) {
        List<Actor> bodies = scene(kind, 16);
        World world = Frame.world(bodies);
        for (Actor from : bodies) {
            double best = Double.POSITIVE_INFINITY;
            int nearest = -1;
            double x = from.x() + from.dx();
            double y = from.y() + from.dy();
            for (int k = 0; k < bodies.size(); k++) {
                MovingShape body = bodies.get(k)
                        .shape()
                        .at(bodies.get(k).x(), bodies.get(k).y())
                        .moving(0, 0);
                for (int part = 0; part < body.shape().partCount(); part++) {
                    double distance =
                            Distance.between(POINT.at(x, y), body.part(part).placed());
                    if (nearest < 0 || distance < best) {
                        best = distance;
                        nearest = k;
                    }
                }
            }
            var answer = world.queries().nearest(x, y).orElseThrow();
            assertThat(answer.distance()).isEqualTo(best);
            assertThat(place(world, answer.body())).isEqualTo(nearest);
        }
    }
}
