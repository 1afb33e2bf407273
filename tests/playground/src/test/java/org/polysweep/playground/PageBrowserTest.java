package org.polysweep.playground;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The page does what it says to the hand, the keyboard and the address: src/test/browser/use.mjs. */
@Tag("browser")
class PageBrowserTest {

    @ParameterizedTest
    @EnumSource
    void thePageDoesWhatItSays(Browser.Kind kind) throws IOException, InterruptedException {
        assertEquals(0, Browser.use(kind, Browser.require(kind)), "see what use.mjs wrote");
    }

    @Test
    void thePageIsOneFileOfLessThanAMegabyteThatAsksForNoOther() throws IOException {
        String page = Files.readString(Path.of("target", "playground", "index.html"));
        assertTrue(page.length() < 1_000_000, page.length() + " characters");
        assertTrue(!page.contains("<script src") && !page.contains("<link rel=\"stylesheet"), "it asks for a file");
    }
}
