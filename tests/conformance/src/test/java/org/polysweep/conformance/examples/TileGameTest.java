package org.polysweep.conformance.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.contact.Verdict;
import org.polysweep.query.Intersection;
import org.polysweep.trials.Trials;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;

/** What a player expects of the game of tiles. Its numbers are sums of powers of 2, so most of this is exact. */
@Tag("bulk")
class TileGameTest {

    private static final double WALK = 1.0 / 8;

    private final TileGame game = new TileGame(places());
    private final World world = game.world;

    static int[] places() {
        return IntStream.range(0, TileGame.LEVEL.length())
                .filter(place -> TileGame.LEVEL.charAt(place) > ' ')
                .toArray();
    }

    private void play(int frames, double stick) {
        for (int i = 0; i < frames; i++) {
            game.frame(stick, false, false);
        }
    }

    /** Plays until the hero stands. */
    private int fall() {
        int frames = 0;
        do {
            game.frame(0, false, false);
            frames++;
        } while (!game.hero.mover.report().isOnFloor());
        return frames;
    }

    private void put(double x, double y) {
        world.setPosition(game.hero.body, x, y);
    }

    private double x() {
        return world.x(game.hero.body);
    }

    private double y() {
        return world.y(game.hero.body);
    }

    private void requireHeroAt(double x, double y) {
        assertThat(x()).isEqualTo(x);
        assertThat(y()).isEqualTo(y);
    }

    private void requireNoOverlap(TileGame played) {
        for (BodyId walker : walkers(played)) {
            for (BodyId other : played.world.bodies().all()) {
                if (!other.equals(walker) && !played.world.bodies().shape(other).equals(TileGame.LEDGE)) {
                    assertThat(Intersection.verdict(
                                    played.world
                                            .bodies()
                                            .shape(walker)
                                            .at(played.world.x(walker), played.world.y(walker)),
                                    played.world
                                            .bodies()
                                            .shape(other)
                                            .at(played.world.x(other), played.world.y(other))))
                            .as("%s and %s", walker, other)
                            .isNotEqualTo(Verdict.OVERLAP);
                }
            }
        }
    }

    private static List<BodyId> walkers(TileGame played) {
        return List.of(played.hero.body, played.snails[0].body, played.snails[1].body);
    }

    /** No seam between two tiles, nor the foot and the top of the hill, changes how fast the hero walks. */
    @Test
    void itWalksOverSeamsAndTheHillAtOneSpeed() {
        put(8, 1);
        play(1, 0);
        for (int i = 0; i < 48; i++) {
            play(1, 1);
            assertThat(game.hero.mover.report().isOnFloor()).as("frame %s", i).isTrue();
            assertThat(game.hero.mover.report().isOnWall()).as("frame %s", i).isFalse();
            assertThat(x()).isCloseTo(8 + (i + 1) * WALK, within(1e-12));
        }
        assertThat(y()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(doubles = {9.9, 10.125, 10.3, 13.1})
    void itStandsStillOnASlope(double place) {
        put(place, 3);
        fall();
        double y = y();
        assertThat(y).isBetween(1.0, 2.0);
        for (int i = 0; i < 100; i++) {
            play(1, 0);
            requireHeroAt(place, y);
        }
    }

    @Test
    void itJumpsThroughTheLedgeAndLandsAndDropsThroughIt() {
        put(4, 1);
        play(1, 0);
        game.frame(0, true, false);
        int frames = fall();
        requireHeroAt(4, 3);
        assertThat(frames).isGreaterThan(30);
        play(100, 0);
        requireHeroAt(4, 3);
        game.frame(0, false, true);
        assertThat(game.hero.mover.report().isOnFloor()).isFalse();
        fall();
        requireHeroAt(4, 1);
    }

    @Test
    void itJumpsAlmostFourTilesHigh() {
        put(1.5, 1);
        play(1, 0);
        game.frame(0, true, false);
        double highest = y();
        while (!game.hero.mover.report().isOnFloor()) {
            game.frame(0, true, false);
            highest = Math.max(highest, y());
        }
        assertThat(highest).isEqualTo(4.875); // the start and 3.875
        requireHeroAt(1.5, 1);
    }

    @Test
    void theLiftTakesItUpAndDown() {
        put(17, 2);
        fall();
        for (int i = 0; i < 500; i++) {
            play(1, 0);
            requireHeroAt(17, world.y(game.lift) + 0.25);
            assertThat(game.hero.mover.report().isOnFloor()).isTrue();
        }
    }

    @Test
    void snailsTurnAtWallsAndAtEachOtherAndAreRidden() {
        play(500, 0);
        put(world.x(game.snails[0].body), 2);
        fall();
        assertThat(game.hero.mover.report().floor()).contains(game.snails[0].body);
        double ahead = x() - world.x(game.snails[0].body);
        play(10, 0);
        assertThat(x() - world.x(game.snails[0].body)).isEqualTo(ahead);
    }

    /** All orders of the hero, the snails, the lift and the rest, and the rest in an order of its own. */
    @Test
    void theOutcomeIsTheSameInEveryOrderOfAdding() {
        long expected = outcome(places());
        List<Integer> tiles = new ArrayList<>();
        for (int place : places()) {
            if ("H12=".indexOf(TileGame.LEVEL.charAt(place)) < 0) {
                tiles.add(place);
            }
        }
        Random random = Trials.random(1);
        for (String order : orders("H12=#")) {
            Collections.shuffle(tiles, random);
            int[] places = order.chars()
                    .flatMap(kind -> kind == '#'
                            ? tiles.stream().mapToInt(place -> place)
                            : IntStream.of(TileGame.LEVEL.indexOf(kind)))
                    .toArray();
            assertThat(outcome(places)).as(order).isEqualTo(expected);
        }
    }

    private static List<String> orders(String kinds) {
        if (kinds.isEmpty()) {
            return List.of("");
        }
        List<String> orders = new ArrayList<>();
        for (int i = 0; i < kinds.length(); i++) {
            for (String rest : orders(kinds.substring(0, i) + kinds.substring(i + 1))) {
                orders.add(kinds.charAt(i) + rest);
            }
        }
        return orders;
    }

    /** Plays the same inputs; returns what has become of all bodies on the way, to the bit. */
    private static long outcome(int[] places) {
        TileGame game = new TileGame(places);
        Random player = Trials.random(2);
        double stick = 1;
        long outcome = 1;
        for (int frame = 0; frame < 250; frame++) {
            if (player.nextInt(60) == 0) {
                stick = player.nextInt(4) == 0 ? -1 : 1;
            }
            game.frame(stick, player.nextInt(40) == 0, player.nextInt(40) == 0);
            if (frame % 25 == 24) {
                outcome = 31 * outcome + game.world.digest();
            }
        }
        return outcome;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void whateverAPlayerDoesNobodyIsInAnything(long seed) {
        Random player = Trials.random(seed);
        double stick = 0;
        for (int i = 0; i < 500; i++) {
            if (player.nextInt(40) == 0) {
                stick = (player.nextInt(5) - 2) / 2.0;
            }
            game.frame(stick, player.nextInt(30) == 0, player.nextInt(30) == 0);
            assertThat(game.hero.mover.report().startedInOverlap()).isFalse();
            requireNoOverlap(game);
        }
    }
}
