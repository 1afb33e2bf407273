package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.generate.QueryClass;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.Ray;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.trials.Trials;
import org.polysweep.world.World;
import org.polysweep.world.WorldState;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.PairListener;
import org.polysweep.world.body.Response;
import org.polysweep.world.body.StepBudget;

/** A world is taken back to where it was, and goes on from there as it did before. */
class RollbackTest {

    private static final ConvexPolygon BOX = ConvexPolygon.box(0, 0, 1, 1);

    /** Records its calls. */
    private static final class Heard implements PairListener {

        private final List<String> lines = new ArrayList<>();

        @Override
        public void onBegin(BodyId a, BodyId b, double t) {
            lines.add("begin " + a + ", " + b + " " + t);
        }

        @Override
        public void onStay(BodyId a, BodyId b) {
            lines.add("stay " + a + ", " + b);
        }

        @Override
        public void onEnd(BodyId a, BodyId b, double t) {
            lines.add("end " + a + ", " + b + " " + t);
        }

        List<String> take() {
            List<String> taken = List.copyOf(lines);
            lines.clear();
            return taken;
        }
    }

    private final World world = new World();
    private final WorldState state = new WorldState();

    @Test
    void idsThatWereThereAreGoodAgainAndLaterOnesAreStale() {
        BodyId kept = world.add(BOX, 0, 0);
        world.save(state);
        assertThat(state).hasToString("a state of 1 body");
        BodyId removed = world.add(BOX, 5, 0);
        world.save(state);
        assertThat(state).hasToString("a state of 2 bodies");
        world.remove(removed);
        BodyId atItsPlace = world.add(BOX, 7, 0);
        BodyId later = world.add(BOX, 9, 0);
        assertThat(world.bodies().contains(removed)).isFalse();
        world.restore(state);
        assertThat(world.bodies().all()).containsExactly(kept, removed);
        assertThat(world.x(removed)).isEqualTo(5);
        assertThat(world.bodies().contains(atItsPlace)).isFalse();
        assertThat(world.bodies().contains(later)).isFalse();
        BodyId again = world.add(BOX, 9, 0);
        assertThat(again).hasToString(later.toString());
        assertThat(world.bodies().contains(later)).isFalse();
        assertThat(world.bodies().contains(again)).isTrue();
        assertThatIllegalArgumentException().isThrownBy(() -> world.x(later)).withMessageContaining("removed");
    }

    @Test
    void questionsAreAnsweredFromTheStateThatWasRestored() {
        BodyId body = world.addKinematic(BOX, 3, 0);
        Ray ray = Ray.segment(0, 0.5, 9, 0.5);
        assertThat(world.queries().castRay(ray)).isPresent();
        world.save(state);
        world.setPosition(body, 3, 50);
        assertThat(world.queries().castRay(ray)).isEmpty();
        world.restore(state);
        assertThat(world.queries().castRay(ray)).isPresent();
        world.remove(body);
        world.save(state);
        world.add(BOX, 3, 0);
        world.restore(state);
        assertThat(world.queries().castRay(ray)).isEmpty();
        assertThat(world.bodies().size()).isZero();
    }

