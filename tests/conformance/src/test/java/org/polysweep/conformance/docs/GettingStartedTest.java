package org.polysweep.conformance.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polysweep.conformance.cli.CommandLine;

/** The two programs of docs/getting-started.md are the files that it names, and do what the guide says. */
@Tag("bulk")
class GettingStartedTest {

    private static final Path EXAMPLES = Path.of("docs", "examples");

    @TempDir
    Path folder;

    private Snippets guide;
    private String program;

    @BeforeEach
    void read() throws Exception {
        guide = new Snippets(CommandLine.top().resolve("docs").resolve("getting-started.md"));
        program = Files.readString(CommandLine.top().resolve(EXAMPLES).resolve("FirstWorld.java"));
    }

    @Test
    void theGuideHasTheGameOfTheFirstProgramAndTheWholeSecond() throws Exception {
        String hello = Files.readString(CommandLine.top().resolve(EXAMPLES).resolve("HelloCharacter.java"));
        String game =
                hello.substring(hello.indexOf("    final World world"), hello.indexOf("\n    public static void main"));
        assertThat(guide.in("java")).containsExactly(game, program);
    }

    @Test
    void theCommandsPrintWhatTheGuideShows() throws Exception {
        for (int i = 0; i < 2; i++) {
            CommandLine.Outcome outcome =
                    runJava(guide.after(List.of("run it", "run the second").get(i)));

            assertThat(outcome.err()).isEmpty();
            assertThat(outcome.status()).isZero();
            assertThat(outcome.out().lines())
                    .containsExactlyElementsOf(guide.in("text").get(i).lines().toList());
        }
    }

    /** Runs {@code java -cp "…" …} as a shell would from the top of the project, with the JDK that runs the tests. */
    static CommandLine.Outcome runJava(String command) throws Exception {
        assertThat(command).startsWith("java -cp \"");
        List<String> words = new ArrayList<>(Arrays.asList(command.split(" ", -1)));
        words.set(0, Path.of(System.getProperty("java.home"), "bin", "java").toString());
        words.set(2, words.get(2).replace("\"", "").replace(":", File.pathSeparator));
        ProcessBuilder process =
                new ProcessBuilder(words).directory(CommandLine.top().toFile());
        process.environment().keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS"));
        return CommandLine.run(process, "");
    }

    @Test
    void theCrateLandsIsCarriedAndStopsInTheCorner() throws Exception {
        assertThat(play("""
                double fall = 0;
                for (int frame = 1; frame <= 40; frame++) {
                    game.frame(0, false);
                    fall = game.world.bodies().endDisplacementY(game.crate);
                }
                return game.isOnFloor + " " + game.touched + " " + (fall == FirstWorld.LIFT) + " "
                        + (game.world.y(game.crate) - game.world.y(game.lift));
                """)).isEqualTo("true [the lift from above] true 0.5");
        assertThat(play("""
                for (int frame = 1; frame <= 200; frame++) {
                    game.frame(frame > 40 ? FirstWorld.WALK : 0, false);
                }
                return game.world.x(game.crate) + " " + game.world.y(game.crate) + " " + game.world.bodies().endDisplacementY(game.crate);
                """)).isEqualTo("11.0 0.0 0.0");
    }

    @Test
    void aFastFallEndsOnTheFloorAndNothingOverlapsAfterAnyStep() throws Exception {
        assertThat(play("""
                game.world.setDisplacement(game.crate, 0, -10_000);
                game.world.setPosition(game.crate, 1, 4);
                game.world.step(Response.slide());
                return String.valueOf(game.world.y(game.crate));
                """)).isEqualTo("0.0");
        assertThat(play("""
                int overlaps = 0;
                for (int frame = 1; frame <= 1000; frame++) {
                    game.frame(frame % 170 < 80 ? FirstWorld.WALK : -FirstWorld.WALK, frame % 50 == 0);
                    for (BodyId other : List.of(game.room, game.lift)) {
                        PlacedShape there = game.world.bodies().shape(other).at(game.world.x(other), game.world.y(other));
                        PlacedShape crate = game.world.bodies().shape(game.crate)
                                .at(game.world.x(game.crate), game.world.y(game.crate));
                        overlaps += Intersection.verdict(crate, there) == Verdict.OVERLAP ? 1 : 0;
                    }
                }
                return String.valueOf(overlaps);
                """)).isEqualTo("0");
    }

    /** Runs lines that have a new game; the program is a nested class beside them. */
    private Object play(String lines) throws Exception {
        int start = program.indexOf("/** A crate");
        String imports = program.substring(0, start) + """
                import java.util.List;
                import org.polysweep.query.Intersection;
                import org.polysweep.shape.PlacedShape;
                """;
        String nested = program.substring(start).replace("public final class", "static final class");
        return CompiledSnippet.run(folder, imports, nested, "FirstWorld game = new FirstWorld();" + lines);
    }
}
