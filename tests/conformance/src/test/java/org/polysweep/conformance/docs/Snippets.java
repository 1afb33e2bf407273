package org.polysweep.conformance.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The fenced blocks of a Markdown file. */
final class Snippets {

    private final String text;

    Snippets(Path file) throws IOException {
        text = Files.readString(file);
    }

    /** The whole document. */
    String text() {
        return text;
    }

    /** The blocks in a language, in order. */
    List<String> in(String language) {
        Pattern fence = Pattern.compile("^```" + language + "\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);
        return fence.matcher(text).results().map(match -> match.group(1)).toList();
    }

    /** The block in the shell's language that follows a comment. */
    String after(String comment) {
        Pattern fence =
                Pattern.compile(Pattern.quote("<!-- " + comment + " -->") + "\n```sh\n(.*?)\n```", Pattern.DOTALL);
        return fence.matcher(text)
                .results()
                .map(match -> match.group(1))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no block after <!-- " + comment + " -->"));
    }

    /** The lines of a block of Java that import something. */
    static String imports(String block) {
        return lines(block, true);
    }

    /** The other lines of a block of Java. */
    static String code(String block) {
        return lines(block, false);
    }

    private static String lines(String block, boolean areImports) {
        return block.lines()
                .filter(line -> line.startsWith("import ") == areImports)
                .collect(Collectors.joining("\n", "", "\n"));
    }
}