    @Test
    void aStateOfAnotherWorldOrAnEmptyOneIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> world.restore(state))
                .withMessageContaining("world.save(state)");
        assertThat(state).hasToString("an empty state");
        new World().save(state);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> world.restore(state))
                .withMessageContaining("a different World");
    }

    @Test
    @SuppressWarnings("NullAway") // what a checker would refuse
    void noStateIsRefused() {
        assertThatNullPointerException().isThrownBy(() -> world.save(null)).withMessageContaining("state");
        assertThatNullPointerException().isThrownBy(() -> world.restore(null)).withMessageContaining("state");
    }

    @Test
    void nothingIsSavedInAStep() {
        world.add(BOX, 0, 0);
        world.add(BOX, 0.5, 0);
        world.save(state);
        List<Runnable> calls = List.of(() -> world.save(state), () -> world.restore(state), world::digest);
        world.step(contact ->
                calls.forEach(call -> assertThatIllegalStateException().isThrownBy(call::run)));
    }

    /** Events reported to listeners are a part of the state: later events are the same as the first time. */
    @Test
    void eventsAreTheSameTheSecondTime() {
        Heard told = new Heard();
        BodyId body = world.add(BOX, 0, 0);
        world.setDisplacement(body, 1, 0);
        world.bodies().setSensor(world.addKinematic(BOX, 1.5, 0), true);
        world.addKinematic(BOX, 4, 0);
        world.setOverlapListener(told);
        world.setContactListener(told);
        List<List<String>> heard = new ArrayList<>();
        List<WorldState> states = new ArrayList<>();
        for (int frame = 0; frame < 6; frame++) {
            states.add(new WorldState());
            world.save(states.get(frame));
            world.step(Response.slide());
            heard.add(told.take());
        }
        assertThat(heard.get(3)).isNotEmpty();
        for (int from : new int[] {3, 1, 5, 0, 2}) {
            world.restore(states.get(from));
            for (int frame = from; frame < 6; frame++) {
                world.step(Response.slide());
                assertThat(told.take()).isEqualTo(heard.get(frame));
            }
        }
    }

    /** Each of these changes how a world goes on, and so its digest; and undone, it is as before. */
    @Test
    void theDigestKnowsEverything() {
        BodyId a = world.add(RoundedPolygon.circle(0, 0, 1), 0, 0);
        BodyId b = world.add(BOX, 9, 0);
        Set<Long> seen = new HashSet<>();
        seen.add(world.digest());
        world.save(state);
        List<Consumer<World>> changes = List.of(
                w -> w.setPosition(a, 1, 0),
                w -> w.setPosition(a, 0, 1),
                w -> w.setDisplacement(a, 1, 0),
                w -> w.setDisplacement(a, 0, 1),
                w -> w.bodies().setMass(a, 2),
                w -> w.bodies().setMass(b, 2),
                w -> w.bodies().setSensor(a, true),
                w -> w.bodies().setFilter(a, 2, -1),
                w -> w.bodies().setFilter(a, 1, 7),
                w -> w.bodies().setSortKey(a, -1),
                w -> w.setBudget(StepBudget.DEFAULT.withMaxDisplacementChanges(3)),
                w -> w.setBudget(StepBudget.DEFAULT.withMaxContacts(3)),
                w -> w.step(Response.slide()),
                w -> w.remove(a),
                w -> w.add(BOX, 0, 0),
                w -> w.addKinematic(BOX, 0, 0),
                w -> w.add(ConvexPolygon.box(0, 0, 1, 2), 0, 0),
                w -> w.add(RoundedPolygon.of(BOX, 1), 0, 0),
                w -> w.add(CompoundShape.of(BOX, BOX), 0, 0),
                w -> w.add(CompoundShape.chain(0, 0, 1, 0, 2, 0), 0, 0),
                w -> w.add(CompoundShape.oneSidedChain(0, 0, 1, 0, 2, 0), 0, 0));
        for (Consumer<World> change : changes) {
            long before = world.digest();
            change.accept(world);
            assertThat(seen.add(world.digest())).isTrue();
            world.restore(state);
            assertThat(world.digest()).isEqualTo(before);
        }
    }

    /** The same number on every JDK: this one was written down. */
    @Test
    void theDigestIsTheSameEverywhere() {
        assertThat(world.digest()).isEqualTo(EMPTY);
        world.setDisplacement(world.add(BOX, 0.1, -0.0), 3, 1);
        world.addKinematic(RoundedPolygon.circle(0, 0, 0.5), 2, 0);
        world.step(Response.slide());
        assertThat(world.digest()).isEqualTo(TWO_BODIES);
    }

    private static final long EMPTY = 2761621539062878355L;
    private static final long TWO_BODIES = -6096513470816305322L;

    /** Frames taken back at random and played again have the digests that they had, with any number of tasks. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void framesThatArePlayedAgainAreTheSame(long seed) {
        Random random = Trials.random(seed);
        List<Actor> actors =
                new ArrayList<>(seed % 2 == 0 ? Scenes.chains(seed, 12) : Scenes.tiles(seed, 4, 3, 0.1, 3.3));
        actors.addAll(Scenes.of(QueryClass.GRID, seed, 6));
        World scene = Frame.world(actors);
        List<BodyId> ids = scene.bodies().all();
        for (int i = 0; i < ids.size(); i += 5) {
            scene.bodies().setSensor(ids.get(i), true);
        }
        Heard told = new Heard();
        scene.setOverlapListener(told);
        scene.setContactListener(told);
        int frames = Trials.times(150);
        List<List<String>> heard = new ArrayList<>();
        List<Long> digests = new ArrayList<>();
        List<WorldState> ring =
                IntStream.range(0, 16).mapToObj(i -> new WorldState()).toList();
        digests.add(scene.digest());
        int frame = 0;
        while (frame < frames) {
            scene.save(ring.get(frame % ring.size()));
            play(scene, seed, frame++);
            if (frame < digests.size()) {
                assertThat(scene.digest()).isEqualTo(digests.get(frame));
                assertThat(told.take()).isEqualTo(heard.get(frame - 1));
            } else {
                digests.add(scene.digest());
                heard.add(told.take());
            }
            if (random.nextInt(8) == 0) {
                frame = Math.max(Math.max(0, digests.size() - ring.size()), frame - 1 - random.nextInt(ring.size()));
                scene.restore(ring.get(frame % ring.size()));
                assertThat(scene.digest()).isEqualTo(digests.get(frame));
                scene.setTaskRunner((count, task) -> IntStream.range(0, count).forEach(task), 1 + random.nextInt(3));
            }
        }
    }

    /** One frame: what happens in it depends on its number alone. */
    private static void play(World scene, long seed, int frame) {
        Random random = Trials.random(1000 * seed + frame);
        List<BodyId> ids = scene.bodies().all();
        BodyId one = ids.get(random.nextInt(ids.size()));
        switch (random.nextInt(6)) {
            case 0 -> scene.setDisplacement(one, random.nextInt(5) - 2, random.nextInt(5) - 2);
            case 1 -> scene.setDisplacement(scene.add(BOX, random.nextInt(9), random.nextInt(9)), 0, -1);
            case 2 -> {
                if (ids.size() > 8) {
                    scene.remove(one);
                }
            }
            case 3 -> scene.setPosition(one, random.nextInt(9), random.nextInt(9));
            default -> {}
        }
        switch (random.nextInt(4)) {
            case 0 -> scene.step(Response.bounce(0.5));
            case 1 -> scene.step(Response.stop());
            case 2 -> scene.step(contact -> {});
            default -> scene.step(Response.slide());
        }
    }
}
