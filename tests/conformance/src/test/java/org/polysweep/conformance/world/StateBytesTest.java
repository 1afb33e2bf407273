package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.generate.QueryClass;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.shape.Shape;
import org.polysweep.trials.Trials;
import org.polysweep.world.World;
import org.polysweep.world.WorldState;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.PairListener;
import org.polysweep.world.body.Response;

/** A world goes on from bytes as it does from where it was, in any world; and bytes from anybody do no harm. */
class StateBytesTest {

    private static final ConvexPolygon BOX = ConvexPolygon.box(0, 0, 1, 1);

    /** Winds clockwise, and two of its vertices are left out: indices that no list of corners has. */
    private static final ConvexPolygon CLOCKWISE = ConvexPolygon.of(0, 0, 0, 2, 1, 2, 2, 2, 2, 0, 2, 0);

    /** Takes down contacts and events; a pair may begin before it is heard of. */
    private static final class Log implements PairListener {

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

        Log(World world) {
            world.setOverlapListener(this);
            world.setContactListener(this);
        }

        List<String> play(World world, long seed, int frames) {
            lines.clear();
            for (int frame = 0; frame < frames; frame++) {
                StateBytesTest.play(world, seed, frame, lines);
                lines.add(Long.toHexString(world.digest()));
            }
            return List.copyOf(lines);
        }
    }

    private static byte[] bytes(World world) {
        WorldState state = new WorldState();
        world.save(state);
        return state.toBytes();
    }

    private static World read(byte[] bytes, World into) {
        into.restore(into.readState(bytes));
        return into;
    }

    private static World built(long seed) {
        List<Actor> actors =
                new ArrayList<>(seed % 2 == 0 ? Scenes.chains(seed, 12) : Scenes.tiles(seed, 4, 3, 0.1, 3.3));
        actors.addAll(Scenes.of(QueryClass.GRID, seed, 6));
        World world = Frame.world(actors);
        List<BodyId> ids = world.bodies().all();
        for (int i = 0; i < ids.size(); i += 5) {
            world.bodies().setSensor(ids.get(i), true);
        }
        for (int i = 1; i < ids.size(); i += 4) {
            world.oneWayBodies().set(ids.get(i), i % 3 - 1, 1);
        }
        return world;
    }

    /** One frame: what happens in it depends on its number and on the bodies alone. */
    private static void play(World world, long seed, int frame, List<String> contacts) {
        Random random = Trials.random(1000 * seed + frame);
        List<BodyId> ids = world.bodies().all();
        BodyId one = ids.get(random.nextInt(ids.size()));
        switch (random.nextInt(9)) {
            case 0 -> world.setDisplacement(one, random.nextInt(5) - 2, random.nextInt(5) - 2);
            case 1 -> world.setDisplacement(world.add(BOX, random.nextInt(9), random.nextInt(9)), 0, -1);
            case 2 -> world.remove(one);
            case 3 -> world.setPosition(one, random.nextInt(9), random.nextInt(9));
            case 4 -> world.bodies().setSortKey(one, random.nextInt(3) - 1);
            case 5 -> world.setRotor(one, Rotor.ofHalfAngle(3, random.nextInt(3)));
            case 6 -> world.bodies().setMass(one, 1 + random.nextInt(3));
            case 7 -> world.bodies().setFilter(one, 1 + random.nextInt(3), random.nextInt(4));
            default -> world.persistDisplacements();
        }
        switch (random.nextInt(4)) {
            case 0 -> world.step(Response.bounce(0.5, 0.1), contact -> contacts.add(contact.toString()));
            case 1 -> world.step(Response.push(), contact -> contacts.add(contact.toString()));
            case 2 -> world.step(contact -> contacts.add(contact.toString()));
            default -> world.step(Response.slide().withFriction(0.5), contact -> contacts.add(contact.toString()));
        }
    }

