package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.BiPredicate;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.generate.QueryClass;
import org.polysweep.oracle.ExactVerdict;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.trials.Trials;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.TaskRunner;
import org.polysweep.world.body.WorldContact;

/** A step that lets all pass reports what the oracle says about all pairs, in the exact order. */
@Tag("bulk")
class ReportTest {

    /** The bodies of a scene in a world, and which is which. */
    private static final class Stage {

        private final World world = new World();
        private final Map<BodyId, Integer> places = new HashMap<>();
        private final BodyId[] handles;

        /** Adds the bodies in an order, and gives each its place as a key. */
        Stage(List<Actor> bodies, List<Integer> order) {
            handles = new BodyId[bodies.size()];
            for (int place : order) {
                BodyId handle = bodies.get(place).addTo(world);
                world.bodies().setSortKey(handle, place);
                places.put(handle, place);
                handles[place] = handle;
            }
        }

        int place(BodyId handle) {
            return places.getOrDefault(handle, -1);
        }

        List<String> lines() {
            List<String> lines = new ArrayList<>();
            world.step(contact -> lines.add(Truth.line(
                    place(contact.a()), place(contact.b()), contact.verdict().name(), contact.enter())));
            return lines;
        }

        /** Every bit of every contact. */
        List<String> bits() {
            List<String> lines = new ArrayList<>();
            world.step(contact -> lines.add(everything(contact)));
            for (BodyId handle : handles) {
                lines.add(world.x(handle) + " " + world.y(handle));
            }
            return lines;
        }

        private String everything(WorldContact contact) {
            return contact.verdict() + " " + place(contact.a()) + "." + contact.partA() + " " + place(contact.b()) + "."
                    + contact.partB() + " " + contact.enter() + " " + contact.normalX() + " " + contact.normalY() + " "
                    + contact.contactCount() + " " + contact.contactX(0) + " " + contact.contactY(0) + " "
                    + contact.contactX(1) + " " + contact.contactY(1);
        }
    }

    private static void inThreads(int count, IntConsumer task) {
        IntStream.range(0, count).parallel().forEach(task);
    }

    private static List<Integer> inOrder(List<Actor> bodies) {
        return IntStream.range(0, bodies.size()).boxed().toList();
    }

    private static List<String> truth(List<Actor> bodies, BiPredicate<Integer, Integer> mayMeet) {
        return Truth.of(bodies, mayMeet).stream().map(Truth.Pair::line).toList();
    }

    private static void require(List<Actor> bodies) {
        assertThat(new Stage(bodies, inOrder(bodies)).lines())
                .as("%s", bodies)
                .isEqualTo(truth(bodies, (a, b) -> true));
    }

    @ParameterizedTest
    @EnumSource
    void itIsThatOfAllPairs(QueryClass kind) {
        for (int seed = 0; seed < Trials.times(4); seed++) {
            require(Scenes.of(kind, seed, 10 + 6 * seed));
        }
    }

    @Test
    void chainsAndWhatFallsOnThem() {
        for (int seed = 0; seed < 12; seed++) {
            require(Scenes.chains(seed, 24));
        }
    }

    /** At most a dozen different times, so the order of the bodies decides most of it. */
    @ParameterizedTest
    @EnumSource
    void tilesThatMeetAtOnce(Tiling tiling) {
        for (int seed = 0; seed < Trials.times(4); seed++) {
            require(Scenes.tiles(seed, 7, 6, tiling.side, tiling.offset));
        }
    }

    enum Tiling {
        WHOLE(1, 0),
        DECIMAL(0.1, 0),
        FAR(1, 1e15),
        FAR_DECIMAL(0.7, 1e6),
        SUBNORMAL(Double.MIN_VALUE, 0),
        SMALL(1e-300, 0),
        LARGE(1e300, 0);

        private final double side;
        private final double offset;

        Tiling(double side, double offset) {
            this.side = side;
            this.offset = offset;
        }
    }

