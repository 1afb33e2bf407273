package org.polysweep.conformance.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polysweep.conformance.cli.CommandLine;
import org.polysweep.conformance.examples.HelloCharacterPicture;
import org.polysweep.conformance.examples.HelloCharacterPicture.Frame;

/** What a player of docs/examples/HelloCharacter.java expects, and the picture of it in getting started. */
class HelloCharacterTest {

    private static final Path PROGRAM = Path.of("docs", "examples", "HelloCharacter.java");

    @TempDir
    Path folder;

    private String program;

    @BeforeEach
    void read() throws Exception {
        program = Files.readString(CommandLine.top().resolve(PROGRAM));
    }

    @Test
    void theHeroJumpsOntoTheLedgeAndDropsThroughIt() throws Exception {
        assertThat(play("""
                game.frame(0, false, false);
                game.frame(0, true, false);
                for (int frame = 0; frame < 60; frame++) {
                    game.frame(0, false, false);
                }
                String above = game.state();
                game.frame(0, false, true);
                for (int frame = 0; frame < 60; frame++) {
                    game.frame(0, false, false);
                }
                return List.of(above, game.state());
                """))
                .isEqualTo(
                        List.of("x = 2.5, y = 3.75, on a floor, coins: 0", "x = 2.5, y = 1.0, on a floor, coins: 0"));
    }

    @Test
    void theHeroStandsStillOnTheSlopeAndWalksBothSidesAtOneSpeed() throws Exception {
        assertThat(play("""
                game.world.setPosition(game.hero, 7, 2.5);
                for (int frame = 0; frame < 60; frame++) {
                    game.frame(0, false, false);
                }
                double x = game.world.x(game.hero);
                double y = game.world.y(game.hero);
                boolean stays = game.last.isOnFloor();
                for (int frame = 0; frame < 100; frame++) {
                    game.frame(0, false, false);
                    stays &= x == game.world.x(game.hero) && y == game.world.y(game.hero);
                }
                for (int frame = 1; frame <= 56; frame++) {
                    game.frame(1, false, false);
                    stays &= game.last.isOnFloor() && Math.abs(game.world.x(game.hero) - x - frame / 8.0) < 1e-12;
                }
                return stays;
                """)).isEqualTo(true);
    }

    @Test
    void aLiftThatFindsTheHeroBelowTurnsBack() throws Exception {
        assertThat(play("""
                for (int frame = 0; frame < 96; frame++) {
                    game.frame(0, false, false);
                }
                game.world.setPosition(game.hero, 19.5, 0.75);
                double lowest = 9;
                for (int frame = 0; frame < 60; frame++) {
                    game.frame(0, false, false);
                    lowest = Math.min(lowest, game.world.y(game.lift));
                }
                return List.of(lowest >= 2.25, game.world.displacementY(game.lift) > 0, game.world.y(game.hero));
                """)).isEqualTo(List.of(true, true, 0.75));
    }

    /** Where it differs, the new picture is in target/pictures of this module, to be looked at and copied. */
    @Test
    void thePictureIsARunOfTheProgram() throws Exception {
        double[][] places = (double[][]) play("""
                double[][] frames = new double[345][];
                for (int frame = 0; frame < frames.length; frame++) {
                    frames[frame] = new double[] {
                        game.world.x(game.hero), game.world.y(game.hero), game.world.y(game.lift), game.coins
                    };
                    boolean waits = frame < 60 || frame > 180 && frame < 190 || frame > 205 && frame < 285;
                    game.frame(waits ? 0 : 1, frame == 10, false);
                }
                return frames;
                """);
        List<Frame> run = new ArrayList<>();
        for (double[] place : places) {
            run.add(new Frame(place[0], place[1], place[2], (int) place[3]));
        }
        String picture = HelloCharacterPicture.of(run);
        Path drawn = Path.of("target", "pictures", "hello-character.svg");
        Files.createDirectories(drawn.getParent());
        Files.writeString(drawn, picture);
        assertThat(CommandLine.top().resolve("docs").resolve("hello-character.svg"))
                .content(StandardCharsets.UTF_8)
                .isEqualTo(picture);
    }

    /** Runs lines that have a new game; the program is a nested class beside them. */
    private Object play(String lines) throws Exception {
        int start = program.indexOf("/** A character");
        String nested = program.substring(start).replace("public final class", "static final class");
        return CompiledSnippet.run(
                folder, program.substring(0, start), nested, "HelloCharacter game = new HelloCharacter();" + lines);
    }
}
