package org.polysweep.conformance.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.polysweep.conformance.cli.CommandLine;

/** No line is longer than .editorconfig says. Tables and what is pasted as a whole are not wrapped. */
class LineLengthTest {

    private int limit;

    @BeforeEach
    void readTheLimit() throws IOException {
        Matcher first = Pattern.compile("max_line_length = (\\d+)")
                .matcher(Files.readString(CommandLine.top().resolve(".editorconfig")));
        assertThat(first.find()).isTrue();
        limit = Integer.parseInt(first.group(1));
    }

    /** Of Java, text blocks count as pasted. */
    @Test
    void sourcesAreWrapped() throws IOException {
        assertThat(longLines(".java", "\"\"\"", "(?!)")).isEmpty();
    }

    /** Of documents, blocks of code do, by a fence or by their indent. */
    @Test
    void proseIsWrapped() throws IOException {
        assertThat(longLines(".md", "```", "\\||    ")).isEmpty();
    }

    private List<String> longLines(String suffix, String fence, String notWrapped) throws IOException {
        Pattern left = Pattern.compile(notWrapped);
        List<String> found = new ArrayList<>();
        for (Path file : ProjectFiles.endingIn(suffix)) {
            boolean pasted = false;
            List<String> lines = Files.readAllLines(file);
            for (int i = 0; i < lines.size(); i++) {
                String line = lines.get(i);
                // A line with two fences opens and closes a block.
                pasted ^= line.split(Pattern.quote(fence), -1).length % 2 == 0;
                boolean isLong = line.codePointCount(0, line.length()) > limit;
                if (isLong && !pasted && !left.matcher(line).lookingAt()) {
                    found.add(CommandLine.top().relativize(file) + ":" + (i + 1));
                }
            }
        }
        return found;
    }
}
