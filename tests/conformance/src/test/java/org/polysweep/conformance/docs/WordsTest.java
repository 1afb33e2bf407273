package org.polysweep.conformance.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.polysweep.conformance.cli.CommandLine;

/** Documents, public Javadoc, messages, help and the page have none of the phrases in {@code style/words.tsv}. */
class WordsTest {

    private static final String COMMENT = "(?s)/\\*\\*.*?\\*/";
    private static final String CODE = "(?s)\\{@\\w+[^}]*\\}|<pre>.*?</pre>|<[^>]+>";
    private static final String STRING = "\"[^\"\\\\\n]*+(?:\\\\.[^\"\\\\\n]*+)*+\"";

    private record Phrase(Pattern pattern, String instead) {}

    private final List<Phrase> phrases = new ArrayList<>();

    @BeforeEach
    void readThePhrases() throws IOException {
        try (InputStream words = WordsTest.class.getResourceAsStream("/style/words.tsv")) {
            new String(Objects.requireNonNull(words).readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t", 2))
                    .map(cells -> new Phrase(Pattern.compile(cells[0], Pattern.CASE_INSENSITIVE), cells[1]))
                    .forEach(phrases::add);
        }
    }

    /** Guides, decisions and logs, but not the scripts of proofs. */
    @Test
    void guides() throws IOException {
        List<String> found = new ArrayList<>();
        for (Path file : ProjectFiles.endingIn(".md")) {
            String name = CommandLine.top().relativize(file).toString().replace('\\', '/');
            if (name.matches("[A-Z]+\\.md|docs/((decisions|dev)/)?[\\w-]+\\.md")) {
                String prose = Files.readString(file)
                        .replaceAll("(?ms)^```.*?^```$|^    .*?$", "")
                        .replaceAll("`[^`]*`|\\]\\([^)]*\\)", " ");
                collect(name, prose, found);
            }
        }
        assertThat(found).isEmpty();
    }

    @Test
    void publicJavadoc() throws IOException {
        List<String> found = new ArrayList<>();
        for (Path file : shipped()) {
            if (!file.toString().replace('\\', '/').contains("/internal/")) {
                Matcher comment = Pattern.compile(COMMENT).matcher(Files.readString(file));
                while (comment.find()) {
                    String prose = comment.group().replaceAll("\n *\\* ?", " ").replaceAll(CODE, " ");
                    collect(file.getFileName().toString(), prose, found);
                }
            }
        }
        assertThat(found).isEmpty();
    }

    @Test
    void messages() throws IOException {
        List<String> found = new ArrayList<>();
        for (Path file : shipped()) {
            collectStrings(file, found);
        }
        assertThat(found).isEmpty();
    }

    /** The help and the messages of all commands; garbage is a kind of finding. */
    @Test
    void commands() throws IOException {
        List<String> found = new ArrayList<>();
        for (Path file : files(".java", "tests/(workbench|cluster)/src/main/.*")) {
            collectStrings(file, found);
        }
        found.removeIf(line -> line.contains("«garbage»"));
        assertThat(found).isEmpty();
    }

    @Test
    void thePage() throws IOException {
        List<String> found = new ArrayList<>();
        for (String suffix : List.of(".html", ".js", ".jsonl")) {
            for (Path file : files(suffix, "tests/playground/src/main/page/.*")) {
                String text = Files.readString(file).replaceAll("(?m)//.*$|<[^>]+>", " ");
                collect(file.getFileName().toString(), text, found);
            }
        }
        assertThat(found).isEmpty();
    }

    private void collectStrings(Path file, List<String> found) throws IOException {
        String code = Files.readString(file).replaceAll(COMMENT, "").replaceAll("(?m)//.*$", "");
        // The lines of a help are strings of their own.
        Matcher string = Pattern.compile(STRING).matcher(code.replaceAll("\"\\s*[+,]\\s*\"", " "));
        while (string.find()) {
            collect(file.getFileName().toString(), string.group(), found);
        }
    }

    private static List<Path> shipped() throws IOException {
        List<Path> files = files(".java", "(aabb-fastpath|polygon-core)/src/main/.*");
        assertThat(files).hasSizeGreaterThan(100);
        return files;
    }

    private static List<Path> files(String suffix, String pattern) throws IOException {
        List<Path> files = ProjectFiles.endingIn(suffix);
        files.removeIf(file -> !CommandLine.top()
                .relativize(file)
                .toString()
                .replace('\\', '/')
                .matches(pattern));
        assertThat(files).isNotEmpty();
        return files;
    }

    private void collect(String name, String prose, List<String> found) {
        String line = prose.replaceAll("\\s+", " ");
        for (Phrase phrase : phrases) {
            Matcher match = phrase.pattern().matcher(line);
            while (match.find()) {
                String around =
                        line.substring(Math.max(0, match.start() - 40), Math.min(line.length(), match.end() + 30));
                found.add(name + ": «" + match.group() + "», write: " + phrase.instead() + " (…" + around + "…)");
            }
        }
    }
}
