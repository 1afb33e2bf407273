package org.polysweep.conformance.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** A file of the engines answers one question, and no question takes more than 400 lines. */
class FileLengthTest {

    private static final int MAX_LINES = 400;

    @Test
    void filesOfTheEnginesAreShort() throws IOException {
        Set<String> tooLong = new TreeSet<>();
        for (Path file : ProjectFiles.endingIn(".java")) {
            String path = file.toString().replace('\\', '/');
            if (path.contains("/src/main/java/org/polysweep/internal/")
                    && Files.readAllLines(file).size() > MAX_LINES) {
                tooLong.add(file.getFileName().toString());
            }
        }
        assertThat(tooLong).isEmpty();
    }
}