    /**
     * Times that are equal as doubles, and are not: each ball comes a little later than the one before, or at exactly
     * the same time.
     */
    @Test
    void timesThatRoundToTheSameDouble() {
        List<Actor> bodies = new ArrayList<>();
        Random random = new Random(3);
        for (int i = 0; i < 16; i++) {
            double y = 10 * i;
            bodies.add(Actor.fixed(RoundedPolygon.circle(0, 0, 1), 5, y));
            bodies.add(Actor.of(
                    RoundedPolygon.circle(0, 0, 1 + random.nextInt(2) * 0x1p-60),
                    0,
                    y + 1,
                    8 + random.nextInt(3) * 0x1p-49,
                    random.nextInt(2) * 0x1p-52));
        }
        Collections.shuffle(bodies, random);
        require(bodies);
    }

    @Test
    void sceneryIsOfAllVerdicts() {
        Map<ExactVerdict, Integer> counts = new EnumMap<>(ExactVerdict.class);
        for (QueryClass kind : QueryClass.values()) {
            for (Truth.Pair pair : Truth.of(Scenes.of(kind, 0, 10), (a, b) -> true)) {
                counts.merge(pair.timing().verdict(), 1, Integer::sum);
            }
        }
        assertThat(counts.values()).hasSize(3).allMatch(count -> count > 50, "more than fifty");
    }

    @ParameterizedTest
    @EnumSource
    void orderOfAddingTasksAndThreadsDecideNothing(QueryClass kind) {
        List<Actor> bodies = Scenes.of(kind, 9, Math.min(32, Trials.times(80)));
        List<String> bits = new Stage(bodies, inOrder(bodies)).bits();
        Random random = new Random(1);
        for (int tasks : new int[] {1, 3, 50}) {
            List<Integer> order = new ArrayList<>(inOrder(bodies));
            Collections.shuffle(order, random);
            Stage stage = new Stage(bodies, order);
            stage.world.setTaskRunner(tasks == 1 ? TaskRunner.SAME_THREAD : ReportTest::inThreads, tasks);
            assertThat(stage.bits()).as("%d tasks", tasks).isEqualTo(bits);
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"GRID", "TILES", "POLYGONS", "ROUND_GRID", "STANDING"})
    void filtersKeepBodiesApart(QueryClass kind) {
        for (int seed = 0; seed < 4; seed++) {
            List<Actor> bodies = Scenes.of(kind, seed, 30);
            Random random = new Random(seed);
            long[] categories = random.longs(bodies.size(), 0, 8).toArray();
            long[] masks = random.longs(bodies.size(), 0, 8).toArray();
            int modulus = 1 + random.nextInt(3);
            Stage stage = new Stage(bodies, inOrder(bodies));
            for (int i = 0; i < bodies.size(); i++) {
                stage.world.bodies().setFilter(stage.handles[i], categories[i], masks[i]);
            }
            stage.world.bodies().setPairFilter((a, b) -> (stage.place(a) + stage.place(b)) % modulus == 0);
            assertThat(stage.lines())
                    .isEqualTo(truth(
                            bodies,
                            (a, b) -> (categories[a] & masks[b]) != 0
                                    && (categories[b] & masks[a]) != 0
                                    && (a + b) % modulus == 0));
        }
    }

    /** After a step all stand where their ways end, and the next step is as good as the first. */
    @ParameterizedTest
    @EnumSource(names = {"GRID", "DECIMALS", "POLYGONS", "ROUND_GRID"})
    void framesFollowEachOther(QueryClass kind) {
        List<Actor> bodies = Scenes.of(kind, 5, 20);
        Stage stage = new Stage(bodies, inOrder(bodies));
        for (int frame = 0; frame < 5; frame++) {
            List<Actor> now = Arrays.stream(stage.handles)
                    .map(handle -> Actor.in(stage.world, handle))
                    .toList();
            assertThat(stage.lines()).isEqualTo(truth(now, (a, b) -> true));
            for (int i = 0; i < now.size(); i++) {
                BodyId handle = stage.handles[i];
                assertThat(stage.world.x(handle))
                        .isEqualTo(now.get(i).x() + now.get(i).dx());
                assertThat(stage.world.y(handle))
                        .isEqualTo(now.get(i).y() + now.get(i).dy());
                stage.world.setDisplacement(
                        handle, -now.get(i).dx(), frame - now.get(i).dy());
            }
        }
    }
}
