package org.polysweep.conformance.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.polysweep.conformance.cli.CommandLine;

/** Each decision has a title, a status, a date and an area, and the index says the same. */
class DecisionPagesTest {

    private static final Path FOLDER = CommandLine.top().resolve("docs/decisions");
    private static final Pattern HEAD = Pattern.compile("(?s)# (\\d{4}): ([^\n]+)\n\n"
            + "Status: (.+?)\\.\\sDate:\\s(\\d{4}-\\d\\d-\\d\\d)\\.\\sArea:\\s(.+?)\\.\n\n.*");
    private static final Pattern ROW =
            Pattern.compile("\\| \\[(\\d{4})\\]\\(([^)]+)\\) \\| (.+?) \\| (.+?) \\| (\\d{4}-\\d\\d-\\d\\d) \\|");

    private record Entry(String file, String number, String title, String status, String date, String area) {}

    @Test
    void theIndexHasTheHeadOfEachPage() throws IOException {
        assertThat(index()).isNotEmpty().containsExactlyInAnyOrderElementsOf(pages());
    }

    private static List<Entry> pages() throws IOException {
        List<Entry> entries = new ArrayList<>();
        try (Stream<Path> files = Files.list(FOLDER)) {
            for (Path file : files.filter(file -> !file.endsWith("README.md")).toList()) {
                String name = file.getFileName().toString();
                Matcher head = HEAD.matcher(Files.readString(file));
                assertThat(head.matches())
                        .as("title, status, date and area of %s", name)
                        .isTrue();
                assertThat(name).startsWith(head.group(1) + "-");
                entries.add(new Entry(
                        name,
                        head.group(1),
                        head.group(2),
                        unwrapped(head.group(3)),
                        head.group(4),
                        unwrapped(head.group(5))));
            }
        }
        return entries;
    }

    private static String unwrapped(String text) {
        return text.replace('\n', ' ');
    }

    private static List<Entry> index() throws IOException {
        List<Entry> entries = new ArrayList<>();
        String area = "";
        for (String line : Files.readAllLines(FOLDER.resolve("README.md"))) {
            if (line.startsWith("## ")) {
                area = line.substring("## ".length());
            }
            Matcher row = ROW.matcher(line);
            if (row.matches()) {
                entries.add(new Entry(row.group(2), row.group(1), row.group(3), row.group(4), row.group(5), area));
            }
        }
        return entries;
    }
}
