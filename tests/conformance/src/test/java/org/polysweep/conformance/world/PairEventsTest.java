package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.contact.Hit;
import org.polysweep.contact.Overlap;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.contact.Verdict;
import org.polysweep.generate.QueryClass;
import org.polysweep.query.Intersection;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.Shape;
import org.polysweep.sweep.Sweep;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.PairListener;
import org.polysweep.world.body.Response;

/** Beginnings and ends of overlaps and contacts, by hand and against all pairs. */
class PairEventsTest {

    private static final ConvexPolygon BOX = ConvexPolygon.box(0, 0, 1, 1);
    private static final ConvexPolygon BULLET = ConvexPolygon.box(0, 0, 0.5, 0.5);

    private final World world = new World();
    private final Told told = new Told();

    private BodyId add(Shape shape, double x, double y, double dx, double dy) {
        BodyId body = world.add(shape, x, y);
        world.setDisplacement(body, dx, dy);
        return body;
    }

    private BodyId sensor(Shape shape, double x, double y) {
        BodyId body = world.addKinematic(shape, x, y);
        world.bodies().setSensor(body, true);
        return body;
    }

    private List<String> slide() {
        world.step(Response.slide());
        return told.take();
    }

    @Test
    void aBulletBeginsAndEndsWithinAStep() {
        add(BULLET, 0, 0, 16, 0);
        sensor(ConvexPolygon.box(0, -1, 0.5, 1), 4.5, 0);
        sensor(ConvexPolygon.box(0, -1, 0, 1), 8.5, 0);
        world.setOverlapListener(told);
        assertThat(slide()).containsExactly("begin 0 1 0.25", "end 0 1 0.3125", "begin 0 2 0.5", "end 0 2 0.53125");
        assertThat(slide()).isEmpty();
    }

    @Test
    void whoStaysHasOneBeginning() {
        BodyId body = add(BOX, 0, 0, 1, 0);
        sensor(ConvexPolygon.box(0, 0, 3, 1), 1.5, 0);
        world.setOverlapListener(told);
        assertThat(slide()).containsExactly("begin 0 1 0.5");
        assertThat(slide()).containsExactly("stay 0 1");
        assertThat(slide()).containsExactly("stay 0 1");
        assertThat(slide()).containsExactly("stay 0 1");
        assertThat(slide()).containsExactly("end 0 1 0.5");
        world.setPosition(body, 2, 0);
        assertThat(slide()).containsExactly("begin 0 1 0.0");
        world.setPosition(body, 50, 0);
        assertThat(slide()).containsExactly("end 0 1 0.0");
    }

    /** It arrives exactly at t = 1: they touch, and overlap from t = 0 of the next step on. And the same on leaving. */
    @Test
    void arrivingAtTheEndIsABeginningOfTheNextStep() {
        add(BOX, 0, 0, 1, 0);
        sensor(BOX, 2, 0);
        world.setOverlapListener(told);
        assertThat(slide()).isEmpty();
        assertThat(slide()).containsExactly("begin 0 1 0.0");
        assertThat(slide()).containsExactly("end 0 1 1.0");
        assertThat(slide()).isEmpty();
    }

    /** It flies through the sensor, off the wall, and back through the sensor. */
    @Test
    void overlapsAreFoundOnTheWayThatABodyReallyTakes() {
        BodyId body = add(BOX, 0, 0, 16, 0);
        sensor(ConvexPolygon.box(0, -1, 1, 2), 3, 0);
        world.addKinematic(BOX, 9, 0);
        sensor(BOX, 12, 0);
        world.setOverlapListener(told);
        world.step(Response.bounce(1));
        assertThat(told.take()).containsExactly("begin 0 1 0.125", "end 0 1 0.25", "begin 0 1 0.75", "end 0 1 0.875");
        assertThat(world.x(body)).isZero();
        world.setDisplacement(body, 16, 0);
        world.step(Response.stop());
        assertThat(told.take()).containsExactly("begin 0 1 0.125", "end 0 1 0.25");
    }

    /** It meets the wall in the middle of the sensor: the overlap goes on from line to line. */
    @Test
    void anOverlapGoesOnWhereTheWayTurns() {
        add(BOX, 0, 0, 8, 0);
        sensor(ConvexPolygon.box(0, -1, 9, 2), 3, 0);
        world.addKinematic(BOX, 5, 0);
        world.setOverlapListener(told);
        world.step(Response.bounce(1));
        assertThat(told.take()).containsExactly("begin 1 2 0.0", "begin 0 1 0.25", "end 0 1 0.75");
        world.setPosition(world.bodies().all().get(0), 3, 0);
        world.setDisplacement(world.bodies().all().get(0), 1, 0);
        assertThat(slide()).containsExactly("begin 0 1 0.0", "stay 1 2");
        assertThat(slide()).containsExactly("stay 0 1", "stay 1 2");
    }

