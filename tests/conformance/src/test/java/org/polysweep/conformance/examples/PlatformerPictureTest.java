package org.polysweep.conformance.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.polysweep.conformance.cli.CommandLine;

/** The pictures in the documentation are those that the game draws. */
class PlatformerPictureTest {

    /**
     * Where it differs, the new picture is in the folder {@code target/pictures} of this module, to be looked at and
     * copied.
     */
    private static void assertDrawn(String name, String picture) throws Exception {
        Path drawn = Path.of("target", "pictures", name);
        Files.createDirectories(drawn.getParent());
        Files.writeString(drawn, picture);
        Path shown = CommandLine.top().resolve("docs").resolve(name);
        assertThat(drawn).content(StandardCharsets.UTF_8).isEqualTo(Files.readString(shown));
    }

    @Test
    void theTiles() throws Exception {
        assertDrawn("platformer-tiles.svg", PlatformerPicture.tiles());
    }

    @Test
    void thePath() throws Exception {
        assertDrawn("platformer-path.svg", PlatformerPicture.path());
    }

    @Test
    void theLedge() throws Exception {
        assertDrawn("platformer-ledge.svg", PlatformerPicture.ledge());
    }

    @Test
    void theSlope() throws Exception {
        assertDrawn("platformer-slope.svg", PlatformerPicture.slope());
    }
}
