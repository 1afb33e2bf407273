package org.polysweep.conformance.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.conformance.cli.CommandLine;

/** The code in the guides to games is the code of classes that are tested, without their imports. */
class PlatformerGuideTest {

    private static final String SOURCES = "tests/conformance/src/test/java/org/polysweep/conformance/examples";

    private static String source(String name) throws IOException {
        return Files.readString(CommandLine.top().resolve(SOURCES).resolve(name + ".java"));
    }

    @ParameterizedTest
    @CsvSource({"advanced-character, 0, Hero", "advanced-character, 1, Platformer", "pong, 0, Pong"})
    void theCodeIsThatOfTheClass(String page, int block, String name) throws Exception {
        Snippets guide = new Snippets(CommandLine.top().resolve("docs").resolve(page + ".md"));
        String source = source(name);
        assertThat(guide.in("java").get(block)).isEqualTo(source.substring(source.indexOf("/**")));
    }

    /** One file: the class that is tested, and a window. That class has a package and an annotation besides. */
    @Test
    void theGameOfTilesIsOneFile() throws Exception {
        Path top = CommandLine.top();
        Snippets guide = new Snippets(top.resolve("docs").resolve("platformer.md"));
        String file = Files.readString(top.resolve("docs/examples/TileGame.java"));
        assertThat(guide.in("java").get(0)).isEqualTo(file);
        String tested = source("TileGame");
        String game = file.substring(file.indexOf("/** A hero"), file.indexOf("\n    /** Opens a window")) + "}\n";
        assertThat(tested.substring(tested.indexOf("/** A hero")).replaceFirst("@SuppressWarnings.*\n", ""))
                .isEqualTo(game);
        assertThat(game.lines().count()).isLessThan(68);
    }

    /** Draws the level of a new game: the hero, an enemy and a tile are where they should be. */
    @Test
    void theGameOfTilesShowsItsLevel(@TempDir Path folder) throws Exception {
        String file = Files.readString(CommandLine.top().resolve("docs/examples/TileGame.java"));
        int start = file.indexOf("/** A hero");
        String imports = file.substring(0, start) + "import java.awt.image.BufferedImage;\nimport java.util.List;\n";
        String game = file.substring(start).replace("final class TileGame", "static final class TileGame");
        Object colors = CompiledSnippet.run(folder, imports, game, """
                BufferedImage image = new BufferedImage(1040, 280, BufferedImage.TYPE_INT_RGB);
                new TileGame().draw(image.createGraphics());
                return List.of(image.getRGB(100, 210), image.getRGB(300, 225), image.getRGB(20, 200), image.getRGB(500, 20));
                """);
        assertThat(colors)
                .isEqualTo(List.of(Color.BLUE.getRGB(), Color.RED.getRGB(), Color.GRAY.getRGB(), Color.BLACK.getRGB()));
    }
}
