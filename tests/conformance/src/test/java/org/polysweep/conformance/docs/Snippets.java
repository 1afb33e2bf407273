package org.polysweep.conformance.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/** The fenced blocks of a Markdown file. */
final class Snippets {

    private final String text;

    Snippets(Path file) throws IOException {
        text = Files.readString(file);
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
}