    /** Two meet at exactly the same time, and so do an end and a beginning: ends first, then the order of bodies. */
    @Test
    void atTheSameTimeEndsComeFirst() {
        add(BOX, 0, 0, 2, 0);
        add(BOX, 0, 5, 2, 0);
        sensor(ConvexPolygon.box(2, 0, 3, 6), 0, 0);
        sensor(ConvexPolygon.box(-0.5, 0, 1, 6), 0, 0);
        world.setOverlapListener(told);
        assertThat(slide())
                .containsExactly(
                        "begin 0 3 0.0",
                        "begin 1 3 0.0",
                        "end 0 3 0.5",
                        "end 1 3 0.5",
                        "begin 0 2 0.5",
                        "begin 1 2 0.5");
    }

    /** The ends and beginnings at one third, which is no double, come in their exact order. */
    @Test
    void timesThatRoundToTheSameDoubleAreComparedExactly() {
        add(ConvexPolygon.box(-1, 0, 0, 9), 0, 0, 3, 0);
        sensor(BOX, 1, 0);
        sensor(BOX, Math.nextDown(1.0), 2);
        sensor(BOX, 1, 4);
        sensor(BOX, -1, 6);
        world.setOverlapListener(told);
        double third = 1 / 3.0;
        assertThat(slide())
                .containsExactly(
                        "begin 0 4 0.0",
                        "begin 0 2 " + Math.nextDown(third),
                        "end 0 4 " + Math.nextUp(third),
                        "begin 0 1 " + third,
                        "begin 0 3 " + third,
                        "end 0 2 1.0",
                        "end 0 1 1.0",
                        "end 0 3 1.0");
    }

    /** The place that is rounded to is outside, the exact end of the way inside; and the other way round. */
    @Test
    void whatRoundingChangesHappensAtTheEnd() {
        double tiny = 0x1p-60;
        BodyId in = add(BOX, 0, 0, 1 + tiny, 0);
        assertThat(0 + (1 + tiny)).isEqualTo(1);
        world.setDisplacement(in, 1, 0);
        world.setPosition(in, tiny, 0);
        sensor(BOX, 2, 0);
        world.setOverlapListener(told);
        assertThat(slide()).containsExactly("begin 0 1 " + Math.nextDown(1.0), "end 0 1 1.0");
        assertThat(slide()).containsExactly("begin 0 1 0.0");
        world.setPosition(in, 3 - 0x1p-51, 0);
        world.setDisplacement(in, 0, 0);
        slide();
        world.setDisplacement(in, 0x1p-52 + 0x1p-53, 0);
        assertThat(world.x(in) + world.displacementX(in)).isEqualTo(3);
        assertThat(slide()).containsExactly("end 0 1 1.0");
    }

    @Test
    void kinematicBodiesAreSeenToo() {
        BodyId lift = world.addKinematic(BOX, 0, 0);
        world.setDisplacement(lift, 4, 0);
        BodyId sensor = sensor(BOX, 2, 0);
        BodyId other = sensor(BOX, 2.5, 0);
        world.setOverlapListener(told);
        assertThat(slide())
                .containsExactly("begin 1 2 0.0", "begin 0 1 0.25", "begin 0 2 0.375", "end 0 1 0.75", "end 0 2 0.875");
        world.setPosition(lift, 0, 0);
        world.step(contact -> {});
        assertThat(told.take())
                .containsExactly("begin 0 1 0.25", "begin 0 2 0.375", "end 0 1 0.75", "end 0 2 0.875", "stay 1 2");
        world.bodies().setFilter(other, 2, ~1L);
        assertThat(slide()).containsExactly("end 1 2 0.0");
        world.bodies().setSensor(sensor, false);
        world.setPosition(lift, 0, 0);
        assertThat(slide()).isEmpty();
    }

    @Test
    void aStepThatReportsHasTheOverlapsOfAllPairs() {
        add(BOX, 0, 0, 4, 0);
        add(BOX, 2, 0, 0, 0);
        world.addKinematic(BOX, 2, 0.5);
        world.setOverlapListener(told);
        world.step(contact -> {});
        assertThat(told.take())
                .containsExactly("begin 1 2 0.0", "begin 0 1 0.25", "begin 0 2 0.25", "end 0 1 0.75", "end 0 2 0.75");
        assertThat(slide()).containsExactly("end 1 2 0.0");
    }

