package org.polysweep.conformance.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.compound.CompoundSweep;
import org.polysweep.shape.CompoundShape;
import org.polysweep.trials.Trials;
import org.polysweep.world.StepReport;

/** What a player expects of the platformer. Its numbers are sums of powers of 2, so most of this is exact. */
@Tag("bulk")
class PlatformerTest {

    private static final CompoundShape HERO = CompoundShape.of(Hero.SHAPE);

    private final CompoundSweep sweep = new CompoundSweep();

    /** Plays some frames; in none of them is the hero stuck or in anything. */
    private void play(Platformer game, int frames, double stick) {
        for (int i = 0; i < frames; i++) {
            play(game, stick, false);
        }
    }

    private void play(Platformer game, double stick, boolean jumps) {
        StepReport report = game.frame(stick, jumps);
        assertThat(report.stalled()).isEmpty();
        assertThat(report.rolledBack()).isEmpty();
        assertThat(isIn(game, Platformer.GROUND, 0, 0)).isFalse();
        assertThat(isIn(game, CompoundShape.of(Platformer.CEILING), 0, 0)).isFalse();
        assertThat(isIn(game, CompoundShape.of(Platformer.LIFT), game.world.x(game.lift), game.world.y(game.lift)))
                .isFalse();
    }

    private boolean isIn(Platformer game, CompoundShape shape, double x, double y) {
        return sweep.sweep(
                                HERO.at(x(game), y(game)).moving(0, 0),
                                shape.at(x, y).moving(0, 0))
                        .verdict()
                == Verdict.OVERLAP;
    }

    private static double x(Platformer game) {
        return game.world.x(game.hero.body);
    }

    private static double y(Platformer game) {
        return game.world.y(game.hero.body);
    }

    @Test
    void heWalksToAndFroOverAllJointsAtOneSpeed() {
        Platformer game = new Platformer(1, 0);
        play(game, 1, 0);
        double expected = 1;
        for (int i = 0; i < 10_000; i++) {
            int stick = i % 320 < 160 ? 1 : -1;
            expected += stick * Hero.WALK;
            play(game, stick, false);
            assertThat(game.hero.isOnFloor()).as("frame %s", i).isTrue();
            assertThat(x(game)).as("frame %s", i).isCloseTo(expected, within(1e-11));
        }
    }

    @Test
    void heClimbsAHillAndIsOnTheGroundAgainBehindIt() {
        Platformer game = new Platformer(1, 0);
        play(game, 104, 1);
        assertThat(x(game)).isCloseTo(14, within(1e-12));
        assertThat(y(game)).isEqualTo(2);
        play(game, 64, 1);
        assertThat(x(game)).isCloseTo(22, within(1e-12));
        assertThat(y(game)).isZero();
    }

    @ParameterizedTest
    @ValueSource(doubles = {8.1, 9, 10.7, 11.9, 12.1, 14.9, 15.3, 16, 17.77, 19.9})
    void heStandsStillOnASlope(double place) {
        Platformer game = new Platformer(place, 3);
        play(game, 60, 0);
        double y = y(game);
        for (int i = 0; i < 1000; i++) {
            play(game, 0, false);
            assertThat(game.hero.isOnFloor()).isTrue();
            assertThat(x(game)).isEqualTo(place);
            assertThat(y(game)).isEqualTo(y);
        }
    }

    @Test
    void heJumpsFourTilesAndAnEighthHigh() {
        Platformer game = new Platformer(1, 0);
        play(game, 1, 0);
        play(game, 0, true);
        double highest = 0;
        int frames = 1;
        while (!game.hero.isOnFloor()) {
            highest = Math.max(highest, y(game));
            play(game, 0, false);
            frames++;
        }
        assertThat(highest).isEqualTo(4.125);
        assertThat(frames).isEqualTo(66);
        assertThat(y(game)).isZero();
    }

    @Test
    void heCannotJumpInTheAir() {
        Platformer game = new Platformer(1, 2);
        play(game, 0, true);
        assertThat(y(game)).isEqualTo(2 - Hero.GRAVITY);
    }

    @Test
    void aWallStopsHimAndHeFallsAlongIt() {
        Platformer game = new Platformer(1, 0);
        play(game, 20, -1);
        assertThat(x(game)).isEqualTo(0.375);
        play(game, -1, true);
        assertThat(y(game)).isEqualTo(Hero.JUMP);
        play(game, 70, -1);
        assertThat(x(game)).isEqualTo(0.375);
        assertThat(y(game)).isZero();
    }

    @Test
    void theLedgeLetsHimUpAndHoldsHim() {
        Platformer game = new Platformer(3, 0);
        play(game, 1, 0);
        play(game, 0, true);
        play(game, 60, 0);
        for (int i = 0; i < 1000; i++) {
            play(game, i % 32 < 16 ? 1 : -1, false);
            assertThat(game.hero.isOnFloor()).isTrue();
            assertThat(y(game)).isEqualTo(2.5);
        }
    }

    @Test
    void heFallsThroughTheLedgeIfHeHasNotComeAboveIt() {
        Platformer game = new Platformer(3, 1.5);
        play(game, 60, 0);
        assertThat(y(game)).isZero();
    }

    @Test
    void heFallsOffTheEndOfTheLedgeFromRest() {
        Platformer game = new Platformer(2.125, 2.5);
        play(game, 1, 0);
        // The edge is at 2, so he rolls over it with the left foot and stands until the edge is too steep.
        while (game.hero.isOnFloor()) {
            play(game, 1, -1);
        }
        double edge = y(game);
        assertThat(edge).isGreaterThan(2.25);
        play(game, 1, -1);
        assertThat(y(game)).isEqualTo(edge - Hero.GRAVITY);
        play(game, 40, 0);
        assertThat(y(game)).isZero();
    }

    @Test
    void theLiftTakesHimAlong() {
        Platformer game = new Platformer(26, 0);
        for (int i = 0; i < 1000; i++) {
            play(game, 0, false);
            assertThat(game.hero.isOnFloor()).isTrue();
            assertThat(x(game) - game.world.x(game.lift)).isEqualTo(1);
            assertThat(y(game)).isEqualTo(game.world.y(game.lift));
        }
    }

    @Test
    void aJumpOffTheLiftHasItsSpeed() {
        Platformer game = new Platformer(26, 0);
        play(game, 10, 0);
        double y = y(game);
        play(game, 0, true);
        assertThat(y(game) - y).isEqualTo(Hero.JUMP + Platformer.LIFT_SPEED);
    }

    @Test
    void theCeilingEndsHisJump() {
        Platformer game = new Platformer(33, 2);
        play(game, 1, 0);
        play(game, 0, true);
        double highest = 0;
        for (int i = 0; i < 40; i++) {
            play(game, 0, false);
            highest = Math.max(highest, y(game));
        }
        assertThat(highest).isEqualTo(3.5);
        assertThat(game.hero.isOnFloor()).isTrue();
        assertThat(y(game)).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "2, 5", "3, 16", "4, 26"})
    void whateverAPlayerDoesHeIsInNothing(long seed, double start) {
        Random player = Trials.random(seed);
        Platformer game = new Platformer(start, 3);
        double stick = 0;
        for (int i = 0; i < 5000; i++) {
            if (player.nextInt(40) == 0) {
                stick = (player.nextInt(5) - 2) / 2.0;
            }
            play(game, stick, player.nextInt(30) == 0);
            assertThat(y(game)).isGreaterThanOrEqualTo(-3);
        }
    }
}
