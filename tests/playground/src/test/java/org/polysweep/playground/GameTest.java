package org.polysweep.playground;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The rules of the page's games. */
class GameTest {

    private static final double NONE = Double.NaN;

    /** Plays frames with the same keys, and returns what was new, in order. */
    private static List<String> play(Game game, int frames, int keys) {
        List<String> news = new ArrayList<>();
        for (int i = 0; i < frames; i++) {
            game.frame(keys, NONE, NONE);
            if (news.isEmpty() || !news.get(news.size() - 1).equals(game.news())) {
                news.add(game.news());
            }
        }
        return news;
    }

    @Test
    void oneKeyLeadsOverTheHillOntoTheLiftAndUp() {
        Game game = Game.begin("platformer");
        List<String> news = play(game, 280, Game.RIGHT);
        // The last slope is the corner of the ledge, over which the round foot rolls.
        assertEquals(
                List.of(
                        "on the ground",
                        "on a slope",
                        "on the ground",
                        "on a slope",
                        "on the ground",
                        "on the lift",
                        "on a slope",
                        "on the ground"),
                news);
        assertTrue(game.details().endsWith("y 6.0"), game.details());
    }

    @Test
    void theHeroJumpsThroughThePlatformOntoItAndDropsThroughItAgain() {
        Game game = Game.begin("platformer");
        play(game, 40, Game.LEFT << 4);
        assertEquals("the hero is at x 3.3, y 1.0", game.details());
        assertEquals(
                List.of("in the air", "on the platform"),
                play(game, 30, Game.UP << 4).subList(0, 2));
        play(game, 60, 0);
        assertEquals("the hero is at x 3.3, y 3.0", game.details());
        assertEquals(List.of("in the air", "on the ground"), play(game, 60, Game.DOWN));
    }

    @Test
    void paddlesAreSteeredByKeysAndPointers() {
        Game game = Game.begin("pong 10");
        play(game, 10, Game.UP << 4 | Game.DOWN);
        assertTrue(game.details().startsWith("the paddles are at 290.0 and 110.0;"), game.details());
        for (int i = 0; i < 100; i++) {
            game.frame(0, 123, 321);
        }
        assertTrue(game.details().startsWith("the paddles are at 123.0 and 321.0;"), game.details());
    }

    @Test
    void aBallOfTenThousandPixelsAFrameStaysInTheFieldWhileThePaddlesMove() {
        Game game = Game.begin("pong 10000");
        for (int i = 0; i < 300; i++) {
            game.frame(i / 40 % 2 == 0 ? Game.UP << 4 : Game.DOWN, NONE, NONE);
            for (String point : game.way()) {
                String[] xy = point.replaceAll("[\\[\\]]", "").split(",", -1);
                double x = Double.parseDouble(xy[0]);
                double y = Double.parseDouble(xy[1]);
                assertTrue(x > 9.9 && x < 790.1 && y > 9.9 && y < 390.1, point);
            }
            assertTrue(game.way().size() > 8, game.details());
        }
    }
}