    /** Two tiles make one overlap, and a point that goes along their seam is in neither. */
    @Test
    void theOverlapOfACompoundIsTheUnionOfThoseOfItsParts() {
        CompoundShape tiles = CompoundShape.of(BOX, ConvexPolygon.box(1, 0, 2, 1), ConvexPolygon.box(3, 0, 4, 1));
        add(ConvexPolygon.of(0, 0), -1, 0.5, 8, 0);
        add(BOX, -3, 0, 8, 0);
        sensor(tiles, 0, 0);
        world.setOverlapListener(told);
        assertThat(slide())
                .containsExactly(
                        "begin 0 2 0.125",
                        "end 0 2 0.25",
                        "begin 0 2 0.25",
                        "begin 1 2 0.25",
                        "end 0 2 0.375",
                        "begin 0 2 0.5",
                        "end 0 2 0.625",
                        "end 1 2 0.625",
                        "begin 1 2 0.625",
                        "end 1 2 0.875");
    }

    @Test
    void aListenerMayChangeTheWorldButNotStep() {
        BodyId body = add(BOX, 0, 0, 4, 0);
        BodyId coin = sensor(BOX, 3.5, 0);
        world.setOverlapListener(new PairListener() {
            @Override
            public void onBegin(BodyId a, BodyId b, double t) {
                assertThat(world.x(body)).isEqualTo(4);
                world.remove(b);
                assertThatIllegalStateException()
                        .isThrownBy(() -> world.step(Response.slide()))
                        .withMessageContaining("listener");
                assertThatIllegalStateException().isThrownBy(() -> world.step(contact -> {}));
            }

            @Override
            public void onEnd(BodyId a, BodyId b, double t) {
                assertThat(b).isSameAs(coin);
                assertThat(t).isZero();
                throw new UnsupportedOperationException();
            }
        });
        world.step(Response.slide());
        assertThat(world.bodies().contains(coin)).isFalse();
        assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(() -> world.step(Response.slide()));
        assertThat(world.x(body)).isEqualTo(8);
        world.step(Response.slide());
    }

    @Test
    void contactsBeginGoOnAndEnd() {
        BodyId box = add(BOX, 0, 2, 0, -2);
        world.addKinematic(ConvexPolygon.box(-9, -1, 9, 0), 0, 0);
        sensor(BOX, 0, 0);
        world.setContactListener(told);
        world.step(Response.slide());
        assertThat(told.take()).containsExactly("begin 0 1 1.0");
        assertThat(slide()).containsExactly("stay 0 1");
        assertThat(slide()).containsExactly("stay 0 1");
        world.setDisplacement(box, 0, 1);
        world.setPosition(box, 0, 1);
        assertThat(slide()).containsExactly("end 0 1 0.0");
        world.setDisplacement(box, 0, -8);
        assertThat(slide()).containsExactly("begin 0 1 0.25");
        world.remove(box);
        assertThat(slide()).containsExactly("end 0 1 0.0");
    }

    @Test
    void whoListensAnewHearsEverythingAnew() {
        add(BOX, 0, 0, 0, 0);
        sensor(BOX, 0.5, 0);
        world.setOverlapListener(told);
        assertThat(slide()).containsExactly("begin 0 1 0.0");
        world.setOverlapListener(PairListener.NONE);
        assertThat(slide()).isEmpty();
        Told other = new Told();
        world.setOverlapListener(other);
        slide();
        assertThat(other.take()).containsExactly("begin 0 1 0.0");
    }

    @Test
    @SuppressWarnings("NullAway") // what a checker would refuse
    void noListenerIsRefused() {
        assertThatThrownBy(() -> world.setOverlapListener(null)).hasMessageContaining("PairListener.NONE");
        assertThatThrownBy(() -> world.setContactListener(null)).hasMessageContaining("PairListener.NONE");
    }

