package org.polysweep.conformance.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.conformance.cli.CommandLine;

/** The code in docs/platformer.md is that of the classes that are tested, without their imports. */
class PlatformerGuideTest {

    private static final String SOURCES = "tests/conformance/src/test/java/org/polysweep/conformance/examples";

    @ParameterizedTest
    @CsvSource({"1, Hero", "2, Platformer", "3, Pong"})
    void theCodeIsThatOfTheClass(int block, String name) throws Exception {
        Path top = CommandLine.top();
        Snippets guide = new Snippets(top.resolve("docs").resolve("platformer.md"));
        String source = Files.readString(top.resolve(SOURCES).resolve(name + ".java"));
        assertThat(guide.in("java").get(block)).isEqualTo(source.substring(source.indexOf("/**")));
    }

    /** One file, with its imports; the class that is tested has a package and an annotation besides. */
    @Test
    void theGameOfTilesIsOneFile() throws Exception {
        Path top = CommandLine.top();
        Snippets guide = new Snippets(top.resolve("docs").resolve("platformer.md"));
        String file = Files.readString(top.resolve("docs/examples/TileGame.java"));
        assertThat(guide.in("java").get(0)).isEqualTo(file);
        assertThat(file.lines().count()).isLessThan(60);
        String tested = Files.readString(top.resolve(SOURCES).resolve("TileGame.java"));
        assertThat(tested.substring(tested.indexOf("import")).replaceFirst("@SuppressWarnings.*\n", ""))
                .isEqualTo(file);
    }
}