    /** A save game in the same world, a late join in a world that was built the same way, and one in an empty world. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void anyWorldGoesOnFromBytes(long seed) {
        World world = built(seed);
        int frames = Trials.times(20);
        Log log = new Log(world);
        log.play(world, seed, frames);
        byte[] bytes = bytes(world);
        long digest = world.digest();
        List<String> expected = log.play(world, seed + 100, frames);
        for (World other : List.of(world, built(seed), new World())) {
            Log there = new Log(other);
            read(bytes, other);
            assertThat(other.digest()).isEqualTo(digest);
            assertThat(bytes(other)).isEqualTo(bytes);
            assertThat(there.play(other, seed + 100, frames)).isEqualTo(expected);
        }
    }

    @Test
    void idsAndObjectsStayWithTheirBodies() {
        World host = new World();
        host.addStatic(BOX, 0, 0);
        BodyId hero = host.add(CLOCKWISE, 5, 0);
        BodyId coin = host.add(BOX, 9, 0);
        host.remove(coin);
        host.add(BOX, 20, 1);
        World guest = new World();
        guest.addStatic(BOX, 0, 0);
        BodyId heroThere = guest.add(CLOCKWISE, 0, 0);
        BodyId coinThere = guest.add(BOX, 9, 0);
        guest.bodies().setUserData(heroThere, "hero");
        guest.bodies().setUserData(coinThere, "coin");
        read(bytes(host), guest);
        assertThat(guest.x(heroThere)).isEqualTo(host.x(hero));
        assertThat(guest.bodies().userData(heroThere, String.class)).contains("hero");
        assertThat(guest.bodies().contains(coinThere)).isFalse();
        BodyId shot = guest.bodies().all().get(2);
        assertThat(guest.x(shot)).isEqualTo(20);
        assertThat(guest.bodies().userData(shot, Object.class)).isEmpty();
        assertThat(guest.bodies().shape(heroThere)).isSameAs(CLOCKWISE);
    }

    @Test
    void aBodyTakesAsManyBytesAsIsDocumented() {
        World world = new World();
        assertThat(bytes(world)).hasSize(44);
        world.add(BOX, 0, 0);
        int one = bytes(world).length;
        assertThat(one).isEqualTo(44 + 154 + 14 + 16 * 4);
        BodyId second = world.add(BOX, 5, 0);
        assertThat(bytes(world)).hasSize(one + 154);
        world.oneWayBodies().set(second, 0, 1);
        assertThat(bytes(world)).hasSize(one + 154 + 16);
    }

    /** All shapes have the same corners when they are read where none of them is known. */
    @Test
    void shapesOfAllKindsAreWritten() {
        List<Shape> shapes = List.of(
                ConvexPolygon.of(-0.0, 3),
                ConvexPolygon.of(4, 1, 1, 1),
                CLOCKWISE,
                ConvexPolygon.hullOf(3, 0, 0, 0, 1, 1, 2, 5, 9, 1),
                RoundedPolygon.circle(1, 2, 0.1),
                RoundedPolygon.of(CLOCKWISE, 0),
                RoundedPolygon.capsule(3, 0, 0, 0, 2).rotated(Rotor.ofAngle(1)),
                CompoundShape.of(BOX),
                CompoundShape.of(BOX, RoundedPolygon.circle(0, 0, 1), CLOCKWISE),
                CompoundShape.chain(0, 0, 1, 0, 0, 1, 0, 0),
                CompoundShape.oneSidedChain(5, 0, 1, 0.1, 0, 1),
                CompoundShape.oneSidedChain(5, 0, 1, 0.1, 0, 1).rotated(Rotor.ofAngle(2)));
        World world = new World();
        for (Shape shape : shapes) {
            world.add(shape, 0, 0);
            world.add(shape.scaled(3), 0, 0);
        }
        World other = read(bytes(world), new World());
        assertThat(other.digest()).isEqualTo(world.digest());
        for (int i = 0; i < 2 * shapes.size(); i++) {
            Shape was = world.bodies().shape(world.bodies().all().get(i));
            Shape is = other.bodies().shape(other.bodies().all().get(i));
            assertThat(is.isOneSided()).isEqualTo(was.isOneSided());
            for (int part = 0; part < was.partCount(); part++) {
                assertThat(is.part(part).core().toArray())
                        .isEqualTo(was.part(part).core().toArray());
                assertThat(is.part(part).radius()).isEqualTo(was.part(part).radius());
            }
        }
    }

    private static World small() {
        World world = new World();
        world.setDisplacement(world.add(CompoundShape.of(BOX, CLOCKWISE), 0, 0), 1, 0);
        BodyId body = world.add(RoundedPolygon.circle(0, 0, 0.5), 3, 0);
        world.setRotor(body, Rotor.ofAngle(1));
        world.bodies().setRotationPerStep(body, Rotor.ofAngle(0.1));
        world.remove(world.add(BOX, 9, 9));
        world.addStatic(CompoundShape.oneSidedChain(9, -1, 0, -1, -9, -1), 0, 0);
        world.step(Response.slide(), contact -> {});
        return world;
    }

    /** Whatever is changed in one byte is refused with a place, or is a state that has bytes of its own. */
    @Test
    void damagedBytesAreRefusedOrAreAnotherState() {
        byte[] whole = bytes(small());
        int refused = 0;
        for (int at = 0; at < whole.length; at++) {
            for (int bit = at % 3; bit < 8; bit += 3) {
                byte[] damaged = whole.clone();
                damaged[at] ^= (byte) (1 << bit);
                World world = new World();
                Throwable thrown = catchThrowable(() -> read(damaged, world));
                if (thrown == null) {
                    assertThat(read(bytes(world), new World()).digest()).isEqualTo(world.digest());
                } else {
                    refused++;
                    assertThat(thrown)
                            .isExactlyInstanceOf(IllegalArgumentException.class)
                            .hasMessageMatching("(?s)bytes\\[\\d+\\] must be .+, but was .+; toBytes of .+");
                    assertThat(world.bodies().size()).isZero();
                }
            }
        }
        assertThat(refused).isGreaterThan(whole.length / 2);
    }

    @Test
    void bytesThatEndTooEarlyOrTooLateAreRefused() {
        byte[] whole = bytes(small());
        for (int length = 0; length <= whole.length + 1; length++) {
            if (length != whole.length) {
                byte[] cut = Arrays.copyOf(whole, length);
                assertThat(catchThrowable(() -> new World().readState(cut)))
                        .isExactlyInstanceOf(IllegalArgumentException.class)
                        .hasMessageMatching("(?s)bytes\\[\\d+\\] must be .+, but was .+");
            }
        }
    }

    /** Bytes that promise more than they hold: nothing is allocated for it. */
    @Test
    void countsBeyondTheBytesAreRefused() {
        byte[] whole = bytes(small());
        for (int at = 12; at + 4 <= whole.length; at++) {
            byte[] huge = whole.clone();
            huge[at] = 0x7F;
            huge[at + 1] = (byte) 0xFF;
            huge[at + 2] = (byte) 0xFF;
            huge[at + 3] = (byte) 0xFF;
            Throwable thrown = catchThrowable(() -> new World().readState(huge));
            assertThat(thrown == null || thrown instanceof IllegalArgumentException)
                    .as("%s", thrown)
                    .isTrue();
        }
    }
}