    /** After every step, what has begun and not ended is who overlaps, decided for all pairs where they stand. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void whatHasBegunIsWhatIs(long seed) {
        for (Supplier<Response> response :
                List.<Supplier<Response>>of(Response::stop, Response::slide, () -> Response.bounce(0.5))) {
            for (List<Actor> actors : scenes(seed)) {
                World scene = Frame.world(actors);
                List<BodyId> ids = scene.bodies().all();
                for (int i = 0; i < ids.size(); i += 2) {
                    scene.bodies().setSensor(ids.get(i), true);
                }
                Told heard = new Told();
                scene.setOverlapListener(heard);
                for (int frame = 0; frame < 4; frame++) {
                    scene.step(response.get());
                    requireInOrder(heard.times);
                    heard.take();
                    assertThat(heard.open).isEqualTo(overlaps(scene, false));
                    scene.persistDisplacements();
                }
                scene.step(contact -> {});
                assertThat(heard.open).isEqualTo(overlaps(scene, true));
            }
        }
    }

    /** In a step that reports, events are the enter and exit of each pair's own sweep. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void eventsAreThoseOfSweeps(long seed) {
        for (QueryClass kind : List.of(QueryClass.GRID, QueryClass.ROUND_GRID, QueryClass.POLYGONS)) {
            List<Actor> actors = Scenes.of(kind, seed, 10).stream()
                    .filter(actor -> actor.shape().partCount() == 1)
                    .toList();
            World scene = Frame.world(actors);
            Told heard = new Told();
            scene.setOverlapListener(heard);
            scene.step(contact -> {});
            requireInOrder(heard.times);
            List<String> expected = new ArrayList<>();
            for (int a = 0; a < actors.size(); a++) {
                for (int b = a + 1; b < actors.size(); b++) {
                    if (!(actors.get(a).isKinematic() && actors.get(b).isKinematic())) {
                        addSwept(
                                expected,
                                a,
                                b,
                                Sweep.outcome(
                                        actors.get(a).sweeping(), actors.get(b).sweeping()));
                    }
                }
            }
            List<String> inside =
                    heard.take().stream().filter(line -> !line.endsWith(" 1.0")).toList();
            assertThat(inside).containsExactlyInAnyOrderElementsOf(expected);
        }
    }

    private static void addSwept(List<String> lines, int a, int b, SweepOutcome contact) {
        double enter = Double.NaN;
        double exit = Double.NaN;
        if (contact instanceof Hit hit) {
            enter = hit.enter();
            exit = hit.exit();
        } else if (contact instanceof Overlap overlap) {
            enter = 0;
            exit = overlap.exit();
        }
        if (enter >= 0) {
            lines.add("begin " + a + " " + b + " " + enter);
        }
        if (exit < 1) {
            lines.add("end " + a + " " + b + " " + exit);
        }
    }

    private static List<List<Actor>> scenes(long seed) {
        return List.of(
                Scenes.chains(seed, 12),
                Scenes.tiles(seed, 4, 3, 0.1, 3.3),
                Scenes.of(QueryClass.GRID, seed, 12),
                Scenes.of(QueryClass.ROUND_GRID, seed, 12));
    }

    private static void requireInOrder(List<Double> times) {
        for (int i = 1; i < times.size(); i++) {
            assertThat(Math.nextUp(times.get(i))).isGreaterThanOrEqualTo(times.get(i - 1));
        }
    }

    private static Set<Told.Pair> overlaps(World world, boolean all) {
        List<Told.Pair> pairs = new ArrayList<>();
        List<BodyId> ids = world.bodies().all();
        for (int a = 0; a < ids.size(); a++) {
            for (int b = a + 1; b < ids.size(); b++) {
                boolean isSensed =
                        world.bodies().isSensor(ids.get(a)) || world.bodies().isSensor(ids.get(b));
                boolean isWatched = isSensed
                        || (all
                                && !(world.bodies().isKinematic(ids.get(a))
                                        && world.bodies().isKinematic(ids.get(b))));
                if (isWatched && overlap(at(world, ids.get(a)), at(world, ids.get(b)))) {
                    pairs.add(new Told.Pair(ids.get(a), ids.get(b)));
                }
            }
        }
        return pairs.stream().collect(Collectors.toSet());
    }

    private static PlacedShape at(World world, BodyId body) {
        return world.bodies().shape(body).at(world.x(body), world.y(body));
    }

    private static boolean overlap(PlacedShape a, PlacedShape b) {
        for (int i = 0; i < a.shape().partCount(); i++) {
            for (int k = 0; k < b.shape().partCount(); k++) {
                PlacedShape first = a.shape().part(i).at(a.x(), a.y());
                PlacedShape second = b.shape().part(k).at(b.x(), b.y());
                if (Intersection.verdict(first, second) == Verdict.OVERLAP) {
                    return true;
                }
            }
        }
        return false;
    }
}
